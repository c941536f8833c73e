import { joined, type Bytes } from "../../storage/bytes.ts";
import { fromBase64, toBase64, toHex, toUtf8 } from "./bytes.ts";
import { deriveProof, importAccountKey, KEY_BYTES, type KeptKeys, type SubtleKey } from "./key-ring.ts";
import { printRecoveryKey, readRecoveryKey } from "./recovery-key.ts";
import { ARGON2ID } from "./argon2id.ts";
import type { WrappedKeys } from "./wrapped-form.ts";

/** Stretches a passphrase: 32 bytes out of it and the 16 bytes of salt. Slow on purpose. */
export type Stretch = (passphrase: string, salt: Bytes) => Promise<Bytes>;

export interface NewKeys {
  readonly wrapped: WrappedKeys;
  readonly kept: KeptKeys;
  /** To be shown once; it is nowhere else. */
  readonly recoveryKey: string;
}

/** Makes an account key. It is never written anywhere as it is. */
export async function makeKeys(stretch: Stretch, account: string, passphrase: string): Promise<NewKeys> {
  const whose = { account, keyId: toHex(random(16)), generation: 1, headed: true };
  return wrapNew(stretch, whose, passphrase, { raw: random(KEY_BYTES), older: [] });
}

/**
 * R46. The next key of the account, under another passphrase and another recovery key: what is sealed from now on opens
 * with neither the old ones nor a copy of what they wrapped. The keys before are wrapped by it, to read what there is.
 * Throws as `unlock`. `until`: when the key that is replaced ends, milliseconds.
 */
export async function nextKeys(
  stretch: Stretch,
  account: string,
  keys: WrappedKeys,
  opener: Opener,
  passphrase: string,
  until: number,
): Promise<NextKeys> {
  const opened = await unwrapAll(stretch, account, keys, opener);
  const { generation: last = 1, headed = false } = keys;
  const whose = { account, keyId: keys.key_id, generation: last + 1, headed };
  const raw = random(KEY_BYTES);
  const before = [...opened.values()].at(-1);
  if (!before) throw new Error("The account has no key.");
  const link = { generation: last, until };
  const older = [...(keys.older ?? []), { ...link, wrapped: await wrap(raw, { ...whose, by: olderBy(link) }, before) }];
  const made = await wrapNew(stretch, whose, passphrase, { raw, older, known: opened });
  return { ...made, proof: await proofOf(await importAccountKey(before)) };
}

export interface NextKeys extends NewKeys {
  /** Shows the server that whoever sends them has the key they replace. */
  readonly proof: string;
}

/** R46. What only holders of a key can work out; the server has its hash. */
export async function proofOf(base: SubtleKey): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.sign("HMAC", await deriveProof(base), toUtf8("lectern proof"))));
}

export const hashOfProof = async (proof: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", toUtf8(proof))));

interface NewKey {
  readonly raw: Bytes;
  readonly older: NonNullable<WrappedKeys["older"]>;
  readonly known?: ReadonlyMap<number, Bytes>;
}

async function wrapNew(stretch: Stretch, whose: Whose, passphrase: string, { raw, older, known }: NewKey) {
  const { keyId, generation = 1, headed = false } = whose;
  const recovery = random(KEY_BYTES);
  const base = await importAccountKey(raw);
  const wrapped: WrappedKeys = {
    key_id: keyId,
    generation,
    headed,
    passphrase: await wrapWithPassphrase(stretch, whose, passphrase, raw),
    recovery: { wrapped: await wrap(recovery, { ...whose, by: "recovery key" }, raw) },
    older,
    proof: await hashOfProof(await proofOf(base)),
  };
  const all = new Map([...(known ?? []), [generation, raw] as const]);
  return { wrapped, kept: await kept(whose, all, older), recoveryKey: await printRecoveryKey(recovery) };
}

export type Opener =
  | { readonly passphrase: string; readonly recoveryKey?: undefined }
  | { readonly recoveryKey: string; readonly passphrase?: undefined };

/** Wrong passphrase or recovery key, in words for the person. */
export class WrongKey extends Error {
  constructor(words: string) {
    super(words);
    this.name = "WrongKey";
  }
}

/** Opens the account's keys on a device. Throws `WrongKey`, and `Error` for a recovery key that is none. */
export async function unlock(stretch: Stretch, account: string, keys: WrappedKeys, opener: Opener): Promise<KeptKeys> {
  return kept(whoseOf(account, keys), await unwrapAll(stretch, account, keys, opener), keys.older ?? []);
}

interface Whose {
  readonly account: string;
  readonly keyId: string;
  /** Left out for keys from before there was more than one. */
  readonly generation?: number | undefined;
  readonly headed?: boolean | undefined;
}

const whoseOf = (account: string, { key_id: keyId, generation, headed = false }: WrappedKeys): Whose => ({
  account,
  keyId,
  ...(generation !== undefined && { generation, headed }),
});

async function kept(
  { account, keyId, generation = 1, headed = false }: Whose,
  raw: ReadonlyMap<number, Bytes>,
  older: NonNullable<WrappedKeys["older"]>,
): Promise<KeptKeys> {
  const bases = await Promise.all(
    [...raw].map(async ([each, bytes]) => [each, await importAccountKey(bytes)] as const),
  );
  const ends = new Map(older.map((each) => [each.generation, each.until]));
  return { account, keyId, generation, headed, bases: new Map(bases), ends };
}

async function wrapWithPassphrase(stretch: Stretch, whose: Whose, passphrase: string, raw: Bytes) {
  const salt = random(16);
  const key = await stretch(plainForm(passphrase), salt);
  return { salt: toBase64(salt), ...ARGON2ID, wrapped: await wrap(key, { ...whose, by: "passphrase" }, raw) };
}

/** All keys of the account, the oldest first: the newest by the opener, each other one by the one after it. */
async function unwrapAll(
  stretch: Stretch,
  account: string,
  keys: WrappedKeys,
  opener: Opener,
): Promise<ReadonlyMap<number, Bytes>> {
  const whose = whoseOf(account, keys);
  const { generation = 1 } = whose;
  const all: [number, Bytes][] = [[generation, await unwrapNewest(stretch, whose, keys, opener)]];
  for (const each of (keys.older ?? []).toReversed()) {
    const [last, by] = all[0] ?? [0, new Uint8Array()];
    if (each.generation !== last - 1) break;
    const raw = await unwrap(by, { ...whose, generation: last, by: olderBy(each) }, each.wrapped);
    if (!raw) throw new WrongKey(CHANGED);
    all.unshift([each.generation, raw]);
  }
  if (all[0]?.[0] !== 1) throw new WrongKey(CHANGED);
  return new Map(all);
}

const CHANGED = "The account's older keys on the server were changed or are missing. Ask the owner of the server.";

async function unwrapNewest(stretch: Stretch, whose: Whose, keys: WrappedKeys, opener: Opener): Promise<Bytes> {
  if (opener.recoveryKey !== undefined) {
    const key = await readRecoveryKey(opener.recoveryKey);
    const raw = await unwrap(key, { ...whose, by: "recovery key" }, keys.recovery.wrapped);
    if (!raw) throw new WrongKey("This is the recovery key of another account, or one that does not count any more.");
    return raw;
  }
  const { salt, wrapped } = keys.passphrase;
  const key = await stretch(plainForm(opener.passphrase), fromBase64(salt));
  const raw = await unwrap(key, { ...whose, by: "passphrase" }, wrapped);
  if (!raw) throw new WrongKey("That is not the passphrase. Try again, or use the recovery key.");
  return raw;
}

const olderBy = ({ generation, until }: { readonly generation: number; readonly until: number }) =>
  `key ${generation} until ${until}` as const;

/** The same letters typed on another system may be other code points. */
const plainForm = (passphrase: string): string => passphrase.normalize("NFKC");

interface Wrapping extends Whose {
  readonly by: "passphrase" | "recovery key" | ReturnType<typeof olderBy>;
}

const boundTo = ({ account, keyId, generation, headed, by }: Wrapping) =>
  toUtf8(
    JSON.stringify(
      generation === undefined
        ? ["lectern key", account, keyId, by]
        : ["lectern key", account, keyId, by, generation, headed],
    ),
  );

async function wrap(key: Bytes, wrapping: Wrapping, raw: Bytes): Promise<string> {
  const iv = random(12);
  const with_ = { name: "AES-GCM", iv, additionalData: boundTo(wrapping) };
  return toBase64(joined(iv, new Uint8Array(await crypto.subtle.encrypt(with_, await aes(key), raw))));
}

/** Undefined when this is not the key. */
async function unwrap(key: Bytes, wrapping: Wrapping, wrapped: string): Promise<Bytes | undefined> {
  const bytes = fromBase64(wrapped);
  const with_ = { name: "AES-GCM", iv: bytes.subarray(0, 12), additionalData: boundTo(wrapping) };
  const aesKey = await aes(key);
  return crypto.subtle.decrypt(with_, aesKey, bytes.subarray(12)).then(
    (raw) => new Uint8Array(raw),
    () => undefined,
  );
}

const aes = (key: Bytes) => crypto.subtle.importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);

const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length));
