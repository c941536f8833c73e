import type { WriteExtension } from "../../storage/write-extension.ts";
import { applyPush } from "./apply-push.ts";
import { encryptionProcedures } from "../encryption/procedures.ts";
import { forgetRows } from "./empty-account.ts";
import { foreignValues } from "../merge/foreign-values.ts";
import { createSyncExtension, type SyncExtensionOptions } from "../merge/extension.ts";
import { adopt, collect, learn, purge, undelete, unpark } from "../device/housekeeping.ts";
import { follow } from "../merge/orphans.ts";
import { moveFormer } from "../merge/former-rows.ts";
import type { Procedure } from "../merge/procedure.ts";
import { register } from "./register.ts";
import { writersOf, writtenBy } from "./written-by.ts";

const PROCEDURES: readonly Procedure<never>[] = [
  applyPush,
  register,
  writtenBy,
  collect,
  purge,
  undelete,
  follow,
  adopt,
  unpark,
  learn,
  moveFormer,
  forgetRows,
  ...encryptionProcedures.values(),
];

/** See `createSyncExtension`. */
export const createServerExtension = (
  options: Omit<SyncExtensionOptions, "role" | "procedures" | "foreign" | "writersOf">,
): WriteExtension =>
  createSyncExtension({ ...options, role: "server", procedures: PROCEDURES, foreign: foreignValues, writersOf });
