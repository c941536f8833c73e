import type { QuestionGap } from "../understand/question-gap.ts";
import type { Candidate, Token } from "./span-candidates.ts";
import type { Emit } from "./span-features.ts";

/** Where the words of a sentence stand in the question put as a statement with a gap. */
export interface Anchors {
  /** By word: 1 when the statement says it before the gap, 2 when after it, 3 when in both places, else 0. */
  readonly sides: Uint8Array;
  /** Words that stand nearest the gap, before and after it, and its verb, by their places. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly verb: readonly number[];
}

export function anchorsIn(tokens: readonly Token[], gap: QuestionGap): Anchors {
  const before = new Set(gap.before);
  const after = new Set(gap.after);
  const sides = Uint8Array.from(
    tokens,
    ({ terms }) => (terms.some((term) => before.has(term)) ? 1 : 0) + (terms.some((term) => after.has(term)) ? 2 : 0),
  );
  const placesOf = (wanted: readonly string[]): number[] =>
    tokens.flatMap(({ terms }, index) => (terms.some((term) => wanted.includes(term)) ? [index] : []));
  return {
    sides,
    before: placesOf(gap.before.slice(-1)),
    after: placesOf(gap.after.slice(0, 1)),
    verb: placesOf(gap.verb),
  };
}

const DETERMINERS = new Set("the a an its his her their this these that those".split(" "));
const PREPOSITIONS = new Set(
  "in on at by from to for with of during under into through after before since until between about against as over within near around upon via toward towards".split(
    " ",
  ),
);

/** Signs that the run stands where the statement has its gap. */
export function emitAnchors(
  tokens: readonly Token[],
  gap: QuestionGap,
  anchors: Anchors,
  { first, last }: Candidate,
  emit: Emit,
): void {
  if (gap.form === "?") return;
  const { form } = gap;
  const before = near(anchors.before, first, last);
  const after = near(anchors.after, first, last);
  const verb = near(anchors.verb, first, last);
  emit(`gap ${form} before ${before}`, 1);
  emit(`gap before ${before}`, 1);
  emit(`gap ${form} after ${after}`, 1);
  emit(`gap after ${after}`, 1);
  emit(`gap ${form} verb ${verb}`, 1);
  emit(`gap verb ${verb}`, 1);
  emit(`gap ${before} ${after}`, 1);

  let right = 0;
  let wrong = 0;
  anchors.sides.forEach((side, index) => {
    if (side === 0 || side === 3 || (index >= first && index <= last)) return;
    if ((side === 1) === index < first) right++;
    else wrong++;
  });
  if (right + wrong > 0) emit("gap order", right / (right + wrong));
  if (right + wrong > 0) emit(`gap order ${form}`, right / (right + wrong));

  const at = DETERMINERS.has(tokens[first - 1]?.lower ?? "") ? first - 2 : first - 1;
  const left = tokens[at]?.lower ?? "^";
  const behind = PREPOSITIONS.has(left) ? left : "none";
  const wanted = gap.preposition ?? "none";
  emit(`preposition ${wanted} ${behind}`, 1);
  if (gap.preposition !== null)
    emit(behind === wanted ? "preposition same" : behind === "none" ? "preposition lacks" : "preposition other", 1);
  emit(`determiner ${at === first - 2}`, 1);
  emit(`past ${form} ${PREPOSITIONS.has(left) || BE.has(left) ? left : tokens[at]?.verb ? "verb" : "word"}`, 1);
  const end = tokens[last];
  if (gap.focus !== "" && end) emit(`plural ${gap.isPlural} ${/[^s]s$/u.test(end.lower)} ${end.capital}`, 1);
}

const BE = new Set("is are was were be been being called named known and or".split(" "));

/** How far the nearest of these places is from the run: "L1" stands just before it. */
function near(places: readonly number[], first: number, last: number): string {
  if (places.length === 0) return "none";
  const distance = signedDistance(places, first, last);
  return distance === NOWHERE ? "in" : (distance < 0 ? "L" : "R") + bucket(Math.abs(distance));
}

const NOWHERE = 40;

/** Words from the run to the nearest of these places, negative to its left; 40 where there is none outside of it. */
export function signedDistance(places: readonly number[], first: number, last: number): number {
  let nearest = NOWHERE;
  for (const place of places) {
    if (place >= first && place <= last) continue;
    const distance = place < first ? place - first : place - last;
    if (Math.abs(distance) < Math.abs(nearest)) nearest = distance;
  }
  return nearest;
}

const bucket = (distance: number): string =>
  distance <= 3 ? String(distance) : distance <= 5 ? "5" : distance <= 9 ? "9" : "far";
