import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { rowsFile } from "./page-rows.ts";

const CLIENT = new URL("../web/app/client/", import.meta.url);

test("the page has the paths of the endpoints that it uses (run `node scripts/page-rows.ts`)", async () => {
  const kept = await readFile(new URL("rows.ts", CLIENT), "utf8");
  expect(kept === (await rowsFile()), "run `node scripts/page-rows.ts`").toBe(true);
  expect(kept).toContain('listDocuments: "GET /api/documents"');
});

test("the page's client loads no schema and no handler", async () => {
  const source = await readFile(new URL("client.ts", CLIENT), "utf8");
  const loaded = [...source.matchAll(/^import (?!type )[^;]* from "([^"]+)";$/gm)].map(([, from]) => from);
  expect(loaded).toEqual(["#core/http/client.ts", "./rows.ts"]);
});
