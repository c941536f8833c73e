import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import list from "./long-tests.json" with { type: "json" };

interface LongTests {
  areDue(root: string): boolean;
  stampPassed(root: string): void;
}

const { areDue, stampPassed } = (await import(new URL("long-tests.mjs", import.meta.url).href)) as LongTests;
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const LONG = Object.values(list.files).flat();

/** A repository in which every path of the list is a small file. */
function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), "lectern-long-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of [".ci", "scripts"]) mkdirSync(join(root, folder));
  cpSync(join(ROOT, "scripts/long-tests.json"), join(root, "scripts/long-tests.json"));
  for (const path of [...LONG, ...list.testedSources.map((source) => `${source}/a.ts`)]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "export const a = 1;");
  }
  return root;
}

it("names long tests and sources that exist", () => {
  expect(LONG.length).toBeGreaterThan(20);
  expect([...LONG, ...list.testedSources].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(list.alsoInTest.filter((path) => !LONG.includes(path))).toEqual([]);
});

it("lists the long tests that CONTRIBUTING explains, and no others", () => {
  const text = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8");
  const [, section = ""] = text.split("## The long tests");
  const named = [...(section.split("\n## ")[0] ?? "").matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, path]) => path);
  expect(named.toSorted()).toEqual(LONG.toSorted());
});

it("says that the long tests are due until they passed with these sources, and again after a change", () => {
  const root = makeRepository();
  expect(areDue(root)).toBe(true);
  stampPassed(root);
  expect(areDue(root)).toBe(false);
  writeFileSync(join(root, "core/sync/a.ts"), "export const a = 2;");
  expect(areDue(root)).toBe(true);
  writeFileSync(join(root, "core/sync/a.ts"), "export const a = 1;");
  expect(areDue(root)).toBe(false);
  writeFileSync(join(root, "sync-server/b.ts"), "");
  expect(areDue(root)).toBe(true);
});
