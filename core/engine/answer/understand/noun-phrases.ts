import type { Language } from "../../languages/language.ts";
import { languageOf } from "../../languages/languages.ts";
import { COPULA } from "../../languages/description-words.ts";
import { NAME_PARTICLES } from "../../languages/shared-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { trimEnd } from "../../trim.ts";
import { isPeriod } from "../../names/periods.ts";
import type { LibraryDocument } from "../library.ts";
import { isCalled } from "./asked-of-document.ts";
import { plainOf } from "./patterns.ts";
import { questionLanguage } from "./question-language.ts";
import { isEmpty } from "./requests.ts";
import { topicOf } from "./topic.ts";
import type { SurfaceWord } from "./words.ts";

const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])\\p{Lu}[\\p{L}\\p{N}'’.&-]*(?:\\s+(?:(?:${NAME_PARTICLES})\\s+)?(?:\\p{Lu}[\\p{L}\\p{N}'’.&-]*|\\p{N}+))*`,
  "gu",
);
const END = /[.'’-]/u;

/** Runs of capitals in a question, in order; the word that begins it is none for its capital alone. */
export function namesIn(question: string): string[] {
  return [...question.matchAll(NAME)].flatMap(({ 0: found, index }) => {
    const isFirst = !/[\p{L}\p{N}]/u.test(question.slice(0, index));
    const name = trimEnd(isFirst ? withoutOpening(found) : found, END).replace(/['’]s$/u, "");
    return name === "" || isEmpty(name) ? [] : [name];
  });
}

/** "Compare Tesla" begins with a verb; "Thomas Edison", "CNIA" and "AB1234" are names wherever they stand. */
function withoutOpening(found: string): string {
  const [first = "", ...rest] = found.split(/\s+/u);
  if (/^\p{Lu}[\p{Lu}\p{N}-]+$/u.test(first)) return found;
  const { framing, empty } = languageOf(questionLanguage(found));
  const isLittle = ` ${framing} ${empty} `.includes(` ${first.toLowerCase()} `);
  return isLittle || rest.length === 0 ? rest.join(" ") : found;
}

/** The name in a question that a new one most likely takes the place of: the last, or the document where that is a document. */
export function lastName(
  question: string,
  documents: readonly Pick<LibraryDocument, "name" | "title">[],
  added: string,
): string | null {
  const isDocument = (name: string): boolean => documents.some((document) => isCalled(document, name));
  const names = namesIn(question);
  return names.findLast((name) => isDocument(name) === isDocument(added)) ?? names.at(-1) ?? null;
}

/** "The treasurer" of "the treasurer of CNIA": an article with the words after it, up to the next little word. */
export function headPhrase(language: Language, question: string): string | null {
  return phrasesIn(language, question)[0]?.text ?? null;
}

interface Phrase {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const LONGEST_PHRASE = 4;

function phrasesIn(language: Language, question: string): Phrase[] {
  const { articles, framing, empty, documents } = language;
  if (articles === "") return [];
  const little = new Set(`${framing} ${empty}`.split(" "));
  const kinds = new Set(documents.split(" "));
  const begins = new RegExp(`(?<!\\p{L})(?:${articles})(?:\\s+|(?<='))(?=[\\p{L}\\p{N}])`, "giu");
  return [...question.matchAll(begins)].flatMap(({ 0: article, index }) => {
    const from = index + article.length;
    const run: SurfaceWord[] = [];
    for (const { 0: text, index: at } of question.slice(from).matchAll(/[\p{L}\p{M}\p{N}'’.-]+/gu)) {
      const isLittle = little.has(text.toLowerCase()) && !kinds.has(text.toLowerCase());
      if (isLittle || run.length === LONGEST_PHRASE) break;
      run.push({ text, start: from + at, end: from + at + text.length });
    }
    const words = withoutVerb(language, run, question.slice(0, index), question.slice(run.at(-1)?.end ?? from));
    const end = words.at(-1)?.end;
    const isKind = words.every(({ text }) => kinds.has(text.toLowerCase()));
    return end === undefined || isKind ? [] : [{ text: trimEnd(question.slice(index, end), END), start: index, end }];
  });
}

/** "The lighthouse" of "When was the lighthouse built?", "the museum" of "When did the museum open in Bergen?". */
function withoutVerb(
  { capitalNouns, verbs }: Language,
  run: readonly SurfaceWord[],
  before: string,
  after: string,
): readonly SurfaceWord[] {
  const lastNoun = capitalNouns ? run.findLastIndex(({ text }) => /^\p{Lu}/u.test(text)) : -1;
  if (lastNoun >= 0) return run.slice(0, lastNoun + 1);
  const isVerb = (source: string | undefined, word: string): boolean =>
    source !== undefined && new RegExp(`^(?:${source})$`, "iu").test(word);
  const cut = run.findIndex(({ text }, at) => at > 0 && isVerb(verbs?.auxiliary, text));
  const words = cut > 0 ? run.slice(0, cut) : run;
  const last = words.at(-1)?.text ?? "";
  const isSplit =
    cut < 0 &&
    isVerb(verbs?.before, wordBefore(before)) &&
    (isVerb(verbs?.after, wordAfter(after)) || !/\p{L}/u.test(after));
  return words.length > 1 && (isSplit || isVerb(verbs?.participle, last)) ? words.slice(0, -1) : words;
}

const wordBefore = (text: string): string => /\p{L}+(?=[^\p{L}]{0,3}$)/u.exec(text.slice(-30))?.[0] ?? "";
const wordAfter = (text: string): string => /^[^\p{L}]{0,3}(\p{L}+)/u.exec(text)?.[1] ?? "";

interface Wanted {
  readonly kind: "person" | "thing" | "possessive";
  readonly documents: readonly Pick<LibraryDocument, "name" | "title">[];
}

/** What a pronoun can stand for after this question: a name, else the phrase with an article, else all it is about. */
export function antecedents(
  tokenizer: Tokenizer,
  language: Language,
  question: string,
  { kind, documents }: Wanted,
): readonly string[] {
  // "Until when did he lead it?" after "Who led Debian from April 1996?" means the one who did.
  if (kind === "person" && asksWhoDid(language, question)) return [trimEnd(question, /[?？!.\s]/u)];
  const phrases = phrasesIn(language, question);
  const names = language.capitalNouns ? namesIn(question).filter(looksLikeName) : namesIn(question);
  const isDocument = (name: string): boolean => documents.some((document) => isCalled(document, name));
  const office = kind === "person" ? officeIn(language, question, phrases) : null;
  if (office !== null) return [office];
  const others = kind === "person" ? names.filter((name) => !isDocument(name)) : names;
  const persons = others.length > 0 ? others : names;
  // "A Boots nut" is more than its capital, "the capital of Mongolia" is not what "it" is.
  const isDefined = asksForDefinition(language, question);
  const named = persons
    .filter((name) => /\p{L}/u.test(name) && !isPeriod(name))
    .map((name) => (isDefined ? phrases.find(({ text }) => text.includes(name))?.text : undefined) ?? name)
    .map(bare(language));
  const distinct = [...new Set(named)];
  if (distinct.length > 0) return distinct;
  const last = phrases.at(-1);
  if (last) return [bare(language)(last.text)];
  const { text } = topicOf(tokenizer, question);
  return text === "" ? [] : [text];
}

/** A name without its article; "the lighthouse" keeps it. */
const bare =
  ({ articles }: Language) =>
  (text: string): string => {
    const rest = text.replace(new RegExp(`^(?:${articles})\\s+`, "iu"), "");
    return /\p{Lu}/u.test(rest) ? rest : text;
  };

export const asksForDefinition = ({ forms }: Language, question: string): boolean =>
  forms.definition !== undefined && new RegExp(forms.definition, "u").test(plainOf(question));

/** "The treasurer of CNIA" after "Who is …?". */
const asksForPerson = ({ wants }: Language, question: string): boolean =>
  wants.person !== undefined && new RegExp(`^\\W*(?:${wants.person})(?!\\p{L})`, "iu").test(question);

/** "Who developed the phonograph?" asks for a person by what they did; "Who is the treasurer?" does not. */
const asksWhoDid = (language: Language, question: string): boolean =>
  asksForPerson(language, question) &&
  !new RegExp(`^\\W*\\p{L}+(?:['’]s|\\s+${COPULA})(?!\\p{L})`, "iu").test(question);

function officeIn(language: Language, question: string, phrases: readonly Phrase[]): string | null {
  const { of } = language;
  if (of === "" || !asksForPerson(language, question)) return null;
  const [first] = phrases;
  const rest = first ? new RegExp(`^\\s+(?:${of})\\s*\\S+`, "iu").exec(question.slice(first.end))?.[0] : undefined;
  return first && rest !== undefined ? trimEnd(first.text + rest, /[?？!.\s]/u) : null;
}

/** In a language where every noun has a capital. */
const looksLikeName = (name: string): boolean => /\p{Lu}.*\p{Lu}|\p{N}/u.test(name);
