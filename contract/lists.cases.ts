import { describe, expect, test } from "vitest";
import { z } from "zod";
import { apiRoutes } from "#core/api/app.ts";
import type { Called, Caller } from "./caller.ts";

type Row = (typeof apiRoutes)[number];

/** Trees have no parts: what `limit` cut off would take its branches with it. */
const WHOLE = ["getNavigationTree"];

/** Every row of an API that answers a list. */
export const listRows = (api: Row["api"]): readonly Row[] =>
  apiRoutes.filter(
    (row) => row.api === api && row.method === "GET" && row.output instanceof z.ZodArray && !WHOLE.includes(row.name),
  );

/** `limit`, `offset` and `envelope` of every list. `pathTo` names a filled one. */
export function listCases(rows: readonly Row[], caller: () => Caller, pathTo: (row: Row) => string): void {
  describe.each(rows.map((row) => ({ row, title: row.fullPath })))("the list $title", ({ row }) => {
    test("gives the part asked for, and all of it counted", async () => {
      const path = pathTo(row);
      const ask = (query: Readonly<Record<string, string>>) =>
        caller().get(`${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(query)}`);
      const all = await listOf(await ask({ limit: "1000" }));
      const total = String(all.length);

      const one = await ask({ limit: "1" });
      expect(one.headers["x-total-count"]).toBe(total);
      expect(await listOf(one)).toHaveLength(Math.min(1, all.length));
      // Messages come oldest first, the last `limit` of them: there the first part is the end.
      const fromEnd = row.name.endsWith("Messages");
      const part = (offset: number) =>
        fromEnd ? all.slice(-1 - offset, all.length - offset) : all.slice(offset, offset + 1);
      expect(await listOf(one)).toEqual(part(0));
      expect(await listOf(await ask({ limit: "1", offset: "1" }))).toEqual(part(1));
      expect(await listOf(await ask({ limit: "1", offset: total }))).toEqual([]);

      const inEnvelope = await ask({ limit: "1", offset: "1", envelope: "true" });
      expect(inEnvelope.body).toEqual({
        items: part(1),
        total_items: all.length,
        page: 2,
        page_size: 1,
        total_pages: all.length,
      });
      expect((await ask({ envelope: "true" })).body).toMatchObject({ items: expect.any(Array), page: 1 });
      expect((await ask({ envelope: "false" })).body).toBeInstanceOf(Array);
    });

    test("refuses a limit or an offset out of range, by its name", async () => {
      const path = pathTo(row);
      for (const [name, value] of [
        ["limit", "0"],
        ["limit", "1001"],
        ["limit", "many"],
        ["offset", "-1"],
        ["envelope", "perhaps"],
      ] as const) {
        const answer = await caller().get(`${path}${path.includes("?") ? "&" : "?"}${name}=${value}`);
        expect(answer.status, answer.text).toBe(row.api === "platform" ? 422 : 400);
        expect(answer.text).toContain(name);
      }
    });
  });
}

async function listOf(answer: Called): Promise<readonly unknown[]> {
  expect(answer.status, answer.text.slice(0, 300)).toBe(200);
  expect(answer.body).toBeInstanceOf(Array);
  return answer.body as readonly unknown[];
}
