import { counted, plural } from "#core/http/counted.ts";
import { EXTRACTIVE, type Answer } from "../engine.ts";
import { createTokenizer } from "../index/tokens.ts";
import { containsAnswer, isExactMatch, tokenF1 } from "./answer-match.ts";
import { figuresIn, missingFigures, type Figures } from "./figures.ts";

export interface JudgeRequest {
  readonly question: string;
  readonly answer: Pick<Answer, "content" | "answered" | "receipts" | "intent" | "generator">;
  /** The expected answer; without it the answer is not judged. */
  readonly ground_truth?: string | null;
}

export interface Judgement {
  readonly is_correct: boolean;
  /** How sure the judge is of its verdict, 0–1. */
  readonly confidence: number;
  /** One sentence for the person who looks through the results. */
  readonly reasoning: string;
}

/** Share of the expected answer's meaning-bearing words from which the answer says the same. */
const ENOUGH_WORDS = 0.6;
const CLOSE = 0.6;
const SHORT_ANSWER = /\*\*(.+?)\*\*/su;

/**
 * Judges an answer without a model; the same answer is always judged the same. With an expected answer it compares
 * wording, numbers and meaning-bearing words; a right answer in quite other words is missed. Without one it judges nothing,
 * and says whether the answer rests on the documents.
 */
export function judgeAnswer({ question, answer, ground_truth }: JudgeRequest): Judgement {
  const expected = ground_truth?.trim() ?? "";
  if (expected === "") return notJudged(answer);
  if (isRefusalExpected(expected)) return judgeRefusal(answer);
  if (!answer.answered)
    return verdict(
      false,
      0.95,
      `The answer says that the documents do not say; expected was “${shortened(expected)}”.`,
    );
  return judgeWords(question, answer.content, expected);
}

const SAYS_NOTHING =
  /^(?:(?:this|it|that) )?(?:is )?(?:not (?:mentioned|stated|said|given|found|in the documents?|available|specified|answerable)|unanswerable|(?:there is )?no answer|no documents? (?:holds?|says?|mentions?|contains?|states?)\b.*|n\/?a|unknown|the (?:documents?|texts?|context) do(?:es)? not (?:say|mention|state|contain).*)\.?$/iu;

/** Whether the expected answer is that the documents do not say. */
export const isRefusalExpected = (expected: string): boolean => SAYS_NOTHING.test(expected);

/** Whether a text, such as a passage or a quote, says what is expected. */
export const saysExpected = (question: string, text: string, expected: string): boolean =>
  judgeWords(question, text, expected).is_correct;

function judgeRefusal(answer: JudgeRequest["answer"]): Judgement {
  if (!answer.answered) return verdict(true, 0.95, "The documents are expected not to say, and the answer says so.");
  return claimsNothing(answer)
    ? verdict(
        true,
        0.6,
        "The documents are expected not to say; the answer shows the nearest passages and claims nothing.",
      )
    : verdict(false, 0.9, "The documents are expected not to say, but the answer claims they do.");
}

/** Quotes in answer to a question, with no words in bold above them: none is said to be the answer. */
const claimsNothing = ({ generator, intent, content }: JudgeRequest["answer"]): boolean =>
  generator.id === EXTRACTIVE && intent.kind === "retrieval" && !SHORT_ANSWER.test(content);

/** Support is no correctness: an answer may quote well, and answer something else. */
function notJudged({ answered, receipts }: JudgeRequest["answer"]): Judgement {
  const notJudgedBut = (what: string) => verdict(false, 0, `No expected answer to compare with; ${what}`);
  if (!answered) return notJudgedBut("the answer says that the documents do not say.");
  if (receipts.length === 0) return notJudgedBut("nothing in the answer names a passage.");
  const supported = receipts.filter((receipt) => receipt.supported).length;
  const statements = counted(receipts.length, "statement");
  return notJudgedBut(`${supported} of ${statements} ${plural(supported, "rests", "rest")} on a passage.`);
}

function judgeWords(question: string, content: string, wanted: string): Judgement {
  const plain = plainText(content);
  const given = figuresIn(plain);
  const expected = figuresIn(wanted);
  const bold = SHORT_ANSWER.exec(content)?.[1];
  const short = bold === undefined ? given : figuresIn(bold);
  if (isExactMatch(short.text, expected.text) || isExactMatch(given.text, expected.text))
    return verdict(true, 0.99, "The answer is the expected one.");
  if (polarity(wanted) !== null && polarity(plain) !== null && polarity(wanted) !== polarity(plain)) {
    return verdict(false, 0.85, "One says yes and the other no.");
  }
  if (containsAnswer(given.text, expected.text))
    return verdict(true, 0.92, "The answer contains the expected one word for word.");

  const missing = missingFigures(figuresIn(question), given, expected);
  if (missing.length > 0)
    return verdict(false, 0.88, `The answer lacks ${missing.join(", ")}, which the expected one has.`);
  const f1 = tokenF1(short.text, expected.text);
  if (f1 >= CLOSE)
    return verdict(true, 0.6 + 0.35 * f1, `The short answer overlaps the expected one (F1 ${f1.toFixed(2)}).`);
  return judgeRecall(question, given, expected);
}

/** What the expected answer says beyond the question must be in the answer; its figures are known to be. */
function judgeRecall(question: string, given: Figures, expected: Figures): Judgement {
  const tokenizer = createTokenizer();
  const asked = new Set(tokenizer.terms(question));
  const wanted = [...new Set(tokenizer.terms(expected.rest))].filter((term) => !/\p{N}/u.test(term));
  if (wanted.length === 0 && expected.quantities.length + expected.dates.length + expected.times.length > 0)
    return verdict(true, 0.9, "The numbers are the expected ones.");
  const telling = wanted.filter((term) => !asked.has(term));
  const terms = telling.length > 0 ? telling : wanted;
  const held = new Set(tokenizer.terms(given.text));
  const found = terms.filter((term) => held.has(term)).length;
  const share = terms.length === 0 ? 0 : found / terms.length;
  const reasoning = `${found} of ${terms.length} telling words of the expected answer are in the answer.`;
  return share >= ENOUGH_WORDS
    ? verdict(true, 0.5 + 0.4 * share, reasoning)
    : verdict(false, 0.9 - 0.6 * share, reasoning);
}

function polarity(text: string): "yes" | "no" | null {
  const first = /^\s*\p{L}+/u.exec(text)?.[0].trim().toLowerCase() ?? "";
  if (/^(?:yes|ja|oui|sí|да|是)$/u.test(first)) return "yes";
  return /^(?:no|nein|non|нет|不)$/u.test(first) ? "no" : null;
}

/** Markdown without its signs and citation marks. */
function plainText(markdown: string): string {
  return markdown
    .replace(/(?<!\\)\[\p{N}+\]/gu, "")
    .replace(/\*\*/g, "")
    .replace(/\\([\p{P}\p{S}])/gu, "$1");
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function verdict(is_correct: boolean, confidence: number, reasoning: string): Judgement {
  return { is_correct, confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100, reasoning };
}
