import { DEFINITE_ARTICLES } from "../../languages/check-words.ts";
import { isDateTerm } from "../../index/date-terms.ts";
import { STOP_WORDS } from "../../index/stop-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import { foldWord, isOpener, namesIn } from "./names.ts";

interface Clause {
  readonly terms: ReadonlySet<string>;
  /** Names that it opens with. */
  readonly subject: readonly string[];
  readonly names: ReadonlySet<string>;
  /** It opens with "the" and one word: "the University" may be what the statement calls Harvard. */
  readonly isKind: boolean;
}

const KIND = new RegExp(`^\\P{L}*(?:${[...DEFINITE_ARTICLES].join("|")})\\s`, "iu");

/**
 * Whether a statement says of one name what a clause of the source says of another: "India won" for "England won by 158 runs,
 * while India lost". Both must open with a name, and the one told must be named in another clause.
 */
export function isOfAnother(tokenizer: Tokenizer, told: string, source: string): "surely" | "perhaps" | null {
  const [own] = clausesOf(tokenizer, told);
  if (!own || own.subject.length === 0) return null;
  const all = clausesOf(tokenizer, source);
  const named = new Set([...own.names].flatMap((name) => tokenizer.terms(name)));
  const said = [...own.terms].filter((term) => !named.has(term) && !isDateTerm(term));
  const shares = all.map(({ terms }) => said.filter((term) => terms.has(term)).length);
  const most = Math.max(0, ...shares);
  if (most < LEAST) return null;
  const nearest = all.filter((_, at) => shares[at] === most);
  const isElsewhere = own.subject.some((name) => all.some((clause) => clause.names.has(name)));
  const isOther =
    isElsewhere &&
    nearest.every(
      ({ subject, names }) =>
        subject.length > 0 &&
        !subject.some((name) => own.names.has(name)) &&
        !own.subject.some((name) => names.has(name)),
    );
  if (!isOther) return null;
  return own.isKind || !nearest.every(({ isKind }) => isKind) ? "surely" : "perhaps";
}

/** Words that a clause must share, beside names, to say the same. */
const LEAST = 2;
const PARTS = /[;:.!?]\s|,\s|\s(?:while|whereas|but|während|aber|tandis que|mais|mientras|pero|mentre|ma)\s/u;

function clausesOf(tokenizer: Tokenizer, text: string): Clause[] {
  const clauses: Clause[] = [];
  let before = "";
  for (const part of text.slice(0, LONGEST).split(PARTS)) {
    const whole = `${before} ${part}`.trim();
    const clause = clauseOf(tokenizer, whole);
    // A name set apart by commas belongs to what follows.
    const isOnlyNames = [...clause.terms].length <= clause.names.size;
    before = isOnlyNames ? whole : "";
    if (!isOnlyNames) clauses.push(clause);
  }
  return clauses;
}

const LONGEST = 1000;

function clauseOf(tokenizer: Tokenizer, text: string): Clause {
  const named = namesIn(`. ${text}`);
  const names = new Set(named.map((name) => foldWord(name.text)));
  return {
    terms: new Set(tokenizer.terms(text)),
    subject: subjectOf(text),
    isKind: KIND.test(text) && subjectOf(text).length === 1,
    names: new Set([...names, ...subjectOf(text)]),
  };
}

/** The words with capitals at the beginning, articles and the like left out. */
function subjectOf(text: string): string[] {
  const subject: string[] = [];
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const folded = foldWord(word);
    const isLittle = STOP_WORDS.has(folded) || isOpener(folded);
    if (!isLittle && !/^\p{Lu}/u.test(word)) return subject;
    if (!isLittle) subject.push(folded);
    else if (subject.length > 0) return subject;
  }
  return subject;
}
