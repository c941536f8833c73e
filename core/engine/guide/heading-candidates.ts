import type { GuidePhrases } from "../languages/guide/phrases.ts";
import { ASKS } from "../sentences.ts";
import type { Candidate } from "./guide.ts";
import type { Section } from "./outline.ts";
import { isPlain, withoutMarks } from "./plain-words.ts";
import type { WordUsage } from "./word-usage.ts";

/** UTF-16 characters under a heading that are worth asking for. */
const ENOUGH = 120;
const MOST_WORDS = 8;

/** What the headings of one document are read with. */
export interface HeadingContext {
  readonly phrases: GuidePhrases;
  readonly title: string | null;
  /** What the document calls itself, to be named in a question. */
  readonly kind: string | null;
  readonly usage: WordUsage;
}

/** Headings that ask already, then instructions, then what the others are about. */
export function headingCandidates(sections: readonly Section[], context: HeadingContext): readonly Candidate[] {
  const asked = sections.flatMap((section) => {
    if (section.until - section.end < ENOUGH) return [];
    const heading = topicOf(section.text, context.phrases);
    const way = wayToAsk(heading, context);
    return way ? [{ ...way, candidate: candidate(section, way.text) }] : [];
  });
  return asked.sort((a, b) => a.rank - b.rank).map((one) => one.candidate);
}

const candidate = ({ start, end, until }: Section, text: string): Candidate => ({
  kind: "heading",
  text,
  start,
  end: until,
  from: end,
});

interface Way {
  readonly text: string;
  /** Lower is asked first. */
  readonly rank: number;
}

function wayToAsk(heading: string, { phrases, title, kind, usage }: HeadingContext): Way | undefined {
  if (ASKS.test(heading))
    return phrases.asks.test(heading) && phrases.pointing?.test(heading) !== true && isPlain(heading)
      ? { text: heading, rank: 0 }
      : undefined;
  const small = usage.within(heading);
  const steps = /[(),;]/u.test(small) ? undefined : phrases.steps?.(small);
  if (steps) return isPlain(steps) ? { text: steps, rank: 1 } : undefined;
  if (!isTopic(heading, phrases) || heading.toLowerCase() === title?.toLowerCase()) return undefined;
  return { text: phrases.about(small, kind?.toLowerCase() ?? null), rank: heading.includes(" ") ? 2 : 3 };
}

const NUMBER = /^(?:\p{N}{1,3}[.)]?(?:\p{N}{1,3}[.)]?){0,4}|\p{L}[.)])\s+/u;
const DIVISION = /^(\p{L}{2,12})\s(?:\p{N}{1,3}\p{Lu}?|[IVX]{1,4})(?:[.:)–-]|(?=\s)|$)\s*/u;

/** "Item 1A. Risk factors(1)" and "3.2 Risk factors" are about risk factors. */
function topicOf(heading: string, { division: word }: GuidePhrases): string {
  const [part = "", division = ""] = DIVISION.exec(heading) ?? [];
  const named = word.test(division) ? heading.slice(part.length) : heading.replace(NUMBER, "");
  return withoutMarks(named).replace(/[.:]$/u, "").trim();
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A few words with a small letter in them that name a subject, and no part that every document has. */
function isTopic(text: string, { article, furniture, idleWords, unclear }: GuidePhrases): boolean {
  const [, second = "", ...others] = text.split(" ");
  const words = text.split(" ").length;
  return (
    // "Fetch the image" is an instruction.
    (others.length === 0 || !article.test(`${capital(second)} `)) &&
    words <= MOST_WORDS &&
    (words > 1 || text.length > 4) &&
    /\p{Ll}{3}|[\p{Lo}]{2}/u.test(text) &&
    !/[\p{N}:;,.!/()“”"«»]/u.test(text) &&
    !furniture.test(text) &&
    idleWords?.test(text) !== true &&
    !unclear.test(text)
  );
}
