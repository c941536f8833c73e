/** Makes the first call at once, and one more for all those that come within the milliseconds after it. */
export function gatherCalls(call: () => void, milliseconds: number): () => void {
  let isGathering = false;
  let isAsked = false;
  return function ask(): void {
    if (isGathering) {
      isAsked = true;
      return;
    }
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      if (isAsked) ask();
    }, milliseconds);
    isAsked = false;
    call();
  };
}
