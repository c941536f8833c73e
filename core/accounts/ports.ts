import type { AccountServices } from "./account-services.ts";

export interface AccountsPort {
  readonly accounts: AccountServices;
  /** Leaves no copy of the owner's deleted rows in the files of the database; left out by a host without accounts on it. */
  readonly eraseDeleted?: (owner: string) => Promise<void>;
}
