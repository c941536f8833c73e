import { z } from "zod";
import { MAX_OPS, MAX_PAGE } from "./protocol.ts";
import { DEVICE_LENGTH } from "./stamp.ts";

/** R43. A server answers 426 to messages older than this. */
export const MIN_PROTOCOL = 1;

/** R43. Questions asked all day name their protocol from the second on: one that names none is of the first. */
const UnnamedProtocol = z.coerce.number().int().default(1);

const Device = z
  .string()
  .regex(/^[0-9a-z-]+$/, "must be small letters, digits and hyphens")
  .length(DEVICE_LENGTH);
const Place = z.number().int().min(0);
const QueryNumber = z.coerce.number().pipe(Place);

export const Hello = z.object({
  protocol: z.number().int(),
  device: Device,
  name: z.string().max(200),
  /** Edits not sent yet, so that they can be named when the device is lost. */
  pending: Place.default(0),
  /** Ids it had before, as until an older copy of the data was restored: it takes their place in the list of devices. */
  formerly: z.array(Device).max(50).optional(),
});
export const PullQuery = z.object({
  protocol: UnnamedProtocol,
  device: Device,
  since: QueryNumber.default(0),
  limit: z.coerce.number().pipe(z.number().int().min(1).max(MAX_PAGE)).default(MAX_PAGE),
  full: QueryNumber.optional(),
  /** What it has stored, where it asks ahead of that. */
  has: QueryNumber.optional(),
});

export const PushBody = z.object({
  protocol: UnnamedProtocol,
  device: Device,
  n: z.number().int().min(1),
  since: Place,
  hash: z.string().regex(/^[0-9a-f]{16}$/, "must be 16 hexadecimal digits"),
  ops: z.array(z.unknown()).max(MAX_OPS, `must not hold more than ${MAX_OPS} operations`),
});

export const DevicePath = z.object({ device_id: Device });
export const BucketQuery = z.object({ bucket: z.coerce.number().pipe(z.number().int().min(0).max(255)) });

export const SyncDevice = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.string(),
  last_seen: z.string(),
  pending: z.number().int().meta({ description: "Edits it said it had not sent yet" }),
  behind: z.number().int().meta({ description: "Changes it has not fetched yet, at most" }),
  revoked_at: z.string().nullable(),
});
export type SyncDevice = z.infer<typeof SyncDevice>;
