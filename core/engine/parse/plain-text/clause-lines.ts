/** What a line of a contract begins with: "2.1 The rent", "(1) The deposit", "(a) in cash", "§ 3 Deposit". */
const CLAUSE =
  /\n[ \t]*(?=(?:\d{1,3}(?:\.\d{1,3})+[.)]?[ \t]+["“(]?\p{Lu}|§ ?\d{1,3}[a-z]?[.)]?[ \t]+\p{Lu}|\((?:\d{1,3}|[a-z]{1,4})\)[ \t]+["“]?\p{L}))/gu;

/** "2. Rent": where clauses are numbered below such lines, one may follow the last clause before it. */
const SECTION = /\n[ \t]*(?=\d{1,3}[.)]?[ \t]+\p{Lu})/gu;

/** Plain text with each numbered clause as a paragraph: Markdown would join them to one. */
export function keepClauseLines(source: string): string {
  const apart = source.replaceAll(CLAUSE, "\n\n");
  return apart === source ? source : apart.replaceAll(SECTION, "\n\n");
}
