import type { AnswerType } from "../understand/answer-types.ts";
import { signedDistance } from "./span-anchors.ts";
import { shapeOf, type QuestionView, type SentenceView } from "./span-features.ts";
import type { Candidate, Token } from "./span-candidates.ts";

const TYPES: readonly AnswerType[] = ["thing", "person", "date", "number", "place", "reason", "manner", "definition"];
const SHAPES =
  "Name,Names,year,date,month,decade,century,number,numbers,percent,money,measure,with number,count,counted,mixed,words,phrase".split(
    ",",
  );
const FORMS = ["what be", "what do", "what+ be", "what+ do", "what+ subject", "in place"];

/** What the trees of `span-trees.ts` ask of a run, in their order: numbers that a threshold can part. */
export function signsOf(question: QuestionView, sentence: SentenceView, candidate: Candidate): number[] {
  const { asked, gap } = question;
  const { tokens } = sentence;
  const { first, last } = candidate;
  const span = tokens.slice(first, last + 1);
  return [
    span.length,
    span.reduce((sum, { text }) => sum + text.length, 0),
    SHAPES.indexOf(shapeOf(span)),
    TYPES.indexOf(asked.type),
    FORMS.findIndex((form) => gap.form.endsWith(form)),
    sentence.behind,
    sentence.coverage,
    sentence.position,
    sentence.rank,
    tokens.length,
    first / tokens.length,
    ...nearnessOf(sentence, candidate),
    ...anchoringOf(question, sentence, candidate),
    ...contentOf(question, span),
    kindOf(tokens[first - 1]),
    kindOf(tokens[last + 1]),
    markOf(tokens[first]),
    tokens[last + 1] ? markOf(tokens[last + 1]) : 4,
    Number(span.some(({ lower }) => lower === "and" || lower === "or")),
    Number(span.some(({ gap: before }, index) => index > 0 && before.includes(","))),
    Number(span.some(({ terms }) => terms.some((term) => asked.focus.has(term)))),
  ];
}

const FAR = 30;

/** How near the question's words are, which of them, and on which side. */
function nearnessOf({ tokens, asked }: SentenceView, { first, last }: Candidate): number[] {
  const clauses = new Set(tokens.slice(first, last + 1).map(({ clause }) => clause));
  let [near, inside, total, sameClause, left] = [0, 0, 0, 0, 0];
  let [closestLeft, closestRight] = [FAR, FAR];
  for (const [index, weight] of asked.entries()) {
    if (weight === 0) continue;
    total += weight;
    if (index >= first && index <= last) {
      inside += weight;
      continue;
    }
    const distance = index < first ? first - index : index - last;
    near += weight / (1 + distance);
    if (clauses.has(tokens[index]?.clause ?? -1)) sameClause += weight;
    if (index < first) [left, closestLeft] = [left + weight, Math.min(closestLeft, distance)];
    else closestRight = Math.min(closestRight, distance);
  }
  const share = total > inside ? left / (total - inside) : 0.5;
  return [near, inside, total, sameClause, closestLeft, closestRight, share];
}

const DETERMINER = /^(?:the|a|an|its|his|her|their)$/u;

/** Where the run stands beside the words that are around the gap of the question put as a statement. */
function anchoringOf({ gap }: QuestionView, { tokens, anchors }: SentenceView, { first, last }: Candidate): number[] {
  let right = 0;
  let wrong = 0;
  for (const [index, side] of anchors.sides.entries()) {
    if (side === 0 || side === 3 || (index >= first && index <= last)) continue;
    if ((side === 1) === index < first) right++;
    else wrong++;
  }
  const left = tokens[first - 1];
  const past = DETERMINER.test(left?.lower ?? "") ? tokens[first - 2] : left;
  const places = [anchors.before, anchors.after, anchors.verb].map((own) => signedDistance(own, first, last));
  return [...places, right, wrong, gap.preposition === null ? 0 : past?.lower === gap.preposition ? 2 : 1];
}

function contentOf({ frequency }: QuestionView, span: readonly Token[]): number[] {
  const content = span.filter(({ stop }) => !stop);
  const rare = content.map(({ terms }) => 1 / Math.max(1, ...terms.map((term) => frequency.get(term) ?? 1)));
  return [
    content.length,
    content.filter(({ capital }) => capital).length / Math.max(1, content.length),
    span.filter(({ verb }) => verb).length,
    new Set(span.map(({ clause }) => clause)).size,
    rare.reduce((sum, value) => sum + value, 0) / Math.max(1, rare.length),
  ];
}

function kindOf(token: Token | undefined): number {
  if (!token) return 0;
  return token.stop ? 1 : token.capital ? 2 : token.verb ? 3 : 4;
}

/** What stands before a word: nothing, a comma, a bracket, something else. */
function markOf(token: Token | undefined): number {
  const gap = token?.gap ?? "";
  return /^\s?$/u.test(gap) ? 0 : gap.includes(",") ? 1 : /[()]/u.test(gap) ? 2 : 3;
}
