import { PART_WORDS } from "../../languages/shared-words.ts";
import { isInCapitals } from "../headings-by-look.ts";
import { paragraphsOf } from "./paragraphs.ts";

/** Characters of the longest line that is taken for a heading; of one with a number. */
const LONGEST = 70;
const LONGEST_NUMBERED = 90;
const LONGEST_QUESTION = 250;
/** A line with its indentation; longer ones are not looked at. */
const LONGEST_LINE = 300;
/** Of one that ends with a full stop. */
const SHORT = 40;
/** Characters of a text at least, and of the answer to a question or a clause; shorter ones are entries of a list. */
const SHORTEST_TEXT = 120;
const SHORTEST_ANSWER = 20;
/** Lines of one kind above texts, from which on they are headings. */
const LEAST_HEADINGS = 3;
/** Share of the longer words of a title that begin with a capital. */
const CAPITALS = 0.6;
const SHORT_TITLE = 4;
const WORDS_BEFORE_COLON = 5;

/** "4.2 Rent", "§ 4 Rent", "Article 4: Rent". */
const NUMBER = new RegExp(
  `^(?<part>(?:${PART_WORDS})\\s?)?(?<number>\\p{Nd}{1,3}(?:\\.\\p{Nd}{1,3})*)(?<mark>[.):]?)\\s+(?=["“«(]?(?<word>\\p{L}))`,
  "iu",
);

const MARKED = /(?<=^ {0,3})#{1,6}(?=[ \t]+\S)/gmu;

type Kind = "numbered" | "capitals" | "title" | "label";
/** Of a line that stands on its text without an empty line between them. */
type OnText = `${Kind} on text`;

interface HeadingLine {
  readonly at: number;
  readonly kind: Kind | OnText;
  readonly text: string;
  readonly indent: number;
  /** 4 and 2 of "4.2 Rent"; none without a number. */
  readonly number: readonly number[];
}

const isNumbered = ({ kind }: Pick<HeadingLine, "kind">): boolean => kind.startsWith("numbered");

/** A heading, or what stands between two. */
export type HeadedPart = { readonly text: string } | { readonly heading: string; readonly level: number };

/**
 * Plain text with marks before the lines that are headings. Where "#" makes more of them, those are the headings; else "#" is no
 * mark.
 */
export function markHeadings(source: string): string {
  const parts = headedParts(source);
  const headings = parts.filter((part) => "heading" in part);
  if (headings.length === 0 || headings.length < (source.match(MARKED)?.length ?? 0)) return source;
  return parts
    .map((part) =>
      "heading" in part ? `${"#".repeat(part.level)} ${part.heading}` : part.text.replaceAll(MARKED, "\\$&"),
    )
    .join("\n\n");
}

/**
 * The text in parts. Headings are short lines, alone or above a paragraph that they do not fill, above a text that is not less
 * indented, and of a kind of which there are several ("2.1 Rent", "OPENING HOURS", "Opening Hours").
 */
export function headedParts(source: string): readonly HeadedPart[] {
  const parts = paragraphsOf(source).flatMap((part, at) => (at % 2 === 0 ? withFirstApart(part) : [part]));
  const lines = parts.flatMap((part, at): HeadingLine[] => {
    const line = at % 2 === 0 ? read(part, at) : null;
    if (line === null) return [];
    return [parts[at + 1] === "\n" ? { ...line, kind: `${line.kind} on text` } : line];
  });
  const isAbove = new Set(lines.filter((line) => isAboveText(parts, line)).map(({ at }) => at));
  const kinds = new Set(
    [...Map.groupBy(lines, ({ kind }) => kind)].flatMap(([kind, of]) => {
      const above = of.filter(({ at }) => isAbove.has(at));
      return above.length >= LEAST_HEADINGS && (!isNumbered({ kind }) || countUp(above)) ? [kind] : [];
    }),
  );
  const found = lines.filter(({ at, kind }) => kinds.has(kind) && isAbove.has(at));
  const all = [...found, ...above(lines, found), ...goingOn(lines, found)];
  const headings = [...new Set(all)].toSorted((a, b) => a.at - b.at);
  const headed: HeadedPart[] = [];
  let done = 0;
  const keep = (end: number): void => {
    if (end > done) headed.push({ text: parts.slice(done, end).join("") });
  };
  for (const line of headings) {
    keep(line.at - 1);
    headed.push({ heading: line.text, level: levelOf(line, kinds) });
    done = line.at + 2;
  }
  keep(parts.length);
  return headed;
}

/** Lines of the longest paragraph that may begin with a heading. */
const MOST_LINES = 500;
/** Share of the longest line of a paragraph that its first one takes at most where it is a heading. */
const UNFILLED = 0.6;

/** A paragraph, its first line apart where that may be a heading. */
function withFirstApart(part: string): readonly string[] {
  const [first = "", ...others] = part.replace(/^\s+\n/u, "").split("\n", MOST_LINES);
  if (first.length > LONGEST_LINE || others.length === MOST_LINES - 1) return [part];
  const [second = "", third = ""] = others.map((line) => line.trim());
  const line = read(first, 0);
  const below = read(second, 0);
  // "2.1 The lock was changed, and" under "2. Matters arising" is a text where it goes on in the next line.
  const isClause = below?.number.join(".") === [...(line?.number ?? []), 1].join(".") && !NUMBER.test(third);
  const isText = second !== "" && !/^\p{Ll}/u.test(second) && (below?.kind !== "numbered" || isClause);
  const longest = Math.max(...others.map(({ length }) => length));
  // Capitals tell a heading from the text that it stands on, however long it is.
  const isSetApart = isInCapitals(first.replace(/\(.*\)/u, "")) && !isInCapitals(second);
  const mayEnd = first.length <= longest * UNFILLED || isSetApart || isQuestion(first);
  const kind = isText && mayEnd ? line?.kind : null;
  return kind === "numbered" || kind === "capitals" ? [first, "\n", others.join("\n")] : [part];
}

/** Numbered lines before and behind a heading that count on from it: what is below "7.2 Appointment" may be short. */
function goingOn(lines: readonly HeadingLine[], found: readonly HeadingLine[]): readonly HeadingLine[] {
  const numbered = lines.filter(isNumbered);
  const known = new Set(found);
  const more = new Set<HeadingLine>();
  for (const inOrder of [numbered, numbered.toReversed()]) {
    const last = new Map<string, { readonly line: HeadingLine; readonly isKnown: boolean }>();
    for (const line of inOrder) {
      const part = line.number.slice(0, -1).join(".");
      const before = last.get(part);
      const step = (line.number.at(-1) ?? 0) - (before?.line.number.at(-1) ?? 0);
      const follows = before?.isKnown === true && Math.abs(step) === 1 && before.line.indent === line.indent;
      if (follows && !known.has(line)) more.add(line);
      last.set(part, { line, isKnown: known.has(line) || follows });
    }
  }
  return [...more];
}

/** A line above a heading, such as "2. Rent" above "2.1 Payment"; of a kind that is found below it. */
function above(lines: readonly HeadingLine[], found: readonly HeadingLine[]): readonly HeadingLine[] {
  const below = new Map(found.map((line) => [line.at, line]));
  return lines.filter((line) => {
    const next = below.get(line.at + 2);
    if (next === undefined || below.has(line.at)) return false;
    return line.kind === "numbered"
      ? next.number.join(".") === [...line.number, 1].join(".")
      : line.kind === "capitals" && next.kind !== "capitals" && next.number.length !== 1;
  });
}

const isQuestion = (line: string): boolean => /[?？؟]\s*$/u.test(line);

function read(part: string, at: number): (HeadingLine & { readonly kind: Kind }) | null {
  const text = part.length > LONGEST_LINE ? "" : part.trim();
  if (text === "" || text.includes("\n") || /\p{L}.*(?: {3,}|\t)\S/u.test(text)) return null;
  const indent = part.length - part.trimStart().length;
  const found = NUMBER.exec(text)?.groups;
  if (found) {
    const number = (found["number"] ?? "").split(".").map(Number);
    const isNamed = /\p{Ll}/u.test(found["word"] ?? "") ? number.length > 1 && found["mark"] !== "" : true;
    return isNamed &&
      text.length <= (isQuestion(text) ? LONGEST_QUESTION : LONGEST_NUMBERED) &&
      !/[;:,]$/u.test(text) &&
      !(text.length > SHORT && text.endsWith("."))
      ? { at, kind: "numbered", text, indent, number }
      : null;
  }
  const kind = text.length <= LONGEST ? kindOf(text) : null;
  return kind && { at, kind, text, indent, number: [] };
}

function kindOf(text: string): Kind | null {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const letters = words.join("").length;
  if (letters < 4 || !/^["“«(]?[\p{Lu}\p{Lo}]/u.test(text) || /[.,;!?]$|[{}=<>|@]/u.test(text)) return null;
  if (text.endsWith(":")) return words.length <= WORDS_BEFORE_COLON && areNames(words) ? "label" : null;
  if (/:\s/u.test(text)) return null;
  if (!/\p{Ll}/u.test(text) && /\p{Lu}/u.test(text)) return "capitals";
  return areNames(words) || words.length <= SHORT_TITLE ? "title" : null;
}

function areNames(words: readonly string[]): boolean {
  const long = words.filter(({ length }) => length > 3);
  return long.filter((word) => /^\p{Lu}/u.test(word)).length >= long.length * CAPITALS;
}

/** Characters of a text by which it is told to be one. */
const LOOKED_AT = 2000;

function isAboveText(parts: readonly string[], { at, indent, text }: HeadingLine): boolean {
  const below = (parts[at + 2] ?? "").slice(0, LOOKED_AT);
  const first = below.length - below.replace(/^\s+/u, "").length;
  const letters = below.match(/\p{L}/gu)?.length ?? 0;
  const isPart = NUMBER.exec(text)?.groups?.["part"] !== undefined;
  const shortest = (isQuestion(text) && read(below, 0) === null) || isPart ? SHORTEST_ANSWER : SHORTEST_TEXT;
  return below.trim().length >= shortest && first >= indent && letters >= below.replaceAll(/\s/gu, "").length / 2;
}

/** Whether most of the first numbers follow each other. */
function countUp(lines: readonly HeadingLine[]): boolean {
  const steps = lines.slice(1).filter(({ number: [own = 0, ...below] }, at) => {
    const before = lines[at]?.number[0] ?? NaN;
    return own === before + 1 || (own === before && below.length > 0);
  });
  return steps.length * 2 >= lines.length - 1;
}

/** Titles and labels are below the headings with numbers, and below those in capitals. */
function levelOf({ kind, number }: HeadingLine, kinds: ReadonlySet<HeadingLine["kind"]>): number {
  if (number.length > 0) return Math.min(BELOW_NUMBERS, number.length);
  const isBelow = kind === "title" || kind === "label";
  const above = (isBelow && kinds.has("numbered") ? BELOW_NUMBERS : 0) + (isBelow && kinds.has("capitals") ? 1 : 0);
  return 1 + above + (kind === "label" ? 1 : 0);
}

/** Levels that numbers have; those below them are headings of the fourth to the sixth level. */
const BELOW_NUMBERS = 3;

/** What a plain text is called: its first line, where it is short and stands alone; null for another. */
export function titleOf(source: string): string | null {
  const [first = "", others = ""] = source.trimStart().split(/\n[^\S\n]*\n/u, 2);
  const text = first.trim().replace(/^#+\s+/u, "");
  const isAlone = !text.includes("\n") && !NUMBER.test(text) && others.trim() !== "" && text.length <= LONGEST_NUMBERED;
  return isAlone && /^["“«(]?[\p{Lu}\p{Lo}\p{N}].*\p{L}/u.test(text) && !/[.,;:!?]$|: | {3,}|\t/u.test(text)
    ? text
    : null;
}
