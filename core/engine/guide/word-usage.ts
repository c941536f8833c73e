import { isPeriod } from "../tables/heads.ts";

/** How the words of one text are written: counted once, since a guide asks for hundreds of headings and cells. */
export interface WordUsage {
  readonly text: string;
  /** Times that this stands between two spaces, written like this. */
  written(word: string): number;
  /** Times that these words stand with their capitals in the middle of a sentence: one word, or two. */
  named(words: string): number;
  /** How this is written within a sentence; see `asWithin`. */
  within(heading: string): string;
}

interface Counts {
  readonly written: Map<string, number>;
  readonly named: Map<string, number>;
}

export function createWordUsage(text: string): WordUsage {
  const { written, named } = countWords(text);
  const known = new Map<string, string>();
  const usage: WordUsage = {
    text,
    written: (word) => written.get(word) ?? 0,
    named: (words) => named.get(words) ?? 0,
    within(heading) {
      const before = known.get(heading) ?? asWithin(heading, usage);
      known.set(heading, before);
      return before;
    },
  };
  return usage;
}

/** What stands before a word in the middle of a sentence. */
const GOES_ON = /[\p{Ll},]$/u;
const CAPITAL = /^\p{Lu}/u;

function countWords(text: string): Counts {
  const [written, named] = [new Map<string, number>(), new Map<string, number>()];
  const words = text.split(" ");
  // Words with capitals that follow each other show names where a word without one came before, and a heading otherwise.
  let isWithin = false;
  for (let at = 1; at < words.length - 1; at++) {
    const [before = "", word = "", next = ""] = words.slice(at - 1, at + 2);
    add(written, word);
    const start = before.slice(before.lastIndexOf("\n") + 1);
    isWithin = GOES_ON.test(start) && (!CAPITAL.test(start) || (isWithin && start === before));
    if (!isWithin || !CAPITAL.test(word)) continue;
    add(named, word);
    if (at < words.length - 2 && CAPITAL.test(next)) add(named, `${word} ${next}`);
  }
  return { written, named };
}

const add = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Words with a capital are written small, as within a sentence, where the text does so more often, and where a heading writes
 * all its words with capitals and the text none. Names of several words keep theirs: "Open WebUI".
 */
function asWithin(heading: string, whole: WordUsage): string {
  const usage = withoutHeading(heading, whole);
  const words = heading.split(" ");
  const others = words.slice(1);
  const isSentence = others.every((word) => word === word.toLowerCase());
  const isTitled = others.length >= TITLED && others.every((word) => word.length < 4 || CAPITAL.test(word));
  const isOfName = (at: number): boolean =>
    isNamePair(words[at - 1], words[at], usage) || isNamePair(words[at], words[at + 1], usage);
  return words
    .map((word, at) => {
      // Months are names, also where the text has them as heads only.
      if (isOfName(at) || isPeriod(word)) return word;
      const isSmall =
        isWrittenSmall(word, usage) ||
        (at === 0 ? isSentence && !isNamed(word, usage) : isTitled && TITLE_CASE.test(word) && !isNamed(word, usage));
      return isSmall ? word.toLowerCase() : word;
    })
    .join(" ");
}

type Usage = Pick<WordUsage, "written" | "named">;

/** The heading itself shows nothing of how its words are written: what stands in it is not counted. */
function withoutHeading(heading: string, { text, written, named }: WordUsage): Usage {
  const around: string[] = [];
  for (let at = text.indexOf(heading); at >= 0 && heading !== ""; at = text.indexOf(heading, at + heading.length))
    around.push(text.slice(Math.max(0, at - 2), at + heading.length + 1));
  // The line break keeps each place to itself.
  const own = countWords(around.join("\n"));
  return {
    written: (word) => written(word) - (own.written.get(word) ?? 0),
    named: (words) => named(words) - (own.named.get(words) ?? 0),
  };
}

/** Words behind the first from which capitals throughout are a way to write headings. */
const TITLED = 2;

/** Whether two words stand with their capitals in the middle of sentences, more than once. */
export const isNamePair = (first: string | undefined, second: string | undefined, usage: Usage): boolean =>
  first !== undefined &&
  second !== undefined &&
  [first, second].every((word) => CAPITAL.test(word)) &&
  usage.named(`${first} ${second}`) > 1;

const TITLE_CASE = /^\p{Lu}[\p{Ll}’'-]*$/u;

const isWrittenSmall = (word: string, usage: Usage): boolean =>
  TITLE_CASE.test(word) && usage.written(word.toLowerCase()) > usage.named(word);

const isNamed = (word: string, usage: Usage): boolean => !TITLE_CASE.test(word) || usage.named(word) > 0;
