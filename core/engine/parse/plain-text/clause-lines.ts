/** What a line of a contract begins with: "2.1 The rent", "(1) The deposit", "(a) in cash", "§ 3 Deposit". */
const CLAUSE =
  /(?<!\n)\n[ \t]*(?=(?:\d{1,3}(?:\.\d{1,3})+[.)]?[ \t]+["“(]?\p{Lu}|§ ?\d{1,3}[a-z]?[.)]?[ \t]+\p{Lu}|\((?:\d{1,3}|[a-z]{1,4})\)[ \t]+["“]?\p{L}))/gu;

/** "2. Rent": where clauses are numbered below such lines, one may follow the last clause before it. */
const SECTION = /\n[ \t]*(?=\d{1,3}[.)]?[ \t]+\p{Lu})/gu;

/** Plain text with each numbered clause as a paragraph: Markdown would join them to one. */
export function keepClauseLines(source: string): string {
  const apart = keepCountedLines(source).replaceAll(CLAUSE, "\n\n");
  return apart === source ? source : apart.replaceAll(SECTION, "\n\n");
}

/** "5.2.1" before anything but a number; "1.5 million" has the same form, and "1.6" seldom begins the line below it. */
const COUNTED = /^[ \t]*(?<number>\p{Nd}{1,3}(?:\.\p{Nd}{1,3})*)[.)]?[ \t]+(?=[^\s\p{Nd}])/u;

/** The text with lines apart that count on from the line above them: "5.2.1 autobaud" and "5.2.2 charset". */
function keepCountedLines(source: string): string {
  if (!/\n[ \t]*\p{Nd}{1,3}\.\p{Nd}/u.test(source)) return source;
  let before: readonly number[] | undefined;
  return source
    .split("\n")
    .map((line, at) => {
      const number = COUNTED.exec(line)?.groups?.["number"]?.split(".").map(Number);
      const isNext = number !== undefined && number.length > 1 && before !== undefined && countsOn(before, number);
      before = number;
      return isNext ? `\n\n${line.trimStart()}` : `${at === 0 ? "" : "\n"}${line}`;
    })
    .join("");
}

/** Whether 5.3, 5.2.2 or 5.2.1.1 comes after 5.2.1. */
const countsOn = (before: readonly number[], next: readonly number[]): boolean =>
  next.length > before.length
    ? next.join(".") === [...before, 1].join(".")
    : next.join(".") === [...before.slice(0, next.length - 1), (before[next.length - 1] ?? 0) + 1].join(".");
