import { HARD_BREAK } from "./label-lines.ts";
import { mapParagraphs } from "./paragraphs.ts";

/** Spaces before a line that Markdown takes for code. */
const INDENTED = /^(?: {4}| {0,3}\t)/u;
/** Between words of a line; one that is justified has nothing but wide gaps, a row of a table single spaces as well. */
const WIDE = /\S(?: {4,}|\t)\S/u;
const SINGLE = /\S \S/u;
const GAP = /(?<=\S) {2,}(?=\S)/u;
const GAPS = new RegExp(GAP, "gu");
/** Share of the letters, spaces and signs of prose in running text. */
const PROSE = 0.92;
const FEWEST_WORDS = 4;
/** Words of a line of prose on average; of commands and verse fewer. */
const WORDS_OF_LINE = 5;
/** Lines of a longer run are a log. */
const MOST_LINES = 500;

/**
 * Plain text in which paragraphs that are indented or justified are written from the margin with single spaces, so that they are
 * no code, and words that were parted at the ends of lines are whole.
 */
export function asRunningText(text: string): string {
  if (!/^(?: {4}|\t)[^\S\n]*\S|\S {2,}\S/mu.test(text)) return text;
  const hyphened = new Set(text.toLowerCase().match(/\p{L}+-\p{L}+/gu));
  return mapParagraphs(text, (part, before) => paragraph(part, before, hyphened));
}

function paragraph(source: string, before: string, hyphened: ReadonlySet<string>): string {
  const lines = source.split("\n");
  if (lines.length > MOST_LINES || !lines.some((line) => INDENTED.test(line) || GAP.test(line))) return source;
  const entry = entryOf(lines);
  const told = entry ? [entry.told, ...lines.slice(1)] : lines;
  if (!isProse(told, before)) return source;
  const straight = told.map((line) => line.trim().replaceAll(GAPS, " ").replace(MARK, "\\$&"));
  const isFilled = areFilled(straight);
  const written: string[] = [];
  straight.forEach((line, at) => {
    const before = written.pop();
    const isBroken = (at === 1 && isLabel(lines)) || !isFilled;
    if (before === undefined) written.push(line);
    else written.push(...(wholeWord(before, line, hyphened) ?? [before + (isBroken ? HARD_BREAK : ""), line]));
  });
  const text = written.join("\n");
  return entry ? `${entry.name.replace(MARK_OF_NAME, "\\$&")} ${text}` : text;
}

/** Share of the longest line that the lines of a paragraph have, but for a label above it and the last. */
const FILLED = 0.6;

/** Share of the lines of verse that begin with a capital. */
const VERSE = 0.8;

/** Lines that end where there is no room, and not where an entry of a list or a line of verse does. */
function areFilled(lines: readonly string[]): boolean {
  const capitals = lines.filter((line) => /^["'“‘(]?\p{Lu}/u.test(line)).length;
  if (lines.length > 2 && capitals >= lines.length * VERSE) return false;
  const longest = Math.max(...lines.map(({ length }) => length));
  return lines.slice(1, -1).every(({ length }) => length >= FILLED * longest);
}

/** What begins a heading or a quotation in Markdown, and the name of an entry that would begin a list. */
const MARK = /^(?:#+|>)(?=\s|$)/u;
const MARK_OF_NAME = /^[-+*#>](?=\s|$)/u;
const LONGEST_LABEL = 40;

/** "Strength" above an indented text of it. */
function isLabel([first = "", second = ""]: readonly string[]): boolean {
  return indentOf(second) >= indentOf(first) + 2 && first.trim().length <= LONGEST_LABEL;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** "S    Save the game": a name or a sign, and beside it what it is or does, whose other lines stand below its first. */
const ENTRY = /^(?<name>\s*\S{1,16}(?: \S{1,16})?)(?<gap> {2,}|\t)(?<told>\S.*)$/u;

const BULLET = /^\s*(?:[-+*•]|\p{N}{1,3}[.)])$/u;

function entryOf([first = "", ...others]: readonly string[]):
  | { readonly name: string; readonly told: string }
  | undefined {
  const { name = "", gap = "", told = "" } = ENTRY.exec(first)?.groups ?? {};
  const column = name.length + gap.length;
  const stand = others.every((line) => Math.abs(indentOf(line) - column) <= 1);
  const isWide = gap.length > 2 || gap === "\t";
  return told !== "" && !BULLET.test(name) && stand && (isWide || others.length > 0)
    ? { name: name.trim(), told }
    : undefined;
}

function isProse(lines: readonly string[], before: string): boolean {
  const text = lines.map((line) => line.trim()).join(" ");
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const ofProse = text.match(/[\p{L}\p{M}\p{N}\s.,;:!?'"`’“”()-]/gu)?.length ?? 0;
  const rows = lines.filter(isRow).length;
  if (ofProse < text.length * PROSE || rows > lines.length * ROWS || lines.some((line) => CODE.test(line)))
    return false;
  // "Run:" has a command below it.
  const isSentence = /[.!?…]["'”’)]?$/u.test(text) || !/:\s*$/u.test(before);
  if (lines.length === 1)
    return words >= 1 && isSentence && !COLUMNS.test(text) && /^["'“(]?[\p{Lu}\p{Lo}\p{N}*•-]/u.test(text);
  return words >= FEWEST_WORDS && words >= (lines.length - 1) * WORDS_OF_LINE;
}

/** Share of the lines that look like rows of a table by chance. */
const ROWS = 0.3;
const CODE = /[{}]|\)\s*;\s*$|\w\([\p{Lu}_]{2}/u;
/** Gaps in one line that are not those behind a sentence or a number: heads of columns. */
const COLUMNS = /[^\s.!?:\p{N}][)"'”’]? {2,}\S/u;
const isRow = (line: string): boolean => WIDE.test(line.trim()) && SINGLE.test(line);

const LONGEST_WORD = 60;

/** The line that "vari-" and "ous" make; undefined where the first ends with a whole word. */
function wholeWord(before: string, line: string, hyphened: ReadonlySet<string>): readonly [string] | undefined {
  const [, first] = /(?<!\p{L})(\p{L}+)-$/u.exec(before.slice(-LONGEST_WORD)) ?? [];
  const [last] = /^\p{Ll}+/u.exec(line) ?? [];
  if (first === undefined || last === undefined) return undefined;
  return [(hyphened.has(`${first}-${last}`.toLowerCase()) ? before : before.slice(0, -1)) + line];
}
