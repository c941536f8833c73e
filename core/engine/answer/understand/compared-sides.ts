import { trimBoth, trimEnd } from "../../trim.ts";
import { LONGEST_FORM } from "./pattern-words.ts";
export interface Comparison {
  /** What is compared, as the question words it; fewer than two when it does not say. */
  readonly sides: readonly string[];
  /** In what respect, where the question says. */
  readonly topic: string | null;
}

const AND = "(?:and|und|et|y|e|en|и|with|to|mit|à|con|с|against)";

/** Patterns with two groups, the sides, and an optional third, the respect. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:differences?|similarit(?:y|ies)|distinctions?|comparison|unterschiede?|vergleich|différences?|comparaison|diferencias?|differenz[ae]|diferenças?|verschil(?:len)?|разниц\\p{L}|отличи\\p{L}|различи\\p{L})(?: (?:in|of) (.+?))? (?:between|of|zwischen|entre|tra|tussen|между) (.+?) ${AND} (.+)`,
    "iu",
  ),
  new RegExp(
    `(?:compare[rz]?|contrast|vergleiche?n?|compara(?:r)?|confronta(?:re)?|vergelijk|сравни(?:те|ть)?) (?:()(.+?)) ${AND} (.+)`,
    "iu",
  ),
  /how (?:do|does|did|is|are|was|were) ()(.+?) (?:differ(?:ent)?|compare(?:d)?|similar) (?:from|to|with) (.+)/iu,
  /how (?:do|does|did|is|are|was|were) ()(.+?) and (.+?) (?:differ(?:ent)?|compare|similar)/iu,
  /(?:what do|was haben) ()(.+?) (?:and|und) (.+?) (?:have in common|gemeinsam)/iu,
  /()(.+?) (?:vs\.?|versus) (.+)/iu,
  /()(.+?)(?:和|与|跟|同)(.+?)(?:的|有|之间|相比|比较|对比)/u,
  /(?:比较|对比)(?:一下)?()(.+?)(?:和|与|跟)(.+)/u,
  /(?:الفرق|الاختلاف|مقارنة) بين ()(.+?) و ?(.+)/u,
  /^()(.+?) और (.+?) (?:के बीच|में|की) /u,
];

const RESPECT =
  /\s+(?:on|in terms of|with respect to|with regard to|regarding|concerning|when it comes to|hinsichtlich|bezüglich|en termes de|en cuanto a|по)\s+(.+)$/iu;

export function comparedSides(question: string): Comparison {
  if (question.length > LONGEST_FORM) return { sides: [], topic: null };
  const text = trimEnd(question, /[?？!.\s]/u).replace(/^(?:please|can you|could you|bitte)\s+/iu, "");
  for (const pattern of PATTERNS) {
    const match = pattern.exec(text);
    if (match) return read(match);
  }
  return { sides: [], topic: null };
}

function read(match: RegExpExecArray): Comparison {
  const [, before = "", first = "", last = ""] = match;
  const respect = RESPECT.exec(last);
  const end = respect ? last.slice(0, respect.index) : last;
  const sides = [...first.split(","), ...end.split(",").map((side) => side.replace(/^\s*and\s+/u, ""))]
    .map(plain)
    .filter((side) => side !== "" && !GENERIC.test(side));
  return { sides, topic: plain(respect?.[1] ?? before) || null };
}

const GENERIC =
  /^(?:(?:these|the|my|all|both|two|three|it|them|diese|les|estos|эти)\s*)*(?:documents?|files?|papers?|articles?|reports?|texts?|them|it|each other|others?)?$/iu;

function plain(side: string): string {
  const bare = side.trim().replace(/^(?:the|a|an|der|die|das|le|la|les|el|los|las)\s+/iu, "");
  return trimBoth(bare, /["“”'«]/u, /["“”'»]/u);
}
