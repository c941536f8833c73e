import { z } from "zod";
import { table } from "../../storage/table.ts";
import { WrappedKeys } from "./wrapped-form.ts";

/** On the server: an account's key, wrapped; nothing here opens it. */
const AccountKeysRow = WrappedKeys.extend({
  id: z.literal("keys"),
  owner: z.string(),
  created_at: z.string(),
  changed_at: z.string(),
  /** What was readable before is deleted; until then nobody gets or sends anything. */
  emptied: z.boolean(),
  /** The database's files hold no copy of it either; missing where an earlier version encrypted the account. */
  rewritten: z.boolean().optional(),
});
export type AccountKeysRow = z.infer<typeof AccountKeysRow>;

export const accountKeys = table<AccountKeysRow>({
  name: "account_keys",
  schema: AccountKeysRow,
  indexes: [],
  syncs: false,
});

/** On the server: a sealed file by the name the account's devices gave it. */
const SealedFileRow = z.object({
  /** An HMAC of the file's own hash; only devices with the account's key can work it out. */
  id: z.string(),
  owner: z.string(),
  /** SHA-256 of the sealed bytes: the blob. */
  blob: z.string(),
  named_at: z.string(),
});
export type SealedFileRow = z.infer<typeof SealedFileRow>;

export const sealedFiles = table<SealedFileRow>({
  name: "sealed_files",
  schema: SealedFileRow,
  indexes: [{ fields: ["named_at"] }],
  syncs: false,
  blobs: { fields: { blob: "original" } },
});
