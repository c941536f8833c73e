import { MAKING } from "../../languages/imprint-words.ts";
import { LONGEST_FORM } from "./pattern-words.ts";
import { plainOf } from "./patterns.ts";

/** How texts tell who made or began a thing where a question asks for that; undefined for other questions. */
export function makingAsked(question: string): (typeof MAKING)[number] | undefined {
  const plain = plainOf(question);
  return plain.length > LONGEST_FORM ? undefined : MAKING.find(({ asks }) => asks.test(plain));
}
