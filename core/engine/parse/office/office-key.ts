import { createMD5, createSHA1, createSHA256, createSHA384, createSHA512, type IHasher } from "hash-wasm";
import { DocumentError } from "../../parsed-document.ts";

/** How to decrypt the package: the AES key, and the initial vector of each segment of so many bytes. */
export interface OpenedKey {
  readonly key: Uint8Array<ArrayBuffer>;
  readonly segment: number;
  readonly vectorOf: (segment: number) => Uint8Array;
}

export type Digest = (...parts: readonly Uint8Array[]) => Uint8Array<ArrayBuffer>;

const HASHERS: Readonly<Record<string, () => Promise<IHasher>>> = {
  MD5: createMD5,
  SHA1: createSHA1,
  "SHA-1": createSHA1,
  SHA256: createSHA256,
  SHA384: createSHA384,
  SHA512: createSHA512,
};

/** By the name in the file; throws `DocumentError` for one that is not known. */
export async function createDigest(name: string): Promise<Digest> {
  const create = Object.hasOwn(HASHERS, name) ? HASHERS[name] : undefined;
  if (!create) throw unknownEncryption();
  const hasher = await create();
  return (...parts) => {
    hasher.init();
    for (const part of parts) hasher.update(part);
    return Uint8Array.from(hasher.digest("binary"));
  };
}

/** The hash of the salt and the password, hashed again so many times, each time after the number of the round. */
export function stretch(digest: Digest, salt: Uint8Array, password: string, rounds: number): Uint8Array {
  let hash: Uint8Array = digest(salt, utf16(password));
  const number = new DataView(new ArrayBuffer(4));
  for (let round = 0; round < rounds; round++) {
    number.setUint32(0, round, true);
    hash = digest(new Uint8Array(number.buffer), hash);
  }
  return hash;
}

export function uint32(value: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, value, true);
  return new Uint8Array(bytes.buffer);
}

export function utf16(text: string): Uint8Array {
  const units = Uint8Array.from({ length: text.length * 2 }, (_, at) => {
    const unit = text.charCodeAt(at >> 1);
    return at % 2 === 0 ? unit : unit >> 8;
  });
  return units;
}

export const unknownEncryption = () =>
  new DocumentError(
    "This file is encrypted in a way that cannot be undone here. Remove the password and add it again.",
  );
