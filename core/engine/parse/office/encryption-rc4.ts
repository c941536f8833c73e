import { byteView } from "./byte-view.ts";
import { createDigest, uint32, unknownEncryption, utf16, type Digest } from "./office-key.ts";
import { createRc4 } from "./rc4.ts";

/** Decrypts bytes that were encrypted with a block's key from its beginning on. */
export type OpenBlock = (block: number, bytes: Uint8Array, from?: number) => Uint8Array<ArrayBuffer>;

/** What Excel encrypts with where a workbook is protected against changes only. */
export const EVERYBODY = "VelvetSweatshop";

/**
 * Opens the encryption of Word, Excel and PowerPoint 97 to 2003 that a header describes: RC4 with a key for each block
 * ([MS-OFFCRYPTO] 2.3.5 and 2.3.6). Undefined where the password is not the right one; throws `DocumentError` for an encryption that
 * is not known.
 */
export async function openRc4(header: Uint8Array, password: string): Promise<OpenBlock | undefined> {
  const view = byteView(header);
  const [major, minor] = [view.u16(0), view.u16(2)];
  if (major === 1 && minor === 1) return openPlainRc4(header, password);
  if (major >= 2 && major <= 4 && minor === 2) return openCryptoApi(header, password);
  throw unknownEncryption();
}

/** Bytes of the key of Word and Excel 97, which laws then kept small. */
const SHORT_KEY = 5;
/** The hash and the salt are put behind each other so often. */
const REPEATS = 16;

async function openPlainRc4(header: Uint8Array, password: string): Promise<OpenBlock | undefined> {
  const part = (at: number) => header.slice(at, at + 16);
  const digest = await createDigest("MD5");
  const hash = digest(utf16(password)).subarray(0, SHORT_KEY);
  const mixed = Array.from({ length: REPEATS }, () => [hash, part(4)]).flat();
  const base = digest(...mixed).slice(0, SHORT_KEY);
  const keyOf = (block: number) => digest(base, uint32(block));
  return checked(keyOf, digest, part(20), part(36));
}

const RC4 = 0x6801;
const SHA1_SIZE = 20;

async function openCryptoApi(header: Uint8Array, password: string): Promise<OpenBlock | undefined> {
  const view = byteView(header);
  const size = view.u32(8);
  const [algorithm, bits] = [view.u32(12 + 8), view.u32(12 + 16)];
  if (algorithm !== RC4) throw unknownEncryption();
  const verifier = 12 + size;
  const salt = header.slice(verifier + 4, verifier + 20);
  const digest = await createDigest("SHA1");
  const base = digest(salt, utf16(password));
  // 0 stands for 40 bits, which are filled with zeros to 128.
  const length = bits === 0 ? SHORT_KEY : bits / 8;
  const keyOf = (block: number) => {
    const key = digest(base, uint32(block)).subarray(0, length);
    return length === SHORT_KEY ? Uint8Array.from({ length: 16 }, (_, at) => key[at] ?? 0) : key;
  };
  const hash = header.slice(verifier + 40, verifier + 40 + SHA1_SIZE);
  return checked(keyOf, digest, header.slice(verifier + 20, verifier + 36), hash);
}

/** A random text stands beside its hash, both encrypted with the key of the first block. */
function checked(
  keyOf: (block: number) => Uint8Array,
  digest: Digest,
  verifier: Uint8Array,
  hash: Uint8Array,
): OpenBlock | undefined {
  const open: OpenBlock = (block, bytes, from = 0) => {
    const next = createRc4(keyOf(block));
    next(from);
    const stream = next(bytes.length);
    return Uint8Array.from(bytes, (byte, at) => byte ^ (stream[at] ?? 0));
  };
  const both = open(0, Uint8Array.from([...verifier, ...hash]));
  const expected = digest(both.subarray(0, verifier.length));
  return both.subarray(verifier.length).every((byte, at) => byte === expected[at]) ? open : undefined;
}

/** A stream whose key changes after so many bytes, with what is not encrypted as it is. */
export function openStream(open: OpenBlock, bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const opened = new Uint8Array(bytes.length);
  for (let at = 0; at < bytes.length; at += size) opened.set(open(at / size, bytes.subarray(at, at + size)), at);
  return opened;
}
