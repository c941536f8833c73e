import type { Tokenizer } from "../../index/tokens.ts";
import { answerType, type AnswerType } from "./answer-types.ts";

/** What a question wants, finely enough to tell its answers apart by their looks. */
export interface AskedFor {
  /** One of some twenty kinds: "who", "year", "percent", "what-be", … */
  readonly kind: string;
  /** The kind more coarsely. */
  readonly type: AnswerType;
  /** Whether the wanted thing does what is asked ("Who found…") or has it done ("What did she find…"). */
  readonly form: "subject" | "auxiliary" | "being" | "other";
  /** Terms of the noun that names the kind of answer: "river" in "Which river…". */
  readonly focus: ReadonlySet<string>;
}

const SUBKINDS: readonly (readonly [string, RegExp])[] = [
  ["year", /\b(?:what|which) year\b|в каком году|哪一?年|\bin welchem jahr\b|en qué año|किस वर्ष/iu],
  ["century", /\b(?:what|which) (?:century|decade|era|period)\b/iu],
  ["percent", /\bpercent|\bpercentage|\bprozent/iu],
  [
    "money",
    /\bhow much (?:money|did .* (?:cost|pay|spend)|does .* cost|was .* (?:paid|spent|worth))|\bcost\b|\bprice\b|\bwie teuer\b/iu,
  ],
  ["long", /\bhow (?:long|old)\b|\bwie lange?\b|如何久|多久|多长/iu],
  ["measure", /\bhow (?:far|tall|large|big|high|deep|wide|fast|heavy)\b/iu],
  ["many", /\bhow many\b|\bwie viele\b|多少|几|сколько|كم|कितन/iu],
  ["much", /\bhow much\b/iu],
  ["called", /\b(?:called|named|known as|name of|term for|name for|nicknamed?|titled)\b/iu],
];

export function readAskedFor(tokenizer: Tokenizer, question: string): AskedFor {
  const type = answerType(question);
  const sub = SUBKINDS.find(([, pattern]) => pattern.test(question))?.[0];
  const form = formOf(question);
  const kind = sub ?? (type === "thing" ? `what-${form}` : type);
  return { kind, type, form, focus: new Set(tokenizer.terms(focusOf(question))) };
}

function formOf(question: string): AskedFor["form"] {
  if (/\b(?:did|does|do|would|could|can|will|has|have|had)\b/iu.test(question)) return "auxiliary";
  if (/\b(?:is|are|was|were|been)\b/iu.test(question)) return "being";
  return /^(?:who|what|which)\b/iu.test(question) ? "subject" : "other";
}

const VERBS = "is|are|was|were|did|do|does|can|could|would|will|has|have|had|should|may|might|must|causes?|caused";
const FOCUS = [
  /\b(?:what|which) (?:kinds?|types?|sorts?|forms?|part|group|name|number|piece) of (?:the )?(\p{L}+)/iu,
  new RegExp(
    `\\b(?:what|which) (?!(?:${VERBS})\\b)((?:\\p{L}+ ){0,2}?\\p{L}+)(?= (?:${VERBS}|\\p{L}+(?:ed|s))\\b)`,
    "iu",
  ),
  new RegExp(`\\b(?:what|which) (?!(?:${VERBS})\\b)(\\p{L}+)`, "iu"),
  /\bwhat (?:is|are|was|were) (?:the |an? )?(?:names? of (?:the |an? )?)?((?:\p{L}+ ){0,1}?\p{L}+)(?= (?:of|for|in|that|which|who|to|used|given|called)\b)/iu,
];

function focusOf(question: string): string {
  for (const pattern of FOCUS) {
    const found = pattern.exec(question)?.[1];
    if (found) return found.split(" ").at(-1) ?? "";
  }
  return "";
}
