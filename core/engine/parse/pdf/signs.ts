import { Inflate } from "fflate";
import { canHide } from "./can-hide.ts";
import type { Decrypt } from "./decrypt.ts";
import { createLinkSigns, referencesIn } from "./link-signs.ts";

export interface Signs {
  /** Whether something on the page (by its object number) can hide text, so that its list of painting operations has to be looked at. */
  hidesText(page: number | undefined): boolean;
  /** Whether the page (by its object number) may hold links. */
  holdsLinks(page: number | undefined): boolean;
}

const MAX_STREAM = 4_000_000;
const MAX_TOTAL = 200_000_000;
const KEYWORD = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];

/**
 * Looks through the file for what could hide text (invisible rendering, white or wholly transparent fill) without
 * interpreting it: a few per cent of the time that reading its text takes, where painting lists would double it.
 * Where streams cannot be looked into (encryption without `decrypt`, rare filters) the answer is yes.
 */
export function findSigns(bytes: Uint8Array, decrypt: Decrypt | null = null): Signs {
  let everywhere = false;
  const suspects = new Set<number>();
  /** Streams of content by page. */
  const pages = new Map<number, number[]>();
  const links = createLinkSigns();
  let total = 0;
  let outside = 0;
  const latin1 = new TextDecoder("latin1");

  const look = (text: string) => {
    everywhere ||= /\/ca\s+0(?:\.0+)?(?=[\s/>])/.test(text) || (!decrypt && text.includes("/Encrypt"));
  };
  const note = (number: number, body: string) => {
    notePage(pages, number, body);
    links.note(number, body);
  };

  for (let at = nextStream(bytes, 0); at >= 0; at = nextStream(bytes, at)) {
    const between = latin1.decode(bytes.subarray(outside, at));
    look(between);
    for (const [, number, body] of between.matchAll(OBJECT)) note(Number(number), body ?? "");
    const dictionary = between.slice(Math.max(between.lastIndexOf(" obj"), between.length - 2000));
    const start = at + KEYWORD.length + (bytes[at + KEYWORD.length] === 0x0d ? 2 : 1);
    const end = streamEnd(bytes, start, dictionary);
    outside = end;
    at = end;
    const packed = /\/ObjStm/.test(dictionary);
    if (!holdsOperators(dictionary) || total > MAX_TOTAL || (everywhere && !packed)) continue;
    const [, own = -1, generation = 0] = (
      /(?<!\d)(\d+)\s+(\d+)\s*$/.exec(between.slice(0, Math.max(0, between.lastIndexOf(" obj"))).slice(-40)) ?? []
    ).map(Number);
    const raw = bytes.subarray(start, end);
    const content = unpack(decrypt ? decrypt(raw, own, generation) : raw, dictionary);
    if (content === null) suspects.add(own);
    else {
      total += content.length;
      const text = latin1.decode(content);
      if (packed) {
        look(text);
        noteObjectStream(note, text, dictionary);
      } else if (canHide(text)) suspects.add(own);
    }
  }
  const rest = latin1.decode(bytes.subarray(outside));
  look(rest);
  for (const [, number, body] of rest.matchAll(OBJECT)) note(Number(number), body ?? "");
  // A suspect that is no page's own content is drawn from elsewhere, on pages we cannot tell.
  const known = new Set([...pages.values()].flat());
  everywhere ||= [...suspects].some((suspect) => !known.has(suspect));
  return {
    holdsLinks: (page) => page === undefined || links.onPage(page),
    hidesText(page) {
      if (everywhere) return true;
      if (suspects.size === 0) return false;
      const own = page === undefined ? undefined : pages.get(page);
      return own === undefined || own.some((stream) => suspects.has(stream));
    },
  };
}

/** Runs of digits and spaces are bounded: a damaged file may hold megabytes of them. */
const OBJECT = /(?<!\d)(\d{1,10})\s{1,8}\d{1,10}\s{1,8}obj\b([\s\S]*?)(?=endobj|$)/g;

/** Notes which streams a page shows; an updated page adds to what its older version showed. */
function notePage(pages: Map<number, number[]>, number: number, body: string): void {
  const listed = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(body)?.[1];
  if (!listed && !/\/Type\s*\/Page\b/.test(body)) return;
  const contents = pages.get(number) ?? [];
  for (const stream of referencesIn(listed ?? "")) contents.push(stream);
  pages.set(number, contents);
}

/** Objects in a stream: numbers and offsets in front, then the objects. */
function noteObjectStream(note: (number: number, body: string) => void, text: string, dictionary: string): void {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const head = text.slice(0, first).trim().split(/\s+/).map(Number);
  for (let i = 0; i + 1 < head.length; i += 2) {
    const from = first + (head[i + 1] ?? 0);
    note(head[i] ?? -1, text.slice(from, i + 3 < head.length ? first + (head[i + 3] ?? 0) : undefined));
  }
}

/** "stream" that does not end "endstream". */
function nextStream(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x73, from); at >= 0; at = bytes.indexOf(0x73, at + 1)) {
    if (
      KEYWORD.every((byte, index) => bytes[at + index] === byte) &&
      (bytes[at + 6] === 0x0a || bytes[at + 6] === 0x0d) &&
      bytes[at - 1] !== 0x64
    )
      return at;
  }
  return -1;
}

function streamEnd(bytes: Uint8Array, start: number, dictionary: string): number {
  const length = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? 0);
  if (length > 0 && start + length <= bytes.length) return start + length;
  for (let at = bytes.indexOf(0x65, start); at >= 0; at = bytes.indexOf(0x65, at + 1)) {
    if (bytes[at + 1] === 0x6e && bytes[at + 2] === 0x64 && bytes[at + 3] === 0x73 && bytes[at + 4] === 0x74) return at;
  }
  return bytes.length;
}

/** Pictures, fonts, colour profiles and tables of references paint nothing themselves. */
function holdsOperators(dictionary: string): boolean {
  return !/\/Subtype\s*\/(?:Image|Type1C|CIDFontType0C|OpenType|XML)|\/Length1\b|\/Type\s*\/(?:XRef|Metadata)|\/FunctionType|\/N\s+[134]\b(?![\s\S]*\/First)|DCTDecode|JPXDecode|CCITTFax|JBIG2/.test(
    dictionary,
  );
}

/** Null when the filter is one we do not undo; a damaged stream gives what could be unpacked. */
function unpack(content: Uint8Array, dictionary: string): Uint8Array | null {
  if (!/\/Filter/.test(dictionary)) return content.subarray(0, MAX_STREAM);
  if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*(?:\]|\/(?!\w*Decode)|>|$|\s)/.test(dictionary)) return null;
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    if (size < MAX_STREAM) parts.push(chunk);
    size += chunk.length;
  });
  try {
    // Two bytes of zlib header; pieces, so that a bomb stops early.
    for (let at = 2; at < content.length && size < MAX_STREAM; at += 65_536)
      inflate.push(content.subarray(at, at + 65_536), at + 65_536 >= content.length);
  } catch {
    if (parts.length === 0) return new Uint8Array(0);
  }
  return join(parts);
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
