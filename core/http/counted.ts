const ENGLISH = new Intl.PluralRules("en");

/** "1 document", "1,234 documents". The plural is the word with an s where it is left out. */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${count.toLocaleString("en")} ${plural(count, one, other)}`;
}

/** The form of a word that goes with a number: `plural(1, "is", "are")` is "is". */
export function plural(count: number, one: string, other = `${one}s`): string {
  return ENGLISH.select(count) === "one" ? one : other;
}
