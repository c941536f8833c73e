import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const examples = fileURLToPath(new URL(".", import.meta.url));
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** Lints one bad example at the place it names, in an otherwise empty tree with the project's rules. */
function lint(example: string): { readonly output: string; readonly status: number | null; readonly expected: string } {
  const source = readFileSync(join(examples, example), "utf8");
  const [, place = ""] = /^\/\/ as (.+)$/m.exec(source) ?? [];
  const [, expected = ""] = /^\/\/ expect: (.+)$/m.exec(source) ?? [];
  const tree = mkdtempSync(join(tmpdir(), "lectern-lint-"));
  folders.push(tree);
  copyFileSync(join(root, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
  mkdirSync(dirname(join(tree, place)), { recursive: true });
  copyFileSync(join(examples, example), join(tree, place));
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout, stderr, status } = spawnSync(process.execPath, [oxlint, "--format", "json", place], {
    cwd: tree,
    encoding: "utf8",
  });
  return { output: stdout + stderr, status, expected };
}

describe("the lint rules", () => {
  it.each(readdirSync(examples).filter((name) => name.endsWith(".bad.ts")))("refuse %s, saying why", (example) => {
    const { output, status, expected } = lint(example);
    expect(expected).not.toBe("");
    expect(output).toContain(expected);
    expect(status).toBe(1);
  });
});
