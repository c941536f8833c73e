import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { definingStrength } from "../understand/definition.ts";
import { wordsPattern } from "../understand/pattern-words.ts";
import type { Group } from "../writer.ts";
import { textOf } from "./context.ts";
import type { Quotation } from "./draft.ts";
import { distinct, find, type Search } from "./find.ts";
import { glossaryEntry } from "./glossary.ts";
import { isProse, isReference } from "./prose.ts";
import { coverage, toldSentences, type ToldSentence } from "./told-sentences.ts";

/** Passages looked at for one side of a comparison. */
export const PASSAGES_OF_SIDE = 12;

/**
 * A group for each of the things that are compared, with passages of the documents that speak of all of them where there are
 * such; null where they do not tell what each one is, nor speak of all of them in one sentence.
 */
export async function gatherThings(
  search: Search,
  question: string,
  sides: readonly string[],
  topic: string | null,
): Promise<Group[] | null> {
  const { tokenizer } = search;
  const whole = await find(search, question, { top_k: PASSAGES_OF_SIDE });
  const groups = await Promise.all(
    sides.map(async (side): Promise<Group> => {
      const forms = await Promise.all(
        [...withSharedHead(side, sides), side].map(async (label) => {
          const own = await find(search, topic ? `${label} ${topic}` : label, { top_k: PASSAGES_OF_SIDE });
          return { label, passages: distinct([...own, ...whole]) };
        }),
      );
      const said = forms.find(({ label, passages }) => label !== side && passages.some(saysAsOne(label)));
      return { ...(said ?? forms.at(-1) ?? { label: side, passages: [] }), document: null };
    }),
  );
  const shared = inSharedDocuments(tokenizer, groups);
  const isTold =
    sentencesOfAll(tokenizer, shared).length > 0 ||
    shared.every((group) => whatItIs(tokenizer, topic, group).length > 0);
  return isTold ? shared : null;
}

/** "Alpha" of "alpha and beta diversity" is "alpha diversity"; a language that has the noun first says "diversité alpha et bêta". */
function withSharedHead(side: string, sides: readonly string[]): readonly string[] {
  const [first = []] = sides.map((each) => each.split(/\s+/u));
  const last = (sides.at(-1) ?? "").split(/\s+/u);
  const [head, noun] = [last.length > 1 ? last.at(-1) : undefined, first.length > 1 ? first[0] : undefined];
  return [
    ...(head !== undefined && !side.endsWith(head) ? [`${side} ${head}`] : []),
    ...(noun !== undefined && !side.startsWith(noun) ? [`${noun} ${side}`] : []),
  ];
}

/** Whether the words stand beside each other: "alpha diversities". */
function saysAsOne(label: string): (passage: Passage) => boolean {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${wordsPattern(label)}`, "iu");
  return ({ content }) => pattern.test(content);
}

/** What of the groups is of documents that have a sentence with the words of each; all where no document has. */
function inSharedDocuments(tokenizer: Tokenizer, groups: readonly Group[]): Group[] {
  const telling = groups.map(({ label, passages }) => {
    const wanted = termsOf(tokenizer, label);
    return new Set(
      passages
        .filter((passage) => toldSentences(tokenizer, passage).some(({ terms }) => coverage(wanted, terms) === 1))
        .map(({ document_id }) => document_id),
    );
  });
  const [first = new Set<string>(), ...others] = telling;
  const shared = new Set([...first].filter((id) => others.every((ids) => ids.has(id))));
  if (shared.size === 0) return [...groups];
  return groups.map((group) => ({
    ...group,
    passages: group.passages.filter(({ document_id }) => shared.has(document_id)),
  }));
}

const termsOf = (tokenizer: Tokenizer, text: string): readonly string[] => [...new Set(tokenizer.terms(text))];

/**
 * Sentences that describe all the things at once, the likeliest first: "Phase 1 has four chapters, while Phase 2 is one campaign".
 * One that only names them, such as a menu with both, tells no difference.
 */
export function sentencesOfAll(tokenizer: Tokenizer, groups: readonly Group[]): readonly ToldSentence[] {
  const wanted = groups.map(({ label }) => termsOf(tokenizer, label));
  const areAbout = groups.map(({ label }) => isAbout(tokenizer, label));
  const worth = (told: ToldSentence): number => areAbout.filter((isOf) => isOf(told)).length;
  const found = groups
    .flatMap(({ passages }) => passages)
    .flatMap((passage) => toldSentences(tokenizer, passage))
    .filter(({ text, terms }) => !isReference(text) && wanted.every((own) => coverage(own, terms) === 1))
    .filter((told) => worth(told) > 0);
  // A glossary may stand at two places.
  return [...new Map(found.map((one) => [one.text, one])).values()].toSorted((a, b) => worth(b) - worth(a));
}

/** Share of a side's words that a sentence must hold to be about it. */
const SAID = 0.6;
const PROSE = 0.3;
/** What a sentence gains by beginning with the side: it is of that side, and not of another that it happens to name. */
const ITS_SUBJECT = 0.5;

/** Sentences about a thing, on the topic where there is one; what says most of it first. */
export function sentencesOfThing(
  tokenizer: Tokenizer,
  label: string,
  topic: string | null,
  passages: readonly Passage[],
): readonly ToldSentence[] {
  const own = termsOf(tokenizer, label);
  const wanted = termsOf(tokenizer, `${label} ${topic ?? ""}`);
  const [strength, isSubject] = [definingStrength(label), begins(tokenizer, label)];
  const worth = (told: ToldSentence): number =>
    coverage(wanted, told.terms) +
    strength(told.text) +
    (isProse(told.text) ? PROSE : 0) +
    (isSubject(told) ? ITS_SUBJECT : 0);
  return passages
    .flatMap((passage) => toldSentences(tokenizer, passage))
    .filter(({ terms }) => coverage(own, terms) >= SAID)
    .toSorted((a, b) => worth(b) - worth(a));
}

/** What a glossary says of a thing, then the sentences that say what it is or have it for their subject. */
export function whatItIs(
  tokenizer: Tokenizer,
  topic: string | null,
  { label, passages }: Pick<Group, "label" | "passages">,
): readonly Quotation[] {
  const [, entry] = glossaryEntry(tokenizer, label, passages) ?? [];
  const told = sentencesOfThing(tokenizer, label, topic, passages).filter(isAbout(tokenizer, label));
  return entry ? [entry, ...told.filter(({ text }) => text !== textOf(entry))] : told;
}

/** Whether a sentence says what a thing is, or has it for its subject. */
function isAbout(tokenizer: Tokenizer, label: string): (told: ToldSentence) => boolean {
  const [strength, isSubject] = [definingStrength(label), begins(tokenizer, label)];
  return (told) => isProse(told.text) && (strength(told.text) > 0 || isSubject(told));
}

function begins(tokenizer: Tokenizer, label: string): (told: ToldSentence) => boolean {
  const named = tokenizer.terms(label);
  return ({ terms }) => {
    const first = [...terms].slice(0, named.length);
    return named.length > 0 && named.every((term, at) => first[at] === term);
  };
}
