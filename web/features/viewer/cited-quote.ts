interface Selected {
  readonly text: string;
  /** Where the selection begins and ends: page numbers, or names such as "Slide 3"; null where the format has neither. */
  readonly first: string | null;
  readonly last: string | null;
  readonly fileName: string;
}

/** “…” — report.pdf, page 7 */
export function citedQuote({ text, first, last, fileName }: Selected): string {
  // The lines of a page are not those of the paragraph that quotes it; soft hyphens are for their ends alone.
  const quote = text
    .replace(/\u00ad/g, "")
    .replace(/\s+/g, " ")
    .trim();
  const place = placeWords(first, last ?? first);
  return `“${quote}” — ${fileName}${place === "" ? "" : `, ${place}`}`;
}

function placeWords(first: string | null, last: string | null): string {
  if (first === null || last === null) return "";
  const isNumber = [first, last].every((place) => /^\d+$/.test(place));
  if (first === last) return isNumber ? `page ${first}` : first;
  return isNumber ? `pages ${first}–${last}` : `${first} – ${last}`;
}
