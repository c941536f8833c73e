/** Milliseconds between signs of life while a model is loaded or computes: both may take longer than a watchdog waits. */
const SIGN_OF_LIFE = 2000;

/** Calls `tell` from time to time until the work is done. */
export async function withSignsOfLife<Value>(tell: () => void, work: () => Promise<Value>): Promise<Value> {
  const timer = setInterval(tell, SIGN_OF_LIFE);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
