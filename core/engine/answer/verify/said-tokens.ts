import { countedByYear } from "./counted-years.ts";
import { LIGHT_VERBS, LIGHT_WORDS, LIMITS, MEASURING, SAYING_NOTHING } from "../../languages/said-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { isVerb } from "./doers.ts";
import { foldWord } from "./names.ts";
import { sameDate, type NamedDate } from "./dates.ts";
import { isSame, itemsOf, type Item } from "./items.ts";
import type { Words } from "./same-meaning.ts";
import { areSynonyms } from "./synonyms.ts";
import { isFigure } from "./token-kinds.ts";

/** A word, figure or date of a text that says something. */
export interface Token {
  readonly item: Item;
  /** All items of the text, and the place of this one among them. */
  readonly items: readonly Item[];
  readonly at: number;
  /** What it limits ("may", "only", "before"), else null. */
  readonly limit: string | null;
}

/** The tokens of a text in order. */
export function tokensOf(tokenizer: Tokenizer, text: string): Token[] {
  const items = itemsOf(tokenizer, text);
  const tokens = items.flatMap((item, at) => {
    // "Since 1990" is a time, and "since it rains" a cause.
    const own = CAUSES.has(item.word) && !isFigure(items[at + 1]) ? "because" : limitOf(item);
    const isNext = NEARLY.has(item.word) && limitOf(items[at + 1]) === "all";
    const limit = own === "all" && NEARLY.has(items[at - 1]?.word ?? "") ? "most" : own;
    // "Nearly every" is "most"; "nearly 20" says what a rough figure says.
    if (isNext || (own === "nearly" && isFigure(items[at + 1]))) return [];
    const isSilent = limit === null && (item.key === null || NOTHING.has(item.word) || isForExample(items, at));
    return isSilent ? [] : [{ item, items, at, limit }];
  });
  return withOnlyBehind(tokens);
}

/** "Are only allowed on Fridays" says what "are allowed only on Fridays" says: "only" goes behind the verb. */
function withOnlyBehind(tokens: readonly Token[]): Token[] {
  const isMoved = (at: number): boolean => {
    const [own, verb] = [tokens[at], tokens[at + 1]];
    return own?.limit === "only" && verb?.limit === null && isVerb(verb.items, verb.at);
  };
  return tokens.flatMap((token, at) => {
    if (isMoved(at)) return [];
    const before = tokens[at - 1];
    return before && isMoved(at - 1) ? [token, before] : [token];
  });
}

/** Whether a token of a source says what one that is told says: the same figure, limit or word, a synonym, or a word that begins alike. */
export function isLike({ tokenizer, sameMeaning }: Words, told: Token, source: Token): boolean {
  const { item: a, limit } = told;
  const { item: b, limit: other, items } = source;
  if (limit !== null || other !== null) return limit === other;
  const counted = countedByYear(told.items, told.at);
  if (counted && isFigure(b) && !isSame(counted, items[source.at + 1] ?? b)) return false;
  if (b.date)
    return a.date
      ? sameDate(a.date, b.date, NO_YEARS)
      : isYearOf(a, b.date) && items.filter(({ isDate }) => isDate).length === 1;
  if (a.quantity || b.quantity || a.isDate) return isSame(a, b);
  if (a.key === b.key) return true;
  if (a.key === null || b.key === null) return false;
  if (areSynonyms(tokenizer, a.key, b.key) || sameMeaning?.(a.text, b.text)) return true;
  return !(a.isCapital && b.isCapital) && beginAlike(a.key, b.key);
}

const NO_YEARS: ReadonlySet<number> = new Set();

const isYearOf = ({ quantity }: Item, { readings }: NamedDate): boolean =>
  quantity?.unit === null && readings.some(({ year }) => year !== null && quantity.values.includes(year));

const isForExample = (items: readonly Item[], at: number): boolean =>
  /^(?:example|instance|beispiel)$/u.test(items[at]?.word ?? "") && /^(?:for|zum)$/u.test(items[at - 1]?.word ?? "");

const CAUSES: ReadonlySet<string> = new Set(["since"]);
const LIGHT: ReadonlySet<string> = new Set([...LIGHT_VERBS, ...LIGHT_WORDS].map(foldWord));
const LIGHT_VERB: ReadonlySet<string> = new Set(LIGHT_VERBS.map(foldWord));
const MEASURES: readonly ReadonlySet<string>[] = MEASURING.map((words) => new Set(words.split(" ").map(foldWord)));

/** Whether a source need not have the word, for it says next to nothing. */
export const isLight = ({ item, limit }: Token): boolean => limit === null && LIGHT.has(item.word);
export const isLightVerb = ({ item, limit }: Token): boolean => limit === null && LIGHT_VERB.has(item.word);

/** "Long" beside "12 km", where the source has no other word of measuring. */
export function isMeasuring({ item, items }: Token, own: readonly Token[]): boolean {
  const isUnit = items.some(({ quantity }) => quantity?.unit);
  return (
    isUnit &&
    MEASURES.some((words) => words.has(item.word)) &&
    !own.some((other) => MEASURES.some((words) => words.has(other.item.word)))
  );
}

/** Letters that two words must share from the beginning, of the shorter one. */
const BEGINNING = 5;
const MOST_OF = 0.75;

function beginAlike(a: string, b: string): boolean {
  const least = Math.max(BEGINNING, Math.ceil(Math.min(a.length, b.length) * MOST_OF));
  return a.length >= least && a.slice(0, least) === b.slice(0, least);
}

const NOTHING: ReadonlySet<string> = new Set(SAYING_NOTHING.map(foldWord));
const LIMIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(LIMITS).flatMap(([limit, words]) => words.split(" ").map((word) => [foldWord(word), limit] as const)),
);

const NEARLY: ReadonlySet<string> = new Set([...(LIMITS["nearly"] ?? "").split(" "), "fast"]);

const limitOf = (item: Item | undefined): string | null =>
  item === undefined || isFigure(item)
    ? null
    : (LIMIT_OF.get(item.word) ?? (/n['’]t$/u.test(item.word) ? "not" : null));
