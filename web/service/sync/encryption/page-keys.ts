import { saidDetail } from "../../said-detail.ts";
import { wrap } from "comlink";
import type { WrappedKeys } from "#core/sync/encryption/wrapped-form.ts";
import {
  makeKeys,
  nextKeys,
  unlock,
  type NewKeys,
  type NextKeys,
  type Opener,
  type Stretch,
} from "#core/sync/encryption/wrapped-keys.ts";
import { createAccountKeys } from "../../../storage/account-keys.ts";
import { createServerFetch } from "../server-fetch.ts";

/** What the page does with an account's keys; nothing that opens them leaves the device. */
export interface EncryptionApi {
  /** The wrapped keys; null where the account is not encrypted. Throws `Error` with words for the person. */
  keys(): Promise<WrappedKeys | null>;
  isUnlocked(keys: WrappedKeys): Promise<boolean>;
  make(passphrase: string): Promise<NewKeys>;
  turnOn(made: NewKeys): Promise<void>;
  unlock(keys: WrappedKeys, opener: Opener): Promise<void>;
  /** The next key of the account, under another passphrase; it counts once it is sent. */
  makeNext(keys: WrappedKeys, opener: Opener, passphrase: string): Promise<NextKeys>;
  replace(next: NextKeys): Promise<void>;
}

export function createEncryptionApi(account: string): EncryptionApi {
  const place = createAccountKeys();
  const ask = createServerFetch({ fetch: (path, init) => fetch(path, init), locks: navigator.locks, account });

  async function send(path: string, init?: RequestInit): Promise<Response> {
    const response = await ask(`/sync/encryption${path}`, init).catch(() => {
      throw new Error("The server cannot be reached. Try again when it is there.");
    });
    if (response.ok) return response;
    const detail = await saidDetail(response);
    throw new Error(detail ?? `The server answered with an error (${response.status}).`);
  }

  const said = async (): Promise<{ readonly keys: WrappedKeys | null; readonly latest: number }> =>
    (await send("")).json();

  return {
    keys: async () => (await said()).keys,
    isUnlocked: async ({ key_id, generation = 1 }) => (await place.get(account, key_id, generation)) !== undefined,
    make: (passphrase) => makeKeys(stretchInWorker, account, passphrase),
    async turnOn({ wrapped, kept }) {
      // First here: once the server has them, this device must be able to go on.
      await place.put(kept);
      await send("", json("PUT", wrapped));
    },
    unlock: async (keys, opener) => place.put(await unlock(stretchInWorker, account, keys, opener)),
    async makeNext(keys, opener, passphrase) {
      const { latest } = await said();
      const until = Math.max(Date.now(), latest) + LATE;
      return nextKeys(stretchInWorker, account, keys, opener, passphrase, until);
    },
    async replace({ wrapped, kept, proof }) {
      await send("/passphrase", json("PUT", { proof, keys: wrapped }));
      await place.put(kept);
    },
  };
}

/** Milliseconds that a key ends later: what other devices seal just now must open. */
const LATE = 60_000;

/** Rejects when the worker cannot be loaded, or has no memory for it. */
const stretchInWorker: Stretch = async (passphrase, salt) => {
  const worker = new Worker(new URL("../../../workers/stretch.worker.ts", import.meta.url), { type: "module" });
  try {
    const failed = new Promise<never>((_, reject) => {
      worker.addEventListener("error", () =>
        reject(
          new Error(
            "The passphrase could not be worked on: this device may be out of memory. Close other tabs, then try again.",
          ),
        ),
      );
    });
    return await Promise.race([wrap<{ stretch: Stretch }>(worker).stretch(passphrase, salt), failed]);
  } finally {
    worker.terminate();
  }
};

function json(method: string, body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}
