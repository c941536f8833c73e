import type { ParsedDocument } from "../parsed-document.ts";
import type { Chunk } from "../segment.ts";
import { pageOf } from "../pages.ts";
import { headContexts } from "../tables/head-context.ts";
import { unitsOf, type Unit } from "./units.ts";

/** Changes when a document would be cut differently. */
export const CHUNKER_VERSION = "c5";

/** A chunk without its id. */
export type ChunkRange = Omit<Chunk, "id">;

/** Sizes in characters; a Chinese, Japanese or Korean character counts for two. */
export interface ChunkSizes {
  /** A chunk ends at the first good place after this. */
  readonly target: number;
  readonly most: number;
  /** A new heading begins a new chunk once the running one has this much. */
  readonly least: number;
}

export const CHUNK_SIZES: ChunkSizes = { target: 1000, most: 1250, least: 350 };

/**
 * Cuts a document along its structure: sections, then paragraphs, list items and table rows, then sentences.
 * Chunks do not overlap and come in the order of the text; what lies between two is white space or a table of contents.
 */
export function chunkDocument(document: ParsedDocument, sizes: ChunkSizes = CHUNK_SIZES): ChunkRange[] {
  const groups: Unit[][] = [];
  let open: Unit[] = [];
  const close = (): void => {
    const next = takeTrailingLeads(open);
    if (open.length > 0) groups.push(open);
    open = next;
  };
  for (const unit of unitsOf(document, sizes)) {
    if (open.length > 0 && isCutOff(document, open, unit)) {
      groups.push(open);
      open = [];
    }
    if (open.length > 0 && mustCloseBefore(open, unit, sizes)) close();
    open.push(unit);
  }
  if (open.length > 0) groups.push(open);
  const contextOf = headContexts(document);
  return joinSmallTail(document, groups, sizes).map((units) => {
    const chunk = chunkOf(document, units);
    const context = contextOf(chunk);
    return context === null ? chunk : { ...chunk, context };
  });
}

/** Whether a table of contents lies between: a chunk over it would hold all of it. */
const isCutOff = ({ text }: ParsedDocument, open: readonly Unit[], { start }: Unit): boolean =>
  text.slice(open.at(-1)?.end, start).trim() !== "";

function mustCloseBefore(open: readonly Unit[], unit: Unit, { target, most, least }: ChunkSizes): boolean {
  const size = sizeOf(open);
  if (unit.heading && !open.every(({ heading }) => heading)) return size >= least;
  if (size + unit.size > most) return true;
  // A table that a chunk can hold is not cut.
  if (unit.table !== undefined && unit.table <= most && size >= least && size + unit.table > most) return true;
  return size >= target && unit.begins;
}

const sizeOf = (units: readonly Unit[]): number => units.reduce((sum, unit) => sum + unit.size, 0);

/** A heading at the end, or the caption of a table, belongs to what follows. */
function takeTrailingLeads(units: Unit[]): Unit[] {
  let count = 0;
  while (count < units.length && units[units.length - 1 - count]?.leads === true) count++;
  return count === units.length ? [] : units.splice(units.length - count, count);
}

/** A last chunk of a line or two is of no use alone. */
function joinSmallTail(
  document: ParsedDocument,
  groups: Unit[][],
  { most, least }: ChunkSizes,
): readonly (readonly Unit[])[] {
  const last = groups.at(-1);
  const before = groups.at(-2);
  if (last?.[0] === undefined || before === undefined || isCutOff(document, before, last[0])) return groups;
  const samePath = last[0]?.path === before[0]?.path;
  if (!samePath || sizeOf(last) >= least || sizeOf(last) + sizeOf(before) > most + least) return groups;
  return [...groups.slice(0, -2), [...before, ...last]];
}

function chunkOf({ text, pages }: ParsedDocument, units: readonly Unit[]): ChunkRange {
  const first = units[0];
  const last = units.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("A chunk has at least one part.");
  const body = units.find(({ heading }) => !heading) ?? first;
  return {
    text: text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    page: first.page,
    last_page:
      first.page === null ? null : Math.max(first.page, pageOf(pages, last.end - 1) ?? last.page ?? first.page),
    heading: body.path,
  };
}
