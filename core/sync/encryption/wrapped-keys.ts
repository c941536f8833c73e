import { fromBase64, joined, toBase64, toHex, toUtf8, type Bytes } from "./bytes.ts";
import { importAccountKey, KEY_BYTES, type KeptKeys } from "./key-ring.ts";
import { printRecoveryKey, readRecoveryKey } from "./recovery-key.ts";
import { ARGON2ID } from "./argon2id.ts";
import type { PassphraseWrap, WrappedKeys } from "./wrapped-form.ts";

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
  const raw = random(KEY_BYTES);
  const recovery = random(KEY_BYTES);
  const keyId = toHex(random(16));
  const wrapped = {
    key_id: keyId,
    passphrase: await wrapWithPassphrase(stretch, { account, keyId }, passphrase, raw),
    recovery: { wrapped: await wrap(recovery, { account, keyId, by: "recovery key" }, raw) },
  };
  return { wrapped, kept: await kept({ account, keyId }, raw), recoveryKey: await printRecoveryKey(recovery) };
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

/** Opens the account's key on a device. Throws `WrongKey`, and `Error` for a recovery key that is none. */
export async function unlock(stretch: Stretch, account: string, keys: WrappedKeys, opener: Opener): Promise<KeptKeys> {
  const raw = await unwrapKeys(stretch, account, keys, opener);
  return kept({ account, keyId: keys.key_id }, raw);
}

/** The same key under another passphrase; nothing that is sealed changes. Throws as `unlock`. */
export async function changePassphrase(
  stretch: Stretch,
  account: string,
  keys: WrappedKeys,
  opener: Opener,
  passphrase: string,
): Promise<PassphraseWrap> {
  const raw = await unwrapKeys(stretch, account, keys, opener);
  return wrapWithPassphrase(stretch, { account, keyId: keys.key_id }, passphrase, raw);
}

interface Whose {
  readonly account: string;
  readonly keyId: string;
}

const kept = async ({ account, keyId }: Whose, raw: Bytes): Promise<KeptKeys> => ({
  account,
  keyId,
  bases: new Map([[1, await importAccountKey(raw)]]),
});

async function wrapWithPassphrase(stretch: Stretch, whose: Whose, passphrase: string, raw: Bytes) {
  const salt = random(16);
  const key = await stretch(plainForm(passphrase), salt);
  return { salt: toBase64(salt), ...ARGON2ID, wrapped: await wrap(key, { ...whose, by: "passphrase" }, raw) };
}

async function unwrapKeys(stretch: Stretch, account: string, keys: WrappedKeys, opener: Opener): Promise<Bytes> {
  const whose = { account, keyId: keys.key_id };
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

/** The same letters typed on another system may be other code points. */
const plainForm = (passphrase: string): string => passphrase.normalize("NFKC");

interface Wrapping extends Whose {
  readonly by: "passphrase" | "recovery key";
}

const boundTo = ({ account, keyId, by }: Wrapping) => toUtf8(JSON.stringify(["lectern key", account, keyId, by]));

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
