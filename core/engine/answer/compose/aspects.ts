import type { Tokenizer } from "../../index/tokens.ts";
import type { Quotation } from "./draft.ts";
import type { Passage } from "../../engine.ts";
import { remember } from "../../remember.ts";
import { isBackMatter } from "./prose.ts";
import { proseSentences } from "./told-sentences.ts";
import type { Group } from "../writer.ts";

/** A matter of which more than one side speaks, and the sentence of each side on it. */
export interface Aspect {
  /** The word for it as the first side writes it. */
  readonly name: string;
  /** By side; undefined where it says nothing of it. */
  readonly cells: readonly (Quotation | undefined)[];
}

interface Told extends Quotation {
  readonly text: string;
  readonly words: ReadonlyMap<string, string>;
}

const MOST_ASPECTS = 5;
const LONGEST = 220;

/** The words that most sides share and that are rare within each, with the shortest telling sentence of each side. */
export function alignAspects(tokenizer: Tokenizer, groups: readonly Group[], topic: string | null): Aspect[] {
  const sides = groups.map((group) => toldBy(tokenizer, group));
  const labels = new Set(groups.flatMap(({ label }) => tokenizer.terms(label.replace(/[_-]/g, " "))));
  const counts = new Map<string, { readonly word: string; sides: number; sentences: number }>();
  for (const told of sides) {
    const here = new Set<string>();
    for (const { words } of told)
      for (const [term, word] of words) {
        const known = counts.get(term) ?? { word, sides: 0, sentences: 0 };
        if (!here.has(term)) known.sides++;
        known.sentences++;
        here.add(term);
        counts.set(term, known);
      }
  }
  const asked = new Set(topic ? tokenizer.terms(topic) : []);
  const isMatter = (term: string): boolean => groups.every(({ matters }) => matters?.has(term) ?? true);
  const shared = [...counts]
    .filter(([term, { word, sides: own }]) => own >= 2 && !labels.has(term) && isTelling(word))
    .filter(([term]) => asked.has(term) || isMatter(term))
    .map(([term, found]) => ({
      term,
      ...found,
      worth: (asked.has(term) ? 10 : 0) + found.sides * 2 + found.word.length / 8 - found.sentences * 0.1,
    }))
    .sort((a, b) => b.worth - a.worth);
  return choose(labels, shared, sides);
}

function choose(
  labels: ReadonlySet<string>,
  shared: readonly { readonly term: string; readonly word: string }[],
  sides: readonly (readonly Told[])[],
): Aspect[] {
  const aspects: Aspect[] = [];
  const used = new Set<string>();
  for (const { term, word } of shared) {
    if (aspects.length === MOST_ASPECTS) break;
    const cells = alike(
      labels,
      sides.map((told) => told.filter((one) => one.words.has(term) && !used.has(keyOf(one)))),
    );
    const keys = cells.flatMap((cell) => (cell ? [keyOf(cell)] : []));
    if (keys.length < 2 || new Set(keys).size < keys.length) continue;
    for (const key of keys) used.add(key);
    aspects.push({ name: word, cells });
  }
  return aspects;
}

const keyOf = ({ passage, start }: Quotation): string => `${passage.document_id} ${start}`;

/** Words that two sentences must share to speak of the same matter. */
const SHARED_WORDS = 2;
/** And the least part of the shorter one's words. */
const SHARED_PART = 0.27;
const MOST_TRIED = 12;

/** Of each side the sentence most like the one of the first side that has any; none where too little is shared. */
function alike(labels: ReadonlySet<string>, sides: readonly (readonly Told[])[]): (Told | undefined)[] {
  const lead = sides.findIndex((told) => told.length > 0);
  let best: { readonly cells: (Told | undefined)[]; readonly worth: number } = { cells: [], worth: 0 };
  for (const first of sides[lead]?.slice(0, MOST_TRIED) ?? []) {
    const likeness = (one: Told): number =>
      [...one.words.keys()].filter((term) => first.words.has(term) && !labels.has(term)).length;
    const cells = sides.map((told, side) => {
      if (side === lead) return first;
      const [like] = told.toSorted((a, b) => likeness(b) - likeness(a) || a.text.length - b.text.length);
      return like && likeness(like) >= Math.max(SHARED_WORDS, SHARED_PART * Math.min(like.words.size, first.words.size))
        ? like
        : undefined;
    });
    const worth = cells.reduce((sum, cell) => sum + (cell && cell !== first ? likeness(cell) : 0), 0);
    if (worth > best.worth) best = { cells, worth };
  }
  return best.cells;
}

/** Names and plain small words make no matter to compare. */
const isTelling = (word: string): boolean =>
  /^\p{Ll}[\p{L}-]{3,}$/u.test(word) || /^\p{Lu}\p{Ll}{4,}$/u.test(word) || /^[\p{Script=Han}]{2}$/u.test(word);

const toldBy = (tokenizer: Tokenizer, { passages }: Group): readonly Told[] =>
  passages.filter(({ heading }) => !isBackMatter(heading)).flatMap((passage) => toldIn(tokenizer, passage));

const toldIn = remember((tokenizer: Tokenizer, passage: Passage): readonly Told[] =>
  proseSentences(tokenizer, passage)
    .filter(({ text }) => text.length <= LONGEST)
    .map(({ start, end, text }) => {
      const words = new Map<string, string>();
      for (const word of tokenizer.words(text))
        for (const term of word.terms) words.set(term, text.slice(word.start, word.end));
      return { passage, start, end, text, words };
    }),
);

const NUMBER =
  /(?:[$€£¥]\s?)?\p{N}+(?:[.,:]\p{N}+)*(?:\s?[%°‰])?(?:\s(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|percent|million|billion|kilograms?|kg|km|metres?|meters?|hours?|days?|years?|minutes?|crowns?|euros?|people|Tage|Jahre|Stunden|Euro|Prozent)(?!\p{L}))?/gu;

/** Numbers and dates of a quotation, with their units, each with where it stands. */
export function numbersIn({ passage, start, end }: Quotation): (Quotation & { readonly text: string })[] {
  const text = passage.content.slice(start - passage.start, end - passage.start);
  return [...text.matchAll(NUMBER)].slice(0, 4).map((match) => ({
    passage,
    text: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));
}
