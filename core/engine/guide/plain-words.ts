/** UTF-16 characters of a question that is offered. */
const SHORTEST = 6;
const LONGEST = 110;
const MOST_WORDS = 16;

const MARK = /[([]\p{N}{1,2}[)\]]|[*†‡§¶#¹²³⁰⁴-⁹]|\p{Extended_Pictographic}\u{FE0F}?/gu;

/** Without the marks of footnotes, anchors and emoji: "Key figures(1)" is "Key figures". */
export const withoutMarks = (text: string): string => text.replace(MARK, "").replace(/\s+/gu, " ").trim();

const CODE = /[_\\<>{}[\]|=~@^]|\p{L}\/\p{L}|https?:|…|\(\p{Ll}\)/u;
const SHOUT = /\p{Lu}{3,} \p{Lu}{3,}/u;
/** A number that is no year: nobody types a percentage to ten digits. */
const FIGURE = /\p{N}[.,]\p{N}|\p{N}{5}|%/u;
const TWICE = /(?<![\p{L}\p{M}])(\p{L}{2,30}) \1(?![\p{L}\p{M}])/iu;

/** Whether a question reads as a person would type it: no code, no shouting, no marks, not long. */
export function isPlain(question: string): boolean {
  return (
    question.length >= SHORTEST &&
    question.length <= LONGEST &&
    question.split(" ").length <= MOST_WORDS &&
    question === withoutMarks(question) &&
    ![CODE, SHOUT, FIGURE, TWICE].some((pattern) => pattern.test(question)) &&
    isBalanced(question)
  );
}

const isBalanced = (text: string): boolean => text.split("(").length === text.split(")").length;

/**
 * Words with a capital are written small, as within a sentence, where the text does so more often, and where a heading writes
 * all its words with capitals and the text none. Names of several words keep theirs: "Open WebUI".
 */
export function asWithin(heading: string, whole: string): string {
  // The heading itself shows nothing of how its words are written.
  const text = whole.replaceAll(heading, " ");
  const words = heading.split(" ");
  const others = words.slice(1);
  const isSentence = others.every((word) => word === word.toLowerCase());
  const isTitled = others.length >= TITLED && others.every((word) => word.length < 4 || /^\p{Lu}/u.test(word));
  const isOfName = (at: number): boolean =>
    isNamePair(words[at - 1], words[at], text) || isNamePair(words[at], words[at + 1], text);
  return words
    .map((word, at) => {
      if (isOfName(at)) return word;
      const isSmall =
        isWritten(word, text) ||
        (at === 0 ? isSentence && !isNamed(word, text) : isTitled && TITLE_CASE.test(word) && !isNamed(word, text));
      return isSmall ? word.toLowerCase() : word;
    })
    .join(" ");
}

/** Words behind the first from which capitals throughout are a way to write headings. */
const TITLED = 2;

/** Whether two words stand with their capitals in the middle of sentences, more than once. */
export const isNamePair = (first: string | undefined, second: string | undefined, text: string): boolean =>
  first !== undefined &&
  second !== undefined &&
  [first, second].every((word) => /^\p{Lu}/u.test(word)) &&
  timesNamed(`${first} ${second}`, text) > 1;

const TITLE_CASE = /^\p{Lu}[\p{Ll}’'-]*$/u;

const isWritten = (word: string, text: string): boolean =>
  TITLE_CASE.test(word) && countOf(text, ` ${word.toLowerCase()} `) > timesNamed(word, text);

const isNamed = (word: string, text: string): boolean => !TITLE_CASE.test(word) || timesNamed(word, text) > 0;

/** With its capital in the middle of a sentence. */
const timesNamed = (word: string, text: string): number =>
  SMALL.reduce((sum, letter) => sum + countOf(text, `${letter} ${word} `), 0);

const SMALL = [..."abcdefghijklmnopqrstuvwxyz,"];

const countOf = (text: string, part: string): number => text.split(part).length - 1;
