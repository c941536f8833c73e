interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Where a range of an earlier text lies in this one, in UTF-16 offsets. A document that is read anew, by a later parser or
 * with pages recognised since, has its words elsewhere; `begins` are the first words of the range. Of several places with
 * them the nearest is taken, and the range stays as it was where there is none.
 */
export function rangeNow(text: string, { start, end }: Range, begins: string): Range {
  if (begins === "" || text.startsWith(begins, start)) return { start, end };
  let nearest: number | undefined;
  for (let at = text.indexOf(begins); at >= 0; at = text.indexOf(begins, at + 1)) {
    if (nearest !== undefined && Math.abs(at - start) >= Math.abs(nearest - start)) break;
    nearest = at;
  }
  return nearest === undefined ? { start, end } : { start: nearest, end: nearest + end - start };
}
