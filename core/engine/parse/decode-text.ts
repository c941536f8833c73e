import { guessEncoding, isSevenBitJapanese } from "./guess-encoding.ts";
import { DocumentError } from "../parsed-document.ts";

/** Decodes a text file: byte order marks, then UTF-16 without one, UTF-8, the declared charset, and last the one in which the text makes sense. */
export function decodeTextFile(bytes: Uint8Array, declared?: string): string {
  const encoding = markedEncoding(bytes) ?? unmarkedUtf16(bytes);
  const text = encoding ? decode(bytes, encoding) : decodeGuessing(bytes, declared);
  if (looksBinary(text)) throw new DocumentError("This file is not text.");
  return text.replace(/\r\n?/g, "\n");
}

/** The charset a page names in its first two kilobytes. */
export function declaredCharset(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 2048));
  return (
    /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^<\?xml[^>]+encoding=["']([\w.-]+)/.exec(head)?.[1]
  );
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

/** Mostly Latin text in UTF-16 has a zero in every other byte. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const length = Math.min(bytes.length, 1024) & ~1;
  if (length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < length; i += 2) {
    if (bytes[i] === 0) even++;
    if (bytes[i + 1] === 0) odd++;
  }
  const many = (length / 2) * 0.7;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : undefined;
}

function decodeGuessing(bytes: Uint8Array, declared: string | undefined): string {
  // Seven-bit Japanese looks like valid UTF-8; the other encodings hardly ever do, so there the bytes outweigh a wrong label.
  if (declared && /^iso-2022/i.test(declared)) return decode(bytes, declared);
  const utf8 = tryDecode(bytes, "utf-8");
  if (utf8 !== undefined) return isSevenBitJapanese(bytes) ? decode(bytes, "iso-2022-jp") : utf8;
  return (declared && !/^utf-?8$/i.test(declared) && tryDecode(bytes, declared)) || decode(bytes, guessEncoding(bytes));
}

/** Undefined for bytes the encoding does not allow and for an encoding nobody knows. */
function tryDecode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function looksBinary(text: string): boolean {
  const head = text.slice(0, 4096);
  // oxlint-disable-next-line no-control-regex
  const odd = head.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g)?.length ?? 0;
  return odd > 4 && odd > head.length * 0.02;
}
