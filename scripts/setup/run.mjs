// Child processes that end when we do.
import { spawn } from "node:child_process";
import { isatty } from "node:tty";

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

/** npm as it was called, or the one on the PATH. */
export async function runNpm(root, args) {
  const npm = process.env.npm_execpath;
  const viaNode = npm !== undefined && /npm-cli\.c?js$/.test(npm);
  const [command, first] = viaNode ? [process.execPath, [npm]] : [process.platform === "win32" ? "npm.cmd" : "npm", []];
  const code = await run(command, [...first, ...args], { cwd: root, shell: !viaNode && process.platform === "win32" });
  if (isStopping()) process.exit(130);
  if (code !== 0)
    throw new SetupError(`npm ${args[0]} did not succeed; what it said is above. Is the npm registry reachable?`);
}
