import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { apiRoutes } from "#core/app.ts";
import type { Services } from "#core/context.ts";
import { readHostKey } from "./accounts/host-key.ts";
import { createJwtSigner } from "./accounts/jwt-signer.ts";
import { createNodePasswords } from "./accounts/node-passwords.ts";
import { createProcessor } from "#core/documents/processing.ts";
import { sweep } from "#core/documents/sweep.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openDataFolder } from "./data-folder.ts";
import { createEvaluationFiles } from "./evaluation-files.ts";
import { listen, stopListening } from "./listen.ts";
import { openFileBlobs } from "./storage/file-blobs.ts";
import { createStoreThread } from "./storage/store-thread.ts";
import { createEnginePool } from "./workers/engine-pool.ts";

export interface RunningServer {
  /** Ports listened on, in the order asked. */
  readonly ports: readonly number[];
  readonly services: Services;
  /** Ends requests, background work, threads and the database, within seconds. */
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts the whole server. Throws `StartError` for what its owner has to put right. */
export async function startServer(config: Config, log: Logger): Promise<RunningServer> {
  // Ports first: a second start says that the port is taken, not that the folder is.
  let handler: Handler = starting;
  const listeners = config.ports.map((wanted) => ({ wanted, server: createServer((request, response) => handler(request, response)) }));
  const closers: (() => unknown)[] = [];
  const close = async () => {
    await stopListening(listeners.map(({ server }) => server), GRACE);
    for (const step of closers.toReversed()) await step();
  };

  try {
    const ports: number[] = [];
    for (const { wanted, server } of listeners) ports.push(await listen(server, config.host, wanted));

    const folder = openDataFolder(config.dataDir);
    closers.push(() => folder.release());
    await mkdir(config.evaluationDir, { recursive: true });
    const store = await createStoreThread({ path: join(folder.path, "lectern.sqlite"), tables: new URL("../core/tables.ts", import.meta.url) });
    closers.push(() => store.close());
    const blobs = await openFileBlobs({ folder: join(folder.path, "blobs") });
    const engine = createEnginePool({
      dataDir: folder.path,
      ingestEntry: new URL("./workers/ingest.worker.ts", import.meta.url),
      queryEntry: new URL("./workers/query.worker.ts", import.meta.url),
      report: (error) => log.error({ err: error }, "engine thread"),
    });
    const clock = { now: () => Date.now() };
    const report = (error: unknown) => log.error({ err: error }, "background");
    const processor = createProcessor({ store, blobs, engine, clock, report });
    // Together: the processor waits for its file, which only the end of the thread may stop at once.
    closers.push(() => Promise.all([processor.stop(), engine.close()]));
    const services: Services = {
      store,
      blobs,
      engine,
      background: { wake: () => processor.wake() },
      clock,
      evaluationFiles: createEvaluationFiles(config.evaluationDir),
      limits: { uploadBytes: config.uploadBytes },
      accounts: { passwords: createNodePasswords(), signer: createJwtSigner(readHostKey(folder.path)), startingPoint: () => [] },
      host: "sync-server",
    };

    handler = createApp({ routes: apiRoutes, services, config, ports: () => ports, uploadFolder: folder.uploads, log }).callback();
    // What the last run left: documents half processed, files without a row.
    services.background.wake();
    void sweep(services).catch(report);
    return { ports, services, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const starting: Handler = (_, response) => {
  response.writeHead(503, { "content-type": "application/json; charset=utf-8", "retry-after": "1" });
  response.end(JSON.stringify({ detail: "The server is starting. Try again in a moment." }));
};

/** Milliseconds running requests get to end when the server stops. */
const GRACE = 2000;
