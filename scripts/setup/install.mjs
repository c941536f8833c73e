// Brings node_modules in line with package-lock.json.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNpm } from "./run.mjs";

const stampOf = (root) => join(root, "node_modules", ".lectern-installed");

/** Installs when the lock file is not the one that was installed last, or when an install was cut off. */
export async function ensureInstalled(root, say) {
  if (isInstalled(root)) return;
  say("Installing packages (once; a few minutes on a slow line)…");
  const stop = watchProgress(root, say);
  try {
    await runNpm(root, ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  } finally {
    stop();
  }
  writeFileSync(stampOf(root), lockHash(root));
}

/** Says how many packages are in place: each quarter of them, as a line. */
function watchProgress(root, say) {
  const paths = packagePaths(root);
  let said = 0;
  const timer = setInterval(() => {
    const there = paths.filter((path) => existsSync(join(root, path, "package.json"))).length;
    const quarter = Math.floor((there / paths.length) * 4);
    if (quarter > said && quarter < 4) say(`  ${there} of ${paths.length} packages`);
    said = Math.max(said, quarter);
  }, 500);
  return () => clearInterval(timer);
}

/** Those that every machine gets; others depend on its system. */
function packagePaths(root) {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  return Object.entries(packages).flatMap(([path, entry]) =>
    path === "" || entry.optional || entry.devOptional ? [] : [path],
  );
}

function isInstalled(root) {
  if (existsSync(stampOf(root)) && readFileSync(stampOf(root), "utf8") === lockHash(root)) return true;
  if (!holdsEverything(root)) return false;
  writeFileSync(stampOf(root), lockHash(root));
  return true;
}

const lockHash = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** What npm itself noted at the end of an install by hand, `npm ci` or `npm install`, against the lock file. */
function holdsEverything(root) {
  const noted = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(noted)) return false;
  const wanted = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")).packages;
  const present = JSON.parse(readFileSync(noted, "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || entry.devOptional || present[path]?.version === entry.version,
  );
}
