/** Sources of regular expressions that phrases of several languages are put together from. Every repetition is bounded. */
const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.&/-]{0,40}`;

/** One to seven words, as few as will do. */
export const SUBJECT = `(?<what>(?:${WORD} ){0,6}?${WORD})`;
/** The same without "of" and without a genitive: no "weight of an edge" that provides something. */
export const DOER = `(?<what>(?:(?!of )(?!\\p{L}{1,30}['’]s )${WORD} ){0,6}?${WORD})`;
export const NUMBER = String.raw`\p{N}[\p{N}.,]{0,15}`;
export const YEAR = String.raw`(?:1[5-9]|20)\p{N}{2}`;
/** One to four words with capitals. */
export const NAME = String.raw`(?<value>\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{0,30}){0,3})`;

/** A sentence that begins like this, without regard to what follows. */
export const begins = (...parts: readonly string[]): RegExp => new RegExp(`^${parts.join("")}`, "u");

export const anyOf = (words: string): string => `(?:${words.split(" ").join("|").replaceAll("_", " ")})`;

/** Any of the words, alone and in any case. */
export const wordOf = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})${anyOf(words)}(?!\p{L})`, "iu");

/** Nothing but one of the words, in any case. */
export const wholly = (words: string): RegExp => new RegExp(`^${anyOf(words)}$`, "iu");
