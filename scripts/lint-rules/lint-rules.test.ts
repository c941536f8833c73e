import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = fileURLToPath(new URL(".", import.meta.url));

const examples = readdirSync(folder)
  .filter((name) => name.endsWith(".bad.ts"))
  .map((name) => {
    const source = readFileSync(join(folder, name), "utf8");
    const [, place = ""] = /^\/\/ as (.+)$/m.exec(source) ?? [];
    const [, expected = ""] = /^\/\/ expect: (.+)$/m.exec(source) ?? [];
    // Several name the same place: each is put beside it under its name.
    return { name, place: place.replace("example.", `${name.slice(0, -".bad.ts".length)}.`), expected };
  });

interface Report {
  readonly diagnostics: readonly {
    readonly filename: string;
    readonly message: string;
    readonly help?: string;
    readonly severity: string;
  }[];
}

/** Lints all bad examples at once, each at the place it names, in an otherwise empty tree with the project's rules. */
function lintAll(): Report {
  const tree = mkdtempSync(join(tmpdir(), "lectern-lint-"));
  try {
    copyFileSync(join(root, ".oxlintrc.json"), join(tree, ".oxlintrc.json"));
    for (const { name, place } of examples) {
      mkdirSync(dirname(join(tree, place)), { recursive: true });
      copyFileSync(join(folder, name), join(tree, place));
    }
    const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
    const { stdout } = spawnSync(process.execPath, [oxlint, "--format", "json"], { cwd: tree, encoding: "utf8" });
    return JSON.parse(stdout) as Report;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

describe("the lint rules", () => {
  const { diagnostics } = lintAll();

  it.each(examples)("refuse $name, saying why", ({ place, expected }) => {
    expect(expected).not.toBe("");
    const found = diagnostics.filter(({ filename, severity }) => filename === place && severity === "error");
    expect(JSON.stringify(found)).toContain(expected);
  });
});
