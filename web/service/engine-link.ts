import { wrap, type Remote } from "comlink";
import type { Engine } from "#core/engine/engine.ts";
import { unavailable } from "#core/http/errors.ts";
import { ConnectionLost, createLifeline, type Lifeline } from "./alive-call.ts";
import type { CoordinatorApi } from "./coordinator-api.ts";

export interface EngineLinkDeps {
  /** Asks every page for the engine; the one that owns it calls `offer` some time later. */
  askPages(): Promise<void>;
}

export interface EngineLinkTimes {
  /** All in milliseconds. */
  readonly askEvery: number;
  readonly pingEvery: number;
  readonly pingPatience: number;
  readonly searchLimit: number;
  readonly answerLimit: number;
}

export interface EngineLink {
  readonly engine: Pick<Engine, "search" | "answer">;
  /** A page hands over a port to its coordinator. One with another name means that the one before is gone. */
  offer(port: MessagePort, name: string): void;
}

interface Connection {
  readonly name: string;
  readonly api: Remote<CoordinatorApi>;
  readonly life: Lifeline;
}

const TIMES: EngineLinkTimes = {
  askEvery: 250,
  pingEvery: 500,
  pingPatience: 3_000,
  searchLimit: 20_000,
  answerLimit: 90_000,
};

/**
 * The service worker's way to the engine, which lives in one of the tabs. When that tab goes, the call is made again
 * with the next one (both calls only read); past the limit it fails with 503. It never hangs.
 */
export function createEngineLink({ askPages }: EngineLinkDeps, times: EngineLinkTimes = TIMES): EngineLink {
  let current: Connection | undefined;
  let waiting: ((connection: Connection) => void)[] = [];

  async function call<Value>(limit: number, run: (api: Remote<CoordinatorApi>) => Promise<Value>): Promise<Value> {
    const deadline = Date.now() + limit;
    while (Date.now() < deadline) {
      const connection = await connected(deadline);
      if (!connection) break;
      try {
        return await watched(connection, deadline, run(connection.api));
      } catch (error) {
        if (isWorkerFailure(error))
          throw unavailable("The search engine in your browser stopped and is being restarted. Try again.");
        if (!(error instanceof ConnectionLost)) throw error;
      }
    }
    throw unavailable(
      "The search engine in your browser did not answer in time. Try again; if it stays like this, reload the page.",
    );
  }

  async function connected(deadline: number): Promise<Connection | undefined> {
    while (Date.now() < deadline) {
      if (current && !current.life.ended) return current;
      const offered = new Promise<Connection>((resolve) => waiting.push(resolve));
      await askPages();
      const connection = await Promise.race([offered, delay(times.askEvery)]);
      if (connection && !connection.life.ended) return connection;
    }
    return undefined;
  }

  async function watched<Value>(connection: Connection, deadline: number, call: Promise<Value>): Promise<Value> {
    const stop = watch(connection, deadline, times);
    try {
      return await connection.life.race(call);
    } finally {
      stop();
    }
  }

  return {
    offer(port, name) {
      if (current?.name === name && !current.life.ended) return port.close();
      current?.life.end(lost());
      current = connect(port, name);
      for (const resolve of waiting) resolve(current);
      waiting = [];
    },
    engine: {
      search: (request) => call(times.searchLimit, (api) => api.search(request)),
      answer: (request) => call(times.answerLimit, (api) => api.answer(request)),
    },
  };
}

function connect(port: MessagePort, name: string): Connection {
  const life = createLifeline();
  port.addEventListener("close", () => life.end(lost()));
  return { name, api: wrap<CoordinatorApi>(port), life };
}

/** While a call runs, asks for a sign of life; not every browser tells that the other end of a port is gone. */
function watch({ api, life }: Connection, deadline: number, times: EngineLinkTimes): () => void {
  let lastSign = Date.now();
  const timer = setInterval(() => {
    if (Date.now() - lastSign > times.pingPatience || Date.now() > deadline) life.end(lost());
    else
      void api.ping().then(
        () => (lastSign = Date.now()),
        () => life.end(lost()),
      );
  }, times.pingEvery);
  return () => clearInterval(timer);
}

/** Comlink keeps an error's name, not its class. */
const isWorkerFailure = (error: unknown) => error instanceof Error && error.name === "WorkerFailed";

const lost = () => new ConnectionLost("The tab that ran the engine");

const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
