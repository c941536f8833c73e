/** A chunk of one of the parts of a scoped index. */
export interface ScoredChunk {
  /** Position in `ScopedIndex.parts`. */
  readonly part: number;
  readonly chunk: number;
  readonly score: number;
}

/** The `count` best chunks with a score above `floor`, best first; equal ones in the order of the index. */
export function topChunks(scores: readonly Float32Array[], count: number, floor = 0): ScoredChunk[] {
  const heap: ScoredChunk[] = [];
  let worst = floor;
  for (const [part, partScores] of scores.entries()) worst = takeBest(heap, partScores, part, count, worst);
  return heap.sort((a, b) => b.score - a.score || a.part - b.part || a.chunk - b.chunk);
}

/** Answers the score a chunk must now be above. All in local variables: this looks at every chunk there is. */
function takeBest(heap: ScoredChunk[], scores: Float32Array, part: number, count: number, floor: number): number {
  let worst = floor;
  for (let chunk = 0; chunk < scores.length; chunk++) {
    const score = scores[chunk] ?? 0;
    if (score <= worst) continue;
    if (heap.length < count) push(heap, { part, chunk, score });
    else replaceWorst(heap, { part, chunk, score });
    if (heap.length === count) worst = heap[0]?.score ?? floor;
  }
  return worst;
}

/** Whether `a` ranks below `b`. */
const isWorse = (a: ScoredChunk, b: ScoredChunk): boolean =>
  a.score < b.score || (a.score === b.score && (a.part > b.part || (a.part === b.part && a.chunk > b.chunk)));

function push(heap: ScoredChunk[], entry: ScoredChunk): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent];
    if (above === undefined || !isWorse(entry, above)) break;
    heap[at] = above;
    heap[parent] = entry;
    at = parent;
  }
}

function replaceWorst(heap: ScoredChunk[], entry: ScoredChunk): void {
  heap[0] = entry;
  let at = 0;
  for (;;) {
    const left = heap[at * 2 + 1];
    const right = heap[at * 2 + 2];
    if (left === undefined) return;
    const worse = right !== undefined && isWorse(right, left) ? at * 2 + 2 : at * 2 + 1;
    const child = heap[worse];
    if (child === undefined || !isWorse(child, entry)) return;
    heap[at] = child;
    heap[worse] = entry;
    at = worse;
  }
}
