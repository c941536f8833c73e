import { byteView } from "./byte-view.ts";
import { decryptBlocks } from "./decrypt-blocks.ts";
import { createDigest, stretch, uint32, unknownEncryption, type Digest, type OpenedKey } from "./office-key.ts";

/** [MS-OFFCRYPTO] 2.3.2 and 2.3.4.7. */
const ROUNDS = 50_000;
const AES = new Map([
  [0x660e, 16],
  [0x6610, 32],
]);
const SHA1_SIZE = 20;
const BLOCK = 16;
const VECTOR = new Uint8Array(BLOCK);
const ECB = { segment: BLOCK, vectorOf: () => VECTOR };

/** The key of an encryption of Office 2007 (AES-ECB and SHA-1); undefined where the password is not the right one. */
export async function openStandard(info: Uint8Array, password: string): Promise<OpenedKey | undefined> {
  const view = byteView(info);
  const headerSize = view.u32(8);
  const header = 12;
  const keySize = AES.get(view.u32(header + 8));
  if (keySize === undefined) throw unknownEncryption();
  const verifier = header + headerSize;
  const part = (at: number, length: number) => view.bytes.subarray(verifier + at, verifier + at + length);
  const digest = await createDigest("SHA1");
  const key = keyOf(digest, stretch(digest, part(4, 16), password, ROUNDS)).slice(0, keySize);
  const plain = await decryptBlocks(key, part(20, 16), ECB);
  const hash = await decryptBlocks(key, part(40, 32), ECB);
  return digest(plain).every((byte, at) => byte === hash[at]) ? { key, ...ECB } : undefined;
}

function keyOf(digest: Digest, stretched: Uint8Array): Uint8Array<ArrayBuffer> {
  const hash = digest(stretched, uint32(0));
  const mixed = (filling: number) =>
    digest(Uint8Array.from({ length: 64 }, (_, at) => filling ^ (at < SHA1_SIZE ? (hash[at] ?? 0) : 0)));
  return Uint8Array.from([...mixed(0x36), ...mixed(0x5c)]);
}
