import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Tests ask more in a minute than people do. */
const NO_LIMITS = {
  RATE_LIMIT_REGISTER: "0",
  RATE_LIMIT_LOGIN: "0",
  RATE_LIMIT_REFRESH: "0",
  RATE_LIMIT_UPLOAD: "0",
  RATE_LIMIT_SYNC: "0",
  RATE_LIMIT_DEFAULT: "0",
};

export interface ServerProcess {
  readonly child: ChildProcess;
  /** Everything written so far, both streams. */
  output(): string;
  /** Address of the first port, once the server says that it is ready; rejects when it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** `sync-server/main.ts` as a process of its own, as `npm start` runs it. */
export function startProcess(env: Readonly<Record<string, string>>, nodeArgs: readonly string[] = []): ServerProcess {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...nodeArgs, "sync-server/main.ts"], {
    cwd: root,
    env: { ...process.env, PORT: "0", PLATFORM_PORT: "0", SHIPPED_MODELS: "off", ...NO_LIMITS, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let output = "";
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const port = /is ready: http:\/\/[^/\s]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  }
  const ended = new Promise<Awaited<ServerProcess["ended"]>>((done) => {
    // Not "close": that never comes to a parent that has let go of the channel.
    child.once("exit", async (code, signal) => {
      await new Promise((flushed) => setTimeout(flushed, 50));
      reject(new Error(`The server ended: ${output}`));
      done({ code, signal });
    });
  });
  // A test that wants the end does not wait for the start.
  ready.catch(() => undefined);
  return { child, output: () => output, ready, ended };
}
