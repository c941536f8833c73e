import { z } from "zod";

/** R43. Of the messages between a device and its server, which answers 426 to older ones than `MIN_PROTOCOL`. */
export const PROTOCOL = 1;

/** R12. Stamps further ahead of the server's clock than this, in milliseconds, are refused. */
export const SKEW = 60_000;

/** R17. Rows of one page. */
export const MAX_PAGE = 5000;

/** R22. Operations of one batch. */
export const MAX_OPS = 1000;

/**
 * R17, R22. Characters of JSON after which a page or a batch ends, so that rows with long texts neither meet a limit
 * for bodies nor fill a phone's memory. A row that is longer travels alone.
 */
export const PAGE_TEXT = 4_000_000;
export const BATCH_TEXT = 1_000_000;

/**
 * R22. Bytes of a batch that the server takes: as many as the largest row that the API accepts. That is a page with its
 * published content and its backup, of 8 MB each; sealing makes three bytes four.
 */
export const PUSH_LIMIT = 36 * 1024 * 1024;

/** How many of these texts, at least the first, are no longer together than `most` characters. */
export function countWithin(lengths: readonly number[], most: number): number {
  let sum = 0;
  const over = lengths.findIndex((length) => (sum += length) > most);
  return over < 0 ? lengths.length : Math.max(1, over);
}

export const HelloReply = z.object({
  epoch: z.string(),
  head: z.number(),
  floor: z.number(),
  /** Number of the device's last batch; 0 for a device not seen before. */
  n: z.number(),
  /** Whether the device was known before, and the edits it had not sent then. */
  known: z.boolean(),
  pending: z.number(),
  serverTime: z.number(),
});
export type HelloReply = z.infer<typeof HelloReply>;
