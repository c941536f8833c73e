import { PasswordNeeded } from "../../parsed-document.ts";
import { byteView } from "../office/byte-view.ts";
import { EVERYBODY, openRc4, type OpenBlock } from "../office/encryption-rc4.ts";
import { turnedLeftBy3, xorKeyOf } from "../office/encryption-xor.ts";
import { unknownEncryption } from "../office/office-key.ts";

const FILE_PASS = 0x2f;
const [BEGIN, SHEET] = [0x809, 0x85];
/** Records that are never encrypted: BOF, UsrExcl, FileLock, InterfaceHdr, RRDInfo, RRDHead, and the one on the password ([MS-XLS] 2.2.10). */
const OPEN = new Set([BEGIN, FILE_PASS, 0x194, 0x195, 0xe1, 0x196, 0x138]);
/** Bytes of a stream after which the key changes. */
const BLOCK = 1024;

/** A workbook's stream without its encryption, if it has any. Throws `PasswordNeeded` without the right password. */
export async function unlockBiff(stream: Uint8Array, password: string | undefined): Promise<Uint8Array> {
  const pass = [...records(stream)].find(({ kind }) => kind === FILE_PASS);
  if (!pass) return stream;
  const opened = await openRecord(stream.subarray(pass.at, pass.at + pass.length), password ?? EVERYBODY);
  if (!opened) throw new PasswordNeeded();
  const plain = stream.slice();
  for (const { kind, at, length } of records(stream)) {
    if (OPEN.has(kind)) continue;
    // Where a sheet begins in the stream is not encrypted.
    const from = kind === SHEET ? 4 : 0;
    const bytes = opened(stream.subarray(at, at + length), at, length);
    plain.set(bytes.subarray(from), at + from);
  }
  // The record on the password becomes one that says nothing.
  new DataView(plain.buffer, plain.byteOffset).setUint16(pass.at - 4, NOTHING, true);
  return plain;
}

/** A kind of record that no reader knows. */
const NOTHING = 0xffff;

function* records(stream: Uint8Array) {
  const view = byteView(stream);
  for (let at = 0; at + 4 <= stream.length;) {
    const length = Math.min(view.u16(at + 2), stream.length - at - 4);
    yield { kind: view.u16(at), at: at + 4, length };
    at += 4 + length;
  }
}

/** Of a record's bytes, where they are in the stream and how many. */
type OpenBytes = (bytes: Uint8Array, at: number, length: number) => Uint8Array;

async function openRecord(pass: Uint8Array, password: string): Promise<OpenBytes | undefined> {
  const view = byteView(pass);
  // Before Excel 97 there was XOR alone, and nothing said so.
  if (pass.length === 4) return openXor(view.u16(0), view.u16(2), password);
  const kind = view.u16(0);
  if (kind === 0) return openXor(view.u16(2), view.u16(4), password);
  if (kind !== 1) throw unknownEncryption();
  const open = await openRc4(pass.subarray(2), password);
  return open && ((bytes, at) => openAcrossBlocks(open, bytes, at));
}

/** The key goes on through what is not encrypted. */
function openAcrossBlocks(open: OpenBlock, bytes: Uint8Array, at: number): Uint8Array {
  const plain = new Uint8Array(bytes.length);
  for (let done = 0; done < bytes.length;) {
    const place = at + done;
    const from = place % BLOCK;
    const part = bytes.subarray(done, done + BLOCK - from);
    plain.set(open((place - from) / BLOCK, part, from), done);
    done += part.length;
  }
  return plain;
}

function openXor(key: number, verifier: number, password: string): OpenBytes | undefined {
  const xor = xorKeyOf(password);
  if (!xor || xor.key !== key || xor.verifier !== verifier) return undefined;
  return (bytes, at, length) =>
    Uint8Array.from(bytes, (byte, index) => turnedLeftBy3(byte ^ (xor.array[(at + length + index) % 16] ?? 0)));
}
