import type { WriteExtension } from "../storage/write-extension.ts";
import { applyPush } from "./apply-push.ts";
import { encryptionProcedures } from "./encryption/procedures.ts";
import { createSyncExtension, type SyncExtensionOptions } from "./extension.ts";
import type { Procedure } from "./procedure.ts";
import { register } from "./register.ts";

/** What only a server carries out: devices do not load it. */
const ON_SERVERS: readonly Procedure<never>[] = [applyPush, register, ...encryptionProcedures.values()];

/** See `createSyncExtension`. */
export const createServerExtension = (options: Omit<SyncExtensionOptions, "role" | "more">): WriteExtension =>
  createSyncExtension({ ...options, role: "server", more: ON_SERVERS });
