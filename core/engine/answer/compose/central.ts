import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { ITEM } from "./context.ts";
import { overlap } from "./overlap.ts";
import { remember } from "../../remember.ts";
import { isBackMatter, isContentsLine, isLegal, isOfItself, leansBack } from "./prose.ts";
import { coverage, proseSentences, toldSentences, type ToldSentence } from "./told-sentences.ts";

/** Characters of one document that are weighed; a longer one is sampled evenly. */
const MOST_WEIGHED = 60_000;

/** How often the terms of a text occur in it. */
export type Frequency = ReadonlyMap<string, number>;

export const frequencyOf = remember((tokenizer: Tokenizer, passages: readonly Passage[]): Frequency => {
  const counts = new Map<string, number>();
  for (const { content } of sample(passages))
    for (const term of tokenizer.terms(content)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
});

/**
 * Centroid summary (after Radev et al. 2004): a sentence is worth the frequency of its words in the whole text, more at the
 * beginning, less where it needs the one before it. In reading order, none much like another.
 */
export function centralSentences(
  tokenizer: Tokenizer,
  passages: readonly Passage[],
  count: number,
  frequency: Frequency = frequencyOf(tokenizer, passages),
): ToldSentence[] {
  const sampled = sample(passages.filter(({ heading }) => !isBackMatter(heading)));
  const weighed = sampled
    .flatMap((passage, index) =>
      proseSentences(tokenizer, passage)
        .filter(({ terms }) => terms.size >= FEWEST_TERMS)
        .map((sentence, place) => ({
          sentence,
          score: worth(sentence, frequency) * leadOf(index, place) * (1.15 - (0.3 * index) / sampled.length),
        })),
    )
    .toSorted((a, b) => b.score - a.score);
  const chosen: ToldSentence[] = [];
  const ofMatter = weighed.filter(({ sentence }) => !isLegal(sentence.text));
  // A licence has no other sentences.
  for (const { sentence } of ofMatter.length > 0 ? ofMatter : weighed) {
    if (chosen.length === count) break;
    if (chosen.every((other) => overlap(other.terms, sentence.terms) < 0.5)) chosen.push(sentence);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

const FEWEST_TERMS = 4;

/** What the first sentences of a text are worth beside later ones: they say what it is about. */
const LEADS = [2, 1.4, 1.2];
const leadOf = (passage: number, place: number): number => (passage === 0 ? (LEADS[place] ?? 1) : 1);

/** What an item of a list is worth beside running text: the first step of a guide does not say what the guide is about. */
const OF_ITEM = 0.3;

/** Characters from which a sentence says enough to be quoted alone. */
const TELLING = 80;

/** Whether it stands in an item of a list, at the beginning or later. */
export function isOfItem({ passage, start }: ToldSentence): boolean {
  const line = passage.content.lastIndexOf("\n", start - passage.start - 1) + 1;
  return ITEM.test(passage.content.slice(line).trimStart());
}

function worth(sentence: ToldSentence, frequency: Frequency): number {
  const { text, terms } = sentence;
  const sum = [...terms].reduce((all, term) => all + Math.log(frequency.get(term) ?? 1), 0);
  const length = Math.min(1, 0.5 + text.length / (2 * TELLING));
  return (sum / (terms.size + 6) + 0.1) * (leansBack(text) ? 0.6 : 1) * (isOfItem(sentence) ? OF_ITEM : 1) * length;
}

function sample(passages: readonly Passage[]): readonly Passage[] {
  const characters = passages.reduce((sum, { content }) => sum + content.length, 0);
  const step = Math.ceil(characters / MOST_WEIGHED);
  return step <= 1 ? passages : passages.filter((_, index) => index % step === 0);
}

/** Where a long text still says what it is: its first part, after which it goes into its matter. */
const OPENING_PART = 0.04;
const OPENING_LEAST = 4;

/** Share of the title that the first sentence holds where it says what the title names. */
const OF_TITLE = 0.5;

/** Share of the sentences of a notice of rights that name rights; the others say where the licence is to be found. */
const NOTICE = 1 / 3;

/** Whether a passage is a notice of rights or a table of contents. */
function isFrontMatter(tokenizer: Tokenizer, passage: Passage): boolean {
  if (isContentsLine(passage.content, passage.content)) return true;
  const told = proseSentences(tokenizer, passage);
  return told.length > 0 && told.filter(({ text }) => isLegal(text)).length >= told.length * NOTICE;
}

/**
 * The sentence near the beginning that says of itself what it is, or begins the text with the words of its title, or else holds
 * most of what the whole is about.
 */
export function openingSentence(
  tokenizer: Tokenizer,
  passages: readonly Passage[],
  frequency: Frequency,
  title?: string | null,
): ToldSentence | undefined {
  const count = Math.max(OPENING_LEAST, Math.ceil(passages.length * OPENING_PART));
  const told: Passage[] = [];
  for (const passage of passages) {
    if (told.length === count) break;
    if (!isBackMatter(passage.heading) && !isFrontMatter(tokenizer, passage)) told.push(passage);
  }
  const first = told.flatMap((passage) => proseSentences(tokenizer, passage));
  const named = tokenizer.terms(title ?? "");
  const isOfTitle = (own: ToldSentence): boolean =>
    named.length > 0 && own.text.length >= TELLING && !isOfItem(own) && coverage(named, own.terms) > OF_TITLE;
  return (
    first.find(({ text, terms }) => isOfItself(text) && !isLegal(text) && terms.size >= FEWEST_TERMS) ??
    first.slice(0, 1).find(isOfTitle) ??
    centralSentences(tokenizer, told, 1, frequency)[0] ??
    centralSentences(tokenizer, passages, 1, frequency)[0]
  );
}

/** The first lines of a text without running text, such as a list or a table: they say what it holds. */
export const openingLines = (tokenizer: Tokenizer, passages: readonly Passage[], count: number): ToldSentence[] =>
  passages
    .flatMap((passage) => toldSentences(tokenizer, passage))
    .filter(({ text }) => /\p{L}/u.test(text) && !isContentsLine(text))
    .slice(0, count);
