/** Position of the last value that is not above the wanted one, in ascending values; 0 when all are. */
export function lastAtOrBefore(values: Uint32Array, wanted: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((values[middle] ?? 0) <= wanted) low = middle;
    else high = middle - 1;
  }
  return low;
}
