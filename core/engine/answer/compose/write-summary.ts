import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { definingStrength } from "../understand/definition.ts";
import { createDraft, shown, type Draft, type DraftBuilder, type Quotation } from "./draft.ts";
import { framesFor } from "./frames.ts";
import { overlap } from "./overlap.ts";
import { isBackMatter, isProse, leansBack } from "./prose.ts";
import { readQuestion } from "../understand/question.ts";
import { rankSentences } from "./rank-sentences.ts";
import { sentences } from "./sentences.ts";
import { documentsNamed, summaryTopic } from "../understand/summary-topic.ts";
import type { Turns } from "../../turns.ts";
import type { Group, Material } from "../writer.ts";

/** Sentences for one document alone, and for each of several. */
const ALONE = 5;
const AMONG_SEVERAL = 2;
/** Characters of one document that are weighed; a longer one is sampled evenly. */
const MOST_WEIGHED = 60_000;
const MOST_SECTIONS = 8;
const HEADING_STEPS = / [›>»] /u;

/** An overview line, then for each document, or each section of a single one, the sentences nearest its centre. */
export async function writeSummary(
  tokenizer: Tokenizer,
  { question, groups, documents }: Material,
  turn: Turns,
): Promise<Draft> {
  const draft = createDraft();
  const frames = framesFor(question);
  const told = groups.filter((group) => group.passages.length > 0);
  const topic = documentsNamed(tokenizer, question, documents).length > 0 ? "" : summaryTopic(tokenizer, question);
  const bullets: Bullet[] = [];
  for (const group of told) {
    await turn();
    if (told.length === 1 && topic === "") bullets.push(...bulletsOfOne(tokenizer, group));
    else bullets.push(bulletOf(tokenizer, group, topic));
  }
  const full = bullets.filter(({ sentences: chosen }) => chosen.length > 0);
  if (full.length === 0) {
    draft.say(topic === "" ? frames.noText : frames.notSaid);
    return draft.finish([], false);
  }
  draft.say(
    topic === ""
      ? `${frames.covers(groups.length, documents.length)}\n`
      : `${frames.about(shown(topic), full.length, documents.length)}\n`,
  );
  for (const { label, sentences: chosen } of full) {
    draft.say(label === "" ? "\n- " : `\n- **${shown(label)}**: `);
    writeBullet(draft, chosen);
  }
  return draft.finish([], true);
}

interface Bullet {
  readonly label: string;
  readonly sentences: readonly Quotation[];
}

function bulletOf(tokenizer: Tokenizer, group: Group, topic: string): Bullet {
  if (topic === "")
    return { label: titleOf(group), sentences: centralSentences(tokenizer, group.passages, AMONG_SEVERAL) };
  const ranked = rankSentences(tokenizer, readQuestion(tokenizer, topic), group.passages);
  const telling = ranked
    .filter(({ text, coverage }) => coverage >= 0.5 && isProse(text))
    .map((sentence) => ({ ...sentence, defines: definingStrength(topic, sentence.text) }))
    .toSorted((x, y) => y.score + y.defines - x.score - x.defines)
    .slice(0, 3);
  const [first] = telling;
  // What the topic is comes first, the rest in the order it is told.
  const place = (sentence: (typeof telling)[number]): number =>
    sentence === first && first.defines > 0 ? -1 : sentence.start;
  return { label: titleOf(group), sentences: telling.toSorted((x, y) => place(x) - place(y)) };
}

/** What the document is, then a sentence of each section; without sections its central sentences. */
function bulletsOfOne(tokenizer: Tokenizer, group: Group): Bullet[] {
  const sections = sectionsOf(group.passages);
  if (sections.length < 3)
    return [{ label: titleOf(group), sentences: centralSentences(tokenizer, group.passages, ALONE) }];
  const [opening] = centralSentences(tokenizer, group.passages.slice(0, 2), 1);
  const longest = sections.toSorted((x, y) => lengthOf(y.passages) - lengthOf(x.passages)).slice(0, MOST_SECTIONS);
  const rest = sections
    .filter((section) => longest.includes(section))
    .map(({ heading, passages }): Bullet => {
      const chosen = centralSentences(tokenizer, passages, 2).filter(({ start }) => start !== opening?.start);
      const isSaid = heading === titleOf(group) || isScribble(heading);
      return { label: isSaid ? "" : heading, sentences: chosen.slice(0, 1) };
    });
  return [...(opening ? [{ label: titleOf(group), sentences: [opening] }] : []), ...rest];
}

interface Section {
  readonly heading: string;
  readonly passages: readonly Passage[];
}

function sectionsOf(passages: readonly Passage[]): Section[] {
  const byHeading = Map.groupBy(passages, ({ heading }) => heading ?? "");
  return [...byHeading]
    .filter(([heading]) => heading !== "" && !isBackMatter(heading))
    .map(([heading, own]) => ({ heading: heading.split(HEADING_STEPS).at(-1) ?? heading, passages: own }));
}

/** Letters that are no words, as a text layer of ornaments gives them: "gtgtgtgtg". */
const isScribble = (heading: string): boolean =>
  heading.split(/\s+/u).every((word) => /^\p{Script=Latin}{6,}$/u.test(word) && new Set(word.toLowerCase()).size <= 2);

const lengthOf = (passages: readonly Passage[]): number =>
  passages.reduce((sum, { content }) => sum + content.length, 0);

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
  const starts = passages[0]?.start ?? 0;
  const frequency = frequencies(tokenizer, sampled);
  const weighed = sampled
    .flatMap((passage, index) => weigh(tokenizer, passage, frequency, { position: index / sampled.length, starts }))
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

interface Position {
  /** Of the passage in the document, 0–1. */
  readonly position: number;
  /** Where the text begins whose first sentences introduce it. */
  readonly starts: number;
}

function weigh(
  tokenizer: Tokenizer,
  passage: Passage,
  frequency: ReadonlyMap<string, number>,
  { position, starts }: Position,
): Weighed[] {
  let prose = 0;
  return sentences(passage.content).flatMap(({ start, end }) => {
    const text = passage.content.slice(start, end);
    const terms = new Set(tokenizer.terms(text));
    if (!isProse(text) || terms.size < 4) return [];
    const weight = [...terms].reduce((sum, term) => sum + Math.log(frequency.get(term) ?? 1), 0) / (terms.size + 6);
    const lead = passage.start === starts ? (LEADS[prose] ?? 1) : 1;
    prose++;
    const score = (weight + 0.1) * lead * (1.15 - 0.3 * position) * (leansBack(text) ? 0.6 : 1);
    return [{ passage, start: passage.start + start, end: passage.start + end, terms, score }];
  });
}

/** What the first sentences of a text are worth beside later ones: they say what it is about. */
const LEADS = [2, 1.4, 1.2];
