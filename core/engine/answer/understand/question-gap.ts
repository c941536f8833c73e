import type { Tokenizer } from "../../index/tokens.ts";
import { VERB_STEMS } from "./english-verbs.ts";
import { surfaceWords } from "./words.ts";
import { STOP_WORDS } from "../../index/stop-words.ts";

/** A question as a statement with a gap: "What did Tesla invent in 1888?" is "Tesla invented … in 1888". English only. */
export interface QuestionGap {
  /** How the question begins: "what", "who", "which", … with the sort of verb that follows; "?" when it has none of these words. */
  readonly form: string;
  /** The preposition that the answer stands behind: "in" of "In what borough" and of "What was it found in?"; null without. */
  readonly preposition: string | null;
  /** Terms that the statement says before the gap, in order, and after it. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Terms of the verb that takes the gap, as far as it can be told. */
  readonly verb: readonly string[];
  /** Whether the noun that names the kind of answer is a plural: "Which countries". */
  readonly isPlural: boolean;
  /** The noun that names the kind of answer, as a term; "" without. */
  readonly focus: string;
}

const ASKING = new Set("what which who whom whose when where why how".split(" "));
const PREPOSITIONS = new Set(
  "in on at by from to for with of during under into through after before since until between about against as over within near around upon via toward towards".split(
    " ",
  ),
);
const DOING = new Set("did do does can could will would should may might must".split(" "));
const BEING = new Set("is are was were be been being".split(" "));
const HAVING = new Set("has have had".split(" "));
const DETERMINERS = new Set("the a an its his her their this these that those".split(" "));

interface Word {
  readonly lower: string;
  readonly terms: readonly string[];
  readonly isVerb: boolean;
  readonly isCapital: boolean;
}

export function readGap(tokenizer: Tokenizer, question: string): QuestionGap {
  const words = surfaceWords(question).map(({ text }): Word => {
    const lower = text.toLowerCase();
    const terms = STOP_WORDS.has(lower) ? [] : tokenizer.terms(text);
    const isCapital = /^\p{Lu}/u.test(text);
    return { lower, terms, isCapital, isVerb: !isCapital && terms.some((term) => VERB_STEMS.has(term)) };
  });
  const at = words.findIndex(({ lower }) => ASKING.has(lower));
  const asking = words[at];
  if (!asking)
    return { form: "?", preposition: null, before: termsOf(words), after: [], verb: [], isPlural: false, focus: "" };

  const ahead = words.slice(0, at);
  const phraseEnd = endOfPhrase(words, at);
  const phrase = words.slice(at + 1, phraseEnd);
  const helper = words[phraseEnd]?.lower ?? "";
  const kind = DOING.has(helper) ? "do" : BEING.has(helper) ? "be" : HAVING.has(helper) ? "have" : "subject";
  const rest = words.slice(phraseEnd + (kind === "subject" ? 0 : 1));
  const { cut, verb } = gapIn(rest, kind, phrase.length > 0 || asking.lower === "who");
  const first = ahead.at(-1)?.lower ?? "";
  const last = words.at(-1)?.lower ?? "";
  const preposition = PREPOSITIONS.has(first) ? first : PREPOSITIONS.has(last) && rest.length > 1 ? last : null;
  const head = headOf(phrase);
  const inPlace = at > 2 && ahead.some(({ terms }) => terms.length > 0);
  return {
    form: `${asking.lower}${phrase.length > 0 ? "+" : ""} ${inPlace ? "in place" : kind}`,
    preposition,
    before: inPlace ? termsOf(ahead) : termsOf(rest.slice(0, cut)),
    after: inPlace ? termsOf(rest) : termsOf(rest.slice(cut)),
    verb: verb?.terms ?? [],
    isPlural: /[^s]s$/u.test(head?.lower ?? ""),
    focus: head?.terms[0] ?? "",
  };
}

const termsOf = (words: readonly Word[]): string[] => words.flatMap(({ terms }) => terms);

const headOf = (phrase: readonly Word[]): Word | undefined => {
  const of = phrase.findIndex(({ lower }) => lower === "of");
  const own =
    of > 0 && KINDS.has(phrase[of - 1]?.lower ?? "") ? phrase.slice(of + 1) : of > 0 ? phrase.slice(0, of) : phrase;
  return own.findLast(({ terms }) => terms.length > 0);
};
const KINDS = new Set("kind kinds type types sort sorts form forms name names group part piece".split(" "));

/** "Which South American river" ends before its verb. */
function endOfPhrase(words: readonly Word[], at: number): number {
  const asking = words[at]?.lower ?? "";
  if (asking !== "what" && asking !== "which" && asking !== "whose" && asking !== "how") return at + 1;
  for (let end = at + 1; end < Math.min(words.length, at + 6); end++) {
    const word = words[end];
    if (!word || DOING.has(word.lower) || BEING.has(word.lower) || HAVING.has(word.lower)) return end;
    if (DETERMINERS.has(word.lower) && words[end - 1]?.lower !== "of") return end;
    if (word.isVerb && (end > at + 1 || /(?:ed|es|s)$/u.test(word.lower)) && !word.lower.endsWith("ing")) return end;
    if (PREPOSITIONS.has(word.lower) && word.lower !== "of") return end;
  }
  return Math.min(words.length, at + 2);
}

/** Where in the rest of the question the gap lies, as the number of words before it. */
function gapIn(
  rest: readonly Word[],
  kind: string,
  named: boolean,
): { readonly cut: number; readonly verb: Word | undefined } {
  if (kind === "subject") return { cut: 0, verb: rest.find(({ terms }) => terms.length > 0) };
  const start = rest.findIndex((word, index) => index > 0 && isVerbForm(word, kind));
  if (kind === "do" || kind === "have")
    return start < 0 ? { cut: rest.length, verb: undefined } : { cut: start + 1, verb: rest[start] };
  // "What river is crossed by …", "Who was elected …": the answer is the subject.
  if (named && rest[0] && isVerbForm(rest[0], kind)) return { cut: 0, verb: rest[0] };
  return start < 0 ? { cut: rest.length, verb: undefined } : { cut: start + 1, verb: rest[start] };
}

function isVerbForm({ lower, terms, isVerb, isCapital }: Word, kind: string): boolean {
  if (isCapital || terms.length === 0) return false;
  return kind === "do" ? isVerb : isVerb ? !lower.endsWith("ing") : /[^e]ed$/u.test(lower);
}
