import type { Language } from "../../languages/language.ts";
import { LANGUAGES } from "../../languages/languages.ts";
import { trimBoth, trimEnd } from "../../trim.ts";
import { definedThing } from "./definition.ts";
import { LONGEST_FORM } from "./pattern-words.ts";

export interface Comparison {
  /** What is compared, as the question words it; fewer than two when it does not say. */
  readonly sides: readonly string[];
  /** In what respect, where the question says. */
  readonly topic: string | null;
  /** Whether a thing is compared with what the question does not name: "the usual one". */
  readonly isWithUnnamed: boolean;
}

const NONE: Comparison = { sides: [], topic: null, isWithUnnamed: false };

export function comparedSides(question: string): Comparison {
  if (question.length > LONGEST_FORM) return NONE;
  const text = trimEnd(question, /[?？!.\s]/u);
  for (const language of LANGUAGES)
    for (const pattern of language.comparison.sides) {
      const found = pattern.exec(text);
      if (found?.groups) return read(language, found.groups, definedBefore(language, text.slice(0, found.index)));
    }
  return NONE;
}

/** "Limit" of "what is limit and how does it differ from search": what "it" is. */
function definedBefore({ comparison }: Language, question: string): string | null {
  return definedThing(question.trim().replace(new RegExp(`,?\\s+(?:${comparison.and})$`, "iu"), ""));
}

function read(
  language: Language,
  { a = "", b = "", topic = "" }: Readonly<Record<string, string | undefined>>,
  defined: string | null,
) {
  const { respect, and } = language.comparison;
  const found = new RegExp(`\\s+(?:${respect})\\s+(.+)$`, "iu").exec(b);
  const end = found ? b.slice(0, found.index) : b;
  const also = new RegExp(`^\\s*(?:${and})\\s+`, "iu");
  const named = [...a.split(","), ...end.split(",").map((side) => side.replace(also, ""))]
    .map((side) => plain(language, side))
    .map((side) => (defined !== null && isPointing(language, side) ? defined : side))
    .filter((side) => side !== "");
  const isWithUnnamed = named.some((side) => isOf(language.comparison.unnamed ?? "", side));
  const sides = named.filter((side) => !isPointing(language, side));
  // "Make" beside "Ninja" is a thing, "the main points" of "the ideas and the main points" is not.
  const isFraming = sides.every((side) => isOf(`${language.framing} ${language.documents}`, side));
  return { sides: isFraming ? [] : sides, topic: plain(language, found?.[1] ?? topic) || null, isWithUnnamed };
}

/** "These two documents", "them": no side of its own. */
function isPointing({ documents, these, pronouns }: Language, side: string): boolean {
  const pointing = new RegExp(`^(?:${[these, pronouns.person, pronouns.thing].filter(Boolean).join("|")})$`, "u");
  return isOf(`${documents} both two three four others other each all`, side, pointing);
}

function isOf(words: string, side: string, or?: RegExp): boolean {
  const general = new Set(words.split(" "));
  return side
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => general.has(word) || or?.test(word) === true);
}

function plain({ articles }: Language, side: string): string {
  const bare = articles ? side.trim().replace(new RegExp(`^(?:${articles})\\s+`, "iu"), "") : side.trim();
  return trimBoth(bare, /["“”'«]/u, /["“”'»]/u);
}
