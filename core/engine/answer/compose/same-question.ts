import { LIGHT_WORDS } from "../../languages/question-words.ts";
import type { Tokenizer } from "../../index/tokens.ts";
import type { Quotation } from "./draft.ts";
import { ownHeading } from "./prose.ts";

/** Share of the words of both questions that each holds of the other, from which on they ask the same. */
const SAME = 0.7;
/** UTF-16 characters of the longest question that is looked at. */
const LONGEST = 250;

/** "lectern -?" is a command. */
const ASKS = /[\p{L}\p{M}\p{N})"”’'»] ?[?？؟]["”»)]*$/u;

/** Whether a line of a document asks what a person asks: "5.1 What are field names?" */
export function sameQuestion(tokenizer: Tokenizer, question: string): (line: string) => boolean {
  const own = termsOf(tokenizer, question);
  return (line) => {
    if (own.size === 0 || line.length > LONGEST || !ASKS.test(line)) return false;
    const other = termsOf(tokenizer, line.replace(MARK, ""));
    const shared = [...own].filter((term) => other.has(term)).length;
    return shared > 0 && shared >= Math.max(own.size, other.size) * SAME;
  };
}

/** "5.1 " and "Q: " before a question. */
const MARK = /^(?:\p{Nd}{1,3}(?:\.\p{Nd}{1,3})*[.)]?|\p{Lu}\p{L}{0,8}\s?\p{Nd}{0,3}[.:)])\s+/u;

function termsOf(tokenizer: Tokenizer, text: string): ReadonlySet<string> {
  return new Set(tokenizer.terms(text).filter((term) => !LIGHT_WORDS.has(term)));
}

/** The line right above a sentence that begins a paragraph; the heading of its passage where it begins that. */
export function lineAbove({ passage, start }: Quotation): string {
  const above = passage.content.slice(Math.max(0, start - passage.start - LONGEST * 2), start - passage.start);
  if (above.trim() === "") return ownHeading(passage.heading);
  const lines = above.split("\n").filter((line) => line.trim() !== "");
  return /\n\s*$/u.test(above) ? (lines.at(-1) ?? "").trim() : "";
}

/** Whether the passage holds the question itself, as lists of questions and answers do. */
export const holdsSame = (isSame: (line: string) => boolean, { content, heading }: Quotation["passage"]): boolean =>
  isSame(ownHeading(heading)) || content.split("\n").some((line) => isSame(line.trim()));
