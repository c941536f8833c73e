import { BACK_MATTER, CONTENTS } from "./languages/prose-words.ts";
import { PART_WORDS } from "./languages/shared-words.ts";
import type { ParsedDocument } from "./parsed-document.ts";

/** UTF-16 offsets into the text of the document, `end` exclusive. */
export interface ContentsList {
  readonly start: number;
  readonly end: number;
}

type Read = Pick<ParsedDocument, "text" | "blocks">;

/** Lines of a list at least, and of one under "Contents". */
const ENTRIES = 5;
const TITLED_ENTRIES = 3;
/** Share of the lines of a list that are entries, that end with the number of a page, and that come in the order of their headings. */
const MOSTLY = 0.6;
/** Share of the entries that bear the number of their heading, where neither a title nor page numbers tell what the list is. */
const NEARLY_ALL = 0.8;
/** Lines between two entries of one list: the rest of a long one, or one whose heading is written otherwise. */
const GAP = 4;
/** UTF-16 characters of the longest line of such a list. */
const LONGEST = 200;
/** The same of an entry that ends with a full stop. */
const LONGEST_ENTRY = 60;
/** Lines of the longest entry. */
const WRAPPED = 3;

const LEADERS = /(?:[.…·_] ?){5}/u;
/** The number of a page at the end of a line, with what leads to it. */
const PAGE = /[\s|.…](?:\p{N}{1,4}|[ivxlc]{1,6})[\s|]*$/u;
/** Where a line of such a list ends: a reader of PDFs may join several to one paragraph. */
const ENTRY_ENDS = /\n|(?<=(?:[.…·_] ?){5}(?:\p{N}{1,4}|[ivxlc]{1,6})) /u;
const LEADER = /[\s.…·_|]+$/u;
const NUMBER = new RegExp(
  `^(?:(?:${PART_WORDS})\\s+)?(?:\\p{N}{1,3}(?:\\.\\p{N}{1,3})*|\\p{Lu})(?:[.:)]\\s*|\\s+)(?=\\S)`,
  "iu",
);

interface Line {
  /** Index of its block. */
  readonly block: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Where the heading begins that the line names; -1 for a line with dots up to a number, which names none that is known. */
  readonly heading?: number;
  readonly isNumbered?: boolean;
  readonly isPaged?: boolean;
}

const lists = new WeakMap<ParsedDocument["blocks"], readonly ContentsList[]>();

/**
 * The tables of contents of a document, in order: lines that repeat headings which come later, under "Contents", with numbers of
 * pages or with the numbers of the headings. A list that a sentence leads to ("There are five steps:") is none.
 */
export function contentsLists({ text, blocks }: Read): readonly ContentsList[] {
  const known = lists.get(blocks);
  if (known !== undefined) return known;
  const found = findLists({ text, blocks });
  lists.set(blocks, found);
  return found;
}

/** The document without the headings that are entries of its table of contents: they are items of a list. */
export function withoutListedHeadings<Document extends ParsedDocument>(document: Document): Document {
  const contents = contentsLists(document);
  if (contents.length === 0) return document;
  const blocks = document.blocks.map((block) => {
    const isEntry =
      block.kind === "heading" &&
      contents.some(({ start, end }) => start <= block.start && block.start < end) &&
      !isContentsTitle(document.text.slice(block.start, block.end));
    return isEntry ? { ...block, kind: "list_item" as const, level: 1 } : block;
  });
  lists.set(blocks, contents);
  return { ...document, blocks };
}

const isContentsTitle = (line: string): boolean => CONTENTS.test(line.trim().replace(/\s*:$/u, ""));

function findLists(document: Read): readonly ContentsList[] {
  const headings = headingsByName(document);
  if (headings.size < TITLED_ENTRIES) return [];
  const lines = linesOf(document, headings);
  const named = new Set(lines.map(({ heading }) => heading));
  const found: Run[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (lines[at]?.heading === undefined) continue;
    const to = lastOfRun(lines, at);
    const run = asList(lines, named, { from: at, to });
    const before = found.at(-1);
    if (run !== null && before?.to === run.from - 1) found[found.length - 1] = { from: before.from, to: run.to };
    else if (run !== null) found.push(run);
    at = Math.max(at, run?.to ?? to);
  }
  return found.flatMap(({ from, to }) => {
    const [first, last] = [lines[from], lines[to]];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

/** Where the headings begin that any line names. */
type Headings = ReadonlySet<number | undefined>;

/** Indexes of the first and the last line of a list. */
interface Run {
  readonly from: number;
  readonly to: number;
}

/** A line between entries that may name a heading which was not found, or several in one line. */
const looksLikeEntry = ({ text }: Pick<Line, "text">): boolean =>
  LEADERS.test(text) || PAGE.test(text) || /^\p{N}{1,4}$/u.test(text) || (NUMBER.test(text) && !isSentence(text));

const isSentence = (text: string): boolean => text.length > LONGEST_ENTRY && /[.!]$/u.test(text);

/** Where the last heading of each name begins, by its words with its number and without. */
function headingsByName({ text, blocks }: Read): ReadonlyMap<string, number> {
  const headings = new Map<string, number>();
  for (const { kind, start, end } of blocks) {
    if (kind !== "heading" || end - start > LONGEST) continue;
    const own = text.slice(start, end);
    for (const name of [nameOf(own), nameOf(own.replace(NUMBER, ""))]) if (name !== "") headings.set(name, start);
  }
  return headings;
}

const nameOf = (line: string): string => line.toLowerCase().replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, "");

/** Every line before the last heading, with what it names. */
function linesOf({ text, blocks }: Read, headings: ReadonlyMap<string, number>): readonly Line[] {
  const last = Math.max(...headings.values());
  const lines: Line[] = [];
  for (const [at, block] of blocks.entries()) {
    if (block.start > last) break;
    let start = block.start;
    for (const line of text.slice(block.start, block.end).split(ENTRY_ENDS)) {
      if (line.trim() !== "") lines.push({ block: at, start, end: start + line.length, text: line });
      start += line.length + 1;
    }
  }
  const begins = new Set(blocks.flatMap((block) => (block.kind === "heading" ? firstWords(text, block) : [])));
  const mayName = (line: Line): boolean =>
    LEADERS.test(line.text) || firstWords(text, line).some((word) => begins.has(word));
  const read: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at];
    if (line === undefined) break;
    if (line.text.length > LONGEST || !mayName(line)) {
      read.push(line);
      at++;
      continue;
    }
    const whole = [...Array(WRAPPED).keys()]
      .map((count) => lines.slice(at, at + 1 + count).filter(({ block }) => block === line.block))
      .map((parts) => ({ parts, entry: entryOf(parts, headings) }))
      .find(({ entry }) => entry !== null);
    for (const part of whole?.parts ?? [line]) read.push({ ...part, ...whole?.entry });
    at += whole?.parts.length ?? 1;
  }
  return read;
}

/** By them most lines are told to name no heading. */
const firstWords = (text: string, { start, end }: Pick<Line, "start" | "end">): readonly string[] =>
  (text.slice(start, Math.min(end, start + WORDS_BEGIN)).match(/\p{L}{2,}/gu) ?? [])
    .slice(0, FIRST_WORDS)
    .map((word) => word.toLowerCase());

const FIRST_WORDS = 2;
/** UTF-16 characters that hold them. */
const WORDS_BEGIN = 60;

function entryOf(
  parts: readonly Line[],
  headings: ReadonlyMap<string, number>,
): Pick<Line, "heading" | "isNumbered" | "isPaged"> | null {
  const [first] = parts;
  const written = parts.map(({ text }) => text).join(" ");
  if (first === undefined || written.length > LONGEST || isContentsTitle(written)) return null;
  const line = written.replaceAll("|", " ").trim();
  const page = PAGE.exec(line);
  const isPaged = page !== null || LEADERS.test(line);
  for (const own of page === null ? [line] : [line.slice(0, page.index).replace(LEADER, ""), line]) {
    const named = headings.get(nameOf(own));
    if (named !== undefined && named > first.start)
      return { heading: named, isNumbered: NUMBER.test(own), isPaged: isPaged && own !== line };
    const unnumbered = headings.get(nameOf(own.replace(NUMBER, "")));
    if (unnumbered !== undefined && unnumbered > first.start)
      return { heading: unnumbered, isNumbered: false, isPaged: isPaged && own !== line };
  }
  return parts.length === 1 && LEADERS.test(line) ? { heading: -1, isNumbered: false, isPaged: true } : null;
}

function lastOfRun(lines: readonly Line[], from: number): number {
  const named = new Set<number | undefined>();
  let last = from;
  for (let at = from; at < lines.length && at - last <= GAP; at++) {
    const line = lines[at];
    // A heading that an entry names ends the list.
    if (line === undefined || named.has(line.start) || line.end - line.start > LONGEST) break;
    if (line.heading === undefined && isSentence(line.text)) break;
    named.add(line.heading);
    if (line.heading !== undefined) last = at;
  }
  return last;
}

/** A run of entries with the title above it and what is left of the list below it; null where it is no table of contents. */
function asList(lines: readonly Line[], headings: Headings, { from, to }: Run): Run | null {
  const run = lines.slice(from, to + 1);
  const entries = run.filter(({ heading }) => heading !== undefined);
  const named = entries.filter(({ heading = -1 }) => heading >= 0);
  const inOrder = named.filter(({ heading = -1 }, at) => heading >= (named[at - 1]?.heading ?? -1));
  const share = (part: readonly Line[], whole: readonly Line[]): number => part.length / Math.max(1, whole.length);
  if (named.length < TITLED_ENTRIES || share(entries, run) < MOSTLY || share(inOrder, named) < MOSTLY) return null;
  const title = lines.findLastIndex(({ text }, at) => at < from && at >= from - 2 && isContentsTitle(text));
  const isPaged =
    share(
      entries.filter((line) => line.isPaged === true),
      entries,
    ) >= MOSTLY;
  const isNumbered =
    share(
      named.filter((line) => line.isNumbered === true),
      named,
    ) >= NEARLY_ALL;
  const isLedTo = /\p{L}+\s\S.*:$/u.test(lines[from - 1]?.text.trim() ?? "");
  const isList = title >= 0 || (entries.length >= ENTRIES && (isPaged || (isNumbered && !isLedTo)));
  if (!isList) return null;
  const list = { from: title >= 0 ? title : from, to };
  return { ...list, to: endOfList(lines, headings, list) };
}

/** Index of the last line that goes on like an entry, before any heading that is named and any name that the list has already. */
function endOfList(lines: readonly Line[], headings: Headings, { from, to }: Run): number {
  const names = new Set(lines.slice(from, to + 1).map(({ text }) => nameOf(text.replace(NUMBER, ""))));
  const goesOn = (at: number): boolean => {
    const [line, next] = [lines[at], lines[at + 1]];
    if (line === undefined || headings.has(line.start) || names.has(nameOf(line.text.replace(NUMBER, ""))))
      return false;
    if (line.heading !== undefined || looksLikeEntry(line)) return true;
    // "List of Figures"
    return BACK_MATTER.test(line.text.trim()) && next !== undefined && looksLikeEntry(next);
  };
  let last = to;
  for (let at = to + 1; at < lines.length; at++) {
    const isRest = lines[at]?.block === lines[last]?.block && !isSentence(lines[at]?.text ?? "");
    if (!isRest && !goesOn(at)) break;
    last = at;
  }
  return last;
}
