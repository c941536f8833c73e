import { createBrowserModelServers } from "#core/models/remote/browser-model-servers.ts";
import type { ModelServers } from "#core/models/remote/model-servers.ts";
import { createDevice } from "#core/accounts/device.ts";
import { createWasmPasswords } from "#core/accounts/passwords.ts";
import type { TokenSigner } from "#core/accounts/session.ts";
import { keepingHere } from "#core/library/device-only/never-leaves.ts";
import type { Services } from "#core/api/services.ts";
import { createAnswering } from "#core/engine/answer/generate/answering.ts";
import type { AnswerParts } from "#core/engine/answer/parts.ts";
import type { Engine } from "#core/engine/engine.ts";
import { createMoreTime } from "#core/engine/answer/generate/more-time.ts";
import { createGeneratorLadder } from "#core/models/ladder/ladder.ts";
import type { ModelRunner } from "#core/models/local/generation/model-runner.ts";
import type { Marketplace } from "#core/plugins/sources/marketplace.ts";
import type { Machine } from "#core/models/local/machine.ts";
import { createSecretBox } from "#core/accounts/secret-box.ts";
import { createBrowserFetch } from "#core/http/browser-fetch.ts";
import { deviceKey } from "../storage/device-key.ts";
import { createAskModelServer } from "./ask-model-server.ts";
import { createFetchThroughServer } from "./fetch-through-server.ts";
import { fetchFor } from "./ledger/watch-fetch.ts";
import { serverHere } from "./sync/sync-here.ts";
import { createWhy, localNetworkPermission, watchPolicy } from "./why-unreached.ts";

/** Bytes of one uploaded file; `VITE_MAX_UPLOAD_MB` at build time changes it. */
const UPLOAD_LIMIT = Number(import.meta.env.VITE_MAX_UPLOAD_MB ?? 200) * 1024 * 1024;

export interface BrowserServicesDeps extends Pick<Services, "background" | "filePasswords"> {
  readonly storage: Pick<Services, "store" | "blobs">;
  /** Searching, and what of answering needs the index. */
  readonly parts: Pick<Engine, "search" | "guide"> & AnswerParts;
  /** Runs the language models that are installed on this device. */
  readonly runner: ModelRunner;
  readonly machine: Machine;
  /** The plugins that come with the app. */
  readonly marketplace: Marketplace;
}

/** What the API runs on in the browser. */
export function browserServices({
  storage,
  parts,
  background,
  filePasswords,
  runner,
  machine,
  marketplace,
}: BrowserServicesDeps): Services {
  const clock = { now: () => Date.now() };
  const modelServers = browserModelServers(storage);
  const secrets = browserSecrets();
  const report = (error: unknown) => console.error("A language model failed:", error);
  const asked = { ...storage, modelServers, accounts: { secrets } };
  const generators = createGeneratorLadder({ ...asked, runner, machine, where: "on this device", report });
  const moreTime = createMoreTime();
  const answering = createAnswering({ parts, generators, moreTime, where: "on this device", report });
  return {
    ...storage,
    generators,
    moreTime,
    machine,
    engine: { search: parts.search, guide: parts.guide, answer: keepingHere(storage, answering.answer) },
    web: {
      guardedFetch: createFetchThroughServer(createBrowserFetch(fetchFor("web access")), () =>
        serverHere(storage.store, fetchFor("web access")),
      ),
      searxngUrl: null,
      fetch: fetchFor("web access"),
    },
    marketplace,
    background,
    filePasswords,
    clock,
    accounts: {
      passwords: createWasmPasswords(),
      signer: noTokens,
      secrets,
      startingPoint: async (...of) => (await import("#core/api/starting-point.ts")).startingPoint(...of),
      device: createDevice({ store: storage.store, clock }),
    },
    modelServers,
    // Files of questions are uploaded through the API; there is no folder beside it.
    evaluationFiles: { read: async () => undefined },
    limits: { uploadBytes: UPLOAD_LIMIT },
    host: "service-worker",
  };
}

export const browserSecrets = () => createSecretBox(() => deviceKey());

/** Asks from this browser, and through the user's own server where that is not possible. */
export function browserModelServers({ store }: Pick<Services, "store">): ModelServers {
  const fetch = fetchFor("language model");
  const { origin } = self.location;
  const why = createWhy({
    origin,
    fetch,
    wasRefused: watchPolicy(self),
    localNetwork: () => localNetworkPermission(navigator),
  });
  const report = (error: unknown) => console.error("What was learned of a model could not be kept:", error);
  return createBrowserModelServers({
    store,
    report,
    fetch: createAskModelServer({ fetch, server: () => serverHere(store, fetch), origin, why }),
  });
}

/** On a device nobody carries tokens about: who is signed in is remembered in its store. */
const noTokens: TokenSigner = { access: () => "", readAccess: () => null, refresh: () => "", readRefresh: () => null };
