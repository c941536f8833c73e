import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { apiRoutes } from "../../../app.ts";
import { UNKNOWN_ID, type Caller } from "../../caller.ts";
import type { ContractRequest } from "../../request.ts";
import { newPerson, type Person } from "../people.ts";
import type { PlatformHost } from "../platform-contract.ts";
import { LOGIN_ROWS } from "../samples.ts";
import { makeScene, type Scene } from "../scene.ts";
import { requestFor, type Ids } from "./request-arbitraries.ts";

export interface FuzzOptions {
  readonly runs: number;
  readonly seed: number;
  /** Errors that would be bugs, since it was asked last. */
  readonly bugs: () => readonly unknown[];
}

/** The long run is `FUZZ_RUNS=10000`, a run is repeated by its `FUZZ_SEED`. */
export function fuzzOptions(
  env: Readonly<Record<string, string | undefined>>,
  runs: number,
): Pick<FuzzOptions, "runs" | "seed"> {
  return { runs: Number(env["FUZZ_RUNS"] ?? runs), seed: Number(env["FUZZ_SEED"] ?? Date.now() % 2 ** 31) };
}

/** After so many, new things are made: by then most of the old ones are deleted. */
const ROUND = 200;

/** Rows that talk to other machines or take files; suites of their own try them. */
const ELSEWHERE = ["Models", "AI providers", "AI settings", "Web search", "Model host", "Plugins", "Jobs"];

const CANARY = " seen-by-bob-only";

const rows = apiRoutes.filter(({ tag, form }) => !form && !ELSEWHERE.includes(tag));
/** Hashing a password takes a tenth of a second, so logins come seldom. */
const usual = rows.filter(({ name }) => !LOGIN_ROWS.includes(name));
const seldom = rows.filter(({ name }) => LOGIN_ROWS.includes(name) && name !== "logout");

/** Requests made from the rows' schemas, right and wrong, sent by one person while another has things. */
export function defineFuzz(host: PlatformHost, options: FuzzOptions): void {
  const { runs, seed } = options;
  let ada: Person;
  let bob: Person;

  beforeAll(async () => {
    ada = await newPerson(host.send, host.remembers);
    bob = await newPerson(host.send, host.remembers);
  });

  describe(`${runs} generated requests to ${host.name} (FUZZ_SEED=${seed})`, () => {
    const limit = runs * 1000 + 60_000;
    test(
      "never end in an error of ours, never hang, and never touch or show what is another user's",
      { timeout: limit },
      async () => {
        const statuses = new Map<number, number>();
        for (let done = 0; done < runs; done += ROUND) {
          const hers: Scene[] = [];
          for (let made = 0; made < 4; made++) hers.push(await makeScene(ada.api, ada.user.id));
          const his = await makeScene(bob.api, bob.user.id, CANARY);
          const ids = idsOf({ hers, his, ada, bob });
          const before = await everythingOf(bob.api, his);
          const request = fc.oneof(
            { weight: 40, arbitrary: anyOf(usual, ids) },
            { weight: 1, arbitrary: anyOf(seldom, ids) },
          );
          const property = fc.asyncProperty(request, async (given) => {
            const status = await check(ada.api, options, given);
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
          });
          await fc.assert(property, { numRuns: Math.min(ROUND, runs - done), seed: seed + done, endOnFailure: true });
          expect(await everythingOf(bob.api, his)).toEqual(before);
        }
        console.log("answers by status:", JSON.stringify(Object.fromEntries([...statuses].sort(([a], [b]) => a - b))));
        expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 204, 404, 422]));
      },
    );
  });
}

function anyOf(from: typeof rows, ids: Ids): fc.Arbitrary<ContractRequest> {
  return fc.constantFrom(...from).chain((row) => requestFor(row, ids));
}

/** Hers twice as often as his, so that most requests have something to do. */
function idsOf({
  hers,
  his,
  ada,
  bob,
}: {
  readonly hers: readonly Scene[];
  readonly his: Scene;
  readonly ada: Person;
  readonly bob: Person;
}): Ids {
  const scenes = [...hers, ...hers, his];
  const each = (name: keyof Scene) => scenes.map((scene) => scene[name]);
  const users = ["current", ada.user.id, ada.user.id, bob.user.id];
  const named = {
    id: [...each("token"), ...each("navigation")],
    definition_id: each("definition"),
    instance_id: each("instance"),
    page_id: each("page"),
    route: each("route"),
    parent_route: each("route").map((route) => `/${route}`),
    state_id: each("state"),
    persona_id: each("persona"),
    tag_id: each("tag"),
    conversation_id: each("conversation"),
    route_id: each("navigation"),
    parent_id: each("navigation"),
    component_id: each("component"),
    user_id: users,
  };
  return { all: [...scenes.flatMap((scene) => Object.values(scene)), ...users, UNKNOWN_ID], named };
}

async function check(api: Caller, { bugs }: FuzzOptions, request: ContractRequest): Promise<number> {
  const { status, text, headers, body } = await inTime(api.call(request), request);
  const said = `${request.method} ${request.path} ${JSON.stringify(request.body)} → ${status} ${text.slice(0, 500)}`;
  expect(bugs(), said).toEqual([]);
  expect(status, said).toBeLessThan(500);
  expect(text, said).not.toContain(CANARY);
  if (status >= 400) {
    expect(headers["content-type"], said).toBe("application/json; charset=utf-8");
    expect(body, said).toEqual({ detail: expect.anything() });
  }
  return status;
}

/** Generous: a loaded machine is slow, a hang is for ever. */
const PATIENCE = 20_000;

async function inTime<Answer>(answer: Promise<Answer>, request: ContractRequest): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`No answer in ${PATIENCE} ms: ${JSON.stringify(request)}`)),
    PATIENCE,
  );
  try {
    return await Promise.race([answer, promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Everything there is to see of somebody's. */
async function everythingOf(api: Caller, scene: Scene): Promise<readonly string[]> {
  const paths = [
    "auth/me",
    "settings/definitions",
    "settings/instances",
    "pages?limit=1000",
    `pages/${scene.page}`,
    "plugin-state?limit=1000",
    "users/current/conversations?limit=1000",
    `conversations/${scene.conversation}/with-messages`,
    "users/current/tags?limit=1000",
    "personas?limit=1000",
    "navigation-routes?limit=1000",
    "components?limit=1000",
  ];
  const answers = await Promise.all(paths.map((path) => api.get(`/api/v1/${path}`)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200));
  return answers.map(({ text }) => text);
}
