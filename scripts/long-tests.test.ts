import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import list from "./long-tests.json" with { type: "json" };

interface LongTests {
  dueGroups(root: string): string[];
  stampPassed(root: string, names: readonly string[]): void;
}

interface Group {
  readonly testedSources: readonly string[];
  readonly files: Readonly<Record<string, readonly string[]>>;
}

const { dueGroups, stampPassed } = (await import(new URL("long-tests.mjs", import.meta.url).href)) as LongTests;
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const groups = Object.entries<Group>(list.groups);
const NAMES = groups.map(([name]) => name);
const testsOf = ({ files }: Group) => Object.values(files).flat();
const LONG = groups.flatMap(([, group]) => testsOf(group));
const SOURCES = [...new Set(groups.flatMap(([, { testedSources }]) => testedSources))];

/** A repository in which every path of the list is a small file. */
function makeRepository(): string {
  const root = mkdtempSync(join(tmpdir(), "lectern-long-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of [".ci", "scripts"]) mkdirSync(join(root, folder));
  cpSync(join(ROOT, "scripts/long-tests.json"), join(root, "scripts/long-tests.json"));
  const isFile = (source: string) => /\.\w+$/.test(source);
  for (const path of [...LONG, ...SOURCES.map((source) => (isFile(source) ? source : `${source}/a.ts`))]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), "export const a = 1;");
  }
  return root;
}

it("names long tests and sources that exist, each test once", () => {
  expect(LONG.length).toBeGreaterThan(20);
  expect([...LONG, ...SOURCES].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(LONG.filter((path, index) => LONG.indexOf(path) < index)).toEqual([]);
});

it("lists the groups that CONTRIBUTING explains, and no others", () => {
  const text = readFileSync(join(ROOT, "CONTRIBUTING.md"), "utf8");
  const [, section = ""] = text.split("## The long tests");
  const named = [...(section.split("\n## ")[0] ?? "").matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(NAMES.toSorted());
});

it("says that a group is due until it passed with these sources, and again after a change of them", () => {
  const root = makeRepository();
  expect(dueGroups(root)).toEqual(NAMES);
  stampPassed(root, ["plugins"]);
  expect(dueGroups(root)).toEqual(NAMES.filter((name) => name !== "plugins"));
  stampPassed(root, NAMES);
  expect(dueGroups(root)).toEqual([]);
  writeFileSync(join(root, "core/sync/a.ts"), "export const a = 2;");
  expect(dueGroups(root)).toEqual(["sync"]);
  writeFileSync(join(root, "core/sync/a.ts"), "export const a = 1;");
  expect(dueGroups(root)).toEqual([]);
  writeFileSync(join(root, "examples/plugins/b.ts"), "");
  expect(dueGroups(root)).toEqual(["plugins"]);
  stampPassed(root, ["plugins"]);
  writeFileSync(join(root, "e2e/support/a.ts"), "");
  expect(dueGroups(root)).toEqual(NAMES);
});
