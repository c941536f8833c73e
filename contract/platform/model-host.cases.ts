import { describe, expect, test } from "vitest";
import { expectRefusal, UNKNOWN_ID } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

export function modelHostCases({ ada, bob, standIns }: PlatformSetup): void {
  describe.each(["/api/v1/modelhost", "/api/v1/ollama"])("%s", (base) => {
    test("refuses what is wrong, and says when nothing is there", async () => {
      const nowhere = "http://127.0.0.1:1";
      expectInvalid(await ada().api.get(`${base}/test?server_url=nonsense`), ["query", "server_url"]);
      expectInvalid(await ada().api.get(`${base}/models?server_url=nonsense`), ["query", "server_url"]);
      expectInvalid(await ada().api.json("POST", `${base}/install`, { name: "" }), ["body", "name"]);
      expectInvalid(await ada().api.json("DELETE", `${base}/delete`, { server_url: nowhere }), ["body", "name"]);
      // All at once: each is tried again after a while.
      const refused = await Promise.all([
        ada().api.get(`${base}/test?server_url=${nowhere}`),
        ada().api.get(`${base}/models?server_url=${nowhere}`),
        ada().api.json("DELETE", `${base}/delete`, { name: "m", server_url: nowhere }),
      ]);
      for (const answer of refused) expectRefusal(answer, 502, undefined, "unreachable");
      for (const path of [
        `${base}/install/${UNKNOWN_ID}`,
        `${base}/install/${UNKNOWN_ID}/events`,
        `${base}/install/nonsense`,
      ])
        expectRefusal(await ada().api.get(path), 404);
      expectRefusal(await ada().api.remove(`${base}/install/${UNKNOWN_ID}`), 404);
    });

    test.skipIf(!standIns)("tests, lists, installs, cancels and deletes", async () => {
      const server_url = standIns?.() ?? "";
      const named = new URLSearchParams({ server_url });
      expect((await ada().api.get(`${base}/test?${named}`)).body).toMatchObject({ reachable: true, version: "0.9.9" });
      const name = `made-${crypto.randomUUID().slice(0, 8)}:1b`;
      const started = await ada().api.json("POST", `${base}/install`, { name, server_url });
      expect(started.status, started.text).toBe(201);
      const { task_id } = started.body as { task_id: string };
      for (const path of ["", "/events"]) expectRefusal(await bob().api.get(`${base}/install/${task_id}${path}`), 404);
      expectRefusal(await bob().api.remove(`${base}/install/${task_id}`), 404);
      expect((await ada().api.get(`${base}/install/${task_id}/events`)).text).toContain("event: completed");
      expect((await ada().api.get(`${base}/install/${task_id}`)).body).toMatchObject({
        status: "completed",
        progress_percent: 100,
      });
      expect((await ada().api.get(`${base}/models?${named}`)).body).toContainEqual(expect.objectContaining({ name }));
      expect((await ada().api.json("DELETE", `${base}/delete`, { name, server_url })).status).toBe(204);
      expectRefusal(await ada().api.json("DELETE", `${base}/delete`, { name, server_url }), 404);

      const long = (await ada().api.json("POST", `${base}/install`, { name: "stalls", server_url })).body as {
        task_id: string;
      };
      expect((await ada().api.remove(`${base}/install/${long.task_id}`)).status).toBe(204);
      await expect
        .poll(
          async () => ((await ada().api.get(`${base}/install/${long.task_id}`)).body as { status: string }).status,
          { timeout: 20_000 },
        )
        .toBe("cancelled");
    });
  });
}
