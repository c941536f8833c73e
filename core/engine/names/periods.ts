/** A year or a part of one that a text names, whatever the form: "FY2018", "fiscal 2018", "Q1 2023", "first half of 2023". */
export interface Period {
  /** "2018", "2018-Q2" or "2018-H1": equal for all forms of one period. */
  readonly key: string;
  readonly year: number;
  /** "Q1"–"Q4", "H1" or "H2"; null for the whole year. */
  readonly part: string | null;
  /** UTF-16 range in the text. */
  readonly start: number;
  readonly end: number;
}

const YEAR = "(?:19|20)\\d\\d";
const FISCAL = "(?:fiscal(?:\\s{1,3}years?)?(?:\\s{1,3}ended)?|financial\\s{1,3}year|years?\\s{1,3}ended|FYE?|CY)";
const FISCAL_YEAR = `(?:${FISCAL}\\s?[-']?\\s?)?(${YEAR})`;
const SHORT_YEAR = "(?:FY\\s?'?|')?(\\d\\d)";
const ORDINAL = "(first|second|third|fourth|1st|2nd|3rd|4th)";

/** Each with the groups of the pattern that hold part and year. */
const FORMS: readonly { readonly pattern: RegExp; readonly part: number; readonly year: number }[] = [
  { pattern: form(`([QH][1-4])\\s?[-/'’]?\\s?(?:of\\s{1,3})?(?:the\\s{1,3})?${FISCAL_YEAR}`), part: 1, year: 2 },
  { pattern: form(`([QH][1-4])\\s?[-/'’]?\\s?${SHORT_YEAR}`), part: 1, year: 2 },
  { pattern: form(`([1-4][QH])\\s?[-/'’]?\\s?${FISCAL_YEAR}`), part: 1, year: 2 },
  { pattern: form(`([1-4][QH])\\s?[-/'’]?\\s?${SHORT_YEAR}`), part: 1, year: 2 },
  { pattern: form(`(?:FY\\s?)?(${YEAR})\\s?[-/_]?\\s?([QH][1-4])`), part: 2, year: 1 },
  {
    pattern: form(`${ORDINAL}\\s{1,3}(quarter|half)(?:\\s{1,3}(?:of|in))?(?:\\s{1,3}the)?\\s{1,3}${FISCAL_YEAR}`),
    part: 1,
    year: 3,
  },
  { pattern: form(`FY\\s?[-'’]?\\s?(\\d\\d)`), part: 0, year: 1 },
  { pattern: form(FISCAL_YEAR), part: 0, year: 1 },
];

/** A sign, a letter or a digit before or after makes it a part of something else: "$2018", "20,181", "A2018". */
function form(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}.,$€£#])${pattern}(?![\\p{L}\\p{N}]|[.,]\\p{N})`, "giu");
}

/** In the order of the text; where one form holds another, the longer one only. */
export function periodsOf(text: string): Period[] {
  const plain = text.replaceAll("_", " ");
  const found = FORMS.flatMap(({ pattern, part, year }) =>
    [...plain.matchAll(pattern)].flatMap((match) => {
      const number = yearOf(match[year] ?? "");
      const named = part === 0 ? null : partOf(match[part] ?? "", match[0]);
      if (named === undefined) return [];
      const key = named === null ? `${number}` : `${number}-${named}`;
      return [{ key, year: number, part: named, start: match.index, end: match.index + match[0].length }];
    }),
  );
  const kept: Period[] = [];
  for (const period of found.sort((a, b) => a.start - b.start || b.end - a.end))
    if (period.start >= (kept.at(-1)?.end ?? 0)) kept.push(period);
  return kept;
}

const yearOf = (digits: string): number =>
  digits.length === 2 ? (Number(digits) < 70 ? 2000 : 1900) + Number(digits) : Number(digits);

const ORDINALS = ["first", "second", "third", "fourth"];

/** Undefined where there is no such part: "H3". */
function partOf(written: string, whole: string): string | null | undefined {
  const word = written.toLowerCase();
  const number = Number(/[1-4]/.exec(word)?.[0] ?? ORDINALS.indexOf(word) + 1);
  const isHalf = /^h|h$/.test(word.replace(/th$/, "")) || /half/i.test(whole);
  return isHalf && number > 2 ? undefined : `${isHalf ? "H" : "Q"}${number}`;
}
