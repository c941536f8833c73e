import type { AnswerRequest } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Intent } from "../../intent.ts";
import type { LibraryDocument } from "../library.ts";
import { askedCount } from "../compose/enumerations.ts";
import { answerType, type AnswerType } from "./answer-types.ts";
import { readAskedFor } from "./asked-for.ts";
import { comparedSides } from "./compared-sides.ts";
import { resolveFollowUp } from "./follow-up.ts";
import { classifyIntent } from "./intent-classifier.ts";
import { listingRequest } from "./listing-request.ts";
import { readQuestion } from "./question.ts";
import { questionLanguage } from "./question-language.ts";
import { documentsNamed, summaryTopic } from "./summary-topic.ts";
import type { AnswerKind, QuestionForm, Request, TellingWord, Understood } from "./understood.ts";

/** Reads a message without a model: what it asks for, in which words, and what earlier messages supply. */
export function understand(
  tokenizer: Tokenizer,
  message: string,
  history: AnswerRequest["history"],
  documents: readonly LibraryDocument[],
): Understood {
  const intent = classifyIntent(message, { history, documents });
  const question = resolveFollowUp(tokenizer, message, history);
  return {
    asked: message,
    question,
    followUp: question === message ? null : { about: question },
    language: questionLanguage(message),
    intent,
    request: requestOf(tokenizer, question, intent, documents),
    telling: tellingWords(tokenizer, question),
  };
}

function requestOf(
  tokenizer: Tokenizer,
  question: string,
  { kind }: Intent,
  documents: readonly LibraryDocument[],
): Request {
  switch (kind) {
    case "chat":
      return { kind: "talk", talk: "greeting" };
    case "clarification":
      return { kind: "unclear", choices: [] };
    case "collection_summary": {
      const named = documentsNamed(tokenizer, question, documents).map(({ document_id }) => document_id);
      const topic = named.length > 0 ? null : summaryTopic(tokenizer, question) || null;
      return { kind: "summary", topic, document_ids: named.length > 0 ? named : null };
    }
    case "listing": {
      const { of, topic } = listingRequest(tokenizer, question);
      return { kind: "listing", of, topic };
    }
    case "comparison":
      return { kind: "comparison", ...comparedSides(question) };
    case "retrieval":
      return { kind: "question", form: formOf(question), wants: wantedBy(tokenizer, question) };
  }
}

const FORMS: Partial<Record<AnswerType, QuestionForm>> = {
  definition: "definition",
  reason: "reason",
  manner: "steps",
  person: "person",
};

const YES_NO = /^\W*(?:is|are|was|were|do|does|did|can|could|has|have|had|will|may|must|should)\s/iu;

function formOf(question: string): QuestionForm {
  if (askedCount(question) !== null) return "list";
  return YES_NO.test(question) ? "yes_no" : (FORMS[answerType(question)] ?? "fact");
}

const KINDS: Readonly<Record<string, AnswerKind>> = {
  year: "year",
  percent: "percent",
  money: "amount",
  long: "duration",
  measure: "measure",
  many: "count",
  much: "amount",
};
const TYPES: Partial<Record<AnswerType, AnswerKind>> = {
  person: "person",
  date: "date",
  number: "count",
  place: "place",
};

function wantedBy(tokenizer: Tokenizer, question: string): AnswerKind {
  const { kind, type } = readAskedFor(tokenizer, question);
  return KINDS[kind] ?? TYPES[type] ?? "thing";
}

function tellingWords(tokenizer: Tokenizer, question: string): TellingWord[] {
  const { terms, key } = readQuestion(tokenizer, question);
  const meant = new Set(terms);
  return [...tokenizer.words(question)].flatMap(({ start, end, terms: own }) => {
    if (!own.some((term) => meant.has(term))) return [];
    return [{ text: question.slice(start, end), terms: own, isName: own.some((term) => key.has(term)) }];
  });
}
