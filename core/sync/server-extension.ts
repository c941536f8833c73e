import type { WriteExtension } from "../storage/write-extension.ts";
import { applyPush } from "./apply-push.ts";
import { encryptionProcedures } from "./encryption/procedures.ts";
import { foreignValues } from "./foreign-values.ts";
import { createSyncExtension, type SyncExtensionOptions } from "./extension.ts";
import { adopt, collect, learn, purge, undelete, unpark } from "./housekeeping.ts";
import type { Procedure } from "./procedure.ts";
import { register } from "./register.ts";
import { writersOf, writtenBy } from "./written-by.ts";

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
export const createServerExtension = (
  options: Omit<SyncExtensionOptions, "role" | "procedures" | "foreign" | "writersOf">,
): WriteExtension =>
  createSyncExtension({ ...options, role: "server", procedures: PROCEDURES, foreign: foreignValues, writersOf });
