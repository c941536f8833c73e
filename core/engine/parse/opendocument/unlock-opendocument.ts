import { inflateSync } from "fflate";
import { DocumentError, PasswordNeeded } from "../../parsed-document.ts";
import { decryptBlocks } from "../office/decrypt-blocks.ts";
import { createDigest, unknownEncryption } from "../office/office-key.ts";
import type { Package } from "../office/open-package.ts";
import { attr, readXml, type Attributes } from "../office/read-xml.ts";

const MANIFEST = "META-INF/manifest.xml";
/** Parts that are read. */
const PARTS = ["content.xml", "meta.xml"];
/** Bytes that a part may unpack to. */
const MOST_BYTES = 96_000_000;
/** Rounds beyond which a file is made to keep the processor busy; LibreOffice writes 100,000. */
const MOST_ROUNDS = 10_000_000;
/** Bytes at the start of a part that its checksum is of. */
const CHECKED = 1024;

export const isProtected = (file: Package): boolean =>
  new TextDecoder().decode(file.part(MANIFEST) ?? new Uint8Array()).includes("encryption-data");

/** How one part was encrypted (OpenDocument 1.2, part 3, 4.4 to 4.8 and 4.16). */
interface Encryption {
  readonly size: number;
  readonly checksum: Uint8Array;
  readonly algorithm: string;
  readonly vector: Uint8Array;
  readonly derivation: string;
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly rounds: number;
  readonly start: string;
}

/**
 * The file with those of its parts that are read decrypted. Throws `PasswordNeeded` without the right password, and
 * `DocumentError` for an encryption that is not known, such as Blowfish, which was usual before OpenOffice 3.4.
 */
export async function unlockOpenDocument(file: Package, password: string | undefined): Promise<Package> {
  if (!isProtected(file)) return file;
  if (password === undefined) throw new PasswordNeeded();
  const encryptions = readManifest(file.part(MANIFEST) ?? new Uint8Array());
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
  const { algorithm, derivation, start, salt, rounds, vector, size } = encryption;
  const isKnown = algorithm.endsWith("aes256-cbc") && /(?:^|#)PBKDF2$/i.test(derivation) && start.endsWith("sha256");
  if (!isKnown || rounds < 1 || rounds > MOST_ROUNDS) throw unknownEncryption();
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(password));
  const base = await crypto.subtle.importKey("raw", hash, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-1", salt, iterations: rounds };
  const key = new Uint8Array(await crypto.subtle.deriveBits(how, base, 256));
  const whole = part.subarray(0, part.length - (part.length % 16));
  const padded = await decryptBlocks(key, whole, { segment: whole.length, vectorOf: () => vector });
  const packed = padded.subarray(0, padded.length - (padded.at(-1) ?? 0));
  const digest = await createDigest("SHA256");
  const sum = digest(packed.subarray(0, CHECKED));
  if (!sum.every((byte, at) => byte === encryption.checksum[at])) throw new PasswordNeeded();
  if (size > MOST_BYTES) throw new DocumentError("This file unpacks to more data than can be read safely.");
  return inflateSync(packed, { out: new Uint8Array(size) });
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
        algorithm: text("algorithm", "algorithm-name"),
        vector: bytesOf(text("algorithm", "initialisation-vector")),
        derivation: text("key-derivation", "key-derivation-name"),
        salt: bytesOf(text("key-derivation", "salt")),
        rounds: Number(text("key-derivation", "iteration-count")),
        start: text("start-key-generation", "start-key-generation-name"),
      });
    },
    text: () => undefined,
  });
  return found;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}
