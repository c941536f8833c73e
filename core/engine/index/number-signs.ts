/** How "number" is abbreviated, and its term: "Policy no. AB 12", "Kunden-Nr.: 12", "Facture n° 12". */
const TERMS: ReadonlyMap<string, string> = new Map([
  ["no", "number"],
  ["nos", "number"],
  ["nr", "nummer"],
  ["nrn", "nummer"],
  ["n", "numero"],
]);
/** The terms of "number": a question may name it where a label does not. */
export const NUMBER_TERMS: ReadonlySet<string> = new Set(TERMS.values());

/** Letters of the longest of them; a longer word may end with one behind a hyphen. */
const LONGEST = 3;

/** What makes a word such a sign: a number or a code with one behind it, or that it stands at the end of a label. */
const BEHIND = /^(?:\.\s*:?|\s*:|[°º]\.?\s*:?)\s*(?:\p{Lu}{1,4}[-–/ ]{0,2}){0,2}\p{N}/u;
const ENDS_CELL = /^\.\s*\|/u;
const ENDS_LABEL = /^(?:\.?\s*:|\.\s*(?:$|[|\n])|[°º])/u;
/** Characters that are looked at behind the word. */
const LOOKED_AT = 24;

/** The term of "number" where a word that ends here is a sign for it; undefined elsewhere, as for "no" in "no animals". */
export function numberSign(word: string, text: string, end: number): string | undefined {
  if (word.length > LONGEST && !word.includes("-")) return undefined;
  const term = TERMS.get(word.slice(word.lastIndexOf("-") + 1).toLowerCase());
  if (term === undefined) return undefined;
  const rest = text.slice(end, end + LOOKED_AT);
  const isDegree = /^[°º]/u.test(rest);
  if ((term === "numero") !== isDegree) return undefined;
  const isCapital = /(?:^|-)\p{Lu}/u.test(word);
  return BEHIND.test(rest) || ENDS_CELL.test(rest) || (isCapital && ENDS_LABEL.test(rest)) || isDegree
    ? term
    : undefined;
}

/** Whether the full stop at the end of a text belongs to such a sign, since a number or a code follows. */
export const endsWithNumberSign = (before: string, rest: string): boolean =>
  /(?:^|[\s(·-])(?:nos?|nrn?)\.\s*$/iu.test(before) && BEHIND.test(`. ${rest.trimStart()}`);
