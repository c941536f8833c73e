/** The last of `count` pages (from 0, one below the other) that begins at or above the line; the first where none does. */
export function pageAt(count: number, topOf: (page: number) => number, line: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (topOf(middle) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}
