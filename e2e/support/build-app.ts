import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const SOURCES = [
  "core",
  "web",
  "public",
  "scripts/vite",
  "examples/plugins",
  "index.html",
  "vite.config.ts",
  "package-lock.json",
  "e2e/support/next-version.config.ts",
  "e2e/support/build-app.ts",
];
const KEPT_BUILDS = 6;
/** Megabytes of the largest file that the built app takes: enough for every journey, so that they share one build. */
export const UPLOAD_MB = 400;

export type Version = "this" | "next";

/**
 * Folder of the built app. Builds of unchanged sources are used again; `next` is the same app with every file of code
 * under another name, as after a release that changed all of them, and with a database of another shape.
 */
export async function buildApp(version: Version = "this", { uploadMb = UPLOAD_MB } = {}): Promise<string> {
  const cache = join(root, ".cache/e2e");
  const folder = join(cache, `${version}-${uploadMb}-${stateOfSources()}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const unlock = await lockUnless(() => existsSync(folder), `${folder}.lock`);
  if (!unlock) return folder;
  try {
    const part = `${folder}.${process.pid}`;
    if (uploadMb === UPLOAD_MB) await makeBuild(part, version);
    else await makeWithLimit(part, await buildApp(version), uploadMb);
    await dropOldest(cache);
    await rename(part, folder);
  } finally {
    await unlock();
  }
  return folder;
}

async function makeBuild(folder: string, version: Version): Promise<void> {
  await runVite(folder, version === "next" ? "e2e/support/next-version.config.ts" : "vite.config.ts", {
    VITE_MAX_UPLOAD_MB: String(UPLOAD_MB),
  });
  if (version === "next") await renameTable(folder, "request_counts", "request_totals");
}

/** The same build with another limit in its code, in a second; to build it again takes half a minute of two cores. */
async function makeWithLimit(folder: string, from: string, uploadMb: number): Promise<void> {
  await cp(from, folder, { recursive: true });
  const inBytes = (megabytes: number): string => String(megabytes * 1024 * 1024);
  const limit = inBytes(UPLOAD_MB);
  await changeCode(folder, (code) => code.replaceAll(limit, inBytes(uploadMb).padStart(limit.length)));
}

/** Test files run beside each other and want the same build: one makes it, the others wait. Null once `done`. */
async function lockUnless(done: () => boolean, lock: string): Promise<(() => Promise<void>) | null> {
  for (;;) {
    if (done()) return null;
    const isMine = await writeFile(lock, String(process.pid), { flag: "wx" }).then(
      () => true,
      () => false,
    );
    if (isMine) return () => rm(lock, { force: true });
    const holder = Number(await readFile(lock, "utf8").catch(() => ""));
    if (holder && !isAlive(holder)) await rm(lock, { force: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Vite in a process of its own: a test's NODE_ENV would make it a development build. */
async function runVite(outDir: string, config: string, settings: Record<string, string>): Promise<void> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "--config", config, "--outDir", outDir, "--logLevel", "warn"], {
    cwd: root,
    env: { ...env, ...settings },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`The app does not build:\n${output}`);
}

/** A table under another name changes the shape of what is stored; every program of the build is told. */
async function renameTable(folder: string, from: string, to: string): Promise<void> {
  const named = new RegExp(`(["'\`])${from}\\1`, "g");
  await changeCode(folder, (code) => code.replaceAll(named, `$1${to}$1`));
}

/**
 * Changes the programs of a build. A text takes the place of one of the same length, since the service worker knows where in
 * a pack each file begins.
 */
async function changeCode(folder: string, change: (code: string) => string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  let count = 0;
  for (const name of files.filter((path) => /\.js$|assets\/pack-[^/]+\.bin$/.test(path))) {
    const code = await readFile(join(folder, name), "latin1");
    const changed = change(code);
    if (changed === code) continue;
    if (changed.length !== code.length) throw new Error(`The change of ${name} is not as long as what it replaces.`);
    await writeFile(join(folder, name), changed, "latin1");
    for (const suffix of ["br", "gz"]) await rm(join(folder, `${name}.${suffix}`), { force: true });
    count++;
  }
  if (count === 0) throw new Error("No program of the build has what is to be changed.");
}

function stateOfSources(): string {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const path of filesOf(join(root, source)))
      hash.update(`${path} ${statSync(path).mtimeMs} ${statSync(path).size}\n`);
  }
  return hash.digest("hex").slice(0, 12);
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function dropOldest(cache: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => !name.endsWith(".lock"));
  const builds = await Promise.all(
    // A build beside this one may be given its name meanwhile.
    names.map(async (name) => ({ name, at: (await stat(join(cache, name)).catch(() => null))?.mtimeMs ?? Infinity })),
  );
  const old = builds.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS - 1);
  await Promise.all(old.map(({ name }) => rm(join(cache, name), { recursive: true, force: true })));
}
