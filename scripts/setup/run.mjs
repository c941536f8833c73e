// Child processes that end when we do.
import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { isatty } from "node:tty";
import { stripVTControlCharacters } from "node:util";

/** A step that did not work; its message is for the person at the keyboard. */
export class SetupError extends Error {}

const children = new Set();
let stoppingSince = 0;

export const isStopping = () => stoppingSince > 0;

/**
 * Passes signals on to whatever runs; Ctrl-C a second time, or ten seconds, ends it for good.
 * A hang-up says that the terminal is gone, which ends what was started in it; without one (`nohup`, a service, a script)
 * it says nothing. The same goes for a reader of our output that went away.
 */
export function forwardSignals() {
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
  // Asked now: a terminal that is gone is none.
  const inTerminal = isatty(0) || isatty(1);
  process.on("SIGHUP", () => inTerminal && stop("SIGHUP"));
  for (const stream of [process.stdout, process.stderr]) stream.on("error", ignoreClosedPipe);
  process.on("exit", killAll);
  if (process.env.npm_lifecycle_event) stopWithParent();
}

function ignoreClosedPipe(error) {
  if (error.code !== "EPIPE" && error.code !== "EIO") throw error;
}

/** npm that is told to end leaves what it started behind; so we look whether it is still there. */
function stopWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop("SIGTERM");
  }, 1000).unref();
}

function stop(signal) {
  if (children.size === 0) process.exit(130);
  if (stoppingSince > 0) {
    // Within a second it is the same Ctrl-C: from the terminal, and passed on by npm.
    if (Date.now() - stoppingSince > 1000) killAll();
    return;
  }
  stoppingSince = Date.now();
  for (const child of children) child.kill(signal);
  setTimeout(killAll, 10_000).unref();
}

function killAll() {
  for (const child of children) child.kill("SIGKILL");
}

/** Runs a command to its end and answers its exit code; `onSpawn` gets the child. */
export function run(command, args, { onSpawn, ...options } = {}) {
  if (isStopping()) return Promise.resolve(130);
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", ...options });
    children.add(child);
    onSpawn?.(child);
    child.on("error", (error) => {
      children.delete(child);
      reject(error);
    });
    child.on("close", (code, signal) => {
      children.delete(child);
      resolve(code ?? (signal === "SIGINT" || signal === "SIGTERM" ? 0 : 1));
    });
  });
}

/** Runs a command to its end with what it prints in the log; answers its exit code and its output. */
export async function runLogged(root, command, args, options = {}) {
  const file = logFile(root);
  const from = existsSync(file) ? statSync(file).size : 0;
  mkdirSync(dirname(file), { recursive: true });
  const log = openSync(file, "a");
  try {
    writeSync(log, `\n${new Date().toISOString()} ${[command, ...args].join(" ")}\n`);
    const code = await run(command, args, { cwd: root, ...options, stdio: ["ignore", log, log] });
    return { code, output: stripVTControlCharacters(readFileSync(file).subarray(from).toString()) };
  } finally {
    closeSync(log);
  }
}

/** Where the details of setting up go; begun anew by each start. */
export const logFile = (root) => join(root, ".cache", "logs", "setup.log");

export const startLog = (root) => rmSync(logFile(root), { force: true });

/** npm as it was called, or the one on the PATH. */
export async function runNpm(root, args) {
  const npm = process.env.npm_execpath;
  const viaNode = npm !== undefined && /npm-cli\.c?js$/.test(npm);
  const [command, first] = viaNode ? [process.execPath, [npm]] : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  const shell = !viaNode && process.platform === "win32";
  // Said in .npmrc too, for npm by hand; a later npm no longer hands such a key to install scripts.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: "skip" };
  const { code, output } = await runLogged(root, command, [...first, ...args], { shell, env });
  if (isStopping()) process.exit(130);
  if (code !== 0)
    throw new SetupError(
      `npm ${args[0]} failed${reason(npmReason(output))}\nIs the npm registry reachable? Details: ${logFile(root)}`,
    );
}

/** The first lines of what npm calls an error, without its advice and the place of its own log. */
export function npmReason(output) {
  return output
    .split("\n")
    .map((line) => /^npm (?:error|ERR!) (.+)/.exec(line)?.[1] ?? "")
    .filter((line) => line !== "" && !/^(A complete log|This is a problem related to network|\s)/.test(line))
    .slice(0, 4);
}

export const reason = (lines) => (lines.length > 0 ? `:\n${lines.map((line) => `  ${line}`).join("\n")}` : ".");
