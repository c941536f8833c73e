import type { AskedFor } from "../understand/asked-for.ts";
import type { QuestionGap } from "../understand/question-gap.ts";
import { emitAnchors, type Anchors } from "./span-anchors.ts";
import type { Candidate, Token } from "./span-candidates.ts";

/** A sentence prepared for ranking its spans. */
export interface SentenceView {
  readonly tokens: readonly Token[];
  /** Weight of each word that the question has too, else 0. */
  readonly asked: readonly number[];
  /** Sum of those of the question's words found here, once each, as a share of all, 0–1. */
  readonly coverage: number;
  /** How far this sentence's score is behind the best one's. */
  readonly behind: number;
  readonly position: number;
  /** Rank of its passage, best 0. */
  readonly rank: number;
  /** Log-likelihood that its passage, of those found, holds the answer. */
  readonly passage: number;
  readonly anchors: Anchors;
}

export interface QuestionView {
  readonly asked: AskedFor;
  readonly gap: QuestionGap;
  /** How often a term occurs among all sentences looked at. */
  readonly frequency: ReadonlyMap<string, number>;
}

/** Adds a feature with its value; the ranker sums value × weight. */
export type Emit = (name: string, value: number) => void;

const CLOSED = new Set(
  "a an the of in on at by to for from with as is are was were be been and or but that which who than into between about over under after before during since until its his her their this these it he she they has had have not called named known include including such like because due through near around against among".split(
    " ",
  ),
);

/** Signs that a run of words answers: what it looks like, what stands beside it, and how near the question's words are. */
export function emitFeatures(
  { asked, gap, frequency }: QuestionView,
  sentence: SentenceView,
  { first, last }: Candidate,
  emit: Emit,
): void {
  const { tokens } = sentence;
  const { kind, type } = asked;
  const span = tokens.slice(first, last + 1);
  const left = tokens[first - 1];
  const right = tokens[last + 1];
  const shape = shapeOf(span);
  const length = Math.min(6, span.length);

  emit(`shape ${kind} ${shape}`, 1);
  emit(`shape ${type} ${shape}`, 1);
  emit(`shape ${shape} ${length}`, 1);
  emit(`length ${type} ${length}`, 1);
  const before = first === 0 ? "^" : sideOf(left, tokens[first]?.gap ?? "");
  const after = right ? sideOf(right, right.gap) : "$";
  emit(`left ${type} ${before}`, 1);
  emit(`left ${before}`, 1);
  emit(`left ${shape} ${before}`, 1);
  emit(`right ${type} ${after}`, 1);
  emit(`right ${after}`, 1);
  emit(`right ${shape} ${after}`, 1);
  emitInside(span, type, emit);
  emitEdges(span, left, right, tokens[first], emit);
  emitNearness(sentence, asked, first, last, emit);
  emitFocus(asked, span, tokens, first, last, emit);
  emitAnchors(tokens, gap, sentence.anchors, { first, last }, emit);
  if (gap.focus !== "") emit(`focus ${gap.focus} ${shape}`, 1);
  emit(`passage ${Math.min(3, sentence.rank)}`, 1);
  emit("behind", sentence.behind);
  emit("coverage", sentence.coverage);
  if (sentence.behind === 0) emit("best sentence", 1);
  emit(`position ${Math.min(4, sentence.position)}`, 1);
  const rare = span
    .filter((token) => !token.stop)
    .map((token) => 1 / Math.sqrt(Math.max(1, ...token.terms.map((term) => frequency.get(term) ?? 1))));
  emit("rare", rare.length === 0 ? 0 : rare.reduce((sum, value) => sum + value, 0) / rare.length);
}

function emitInside(span: readonly Token[], type: string, emit: Emit): void {
  for (const token of span.slice(1, -1))
    if (token.stop) emit(`inside ${CLOSED.has(token.lower) ? token.lower : "stop"}`, 1);
  if (span.slice(1).some((token) => token.gap.includes(","))) emit(`comma inside ${type}`, 1);
  if (span.slice(1).some((token) => /["“”«»()[\]]/u.test(token.gap))) emit("mark inside", 1);
  if (span.slice(1).some((token) => token.gap === "-")) emit("hyphen inside", 1);
  const verbs = span.filter((token) => token.verb).length;
  if (verbs > 0) emit(span.length === verbs ? "only verbs" : `verbs ${type}`, 1);
  const last = span.at(-1);
  const first = span[0];
  if (last) emit(`last ${endingOf(last)}`, 1);
  if (last) emit(`last ${type} ${endingOf(last)}`, 1);
  if (first && span.length > 1) emit(`first ${endingOf(first)}`, 1);
  for (const token of span)
    if (!token.stop && !token.capital && !token.number) emit(`has ${endingOf(token)}`, 1 / span.length);
}

/** Whether the run cuts a name, a number with its unit or a hyphenated word in two. */
function emitEdges(
  span: readonly Token[],
  left: Token | undefined,
  right: Token | undefined,
  first: Token | undefined,
  emit: Emit,
): void {
  const last = span.at(-1);
  if (!first || !last) return;
  const joined = /^\s?$/u;
  if (left?.capital && first.capital && joined.test(first.gap)) emit("cuts name before", 1);
  if (right?.capital && last.capital && joined.test(right.gap)) emit("cuts name after", 1);
  if (right?.lower === "of" && last.capital) emit("cuts of", 1);
  if (left && first.gap === "-") emit("cuts hyphen", 1);
  if (right && right.gap === "-") emit("cuts hyphen", 1);
  if (last.number && right && joined.test(right.gap) && !right.stop) emit("cuts unit", 1);
  if (left?.number && joined.test(first.gap)) emit("after number", 1);
  if (last.number && right && SCALE.test(right.lower)) emit("cuts scale", 1);
  if (last.number && right && /^(?:to|or|and|-|–)$/u.test(right.lower)) emit("cuts range", 1);
  if (/["“«]$/u.test(first.gap) && right && /^["”»]/u.test(right.gap)) emit("is quoted", 1);
  if (first.gap.endsWith("(") && right?.gap.startsWith(")")) emit("is bracketed", 1);
  if (/["“«]$/u.test(first.gap)) emit("opens quote", 1);
  if (first.gap.endsWith("(")) emit("opens bracket", 1);
  if (right && /^\s*\(/u.test(right.gap)) emit("before bracket", 1);
  if (left && !left.stop && !left.capital && joined.test(first.gap)) emit(`after ${endingOf(left)}`, 1);
  if (right && !right.stop && !right.capital && joined.test(right.gap)) emit(`before ${endingOf(right)}`, 1);
}

function emitNearness(
  { tokens, asked: weights }: SentenceView,
  asked: AskedFor,
  first: number,
  last: number,
  emit: Emit,
): void {
  let near = 0;
  let inside = 0;
  let leftWeight = 0;
  let total = 0;
  let closestLeft = Infinity;
  let closestRight = Infinity;
  let sameClause = 0;
  const clauses = new Set(tokens.slice(first, last + 1).map((token) => token.clause));
  weights.forEach((weight, index) => {
    if (weight === 0) return;
    total += weight;
    if (index >= first && index <= last) return void (inside += weight);
    const distance = index < first ? first - index : index - last;
    near += weight / (1 + distance);
    if (clauses.has(tokens[index]?.clause ?? -1)) sameClause += weight;
    if (index < first) leftWeight += weight;
    if (index < first) closestLeft = Math.min(closestLeft, distance);
    else closestRight = Math.min(closestRight, distance);
  });
  emit("near", near);
  emit("same clause", sameClause);
  emit(`clauses ${Math.min(3, clauses.size)}`, 1);
  if (sameClause === 0) emit("other clause", 1);
  if (weights[first - 1]) emit(`after asked ${asked.form} ${tokens[first - 1]?.verb ? "verb" : "word"}`, 1);
  if (weights[last + 1]) emit(`before asked ${asked.form} ${tokens[last + 1]?.verb ? "verb" : "word"}`, 1);
  emit(`near left ${bucket(closestLeft)}`, 1);
  emit(`near left ${asked.form} ${bucket(closestLeft)}`, 1);
  emit(`near right ${bucket(closestRight)}`, 1);
  emit(`near right ${asked.form} ${bucket(closestRight)}`, 1);
  const own = weights.slice(first, last + 1).filter((weight) => weight > 0).length / (last - first + 1);
  emit("repeats", own);
  if (own === 1) emit("only repeats", 1);
  if (inside > 0) emit("repeats weight", inside);
  if (own > 0 && (weights[first] ?? 0) > 0) emit("starts asked", 1);
  if (own > 0 && (weights[last] ?? 0) > 0) emit("ends asked", 1);
  if (total > inside) emit(`order ${asked.form} ${Math.round((3 * leftWeight) / (total - inside))}`, 1);
  emit(`place ${asked.form} ${first === 0 ? "start" : last === tokens.length - 1 ? "end" : "middle"}`, 1);
}

function emitFocus(
  { focus }: AskedFor,
  span: readonly Token[],
  tokens: readonly Token[],
  first: number,
  last: number,
  emit: Emit,
): void {
  if (focus.size === 0) return;
  const isFocus = (token: Token | undefined): boolean =>
    token !== undefined && token.terms.some((term) => focus.has(term));
  if (isFocus(span.at(-1))) emit(span.length > 1 ? "ends with focus" : "is focus", 1);
  else if (span.some(isFocus)) emit("holds focus", 1);
  if (isFocus(tokens[first - 1])) emit("after focus", 1);
  if (isFocus(tokens[last + 1])) emit("before focus", 1);
  if (tokens.slice(Math.max(0, first - 5), first).some(isFocus)) emit("near focus", 1);
}

function bucket(distance: number): string {
  if (distance === Infinity) return "none";
  return distance <= 2 ? String(distance) : distance <= 4 ? "3" : distance <= 8 ? "5" : "9";
}

function sideOf(token: Token | undefined, gap: string): string {
  const mark = /[,;:()"“”«».!?、，。—–-]/u.exec(gap)?.[0];
  if (mark) return mark;
  if (!token) return "^";
  if (CLOSED.has(token.lower)) return token.lower;
  if (token.number) return "#";
  if (token.verb) return "verb";
  return token.stop ? "stop" : token.capital ? "Name" : "word";
}

const SCALE = /^(?:hundred|thousand|million|billion|trillion|percent|per)$/u;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember)$/u;
const COUNTING =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|sixty|hundreds?|thousands?|millions?|billions?|half|third|quarter)$/u;

export function shapeOf(span: readonly Token[]): string {
  const numbers = span.filter((token) => token.number).length;
  if (span.some((token) => token.capital && MONTH.test(token.lower)) && numbers > 0) return "date";
  if (numbers > 0) return numberShape(span, numbers);
  if (span.some((token) => COUNTING.test(token.lower))) return span.length === 1 ? "count" : "counted";
  if (span.some((token) => MONTH.test(token.lower) && token.capital)) return "month";
  const content = span.filter((token) => !token.stop);
  const capitals = content.filter((token) => token.capital).length;
  if (capitals === content.length && capitals > 0) return span.length === 1 ? "Name" : "Names";
  if (capitals > 0) return "mixed";
  return span.length === content.length ? "words" : "phrase";
}

function numberShape(span: readonly Token[], numbers: number): string {
  const text = span.map((token) => token.text).join(" ");
  if (/^(?:1\d|20)\d\d$/.test(text)) return "year";
  if (/^\d{3,4}s$/.test(text)) return "decade";
  if (/percent|%/u.test(text)) return "percent";
  if (/century|centuries/iu.test(text)) return "century";
  if (span.slice(0, 1).some((token) => /[$€£¥]$/u.test(token.gap))) return "money";
  if (numbers === span.length) return numbers === 1 ? "number" : "numbers";
  return span[0]?.number ? "measure" : "with number";
}

const ENDINGS =
  /(?:ing|ed|ly|tion|sion|ment|ness|ity|ism|ist|ers?|ors?|al|ive|ous|ic|ful|less|able|ible|ant|ent|ance|ence|ship|age|ure|s)$/u;

function endingOf(token: Token): string {
  if (token.number) return "#";
  if (token.capital) return "Name";
  if (token.verb) return "verb";
  return ENDINGS.exec(token.lower)?.[0] ?? "plain";
}
