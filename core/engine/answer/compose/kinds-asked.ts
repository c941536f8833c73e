import { ASKS_KINDS, countsKinds, headsKinds } from "../../languages/kind-words.ts";
import { LONGEST_FORM, wordsPattern } from "../understand/pattern-words.ts";
import { plainOf } from "../understand/patterns.ts";

export interface Kinds {
  /** Whether a list of them stands under a heading: "Layer types". */
  areUnder(heading: string): boolean;
  /** Whether a sentence tells that there are such: "There are two types of releases". */
  areCounted(sentence: string): boolean;
  /** Whether the name that an item begins with is one of the thing: "Depth layer: holds the depth". */
  isNamedIn(item: string): boolean;
}

/** The thing whose kinds a question asks for; null where it asks for none. */
export function kindsAsked(question: string): Kinds | null {
  const plain = plainOf(question);
  if (plain.length > LONGEST_FORM) return null;
  const thing = ASKS_KINDS.exec(plain)?.groups?.["thing"]?.split(" ")[0];
  if (thing === undefined) return null;
  const stem = wordsPattern(thing.length > SHORTEST_STEM ? thing.slice(0, -1) : thing);
  const heading = headsKinds(stem);
  const counted = countsKinds(stem);
  const named = new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,3}$`, "iu");
  return {
    areUnder: (text) => heading.test(text),
    areCounted: (sentence) => counted.test(sentence),
    isNamedIn: (item) =>
      named.test(
        item
          .slice(0, LONGEST_NAME)
          .split(/\n|:|\s[–—-]\s/u)[0]
          ?.trim() ?? "",
      ),
  };
}

/** UTF-16 characters of the longest name of an item. */
const LONGEST_NAME = 60;
/** UTF-16 characters of a word from which on its last may be that of a plural. */
const SHORTEST_STEM = 3;
