const MILLISECONDS = 100;

/**
 * Gives the event loop its turn now and then in a long run, so that an abort is heard and progress is seen; `onTurn` is
 * called after each turn.
 */
export function createPause(onTurn?: () => void): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < MILLISECONDS) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
    onTurn?.();
  };
}
