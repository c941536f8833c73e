import { isNear } from "../../languages/slips.ts";
import type { Passage } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { heldTerms, holds, type HeldTerms } from "../compose/held-terms.ts";
import type { Library, LibraryDocument } from "../library.ts";
import { isWritten } from "../understand/words.ts";
import type { TellingWord, Understood } from "../understand/understood.ts";
import { withoutVerbs, wordsOfMatter } from "./matter-words.ts";
import { numberForms } from "./number-forms.ts";
import { isSurelyName } from "./sure-names.ts";

/** What no document holds, counted over the whole index. */
export interface Absence {
  /** One word that occurs nowhere, or several that occur nowhere together. */
  readonly words: readonly string[];
  /** Documents hold them all, and no passage holds them together. */
  readonly isScattered?: true;
  /** In how many documents others of the question do occur. */
  readonly occurring: readonly { readonly word: string; readonly documents: number }[];
}

interface Counted {
  readonly word: TellingWord;
  readonly documents: ReadonlySet<string>;
}

interface AbsenceDeps {
  readonly tokenizer: Tokenizer;
  readonly library: Pick<Library, "holding" | "called" | "occurrences" | "forms" | "longer" | "search">;
}

/**
 * The names and numbers of the question that no document mentions together, or none with anything else of it; of a
 * question without names, its telling words where no document has half of them. Where documents hold the words, but only
 * scattered over their passages, two words that no passage holds together. Null where the documents may answer.
 */
export async function findAbsence(
  deps: AbsenceDeps,
  understood: Understood,
  documents: readonly LibraryDocument[],
  passages: readonly Passage[],
): Promise<Absence | null> {
  return (
    (await absentWords(deps, understood, documents, passages)) ??
    (await scatteredWords(deps, understood, documents, passages))
  );
}

async function absentWords(
  { tokenizer, library }: AbsenceDeps,
  understood: Understood,
  documents: readonly LibraryDocument[],
  passages: readonly Passage[],
): Promise<Absence | null> {
  const telling = wordsOfMatter(understood);
  if (telling.length === 0 || telling.length > MOST_WORDS) return null;
  const counted = await withOtherForms(
    library,
    understood,
    await countDocuments({ tokenizer, library }, telling, documents, passages),
  );
  const names = counted.filter(({ word }) => isName(word, understood));
  const unheld = (names.length > 0 ? names : counted).filter(({ documents: own }) => own.size === 0);
  const inLonger = await Promise.all(unheld.map(({ word }) => isInLongerName(library, word)));
  const nowhere = unheld.filter((_, at) => inLonger[at] !== true);
  const isClose = (passages[0]?.score ?? 0) >= (names.length === 0 ? CLOSE : VERY_CLOSE);
  if (names.length === 0) {
    const isAnyHeld = counted.some(({ documents: own }) => own.size > 0);
    if ((isClose && isAnyHeld) || hasHalf(counted)) return null;
    const things = withoutVerbs(understood, telling);
    const named = nowhere.toSorted((a, b) => Number(things.includes(b.word)) - Number(things.includes(a.word)));
    return absenceOf(named.length > 0 ? named.slice(0, 1) : counted.slice(0, 3), counted);
  }
  if (nowhere.length > 0) {
    const others = names.filter((name) => !nowhere.includes(name));
    const isHeld = others.length > 0 ? inAll(others).size > 0 : hasHalf(counted);
    const isWrittenOut = nowhere.every(({ word }) => ABBREVIATION.test(word.text)) && isHeld;
    return isWrittenOut ? null : absenceOf(nowhere.slice(0, 1), names);
  }
  return isClose || unheld.length > 0 || inAll(names).size > 0 ? null : absenceOf(names, names);
}

/**
 * A word of the question that stands nowhere, or else its names (without names its rarest word) with a word beside which
 * they never stand: where no passage found has the names and half of the words, and most of the words never stand by them.
 */
async function scatteredWords(
  { tokenizer, library }: AbsenceDeps,
  understood: Understood,
  documents: readonly LibraryDocument[],
  passages: readonly Passage[],
): Promise<Absence | null> {
  const telling = wordsOfMatter(understood);
  if (telling.length < LEAST_SCATTERED || telling.length > MOST_WORDS) return null;
  if ((passages[0]?.score ?? 1) >= CLOSE) return null;
  const names = telling.filter((word) => isName(word, understood));
  const heldWords = passages.map(({ heading, content }) => {
    const held = heldTerms(tokenizer.terms(`${heading ?? ""} ${content}`));
    return telling.filter(({ terms }) => terms.some((term) => isAlike(held, term)));
  });
  const isCovering = (held: readonly TellingWord[]): boolean =>
    names.every((name) => held.includes(name)) && held.length * 2 >= telling.length;
  if (heldWords.some(isCovering)) return null;
  const { words, isWhole } = await library.occurrences(telling.map(({ terms }) => terms));
  const counted = telling.map((word, at) => {
    const count = words[at]?.values().reduce((sum, own) => sum + own, 0) ?? 0;
    return { word, count };
  });
  // A name that no passage holds is written in another way, or stands in the name of a document.
  if (!isWhole || counted.some(({ word, count }) => count === 0 && names.includes(word))) return null;
  const called = await library.called(telling.flatMap(({ terms }) => terms));
  const rarestFirst = counted
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.count - other.count)
    .map(({ word }) => word);
  const unheld = telling.filter(
    (word) =>
      !rarestFirst.includes(word) &&
      !heldWords.flat().includes(word) &&
      !ABBREVIATION.test(word.text) &&
      !documents.some((document) => isNamedBy(called, document, word)),
  );
  const unsaid = withoutVerbs(understood, await withoutOtherForms(library, understood.question, unheld));
  const [nowhere] = unsaid.toSorted((one, other) => other.text.length - one.text.length);
  if (nowhere) return { words: [nowhere.text], occurring: [] };
  const anchor = names.length > 0 ? names : rarestFirst.slice(0, 1);
  const others = rarestFirst.filter((word) => !anchor.includes(word));
  const beside = await Promise.all(
    others.map(({ terms }) => library.occurrences([...anchor.map((word) => word.terms), terms])),
  );
  const apart = others.filter((_, at) => beside[at]?.together.size === 0);
  const [first] = apart;
  if (!first || apart.length * 2 <= others.length) return null;
  return { words: [...anchor, first].map(({ text }) => text), isScattered: true, occurring: [] };
}

/** Of two words one alone is often said in another way. */
const LEAST_SCATTERED = 3;

/** Score of the best passage from which words that are missing do not mean that nothing answers; higher where names do not meet. */
const CLOSE = 0.5;
const VERY_CLOSE = 0.9;

/** Questions with more words describe what they want in several ways, and a document may answer without some of them. */
const MOST_WORDS = 10;

/** A document that has all other names of the question, or half of its words, may write this one out: "3D", "FCF". */
const ABBREVIATION = /^(?:\p{N}\p{Lu}|\p{Lu}{2,5})$/u;

/** Whether some document holds half of the words. */
function hasHalf(counted: readonly Counted[]): boolean {
  const ids = new Set(counted.flatMap(({ documents }) => [...documents]));
  return [...ids].some((id) => counted.filter(({ documents }) => documents.has(id)).length * 2 >= counted.length);
}

/** Whether a longer name holds it: "macOS" and "MacBook" are of the Mac, and "market" is of no Mark. */
async function isInLongerName(
  { longer, search }: AbsenceDeps["library"],
  { text, terms }: TellingWord,
): Promise<boolean> {
  const [term] = terms;
  if (term === undefined || terms.length > 1 || !/^\p{L}+$/u.test(text)) return false;
  const inside = new RegExp(`(?<!\\p{L})(?:${text}|${text.toLowerCase()})(?=\\p{Lu}\\p{L})`, "u");
  for (const other of (await longer(term)).slice(0, MOST_LONGER)) {
    const [first] = await search(other, { hybrid: true, top_k: 1 });
    if (first && inside.test(`${first.heading ?? ""} ${first.content}`)) return true;
  }
  return false;
}

/** Longer terms whose first passage is looked at. */
const MOST_LONGER = 4;

/** Words that are no names with the documents that hold other forms of them, where none holds the word itself. */
async function withOtherForms(
  library: AbsenceDeps["library"],
  understood: Understood,
  counted: readonly Counted[],
): Promise<readonly Counted[]> {
  const unheld = counted.filter(({ word, documents }) => documents.size === 0 && !isName(word, understood));
  const forms = await library.forms(
    understood.question,
    unheld.flatMap(({ word }) => word.terms),
  );
  return counted.map((one) =>
    unheld.includes(one)
      ? { ...one, documents: new Set(one.word.terms.flatMap((term) => [...(forms.get(term) ?? [])])) }
      : one,
  );
}

/** The words of which no document holds another form either. */
export async function withoutOtherForms<Word extends Pick<TellingWord, "terms">>(
  library: Pick<Library, "forms">,
  question: string,
  words: readonly Word[],
): Promise<readonly Word[]> {
  const forms = await library.forms(
    question,
    words.flatMap(({ terms }) => terms),
  );
  return words.filter(({ terms }) => terms.every((term) => (forms.get(term)?.size ?? 0) === 0));
}

function inAll([first, ...rest]: readonly Counted[]): ReadonlySet<string> {
  return new Set([...(first?.documents ?? [])].filter((id) => rest.every(({ documents }) => documents.has(id))));
}

const isName = (word: TellingWord, understood: Understood): boolean =>
  !ORDINAL.test(word.text) && isSurelyName(word, understood);

const ORDINAL = /^\p{N}+(?:st|nd|rd|th)$/iu;

const absenceOf = (missing: readonly Counted[], counted: readonly Counted[]): Absence => ({
  words: missing.map(({ word }) => word.text),
  occurring: counted.flatMap(({ word, documents }) =>
    documents.size > 0 ? [{ word: word.text, documents: documents.size }] : [],
  ),
});

async function countDocuments(
  { tokenizer, library }: AbsenceDeps,
  telling: readonly TellingWord[],
  documents: readonly LibraryDocument[],
  passages: readonly Passage[],
): Promise<readonly Counted[]> {
  const terms = telling.flatMap((word) => word.terms);
  const [held, called] = await Promise.all([
    library.holding([...new Set([...terms, ...telling.flatMap(({ text }) => numberForms(text))])]),
    library.called(terms),
  ]);
  const found = passages.map(({ document_id, heading, content }) => ({
    document_id,
    content,
    terms: heldTerms(tokenizer.terms(`${heading ?? ""} ${content}`)),
  }));
  return telling.map((word) => {
    const forms = numberForms(word.text);
    const inText = documents.filter(
      ({ document_id }) =>
        word.terms.every((term) => held.get(term)?.has(document_id)) ||
        forms.some((form) => held.get(form)?.has(document_id)),
    );
    const inName = documents.filter((document) => isNamedBy(called, document, word));
    const alike = found.filter(
      ({ terms, content }) => word.terms.some((term) => isAlike(terms, term)) || isWritten(content, word.text),
    );
    return { word, documents: new Set([...inText, ...inName, ...alike].map(({ document_id }) => document_id)) };
  });
}

/** Whether the word is in a name of the document, or the extension of its file. */
const isNamedBy = (
  called: ReadonlyMap<string, ReadonlySet<string>>,
  { document_id, name }: LibraryDocument,
  { text, terms }: TellingWord,
): boolean =>
  terms.every((term) => called.get(term)?.has(document_id)) || name.toLowerCase().endsWith(`.${text.toLowerCase()}`);

/** Inflected, compounded or misspelt; a slip seldom changes the first letter, and "iPhone" is no "phone". */
const isAlike = (held: HeldTerms, term: string): boolean =>
  holds(held, term) > 0 ||
  (term.length >= SHORTEST &&
    !/\p{N}/u.test(term) &&
    [...held.terms].some((own) => own[0] === term[0] && isNear(own, term, 1)));

const SHORTEST = 5;
