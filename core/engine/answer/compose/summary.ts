import type { Tokenizer } from "../../index/tokens.ts";
import type { Turns } from "../../turns.ts";
import type { LibraryDocument } from "../library.ts";
import type { SummaryRequest } from "../understand/understood.ts";
import type { Group, Material } from "../writer.ts";
import { centralSentences, frequencyOf, isOfItem, openingLines, openingSentence } from "./central.ts";
import { definingStrength } from "../understand/definition.ts";
import { createDraft, shown, type Draft, type Quotation } from "./draft.ts";
import { find, type Search } from "./find.ts";
import { framesFor } from "./frames.ts";
import { byDocument } from "./groups.ts";
import { textOf } from "./context.ts";
import { isProse } from "./prose.ts";
import { writeLine } from "./write-quotes.ts";
import { lengthOf, sectionsOf } from "./sections.ts";
import { coverage, toldSentences } from "./told-sentences.ts";

/** Documents read for one summary; the answer says when there are more. */
export const MOST_SUMMARISED = 24;
const PASSAGES_ON_TOPIC = 20;

/** All of the documents, of those the question names, or, when it names a topic instead, what they say about that. */
export async function gatherSummary(
  search: Search,
  { topic, document_ids }: SummaryRequest,
  documents: readonly LibraryDocument[],
): Promise<Group[]> {
  if (topic !== null) {
    const passages = await find(search, topic, { top_k: Math.max(search.request.top_k, PASSAGES_ON_TOPIC) });
    return byDocument(passages, documents);
  }
  const chosen = documents.filter(({ document_id }) => document_ids?.includes(document_id) ?? true);
  return Promise.all(
    chosen.slice(0, MOST_SUMMARISED).map(async (document) => ({
      label: document.name,
      document,
      passages: await search.library.passages(document.document_id),
    })),
  );
}

interface Bullet {
  readonly label: string;
  readonly sentences: readonly Quotation[];
}

/** How much of what was asked for is covered, then quotes from each document, or from each section of a single one. */
export async function writeSummary(
  tokenizer: Tokenizer,
  { question, groups, documents }: Material,
  { topic, document_ids, isReworded }: SummaryRequest,
  turn: Turns,
): Promise<Draft> {
  const draft = createDraft();
  const frames = framesFor(question);
  const told = groups.filter(({ passages }) => passages.length > 0);
  const bullets: Bullet[] = [];
  for (const group of told) {
    await turn();
    if (topic !== null) bullets.push(bulletOnTopic(tokenizer, group, topic));
    else if (told.length === 1) bullets.push(...orLines(tokenizer, group, ALONE, bulletsOfOne(tokenizer, group)));
    else bullets.push(...orLines(tokenizer, group, BESIDE_OTHERS, [bulletOf(tokenizer, group)]));
  }
  const full = bullets.filter(({ sentences }) => sentences.length > 0);
  if (full.length === 0) {
    draft.say(topic === null ? frames.noText : frames.notSaid);
    return draft.finish([], false);
  }
  if (isReworded === true) draft.say(`${frames.cannotReword}\n\n`);
  const total = document_ids?.length ?? documents.length;
  draft.say(`${topic === null ? frames.covers(told.length, total) : frames.about(shown(topic), full.length, total)}`);
  const empty = topic === null ? groups.filter(({ passages }) => passages.length === 0) : [];
  if (empty.length > 0) draft.say(` ${frames.unread(empty.map(({ label }) => shown(label)).join(", "))}`);
  const [only] = told;
  if (topic === null && told.length === 1 && only) draft.say(partsOf(frames.sections, only));
  draft.say("\n");
  for (const { label, sentences } of full) {
    draft.say(label === "" ? "\n- " : `\n- **${shown(label)}**: `);
    sentences.forEach((sentence, index) => {
      if (index > 0) draft.say(areLines(sentences) ? "; " : " ");
      writeLine(draft, sentence);
    });
  }
  return draft.finish([], true);
}

/** Where a document has no running text, the lines that it begins with. */
function orLines(tokenizer: Tokenizer, group: Group, count: number, bullets: readonly Bullet[]): readonly Bullet[] {
  if (bullets.some(({ sentences }) => sentences.length > 0)) return bullets;
  return [{ label: titleOf(group), sentences: openingLines(tokenizer, group.passages, count) }];
}

const areLines = (sentences: readonly Quotation[]): boolean => !sentences.some((one) => isProse(textOf(one)));

const titleOf = ({ label, document }: Group): string => document?.title ?? label;

const MOST_NAMED = 24;

function partsOf(word: string, { passages }: Group): string {
  const parts = sectionsOf(passages).filter(({ heading }) => heading !== "");
  if (parts.length === 0) return "";
  const named = parts.slice(0, MOST_NAMED).map(({ heading }) => shown(heading));
  return ` ${word}: ${named.join(" · ")}${parts.length > MOST_NAMED ? " · …" : ""}.`;
}

/** What it is, and the most central of the rest; nothing where it has no running text but items of lists. */
function bulletOf(tokenizer: Tokenizer, group: Group): Bullet {
  const frequency = frequencyOf(tokenizer, group.passages);
  const opening = openingSentence(tokenizer, group.passages, frequency, group.document?.title);
  const central = centralSentences(tokenizer, group.passages, 2, frequency);
  const other = central.find(({ start }) => start !== opening?.start);
  const sentences = [opening, other].filter((one) => one !== undefined).filter((one) => !isOfItem(one));
  return { label: titleOf(group), sentences: sentences.toSorted((a, b) => a.start - b.start) };
}

const ALONE = 5;
/** Lines of a document without running text that is summarised beside others. */
const BESIDE_OTHERS = 3;
const MOST_SECTIONS = 8;

/** What the document is, then of each section the sentence near its beginning that is nearest to what the whole is about. */
function bulletsOfOne(tokenizer: Tokenizer, group: Group): Bullet[] {
  const { passages } = group;
  const frequency = frequencyOf(tokenizer, passages);
  const sections = sectionsOf(passages);
  if (sections.length === 0)
    return [{ label: titleOf(group), sentences: centralSentences(tokenizer, passages, ALONE, frequency) }];
  const opening = openingSentence(tokenizer, passages, frequency, group.document?.title);
  const longest = sections.toSorted((a, b) => lengthOf(b.passages) - lengthOf(a.passages)).slice(0, MOST_SECTIONS);
  const rest = sections
    .filter((section) => longest.includes(section))
    .map(({ heading, passages: own }): Bullet => {
      const first = openingSentence(tokenizer, own, frequency);
      return { label: heading, sentences: first && first.start !== opening?.start ? [first] : [] };
    });
  if (!opening) return rest;
  const label = titleOf(group);
  // The part under the title itself is no section beside the whole.
  const ofTitle = rest.find((bullet) => bullet.label === label);
  const others = rest.filter((bullet) => bullet !== ofTitle);
  return [{ label, sentences: [opening, ...(ofTitle?.sentences ?? [])] }, ...others];
}

const MOST_ON_TOPIC = 3;

/** What the topic is comes first, the rest in the order it is told. */
function bulletOnTopic(tokenizer: Tokenizer, group: Group, topic: string): Bullet {
  const wanted = [...new Set(tokenizer.terms(topic))];
  const strength = definingStrength(topic);
  const telling = group.passages
    .flatMap((passage) => toldSentences(tokenizer, passage))
    .map((sentence) => ({ sentence, held: coverage(wanted, sentence.terms) }))
    .filter(({ held }) => held >= 0.5);
  const inProse = telling.filter(({ sentence }) => isProse(sentence.text));
  const [first, ...others] = (inProse.length > 0 ? inProse : telling)
    .map(({ sentence, held }) => ({ sentence, worth: held + strength(sentence.text) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_ON_TOPIC);
  const sentences = [first, ...others.toSorted((a, b) => a.sentence.start - b.sentence.start)];
  return { label: titleOf(group), sentences: sentences.flatMap((one) => one?.sentence ?? []) };
}
