import { sentences } from "../sentences.ts";
import type { Tokenizer } from "../index/tokens.ts";
import type { GuidePhrases, Phrase } from "../languages/guide/phrases.ts";
import type { ParsedDocument } from "../parsed-document.ts";
import type { Candidate } from "./guide.ts";
import { subjectOf, worthOf } from "./subject.ts";
import type { WordUsage } from "./word-usage.ts";

/** UTF-16 characters of prose that are looked at, and of a sentence. */
const MOST_TEXT = 150_000;
const SHORTEST = 10;
const LONGEST = 320;

/** Words of a thing to be defined, its article included. */
const MOST_DEFINED = 5;
/** Times that one common word is to be spoken of. */
const OFTEN = 5;

interface Rated extends Candidate {
  readonly worth: number;
}

/** Questions made from sentences that define something, or tell a number, a date or a name; the most telling first. */
export function sentenceCandidates(
  tokenizer: Tokenizer,
  document: ParsedDocument,
  phrases: GuidePhrases,
  counts: ReadonlyMap<string, number>,
  usage: WordUsage,
): readonly Candidate[] {
  const found: Rated[] = [];
  for (const { start, end } of proseOf(document)) {
    const sentence = document.text.slice(start, end).replace(/\s/gu, " ");
    for (const kind of ["fact", "definition"] as const) {
      const asked = firstAsked(kind === "fact" ? phrases.facts : phrases.definitions, sentence, phrases, usage);
      if (!asked) continue;
      const worth = worthOf(tokenizer, asked.what, counts);
      if (worth === 0 || (kind === "definition" && !isDefinable(asked.what, tokenizer, counts))) continue;
      const { text, expects } = asked;
      found.push({ kind, text, start, end, worth, ...(expects !== undefined && { expects }) });
      break;
    }
  }
  return found.sort((a, b) => b.worth - a.worth).map(({ worth: _, ...candidate }) => candidate);
}

function* proseOf(document: ParsedDocument): Iterable<{ readonly start: number; readonly end: number }> {
  let left = MOST_TEXT;
  for (const block of document.blocks) {
    if (left <= 0) return;
    if (block.kind !== "paragraph" && block.kind !== "list_item") continue;
    const text = document.text.slice(block.start, Math.min(block.end, block.start + left));
    left -= text.length;
    for (const { start, end } of sentences(text))
      if (end - start >= SHORTEST && end - start <= LONGEST)
        yield { start: block.start + start, end: block.start + end };
  }
}

/** A few words that name a thing: a name, several words, or one that is often spoken of. */
function isDefinable(what: string, tokenizer: Tokenizer, counts: ReadonlyMap<string, number>): boolean {
  const words = what.split(" ").length;
  if (words > MOST_DEFINED) return false;
  const terms = tokenizer.terms(what);
  // Scripts without capitals do not show a name.
  return terms.length > 1 || /\p{Lu}|\p{Lo}/u.test(what) || (counts.get(terms[0] ?? "") ?? 0) >= OFTEN;
}

interface Asked {
  readonly what: string;
  readonly text: string;
  readonly expects?: string | undefined;
}

function firstAsked(
  among: readonly Phrase[],
  sentence: string,
  phrases: GuidePhrases,
  usage: WordUsage,
): Asked | undefined {
  for (const { says, ask } of among) {
    const groups = says.exec(sentence)?.groups;
    if (!groups) continue;
    if (phrases.unclear.test(groups["where"] ?? "")) continue;
    if (groups["what"] === undefined)
      return { what: groups["noun"] ?? "", text: ask(groups), expects: groups["value"] };
    const what = subjectOf(groups["what"], phrases, usage);
    if (what !== null) return { what, text: ask({ ...groups, what }), expects: groups["value"] };
  }
  return undefined;
}
