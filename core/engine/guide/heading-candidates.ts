import type { GuidePhrases } from "../languages/guide/phrases.ts";
import type { Candidate } from "./guide.ts";
import type { Section } from "./outline.ts";

/** UTF-16 characters under a heading that are worth asking for. */
const ENOUGH = 120;
const QUESTION = /[?？؟]$/u;

/** Headings that ask already, then what the others are about; what opens and closes every document is no question. */
export function headingCandidates(
  sections: readonly Section[],
  phrases: GuidePhrases | undefined,
  title: string | null,
): readonly Candidate[] {
  const full = sections.filter(({ end, until }) => until - end >= ENOUGH);
  const asking = full.filter(({ text }) => QUESTION.test(text));
  const others = full
    .filter(({ text }) => !QUESTION.test(text) && isTopic(topicOf(text, phrases), title))
    .sort((a, b) => Number(isOneWord(a)) - Number(isOneWord(b)));
  return [
    ...asking.map((section) => candidate(section, section.text)),
    ...(phrases ? others.map((section) => candidate(section, phrases.about(topicOf(section.text, phrases)))) : []),
  ];
}

const candidate = ({ start, until }: Section, text: string): Candidate => ({
  kind: "heading",
  text,
  start,
  end: until,
});

const NUMBER = /^(?:\p{N}{1,3}[.)]?(?:\p{N}{1,3}[.)]?){0,4}|\p{L}[.)])\s+/u;
const DIVISION = /^(\p{L}{2,12})\s(?:\p{N}{1,3}\p{Lu}?|[IVX]{1,4})(?:[.:)–-]|(?=\s)|$)\s*/u;

/** "Item 1A. Risk factors" and "3.2 Risk factors" are about risk factors. */
function topicOf(heading: string, phrases: GuidePhrases | undefined): string {
  const [part = "", division = ""] = DIVISION.exec(heading) ?? [];
  const named = phrases?.division.test(division) ? heading.slice(part.length) : heading.replace(NUMBER, "");
  return named.replace(/[.:]$/u, "").trim();
}

/** Says less than several. */
const isOneWord = ({ text }: Section): boolean => !text.includes(" ");

/** A few words with a letter in them, not shouted. */
function isTopic(text: string, title: string | null): boolean {
  const words = text.split(" ").length;
  return (
    words <= 9 &&
    (words > 1 || text.length > 3) &&
    /\p{Ll}{3}|[\p{Lo}]{2}/u.test(text) &&
    text.toLowerCase() !== title?.toLowerCase()
  );
}
