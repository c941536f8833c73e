import {
  ADDRESS_LINE,
  AFFILIATION,
  BY_LINES,
  CLOSING,
  HOLDS_NAME,
  IMPRINT,
  NAME_LINE,
  NO_PERSON,
  PUBLISHERS,
  SENDER,
  SIGNED,
  TELLS_AUTHOR,
  YEARS,
} from "../../languages/imprint-words.ts";
import type { Passage } from "../../engine.ts";
import type { DocumentFact, ImprintFact } from "../../languages/language.ts";
import { datesIn } from "../verify/dates.ts";
import { textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import type { LibraryDocument } from "../library.ts";
import { sentences } from "../../sentences.ts";
import { isEnded } from "./prose.ts";
import { wordsPattern } from "../understand/pattern-words.ts";

/** What a document says of itself where it begins, or its file's properties say of it. */
export type FoundFact =
  | { readonly from: "text"; readonly wanted: Quotation; readonly line: Quotation }
  | { readonly from: "properties"; readonly author: string }
  | { readonly from: "title"; readonly title: string }
  | { readonly from: "opening"; readonly lines: readonly Quotation[] }
  | { readonly from: "size"; readonly pages: number | null; readonly words: number };

/** Characters from the beginning in which title page, imprint and by-line stand. */
const FRONT = 6000;
const LONGEST_LINE = 240;

/** Looks for author, year or publisher where a document begins; an author also in the properties of its file. */
export function findFact(
  fact: DocumentFact,
  { name, title, author, pages, words }: Pick<LibraryDocument, "name" | "title" | "author" | "pages" | "words">,
  passages: readonly Passage[],
): FoundFact | null {
  if (fact === "title") return { from: "title", title: title ?? name };
  if (fact === "length") return { from: "size", pages, words };
  const lines = linesOf(passages);
  if (fact === "year") return withItsDay(said(lines, YEARS));
  if (fact === "publisher") return said(lines, PUBLISHERS);
  if (fact !== "author") return null;
  const known = author !== null && isPerson(author) ? author : null;
  return (
    (known !== null ? said(lines, namedAs(known)) : null) ??
    said(lines, BY_LINES) ??
    said(lines.slice(0, MOST_LINES), [SENDER]) ??
    signature(passages) ??
    said(withAddress(lines), [NAME_LINE]) ??
    withAffiliations(lines) ??
    (known !== null ? { from: "properties", author: known } : null)
  );
}

/** The line below the closing of a letter, with the name that signs it; null where it has none. */
function signature(passages: readonly Passage[]): FoundFact | null {
  const lines = allLinesOf(passages);
  const signed = said(lines, [SIGNED]);
  if (signed) return signed;
  const at = lines.findIndex(({ text }) => CLOSING.test(text));
  const line = lines.slice(at + 1, at + 1 + LINES_TO_NAME).find(({ text }) => HOLDS_NAME.test(text));
  const name = line && HOLDS_NAME.exec(line.text);
  if (at === -1 || !line || !name || line.text.length > LONGEST_LINE) return null;
  const start = line.start + name.index;
  return { from: "text", wanted: { ...line, start, end: start + name[0].length }, line };
}

/** Lines below a closing of which one has the name: a written one may stand above it. */
const LINES_TO_NAME = 2;

/** Lines of a title page that are shown. */
const MOST_LINES = 8;
/** UTF-16 characters of them together. */
const LONGEST_PAGE = 600;

/**
 * Lines that may tell a fact which no word says for sure: the title page, or the first line beside it that holds such a
 * thing. Empty where nothing does.
 */
export function frontLines(fact: DocumentFact, passages: readonly Passage[]): readonly Quotation[] {
  const page = titlePage(passages);
  if (fact === "author") return page.length > 0 ? page : toldAuthor(passages);
  if (!isImprint(fact)) return [];
  const holdsIt = (text: string): boolean => IMPRINT[fact].some((pattern) => pattern.test(text));
  if (page.some((line) => holdsIt(textOf(line)))) return page;
  const line = linesOf(passages).find(({ text }) => text.length <= LONGEST_PAGE && holdsIt(text));
  return line ? [line] : [];
}

/** The first sentence of the front that names who made what it is about; empty where none does. */
function toldAuthor(passages: readonly Passage[]): readonly Quotation[] {
  for (const { passage, text, start } of linesOf(passages))
    for (const own of sentences(text))
      if (TELLS_AUTHOR.test(text.slice(own.start, own.end)))
        return [{ passage, start: start + own.start, end: start + own.end }];
  return [];
}

const isImprint = (fact: DocumentFact): fact is ImprintFact => Object.hasOwn(IMPRINT, fact);

/**
 * The lines with which a document begins, up to its first sentence, where a name stands below the title: who wrote it is
 * mostly there, though no word says so. Empty where it has no such lines.
 */
function titlePage(passages: readonly Passage[]): readonly Quotation[] {
  const gap = passages.findIndex(({ start }, at) => start - (passages[at - 1]?.end ?? start) > SEPARATORS);
  const all = linesOf(gap === -1 ? passages : passages.slice(0, gap));
  // A cover repeats the title.
  const lines = all.filter(({ text }, at) => all.findIndex((line) => line.text === text) === at);
  const end = lines.findIndex(({ text }) => isEnded(text) && text.length > SHORTEST_SENTENCE);
  let size = 0;
  const page = lines
    .slice(0, end === -1 ? MOST_LINES : Math.min(end, MOST_LINES))
    .filter(({ text }) => (size += text.length) <= LONGEST_PAGE);
  // "Abstract" below the names is the heading of what follows.
  const last = page.findLastIndex(({ text }) => HOLDS_NAME.test(text) || /[\p{N}@]/u.test(text));
  return page.slice(1).some(({ text }) => HOLDS_NAME.test(text)) ? page.slice(0, last + 1) : [];
}

/** UTF-16 characters between two passages with nothing but white space between them: a title page ends at the table of contents. */
const SEPARATORS = 8;

/** UTF-16 characters of a line that is no short one of a title page, such as "Prisma, Inc." */
const SHORTEST_SENTENCE = 60;

interface Line extends Quotation {
  readonly text: string;
}

function linesOf(passages: readonly Passage[]): Line[] {
  // Between two passages may lie a table of contents.
  let before = 0;
  return allLinesOf(passages.filter(({ content }) => (before += content.length) - content.length < FRONT));
}

const allLinesOf = (passages: readonly Passage[]): Line[] =>
  passages.flatMap((passage) =>
    [...passage.content.matchAll(/[^\n]+/gu)].map((match) => ({
      passage,
      text: match[0],
      start: passage.start + match.index,
      end: passage.start + match.index + match[0].length,
    })),
  );

/** The first pattern that a line fits; its group `wanted` is what was asked for. */
function said(lines: readonly Line[], patterns: readonly RegExp[]): FoundFact | null {
  for (const pattern of patterns)
    for (const line of lines) {
      const match = pattern.exec(line.text);
      const wanted = match?.groups?.wanted;
      if (!match || !wanted) continue;
      const start = line.start + match.index + match[0].lastIndexOf(wanted);
      return {
        from: "text",
        wanted: { passage: line.passage, start, end: start + wanted.length },
        line: line.text.length <= LONGEST_LINE ? line : { passage: line.passage, start, end: start + wanted.length },
      };
    }
  return null;
}

/** The lines of a title page that are a name with an address, in the line or beneath it. */
const withAddress = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(
    ({ text }, at) =>
      NAME_LINE.exec(text)?.groups?.["address"] !== undefined || ADDRESS_LINE.test(lines[at + 1]?.text ?? ""),
  );

/** The lines that name those who wrote it, each with where they work. */
function withAffiliations(lines: readonly Line[]): FoundFact | null {
  const first = lines.findIndex(({ text }) => AFFILIATION.test(text));
  if (first === -1) return null;
  const end = lines.findIndex(({ text }, at) => at > first && !AFFILIATION.test(text));
  return { from: "opening", lines: lines.slice(first, end === -1 ? undefined : end) };
}

/** The whole date, where the year that was found is part of one: "16/03/2026"; else with the years behind it. */
function withItsDay(fact: FoundFact | null): FoundFact | null {
  if (fact?.from !== "text") return fact;
  const { line, wanted } = fact;
  const date = datesIn(textOf(line)).find(
    ({ from, to }) => line.start + from <= wanted.start && line.start + to >= wanted.end,
  );
  if (date) return { ...fact, wanted: { ...wanted, start: line.start + date.from, end: line.start + date.to } };
  const [further = ""] = FURTHER_YEARS.exec(textOf({ ...line, start: wanted.end })) ?? [];
  return { ...fact, wanted: { ...wanted, end: wanted.end + further.length } };
}

/** Of a notice that names several years or a span of them; the first alone would be wrong: "© 2000-2012". */
const FURTHER_YEARS = /^(?:\s?[-–—,]\s?(?:19|20)\d\d(?!\p{N}))+/u;

/** Where a name that is known stands: in a copyright notice, after "by", alone on a line, or anywhere. */
function namedAs(name: string): readonly RegExp[] {
  const own = wordsPattern(name);
  return [
    `(?:©|copyright).{0,20}(?<wanted>${own})`,
    `^\\s*(?:by|von|par|por|di)\\s+(?<wanted>${own})`,
    `^\\s*(?<wanted>${own})\\s*$`,
    `^(?!.*also by).{0,60}(?<wanted>${own})(?!\\p{L})`,
  ].map((source) => new RegExp(source, "iu"));
}

function isPerson(author: string): boolean {
  const name = author.trim();
  return name.length > 2 && name.length < 120 && !NO_PERSON.test(name) && /\p{Lu}|\p{Lo}/u.test(name);
}
