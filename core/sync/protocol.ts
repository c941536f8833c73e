import { z } from "zod";

/** R43. Of the messages between a device and its server, which answers 426 to older ones than `MIN_PROTOCOL`. */
export const PROTOCOL = 1;

/** R17. Rows of one page. */
export const MAX_PAGE = 5000;

/** R22. Operations of one batch. */
export const MAX_OPS = 1000;

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
