import type { Passage } from "../engine.ts";
import type { Tokenizer } from "../index/tokens.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import { overlap } from "./overlap.ts";
import { sentences } from "./sentences.ts";
import { namedDocuments } from "./named-documents.ts";
import { summaryTopic } from "./summary-topic.ts";
import { counted } from "./write-listing.ts";
import type { Group, Material } from "./writer.ts";

/** Sentences for one document alone, and for each of several. */
const ALONE = 5;
const AMONG_SEVERAL = 2;
/** Characters of one document that are weighed; a longer one is sampled evenly. */
const MOST_WEIGHED = 60_000;

/** An overview line, then for each document the sentences nearest its centre, early ones first. */
export function writeSummary(tokenizer: Tokenizer, { question, groups, documents }: Material): Draft {
  const draft = createDraft();
  const told = groups.filter((group) => group.passages.length > 0);
  const topic = namedDocuments(tokenizer, question, documents).length > 0 ? "" : summaryTopic(tokenizer, question);
  draft.say(
    topic === "" || told.length === 0
      ? overview(told.length, groups.length, documents.length)
      : onTopic(topic, told.length, documents.length),
  );
  const each = told.length === 1 ? ALONE : AMONG_SEVERAL;
  for (const group of told) {
    draft.say(`\n- **${shown(titleOf(group))}**: `);
    writeBullet(draft, centralSentences(tokenizer, group.passages, each));
  }
  return draft.finish([], told.length > 0);
}

function overview(told: number, covered: number, total: number): string {
  if (told === 0) return "The documents hold no text to summarise.";
  const of = covered < total ? `${covered} of ${counted(total, "document")}` : counted(total, "document");
  return `This covers ${of}${covered < total ? "; ask about the others by name" : ""}.\n`;
}

function onTopic(topic: string, told: number, total: number): string {
  return `What ${told} of ${counted(total, "document")} ${told === 1 ? "says" : "say"} about “${shown(topic)}”:\n`;
}

function titleOf({ label, document }: Group): string {
  return document?.title ?? label;
}

function writeBullet(draft: DraftBuilder, chosen: readonly Quotation[]): void {
  chosen.forEach((quotation, index) => {
    if (index > 0) draft.say(" ");
    draft.quote(quotation);
  });
}

interface Weighed extends Quotation {
  readonly terms: ReadonlySet<string>;
  readonly score: number;
}

/**
 * Centroid summary (after Radev et al. 2004): a sentence is worth the frequency of its words in the whole document,
 * more at the beginning, less when it is very short or very long.
 */
export function centralSentences(tokenizer: Tokenizer, passages: readonly Passage[], count: number): Quotation[] {
  const sampled = sample(passages);
  const frequency = frequencies(tokenizer, sampled);
  const weighed = sampled
    .flatMap((passage, index) => weigh(tokenizer, passage, frequency, index / sampled.length))
    .sort((a, b) => b.score - a.score);
  const chosen: Weighed[] = [];
  for (const sentence of weighed) {
    if (chosen.length === count) break;
    if (chosen.every((other) => overlap(other.terms, sentence.terms) < 0.5)) chosen.push(sentence);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

function sample(passages: readonly Passage[]): readonly Passage[] {
  const characters = passages.reduce((sum, passage) => sum + passage.content.length, 0);
  const step = Math.ceil(characters / MOST_WEIGHED);
  return step <= 1 ? passages : passages.filter((_, index) => index % step === 0);
}

function frequencies(tokenizer: Tokenizer, passages: readonly Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const passage of passages)
    for (const term of tokenizer.terms(passage.content)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

function weigh(
  tokenizer: Tokenizer,
  passage: Passage,
  frequency: ReadonlyMap<string, number>,
  position: number,
): Weighed[] {
  return sentences(passage.content).flatMap(({ start, end }, index) => {
    const text = passage.content.slice(start, end);
    const terms = new Set(tokenizer.terms(text));
    if (!isProse(text, terms.size)) return [];
    const weight = [...terms].reduce((sum, term) => sum + Math.log(frequency.get(term) ?? 1), 0) / (terms.size + 6);
    const lead = position === 0 && index < 3 ? 1.5 : 1;
    const score = weight * lead * (1.15 - 0.3 * position);
    return [{ passage, start: passage.start + start, end: passage.start + end, terms, score }];
  });
}

function isProse(text: string, terms: number): boolean {
  return terms >= 4 && text.length <= 500 && /[.!?。！？।؟…]["”’)\]]*$/u.test(text) && !/[?？؟]$/u.test(text);
}
