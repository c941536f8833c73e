import { wrap, type Remote } from "comlink";
import type { AnswerParts } from "#core/engine/answer/parts.ts";
import type { Engine, SearchOutcome, SearchRequest } from "#core/engine/engine.ts";
import type { FilePasswords } from "#core/library/ports.ts";
import { unavailable } from "#core/http/errors.ts";
import { ConnectionLost, createLifeline, type Lifeline } from "./alive-call.ts";
import type { CoordinatorApi } from "./coordinator-api.ts";
import type { QueryWorkerApi } from "./engine-worker-api.ts";

export interface EngineLinkDeps {
  /** Asks every page for the engine; the one that owns it calls `offer` some time later. */
  askPages(): Promise<void>;
}

export interface EngineLinkTimes {
  /** All in milliseconds. */
  readonly askEvery: number;
  readonly pingEvery: number;
  readonly pingPatience: number;
  /** How long a search asked of the query worker itself may take before the coordinator is asked, which ends a stuck one. */
  readonly shortcutPatience: number;
  readonly searchLimit: number;
  readonly answerLimit: number;
  /** How long a tab may take to answer the call for one, where the call is made once only. */
  readonly connectLimit: number;
}

export interface EngineLink {
  readonly engine: Pick<Engine, "search" | "guide"> & AnswerParts;
  readonly filePasswords: FilePasswords;
  /** One call to the coordinator that is not made again: rejects with `ConnectionLost` when its tab goes, and when none is there. */
  once<Value>(limit: number, run: (api: Remote<CoordinatorApi>) => Promise<Value>): Promise<Value>;
  /** A page hands over a port to its coordinator. One with another name means that the one before is gone. */
  offer(port: MessagePort, name: string): void;
  /**
   * The tab that may have the engine ends for a new version: until one is offered, nothing waits for it, since a request that
   * waits would keep this version in charge. Calls that have no engine fail with 503.
   */
  letGo(): void;
}

interface Connection {
  readonly name: string;
  readonly api: Remote<CoordinatorApi>;
  readonly life: Lifeline;
  /** The query worker without the coordinator in between, while there is a port to it. */
  shortcut: Shortcut | undefined;
}

interface Shortcut {
  readonly api: Pick<Remote<QueryWorkerApi>, "search">;
  readonly life: Lifeline;
}

const TIMES: EngineLinkTimes = {
  askEvery: 250,
  pingEvery: 500,
  pingPatience: 3_000,
  shortcutPatience: 5_000,
  searchLimit: 20_000,
  answerLimit: 90_000,
  connectLimit: 10_000,
};

/**
 * The service worker's way to the engine, which lives in one of the tabs. When that tab goes, the call is made again
 * with the next one (both calls only read); past the limit it fails with 503. It never hangs.
 */
export function createEngineLink({ askPages }: EngineLinkDeps, times: EngineLinkTimes = TIMES): EngineLink {
  let current: Connection | undefined;
  let waiting: ((connection: Connection | undefined) => void)[] = [];
  let isLetGo = false;

  async function call<Value>(limit: number, run: (connection: Connection) => Promise<Value>): Promise<Value> {
    const deadline = Date.now() + limit;
    while (Date.now() < deadline) {
      const connection = await connected(deadline);
      if (!connection) break;
      try {
        return await watched(connection, deadline, run(connection));
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
      if (isLetGo) return undefined;
      const offered = new Promise<Connection | undefined>((resolve) => waiting.push(resolve));
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
      isLetGo = false;
      current?.life.end(lost());
      current = connect(port, name);
      for (const resolve of waiting) resolve(current);
      waiting = [];
    },
    letGo() {
      isLetGo = true;
      for (const resolve of waiting) resolve(undefined);
      waiting = [];
    },
    async once(limit, run) {
      const connection = await connected(Date.now() + Math.min(limit, times.connectLimit));
      if (!connection) throw lost();
      return watched(connection, Date.now() + limit, run(connection.api));
    },
    filePasswords: {
      test: (request) => call(times.answerLimit, ({ api }) => api.tryPassword(request)),
      hold: (held) => call(times.answerLimit, ({ api }) => api.holdPassword(held)),
    },
    engine: {
      search: (request) => call(times.searchLimit, (connection) => search(connection, request, times.shortcutPatience)),
      answer: (request) => call(times.answerLimit, ({ api }) => api.answer(request)),
      guide: (request) => call(times.answerLimit, ({ api }) => api.guide(request)),
      prepare: (request) => call(times.answerLimit, ({ api }) => api.prepare(request)),
      check: (request) => call(times.answerLimit, ({ api }) => api.check(request)),
    },
  };
}

function connect(port: MessagePort, name: string): Connection {
  const life = createLifeline();
  port.addEventListener("close", () => life.end(lost()));
  const connection: Connection = { name, api: wrap<CoordinatorApi>(port), life, shortcut: undefined };
  void takeShortcut(connection);
  return connection;
}

/** Asks for a port to the query worker. Until it is there, and where an older tab has none to give, the coordinator passes searches on. */
async function takeShortcut(connection: Connection): Promise<void> {
  try {
    const port = await connection.life.race<MessagePort>(connection.api.queryPort());
    const life = createLifeline();
    port.addEventListener("close", () => {
      life.end(lost());
      connection.shortcut = undefined;
    });
    connection.shortcut = { api: wrap<QueryWorkerApi>(port), life };
  } catch {
    connection.shortcut = undefined;
  }
}

async function search(connection: Connection, request: SearchRequest, patience: number): Promise<SearchOutcome> {
  const { shortcut } = connection;
  if (!shortcut) return connection.api.search(request);
  const given = new ConnectionLost("The way to the query worker");
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(given), patience)));
  try {
    return await Promise.race([shortcut.life.race(shortcut.api.search(request)), impatience]);
  } catch (error) {
    if (!(error instanceof ConnectionLost)) throw error;
    if (error !== given) void takeShortcut(connection);
    return await connection.api.search(request);
  } finally {
    clearTimeout(timer);
  }
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
