import { z } from "zod";
import { table } from "../storage/table.ts";
import { HOST_OWNER } from "./user.ts";

const AccountRemovalRow = z.object({
  /** The account that was deleted; nothing else is left of it. */
  id: z.string(),
  owner: z.literal(HOST_OWNER),
  /** Everything is removed; what is left to do is to look again. */
  done: z.boolean(),
});

/** Accounts whose rows and files are being removed. The next start of the host looks once more, and removes the mark. */
export const accountRemovals = table<z.infer<typeof AccountRemovalRow>>({
  name: "account_removals",
  schema: AccountRemovalRow,
  indexes: [],
  syncs: false,
});
