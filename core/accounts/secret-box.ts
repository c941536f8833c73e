/** Keeps texts that nobody may read off a disk: API keys, secret settings. */
export interface SecretBox {
  seal(text: string): Promise<string>;
  /** Throws when the text was not sealed with this box's key. */
  open(sealed: string): Promise<string>;
}

/** What is answered instead of a secret value; sent back, it leaves the value as it is. */
export const MASK = "********";

/** An AES-GCM key with the usages encrypt and decrypt. */
export type SecretKey = Parameters<typeof crypto.subtle.encrypt>[1];

const NONCE_BYTES = 12;

/** AES-256-GCM (NIST SP 800-38D) with a random nonce in front; base64. The key is asked for at the first use. */
export function createSecretBox(keyOnce: () => Promise<SecretKey>): SecretBox {
  let asked: Promise<SecretKey> | undefined;
  const key = () => (asked ??= keyOnce());
  return {
    async seal(text) {
      const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await key(), new TextEncoder().encode(text));
      return toBase64(Uint8Array.from([...iv, ...new Uint8Array(sealed)]));
    },
    async open(sealed) {
      const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
      const iv = bytes.subarray(0, NONCE_BYTES);
      const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await key(), bytes.subarray(NONCE_BYTES));
      return new TextDecoder().decode(text);
    },
  };
}

/** A box whose key follows from the host's own secret (HKDF-SHA-256, RFC 5869). */
export async function deriveSecretKey(secret: string): Promise<SecretKey> {
  const material = await crypto.subtle.importKey("raw", new TextEncoder().encode(secret), "HKDF", false, ["deriveKey"]);
  const derivation = {
    name: "HKDF",
    hash: "SHA-256",
    salt: new Uint8Array(),
    info: new TextEncoder().encode("lectern secrets"),
  };
  return crypto.subtle.deriveKey(derivation, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
