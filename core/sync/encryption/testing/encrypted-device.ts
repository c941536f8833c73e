import { createMemoryBlobs } from "../../../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../../../storage/testing/memory-store.ts";
import type { Blobs } from "../../../storage/blobs.ts";
import type { Store } from "../../../storage/store.ts";
import type { Table } from "../../../storage/table.ts";
import { tables as tablesNow } from "#core/api/tables.ts";
import { createBlobHttp, type BlobHttp } from "../../files/blob-http.ts";
import { fetchMissing } from "../../files/fetch-blobs.ts";
import { namedBy } from "../../files/named-blobs.ts";
import { sendBlobs } from "../../files/send-blobs.ts";
import { createSyncExtension } from "../../merge/extension.ts";
import { createSyncClient, type SyncClient } from "../../device/sync-client.ts";
import { createKeyRing, type KeptKeys } from "../key-ring.ts";
import { KEY_HEADER, keyName } from "../key-header.ts";
import { createSealedBlobHttp, createSealedView } from "../sealed-blobs.ts";
import { createSealedFilesHttp } from "../sealed-files-http.ts";
import { createSealing } from "../sealing.ts";
import { createSlowStore } from "./slow-store.ts";

export interface EncryptedDevice {
  readonly store: Store;
  readonly blobs: Blobs;
  readonly owner: string;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** A client as it is without the account's key, or with it from now on. */
  client(): SyncClient;
  http(): BlobHttp;
  unlock(kept: KeptKeys | undefined): void;
  /** Its worker was ended: what it only had in memory is gone. */
  restart(): void;
  /** Sends this device's files, and fetches those that rows name. */
  moveFiles(): Promise<{ readonly sent: number; readonly missing: number }>;
}

/** A device as the app has it, in memory; `send` asks its server, saying who is asking. */
export function createEncryptedDevice({
  send,
  now,
  owner,
  name = "A test",
  isSlow = false,
  tables = tablesNow,
}: {
  readonly send: (path: string, init: RequestInit) => Promise<Response>;
  readonly now: () => number;
  readonly owner: string;
  readonly name?: string;
  /** Its store answers a turn of the event loop later, so that others write in between, as in a browser. */
  readonly isSlow?: boolean;
  /** Of an earlier version. */
  readonly tables?: readonly Table[];
}): EncryptedDevice {
  const memory = createMemoryStore(tables, createSyncExtension({ role: "device", tables, now }));
  const store = isSlow ? createSlowStore(memory) : memory;
  const blobs = createMemoryBlobs();
  let kept: KeptKeys | undefined;
  let client: SyncClient | undefined;
  const ask = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (kept) headers.set(KEY_HEADER, keyName(kept.keyId, kept.generation ?? 1));
    return send(path, { ...init, headers });
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
        name,
        fetch: ask,
        now,
        lock: (_, work) => work(),
        packs: false,
        sealing: kept && createSealing(createKeyRing(kept), { now, name, tables }),
      })),
    http,
    unlock(keys) {
      kept = keys;
      client = undefined;
    },
    restart() {
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
