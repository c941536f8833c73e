import type { Page } from "playwright";
import { apiRoutes } from "#core/api/app.ts";
import { createRouter } from "#core/http/router.ts";
import { answerCheck } from "#core/http/row-table.ts";

export interface WatchedAnswers {
  /** Names of the rows whose answers were looked at, once all that came so far have been. */
  checked(): Promise<readonly string[]>;
  /** What is not as its row declares. */
  readonly problems: readonly string[];
}

/** Compares what the page is answered with the schemas of the rows; a build of the page itself has none of them. */
export function watchAnswers(page: Page): WatchedAnswers {
  const router = createRouter(apiRoutes);
  const check = answerCheck(apiRoutes);
  const checked = new Set<string>();
  const problems: string[] = [];
  const looks: Promise<void>[] = [];
  page.on("response", (response) => {
    const match = router.match(response.request().method(), new URL(response.url()).pathname);
    const isJson = response.headers()["content-type"]?.startsWith("application/json") ?? false;
    if (match.kind !== "route" || !response.ok() || !isJson) return;
    const { name } = match.route;
    // The browser forgets the bodies of a page that was left.
    const body = response.text().catch(() => undefined);
    const look = body.then((text) => {
      if (text === undefined) return;
      checked.add(name);
      check(name, JSON.parse(text));
    });
    looks.push(look.catch((error: unknown) => void problems.push(String(error))));
  });
  return { checked: async () => (await Promise.all(looks), [...checked]), problems };
}
