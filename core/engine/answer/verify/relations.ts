import type { Tokenizer } from "../../index/tokens.ts";
import {
  AT_LEAST,
  AT_MOST,
  BEGINS,
  CAUSE_BEFORE,
  CAUSE_BEHIND,
  ENDS,
  FROM,
  NOT,
  OBLIGED,
  OPPOSITE_SIDES,
  PERMITTED,
} from "../../languages/relation-words.ts";
import { NEGATING } from "../../languages/check-words.ts";
import { limitedTo } from "../../languages/said-words.ts";
import { detailsOf } from "./evidence.ts";
import { isSame, itemsOf, type Item } from "./items.ts";

/**
 * Whether a statement relates what it has in common with the source in the opposite way: "must" for "may", "at most" for "at
 * least", "until" for "from", the cause for what follows of it.
 */
export function turnsRelation(tokenizer: Tokenizer, told: string, source: string): boolean {
  return (
    changesDuty(tokenizer, told, source) ||
    turnsBounds(tokenizer, told, source) ||
    turnsCause(tokenizer, told, source) ||
    belies(told)
  );
}

const whole = (pattern: string, flags: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, flags);
const DUTIES = { obliged: whole(OBLIGED, "giu"), permitted: whole(PERMITTED, "giu") } as const;
type Duty = keyof typeof DUTIES;

/** "Visitors may register" where each source that speaks of registering says that they must. */
function changesDuty(tokenizer: Tokenizer, told: string, source: string): boolean {
  const [own, given] = [dutiesIn(tokenizer, told), dutiesIn(tokenizer, source)];
  return own.some(({ duty, verb }) => {
    const same = given.filter((other) => other.verb === verb);
    return same.length > 0 && same.every((other) => other.duty !== duty);
  });
}

function dutiesIn(tokenizer: Tokenizer, text: string): { readonly duty: Duty; readonly verb: string }[] {
  return (["obliged", "permitted"] as const).flatMap((duty) =>
    [...text.matchAll(DUTIES[duty])].flatMap(({ 0: word, index }) => {
      const after = text.slice(index + word.length, index + word.length + 60);
      const next = /\p{L}+/u.exec(after)?.[0] ?? "";
      const [verb] = tokenizer.terms(after);
      // "Only a technician may open it" says who must.
      if (ONLY.test(text.slice(0, index).split(/[,;.]/u).at(-1) ?? "")) return [];
      return verb === undefined || NEGATING.test(next.toLowerCase()) ? [] : [{ duty, verb }];
    }),
  );
}

const ONLY = whole(limitedTo("only"), "iu");

const BOUNDS: readonly (readonly [RegExp, RegExp])[] = [
  [boundary(AT_LEAST), boundary(AT_MOST)],
  [boundary(BEGINS), boundary(ENDS)],
];

/** At the end of what stands before a figure; "not" up to three words before: "no se deben tomar más de". */
function boundary(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?<not>(?:${NOT})\\s(?:\\p{L}+\\s){0,3})?(?:${pattern})\\s+[$€£¥]?$`, "iu");
}

function turnsBounds(tokenizer: Tokenizer, told: string, source: string): boolean {
  const [own, given] = [figuresIn(tokenizer, told), figuresIn(tokenizer, source)];
  return BOUNDS.some(([low, high]) =>
    own.some((figure) => {
      const side = sideOf(figure.before, low, high);
      const sides = given.flatMap((other) =>
        isSame(figure.item, other.item) ? [sideOf(other.before, low, high)] : [],
      );
      return side !== 0 && sides.length > 0 && sides.every((other) => other === -side);
    }),
  );
}

/** −1 for the lower bound, 1 for the upper, 0 for neither; "not more than" is an upper one. */
function sideOf(before: string, low: RegExp, high: RegExp): -1 | 0 | 1 {
  const [least, most] = [low.exec(before), high.exec(before)];
  const found = most && least ? (most[0].length >= least[0].length ? most : least) : (most ?? least);
  if (!found) return 0;
  const isUpper = found === most;
  const isTurned = found.groups?.["not"] !== undefined;
  return isUpper === isTurned ? -1 : 1;
}

interface Figure {
  readonly item: Item;
  /** Characters before it. */
  readonly before: string;
}

const BEFORE = 40;

function figuresIn(tokenizer: Tokenizer, text: string): Figure[] {
  let at = 0;
  return itemsOf(tokenizer, text).flatMap((item) => {
    const from = text.indexOf(item.text, at);
    if (from < 0) return [];
    at = from + item.text.length;
    return item.quantity || item.isDate ? [{ item, before: text.slice(Math.max(0, from - BEFORE), from) }] : [];
  });
}

const BEHIND = whole(CAUSE_BEHIND, "iu");
const BEFOREHAND = whole(CAUSE_BEFORE, "iu");

interface Reason {
  readonly cause: ReadonlySet<string>;
  readonly effect: ReadonlySet<string>;
}

function reasonIn(tokenizer: Tokenizer, text: string): Reason | null {
  const of = (cause: string, effect: string): Reason => ({
    cause: new Set(tokenizer.terms(cause)),
    effect: new Set(tokenizer.terms(effect)),
  });
  const behind = BEHIND.exec(text);
  if (behind) {
    const [before, after] = [text.slice(0, behind.index), text.slice(behind.index + behind[0].length)];
    const sentence = before.slice(Math.max(0, before.lastIndexOf(". ")));
    if (/\p{L}/u.test(sentence)) return of(after, sentence);
    const comma = after.indexOf(",");
    return comma < 0 ? null : of(after.slice(0, comma), after.slice(comma));
  }
  const forward = BEFOREHAND.exec(text);
  return forward && of(text.slice(0, forward.index), text.slice(forward.index + forward[0].length));
}

/** "Overall, due to …" and "As a result, …" give no effect, or no cause. */
const isWhole = ({ cause, effect }: Reason): boolean => cause.size > 1 && effect.size > 1;

function turnsCause(tokenizer: Tokenizer, told: string, source: string): boolean {
  const [own, given] = [reasonIn(tokenizer, told), reasonIn(tokenizer, source)];
  if (!own || !given || ![own, given].every(isWhole)) return false;
  const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
    [...a].filter((term) => b.has(term)).length;
  const straight = shared(own.cause, given.cause) + shared(own.effect, given.effect);
  const crossed = shared(own.cause, given.effect) + shared(own.effect, given.cause);
  return crossed > straight;
}

const [UP = "", DOWN = ""] = OPPOSITE_SIDES[0] ?? [];
const CHANGE = new RegExp(
  `(?<!\\p{L})(?:(?<up>${UP.replaceAll(" ", "|")})|(?:${DOWN.replaceAll(" ", "|")}))\\s+(?:${FROM})\\s+(?<rest>.{1,80})`,
  "iu",
);

/** "Fell from 4 to 5" is wrong whatever the source says. */
function belies(told: string): boolean {
  const found = CHANGE.exec(told);
  if (!found?.groups) return false;
  const amounts = detailsOf(found.groups["rest"] ?? "").quantities.filter(
    ({ values: [value = 0], unit }) => unit !== null || value < 1900 || value > 2100,
  );
  const [from, to] = amounts;
  if (!from || !to || from.unit?.dimension !== to.unit?.dimension) return false;
  const [low = 0, high = 0] = [from, to].map(({ values, unit }) => (values[0] ?? 0) * (unit?.factor ?? 1));
  return found.groups["up"] === undefined ? low < high : low > high;
}
