import { FORMATS, type DocumentType } from "../formats.ts";
import { DocumentError } from "../parsed-document.ts";

/** What the first bytes say a file is. */
export type Kind = "pdf" | "zip" | "ole" | "rtf" | "html" | "text" | ImageKind | "other-image" | "archive" | "word-old";

type ImageKind = "png" | "jpg" | "webp" | "tiff" | "heic";

const IMAGES: readonly (readonly [ImageKind, RegExp])[] = [
  ["png", /^\x89PNG/],
  ["jpg", /^\xff\xd8\xff/],
  ["webp", /^RIFF.{4}WEBP/s],
  ["tiff", /^(?:II\*\0|MM\0\*)/],
  // The brands of ISO/IEC 23008-12: one picture, several, and the general ones that phones write as well.
  ["heic", /^.{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/s],
];

export function sniff(bytes: Uint8Array): Kind {
  if (starts(bytes, [0x50, 0x4b, 0x03, 0x04]) || starts(bytes, [0x50, 0x4b, 0x05, 0x06])) return "zip";
  if (starts(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return "ole";
  // Byte for byte: what the web calls latin1 is windows-1252, which has other characters for 0x80 to 0x9f.
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  if (head.includes("%PDF-") || /^\s*(?:%[^\r\n]*[\r\n]+)?\d+ \d+ obj\b/.test(head)) return "pdf";
  if (head.trimStart().startsWith("{\\rtf")) return "rtf";
  const image = IMAGES.find(([, magic]) => magic.test(head))?.[0];
  if (image) return image;
  if (/^(?:GIF8|BM.{4}\0|.{4}ftypavi[fs])/s.test(head)) return "other-image";
  if (/^(?:\x1f\x8b|7z\xbc\xaf|Rar!|BZh\d|\xfd7zXZ)/.test(head)) return "archive";
  // Word for Windows 1, 2 and Word for DOS: flat files before the container.
  if (/^(?:\xdb\xa5|\x9b\xa5|\x31\xbe\0\0|\xfe\x37\0)/.test(head)) return "word-old";
  const text = head
    .replaceAll("\0", "")
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, "")
    .trimStart();
  return /^(?:<!doctype html|<html|<head|<body|<\?xml[^>]*\?>\s*(?:<!doctype html|<html))/i.test(text)
    ? "html"
    : "text";
}

function starts(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

export const nameOf = (type: DocumentType): string => FORMATS[type].called;

export function mismatch(type: DocumentType, truth: string): DocumentError {
  return new DocumentError(`This file is named as ${nameOf(type)} but is ${truth}.`);
}

/** Bytes of a head at most that tell a saved page. */
const HEAD = 4000;

/** Whether a file is a page with all that it shows, as browsers save one (.mhtml, RFC 2557). */
export function isSavedPage(bytes: Uint8Array): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD)).split(/\r?\n\r?\n/u)[0] ?? "";
  return /^[\w-]+: /u.test(head) && /^content-type:\s*multipart\/related/imu.test(head);
}
