import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const ROOT = new URL("../", import.meta.url);

test.each(["CONTRIBUTING.md", "docs/architecture.md"])("every file that %s names by its path exists", async (page) => {
  const text = await readFile(new URL(page, ROOT), "utf8");
  const named = [...text.matchAll(/`([\w.-]+\/[\w./-]+\.(?:tsx?|md|json|mjs|webmanifest))`/g)].map(
    ([, path = ""]) => path,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((path) => !existsSync(new URL(path, ROOT)))).toEqual([]);
});
