import { Inflate, inflateSync } from "fflate";
import { decodeAscii85 } from "./ascii85.ts";
import { canHide, type GraphicsStates } from "./can-hide.ts";
import type { Decrypt } from "./decrypt.ts";
import { addTo, createOpacityNames } from "./graphics-states.ts";
import type { Bounds } from "./bounds.ts";
import { rulesIn } from "./rules.ts";
import { createAnnotationSigns, referencesIn } from "./annotation-signs.ts";

export interface Signs {
  /** Whether something on the page (by its object number) can hide text, so that its list of painting operations has to be looked at. */
  hidesText(page: number | undefined): boolean;
  /** Whether the page (by its object number) may hold links, form fields or comments. */
  holdsAnnotations(page: number | undefined): boolean;
  /** The rules that are painted on the page (by its object number), in its own space. */
  rulesOn(page: number | undefined): readonly Bounds[];
}

const MAX_STREAM = 4_000_000;
const MAX_TOTAL = 200_000_000;
const NEWLINE = Uint8Array.of(0x0a);
const KEYWORD = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d];

interface Stream {
  readonly number: number;
  readonly generation: number;
  readonly start: number;
  readonly end: number;
  readonly dictionary: string;
}

/**
 * Looks through the file for what could hide text (invisible rendering, white or wholly transparent fill) without
 * interpreting it: a few per cent of the time that reading its text takes, where painting lists would double it.
 * Where streams cannot be looked into (encryption without `decrypt`, rare filters) the answer is yes.
 */
export function findSigns(bytes: Uint8Array, decrypt: Decrypt | null = null): Signs {
  let closed = false;
  const pages: Pages = new Map();
  const arrays = new Map<number, number[]>();
  const annotations = createAnnotationSigns();
  const opacity = createOpacityNames();
  const latin1 = new TextDecoder("latin1");

  const note = (number: number, body: string) => {
    notePage(pages, number, body);
    if (/^\s{0,8}\[/.test(body)) arrays.set(number, referencesIn(body));
    annotations.note(number, body);
    opacity.note(number, body);
  };
  const contentOf = ({ start, end, number, generation, dictionary }: Stream, into?: Uint8Array) => {
    const raw = bytes.subarray(start, end);
    return unpack(decrypt ? decrypt(raw, number, generation) : raw, dictionary, into);
  };

  const streams = new Map<number, Stream[]>();
  for (const { between, stream } of partsOf(bytes)) {
    opacity.look(between);
    closed ||= !decrypt && between.includes("/Encrypt");
    for (const [, number, body] of between.matchAll(OBJECT)) note(Number(number), body ?? "");
    if (!stream || !holdsOperators(stream.dictionary)) continue;
    if (!/\/ObjStm/.test(stream.dictionary)) {
      addTo(streams, stream.number, stream);
      continue;
    }
    const content = contentOf(stream);
    if (content === null) closed = true;
    const text = latin1.decode(content ?? new Uint8Array(0));
    opacity.look(text);
    noteObjectStream(note, text, stream.dictionary);
  }
  const states = closed ? null : opacity.finish();
  const holdsAnnotations = (page: number | undefined) => page === undefined || annotations.onPage(page);
  if (!states) return { holdsAnnotations, hidesText: () => true, rulesOn: () => [] };

  let total = 0;
  let room: Uint8Array | undefined = new Uint8Array(MAX_STREAM);
  /** What these streams hold, shown one after the other; it has to be looked at before the next ones. */
  const contentOfAll = (shown: readonly Stream[]) => {
    const contents: Uint8Array[] = [];
    let size = 0;
    for (const stream of shown) {
      const content = size > MAX_STREAM * 4 || total > MAX_TOTAL ? null : contentOf(stream, room?.subarray(size));
      if (content === null) return null;
      // One stream that fills it may be made to harm: the others are then unpacked piece by piece.
      if (content.length >= MAX_STREAM) room = undefined;
      contents.push(content, NEWLINE);
      size += content.length;
      total += content.length;
    }
    return contents.length === 2 && contents[0] ? contents[0] : join(contents);
  };
  const hides = (content: Uint8Array | null, names: GraphicsStates) => content === null || canHide(content, names);
  const rules = new Map<number, readonly Bounds[]>();
  const suspects = new Set<number>();
  const known = new Set<number>();
  for (const [page, versions] of pages)
    for (const [at, version] of versions.entries()) {
      const numbers = version.flatMap((number) => arrays.get(number) ?? [number]);
      numbers.forEach((number) => known.add(number));
      const isShown = at === versions.length - 1;
      if (suspects.has(page) && !isShown) continue;
      const content = contentOfAll(numbers.flatMap((number) => streams.get(number) ?? []));
      if (isShown && content) rules.set(page, rulesIn(content));
      if (!suspects.has(page) && hides(content, states.of(page))) suspects.add(page);
    }
  // A form or a pattern is shown on pages that lead to it.
  const drawn = [...streams]
    .filter(
      ([number, versions]) =>
        !known.has(number) && versions.some((one) => hides(contentOfAll([one]), states.of(number))),
    )
    .map(([number]) => number);
  const leading = drawn.length > 0 ? opacity.leadingTo(drawn, pages) : new Set<number>();
  const reached = [...(leading ?? [])].filter((object) => pages.has(object));
  reached.forEach((page) => suspects.add(page));
  const everywhere = drawn.length > 0 && (reached.length === 0 || drawn.includes(-1));
  return {
    holdsAnnotations,
    rulesOn: (page) => rules.get(page ?? -1) ?? [],
    hidesText: (page) =>
      everywhere || (suspects.size > 0 && (page === undefined || !pages.has(page) || suspects.has(page))),
  };
}

/** The streams of a file, and the text before each of them and behind the last. */
function* partsOf(bytes: Uint8Array): Generator<{ readonly between: string; readonly stream?: Stream }> {
  const latin1 = new TextDecoder("latin1");
  let outside = 0;
  for (let at = nextStream(bytes, 0); at >= 0; at = nextStream(bytes, at)) {
    const between = latin1.decode(bytes.subarray(outside, at));
    const object = between.lastIndexOf(" obj");
    const dictionary = between.slice(Math.max(object, between.length - 2000));
    const start = at + KEYWORD.length + (bytes[at + KEYWORD.length] === 0x0d ? 2 : 1);
    const end = streamEnd(bytes, start, dictionary);
    const [, number = -1, generation = 0] = (
      /(?<!\d)(\d+)\s+(\d+)\s*$/.exec(between.slice(0, Math.max(0, object)).slice(-40)) ?? []
    ).map(Number);
    yield { between, stream: { number, generation, start, end, dictionary } };
    outside = end;
    at = end;
  }
  yield { between: latin1.decode(bytes.subarray(outside)) };
}

/** Runs of digits and spaces are bounded: a damaged file may hold megabytes of them. */
const OBJECT = /(?<!\d)(\d{1,10})\s{1,8}\d{1,10}\s{1,8}obj\b([\s\S]*?)(?=endobj|$)/g;

/** Streams of content by page, for each version of it that the file holds. */
type Pages = Map<number, number[][]>;

function notePage(pages: Pages, number: number, body: string): void {
  const listed = /\/Contents\s*(\[[^\]]*\]|\d+\s+\d+\s+R)/.exec(body)?.[1];
  if (!listed && !/\/Type\s*\/Page\b/.test(body)) return;
  addTo(pages, number, referencesIn(listed ?? ""));
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
function unpack(content: Uint8Array, dictionary: string, into?: Uint8Array): Uint8Array | null {
  if (!/\/Filter/.test(dictionary)) return content.subarray(0, MAX_STREAM);
  if (CODED.test(dictionary)) return unpack(decodeAscii85(content), dictionary.replace(CODED, "/Filter["), into);
  if (!/\/Filter\s*\[?\s*\/(?:FlateDecode|Fl)\s*(?:\]|\/(?!\w*Decode)|>|$|\s)/.test(dictionary)) return null;
  return (into && unpackInto(into, content)) ?? unpackInPieces(content);
}

/** Base 85 around the packed content, which some libraries write by themselves. */
const CODED = /\/Filter\s*\[\s*\/(?:ASCII85Decode|A85)\b/;

/** Into bytes that are used again: allocating them anew costs more than the unpacking. Null where it may be damaged or too large. */
function unpackInto(into: Uint8Array, content: Uint8Array): Uint8Array | null {
  if (content.length > SMALL) return null;
  try {
    const unpacked = inflateSync(content.subarray(2), { out: into });
    return unpacked.length < into.length ? unpacked : null;
  } catch {
    return null;
  }
}

/** Bytes; packed as densely as can be they are 60 MB, a third of a second once in a file. */
const SMALL = 60_000;

function unpackInPieces(content: Uint8Array): Uint8Array {
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
