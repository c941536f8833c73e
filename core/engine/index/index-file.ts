import { isRecord } from "../../storage/is-record.ts";
import { createDotKernel } from "./dot-kernel.ts";
import { basesOf } from "./merge-parts.ts";
import { MAX_PART_CHUNKS, type Member, type Part } from "./part.ts";
import { DamagedSegment, readSections, writeSections } from "./sections.ts";
import { createTextReader } from "./text-reader.ts";
import { TOKENIZER_VERSION } from "./tokens.ts";

/** What an index file holds: merged parts, and the keys that the names of documents came to. */
export interface IndexFile {
  readonly parts: readonly Part[];
  readonly names: ReadonlyMap<string, readonly string[]>;
}

type Bytes = Uint8Array<ArrayBuffer>;

const VERSION = 1;
const MAX_DIMENSIONS = 8192;

/** The sections of a part after its head. */
const COLUMNS = [
  "ids",
  "starts",
  "ends",
  "pages",
  "headingOf",
  "blockChunks",
  "blockStarts",
  "blocks",
  "terms",
  "postingStarts",
  "postingChunks",
  "postingCounts",
  "lengths",
  "scales",
  "rows",
] as const;
type Columns<View> = Readonly<Record<(typeof COLUMNS)[number], View>>;

interface FileMeta {
  readonly tokenizer: string;
  readonly names: readonly (readonly [string, readonly string[]])[];
}

interface MemberMeta {
  readonly id: string;
  readonly chunks: number;
  readonly blocks: number;
  readonly bytes: number;
  readonly headings: readonly string[];
}

interface PartMeta {
  readonly embedder: string;
  readonly dimensions: number;
  readonly size: number;
  readonly members: readonly MemberMeta[];
}

// By hand: with the names and members of 4,000 documents a schema of zod takes 60 to 200 ms, and the first answer waits.
const isText = (value: unknown): value is string => typeof value === "string";
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);
const isCount = (value: unknown, most = Number.MAX_SAFE_INTEGER): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

const isName = (value: unknown): value is FileMeta["names"][number] =>
  Array.isArray(value) && value.length === 2 && isText(value[0]) && isListOf(value[1], isText);

const isFileMeta = (value: unknown): value is FileMeta =>
  isRecord(value) && isText(value.tokenizer) && isListOf(value.names, isName);

const isMember = (value: unknown): value is MemberMeta =>
  isRecord(value) &&
  isText(value.id) &&
  [value.chunks, value.blocks, value.bytes].every((count) => isCount(count)) &&
  isListOf(value.headings, isText);

const isPartMeta = (value: unknown): value is PartMeta =>
  isRecord(value) &&
  isText(value.embedder) &&
  isCount(value.dimensions, MAX_DIMENSIONS) &&
  isCount(value.size, MAX_PART_CHUNKS) &&
  isListOf(value.members, isMember);

/** One file of what was merged from thousands of segments, so that the next start neither reads nor merges them. */
export function encodeIndex({ parts, names }: IndexFile): Bytes {
  const meta: FileMeta = {
    tokenizer: TOKENIZER_VERSION,
    names: [...names].map(([name, keys]) => [name, [...keys]]),
  };
  return writeSections(VERSION, [json(meta), ...parts.map(encodePart)]);
}

/**
 * The parts look into `bytes`, which must not change. Undefined where words were cut otherwise when it was written.
 * Throws `DamagedSegment`.
 */
export function openIndexFile(bytes: Bytes): IndexFile | undefined {
  const [head, ...parts] = readSections(bytes, VERSION);
  const { tokenizer, names } = headOf(head, isFileMeta);
  if (tokenizer !== TOKENIZER_VERSION) return undefined;
  return { parts: parts.map(openPart), names: new Map(names) };
}

function encodePart({ members, vectors, terms, postingStarts, postingChunks, postingCounts, ...part }: Part): Bytes {
  const { embedder, dimensions, size, lengths, scales } = part;
  const words = (of: (member: Member) => Uint32Array): Bytes => joined(members.map(of));
  const meta: PartMeta = {
    embedder,
    dimensions,
    size,
    members: members.map(({ id, chunks, packed, headings }) => ({
      id,
      chunks,
      blocks: packed.blockStarts.length - 1,
      bytes: packed.blocks.length,
      headings: [...headings],
    })),
  };
  const columns: Columns<ArrayBufferView> = {
    ids: joined(members.map(({ ids }) => ids)),
    starts: words(({ packed }) => packed.starts),
    ends: words(({ packed }) => packed.ends),
    pages: words(({ pages }) => pages),
    headingOf: words(({ headingOf }) => headingOf),
    blockChunks: words(({ packed }) => packed.blockChunks),
    blockStarts: words(({ packed }) => packed.blockStarts),
    blocks: joined(members.map(({ packed }) => packed.blocks)),
    terms: new TextEncoder().encode([...terms.keys()].join("\n")),
    postingStarts,
    postingChunks,
    postingCounts,
    lengths,
    scales,
    rows: vectors.rows,
  };
  return writeSections(VERSION, [json(meta), ...COLUMNS.map((name) => columns[name])]);
}

function openPart(bytes: Bytes): Part {
  const [head, ...sections] = readSections(bytes, VERSION, COLUMNS.length + 1);
  const { embedder, dimensions, size, members: about } = headOf(head, isPartMeta);
  const columns = Object.fromEntries(COLUMNS.map((name, at) => [name, sections[at]])) as unknown as Columns<Bytes>;
  const vectors = createDotKernel(size, dimensions);
  const text = new TextDecoder().decode(columns.terms);
  const part: Part = {
    embedder,
    dimensions,
    size,
    ...openMembers(about, columns),
    terms: new Map((text === "" ? [] : text.split("\n")).map((term, number) => [term, number])),
    postingStarts: words(columns.postingStarts),
    postingChunks: viewOf(Uint16Array, columns.postingChunks),
    postingCounts: columns.postingCounts,
    lengths: words(columns.lengths),
    scales: viewOf(Float32Array, columns.scales),
    vectors,
    scores: new Float32Array(size),
  };
  check(part, columns.rows);
  vectors.rows.set(viewOf(Int8Array, columns.rows));
  return part;
}

function openMembers(about: PartMeta["members"], columns: Columns<Bytes>): Pick<Part, "members" | "bases"> {
  const take = {
    ids: taker(columns.ids),
    starts: taker(words(columns.starts)),
    ends: taker(words(columns.ends)),
    pages: taker(words(columns.pages)),
    headingOf: taker(words(columns.headingOf)),
    blockChunks: taker(words(columns.blockChunks)),
    blockStarts: taker(words(columns.blockStarts)),
    blocks: taker(columns.blocks),
  };
  const members = about.map(({ id, chunks, blocks, bytes, headings }): Member => {
    const packed = {
      starts: take.starts(chunks),
      ends: take.ends(chunks),
      blockChunks: take.blockChunks(blocks + 1),
      blockStarts: take.blockStarts(blocks + 1),
      blocks: take.blocks(bytes),
    };
    const [ids, pages, headingOf] = [take.ids(chunks * 16), take.pages(chunks), take.headingOf(chunks)];
    const { starts, ends } = packed;
    return { id, chunks, ids, starts, ends, pages, headingOf, headings, packed, texts: createTextReader(packed) };
  });
  return { members, bases: basesOf(members) };
}

function check({ size, members, terms, dimensions, ...part }: Part, rows: Bytes): void {
  const { postingStarts, postingChunks, postingCounts, lengths, scales } = part;
  const expected: readonly (readonly [string, boolean])[] = [
    ["chunks", members.reduce((sum, { chunks }) => sum + chunks, 0) === size],
    ["terms", postingStarts.length === terms.size + 1],
    ["postings", postingStarts.at(-1) === postingChunks.length && postingChunks.length === postingCounts.length],
    ["lengths", lengths.length === size && scales.length === size],
    ["vectors", rows.length === size * dimensions],
  ];
  for (const [name, holds] of expected) if (!holds) throw new DamagedSegment(name);
}

/** Views of the next so many elements. Throws `DamagedSegment` where there are fewer. */
function taker<View extends Uint32Array | Bytes>(all: View): (count: number) => View {
  let at = 0;
  return (count) => {
    if (at + count > all.length) throw new DamagedSegment("tables");
    return all.subarray(at, (at += count)) as View;
  };
}

function joined(views: readonly ArrayBufferView[]): Bytes {
  const bytes = new Uint8Array(views.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of views) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return bytes;
}

interface ViewType<View> {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): View;
}

function viewOf<View>(Type: ViewType<View>, { buffer, byteOffset, length }: Bytes): View {
  return new Type(buffer, byteOffset, Math.floor(length / Type.BYTES_PER_ELEMENT));
}

const words = (bytes: Bytes): Uint32Array => viewOf(Uint32Array, bytes);

const json = (value: unknown): Bytes => new TextEncoder().encode(JSON.stringify(value));

function headOf<Head>(bytes: Bytes | undefined, isHead: (value: unknown) => value is Head): Head {
  const head = read(bytes);
  if (!isHead(head)) throw new DamagedSegment("header");
  return head;
}

function read(bytes: Bytes | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new DamagedSegment("header");
  }
}
