import type { IncomingMessage } from "node:http";
import { ApiError } from "#core/http/errors.ts";

export interface PaceLimits {
  /** What a body must bring in a window. */
  readonly bytesPerSecond: number;
  /** Milliseconds. */
  readonly window: number;
  /** Windows in a row that may bring less: a phone in a tunnel gets so long. */
  readonly grace: number;
}

/** Calls `act` again and again, `ms` milliseconds apart, until what it answers is called. */
export type Every = (ms: number, act: () => void) => () => void;

const everyInterval: Every = (ms, act) => {
  const timer = setInterval(act, ms).unref();
  return () => clearInterval(timer);
};

/** What is looked at of a request. */
export type Paced = Pick<IncomingMessage, "readableLength"> & { readonly socket: { readonly bytesRead: number } };

/**
 * Reads a body as long as it keeps coming: whoever sends a byte now and then cannot hold a connection for an hour. Time
 * in which what came waits for us, for the disk say, is not the caller's. Throws `ApiError` 408.
 */
export async function atPace<Result>(
  request: Paced,
  { bytesPerSecond, window, grace }: PaceLimits,
  read: () => Promise<Result>,
  every: Every = everyInterval,
): Promise<Result> {
  const least = (bytesPerSecond * window) / 1000;
  const { promise: tooSlow, reject } = Promise.withResolvers<never>();
  let seen = request.socket.bytesRead;
  let slow = 0;
  const stop = every(window, () => {
    const { bytesRead } = request.socket;
    const isLate = bytesRead - seen < least && request.readableLength === 0;
    seen = bytesRead;
    slow = isLate ? slow + 1 : 0;
    if (slow > grace) reject(tooSlowly());
  });
  try {
    return await Promise.race([read(), tooSlow]);
  } finally {
    stop();
  }
}

const tooSlowly = () =>
  new ApiError(408, "The body arrived too slowly, or stopped arriving. Send it again over a better connection.", {
    headers: { connection: "close" },
  });
