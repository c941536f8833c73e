import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { PasswordNeeded } from "../../parsed-document.ts";
import { unlockDoc } from "../doc/unlock-doc.ts";
import { readBiff } from "../spreadsheet/read-biff.ts";
import { unlockBiff } from "../spreadsheet/unlock-biff.ts";
import { makeDoc } from "../testing/make-doc.ts";
import { makeXls, record } from "../testing/make-xls.ts";
import { openRc4 } from "./encryption-rc4.ts";
import { xorKeyOf } from "./encryption-xor.ts";
import { openContainer } from "./open-container.ts";
import { createRc4 } from "./rc4.ts";

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString("hex").toUpperCase();

test("RC4 gives the stream of its published example", () => {
  const stream = createRc4(new TextEncoder().encode("Key"))(9);
  const plain = new TextEncoder().encode("Plaintext");
  expect(hex(plain.map((byte, at) => byte ^ (stream[at] ?? 0)))).toBe("BBF316E8D940AF0AD3");
});

test("the verifier of XOR is the one that Excel keeps for well-known passwords", () => {
  expect(xorKeyOf("password")?.verifier).toBe(0x83af);
  expect(xorKeyOf("test")?.verifier).toBe(0xcbeb);
  expect(xorKeyOf("")).toBeUndefined();
});

/** The header of a 40-bit RC4 encryption, computed with the digest of Node rather than that of the program. */
function rc4Header(password: string): Uint8Array {
  const md5 = (...parts: readonly Uint8Array[]) =>
    parts.reduce((hash, part) => hash.update(part), createHash("md5")).digest();
  const salt = Uint8Array.from({ length: 16 }, (_, at) => at * 7);
  const verifier = Uint8Array.from({ length: 16 }, (_, at) => at * 13 + 1);
  const hash = md5(Buffer.from(password, "utf16le")).subarray(0, 5);
  const base = md5(...Array.from({ length: 16 }, () => [hash, salt]).flat()).subarray(0, 5);
  const next = createRc4(md5(base, new Uint8Array(4)));
  const plain = Uint8Array.from([...verifier, ...md5(verifier)]);
  const stream = next(plain.length);
  return Uint8Array.from([1, 0, 1, 0, ...salt, ...plain.map((byte, at) => byte ^ (stream[at] ?? 0))]);
}

const sheetsOf = (stream: Uint8Array) => {
  const { sheets, rowsOf } = readBiff(stream);
  return sheets.map((sheet) => [sheet.name, rowsOf(sheet)]);
};

const ROWS = Array.from({ length: 300 }, (_, at) => [`Boat ${at} of the harbour`]);

test("a workbook with RC4 is read with its password across blocks whose keys differ", async () => {
  const header = rc4Header("Sæblått 7");
  const made = makeXls({ Boats: ROWS }, { more: [record(0x2f, [1, 0, ...header])] });
  const plain = openContainer(made).stream("Workbook") ?? new Uint8Array();
  // Encrypting and decrypting are the same with RC4; what is not encrypted is left alone by both.
  const key = await openRc4(header, "Sæblått 7");
  expect(key).toBeDefined();
  const once = await unlockBiff(plain, "Sæblått 7");
  const encrypted = once.slice();
  const at = plain.findIndex((byte, index) => byte === 0x2f && plain[index + 1] === 0 && plain[index + 2] === 54);
  encrypted.set([0x2f, 0], at);
  expect(Buffer.from(encrypted).includes("Boat 1".split("").join("\0"))).toBe(false);
  expect(sheetsOf(await unlockBiff(encrypted, "Sæblått 7"))).toEqual([["Boats", ROWS]]);
  await expect(unlockBiff(encrypted, "Saeblatt 7")).rejects.toThrow(PasswordNeeded);
  await expect(unlockBiff(encrypted, undefined)).rejects.toThrow(PasswordNeeded);
});

test("a Word document with XOR is read with its password", async () => {
  const lines = Array.from({ length: 12 }, (_, at) => `Line ${at} about the harbour.`);
  const container = openContainer(makeDoc(lines));
  const xor = xorKeyOf("brightwater");
  if (!xor) throw new Error("There is no key.");
  const main = container.stream("WordDocument") ?? new Uint8Array();
  const hidden = (bytes: Uint8Array) =>
    Uint8Array.from(bytes, (byte, at) => {
      const packed = byte ^ (xor.array[at % 16] ?? 0);
      return byte === 0 || packed === 0 ? byte : packed;
    });
  const locked = {
    stream(name: string) {
      const bytes = container.stream(name);
      if (!bytes || name !== "WordDocument") return bytes && hidden(bytes);
      const packed = hidden(bytes);
      packed.set(bytes.subarray(0, 68));
      const view = new DataView(packed.buffer);
      view.setUint16(10, view.getUint16(10, true) | 0x8100, true);
      view.setUint16(0x0e, xor.verifier, true);
      view.setUint16(0x10, xor.key, true);
      return packed;
    },
  };
  const opened = await unlockDoc(locked, "brightwater");
  expect(opened.stream("WordDocument")?.subarray(68)).toEqual(main.subarray(68));
  expect(opened.stream("1Table")).toEqual(container.stream("1Table"));
  await expect(unlockDoc(locked, "darkwater")).rejects.toThrow(PasswordNeeded);
});
