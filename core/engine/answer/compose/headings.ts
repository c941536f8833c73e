import { PART_WORDS } from "../../languages/shared-words.ts";
import type { ParsedDocument } from "../../parsed-document.ts";

/** A heading, with the text up to the next one that is not below it. */
export interface HeadedPart {
  /** Of the heading. */
  readonly start: number;
  readonly end: number;
  readonly level: number;
  readonly text: string;
  /** Where what stands below it ends. */
  readonly until: number;
}

/** All headings of a document in order. "Chapter 3" on a line alone belongs to the heading that follows it. */
export function headedParts({ blocks, text }: Pick<ParsedDocument, "blocks" | "text">): readonly HeadedPart[] {
  const lines = blocks
    .filter(({ kind }) => kind === "heading" || kind === "title")
    .map(({ kind, start, end, level = 1 }) => ({ start, end, level: kind === "title" ? 0 : level }));
  const isBefore = (at: number): boolean => {
    const [line, next] = [lines[at], lines[at + 1]];
    if (!line || !next || text.slice(line.end, next.start).trim() !== "") return false;
    return ONLY_NUMBER.test(text.slice(line.start, line.end));
  };
  const headings = lines.flatMap((line, at) =>
    isBefore(at) ? [] : [{ ...line, start: isBefore(at - 1) ? (lines[at - 1]?.start ?? line.start) : line.start }],
  );
  // From the end: the first heading of each level or a higher one that follows.
  const follows = Array.from({ length: LEVELS }, () => text.length);
  const parts = headings.toReversed().map((heading) => {
    const until = follows[heading.level] ?? text.length;
    follows.fill(heading.start, heading.level);
    return { ...heading, text: text.slice(heading.start, heading.end), until };
  });
  return parts.toReversed();
}

/** A title has level 0, headings 1 to 6. */
const LEVELS = 7;

/** Headings below which a document is one part, and no list of parts. */
const FEWEST = 2;
/** UTF-16 characters below a heading, less than which it is a line of a title page. */
const LEAST_TEXT = 20;

/** Those of the highest level that has several with a text below them. */
export function contentsOf(parts: readonly HeadedPart[]): readonly HeadedPart[] {
  const full = parts.filter(({ end, until }) => until - end >= LEAST_TEXT);
  const levels = [...new Set(full.map(({ level }) => level))].toSorted((a, b) => a - b);
  const level = levels.find((own) => full.filter((part) => part.level === own).length >= FEWEST);
  return full.filter((part) => part.level === level);
}

/** The part whose heading has that number, the highest of several: "4", "2.3", "iv". */
export function partNumbered(parts: readonly HeadedPart[], number: string): HeadedPart | undefined {
  return parts
    .filter(({ text }) => NUMBERED.exec(text)?.groups?.["number"]?.toLowerCase() === number)
    .toSorted((a, b) => a.level - b.level)[0];
}

const ONLY_NUMBER = new RegExp(`^\\s*(?:${PART_WORDS})?\\s*(?:\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)[.:]?\\s*$`, "iu");
const NUMBERED = new RegExp(
  `^\\s*(?:(?:${PART_WORDS})\\s?)?(?<number>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?:[.:)]|(?=\\s)|$)`,
  "iu",
);

/** The range of a clause with what stands below it: "3.2", or its item "(b)" of "3.2(b)". */
interface Clause {
  readonly start: number;
  readonly end: number;
}

/** The clause of that number, which no heading has; undefined where several have it, or none. */
export function clauseNumbered(
  { blocks, text }: Pick<ParsedDocument, "blocks" | "text">,
  part: string,
): Clause | undefined {
  const [, number = part, item] = OF_CLAUSE.exec(part) ?? [];
  const lines = blocks
    .filter(({ kind }) => kind !== "table" && kind !== "code")
    .map(({ kind, start, end }) => {
      const line = text.slice(start, end);
      return { isHeading: kind === "heading", start, end, line, number: CLAUSE.exec(line)?.[1] };
    });
  const [at, another] = lines.flatMap((line, index) => (line.number === number ? [index] : []));
  const first = at === undefined ? undefined : lines[at];
  if (at === undefined || !first || another !== undefined) return undefined;
  const rest = lines.slice(at + 1);
  const isBelow = (own: string | undefined): boolean => own === undefined || own.startsWith(`${number}.`);
  const next = rest.findIndex((line) => line.isHeading || !isBelow(line.number));
  const clause = { start: first.start, end: (next === -1 ? text.length : rest[next]?.start) ?? text.length };
  if (item === undefined) return clause;
  const items = lines.filter(({ start }) => start >= clause.start && start < clause.end);
  const wanted = items.findIndex(({ line }) => ITEM_LETTER.exec(line)?.[1]?.toLowerCase() === item);
  const found = items[wanted];
  return found && { start: found.start, end: found.end };
}

/** "3.2(b)", "3.2 b" */
const OF_CLAUSE = /^(\p{N}+(?:\.\p{N}+)*) ?\(?(\p{L})\)?$/u;
const CLAUSE = /^\s*(?:§ ?)?(\p{N}{1,3}(?:\.\p{N}{1,3})*)[.)]?\s/u;
const ITEM_LETTER = /^\s*\(?(\p{L})[.)]\s/u;
