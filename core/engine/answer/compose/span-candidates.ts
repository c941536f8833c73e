import type { Tokenizer } from "../../index/tokens.ts";
import { littleWordsOf, STOP_WORDS } from "../../index/stop-words.ts";
import { VERB_STEMS } from "../understand/english-verbs.ts";
import { surfaceWords } from "../understand/words.ts";

/** A word of a sentence as the span ranker sees it. */
export interface Token {
  readonly text: string;
  readonly lower: string;
  /** UTF-16 range in the sentence. */
  readonly start: number;
  readonly end: number;
  readonly terms: readonly string[];
  readonly stop: boolean;
  readonly capital: boolean;
  readonly number: boolean;
  /** A common English verb, or a word formed like one; never a name. */
  readonly verb: boolean;
  /** Number of the clause it stands in: commas, brackets and joining words begin another. */
  readonly clause: number;
  /** What stands between the word before and this one. */
  readonly gap: string;
}

/** Words `first` to `last` of a sentence, both included. */
export interface Candidate {
  readonly first: number;
  readonly last: number;
}

const CLAUSE = new Set(
  "and but which who whom whose while when where although because if or that und oder aber die der das weil mais dont et y pero и но а который".split(
    " ",
  ),
);
const MOST_WORDS = 9;
/** Words an answer may start with though they are stop words. */
const OPENERS = new Set("about over under nearly almost more less at up to no not between from".split(" "));
const BREAK = /[;:!?。！？；：—–|\n\t]|\.\s|\s-\s|--|…/u;

export function tokensOf(tokenizer: Tokenizer, text: string): Token[] {
  let at = 0;
  let clause = 0;
  const little = littleWordsOf(text);
  return surfaceWords(text).map((word) => {
    const lower = word.text.toLowerCase();
    const gap = text.slice(at, word.start);
    at = word.end;
    const terms = tokenizer.terms(word.text);
    const stop = STOP_WORDS.has(lower) || little.has(lower) || (terms.length === 0 && !/\p{N}/u.test(word.text));
    const capital = /^\p{Lu}/u.test(word.text);
    const verb = !capital && !stop && terms.some((term) => VERB_STEMS.has(term));
    if (/[,;:()—–，、；：（）]/u.test(gap) || CLAUSE.has(lower)) clause++;
    return { ...word, lower, gap, terms, stop, capital, number: /\p{N}/u.test(word.text), verb, clause };
  });
}

/** Runs of words that could be an answer: not begun or ended by a word that only links, not across a break. */
export function spanCandidates(tokens: readonly Token[]): Candidate[] {
  const found: Candidate[] = [];
  tokens.forEach((token, first) => {
    if (token.stop && !OPENERS.has(token.lower)) return;
    for (let last = first; last < Math.min(tokens.length, first + MOST_WORDS); last++) {
      const end = tokens[last];
      if (!end || (last > first && BREAK.test(end.gap) && !isInitial(tokens[last - 1], end.gap))) break;
      if (!end.stop && !(last === first && OPENERS.has(end.lower))) found.push({ first, last });
    }
  });
  return found;
}

/** "John A. Macdonald", "St. Louis": the full stop belongs to the name. */
function isInitial(before: Token | undefined, gap: string): boolean {
  return /^\.\s$/u.test(gap) && /^(?:\p{Lu}|Dr|Mrs?|Ms|Prof|St|Gen|Col|Lt|Sir)$/u.test(before?.text ?? "");
}
