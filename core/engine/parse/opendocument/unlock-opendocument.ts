import { inflateSync } from "fflate";
import { argon2id } from "hash-wasm";
import { DocumentError, PasswordNeeded } from "../../parsed-document.ts";
import { decryptBlocks } from "../office/decrypt-blocks.ts";
import { createDigest, unknownEncryption } from "../office/office-key.ts";
import { openPackage, type Package } from "../office/open-package.ts";
import { attr, readXml, type Attributes } from "../office/read-xml.ts";

const MANIFEST = "META-INF/manifest.xml";
/** Parts that are read. */
const PARTS = ["content.xml", "styles.xml", "meta.xml"];
/** Bytes that a part may unpack to. */
const MOST_BYTES = 96_000_000;
/** Costs beyond which a file is made to keep the processor busy; LibreOffice writes 100,000 rounds, and 3, 64 MiB and 4. */
const MOST_ROUNDS = 10_000_000;
const MOST_ARGON2 = { iterations: 16, memory: 262_144, lanes: 16 };
/** The whole file as one part, as LibreOffice writes it since 24.8. */
const WHOLE = "encrypted-package";
/** Bytes of the initial vector before what AES-GCM encrypted, and of the tag behind it (XML Encryption 1.1, 5.2.4). */
const GCM = { vector: 12, tag: 16 };
/** Bytes at the start of a part that its checksum is of. */
const CHECKED = 1024;

export const isProtected = (file: Package): boolean =>
  new TextDecoder().decode(file.part(MANIFEST) ?? new Uint8Array()).includes("encryption-data");

/** How one part was encrypted (OpenDocument 1.2, part 3, 4.4 to 4.8 and 4.16, and what LibreOffice adds to it). */
interface Encryption {
  readonly size: number;
  readonly checksum: Uint8Array;
  readonly checksumType: string;
  readonly algorithm: string;
  readonly vector: Uint8Array;
  readonly derivation: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
  readonly argon2: { readonly iterations: number; readonly memory: number; readonly lanes: number };
  readonly start: string;
  /** Bytes of the key. */
  readonly keySize: number;
}

/**
 * The file with those of its parts that are read decrypted. Throws `PasswordNeeded` without the right password, and
 * `DocumentError` for an encryption that is not known.
 */
export async function unlockOpenDocument(file: Package, password: string | undefined): Promise<Package> {
  if (!isProtected(file)) return file;
  if (password === undefined) throw new PasswordNeeded();
  const encryptions = readManifest(file.part(MANIFEST) ?? new Uint8Array());
  const whole = file.part(WHOLE);
  const wholeEncryption = encryptions.get(WHOLE);
  if (whole && wholeEncryption) return openPackage(await openPart(whole, wholeEncryption, password));
  const opened = new Map<string, Uint8Array>();
  for (const name of PARTS) {
    const part = file.part(name);
    const encryption = encryptions.get(name);
    if (part && encryption) opened.set(name, await openPart(part, encryption, password));
  }
  if (opened.size === 0) throw unknownEncryption();
  return { ...file, part: (name) => opened.get(name) ?? file.part(name) };
}

async function openPart(part: Uint8Array, encryption: Encryption, password: string): Promise<Uint8Array> {
  const { algorithm, size } = encryption;
  const decrypt = Object.entries(CIPHERS).find(([name]) => algorithm.toLowerCase().endsWith(name))?.[1];
  if (!decrypt) throw unknownEncryption();
  const packed = await decrypt(part, encryption, await keyOf(encryption, password));
  if (size > MOST_BYTES) throw new DocumentError("This file unpacks to more data than can be read safely.");
  return inflateSync(packed, { out: new Uint8Array(size) });
}

type Decrypt = (part: Uint8Array, encryption: Encryption, key: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

/** By the end of the algorithm's name. Blowfish is what OpenOffice writes. */
const CIPHERS: Readonly<Record<string, Decrypt>> = {
  "aes256-cbc": decryptCbc,
  "aes256-gcm": decryptGcm,
  "blowfish cfb": decryptBlowfish,
};

/** The key, stretched from a hash of the password; SHA-1 where the file names none. */
async function keyOf(encryption: Encryption, password: string): Promise<Uint8Array<ArrayBuffer>> {
  const { derivation, salt, rounds, argon2, start, keySize } = encryption;
  const isSha256 = start.endsWith("sha256");
  if (!isSha256 && start !== "" && !/sha-?1$/i.test(start)) throw unknownEncryption();
  const digest = await crypto.subtle.digest(isSha256 ? "SHA-256" : "SHA-1", new TextEncoder().encode(password));
  const hash = new Uint8Array(digest);
  if (/(?:^|#)PBKDF2$/i.test(derivation) && rounds >= 1 && rounds <= MOST_ROUNDS) {
    const base = await crypto.subtle.importKey("raw", hash, "PBKDF2", false, ["deriveBits"]);
    const how = { name: "PBKDF2", hash: "SHA-1", salt, iterations: rounds };
    return new Uint8Array(await crypto.subtle.deriveBits(how, base, keySize * 8));
  }
  const { iterations, memory, lanes } = argon2;
  const isBearable = iterations <= MOST_ARGON2.iterations && memory <= MOST_ARGON2.memory && lanes <= MOST_ARGON2.lanes;
  if (!derivation.endsWith("argon2id") || !isBearable || Math.min(iterations, memory, lanes) < 1)
    throw unknownEncryption();
  const cost = { iterations, memorySize: memory, parallelism: lanes, hashLength: keySize };
  return Uint8Array.from(await argon2id({ password: hash, salt, outputType: "binary", ...cost }));
}

async function decryptCbc(part: Uint8Array, encryption: Encryption, key: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { vector } = encryption;
  const whole = part.subarray(0, part.length - (part.length % 16));
  const padded = await decryptBlocks(key, whole, { segment: whole.length, vectorOf: () => vector });
  const packed = padded.subarray(0, padded.length - (padded.at(-1) ?? 0));
  await expectSum(packed, encryption);
  return packed;
}

/** Throws `PasswordNeeded` where the beginning is not what was encrypted. */
async function expectSum(packed: Uint8Array, { checksum, checksumType }: Encryption): Promise<void> {
  const digest = await createDigest(/sha256/i.test(checksumType) ? "SHA256" : "SHA1");
  const sum = digest(packed.subarray(0, CHECKED));
  if (!sum.every((byte, at) => byte === checksum[at])) throw new PasswordNeeded();
}

async function decryptBlowfish(part: Uint8Array, encryption: Encryption, key: Uint8Array): Promise<Uint8Array> {
  const { Blowfish } = await import("egoroof-blowfish");
  const cipher = new Blowfish(key, Blowfish.MODE.ECB, Blowfish.PADDING.NULL);
  // Cipher feedback: each block is masked with the encrypted block before it, the first with the encrypted vector.
  const before = new Uint8Array(part.length + (8 - (part.length % 8)));
  before.set(encryption.vector.subarray(0, 8));
  before.set(part.subarray(0, before.length - 8), 8);
  const mask = cipher.encode(before);
  const packed = part.map((byte, at) => byte ^ (mask[at] ?? 0));
  await expectSum(packed, encryption);
  return packed;
}

async function decryptGcm(part: Uint8Array, _: Encryption, key: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (part.length < GCM.vector + GCM.tag) throw new DocumentError("This file is damaged: it ends too early.");
  const own = await crypto.subtle.importKey("raw", key, "AES-GCM", false, ["decrypt"]);
  const how = { name: "AES-GCM", iv: part.slice(0, GCM.vector), tagLength: GCM.tag * 8 };
  try {
    return new Uint8Array(await crypto.subtle.decrypt(how, own, part.slice(GCM.vector)));
  } catch (error) {
    // The tag does not tell a wrong password from a damaged file.
    throw new PasswordNeeded({ cause: error });
  }
}

/** By the path of the part. */
function readManifest(manifest: Uint8Array): Map<string, Encryption> {
  const found = new Map<string, Encryption>();
  let entry: Attributes | undefined;
  let parts: Record<string, Attributes> = {};
  const text = (of: string, name: string) => attr(parts[of] ?? {}, name) ?? "";
  readXml(manifest, {
    open(name, attributes) {
      if (name === "file-entry") [entry, parts] = [attributes, {}];
      else parts[name] = attributes;
    },
    close(name) {
      if (name !== "file-entry" || !entry || !parts["encryption-data"]) return;
      found.set(attr(entry, "full-path") ?? "", {
        size: Number(attr(entry, "size") ?? 0),
        checksum: bytesOf(text("encryption-data", "checksum")),
        checksumType: text("encryption-data", "checksum-type"),
        algorithm: text("algorithm", "algorithm-name"),
        vector: bytesOf(text("algorithm", "initialisation-vector")),
        derivation: text("key-derivation", "key-derivation-name"),
        salt: bytesOf(text("key-derivation", "salt")),
        rounds: Number(text("key-derivation", "iteration-count")),
        argon2: {
          iterations: Number(text("key-derivation", "argon2-iterations")),
          memory: Number(text("key-derivation", "argon2-memory")),
          lanes: Number(text("key-derivation", "argon2-lanes")),
        },
        start: text("start-key-generation", "start-key-generation-name"),
        keySize: keySizeOf(text("key-derivation", "key-size"), text("algorithm", "algorithm-name")),
      });
    },
    text: () => undefined,
  });
  return found;
}

/** What the file names, and else what its algorithm needs. */
function keySizeOf(named: string, algorithm: string): number {
  const size = Number(named);
  if (Number.isInteger(size) && size >= 4 && size <= 56) return size;
  return /blowfish/i.test(algorithm) ? 16 : 32;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
