import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const ROOT = new URL("../", import.meta.url);

test("every file that CONTRIBUTING names by its path exists", async () => {
  const text = await readFile(new URL("CONTRIBUTING.md", ROOT), "utf8");
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|md|json|mjs|webmanifest))`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});
