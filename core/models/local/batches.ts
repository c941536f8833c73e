/** Indexes of the texts in batches of similar length, so that little is spent on padding; shortest first. */
export function batchesByLength(texts: readonly string[], size: number): number[][] {
  const order = texts.map((_, index) => index).sort((a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0));
  const batches: number[][] = [];
  for (let at = 0; at < order.length; at += size) batches.push(order.slice(at, at + size));
  return batches;
}
