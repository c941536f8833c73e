// Finds the Node that runs Lectern: 24 or newer, because it runs TypeScript as it is and has SQLite built in.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runNpm, SetupError } from "./run.mjs";

const MAJOR = 24;

/** The path of a Node of version 24 or newer. */
export async function findNode(root, say) {
  const found = installed(root) ?? onPath();
  if (found) return found;
  // The `node` package fetches its program in an install script; where those are switched off we ask for it by name.
  const name = platformPackage();
  say(`Fetching Node ${nodeVersion(root)} for this machine…`);
  await runNpm(root, [
    "install",
    "--no-save",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--prefix",
    fallbackFolder(root),
    `${name}@${nodeVersion(root)}`,
  ]);
  const fetched = installed(root);
  if (fetched) return fetched;
  throw new SetupError(
    `Lectern needs Node ${MAJOR} or newer, and npm has none for this machine. Install it from https://nodejs.org, then try again.`,
  );
}

function installed(root) {
  const exe = process.platform === "win32" ? "node.exe" : "node";
  const places = [
    join(root, "node_modules", "node", "bin", exe),
    join(fallbackFolder(root), "node_modules", platformPackage(), "bin", exe),
  ];
  return places.find(isNewEnough);
}

function onPath() {
  const exe = process.platform === "win32" ? "node.exe" : "node";
  return [process.execPath, ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, exe))].find(
    isNewEnough,
  );
}

function isNewEnough(path) {
  if (!existsSync(path)) return false;
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)\./.exec(stdout ?? "")?.[1] ?? 0) >= MAJOR;
}

const fallbackFolder = (root) => join(root, ".cache", "node");
const nodeVersion = (root) => JSON.parse(readFileSync(join(root, "package.json"), "utf8")).devDependencies.node;

function platformPackage() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  return `${platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node"}-${platform}-${process.arch}`;
}
