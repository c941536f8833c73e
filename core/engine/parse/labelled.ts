import type { RichText } from "./inline-text.ts";

export const SPEAKER_NOTES = "Speaker notes";
export const HIDDEN_SLIDE = "Hidden slide: it is left out when the presentation is shown.";
export const HIDDEN_SHEET = "Hidden sheet: it is not shown when the workbook is opened.";

/** "Speaker notes: first line\nsecond line": what is beside the text of a document, told apart from it. */
export function labelled(label: string, lines: readonly RichText[]): RichText {
  let text = `${label}: `;
  const links: RichText["links"][number][] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0) text += "\n";
    const by = text.length;
    links.push(...line.links.map((link) => ({ ...link, start: link.start + by, end: link.end + by })));
    text += line.text;
  }
  return { text, links };
}

/** "Comment by Ada, 2024-03-05": a date of another form than ISO 8601 is left out. */
export function signed(what: string, { author, date }: { readonly author: string; readonly date: string }): string {
  const day = /^\d{4}-\d\d-\d\d/.exec(date)?.[0];
  return `${what}${author === "" ? "" : ` by ${author}`}${day ? `, ${day}` : ""}`;
}
