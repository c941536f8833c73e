import {
  ADDING,
  ARTICLES,
  BEFORE_INFINITIVE,
  COMPARING,
  DEFINITE_ARTICLES,
  GOVERNING,
  PARTING,
  PREPOSITIONS_OF_PLACE,
  RELATIVE,
} from "../../languages/check-words.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { isAuxiliary, isPassive, isVerb } from "./doers.ts";
import type { Item } from "./items.ts";
import { KEPT } from "./left-out.ts";
import type { Token } from "./said-tokens.ts";
import { isFigure, isTime } from "./token-kinds.ts";

/** What a word is to the verb of its clause: who acts, what it is done to, or where, when, with what, by its preposition. */
type Role = "doer" | "object" | `by ${string}`;

interface Pair {
  readonly told: Token;
  readonly own: Token;
  /** The place of `own` among the tokens of the source. */
  readonly place: number;
}

/**
 * Whether a sentence tells what its source says in another order: each word is to the same verb what it is in the source,
 * active or passive; or both sides of an "is" have changed places. All words must be in one clause of the source, with no
 * other verb, name or figure between them.
 */
export function isRearranged(
  told: readonly Token[],
  places: readonly (number | null)[],
  own: readonly Token[],
): boolean {
  const pairs = pairsOf(told, places, own);
  if (pairs === null || told[0]?.items.some(({ word }) => COMPARING.has(word))) return false;
  const used = new Set(pairs.map(({ place }) => place));
  if (!isInOneClause(own, used) || !keepLimits(pairs) || !keepFigures(pairs) || !keepNames(pairs)) return false;
  const verbs = pairs.filter(isVerbPair);
  return verbs.length > 0 ? keepRoles(pairs, verbs) : isTurnedCopula(pairs);
}

/** Null where a word has no place in the source, or two have the same. */
function pairsOf(told: readonly Token[], places: readonly (number | null)[], own: readonly Token[]): Pair[] | null {
  const pairs = told.flatMap((token, index) => {
    const place = places[index];
    const other = own[place ?? -1];
    return place === null || place === undefined || !other ? [] : [{ told: token, own: other, place }];
  });
  return pairs.length === told.length && new Set(pairs.map(({ place }) => place)).size === told.length ? pairs : null;
}

/** "Writes" has no form of a verb, and is one where the source has "written". */
const isVerbPair = ({ told, own }: Pair): boolean =>
  !told.item.isCapital && told.limit === null && (isVerb(told.items, told.at) || isVerb(own.items, own.at));

function isInOneClause(own: readonly Token[], used: ReadonlySet<number>): boolean {
  const [first, last] = [Math.min(...used), Math.max(...used)];
  const items = own[0]?.items ?? [];
  const inside = items.slice((own[first]?.at ?? 0) + 1, own[last]?.at);
  if (inside.some(({ word }) => RELATIVE.has(word) || (PARTING.has(word) && !ADDING.has(word)))) return false;
  return own.every(
    ({ item, items: all, at, limit }, place) =>
      place < first ||
      place > last ||
      used.has(place) ||
      (!isVerb(all, at) && !item.isCapital && !isFigure(item) && !(limit !== null && KEPT.has(limit))),
  );
}

/** "Not", "only", "less" must be before the same word; "before", "because" and the like belong to whole clauses. */
const keepLimits = (pairs: readonly Pair[]): boolean =>
  pairs.every(({ told, place }, index) => {
    if (told.limit === null) return true;
    if (OF_CLAUSES.has(told.limit)) return false;
    const next = pairs[index + 1];
    return (
      next !== undefined && next.place > place && !pairs.some((one) => one.place > place && one.place < next.place)
    );
  });

const OF_CLAUSES: ReadonlySet<string> = new Set(["before", "after", "until", "because", "if", "thought", "will"]);

/** A figure stands beside the same word as in the source: "145 employees". */
const keepFigures = (pairs: readonly Pair[]): boolean =>
  pairs.every(({ told, place }, index) => {
    const next = pairs[index + 1];
    if (!isFigure(told.item) || isTime(told.item) || !next || prepositionOf(next.told) !== prepositionOf(told))
      return true;
    return Math.abs(next.place - place) <= 2;
  });

/** The words of a name stand together and in the same order. */
const keepNames = (pairs: readonly Pair[]): boolean =>
  pairs.every(({ told, place }, index) => {
    const next = pairs[index + 1];
    const isOneName =
      told.item.isCapital && next?.told.item.isCapital && next.told.at === told.at + 1 && !next.told.item.parted;
    return !isOneName || next?.place === place + 1;
  });

function keepRoles(pairs: readonly Pair[], verbs: readonly Pair[]): boolean {
  const lastVerb = verbs.at(-1);
  const firstVerb = verbs[0];
  if (!firstVerb || !lastVerb) return false;
  // Two verbs of one subject, side by side; of others each has its own words.
  const isJoined = lastVerb.told.at - firstVerb.told.at <= (verbs.length - 1) * 2;
  if (!isJoined) return false;
  const range = (of: (pair: Pair) => Token): VerbRange => ({
    first: Math.min(...verbs.map((verb) => of(verb).at)),
    last: Math.max(...verbs.map((verb) => of(verb).at)),
    isPassive: verbs.some((verb) => isPassive(of(verb).items, of(verb).at)),
    isFinite: verbs.every((verb) => isFinite(of(verb))),
  });
  const [mine, given] = [range(({ told }) => told), range(({ own }) => own)];
  if (!given.isFinite) return false;
  return pairs.every(
    (pair) =>
      verbs.includes(pair) ||
      pair.told.limit !== null ||
      areAlike(roleOf(pair.told, mine), roleOf(pair.own, given), isTime(pair.told.item)),
  );
}

interface VerbRange {
  readonly first: number;
  readonly last: number;
  readonly isPassive: boolean;
  readonly isFinite: boolean;
}

/** Not "the scheduled tasks" or "in order to build". */
const isFinite = ({ items, at }: Token): boolean =>
  !ARTICLES.has(items[at - 1]?.word ?? "") && !BEFORE_INFINITIVE.has(items[at - 1]?.word ?? "");

function roleOf(token: Token, { first, last, isPassive: turned }: VerbRange): Role {
  const preposition = prepositionOf(token, first < token.at ? last : -1);
  if (preposition !== "") return turned && BY.test(preposition) && token.at > last ? "doer" : `by ${preposition}`;
  if (token.at < first) return turned ? "object" : "doer";
  return turned ? "by " : "object";
}

/** Times may be told anywhere; of places any preposition will do, but not of "to" and "from". */
function areAlike(one: Role, other: Role, isTime: boolean): boolean {
  if (isTime || one === other) return true;
  return (
    one.startsWith("by ") &&
    other.startsWith("by ") &&
    [one, other].every((role) => PREPOSITIONS_OF_PLACE.has(role.slice(3)))
  );
}

/** The preposition that leads to a token, behind the verb where it stands behind: "in" of "in the old town hall". */
function prepositionOf({ items, at }: Token, verb = -1): string {
  for (let place = at - 1; place > verb && at - place <= FAR; place--) {
    const item = items[place];
    if (!item) return "";
    if (isPreposition(item)) return item.word;
    if (items[place + 1]?.parted || isAuxiliary(item) || isVerb(items, place) || PARTING.has(item.word)) return "";
  }
  return "";
}

/** Words of a phrase behind its preposition. */
const FAR = 5;
const PREPOSITION = new RegExp(`^(?:${LANGUAGES.flatMap(({ verbs }) => verbs?.after ?? []).join("|")})$`, "u");
const BY = new RegExp(`^(?:${LANGUAGES.flatMap(({ verbs }) => verbs?.passive?.by ?? []).join("|")}|von|durch)$`, "u");
const isPreposition = ({ word }: Item): boolean => PREPOSITION.test(word) || GOVERNING.test(word) || BY.test(word);

/** "Ada Holm is the head of the club" for "The head of the club is Ada Holm": of "a head" it would say more. */
function isTurnedCopula(pairs: readonly Pair[]): boolean {
  const [mine, given] = [copulaOf(pairs[0]?.told), copulaOf(pairs[0]?.own)];
  if (mine === null || given === null) return false;
  const items = pairs[0]?.told.items ?? [];
  if (!DEFINITE_ARTICLES.has(items[mine + 1]?.word ?? "")) return false;
  return pairs.every(({ told, own }) => told.at < mine !== own.at < given);
}

/** The place of the only "is" of a text. */
function copulaOf(token: Token | undefined): number | null {
  const places = (token?.items ?? []).flatMap((item, at) => (isAuxiliary(item) ? [at] : []));
  return places.length === 1 ? (places[0] ?? null) : null;
}
