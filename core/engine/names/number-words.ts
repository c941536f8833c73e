import { ENGLISH_NUMBERS, FOREIGN_NUMBERS } from "../languages/number-words.ts";
import { unitAfter } from "./units.ts";

const { ones: ONES, tens: TENS, ordinals: ORDINALS, ordinal_tens: ORDINAL_TENS } = ENGLISH_NUMBERS;
const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 };

const WORDS = [...ONES, ...TENS, ...ORDINALS, ...ORDINAL_TENS, "hundred", ...Object.keys(SCALES), "dozen"];
const WORD = `(?:${WORDS.toSorted((a, b) => b.length - a.length).join("|")})(?!\\p{L})`;
const RUN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<!\\p{N}[\\s-])(?:an?\\s(?=hundred|thousand|million|billion|dozen))?${WORD}(?:(?:[\\s-]|\\sand\\s)${WORD})*`,
  "giu",
);
const FOREIGN_WORD = new RegExp(
  `(?<![\\p{L}-])(?:${[...FOREIGN_NUMBERS.keys()].toSorted((a, b) => b.length - a.length).join("|")})(?![\\p{L}-])`,
  "giu",
);

/** The text with numbers that are written in words put in digits: "three hundred and forty-two hours" is "342 hours". */
export function numberWordsAsDigits(text: string): string {
  return text
    .replace(RUN, (run, at: number) => readRun(run, text.slice(at + run.length, at + run.length + 24)))
    .replace(FOREIGN_WORD, (word) => String(FOREIGN_NUMBERS.get(word.toLowerCase()) ?? word));
}

interface Read {
  /** Of the finished thousands, millions …; the number is this and `open`. */
  total: number;
  open: number | null;
  /** What was just read may be followed by words for less than this. */
  room: number;
  scale: number;
  words: string[];
  isOrdinal: boolean;
}

const nothing = (): Read => ({ total: 0, open: null, room: Infinity, scale: Infinity, words: [], isOrdinal: false });

/** "Twenty three" is one number, "two three" are two, "eighteen sixty-seven" is a year. */
function readRun(run: string, after: string): string {
  const numbers: Read[] = [];
  let read = nothing();
  for (const word of run.toLowerCase().split(/[\s-]+/u)) {
    if (word === "a" || word === "an" || word === "and") {
      read.words.push(word);
      continue;
    }
    if (!take(read, word)) {
      numbers.push(read);
      read = nothing();
      take(read, word);
    }
    read.words.push(word);
  }
  numbers.push(read);
  return joinYears(numbers)
    .map((one, index, all) => written(one, index === all.length - 1 ? after : ""))
    .join(" ");
}

/** Takes the word into the number; false where it begins another one. */
function take(read: Read, word: string): boolean {
  if (read.isOrdinal) return false;
  const scale = SCALES[word];
  if (scale !== undefined) {
    if (scale >= read.scale || read.open === 0) return false;
    Object.assign(read, { total: read.total + (read.open ?? 1) * scale, open: null, scale, room: scale });
    return true;
  }
  if (word === "hundred" || word === "dozen") {
    const factor = word === "dozen" ? 12 : 100;
    if (read.open !== null && (read.open === 0 || read.open > 99)) return false;
    Object.assign(read, { open: (read.open ?? 1) * factor, room: word === "dozen" ? 0 : 100 });
    return true;
  }
  const [value, isOrdinal] = valueOf(word);
  if (read.open === null ? value >= read.room : value >= read.room || value === 0) return false;
  const room = value >= 20 ? 10 : 0;
  Object.assign(read, { open: (read.open ?? 0) + value, room, isOrdinal });
  return true;
}

function valueOf(word: string): [value: number, isOrdinal: boolean] {
  for (const [words, first, step, isOrdinal] of [
    [ONES, 0, 1, false],
    [TENS, 20, 10, false],
    [ORDINALS, 0, 1, true],
    [ORDINAL_TENS, 20, 10, true],
  ] as const) {
    const index = words.indexOf(word);
    if (index >= 0) return [first + index * step, isOrdinal];
  }
  return [0, false];
}

const sum = ({ total, open }: Read): number => total + (open ?? 0);

function joinYears(numbers: readonly Read[]): readonly Read[] {
  const [century, year, ...more] = numbers;
  if (!century || !year || more.length > 0 || year.isOrdinal) return numbers;
  const [first, last] = [sum(century), sum(year)];
  const isYear = first >= 10 && first <= 20 && last >= 10 && last <= 99 && !century.words.includes("dozen");
  return isYear ? [{ ...nothing(), total: first * 100 + last, words: ["", ""] }] : numbers;
}

/** "One" alone is a number before a unit only, and "second" never; the words of those stay. */
function written(read: Read, after: string): string {
  const [word = ""] = read.words;
  const isPlain = read.words.length === 1;
  if (isPlain && word === "second") return word;
  if (isPlain && word === "one" && !unitAfter(after)) return word;
  return `${sum(read)}${read.isOrdinal ? "th" : ""}`;
}
