import { DocumentError } from "../../parsed-document.ts";
import { decryptBlocks } from "./decrypt-blocks.ts";
import { createDigest, stretch, uint32, unknownEncryption, type Digest, type OpenedKey } from "./office-key.ts";
import { attr, readXml, type Attributes } from "./read-xml.ts";

/** [MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15. */
const SEGMENT = 4096;
const VERIFIER_INPUT = Uint8Array.of(0xfe, 0xa7, 0xd2, 0x76, 0x3b, 0x4b, 0x9e, 0x79);
const VERIFIER_HASH = Uint8Array.of(0xd7, 0xaa, 0x0f, 0x6d, 0x30, 0x61, 0x34, 0x4e);
const KEY_VALUE = Uint8Array.of(0x14, 0x6e, 0x0b, 0xe7, 0xab, 0xac, 0xd0, 0xd6);
/** Office uses 100,000; ten times as many take about a second. */
const MAX_ROUNDS = 1_000_000;
const XML_FROM = 8;

interface Parameters {
  readonly salt: Uint8Array;
  readonly keySize: number;
  readonly block: number;
  readonly hash: string;
}

/** The key of an encryption of Office 2010 and later; undefined where the password is not the right one. */
export async function openAgile(info: Uint8Array, password: string): Promise<OpenedKey | undefined> {
  const { data, encrypted } = readInfo(info.subarray(XML_FROM));
  const own = parametersOf(encrypted);
  const digest = await createDigest(own.hash);
  const rounds = Number(attr(encrypted, "spinCount"));
  if (!(rounds <= MAX_ROUNDS)) throw new DocumentError("This file asks for too much work to be opened.");
  const stretched = stretch(digest, own.salt, password, rounds);
  const decrypt = (name: string, purpose: Uint8Array) => {
    const key = fit(digest(stretched, purpose), own.keySize);
    return decryptBlocks(key, base64(encrypted, name), { segment: Infinity, vectorOf: () => fit(own.salt, own.block) });
  };
  const input = await decrypt("encryptedVerifierHashInput", VERIFIER_INPUT);
  const expected = await decrypt("encryptedVerifierHashValue", VERIFIER_HASH);
  const found = digest(input.subarray(0, own.salt.length));
  if (!found.every((byte, at) => byte === expected[at])) return undefined;
  const key = (await decrypt("encryptedKeyValue", KEY_VALUE)).slice(0, own.keySize);
  return { key, ...segmentsOf(parametersOf(data), await createDigest(parametersOf(data).hash)) };
}

const segmentsOf = ({ salt, block }: Parameters, digest: Digest): Omit<OpenedKey, "key"> => ({
  segment: SEGMENT,
  vectorOf: (segment) => fit(digest(salt, uint32(segment)), block),
});

function readInfo(xml: Uint8Array): { readonly data: Attributes; readonly encrypted: Attributes } {
  let data: Attributes | undefined;
  let encrypted: Attributes | undefined;
  readXml(xml, {
    open(name, attributes) {
      if (name === "keyData") data = attributes;
      if (name === "encryptedKey") encrypted ??= attributes;
    },
  });
  // A file may be encrypted for certificates alone.
  if (!data || !encrypted || attr(encrypted, "spinCount") === undefined) throw unknownEncryption();
  return { data, encrypted };
}

function parametersOf(attributes: Attributes): Parameters {
  const keySize = Number(attr(attributes, "keyBits")) / 8;
  const isKnown =
    attr(attributes, "cipherAlgorithm") === "AES" &&
    attr(attributes, "cipherChaining") === "ChainingModeCBC" &&
    // Chromium has no AES with a key of 192 bits.
    (keySize === 16 || keySize === 32);
  if (!isKnown) throw unknownEncryption();
  const hash = attr(attributes, "hashAlgorithm") ?? "";
  return { salt: base64(attributes, "saltValue"), keySize, block: 16, hash };
}

function base64(attributes: Attributes, name: string): Uint8Array {
  try {
    return Uint8Array.from(atob((attr(attributes, name) ?? "").trim()), (sign) => sign.charCodeAt(0));
  } catch (error) {
    throw new DocumentError("This file is damaged: its encryption cannot be read.", { cause: error });
  }
}

/** Cut off, or filled up with 0x36. */
function fit(bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const fitted = new Uint8Array(size).fill(0x36);
  fitted.set(bytes.subarray(0, size));
  return fitted;
}
