import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Services } from "#core/api/services.ts";
import { passedOnRoutes, serverRoutes } from "#core/api/server-app.ts";
import { readLocalToken, type LocalToken } from "./accounts/local-token.ts";
import { createApp } from "./app.ts";
import type { Config } from "./config.ts";
import { listen, stopListening } from "./listen.ts";
import { openServices } from "./services.ts";
import { startingReply } from "./starting-reply.ts";
import { createWebListener } from "./web-listener.ts";
import { keepSearches } from "./workers/kept-searches.ts";

export interface RunningServer {
  /** Ports listened on, in the order asked. */
  readonly ports: readonly number[];
  /** Where it was asked for. */
  readonly localToken: LocalToken | undefined;
  readonly services: Services;
  /** Ends requests, background work, threads and the database, within seconds. */
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Starts the whole server. Throws `StartError` for what its owner has to put right. `onOutgrown` is called, maybe more
 * than once, when another server has brought the database to a newer version of the program.
 */
export async function startServer(
  config: Config,
  log: Logger,
  onOutgrown: () => void = () => undefined,
): Promise<RunningServer> {
  // Ports first: a second start says that the port is taken, not that the folder is.
  let handler: Handler = startingReply;
  const report = (error: unknown) => log.error({ err: error }, "listener");
  const listeners = config.ports.map((wanted) => ({
    wanted,
    listener: createWebListener((request, response) => handler(request, response), config.tls, report),
  }));
  const stop = () =>
    stopListening(
      listeners.map(({ listener }) => listener),
      GRACE,
    );

  try {
    const ports: number[] = [];
    for (const { wanted, listener } of listeners) ports.push(await listen(listener.server, config.host, wanted));
    const { services, makeCounter, uploads, close } = await openServices(config, log, onOutgrown);
    const localToken = config.localToken ? readLocalToken(config.dataDir) : undefined;
    const answering = { ...services, engine: keepSearches(services.engine, services.store) };
    handler = createApp({
      routes: [...serverRoutes, ...passedOnRoutes],
      services: answering,
      makeCounter,
      config,
      localToken,
      ports: () => ports,
      uploadFolder: uploads,
      log,
    }).callback();
    // What the last run left: documents half processed, runs half asked, files without a row.
    services.background.wake();
    return { ports, localToken, services, close: () => stop().then(close) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Milliseconds running requests get to end when the server stops. */
const GRACE = 2000;
