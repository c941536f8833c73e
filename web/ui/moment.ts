/** A day with its time in the words of the person's language: "21 Nov 2026, 05:12". */
export const momentOf = (time: string | number): string =>
  new Date(time).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
