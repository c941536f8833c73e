import { pause } from "#core/storage/pause.ts";

/** Milliseconds. */
const LOOK_EVERY = 250;

/** Looks again and again until there is something; rejects with the signal's reason once it is aborted. */
export async function poll<Found>(signal: AbortSignal, look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    signal.throwIfAborted();
    const found = await look();
    if (found !== undefined) return found;
    await pause(LOOK_EVERY, signal);
  }
}
