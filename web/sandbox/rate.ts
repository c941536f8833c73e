/** Whether one more may be done now. `burst` at once, `perSecond` after; `now` in milliseconds. */
export function createAllowance(
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  now: () => number = () => performance.now(),
): () => boolean {
  let left = burst;
  let at = now();
  return () => {
    const moment = now();
    left = Math.min(burst, left + ((moment - at) / 1_000) * perSecond);
    at = moment;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
