/** A rectangle in points, top left origin. */
export interface Bounds {
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly bottom: number;
}

/** What encloses all of them; a page may hold more than can be given to `Math.min` as arguments. */
export function boundsOf(all: readonly Bounds[]): Bounds {
  let [x, right, y, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const one of all) {
    x = Math.min(x, one.x);
    right = Math.max(right, one.right);
    y = Math.min(y, one.y);
    bottom = Math.max(bottom, one.bottom);
  }
  return { x, right, y, bottom };
}
