import { createBrowserModelServers } from "#core/models/remote/browser-model-servers.ts";
import type { ModelServers } from "#core/models/remote/model-servers.ts";
import { createDevice } from "#core/accounts/device.ts";
import { createQuickPasswords } from "#core/accounts/testing/quick-passwords.ts";
import type { TokenSigner } from "#core/accounts/session.ts";
import { requestContext } from "#core/api/request-context.ts";
import { apiRoutes } from "#core/api/app.ts";
import { createBackground } from "#core/api/background.ts";
import type { ApiContext, Services } from "#core/api/services.ts";
import type { Engine } from "#core/engine/engine.ts";
import { createHeldPasswords } from "#core/library/documents/held-passwords.ts";
import { soleProcess } from "#core/work/claims.ts";
import { createFetchHandler } from "#core/http/fetch-handler.ts";
import { countedContext, createRateLimiter, type RateLimits } from "#core/http/rate-limit.ts";
import type { MountedRoute } from "#core/http/route.ts";
import type { ModelSource } from "#core/models/local/model-source.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";
import { createSecretBox, deriveSecretKey } from "#core/accounts/secret-box.ts";
import { startingPoint } from "#core/api/starting-point.ts";
import { createSyncExtension } from "#core/sync/merge/extension.ts";
import { createMarketplace, type CatalogueSource } from "#core/plugins/sources/marketplace.ts";
import { createBrowserFetch } from "#core/http/browser-fetch.ts";
import { tables } from "#core/api/tables.ts";
import { createPlainEngine } from "./plain-engine.ts";

export interface InProcessOptions {
  readonly engine?: (deps: { readonly store: Store; readonly blobs: HostBlobs }) => Engine;
  readonly uploadBytes?: number;
  /** Web search asks this; none where left out. */
  readonly searxngUrl?: string | null;
  /** The web of the tests; nothing is there where left out. */
  readonly webFetch?: typeof fetch;
  /** No limits where left out. */
  readonly rateLimits?: Partial<RateLimits>;
  /** Model servers and what is changed about asking them; the network's own where left out. */
  readonly modelServers?: Partial<ModelServers>;
  /** The host's catalogue of plugins; none where left out. */
  readonly catalogue?: CatalogueSource | null;
  readonly files?: Readonly<Record<string, string>>;
  /** Where models can be downloaded from; nowhere where left out. */
  readonly modelSources?: readonly ModelSource[];
}

/** The whole service over memory, without a network; errors that would be bugs are collected. */
export function createInProcessService({
  engine: makeEngine = createPlainEngine,
  uploadBytes = 1024 * 1024,
  files = {},
  rateLimits = {},
  searxngUrl = null,
  webFetch = noWeb,
  modelServers: changedModelServers = {},
  modelSources = [],
  catalogue = null,
}: InProcessOptions = {}) {
  const extension = createSyncExtension({ role: "device", tables, now: Date.now });
  const store = createMemoryStore(tables, extension);
  const blobs = createMemoryBlobs();
  const engine = makeEngine({ store, blobs });
  const clock = { now: () => Date.now() };
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const evaluationFiles = { read: async (path: string) => (Object.hasOwn(files, path) ? files[path] : undefined) };
  const secrets = createSecretBox(() => deriveSecretKey("tests"));
  const modelServers = {
    ...createBrowserModelServers({ fetch: (url, init) => globalThis.fetch(url, init), store, report }),
    ...changedModelServers,
  };
  const guardedFetch = createBrowserFetch(webFetch);
  const marketplace = createMarketplace(catalogue, clock);
  const passwords = createHeldPasswords({ store, clock, claims: soleProcess });
  const background = createBackground({
    passwords,
    store,
    blobs,
    engine,
    clock,
    report,
    evaluationFiles,
    modelServers,
    modelSources,
    accounts: { secrets },
    guardedFetch,
    marketplace,
  });
  const web = { guardedFetch, searxngUrl, fetch: webFetch };
  const services: Services = {
    store,
    blobs,
    engine,
    background,
    clock,
    evaluationFiles,
    filePasswords: { test: engine.tryPassword, hold: passwords.hold },
    web,
    marketplace,
    limits: { uploadBytes },
    host: "service-worker",
    modelServers,
    accounts: {
      passwords: createQuickPasswords(),
      signer: noTokens,
      secrets,
      startingPoint,
      device: createDevice({ store, clock }),
    },
  };
  const contextOf = (request: Request, route: MountedRoute<ApiContext>) =>
    countedContext(limiter, route, "tests", () =>
      requestContext(
        services,
        { authorization: request.headers.get("authorization"), cookie: () => undefined },
        route,
        false,
      ),
    );
  const limiter = createRateLimiter({
    register: 0,
    login: 0,
    refresh: 0,
    upload: 0,
    sync: 0,
    default: 0,
    ...rateLimits,
  });
  const answer = createFetchHandler({ routes: apiRoutes, contextOf, report });
  const fetch = (path: string, init?: RequestInit) => answer(new Request(`http://service.test${path}`, init));
  return { fetch, store, blobs, engine, background, errors };
}

const noWeb: typeof fetch = () => Promise.reject(new TypeError("There is no web in tests."));

const noTokens: TokenSigner = { access: () => "", readAccess: () => null, refresh: () => "", readRefresh: () => null };
