import type { AnswerRequest } from "../../engine.ts";
import type { Language } from "../../languages/language.ts";
import { FUNCTION_WORDS } from "../../languages/function-words.ts";
import { languageOf } from "../../languages/languages.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { LONGEST_QUESTION } from "../../long-question.ts";
import { monthRangesIn, periodsIn } from "../../names/periods.ts";
import { trimBoth, trimEnd } from "../../trim.ts";
import type { LibraryDocument } from "../library.ts";
import { withoutLibrary } from "./library-words.ts";
import { antecedents, asksForDefinition, headPhrase, lastName, namesIn } from "./noun-phrases.ts";
import { LONGEST_FORM } from "./pattern-words.ts";
import { questionLanguage } from "./question-language.ts";
import { isEmpty, isOfMeasure, readRequest } from "./requests.ts";
import { topicOf } from "./topic.ts";

type History = AnswerRequest["history"];
type Documents = readonly Pick<LibraryDocument, "name" | "title">[];

/** A question with what an earlier one supplies. */
export interface Filled {
  readonly question: string;
  /** What was filled in; null where nothing was. */
  readonly about: string | null;
  /** The words of it that only say which thing is meant; null where the question is about all of it. */
  readonly given: string | null;
  /** What it may mean, where that is unclear; nothing is filled in then. */
  readonly choices: readonly string[];
}

const REMEMBERED_QUESTIONS = 4;

/**
 * Fills in what a question leaves out from the questions before it, never from an answer: "When was he born?" takes a name
 * that stood there, "And Edison?" takes the rest. A message in quotation marks is read as typed.
 */
export function followUp(tokenizer: Tokenizer, question: string, history: History, documents: Documents): Filled {
  const quoted = QUOTED.exec(question.trim())?.groups?.said;
  if (quoted) return asTyped(quoted);
  let before: string | undefined;
  const asked = history.filter(({ role }) => role === "user").slice(-REMEMBERED_QUESTIONS);
  for (const { content } of asked) {
    const earlier = content.slice(0, LONGEST_QUESTION);
    if (!hasNoTopic(tokenizer, earlier)) before = fillIn(tokenizer, earlier, before, documents).question;
  }
  return fillIn(tokenizer, question, before, documents);
}

/** Whether a message is in quotation marks, so that nothing is to be filled in. */
export const isAsTyped = (question: string): boolean => QUOTED.test(question.trim());

const QUOTED = /^["“„«](?<said>[^"“”„«»]{2,})["”“»]$/u;

const asTyped = (question: string): Filled => ({ question, about: null, given: null, choices: [] });

/** Whether it is small talk, or asks for a summary or a listing of everything there is. */
export function hasNoTopic(tokenizer: Tokenizer, question: string): boolean {
  const { kind } = readRequest(question, []);
  if (kind === "talk" || kind === "interesting") return true;
  if (kind !== "summary" && kind !== "listing") return false;
  return topicOf(tokenizer, question).terms.length === 0 && !pronounOf(question);
}

function fillIn(tokenizer: Tokenizer, question: string, before: string | undefined, documents: Documents): Filled {
  if (before === undefined || question.length > LONGEST_FORM || hasNoTopic(tokenizer, question))
    return asTyped(question);
  const period = withPeriod(question, before);
  if (period !== null) return { question: period, about: period, given: null, choices: [] };
  const added = ellipsisOf(question);
  if (added !== null) return withRest(question, added, before, documents);
  const pronoun = pronounOf(question);
  const leavesOutAll = isEmpty(question) || (pronoun === null && isOfMeasure(question));
  if (leavesOutAll && withoutLibrary(question) === question)
    return { question: `${question} ${before}`, about: before, given: null, choices: [] };
  if (!pronoun || isBound(tokenizer, question, pronoun)) return asTyped(question);
  return withName(tokenizer, question, pronoun, before, documents);
}

const LITTLE = /^\p{Ll}+\s+/u;
const YEAR = /^\p{N}{4}$/u;

/** Periods of a text, or else the months that it names without a year. */
function timesIn(text: string): Pick<ReturnType<typeof periodsIn>, "terms" | "ranges"> {
  const periods = periodsIn(text);
  return periods.ranges.length > 0 ? periods : { terms: periods.terms, ranges: monthRangesIn(text) };
}

/** The question before for another time: "And in 2021?", "Q2?", "And in March?". Null for what names more than a time. */
function withPeriod(question: string, before: string): string | null {
  const plain = trimBoth(withoutOpening(question), /[\s¿]/u, /[\s?？!.…]/u);
  const asked = timesIn(plain);
  const [said] = asked.ranges;
  if (!said || asked.ranges.length > 1) return null;
  const ofLanguage = FUNCTION_WORDS[questionLanguage(question)];
  const rest = (plain.slice(0, said.start) + plain.slice(said.end)).toLowerCase().split(/\s+/u);
  if (!rest.every((word) => isEmpty(word) || ofLanguage?.has(word))) return null;
  const earlier = timesIn(before);
  const last = earlier.ranges.at(-1);
  const time = plain.slice(said.start, said.end);
  if (!last) return `${trimEnd(before, /[\s?？!.]/u)} ${plain}?`;
  const year = asked.terms.some((term) => YEAR.test(term)) ? undefined : earlier.terms.find((term) => YEAR.test(term));
  // "in 2022" with its "in", where only "2021" is said.
  const lead = LITTLE.exec(before.slice(last.start, last.end))?.[0] ?? "";
  const kept = isEmpty(lead) && !LITTLE.test(time) ? lead : "";
  return before.slice(0, last.start) + kept + (year ? `${time} ${year}` : time) + before.slice(last.end);
}

/** What is added by "And Edison?"; null for what is a question of its own. */
function ellipsisOf(question: string): string | null {
  const { ellipsis, unspaced } = languageOf(questionLanguage(question));
  const gap = unspaced ? "" : "\\s+";
  const plain = trimBoth(question, /[\s¿]/u, /[\s?？!.…]/u);
  const added = new RegExp(`^(?:${ellipsis})${gap}(.{1,60})$`, "iu").exec(plain)?.[1]?.replace(/呢$/u, "");
  if (!added || withoutLibrary(added) !== added || pronounOf(added)) return null;
  // "And for Edison?" begins with a little word as questions do, and "and in which year?" is one.
  const said = added.slice(prepositionOf(added)?.length ?? 0).trim();
  return topicalWords(said) > 0 && readRequest(added, []).kind === "question" && !asks(said) ? added : null;
}

/** "And when did he lose?" without the "and". */
function withoutOpening(question: string): string {
  const { ellipsis, unspaced } = languageOf(questionLanguage(question));
  return unspaced ? question : question.replace(new RegExp(`^(?:${ellipsis})\\s+`, "iu"), "");
}

const topicalWords = (text: string): number => text.split(/\s+/u).filter((word) => !isEmpty(word)).length;

/** Whether it begins as a question does. */
export function asks(text: string): boolean {
  const { framing, empty, articles, code } = languageOf(questionLanguage(text));
  const [first = ""] = text.toLowerCase().split(/[\s']+/u);
  const isArticle = articles !== "" && new RegExp(`^(?:${articles})$`, "iu").test(first);
  return !isArticle && code !== "zh" && code !== "ja" && ` ${framing} ${empty} `.includes(` ${first} `);
}

/** The question before with the new name or head in place of its own; the new words alone where they fit nowhere. */
function withRest(question: string, added: string, before: string, documents: Documents): Filled {
  const language = languageOf(questionLanguage(before));
  const more = withPhrase(added, before);
  if (more !== null) return { question: more, about: before, given: null, choices: [] };
  const isName = /^\p{Lu}|\p{N}/u.test(added) && !languageOf(questionLanguage(question)).capitalNouns;
  const head = headPhrase(language, before);
  if (isName) {
    const name = lastName(before, documents, added) ?? head;
    if (name === null) return asTyped(added);
    const filled = before.replace(name, () => added);
    return { question: filled, about: filled, given: null, choices: [] };
  }
  if (head === null) return asTyped(added);
  const kept = namesIn(before).filter((name) => !head.includes(name));
  // "What about ducks?" after "What is a Boots nut?" takes nothing over but how it is asked.
  if (kept.length === 0)
    return asTyped(asksForDefinition(language, before) ? before.replace(head, () => added) : added);
  const about = kept.join(", ");
  return { question: before.replace(head, () => added), about, given: about, choices: [] };
}

/** The preposition that a phrase begins with, in the languages whose prepositions are known. */
function prepositionOf(phrase: string): string | null {
  const { verbs, unspaced } = languageOf(questionLanguage(phrase));
  if (unspaced || verbs?.after === undefined) return null;
  return new RegExp(`^(${verbs.after})\\s`, "iu").exec(phrase)?.[1] ?? null;
}

/**
 * "And per month?" adds to what was asked, and "and for Edison?" stands for what began with the same preposition there. Null for
 * what begins with none.
 */
function withPhrase(added: string, before: string): string | null {
  const preposition = prepositionOf(added);
  const { verbs } = languageOf(questionLanguage(before));
  if (preposition === null || verbs?.after === undefined) return null;
  const plain = trimEnd(before, /[\s?？!.]/u);
  const own = new RegExp(`(?<!\\p{L})${preposition}\\s+.+?(?=\\s+(?:${verbs.after})\\s|$)`, "iu");
  return `${own.test(plain) ? plain.replace(own, () => added) : `${plain} ${added}`}?`;
}

interface Pronoun {
  readonly text: string;
  readonly index: number;
  readonly kind: "person" | "thing" | "possessive";
}

/** The first word that stands for something said before. */
export function pronounOf(question: string): Pronoun | null {
  const language = languageOf(questionLanguage(question));
  const plain = withoutNone(language, withoutLibrary(question));
  const found = (["possessive", "person", "thing"] as const).flatMap((kind) => {
    const match = patternOf(language, language.pronouns[kind])?.exec(plain);
    // The polite "Sie" has a capital; so has no pronoun but the first word.
    const isPolite = match && /^\p{Lu}/u.test(match[0]) && /\p{L}/u.test(plain.slice(0, match.index));
    return match && !isPolite ? [{ text: match[0], index: match.index, kind }] : [];
  });
  return found.toSorted((a, b) => a.index - b.index || b.text.length - a.text.length)[0] ?? null;
}

function withoutNone(language: Language, text: string): string {
  return language.pronouns.none
    ? text.replace(new RegExp(`(?<!\\p{L})(?:${language.pronouns.none})(?!\\p{L})`, "giu"), (found) =>
        " ".repeat(found.length),
      )
    : text;
}

function patternOf({ unspaced }: Language, source: string): RegExp | null {
  if (source === "") return null;
  return unspaced
    ? new RegExp(`(?:${source})`, "u")
    : new RegExp(`(?<![\\p{L}\\p{M}])(?:${source})(?![\\p{L}\\p{M}])`, "iu");
}

/** A question with this many words of its own is not about an "it" said before. */
const STANDS_ALONE = 5;

/** Words of a clause that says what a later "it" is: "My bike was stolen, how much is it insured for?" */
const OF_A_CLAUSE = 2;

/** Whether the question itself says what the pronoun stands for: "How do bees find their way?" */
function isBound(tokenizer: Tokenizer, question: string, { kind, index }: Pronoun): boolean {
  const said = question.slice(0, index);
  if (namesIn(said).length > 0) return true;
  if (kind === "possessive" && isOfDoer(tokenizer, said)) return true;
  if (isAfterPreposition(said)) return false;
  if (kind === "possessive") return topicOf(tokenizer, withoutVerb(said)).terms.length > 0;
  if (isOfSentence(said)) return true;
  if (kind === "person") return false;
  const clause = /^.*(?=[,;:.!?]\s)/su.exec(said)?.[0] ?? "";
  if (topicOf(tokenizer, clause).terms.length >= OF_A_CLAUSE) return true;
  return namesIn(question).length > 0 || topicOf(tokenizer, question).terms.length >= STANDS_ALONE;
}

/** Words between an "and" and what is done with the thing before it: "and then send". */
const MOST_BETWEEN = 2;

/** "How do I write a message and send it?": what is done with the thing that has just been named. */
function isOfSentence(said: string): boolean {
  const { articles, comparison, unspaced } = languageOf(questionLanguage(said));
  if (unspaced || articles === "") return false;
  const joined = new RegExp(`(?<!\\p{L})(?:${articles})\\s*\\p{L}.*\\s(?:${comparison.and})\\s+(.*)$`, "isu");
  const done = joined.exec(said)?.[1]?.trim();
  if (done === undefined) return false;
  return done === "" || (done.split(/\s+/u).length <= MOST_BETWEEN && !asks(done));
}

/** "Where does fontconfig look for its files?": what does something, and the verb, stand between "does" and the preposition. */
function isOfDoer(tokenizer: Tokenizer, said: string): boolean {
  const { verbs, of } = languageOf(questionLanguage(said));
  if (!verbs?.before || (of !== "" && new RegExp(`(?<!\\p{L})(?:${of})\\s+$`, "iu").test(said))) return false;
  const doer = new RegExp(`(?<!\\p{L})(?:${verbs.before})\\s+(.+)$`, "iu").exec(said)?.[1] ?? "";
  return topicOf(tokenizer, doer).terms.length >= OF_A_CLAUSE;
}

/** "The castles near it", "the second edition of her book": what comes before is another thing. */
function isAfterPreposition(said: string): boolean {
  const { verbs, of } = languageOf(questionLanguage(said));
  return (
    verbs?.after !== undefined && of !== "" && new RegExp(`(?<!\\p{L})(?:${of}|${verbs.after})\\s+$`, "iu").test(said)
  );
}

/** "Who destroyed its roof?" has nothing but its verb before the "its". */
function withoutVerb(said: string): string {
  const { verbs, unspaced } = languageOf(questionLanguage(said));
  if (!verbs || unspaced) return said;
  const { asker, auxiliary } = verbs;
  const plain = auxiliary ? said.replace(new RegExp(`(?<!\\p{L})(?:${auxiliary})(?!\\p{L})`, "giu"), " ") : said;
  return asker ? plain.replace(new RegExp(`^\\W*(?:${asker})\\s+\\p{L}+\\s*$`, "iu"), "") : plain;
}

/** The pronoun replaced by the only name or noun phrase that it can stand for; asks back where there are two. */
function withName(
  tokenizer: Tokenizer,
  question: string,
  pronoun: Pronoun,
  before: string,
  documents: Documents,
): Filled {
  const language = languageOf(questionLanguage(before));
  const found = antecedents(tokenizer, language, before, { kind: pronoun.kind, documents });
  if (found.length > 1) return { question, about: null, given: null, choices: found.slice(0, 2) };
  const [name] = found;
  if (name === undefined) return asTyped(question);
  const isClause = trimBoth(before, /\s/u, /[?？!.\s]/u) === name;
  const filled = isClause ? `${question} ${before}` : put(question, pronoun, name);
  return { question: withoutOpening(filled), about: name, given: name, choices: [] };
}

function put(question: string, { text, index, kind }: Pronoun, name: string): string {
  const instead = kind === "possessive" && questionLanguage(question) === "en" ? `${name}'s` : name;
  const isJoined = /[-'’]$/u.test(question.slice(0, index));
  return isJoined ? `${question} ${name}` : question.slice(0, index) + instead + question.slice(index + text.length);
}
