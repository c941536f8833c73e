import { describe, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { expectRefusal, UNKNOWN_ID } from "../caller.ts";
import type { PlatformSetup } from "./platform-contract.ts";

/** Whoever asks is known before anything else is looked at: not the path's ids, not the body. */
export function tokenCases({ stranger, anyone }: PlatformSetup): void {
  const closed = apiRoutes.filter(({ access }) => access !== "anyone");

  describe("without a valid token", () => {
    test.each(closed.map(({ method, fullPath, api }) => ({ method, fullPath, api })))(
      "nothing is told by $method $fullPath",
      async ({ method, fullPath, api }) => {
        const path = fullPath.replaceAll(/[:*]\w+/g, UNKNOWN_ID);
        expectRefusal(await stranger.call({ method, path }), 401);
        if (api === "platform") expectRefusal(await anyone.call({ method, path }), 401);
      },
    );
  });
}
