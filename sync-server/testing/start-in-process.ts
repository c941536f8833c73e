import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { readConfig, type Config } from "../config.ts";
import { startServer, type RunningServer } from "../server.ts";

export interface TestServer extends RunningServer {
  readonly origin: string;
  readonly dataDir: string;
  /** Log entries of level error, parsed: bugs. */
  readonly errors: readonly unknown[];
  /** Everything that was logged, requests too. */
  logged(): string;
}

/** The whole server in this process, on ports of the system's choice, over a folder that goes with it. */
export async function startInProcess(change: Partial<Config> = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "lectern-server-"));
  const errors: unknown[] = [];
  const lines: string[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      const entry = JSON.parse(line.toString()) as { readonly level: number };
      if (entry.level >= ERROR) errors.push(entry);
      done();
    },
  });
  const defaults = readConfig(
    { DATA_DIR: dataDir, PORT: "0", PLATFORM_PORT: "0", PAGE_DIR: join(dataDir, "no-page"), SHIPPED_MODELS: "off" },
    dataDir,
  );
  // Tests ask more in a minute than people do; those about limits give their own.
  const rateLimits = { register: 0, login: 0, refresh: 0, upload: 0, sync: 0, default: 0 };
  const server = await startServer({ ...defaults, rateLimits, ...change }, pino({ level: "debug" }, sink));
  return {
    ...server,
    origin: `http://127.0.0.1:${server.ports[0]}`,
    dataDir,
    errors,
    logged: () => lines.join(""),
    async close() {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** pino's number for it. */
const ERROR = 50;
