/** Ways in which a language model tells a true sentence wrong. Each gives the altered sentence, or null where it has nothing to alter. */
export interface Alteration {
  readonly name: string;
  /** `others` are words and numbers that stand elsewhere; `random` gives 0–1. */
  alter(sentence: string, others: Others, random: () => number): string | null;
}

export interface Others {
  /** Names that none of the passages hold. */
  readonly names: readonly string[];
  /** All text that was given: what is made up must not be in it by chance. */
  readonly given: string;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
const NUMBER =
  /(?<![\p{L}\p{N}.,/-])\d{1,3}(?:,\d{3})+(?![\p{L}\p{N}]|[.,]\d)|(?<![\p{L}\p{N}.,/-])\d+(?:\.\d+)?(?![\p{L}\p{N}/-]|[.,]\d)/gu;
const NAME = /(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}{3,}(?![\p{L}'’-])/gu;
const QUOTE = /"([^"]*)"|“([^”]*)”/gu;

export const ALTERATIONS: readonly Alteration[] = [
  {
    name: "number",
    alter(sentence, { given }, random) {
      const found = pick([...sentence.matchAll(NUMBER)], random);
      if (!found) return null;
      const digits = found[0].replaceAll(",", "");
      for (let attempt = 0; attempt < 50; attempt++) {
        const value = Math.max(2, Math.round(Number(digits) * (0.5 + random()) + 1 + 5 * random()));
        const written = found[0].includes(",") ? value.toLocaleString("en") : String(value);
        if (!new RegExp(`(?<!\\d)${value}(?!\\d)`).test(given.replaceAll(",", "")))
          return replaced(sentence, found.index, found[0], written);
      }
      return null;
    },
  },
  {
    name: "number by a little",
    alter(sentence, { given }, random) {
      const found = pick([...sentence.matchAll(/(?<![\p{L}\p{N}.,/-])[12]\d{3}(?![\p{L}\p{N}/-]|[.,]\d)/gu)], random);
      if (!found) return null;
      const year = String(Number(found[0]) + (random() < 0.5 ? 1 : -1));
      return given.includes(year) ? null : replaced(sentence, found.index, found[0], year);
    },
  },
  {
    name: "month or day",
    alter(sentence, { given }, random) {
      const month = pick(
        MONTHS.filter((name) => new RegExp(`(?<!\\p{L})${name}\\s\\d`, "u").test(sentence)),
        random,
      );
      const other = pick(
        MONTHS.filter((name) => !given.includes(name)),
        random,
      );
      return month && other ? sentence.replace(month, other) : null;
    },
  },
  {
    name: "name",
    alter(sentence, { names }, random) {
      const found = pick([...sentence.matchAll(NAME)], random);
      const other = pick(names, random);
      return found && other ? replaced(sentence, found.index, found[0], other) : null;
    },
  },
  {
    name: "name of another sentence",
    alter(sentence, { given }, random) {
      const found = pick([...sentence.matchAll(NAME)], random);
      const around = sentence.slice(Math.max(0, (found?.index ?? 0) - 12));
      // Half of a name beside its other half says something else: it is neither right nor clearly wrong.
      if (
        !found ||
        /^\S+\s\p{Lu}|^\S*-/u.test(sentence.slice(found.index)) ||
        /\p{Lu}\S*\s$/u.test(around.slice(0, 12))
      )
        return null;
      const elsewhere = [...given.matchAll(NAME)]
        .map(([name]) => name)
        .filter((name) => !sentence.includes(name.slice(0, 4)) && !COMMON.test(name));
      const other = pick(elsewhere, random);
      return other ? replaced(sentence, found.index, found[0], other) : null;
    },
  },
  {
    name: "name at the beginning",
    alter(sentence, { names }, random) {
      const first = /^\p{Lu}\p{Ll}{2,}(?=\s(?:\p{Lu}\p{Ll}|was|is|had|has|became|won|died|were)\b)/u.exec(
        sentence,
      )?.[0];
      const other = pick(names, random);
      return first && other && !COMMON.test(first) ? replaced(sentence, 0, first, other) : null;
    },
  },
  {
    name: "quotation",
    alter(sentence, { names }, random) {
      const quotes = [...sentence.matchAll(QUOTE)].filter(([whole]) => whole.length > 12);
      const quote = pick(quotes, random);
      const words = [...(quote?.[1] ?? quote?.[2] ?? "").matchAll(/(?<![\p{L}'])\p{Ll}{4,}/gu)];
      const word = pick(words, random);
      const other = pick(names, random)?.toLowerCase();
      if (!quote || !word || !other) return null;
      return replaced(sentence, quote.index + 1 + word.index, word[0], other);
    },
  },
  {
    name: "negation",
    alter(sentence) {
      const verb = /(?<!\p{L})(?:was|were|is|are|had|has|can|could|did|will|would)(?!\p{L})(?! not| never| no )/u.exec(
        sentence,
      );
      return verb ? replaced(sentence, verb.index, verb[0], `${verb[0]} not`) : null;
    },
  },
  {
    name: "number of another sentence",
    alter(sentence, { given }, random) {
      const found = pick([...sentence.matchAll(NUMBER)], random);
      const elsewhere = [...given.matchAll(NUMBER)]
        .map(([number]) => number)
        .filter((number) => !sentence.includes(number));
      const other = pick(elsewhere, random);
      return found && other ? replaced(sentence, found.index, found[0], other) : null;
    },
  },
];

const COMMON =
  /^(?:The|This|That|These|Those|There|They|When|While|After|Before|Many|Most|Some|Other|Such|What|Which|Another|Later|People)$/;

/** True sentences in other words, which no check should stop. */
export const REWORDINGS: readonly Alteration[] = [
  { name: "as it stands", alter: (sentence) => sentence },
  {
    name: "with an opening",
    alter: (sentence, _, random) =>
      `${pick(["According to the document, ", "Overall, ", "In addition, "], random)}${/^\p{Lu}\p{Ll}/u.test(sentence) && /^(?:The|A|An|In|This|It)\s/.test(sentence) ? (sentence[0] ?? "").toLowerCase() + sentence.slice(1) : sentence}`,
  },
  {
    name: "numbers in another form",
    alter(sentence) {
      const other = sentence
        .replace(/(\d{1,3}(?:,\d{3})+)/g, (number) => number.replaceAll(",", ""))
        .replace(/(\d)\s?%/g, "$1 percent")
        .replace(/(\d+) percent/g, "$1%")
        .replace(/\$(\d+) million/g, "$1 million dollars");
      return other === sentence ? null : other;
    },
  },
  {
    name: "dates in another form",
    alter(sentence) {
      const other = sentence
        .replace(new RegExp(`(\\d{1,2}) (${MONTHS.join("|")}),? (\\d{4})`, "g"), "$2 $1, $3#")
        .replace(new RegExp(`(${MONTHS.join("|")}) (\\d{1,2}), (\\d{4})(?!#)`, "g"), "$2 $1 $3")
        .replaceAll("#", "");
      return other === sentence ? null : other;
    },
  },
  {
    name: "cut to its first clause",
    alter(sentence) {
      const clause = /^(.{40,}?\p{L}{3}),\s/u.exec(sentence)?.[1];
      return clause && /\s(?:was|were|is|are|had|has|became)\s/u.test(clause) ? `${clause}.` : null;
    },
  },
];

function replaced(text: string, at: number, old: string, by: string): string {
  return text.slice(0, at) + by + text.slice(at + old.length);
}

function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Numbers of 0–1 that are the same in every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
