import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { heldTerms, holds, type HeldTerms } from "../compose/held-terms.ts";
import type { Library, LibraryDocument } from "../library.ts";
import { isNear } from "../understand/misspelt.ts";
import { DOCUMENT_WORDS } from "../understand/named-documents.ts";
import { LIGHT_WORDS } from "../../languages/question-words.ts";
import type { TellingWord, Understood } from "../understand/understood.ts";
import { numberForms } from "./number-forms.ts";
import { isSurelyName } from "./sure-names.ts";

/** What no document holds, counted over the whole index. */
export interface Absence {
  /** One word that occurs nowhere, or several that occur nowhere together. */
  readonly words: readonly string[];
  /** In how many documents others of the question do occur. */
  readonly occurring: readonly { readonly word: string; readonly documents: number }[];
}

interface Counted {
  readonly word: TellingWord;
  readonly documents: ReadonlySet<string>;
}

/**
 * The names and numbers of the question that no document mentions together, or none with anything else of it; of a
 * question without names, its telling words where no document has half of them. Null where the documents may answer.
 */
export async function findAbsence(
  { tokenizer, library }: { readonly tokenizer: Tokenizer; readonly library: Pick<Library, "holding"> },
  understood: Understood,
  documents: readonly LibraryDocument[],
  passages: readonly Passage[],
): Promise<Absence | null> {
  const telling = distinct(understood.telling.filter(isOfMatter));
  if (telling.length === 0 || telling.length > MOST_WORDS) return null;
  const counted = await countDocuments({ tokenizer, library }, telling, documents, passages);
  const names = counted.filter(({ word }) => isName(word, understood));
  const nowhere = (names.length > 0 ? names : counted).filter(({ documents: own }) => own.size === 0);
  const isClose = (passages[0]?.score ?? 0) >= (names.length === 0 ? CLOSE : VERY_CLOSE);
  if (names.length === 0) {
    const isAnyHeld = counted.some(({ documents: own }) => own.size > 0);
    if ((isClose && isAnyHeld) || hasHalf(counted)) return null;
    return absenceOf(nowhere.length > 0 ? nowhere.slice(0, 1) : counted.slice(0, 3), counted);
  }
  if (nowhere.length > 0) {
    const others = names.filter((name) => !nowhere.includes(name));
    const isHeld = others.length > 0 ? inAll(others).size > 0 : hasHalf(counted);
    const isWrittenOut = nowhere.every(({ word }) => ABBREVIATION.test(word.text)) && isHeld;
    return isWrittenOut ? null : absenceOf(nowhere.slice(0, 1), names);
  }
  return isClose || inAll(names).size > 0 ? null : absenceOf(names, names);
}

/** Score of the best passage from which words that are missing do not mean that nothing answers; higher where names do not meet. */
const CLOSE = 0.5;
const VERY_CLOSE = 0.9;

/** Questions with more words describe what they want in several ways, and a document may answer without some of them. */
const MOST_WORDS = 10;

/** A document that has all other names of the question, or half of its words, may write this one out: "3D", "FCF". */
const ABBREVIATION = /^(?:\p{N}\p{Lu}|\p{Lu}{2,5})$/u;

const isOfMatter = ({ text, terms }: TellingWord): boolean =>
  !DOCUMENT_WORDS.has(text.toLowerCase()) && terms.some((term) => !LIGHT_WORDS.has(term));

/** Whether some document holds half of the words. */
function hasHalf(counted: readonly Counted[]): boolean {
  const ids = new Set(counted.flatMap(({ documents }) => [...documents]));
  return [...ids].some((id) => counted.filter(({ documents }) => documents.has(id)).length * 2 >= counted.length);
}

function inAll([first, ...rest]: readonly Counted[]): ReadonlySet<string> {
  return new Set([...(first?.documents ?? [])].filter((id) => rest.every(({ documents }) => documents.has(id))));
}

const isName = (word: TellingWord, understood: Understood): boolean =>
  !ORDINAL.test(word.text) && isSurelyName(word, understood);

const ORDINAL = /^\p{N}+(?:st|nd|rd|th)$/iu;

function distinct(words: readonly TellingWord[]): TellingWord[] {
  return [...new Map(words.map((word) => [word.terms.join(" "), word])).values()];
}

const absenceOf = (missing: readonly Counted[], counted: readonly Counted[]): Absence => ({
  words: missing.map(({ word }) => word.text),
  occurring: counted.flatMap(({ word, documents }) =>
    documents.size > 0 ? [{ word: word.text, documents: documents.size }] : [],
  ),
});

async function countDocuments(
  { tokenizer, library }: { readonly tokenizer: Tokenizer; readonly library: Pick<Library, "holding"> },
  telling: readonly TellingWord[],
  documents: readonly LibraryDocument[],
  passages: readonly Passage[],
): Promise<readonly Counted[]> {
  const held = await library.holding([
    ...new Set(telling.flatMap(({ text, terms }) => [...terms, ...numberForms(text)])),
  ]);
  const named = documents.map(({ document_id, name, title }) => ({
    document_id,
    terms: heldTerms(tokenizer.terms(`${name} ${title ?? ""}`)),
  }));
  const found = passages.map(({ document_id, heading, content }) => ({
    document_id,
    terms: heldTerms(tokenizer.terms(`${heading ?? ""} ${content}`)),
  }));
  return telling.map((word) => {
    const forms = numberForms(word.text);
    const inText = documents.filter(
      ({ document_id }) =>
        word.terms.every((term) => held.get(term)?.has(document_id)) ||
        forms.some((form) => held.get(form)?.has(document_id)),
    );
    const inName = named.filter(({ terms }) => word.terms.every((term) => terms.terms.has(term)));
    const alike = found.filter(({ terms }) => word.terms.some((term) => isAlike(terms, term)));
    return { word, documents: new Set([...inText, ...inName, ...alike].map(({ document_id }) => document_id)) };
  });
}

/** Inflected, compounded or misspelt. */
const isAlike = (held: HeldTerms, term: string): boolean =>
  holds(held, term) > 0 ||
  (term.length >= SHORTEST && !/\p{N}/u.test(term) && [...held.terms].some((own) => isNear(own, term, 1)));

const SHORTEST = 5;
