import { partedRoutes } from "#core/api/parts/parted-routes.ts";
import { requestContext } from "#core/api/request-context.ts";
import type { Answer, Engine } from "#core/engine/engine.ts";
import { countedContext, createRateLimiter, DEVICE_LIMITS } from "#core/http/rate-limit.ts";
import { createFetchHandler } from "#core/http/fetch-handler.ts";
import { createMarketplace } from "#core/plugins/sources/marketplace.ts";
import { browserServices } from "./browser-services.ts";
import { createEngineLink, type EngineLink } from "./engine-link.ts";
import { createLinkedMachine, createLinkedRunner } from "./generate-link.ts";
import { createRequestLedger, type LedgerReport } from "./ledger/request-ledger.ts";
import { createSeenMemory } from "./ledger/seen-memory.ts";
import type { SeenRequest } from "./ledger/seen-request.ts";
import { fetchFor } from "./ledger/watch-fetch.ts";
import { BUSY_LOCK, WAKE_CHANNEL } from "./messages.ts";
import { createShippedPlugins } from "./shipped-plugins.ts";
import { openDeviceStorage } from "./sync/device-storage.ts";
import { createPassOn } from "./sync/pass-on.ts";
import { serverHere } from "./sync/sync-here.ts";

/** What the service worker's first script asks of its second. */
export interface ApiHere extends Pick<EngineLink, "offer" | "letGo"> {
  answer(request: Request): Promise<Response>;
  /** Counts a request that leaves the device. */
  note(seen: SeenRequest): void;
  ledger(ask: "read" | "reset"): Promise<LedgerReport>;
  /** A page that was not loaded through this worker, or comes after another one has removed everything. */
  pageOpens(): void;
  /** This version is in charge from now on. */
  activated(): Promise<void>;
}

export interface ApiHereDeps {
  /** Asks every page for the engine. */
  readonly askPages: () => Promise<void>;
  /**
   * Another version is in charge: what is stored has its shape, and is left alone until this one takes over. It would be
   * given this version's shape by the first write, and the tabs there are could not read it any more.
   */
  readonly isWaiting: () => boolean;
  /** A file of the app that is kept on this device. */
  readonly find: (path: string) => Promise<Response | undefined>;
}

/** Milliseconds that counted requests wait for others, to be written with them. */
const LEDGER_PAUSE = 1000;

/** The API, and what else needs this device's storage. */
export function createApiHere({ askPages, isWaiting, find }: ApiHereDeps): ApiHere {
  const link = createEngineLink({ askPages });
  const wakeChannel = new BroadcastChannel(WAKE_CHANNEL);
  const storage = openDeviceStorage();
  const services = browserServices({
    storage,
    parts: link.engine,
    filePasswords: link.filePasswords,
    background: { wake: () => wakeChannel.postMessage("wake") },
    runner: createLinkedRunner(link),
    machine: createLinkedMachine(link),
    marketplace: createMarketplace(null, { now: Date.now }, createShippedPlugins({ find })),
  });
  const counting = {
    later: (work: () => Promise<void>) => void setTimeout(() => void work(), LEDGER_PAUSE),
    report: (error: unknown) => console.error("Requests could not be counted:", error),
  };
  const ledger = createRequestLedger({ store: services.store, now: Date.now, ...counting });
  const beforehand = createSeenMemory({ caches, ...counting });
  const limiter = createRateLimiter(DEVICE_LIMITS);
  /** An answer may go on long after the first of it was sent; no update may cut it off. */
  const answerWhileBusy = (...asked: Parameters<Engine["answer"]>): Promise<Answer> =>
    navigator.locks.request(BUSY_LOCK, { mode: "shared" }, () => services.engine.answer(...asked));
  const answerHere = createFetchHandler({
    routes: partedRoutes,
    contextOf: (request, route) =>
      countedContext(limiter, route, "this device", async () => {
        const context = await requestContext(
          { ...services, engine: { ...services.engine, answer: answerWhileBusy } },
          { authorization: request.headers.get("authorization"), cookie: () => undefined },
          route,
          false,
        );
        return { ...context, origin: new URL(request.url).origin };
      }),
    report: (error) => console.error("A request failed:", error),
  });

  return {
    offer: link.offer,
    letGo: link.letGo,
    answer: createPassOn({
      answer: answerHere,
      server: () => serverHere(services.store, fetchFor("web access")),
    }),
    note: (seen) => (isWaiting() ? beforehand : ledger).note(seen),
    ledger: (ask) => ledger[ask](),
    pageOpens: () => storage.pageOpens(),
    activated: async () => (await beforehand.take()).forEach(ledger.note),
  };
}
