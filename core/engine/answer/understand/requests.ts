import { OTHER_GREETINGS } from "../../languages/shared-words.ts";
import type { Language, LanguageCode, Phrases } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { ARTICLES } from "../../languages/check-words.ts";
import { isCalled } from "./asked-of-document.ts";
import { atFirstUse, atStart, inWords, ofAll, plainOf, whole } from "./patterns.ts";
import { questionLanguage } from "./question-language.ts";
import type { Talk } from "./understood.ts";
import { DOCUMENT_WORDS, ownNames } from "./named-documents.ts";
import { isWritten, surfaceWords } from "./words.ts";

/** What a message asks for, as far as its phrases tell. */
export type Reading =
  | { readonly kind: "talk"; readonly talk: Talk }
  | { readonly kind: "nothing" | "interesting" | "comparison" | "summary" | "question" }
  /** A text is to be translated, or said in other words; `text` is what the request calls it. */
  | { readonly kind: "rewording"; readonly text: string }
  | { readonly kind: "listing"; readonly of: "documents" | "things" };

type Named = { readonly name: string; readonly title: string | null };

/** Reads the phrases people use in the languages known. `question` is the message without what names a document by `@`. */
export function readRequest(question: string, documents: readonly Named[]): Reading {
  const text = plainOf(question);
  if (surfaceWords(text).length === 0) return { kind: "nothing" };
  const talk = talkOf(text);
  if (talk) return { kind: "talk", talk };
  const asked = withoutGreeting(text);
  if (WANTS_INTERESTING(asked)) return { kind: "interesting" };
  const reworded = rewordedIn(asked);
  if (reworded !== null) return { kind: "rewording", text: reworded };
  if (LISTS_DOCUMENTS(asked) && !NEEDS_DOCUMENTS(asked)) return { kind: "listing", of: "documents" };
  if (holdsPhrase(LISTS, asked)) return { kind: "listing", of: "things" };
  if (COMPARES(asked)) return { kind: "comparison" };
  if (holdsPhrase(SUMMARISES, asked) || wantsOverview(asked, documents)) return { kind: "summary" };
  if (PERFORMS(asked)) return { kind: "talk", talk: "entertain" };
  return { kind: isEmpty(asked) ? "nothing" : "question" };
}

/** The more telling ones first: "thanks, bye" takes its leave. */
const TALKS: readonly Talk[] = [
  "goodbye",
  "entertain",
  "abilities",
  "about_lectern",
  "how_are_you",
  "thanks",
  "greeting",
];

const FILLER = "(?:[\\s,!.;:)(?¿¡！。，、-]|lectern)*";

/** A whole message of small talk: one phrase, or several after each other. */
const TALK = atFirstUse(() =>
  LANGUAGES.map((language) => {
    const own = (talk: Talk): string => (talk === "entertain" ? works(language) : language.talk[talk]);
    const all = [...TALKS.map(own), OTHER_GREETINGS].join("|");
    return {
      message: whole(`(?:(?:${all})${FILLER})+`),
      talks: TALKS.map((talk) => ({ talk, isSaid: (text: string) => inWords(language, own(talk)).test(text) })),
    };
  }),
);

function works({ talk, perform: { asks, works: named } }: Language): string {
  return `${talk.entertain}|(?:${asks})\\s*(?:\\p{L}+ ){0,2}(?:${named})`;
}

function talkOf(text: string): Talk | null {
  const said = TALK().find(({ message }) => message.test(text));
  if (!said) return null;
  return said.talks.find(({ isSaid }) => isSaid(text))?.talk ?? "greeting";
}

const GREETED = atFirstUse(() =>
  LANGUAGES.map(({ talk }) => new RegExp(`^(?:${talk.greeting})\\s*[,!.:;，！。-]+\\s*`, "u")),
);

function withoutGreeting(text: string): string {
  const greeted = GREETED().map((pattern) => pattern.exec(text)?.[0].length ?? 0);
  return text.slice(Math.max(...greeted)) || text;
}

const WANTS_INTERESTING = ofAll(
  ({ interesting }) => interesting,
  (_, source) => whole(source),
);
const LISTS_DOCUMENTS = ofAll(({ listing }) => listing.documents);
const NEEDS_DOCUMENTS = ofAll(({ listing }) => listing.needed);
const COMPARES = ofAll(({ comparison }) => comparison.asks);

/** "Invent a limerick": something is to be performed, with no topic that a document could tell of. */
const PERFORMS = ofAll(
  ({ perform: { asks, about } }) =>
    whole(asks).test("") ? undefined : `(?:${asks}) (?!.* (?:${about}) )(?:[\\p{L}'-]+ ){0,2}[\\p{L}'-]+`,
  (_, source) => whole(source),
);

const REWORDS = atFirstUse(() => LANGUAGES.map(({ rewording }) => whole(rewording)));

/** What a request calls the text that is to be translated or reworded; null where it asks for something else. */
function rewordedIn(text: string): string | null {
  const found = REWORDS().flatMap((pattern) => pattern.exec(text) ?? []);
  return found.length === 0 ? null : (found.slice(1).find(Boolean) ?? "");
}

const phrases = (pick: (language: Language) => Phrases) => ({
  starts: ofAll((language) => pick(language).starts, atStart),
  holds: ofAll((language) => pick(language).holds, inWords),
});
const LISTS = phrases(({ listing }) => listing);
const SUMMARISES = phrases(({ summary }) => summary);

const holdsPhrase = ({ starts, holds }: ReturnType<typeof phrases>, text: string): boolean =>
  starts(text) || holds(text);

const OVERVIEWS = atFirstUse(() =>
  LANGUAGES.flatMap(({ summary }) => (summary.overview ? [whole(summary.overview)] : [])),
);

function wantsOverview(text: string, documents: readonly Named[]): boolean {
  return OVERVIEWS().some((pattern) => {
    const said = pattern.exec(text)?.slice(1).find(Boolean);
    return said !== undefined && documents.some((document) => isCalled(document, said) || isDescribed(document, said));
  });
}

const FRAMING: ReadonlySet<string> = new Set(LANGUAGES.flatMap(({ framing }) => framing.split(" ")));

/** Whether its names hold what kind of document is said, and all words that say which: "the letter from school". */
function isDescribed(document: Named, said: string): boolean {
  const words = surfaceWords(said).map(({ text }) => text.toLowerCase());
  const telling = words.filter((word) => !FRAMING.has(word) && !ARTICLES.has(word));
  return (
    telling.some((word) => DOCUMENT_WORDS.has(word)) &&
    telling.every((word) => ownNames(document).some((name) => isWritten(name, word)))
  );
}

const EMPTY: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map(
  LANGUAGES.map(({ code, empty }) => [code, new Set(empty.split(" "))]),
);

const MEASURES: typeof EMPTY = new Map(
  LANGUAGES.map(({ code, measures = "" }) => [code, new Set(measures.split(" "))]),
);

/** Whether a text names nothing that could be searched for. */
export const isEmpty = (text: string): boolean => hasOnly(text, [EMPTY]);

/** Whether a question says only how much or when of something: "How long?" */
export const isOfMeasure = (text: string): boolean => hasOnly(text, [EMPTY, MEASURES]);

function hasOnly(text: string, sets: readonly (typeof EMPTY)[]): boolean {
  const codes = [questionLanguage(text), "en"] as const;
  const known = sets.flatMap((set) => codes.flatMap((code) => set.get(code) ?? []));
  return surfaceWords(plainOf(text)).every((word) => known.some((words) => words.has(word.text)));
}

/** What a performance is asked about: "a poem about dragons". */
const ABOUT = atFirstUse(() =>
  LANGUAGES.map(
    ({ perform: { asks, works: named, about } }) =>
      new RegExp(`^(?:${asks})\\s*(?:\\p{L}+ ){0,2}(?:${named}) (?:${about})\\s*(.{2,80})$`, "u"),
  ),
);

export function performedTopic(question: string): string | null {
  const text = plainOf(question);
  return (
    ABOUT()
      .map((pattern) => pattern.exec(text)?.[1])
      .find((topic) => topic !== undefined) ?? null
  );
}

const JOKES = ofAll(({ perform }) => perform.jokes);
export const asksForJoke = (question: string): boolean => JOKES(plainOf(question));
