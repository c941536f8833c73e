/** Characters of a path that is compared; a longer one is no slip of the keyboard. */
const LONGEST = 120;

/**
 * The path of a row that differs least from one that is none: `/api/collections` for `/api/collection`. Where a row has a
 * parameter, any segment fits. Undefined where none is near.
 */
export function nearestPath(path: string, routes: readonly { readonly fullPath: string }[]): string | undefined {
  if (path.length > LONGEST) return undefined;
  const segments = path.replace(/\/$/, "").split("/");
  const near = routes.map(({ fullPath }) => ({ fullPath, distance: distanceOf(segments, fullPath.split("/")) }));
  const least = near.reduce((best, one) => (one.distance < best.distance ? one : best), { fullPath: "", distance: 1 });
  return least.fullPath === "" ? undefined : least.fullPath.replace(/:(\w+)/g, "{$1}");
}

/** 0 for the same; 1 and more where a segment is another word, or there are more or fewer of them. */
function distanceOf(actual: readonly string[], pattern: readonly string[]): number {
  if (actual.length !== pattern.length) return Infinity;
  return pattern.reduce((sum, segment, at) => {
    const own = actual[at] ?? "";
    if (segment.startsWith(":") || segment === own) return sum;
    return sum + editsBetween(own, segment) / (Math.max(own.length, segment.length) * MOST_WRONG);
  }, 0);
}

/** Share of a segment's letters from which it is another word. */
const MOST_WRONG = 0.4;

/** Letters to change, add or leave out (Levenshtein 1966). */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [to, wanted] of [...other].entries())
      next.push(Math.min((row[to] ?? 0) + (letter === wanted ? 0 : 1), (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}
