// The root of the sync server: configuration, log, signals.
import { isatty } from "node:tty";
import { fileURLToPath } from "node:url";
import { destination, pino } from "pino";
import { readConfig, StartError } from "./config.ts";
import { findMachineNames, findOwnName, greeting } from "./greeting.ts";
import { makeFilesPrivate } from "./private-files.ts";
import { startServer } from "./server.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const OUTGROWN =
  "Another server has brought the database to a newer version of Lectern, so this one ends. Start that version in its place.";

outliveReaders();
makeFilesPrivate();
try {
  const config = readConfig(process.env, root);
  const log = pino({ level: config.logLevel, base: undefined }, destination(2));
  const { promise: outgrown, resolve: onOutgrown } = Promise.withResolvers<void>();
  const server = await startServer(config, log, onOutgrown);
  // Before anybody hears that we are ready, and may send one.
  stopOn(["SIGINT", "SIGTERM"], server.close);
  const [hasOwnName, machineNames] = [await findOwnName(config), findMachineNames()];
  const { ports, localToken } = server;
  console.log(greeting({ config, ports, localToken, hasOwnName, machineNames }).join("\n"));
  await outgrown;
  console.error(OUTGROWN);
  await server.close();
  process.exit(1);
} catch (error) {
  if (!isForOwner(error)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** Failures of the start that its owner puts right; anything else is a bug and shows its stack. */
function isForOwner(error: unknown): error is Error {
  return error instanceof StartError || (error instanceof Error && /^Storage[A-Z]/.test(error.name));
}

/**
 * Ends cleanly on a signal, and when the process that started us is gone. A second Ctrl-C ends at once; one that comes
 * within a second is the same one, passed on by npm and by the terminal.
 */
function stopOn(signals: readonly NodeJS.Signals[], close: () => Promise<void>): void {
  let since = 0;
  const stop = () => {
    if (since > 0) {
      if (performance.now() - since > 1000) process.exit(1);
      return;
    }
    since = performance.now();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of signals) process.on(signal, stop);
  // The terminal is gone, which ends what was started in it. Without one (`nohup`, a service) it says nothing.
  const inTerminal = isatty(0) || isatty(1);
  process.on("SIGHUP", () => {
    if (inTerminal) stop();
  });
  process.on("disconnect", stop);
}

/** Whoever read what we print may go away, such as the script that waited for our first line; we stay. */
function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "EIO") throw error;
    });
  }
}
