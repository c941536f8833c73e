import { createMD5 } from "hash-wasm";

/** Undoes the encryption of one object's stream. */
export type Decrypt = (content: Uint8Array, object: number, generation: number) => Uint8Array;

/** What a password is filled up with (ISO 32000-1, 7.6.3.3). */
const PADDING = Uint8Array.from(
  "28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a".match(/../g) ?? [],
  (byte) => Number.parseInt(byte, 16),
);

interface Encryption {
  readonly revision: number;
  readonly keyLength: number;
  readonly permissions: number;
  readonly owner: Uint8Array;
  readonly user: Uint8Array;
  readonly id: Uint8Array;
}

/**
 * For files that are encrypted by RC4 so that anybody may read them: the password is empty. Null for other ways of
 * encryption, and where the empty password is not the right one.
 */
export async function createDecrypt(bytes: Uint8Array): Promise<Decrypt | null> {
  // By bytes: decoding a whole file takes longer.
  if (!holdsBytes(bytes, ENCRYPT)) return null;
  const encryption = readEncryption(new TextDecoder("latin1").decode(bytes), bytes);
  if (!encryption) return null;
  const hasher = await createMD5();
  const md5 = (...parts: readonly Uint8Array[]) => {
    hasher.init();
    for (const part of parts) hasher.update(part);
    return hasher.digest("binary");
  };
  const key = fileKey(encryption, md5);
  if (!opens(key, encryption, md5)) return null;
  return (content, object, generation) => {
    const own = Uint8Array.of(object, object >> 8, object >> 16, generation, generation >> 8);
    return rc4(md5(key, own).subarray(0, Math.min(16, key.length + 5)), content);
  };
}

const ENCRYPT = new TextEncoder().encode("/Encrypt");

function holdsBytes(bytes: Uint8Array, wanted: Uint8Array): boolean {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

type Digest = (...parts: readonly Uint8Array[]) => Uint8Array;

function fileKey({ revision, keyLength, permissions, owner, id }: Encryption, md5: Digest): Uint8Array {
  const limits = Uint8Array.of(permissions, permissions >> 8, permissions >> 16, permissions >> 24);
  let key = md5(PADDING, owner.subarray(0, 32), limits, id);
  for (let round = 0; revision >= 3 && round < 50; round++) key = md5(key.subarray(0, keyLength));
  return key.subarray(0, keyLength);
}

function opens(key: Uint8Array, { revision, user, id }: Encryption, md5: Digest): boolean {
  let proof = rc4(key, revision >= 3 ? md5(PADDING, id) : PADDING);
  for (let round = 1; revision >= 3 && round < 20; round++)
    proof = rc4(
      key.map((byte) => byte ^ round),
      proof,
    );
  return proof.every((byte, index) => byte === user[index]);
}

function rc4(key: Uint8Array, content: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  let [i, j] = [0, 0];
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0;
    state[a] = state[b] ?? 0;
    state[b] = kept;
  };
  for (; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  [i, j] = [0, 0];
  const plain = new Uint8Array(content.length);
  for (let at = 0; at < content.length; at++) {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    plain[at] = (content[at] ?? 0) ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0);
  }
  return plain;
}

/** The text has one character for each byte. */
function readEncryption(text: string, bytes: Uint8Array): Encryption | null {
  const reference = /\/Encrypt\s{1,8}(\d{1,10})\s{1,8}(\d{1,5})\s{1,8}R/.exec(text);
  const id = /\/ID\s{0,8}\[\s{0,8}/.exec(text);
  if (!reference || !id) return null;
  const object = new RegExp(`(?<!\\d)${reference[1]} ${reference[2]} obj`).exec(text);
  if (!object) return null;
  const dictionary = binaryText(bytes.subarray(object.index, object.index + 4000));
  const number = (name: string, usual: number) =>
    Number(new RegExp(`/${name}\\s{0,8}(-?\\d{1,12})`).exec(dictionary)?.[1] ?? usual);
  const string = (name: string) => {
    const found = new RegExp(`/${name}\\s{0,8}(?=[(<])`).exec(dictionary);
    return found ? readString(dictionary, found.index + found[0].length) : new Uint8Array(0);
  };
  const version = number("V", 0);
  if (version !== 1 && version !== 2) return null;
  return {
    revision: number("R", 2),
    keyLength: version === 1 ? 5 : Math.max(5, Math.min(16, number("Length", 40) / 8)),
    permissions: number("P", 0),
    owner: string("O"),
    user: string("U"),
    id: readString(binaryText(bytes.subarray(id.index, id.index + 500)), id[0].length),
  };
}

const ESCAPES: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** A string of a PDF, "(…)" or "<…>", as bytes. */
function readString(text: string, from: number): Uint8Array {
  if (text[from] === "<")
    return Uint8Array.from(/^[\da-f]*/i.exec(text.slice(from + 1))?.[0].match(/../g) ?? [], (byte) =>
      Number.parseInt(byte, 16),
    );
  const bytes: number[] = [];
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "\\") {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const escaped = text[at + 1] ?? "";
      bytes.push(octal ? Number.parseInt(octal, 8) & 255 : (ESCAPES[escaped] ?? escaped).charCodeAt(0));
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === "(" && ++depth === 1) continue;
    if (sign === ")" && --depth === 0) break;
    bytes.push(sign.charCodeAt(0));
  }
  return Uint8Array.from(bytes);
}

/** Each byte as the character of its number; a TextDecoder for Latin-1 changes some. */
function binaryText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
