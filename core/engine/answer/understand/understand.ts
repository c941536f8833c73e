import type { AnswerRequest } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { isPeriod } from "../../names/periods.ts";
import type { Library, LibraryDocument } from "../library.ts";
import { askedKind } from "./asked-kind.ts";
import { askedFiles, type AskedFiles } from "./asked-files.ts";
import { askedParts, type AskedParts } from "./asked-parts.ts";
import { asksWhichDocument } from "./compared-names.ts";
import { comparedSides } from "./compared-sides.ts";
import { followUp, type Filled } from "./follow-up.ts";
import { withoutInstructions } from "./instructions.ts";
import { intentOf } from "./intent-of.ts";
import { documentsMeant, mentionedDocuments } from "./named-documents.ts";
import { negationOf } from "./negation.ts";
import { readQuestion } from "./question.ts";
import { questionLanguage } from "./question-language.ts";
import { surfaceWords } from "./words.ts";
import { performedTopic, readRequest, type Reading } from "./requests.ts";
import { toldOf, writtenBy } from "./told-of.ts";
import { topicOf } from "./topic.ts";
import type { Request, SummaryRequest, TellingWord, Understood } from "./understood.ts";

type Documents = readonly (Pick<LibraryDocument, "document_id" | "name" | "title"> &
  Partial<Pick<LibraryDocument, "author" | "named">>)[];

/** Reads a message without a model: what it asks for, in which words, and what earlier messages supply. */
export function understand(
  tokenizer: Tokenizer,
  message: string,
  history: AnswerRequest["history"],
  documents: Documents,
): Understood {
  const { found: mentioned, rest } = mentionedDocuments(message, documents);
  const asked = withoutInstructions(rest);
  const filled = followUp(tokenizer, asked, mentioned.length > 0 ? [] : history, documents);
  const { question, about } = filled;
  const asRead = readRequest(question, documents);
  const isWhich = asRead.kind === "question" && asksWhichDocument(tokenizer, question, documents);
  const read: Reading = isWhich ? { kind: "comparison" } : asRead;
  const isFollowed = history.some(({ role }) => role === "user");
  const parts = askedParts(tokenizer, question, documents, mentioned);
  const files = parts ? null : askedFiles(question);
  const reading = readingOf(read, { parts, files, isMentioned: mentioned.length > 0 });
  const told =
    reading.kind === "question" && mentioned.length === 0
      ? (toldOf(tokenizer, question, documents) ?? writtenBy(question, documents))
      : null;
  const given = told
    ? termsWithout(tokenizer, question, told.topic)
    : termsWithout(tokenizer, filled.given ?? "", asked);
  const meant = told?.documents ?? mentioned;
  return {
    asked: message,
    question,
    followUp: about === null ? null : { about },
    given,
    language: questionLanguage(rest),
    intent: intentOf(reading, question, filled.choices.length > 0, isFollowed),
    request: parts
      ? { kind: "parts", ...parts }
      : files
        ? { kind: "listing", of: "documents", topic: "", terms: [], sorts: new Set(), isNegated: false, files }
        : requestOf(tokenizer, filled, reading, { documents, mentioned, isFollowed }),
    document_ids: meant.length > 0 ? meant.map(({ document_id }) => document_id) : null,
    telling: tellingWords(tokenizer, question).filter(({ terms }) => !told || !terms.every((term) => given.has(term))),
  };
}

interface AskedOfLibrary {
  readonly parts: AskedParts | null;
  readonly files: AskedFiles | null;
  readonly isMentioned: boolean;
}

/** "@report.pdf what does this say?" asks for what the document says as a whole. */
function readingOf(read: Reading, { parts, files, isMentioned }: AskedOfLibrary): Reading {
  if (files) return { kind: "listing", of: "documents" };
  return parts || (read.kind === "nothing" && isMentioned) ? { kind: "summary" } : read;
}

function termsWithout(tokenizer: Tokenizer, text: string, other: string): ReadonlySet<string> {
  const own = new Set(tokenizer.terms(other));
  return new Set(tokenizer.terms(text).filter((term) => !own.has(term)));
}

interface Around {
  readonly documents: Documents;
  readonly mentioned: Documents;
  readonly isFollowed: boolean;
}

function requestOf(tokenizer: Tokenizer, { question, choices }: Filled, reading: Reading, around: Around): Request {
  if (choices.length > 0) return { kind: "unclear", choices };
  switch (reading.kind) {
    case "talk":
      return reading;
    case "nothing":
      return around.isFollowed ? questionOf(question) : { kind: "unclear", choices: [] };
    case "interesting":
      return { kind: "interesting" };
    case "summary":
      return summaryOf(tokenizer, question, around);
    case "rewording":
      return { ...summaryOf(tokenizer, reading.text, around), isReworded: true };
    case "listing": {
      const { text, terms, sorts } = topicOf(tokenizer, question);
      const isNegated = reading.of === "documents" && negationOf(question) !== null;
      return { kind: "listing", of: reading.of, topic: text, terms, sorts, isNegated };
    }
    case "comparison":
      return comparisonOf(question);
    case "question":
      return questionOf(question);
  }
}

/**
 * "Revenues in 2021 and 2022" are one thing at two times, which a row of a table or a sentence compares; of "How is it different
 * from the usual one?" a sentence tells the difference.
 */
function comparisonOf(question: string): Request {
  const { isWithUnnamed, ...compared } = comparedSides(question);
  return isWithUnnamed || compared.sides.some(isPeriod) ? questionOf(question) : { kind: "comparison", ...compared };
}

function summaryOf(tokenizer: Tokenizer, question: string, { documents, mentioned }: Around): SummaryRequest {
  const topic = topicOf(tokenizer, question).text;
  const meant = mentioned.length > 0 ? mentioned : documentsMeant(tokenizer, question, topic, documents);
  const document_ids = meant.length > 0 ? meant.map(({ document_id }) => document_id) : null;
  return { kind: "summary", topic: document_ids ? null : topic || null, document_ids };
}

const questionOf = (question: string): Request => ({ kind: "question", ...askedKind(question) });

function tellingWords(tokenizer: Tokenizer, question: string): TellingWord[] {
  const { terms, key } = readQuestion(tokenizer, question);
  const meant = new Set(terms);
  return wordsOf(tokenizer, question).flatMap(({ text, terms: own }) => {
    if (!own.some((term) => meant.has(term))) return [];
    return [{ text: text.replace(/['’]s$/u, ""), terms: own, isName: own.some((term) => key.has(term)) }];
  });
}

/** Chinese and Japanese, which put no spaces between words: the index has pairs of signs, and a pair may be of two words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** One sign, and little words in hiragana, tell nothing. */
const LITTLE = /^(?:.|\p{Script=Hiragana}+)$/u;

/** The words of a question as a person reads them, with their terms. */
const wordsOf = (tokenizer: Tokenizer, question: string): readonly Pick<TellingWord, "text" | "terms">[] =>
  UNSPACED.test(question)
    ? surfaceWords(question).flatMap(({ text }) =>
        UNSPACED.test(text) && LITTLE.test(text) ? [] : [{ text, terms: tokenizer.terms(text) }],
      )
    : Array.from(tokenizer.words(question), ({ start, end, terms }) => ({ text: question.slice(start, end), terms }));

/** A poem about what no document mentions is asked for fun; one about what they tell of is a question to them. */
export async function settle(
  { library, tokenizer }: { readonly library: Library; readonly tokenizer: Tokenizer },
  understood: Understood,
): Promise<Understood> {
  const topic = performedTopic(understood.question);
  if (topic === null) return understood;
  const terms = tokenizer.terms(topic);
  const holding = await library.holding(terms);
  if (terms.some((term) => (holding.get(term)?.size ?? 0) > 0)) return understood;
  const reading = { kind: "talk", talk: "entertain" } as const;
  return { ...understood, request: reading, intent: intentOf(reading, understood.question, false, false) };
}
