import type { RequestContext } from "../../../context.ts";
import { createFetchHandler } from "../../../http/fetch-handler.ts";
import { mountRoutes } from "../../../http/route.ts";
import { createMemoryBlobs } from "../../../storage/memory-blobs.ts";
import { createMemoryStore } from "../../../storage/memory-store.ts";
import type { Blobs } from "../../../storage/blobs.ts";
import type { Store } from "../../../storage/store.ts";
import { tables } from "../../../tables.ts";
import { createBlobHttp, type BlobHttp } from "../../blobs/blob-http.ts";
import { syncBlobRoutes } from "../../blobs/blobs.routes.ts";
import { fetchMissing } from "../../blobs/fetch-blobs.ts";
import { namedBy } from "../../blobs/named-blobs.ts";
import { sendBlobs } from "../../blobs/send-blobs.ts";
import { createSyncExtension } from "../../extension.ts";
import { createSyncClient, type SyncClient } from "../../sync-client.ts";
import { createSyncRoutes } from "../../sync.routes.ts";
import { createEncryptionRoutes } from "../encryption.routes.ts";
import { createKeyRing } from "../key-ring.ts";
import { KEY_HEADER, refuseSealed } from "../refused.ts";
import { createSealedBlobHttp, createSealedView } from "../sealed-blobs.ts";
import { createSealedFilesHttp } from "../sealed-files-http.ts";
import { createSealing } from "../sealing.ts";
import type { KeptKeys } from "../key-ring.ts";

export interface EncryptedDevice {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly owner: string;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** A client as it is without the account's key, or with it from now on. */
  client(): SyncClient;
  http(): BlobHttp;
  unlock(kept: KeptKeys | undefined): void;
  /** Sends this device's files, and fetches those that rows name. */
  moveFiles(): Promise<{ readonly sent: number; readonly missing: number }>;
}

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** A server with its guard and the devices of its accounts, in one process. */
export function createEncryptedWorld() {
  const clock = { time: Date.UTC(2026, 10, 21), now: () => clock.time };
  const extension = createSyncExtension({ role: "server", tables, now: clock.now });
  const server = { store: createMemoryStore(tables, extension), blobs: createMemoryBlobs() };
  const errors: unknown[] = [];
  const answer = createFetchHandler<RequestContext>({
    routes: mountRoutes([createSyncRoutes(tables), syncBlobRoutes, createEncryptionRoutes(tables)]),
    async contextOf(request, route) {
      const user = request.headers.get("x-user") ?? "";
      await refuseSealed({ store: server.store, user }, route, request.headers.get(KEY_HEADER));
      return {
        ...server,
        clock,
        user,
        limits: { uploadBytes: 64 * 1024 * 1024 },
        identity: { user, session: null, via: "built-in" },
      } as unknown as RequestContext;
    },
    report: (error) => errors.push(error),
  });
  /** What every request passes on its way; tests cut or watch it. */
  const network: { pass: (request: Request) => Promise<Response> } = { pass: answer };

  function addDevice(user = "anna"): EncryptedDevice {
    const owner = `on-a-device-of-${user}`;
    const store = createMemoryStore(tables, createSyncExtension({ role: "device", tables, now: clock.now }));
    const blobs = createMemoryBlobs();
    let kept: KeptKeys | undefined;
    let client: SyncClient | undefined;
    const ask: Ask = (path, init = {}) => {
      const request = new Request(`http://server.test${path}`, init);
      request.headers.set("x-user", user);
      if (kept) request.headers.set(KEY_HEADER, kept.keyId);
      return network.pass(request);
    };
    const http = () => {
      const plain = createBlobHttp({ fetch: ask });
      if (!kept) return plain;
      const keys = createKeyRing(kept);
      return createSealedBlobHttp({
        plain,
        files: createSealedFilesHttp(ask),
        keys,
        blobs: createSealedView(blobs, keys),
      });
    };
    return {
      store,
      blobs,
      owner,
      ask,
      client: () =>
        (client ??= createSyncClient({
          store,
          tables,
          owner,
          name: "A test",
          fetch: ask,
          now: clock.now,
          lock: (_, work) => work(),
          packs: false,
          sealing: kept && createSealing(createKeyRing(kept)),
        })),
      http,
      unlock(keys) {
        kept = keys;
        client = undefined;
      },
      async moveFiles() {
        const signal = new AbortController().signal;
        const sent = await sendBlobs({
          store,
          blobs: kept ? createSealedView(blobs, createKeyRing(kept)) : blobs,
          http: http(),
          owner,
          signal,
        });
        const ids = (await namedBy(store, owner)).map(({ id }) => id);
        return { sent: sent.sent, missing: await fetchMissing(blobs, http(), ids, signal) };
      },
    };
  }

  return { clock, server, errors, network, addDevice, answer };
}
