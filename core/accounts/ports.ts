import type { Operation } from "../storage/store.ts";
import type { AccountServices } from "./account-services.ts";

export interface AccountsPort {
  readonly accounts: AccountServices;
  /** Leaves no copy of the owner's deleted rows in the files of the database; left out by a host without accounts on it. */
  readonly eraseDeleted?: (owner: string) => Promise<void>;
}

export interface RemovalPort {
  /** Writes `batch`, then removes every row and file of the user from this host; a host that is cut off goes on at its next start. */
  readonly removeAccount: (user: string, batch: readonly Operation[]) => Promise<void>;
}
