import type { WriteExtension } from "../storage/write-extension.ts";
import { applyPush } from "./apply-push.ts";
import { encryptionProcedures } from "./encryption/procedures.ts";
import { createSyncExtension, type SyncExtensionOptions } from "./extension.ts";
import { adopt, collect, learn, purge, undelete, unpark } from "./housekeeping.ts";
import type { Procedure } from "./procedure.ts";
import { register } from "./register.ts";
import { writtenBy } from "./written-by.ts";

const PROCEDURES: readonly Procedure<never>[] = [
  applyPush,
  register,
  writtenBy,
  collect,
  purge,
  undelete,
  adopt,
  unpark,
  learn,
  ...encryptionProcedures.values(),
];

/** See `createSyncExtension`. */
export const createServerExtension = (options: Omit<SyncExtensionOptions, "role" | "procedures">): WriteExtension =>
  createSyncExtension({ ...options, role: "server", procedures: PROCEDURES });
