import { deviceOf, msOf, type Stamp } from "../protocol/stamp.ts";
import type { Bytes } from "../../storage/bytes.ts";
import { toUtf8 } from "./bytes.ts";

/** What the web calls CryptoKey, under a name that every host's types know. */
export type SubtleKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Bytes of an account key. */
export const KEY_BYTES = 32;

/** What a device keeps of an account's keys: by epoch, from which everything else is derived; none can be read out. */
export interface KeptKeys {
  /** Names this set of keys; the server compares it before it takes anything. */
  readonly keyId: string;
  /** The account's id on the server, the same on all its devices. */
  readonly account: string;
  readonly bases: ReadonlyMap<number, SubtleKey>;
  /** The newest of them; left out before there was more than one. */
  readonly generation?: number;
  /** R46. When the keys before the newest were replaced, milliseconds: nothing is sealed with them after that. */
  readonly ends?: ReadonlyMap<number, number>;
  /** R45. The account never had a row without a sealed head; left out for accounts from before there were any. */
  readonly headed?: boolean;
}

export interface KeyRing extends KeptKeys {
  readonly headed: boolean;
  /** The epoch that is sealed with. */
  readonly epoch: number;
  /**
   * AES-256-GCM. Every device that stamps has a key of its own, and another one every 25 days: none comes near 2³² random
   * nonces (NIST SP 800-38D, 8.3), and nobody has to keep count. Throws `NoSuchKey`.
   */
  valueKey(epoch: number, stamp: Stamp): Promise<SubtleKey>;
  /** R47. An HMAC key for what a device says that it has. */
  stateKey(epoch: number): Promise<SubtleKey>;
  /** HMAC keys for the names, the marks and the keys of frames of files. */
  fileKey(purpose: "name" | "mark" | "frame", epoch: number): Promise<SubtleKey>;
}

/** Sealed with a key of an epoch that this device has not heard of. */
export class NoSuchKey extends Error {
  constructor(epoch: number) {
    super(`This device does not have key ${epoch} of the account.`);
    this.name = "NoSuchKey";
  }
}

/** For HKDF (RFC 5869); what comes out cannot be read out of the browser again. */
export const importAccountKey = (raw: Bytes): Promise<SubtleKey> =>
  crypto.subtle.importKey("raw", raw, "HKDF", false, ["deriveKey"]);

/** R46. For `proofOf`. */
export const deriveProof = (base: SubtleKey): Promise<SubtleKey> => {
  const info = toUtf8("lectern 1 proof");
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info },
    base,
    HMAC_256,
    false,
    ["sign"],
  );
};

export function createKeyRing(kept: KeptKeys): KeyRing {
  const derived = new Map<string, Promise<SubtleKey>>();

  function derive(
    epoch: number,
    purpose: string,
    form: typeof AES | typeof HMAC_256 | typeof HMAC_512,
    usages: ("encrypt" | "decrypt" | "sign")[],
  ): Promise<SubtleKey> {
    const place = `${epoch} ${purpose}`;
    const known = derived.get(place);
    if (known) return known;
    const base = kept.bases.get(epoch);
    if (!base) return Promise.reject(new NoSuchKey(epoch));
    const info = toUtf8(`lectern 1 ${purpose}`);
    const made = crypto.subtle.deriveKey(
      { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info },
      base,
      form,
      false,
      usages,
    );
    derived.set(place, made);
    return made;
  }

  return {
    ...kept,
    headed: kept.headed === true,
    epoch: Math.max(...kept.bases.keys()),
    valueKey: (epoch, stamp) => derive(epoch, `value ${periodOf(stamp)}`, AES, ["encrypt", "decrypt"]),
    stateKey: (epoch) => derive(epoch, "state", HMAC_256, ["sign"]),
    fileKey: (purpose, epoch) => derive(epoch, `file ${purpose}`, purpose === "frame" ? HMAC_512 : HMAC_256, ["sign"]),
  };
}

/** Milliseconds for which one key is used by one device: not quite 25 days. */
const PERIOD = 2 ** 31;

const periodOf = (stamp: Stamp) => `${deviceOf(stamp)} ${Math.floor(msOf(stamp) / PERIOD)}`;

const AES = { name: "AES-GCM", length: 256 };
const HMAC_256 = { name: "HMAC", hash: "SHA-256", length: 256 };
const HMAC_512 = { name: "HMAC", hash: "SHA-512", length: 256 };
