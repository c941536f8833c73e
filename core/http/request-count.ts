import { z } from "zod";
import { Timestamp } from "../http/fields.ts";
import { table } from "../storage/table.ts";

/** What a request was for, as far as the one who saw it can tell. */
export const PURPOSES = [
  "page files",
  "sync",
  "this server",
  "model hub",
  "language model",
  "web access",
  "other",
] as const;
export type Purpose = (typeof PURPOSES)[number];

const RequestCountRow = z.object({
  /** `host purpose`, or `since`. */
  id: z.string(),
  owner: z.string(),
  /** With its port; empty in the row that tells since when is counted. */
  host: z.string(),
  purpose: z.enum(PURPOSES),
  requests: z.number().int().min(0),
  /** Stopped by the page's policy before anything went out; not in `requests`. */
  refused: z.number().int().min(0),
  /** Bytes of bodies whose size was known; a lower bound where `unsized` is not 0. */
  sent_bytes: z.number().int().min(0),
  /** Requests with a body of unknown size. */
  unsized: z.number().int().min(0),
  first_at: Timestamp,
  last_at: Timestamp,
});
export type RequestCountRow = z.infer<typeof RequestCountRow>;

/** Requests that left this device, by host and purpose. Nothing of what was in them. Only a browser keeps it. */
export const requestCounts = table<RequestCountRow>({
  name: "request_counts",
  schema: RequestCountRow,
  indexes: [],
  syncs: false,
});
