import type { Tokenizer } from "../../index/tokens.ts";
import { extractAnswerSpan, type AnswerSpan } from "./answer-span.ts";
import { countsAsked } from "./counted-things.ts";
import { isSupposed } from "./prose.ts";
import type { Question } from "../understand/question.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { isTableRow } from "./sentences.ts";

/** The words that answer, where the question wants such; their sentence leads even where they are not sure enough to. */
export function answeringSpan(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
): AnswerSpan | null {
  if (question.type === "reason" || question.type === "manner" || question.type === "definition") return null;
  if (OPEN.test(question.text.trim())) return null;
  const told = asserting(ranked.filter(({ text }) => !isTableRow(text)));
  return extractAnswerSpan(tokenizer, question, naming(question, counting(tokenizer, question, told)));
}

/** Of "Who founded …?" those that say who did, where one of them is about as good as the best. */
function naming({ deed }: Question, ranked: readonly RankedSentence[]): readonly RankedSentence[] {
  if (deed === null) return ranked;
  const least = (ranked[0]?.score ?? 0) * NAMING;
  const kept = ranked.filter(({ text, score }) => score >= least && deed.says(text));
  return kept.length > 0 ? kept : ranked;
}

/** Share of the best score. */
const NAMING = 0.6;

/** Without what only asks or supposes, where anything else is there. */
function asserting(ranked: readonly RankedSentence[]): readonly RankedSentence[] {
  const kept = ranked.filter(({ text }) => !isSupposed(text));
  return kept.length > 0 ? kept : ranked;
}

/** Of a "how many" those that count what is asked for, where one of them is about as good as the best. */
function counting(
  tokenizer: Tokenizer,
  question: Question,
  ranked: readonly RankedSentence[],
): readonly RankedSentence[] {
  const counts = countsAsked(tokenizer, question);
  const least = (ranked[0]?.score ?? 0) * COUNTING;
  const kept = ranked.filter(({ text, score }) => score >= least && counts(text));
  return kept.length > 0 ? kept : ranked;
}

/** Share of the best score. */
const COUNTING = 0.6;

/** "Can I…", "Is it…", "Tell me about…" and "What is it about" want sentences, not a few words. */
const OPEN =
  /^(?:can|could|may|might|is|are|was|were|do|does|did|has|have|had|will|would|should|must|tell me|explain|describe|give me|show me|kann|können|darf|ist|sind|war|gibt|hat|est-ce|est|es|c'è|есть ли|можно ли)(?!\p{L})|(?:what's|what is|what are) .{1,60} about\W*$|吗[？?]?$/iu;
