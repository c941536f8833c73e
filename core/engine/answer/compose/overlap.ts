/** Share of the smaller set's terms that both hold, 0–1; 1 when one is empty, for it says nothing new. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size === 0) return 1;
  let shared = 0;
  for (const term of small) if (large.has(term)) shared++;
  return shared / small.size;
}
