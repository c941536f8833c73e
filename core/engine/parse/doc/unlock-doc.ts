import { PasswordNeeded } from "../../parsed-document.ts";
import { byteView } from "../office/byte-view.ts";
import { openRc4, openStream } from "../office/encryption-rc4.ts";
import { xorKeyOf } from "../office/encryption-xor.ts";
import type { Container } from "../office/open-container.ts";

/** Flags of the head of a Word file ([MS-DOC] 2.5.2): it is encrypted, and with XOR rather than RC4. */
const [ENCRYPTED, XOR, SECOND_TABLE] = [0x0100, 0x8000, 0x0200];
/** Bytes at the start of the main stream that are not encrypted. */
const OPEN_HEAD = 68;
/** Bytes after which the key changes. */
const BLOCK = 512;
/** Where the head says how long the description of the encryption is, or keeps the verifier of XOR. */
const KEY_AT = 0x0e;

/** A Word document without its encryption, if it has any. Throws `PasswordNeeded` without the right password. */
export async function unlockDoc(container: Container, password: string | undefined): Promise<Container> {
  const main = container.stream("WordDocument");
  if (!main || main.length < OPEN_HEAD) return container;
  const head = byteView(main);
  const flags = head.u16(10);
  if ((flags & ENCRYPTED) === 0) return container;
  if (password === undefined) throw new PasswordNeeded();
  const table = flags & SECOND_TABLE ? "1Table" : "0Table";
  const opened = flags & XOR ? openXor(head, password) : await openWithRc4(container, head, table, password);
  if (!opened) throw new PasswordNeeded();
  const names: readonly string[] = ["WordDocument", table, "Data"];
  return {
    stream(name) {
      const bytes = container.stream(name);
      if (!bytes || !names.includes(name)) return bytes;
      const plain = opened(bytes);
      if (name !== "WordDocument") return plain;
      plain.set(bytes.subarray(0, OPEN_HEAD));
      // Read from here on as a file that was never encrypted.
      new DataView(plain.buffer).setUint16(10, flags & ~(ENCRYPTED | XOR), true);
      return plain;
    },
  };
}

type Open = (bytes: Uint8Array) => Uint8Array<ArrayBuffer>;

async function openWithRc4(
  container: Container,
  head: ReturnType<typeof byteView>,
  table: string,
  password: string,
): Promise<Open | undefined> {
  const header = container.stream(table)?.subarray(0, head.u32(KEY_AT));
  const open = header && (await openRc4(header, password));
  return open && ((bytes) => openStream(open, bytes, BLOCK));
}

function openXor(head: ReturnType<typeof byteView>, password: string): Open | undefined {
  const xor = xorKeyOf(password);
  if (!xor || head.u16(KEY_AT) !== xor.verifier || head.u16(KEY_AT + 2) !== xor.key) return undefined;
  return (bytes) =>
    Uint8Array.from(bytes, (byte, at) => {
      const plain = byte ^ (xor.array[at % 16] ?? 0);
      // Zeros were left as they are, and what would have become zero too (2.3.7.6).
      return byte === 0 || plain === 0 ? byte : plain;
    });
}
