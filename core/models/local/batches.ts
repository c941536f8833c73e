/** Texts in one run of a model; more gain nothing on two cores and cost memory. */
export const BATCH = 16;

/** Indexes of the texts, or of their tokens, in batches of similar length, so that little is spent on padding; shortest first. */
export function batchesByLength(texts: readonly { readonly length: number }[], size: number): number[][] {
  const order = texts.map((_, index) => index).sort((a, b) => (texts[a]?.length ?? 0) - (texts[b]?.length ?? 0));
  const batches: number[][] = [];
  for (let at = 0; at < order.length; at += size) batches.push(order.slice(at, at + size));
  return batches;
}
