import { isNear as isSlip } from "../../languages/slips.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Library } from "../library.ts";
import { languageOf } from "../../languages/languages.ts";
import { LIGHT_WORDS } from "../../languages/question-words.ts";
import { withoutOtherForms } from "../verify/absence.ts";
import { withoutVerbs, wordsOfMatter } from "../verify/matter-words.ts";
import { isSurelyName } from "../verify/sure-names.ts";
import type { Understood } from "../understand/understood.ts";
import type { Material } from "../writer.ts";
import type { RankedSentence } from "./rank-sentences.ts";

/**
 * The longest word of the question that stands in no passage in any form nor in the name of a document, unless it is a slip
 * of the hand for one that was found.
 */
export async function wordNowhere(
  tokenizer: Tokenizer,
  library: Library,
  { understood, documents }: Material,
  found: { readonly counts: ReadonlyMap<string, number>; readonly ranked: readonly RankedSentence[] },
): Promise<string | null> {
  const named = documents.flatMap(({ name, title, named: more }) => [name, title ?? "", more ?? ""]).join(" ");
  const inNames = new Set(tokenizer.terms(named));
  const isFound = (term: string): boolean =>
    found.ranked.some(({ terms }) => [...terms].some((own) => isSlip(own, term, 1)));
  const isNowhere = (term: string): boolean =>
    found.counts.get(term) === 0 && !LIGHT_WORDS.has(term) && !inNames.has(term) && !isFound(term);
  // Where nouns have capitals, verbs and adjectives can be told from them: these are said in many ways.
  const { capitalNouns } = languageOf(understood.language);
  const isNoun = (text: string): boolean => capitalNouns !== true || /^\P{Ll}/u.test(text);
  const ofMatter = withoutVerbs(understood, wordsOfMatter(understood));
  const unheld = ofMatter.filter(({ text, terms }) => isNoun(text) && terms.every(isNowhere));
  const words = await withoutOtherForms(library, understood.question, unheld);
  return words.map(({ text }) => text).toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Share of the question below which the best quote holds so little that a word which stands nowhere is told. */
export const LITTLE = 0.5;

/**
 * Whether a quote holds little of the question, and no language model finds that it answers in other words. A quote with nothing
 * but the names of the question is like it for their sake: "Who is the treasurer of Claws Mail?"
 */
export function isUnsure(
  understood: Understood,
  best: Pick<RankedSentence, "coverage" | "likeness" | "terms"> | undefined,
): boolean {
  const { coverage = 0, likeness = 0, terms } = best ?? {};
  if (coverage >= LITTLE) return false;
  const asked = wordsOfMatter(understood);
  const others = withoutVerbs(understood, asked).filter((word) => !isSurelyName(word, understood));
  const isOfNames =
    others.length < asked.length &&
    others.length > 0 &&
    !others.some((word) => word.terms.some((term) => terms?.has(term)));
  return likeness < (isOfNames ? SURELY_MEANT : MEANT);
}

/** Likeness from which a sentence says in other words what is asked; the second where the two share names alone. */
const MEANT = 0.5;
export const SURELY_MEANT = 0.7;
