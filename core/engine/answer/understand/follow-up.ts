import type { AnswerRequest } from "../../engine.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { answerType } from "./answer-types.ts";
import { classifyIntent } from "./intent-classifier.ts";
import { withoutFalseReferences } from "./library-words.ts";
import { listingRequest } from "./listing-request.ts";
import { readQuestion } from "./question.ts";
import { LONGEST_QUESTION } from "../../long-question.ts";
import { trimEnd } from "../../trim.ts";
import { summaryTopic } from "./summary-topic.ts";

type History = AnswerRequest["history"];

const REMEMBERED_QUESTIONS = 4;

/**
 * The question with what it leaves out filled in from what was said before: "When was he born?" after "Who built the
 * tower?" takes the name from the answer, "And Edison?" takes the rest of the question before. Unchanged when it
 * stands on its own.
 */
export function resolveFollowUp(tokenizer: Tokenizer, question: string, history: History): string {
  let before: Turn | undefined;
  for (const turn of turns(history).slice(-REMEMBERED_QUESTIONS)) {
    // Small talk and "summarise this collection" name no topic that "it" could mean.
    if (hasNoTopic(tokenizer, turn.question)) continue;
    before = { question: fillIn(tokenizer, turn.question, before), answer: turn.answer };
  }
  return fillIn(tokenizer, question, before);
}

interface Turn {
  readonly question: string;
  readonly answer: string;
}

function turns(history: History): Turn[] {
  const found: Turn[] = [];
  for (const message of history) {
    const content = message.content.slice(0, LONGEST_QUESTION);
    if (message.role === "user") found.push({ question: content, answer: "" });
    const last = found.at(-1);
    if (message.role === "assistant" && last) found[found.length - 1] = { ...last, answer: content };
  }
  return found;
}

const ELLIPSIS =
  /^(?:and|or|but|what about|how about|and what about|und|und was ist mit|et|et pour|y|e|и|а)\s+(?!(?:what|who|when|where|why|how|which|did|does|do|is|are|was|were)(?!\p{L}))(.{1,60}?)[?？\s]*$|^那(.{1,30}?)呢[?？]?$/iu;
const PERSONAL = /(?<!\p{L})(?:he|she|him|his|her|hers|they|them|their|theirs)(?!\p{L})/iu;
const IMPERSONAL =
  /(?<!\p{L})(?:it|its|this|that|these|those|there|the (?:same|former|latter)(?: one)?)(?!\p{L})(?!\s+(?:that|true|possible))/iu;
const OTHER_LANGUAGES =
  /(?<!\p{L})(?:er|sie|ihn|ihm|sein\p{L}{0,2}|ihr\p{L}{0,2}|davon|dazu|dort|dies\p{L}{0,2}|il|elle|ils|elles|lui|cela|ça|él|ella|ellos|eso|esto|он|она|они|оно|его|её|ее|их|там|это\p{L}{0,2})(?!\p{L})|[他她它]|其/iu;
/** A question with this much of its own is not about an "it" said before. */
const STANDS_ALONE = 5;

function fillIn(tokenizer: Tokenizer, question: string, before: Turn | undefined): string {
  if (!before || hasNoTopic(tokenizer, question)) return question;
  const plain = withoutFalseReferences(question);
  const ellipsis = ELLIPSIS.exec(question.trim());
  const added = ellipsis?.[1] ?? ellipsis?.[2];
  if (added) return withoutFalseReferences(added) === added ? replaceName(before.question, added) : question;

  const { terms, key } = readQuestion(tokenizer, question);
  if (key.size > 0) return question;
  const personal = PERSONAL.exec(plain);
  if (personal) return substitute(question, personal, personOf(before) ?? entityOf(tokenizer, before));
  const impersonal = IMPERSONAL.exec(plain);
  if (terms.length < STANDS_ALONE && impersonal) return substitute(question, impersonal, entityOf(tokenizer, before));
  if (terms.length < STANDS_ALONE && OTHER_LANGUAGES.test(plain)) return `${question} ${entityOf(tokenizer, before)}`;
  return terms.length === 0 && plain === question ? `${question} ${before.question}` : question;
}

/** Whether it is small talk, or asks for a summary or a listing of everything there is. */
export function hasNoTopic(tokenizer: Tokenizer, question: string): boolean {
  const { kind } = classifyIntent(question, { history: [] });
  if (kind === "chat") return true;
  const asksForAll =
    (kind === "collection_summary" && summaryTopic(tokenizer, question) === "") ||
    (kind === "listing" && listingRequest(tokenizer, question).terms.length === 0);
  return asksForAll && !refers(withoutFalseReferences(question));
}

const refers = (text: string): boolean => [PERSONAL, IMPERSONAL, OTHER_LANGUAGES].some((words) => words.test(text));

/** Who "he" is after "Who built it?": the answer, not a name in the question. */
function personOf({ question, answer }: Turn): string | null {
  return answerType(question) === "person" ? nameIn(boldOf(answer)) : null;
}

/** What the talk is about: the name in the question before, else the short answer given to it, else its words. */
function entityOf(tokenizer: Tokenizer, { question, answer }: Turn): string {
  const name = nameIn(question);
  if (name) return name;
  const bold = nameIn(boldOf(answer));
  if (bold) return bold;
  return contentOf(tokenizer, question);
}

function contentOf(tokenizer: Tokenizer, question: string): string {
  const { terms } = readQuestion(tokenizer, question);
  const kept: string[] = [];
  for (const { start, end, terms: found } of tokenizer.words(question)) {
    if (found.some((term) => terms.includes(term))) kept.push(question.slice(start, end));
  }
  return kept.join(" ");
}

const NAME =
  /(?<=\S\s+(?:the\s+)?)\p{Lu}[\p{L}\p{N}'’.-]*(?:\s+(?:(?:of|the|and|de|van|von|der)\s+){0,2}\p{Lu}[\p{L}\p{N}'’.-]*)*/u;

const NAME_END = /[.'’-]/u;

function nameIn(text: string): string | null {
  const found = NAME.exec(`. ${text}`)?.[0];
  return found && !/^(?:What|Who|When|Where|Why|How|Which|Is|Are|Was|Were|Did|Does|Do|The|In|On|And)$/.test(found)
    ? trimEnd(found, NAME_END)
    : nameAfterFirst(text);
}

function nameAfterFirst(text: string): string | null {
  const found = NAME.exec(text)?.[0];
  return found === undefined ? null : trimEnd(found, NAME_END);
}

function boldOf(answer: string): string {
  return /\*\*(.+?)\*\*/u.exec(answer)?.[1] ?? "";
}

function substitute(question: string, { 0: pronoun, index }: RegExpExecArray, entity: string): string {
  if (entity === "") return question;
  const instead = /^(?:his|her|hers|its|their|theirs)$/i.test(pronoun) ? `${entity}'s` : entity;
  return question.slice(0, index) + instead + question.slice(index + pronoun.length);
}

function replaceName(question: string, added: string): string {
  const name = nameAfterFirst(question);
  return name ? question.replace(name, () => added) : `${trimEnd(question, /[?？\s]/u)} ${added}?`;
}
