import { PasswordNeeded } from "../../parsed-document.ts";
import type { Container } from "./open-container.ts";
import { byteView } from "./byte-view.ts";
import { decryptBlocks } from "./decrypt-blocks.ts";
import { openAgile } from "./encryption-agile.ts";
import { openStandard } from "./encryption-standard.ts";
import { unknownEncryption, type OpenedKey } from "./office-key.ts";

/** Bytes before the encrypted package: its length before padding, as a 64-bit number. */
const SIZE_FIELD = 8;

/**
 * The .docx, .xlsx or .pptx inside an encrypted Office file ([MS-OFFCRYPTO] 2.3.4). Throws `PasswordNeeded` without the right password, and `DocumentError` for damaged and unknown encryption.
 */
export async function decryptOffice(
  container: Container,
  password: string | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const encrypted = container.stream("EncryptedPackage") ?? new Uint8Array(0);
  const opened = await openEncryption(container.stream("EncryptionInfo"), password);
  const head = byteView(encrypted);
  const size = head.u32(0) + head.u32(4) * 2 ** 32;
  const content = encrypted.subarray(SIZE_FIELD);
  const whole = content.subarray(0, content.length - (content.length % 16));
  return (await decryptBlocks(opened.key, whole, opened)).subarray(0, size);
}

async function openEncryption(info: Uint8Array | undefined, password: string | undefined): Promise<OpenedKey> {
  if (!info) throw unknownEncryption();
  const view = byteView(info);
  const [major, minor] = [view.u16(0), view.u16(2)];
  const open = major === 4 && minor === 4 ? openAgile : minor === 2 && major >= 2 ? openStandard : undefined;
  if (!open) throw unknownEncryption();
  // Such as a workbook that may be read by anybody and whose password only protects its sheets.
  const opened = await open(info, password ?? EVERYBODY);
  if (!opened) throw new PasswordNeeded();
  return opened;
}

/** Excel encrypts workbooks that are only protected against changes with this password, and opens them without asking. */
const EVERYBODY = "VelvetSweatshop";
