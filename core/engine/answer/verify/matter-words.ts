import { COMPARATIVE_WORDS, COMPARISON_WORDS } from "../../languages/comparison-words.ts";
import { FUNCTION_WORDS } from "../../languages/function-words.ts";
import { STOP_WORDS } from "../../index/stop-words.ts";
import type { LanguageCode } from "../../languages/language.ts";
import { languageOf } from "../../languages/languages.ts";
import {
  KIND_WORDS,
  LIGHT_WORDS,
  VERB_ASKED_OF,
  VERB_OF_CONDITION,
  VERB_OF_DO,
} from "../../languages/question-words.ts";
import { PERIOD_WORDS } from "../../languages/period-words.ts";
import { SOME } from "../../languages/prose-words.ts";
import { asksToReckon } from "../../languages/table-words.ts";
import { thingAskedOf } from "../understand/asked-of-document.ts";
import { DOCUMENT_WORDS } from "../understand/named-documents.ts";
import type { TellingWord, Understood } from "../understand/understood.ts";

/** Whether a word says what is to be done with what the documents say: "average", "cheaper", "different". */
const asksOnly = (word: string): boolean =>
  asksToReckon(word) || COMPARISON_WORDS.has(word) || COMPARATIVE_WORDS.has(word);

const isOfMatter = ({ text, terms }: TellingWord): boolean =>
  !DOCUMENT_WORDS.has(text.toLowerCase()) && terms.some((term) => !LIGHT_WORDS.has(term));

/** "Several PDFs at once" are written of as "many PDFs", and "the second payment" as "the rest". */
const SOME_WORDS: ReadonlySet<string> = new Set([
  ...SOME.split("|"),
  ...PERIOD_WORDS.flatMap(({ ordinals }) => ordinals.flat()),
]);

const ofMatter = new WeakMap<Understood, readonly TellingWord[]>();

/** The telling words that a document on the matter is to hold; none needs to say who "wrote" it. */
export function wordsOfMatter(understood: Understood): readonly TellingWord[] {
  const words = ofMatter.get(understood) ?? findWordsOfMatter(understood);
  ofMatter.set(understood, words);
  return words;
}

function findWordsOfMatter({ telling, question, language }: Understood): readonly TellingWord[] {
  const asked = thingAskedOf(question) ?? question;
  const frequent = frequentWords(language);
  const isLittle = ({ text }: TellingWord): boolean =>
    text
      .toLowerCase()
      .split("-")
      .every((part) => frequent.has(part));
  const unsaid = unsaidWords(question, language);
  return distinct(
    telling.filter(
      (word) =>
        isOfMatter(word) &&
        !KIND_WORDS.has(word.text.toLowerCase()) &&
        !asksOnly(word.text.toLowerCase()) &&
        !isLittle(word) &&
        !SOME_WORDS.has(word.text.toLowerCase()) &&
        asked.includes(word.text) &&
        !unsaid.has(word.text.toLowerCase()),
    ),
  );
}

/**
 * Words that documents say in another way: pronouns and the verb beside them, "Bekomme ich einen freien Tag?", "Can I bring a guest?",
 * and the measure of "how high".
 */
function unsaidWords(question: string, code: LanguageCode): ReadonlySet<string> {
  const { pronouns, capitalNouns, unspaced } = languageOf(code);
  const found: (string | undefined)[] = [...question.matchAll(MEASURE)].map(([, word]) => word);
  if (pronouns.subjects !== undefined && !unspaced) {
    const subjects = `(?<!\\p{L})(?:${pronouns.subjects})(?!\\p{L})`;
    // Where nouns have capitals they may stand behind the pronoun: "Kann ich Hunde mitbringen?"
    if (capitalNouns) found.push(new RegExp(`^\\P{L}*(\\p{L}+)\\s+${subjects}`, "iu").exec(question)?.[1]);
    else
      for (const [, pronoun, verb] of question.matchAll(new RegExp(`(${subjects})(?:\\s+(\\p{L}+))?`, "giu")))
        found.push(pronoun, verb);
  }
  return new Set(found.flatMap((word) => word?.toLowerCase() ?? []));
}

/** The words without verbs that stand where only a verb can: documents have other words for what is done. */
export function withoutVerbs<Word extends Pick<TellingWord, "text">>(
  { question, language }: Pick<Understood, "question" | "language">,
  words: readonly Word[],
): readonly Word[] {
  const frequent = frequentWords(language);
  const ofDoers = [VERB_ASKED_OF, VERB_OF_CONDITION].flatMap((pattern) =>
    Array.from(question.matchAll(pattern), ({ groups }) => groups?.["verb"]),
  );
  // "Does the village pub serve food?" has a second noun there.
  const ofSubjects = Array.from(question.matchAll(VERB_OF_DO), ({ groups }) => {
    const next = groups?.["next"]?.toLowerCase();
    return next === undefined || frequent.has(next) || STOP_WORDS.has(next) ? groups?.["verb"] : undefined;
  });
  const verbs = new Set([...ofDoers, ...ofSubjects].flatMap((word) => word?.toLowerCase() ?? []));
  return words.filter(({ text }) => !verbs.has(text.toLowerCase()));
}

const MEASURE = /(?<!\p{L})(?:how|wie|hoe|как)\s+(\p{L}+)/giu;

const known = new Map<LanguageCode, ReadonlySet<string>>();

/** The words of questions and texts that every document has, or none needs to have. */
function frequentWords(code: LanguageCode): ReadonlySet<string> {
  const words =
    known.get(code) ?? new Set([...(languageOf(code).words ?? "").split(" "), ...(FUNCTION_WORDS[code] ?? [])]);
  known.set(code, words);
  return words;
}

function distinct(words: readonly TellingWord[]): TellingWord[] {
  return [...new Map(words.map((word) => [word.terms.join(" "), word])).values()];
}
