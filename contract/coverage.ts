import { expect, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import type { Api } from "#core/http/route.ts";
import { createRouter } from "#core/http/router.ts";
import type { Send } from "./request.ts";

type Row = (typeof apiRoutes)[number];

/** What has to be seen of a row, where it applies. */
const KINDS = {
  success: { of: () => true, seen: ({ status }) => status < 300 },
  "invalid data": {
    of: ({ query, body, form }) => Boolean(query ?? body ?? form),
    seen: ({ status, row }) => (row.api === "platform" ? status === 422 : status === 400),
  },
  "nothing there": { of: namesSomething, seen: ({ status }) => status === 404 },
  "somebody else": { of: namesSomething, seen: ({ status, isOther }) => isOther && (status === 404 || status === 403) },
  "no token": { of: ({ access }) => access !== "anyone", seen: ({ status }) => status === 401 },
} satisfies Readonly<
  Record<string, { readonly of: (row: Row) => boolean; readonly seen: (answered: Answered) => boolean }>
>;

export type Kind = keyof typeof KINDS;

interface Answered {
  readonly row: Row;
  readonly status: number;
  /** Somebody who has none of what the request names. */
  readonly isOther: boolean;
}

export interface Coverage {
  /** The same, but what is answered is noted. */
  watch(send: Send): Send;
  /** A last test: every row of the API has been seen to do each of these. */
  check(kinds: Partial<Record<Kind, readonly string[]>>): void;
}

/** Notes which rows a suite has seen succeed and refuse, so that no row is forgotten. */
export function createCoverage(api: Api, isOther: (authorization: string) => boolean = () => false): Coverage {
  const router = createRouter(apiRoutes);
  const seen = new Map<Kind, Set<string>>();

  return {
    watch: (send) => async (request) => {
      const response = await send(request);
      const match = router.match(request.method, new URL(request.path, "http://service.test").pathname);
      if (match.kind !== "route" || request.method === "HEAD") return response;
      const answered = {
        row: match.route,
        status: response.status,
        isOther: isOther(request.headers?.["authorization"] ?? ""),
      };
      for (const [kind, { seen: isSeen }] of Object.entries(KINDS))
        if (isSeen(answered)) seen.set(kind as Kind, (seen.get(kind as Kind) ?? new Set()).add(match.route.name));
      return response;
    },

    check(kinds) {
      for (const [kind, elsewhere] of Object.entries(kinds) as [Kind, readonly string[]][]) {
        test(`every endpoint was tried: ${kind}`, () => {
          const rows = apiRoutes.filter((row) => row.api === api && KINDS[kind].of(row));
          const missing = rows.map(({ name }) => name).filter((name) => !seen.get(kind)?.has(name));
          expect(
            missing.filter((name) => !elsewhere.includes(name)),
            `no case of “${kind}” for these`,
          ).toEqual([]);
          expect(
            elsewhere.filter((name) => !missing.includes(name)),
            "tried here after all: take them off",
          ).toEqual([]);
        });
      }
    },
  };
}

/** Whether the path names a thing of somebody's; `user_id` names the somebody. */
function namesSomething({ fullPath }: Row): boolean {
  return (fullPath.match(/[:*]\w+/g) ?? []).some((name) => name !== ":user_id");
}
