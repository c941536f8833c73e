import { PasswordNeeded } from "../../parsed-document.ts";
import { byteView, type ByteView } from "../office/byte-view.ts";
import { openRc4 } from "../office/encryption-rc4.ts";
import { unknownEncryption } from "../office/office-key.ts";
import { recordAt } from "./records.ts";

const CRYPT_SESSION = 0x2f14;
/** PowerPoint encrypts presentations that are only protected against changes with this password, and opens them without asking. */
const EVERYBODY = "/01Hannes Ruescher/01";
/** Bytes of the head of a record. */
const HEAD = 8;

/**
 * A presentation's stream without its encryption: each object that its directory names has a key ([MS-PPT] 2.3.7). Throws
 * `PasswordNeeded` without the right password.
 */
export async function unlockPpt(
  view: ByteView,
  { offsets, session }: { readonly offsets: ReadonlyMap<number, number>; readonly session: number },
  password: string | undefined,
): Promise<ByteView> {
  const place = offsets.get(session);
  const record = place === undefined ? undefined : recordAt(view, place);
  if (record?.type !== CRYPT_SESSION) throw unknownEncryption();
  const open = await openRc4(view.bytes.subarray(record.at, record.end), password ?? EVERYBODY);
  if (!open) throw new PasswordNeeded();
  const plain = view.bytes.slice();
  for (const [id, at] of offsets) {
    if (id === session || at + HEAD > plain.length) continue;
    const length = byteView(open(id, view.bytes.subarray(at, at + HEAD))).u32(4);
    plain.set(open(id, view.bytes.subarray(at, at + HEAD + length)), at);
  }
  return byteView(plain);
}
