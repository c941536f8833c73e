/** "1 document", "1,234 documents". The plural is the word with an s where it is left out. */
export function counted(count: number, one: string, other = `${one}s`): string {
  return `${grouped(count)} ${plural(count, one, other)}`;
}

/** The form of a word that goes with a number: `plural(1, "is", "are")` is "is". */
export function plural(count: number, one: string, other = `${one}s`): string {
  return count === 1 ? one : other;
}

/** "1,234". By hand, as the first number that `Intl` formats takes 20 to 40 ms of a start. */
function grouped(count: number): string {
  return Number.isInteger(count) ? `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ",") : count.toLocaleString("en");
}
