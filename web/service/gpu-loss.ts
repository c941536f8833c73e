/** What a worker reports of itself when its graphics card is lost; nothing but text crosses over with an error. */
export const GPU_LOST = "The graphics card was lost.";

/** Held by the tab that runs the workers once a card was lost under one of them. */
const WITHOUT_GPU = "lectern-without-gpu";

/** What is lost once is lost again: from now on the workers of this tab compute without the card. */
export function avoidGpu(): void {
  void navigator.locks.request(WITHOUT_GPU, { mode: "shared" }, () => new Promise(() => undefined));
}

export async function isGpuAvoided(): Promise<boolean> {
  const { held } = await navigator.locks.query();
  return (held ?? []).some(({ name }) => name === WITHOUT_GPU);
}

export const isGpuLost = (error: unknown): boolean => error instanceof Error && error.message.includes(GPU_LOST);

/** Runs what asks a worker, and once more, of the worker that follows, where the first one lost its graphics card. */
export async function orWithoutGpu<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!isGpuLost(error)) throw error;
    return run();
  }
}
