// Builds the page when something it is made of has changed.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isStopping, logFile, reason, runLogged } from "./run.mjs";

const INPUTS = [
  "core",
  "web",
  "public",
  "scripts/vite",
  "examples/plugins",
  "index.html",
  "vite.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "web/tsconfig.json",
];

export async function ensureBuilt(root, node, say) {
  const stamp = join(root, ".cache", "built");
  const wanted = inputHash(root);
  const isCurrent = hasPage(root) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isCurrent) return;

  say("Building the page…");
  // Aside first: a build that fails half way leaves the page that is there as it is.
  const made = join(root, ".cache", "page");
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const { code, output } = await runLogged(root, node, [vite, "build", "--outDir", made, "--emptyOutDir"]);
  if (isStopping()) process.exit(130);
  if (code !== 0) {
    const instead = hasPage(root)
      ? "The page built last is served instead."
      : "The server starts without it: everything can be done from /docs.";
    say(`The page could not be built${reason(buildReason(output))}\n${instead} Details: ${logFile(root)}`);
    return;
  }
  rmSync(join(root, "dist"), { recursive: true, force: true });
  renameSync(made, join(root, "dist"));
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** What Vite says after its words for a failure, up to the stack; the end of its output where it says them not. */
export function buildReason(output) {
  const lines = output.split("\n").map((line) => line.trimEnd());
  const at = lines.findIndex((line) => /error during build|Build failed/i.test(line));
  const said = at < 0 ? lines.filter(Boolean).slice(-4) : lines.slice(at + 1).filter(Boolean);
  const end = said.findIndex((line) => /^\s+at /.test(line));
  return said.slice(0, end < 0 ? 6 : Math.min(end, 6)).map((line) => line.slice(0, 200));
}

const hasPage = (root) => existsSync(join(root, "dist", "index.html"));

function inputHash(root) {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    for (const file of filesUnder(root, input))
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/** Files in a fixed order, tests left out: they are no part of the page. */
function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  const entries = readEntries(full);
  if (!entries) return [path];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesUnder(root, `${path}/${entry.name}`)
        : /\.test\.tsx?$/.test(entry.name)
          ? []
          : [`${path}/${entry.name}`],
    );
}

function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error.code === "ENOTDIR") return undefined;
    throw error;
  }
}
