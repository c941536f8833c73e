import {
  BACK_MATTER,
  CAPTION,
  CHANGES,
  CONTENTS,
  LEANING,
  LEGAL,
  OF_ITSELF,
  REFERENCE,
  SEE,
  SUPPOSES,
} from "../../languages/prose-words.ts";
import { isTableRow } from "../../sentences.ts";
import type { Quotation } from "./draft.ts";

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a sentence reads as running text: no row of a table, caption, reference, heap of numbers or damaged scan. */
export function isProse(text: string): boolean {
  const length = text.length;
  const least = UNSPACED.test(text) ? 10 : 25;
  if (length < least || length > 500 || isTableRow(text)) return false;
  if (!/[.!?。！？।؟…]["”’»)\]]*$/u.test(text) || /[?？؟]["”’)]?$/u.test(text)) return false;
  if (CAPTION.test(text) || REFERENCE.test(text) || isContentsLine(text)) return false;
  if (/^\p{Ll}/u.test(text) || /^(?!(?:~?\/|--?|[.$])\p{L})[^\p{L}\p{N}"“„«¿¡([]/u.test(text)) return false;
  return share(text, /[\p{L}\p{M}]+/gu) > 0.6 && share(text, /\p{N}+/gu) < 0.2 && !isNoise(text);
}

/**
 * Whether a line is set as a heading: without a full stop, and a capital begins nearly every longer word. "President – Tove
 * Brandt" is none, for it says something.
 */
export function isHeadingLine(text: string): boolean {
  if (numberOfHeading(text) !== null) return true;
  if (/[.!?;。！？।…]["”’»)\]]*$/u.test(text) || /[|–—:：]| - /u.test(text)) return false;
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length >= HEADED && capitals >= words.length * CAPITALS;
}

/** "3.7" of the heading "3.7. /etc : System configuration"; null where the line is no heading with such a number. */
export const numberOfHeading = (text: string): string | null =>
  text.length <= LONGEST_HEADING ? (OUTLINED.exec(text)?.[1] ?? null) : null;

const LONGEST_HEADING = 120;
const OUTLINED = /^(\p{N}{1,3}(?:\.\p{N}{1,3})+)\.?\s+(?![\p{Ll}\p{N}])\S.*[^.!?;,:。！？।…]$/su;

/**
 * A line of a table of contents: "3.7. Files ........ 12". None is "Soup ........ 4.50" or "No sound ........ Is it on?", nor a
 * line of a passage whose numbers go down, as those of prices may and those of pages do not.
 */
export const isContentsLine = (text: string, passage = ""): boolean =>
  LED.test(text) && !LED_TO_AMOUNT.test(text) && !goDown(passage);

/** Dots that lead to a page, or to nothing. */
const LED = /(?<!\. ?)(?:\. ?){5}[.\s]*(?:$|(?:\p{N}{1,4}|[ivxlcdm]{1,8}|\p{Lu}[-.]?\p{N}{1,3})(?![\p{L}\p{N}]))/u;
const LED_TO_AMOUNT =
  /(?:\. ?){5}[.\s]*(?:\p{Sc}|(?:\p{Lu}{3}\s?)?\p{N}+(?:[.,:]\p{N}|\s?(?:\p{Sc}|%)|\s\p{Lu}{3}(?!\p{L})))/u;

function goDown(passage: string): boolean {
  const numbers = Array.from(passage.matchAll(/(?:\. ?){5}[.\s]*(\p{N}{1,4})(?![\p{N}.,])/gu), ([, page]) =>
    Number(page),
  );
  return numbers.some((number, at) => number < (numbers[at - 1] ?? 0));
}

/** Whether it stands under "Contents" with nothing between but entries, which end with the number of a page. */
export function isContentsEntry({
  passage,
  start,
  text,
}: Pick<Quotation, "passage" | "start"> & { readonly text: string }): boolean {
  if (!isEntry(text)) return false;
  const lines = passage.content
    .slice(0, start - passage.start)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const heading = lines.findLastIndex((line) => !isEntry(line));
  return CONTENTS.test(heading < 0 ? ownHeading(passage.heading) : (lines[heading] ?? "").trim());
}

/** Whether the last line ends with a number after a letter. One pattern for it would take the square of the length. */
function isEntry(text: string): boolean {
  const end = text.trimEnd();
  const [number] = ENDS_WITH_NUMBER.exec(end.slice(-LONGEST_NUMBER)) ?? [];
  if (number === undefined) return false;
  const line =
    end
      .slice(0, -number.length)
      .split(/[\n\r\u2028\u2029]/u)
      .at(-1) ?? "";
  return /\p{L}/u.test(line);
}

/** UTF-16 units of white space and three digits. */
const LONGEST_NUMBER = 7;
const ENDS_WITH_NUMBER = /\s\p{N}{1,3}$/u;

/** Whether a passage is a piece of a table of contents: most of its lines are. */
export function isContents(passage: string): boolean {
  const lines = passage.split(/\n+/u).filter((line) => line.trim() !== "");
  const entries = lines.filter((line) => isContentsLine(line, passage)).length;
  return entries >= ENTRIES && entries * 2 >= lines.length;
}

const ENTRIES = 3;

const HEADED = 3;
const CAPITALS = 0.8;

/** Whether a sentence only sends to where something is written: "See Reed, Weirs, 71." */
export const isReference = (text: string): boolean => SEE.test(text) && /\p{N}/u.test(text);

/**
 * Whether this is a piece of an index, words with the numbers of pages: "Otters, 12, 40–41 Quay, 7". In "500 g flour, 80 g sugar,
 * 1 egg" no number stands alone between commas or at the end.
 */
export const isIndex = (text: string): boolean =>
  (text.match(/\p{L}[”"’)]*, (?:\p{N}{1,4}(?:[–-]\p{N}{1,4})?n?(?:, |(?= |$)))+/gu)?.length ?? 0) >= INDEXED &&
  /, \p{N}{1,4}(?:[–-]\p{N}{1,4})?n?(?:,|\s*$)/u.test(text);

const INDEXED = 5;

/** Whether a sentence asks, or supposes what need not be so. */
export const isSupposed = (text: string): boolean => /[?？؟]["”’»)\]]*$/u.test(text) || SUPPOSES.test(text);

/**
 * Whether a text is code or settings more than words: "#d-i partman/confirm boolean true". Paths and options within a
 * sentence are words of it.
 */
export function isCode(text: string): boolean {
  const words = text.split(/\s+/u);
  const signs = words.filter((word) => /^(?:#+|[\\|&<>{}$=+*]+|\.)$|[={}$<>\\]|\p{L}[/_]\p{L}|^[#$]\p{L}/u.test(word));
  return signs.length >= words.length * CODE && signs.length >= SIGNS;
}

const CODE = 0.2;
const SIGNS = 2;

/** Words of one letter or of consonants alone, as a bad scan gives them. */
function isNoise(text: string): boolean {
  const words = text.match(/\p{Script=Latin}+/gu) ?? [];
  if (words.length < 5) return false;
  const odd = words.filter(
    (word) =>
      /^[^aeiouyà-ÿ]{4,}$/iu.test(word) ||
      /\p{Ll}\p{Lu}/u.test(word) ||
      (word.length === 1 && !/[aiyàèo]/iu.test(word)),
  );
  return odd.length / words.length > 0.25;
}

/** Share of the characters without white space that these runs have. */
function share(text: string, runs: RegExp): number {
  const lengthOf = (parts: readonly string[] | null): number => parts?.reduce((sum, part) => sum + part.length, 0) ?? 0;
  const solid = lengthOf(text.match(/\S+/gu));
  return solid === 0 ? 0 : lengthOf(text.match(runs)) / solid;
}

/** Whether a sentence needs the one before it to be understood: "It …", "However, …". */
export const leansBack = (text: string): boolean => LEANING.test(text);

/** Whether a sentence says what the document itself is. */
export const isOfItself = (text: string): boolean => OF_ITSELF.test(text);

/** Whether a sentence says who holds the rights in a text. */
export const isLegal = (text: string): boolean => LEGAL.test(text);

/** Whether a text ends as a sentence or a part of one; a line of a form, a title page or a glossary does not. */
export const isEnded = (text: string): boolean => /[.!?:;,…。！？：，、।؟]["”’»)\]]*$/u.test(text);

/** The last heading of a path; empty where there is none. */
export const ownHeading = (path: string | null | undefined): string => path?.split(/ [›>»] /u).at(-1) ?? "";

/** Whether it stands under release notes, which name what was changed and tell little of it. */
export const isOfChanges = (heading: string | null): boolean =>
  heading?.split(/ [›>»] /u).some((own) => CHANGES.test(own)) ?? false;

/** Whether what stands under a heading is no text of its own: references, links, notes. */
export const isBackMatter = (heading: string | null): boolean => BACK_MATTER.test(ownHeading(heading));
