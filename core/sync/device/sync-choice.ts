import { z } from "zod";
import { change, put, type Operation, type Store } from "../../storage/store.ts";
import { table } from "../../storage/table.ts";
import { newDeviceId } from "../protocol/stamp.ts";
import { formerlyOf } from "../merge/heads.ts";
import { syncHeads, syncLinks } from "../merge/sync-tables.ts";

const SyncChoice = z.object({
  id: z.literal("choice"),
  owner: z.string(),
  /** Whether this device keeps in step with the server the app came from. */
  on: z.boolean(),
  /** The account on the server; the server's built-in user when left out. */
  account: z.string().optional(),
  /** R44. Names the keys of an encrypted account: nothing readable is sent to it any more. */
  key_id: z.string().optional(),
});
export type SyncChoice = z.infer<typeof SyncChoice>;

/** What a person decided on this device; nothing while they have not. */
export const syncChoices = table<SyncChoice>({
  name: "sync_choices",
  schema: SyncChoice,
  indexes: [],
  syncs: false,
});

/** What was decided, undefined when nobody has. */
export async function syncChoice(store: Pick<Store, "get">, owner: string): Promise<SyncChoice | undefined> {
  return store.get(syncChoices, owner, "choice");
}

/** R44. From now on this device knows the account as encrypted. */
export async function rememberKey(store: Pick<Store, "write">, owner: string, keyId: string): Promise<void> {
  await store.write([change(syncChoices, owner, "choice", { key_id: keyId })]);
}

/** No server's: whoever reads it fetches everything, and sends what is newer here or not there at all (R39). */
const ANOTHER_ACCOUNT = "another account";

export interface NewSyncChoice {
  readonly on: boolean;
  readonly account?: string;
  /** This device was taken off and is to come back, as one the server has not seen. */
  readonly asNewDevice?: boolean;
}

/**
 * Decides for `owner`. With another account than before, what is here is compared with it from the beginning: a place
 * in the feed of one account says nothing about another's.
 */
export async function chooseSync(
  store: Pick<Store, "get" | "write">,
  owner: string,
  { on, account, asNewDevice = false }: NewSyncChoice,
): Promise<void> {
  const before = await syncChoice(store, owner);
  const kept = account ?? before?.account;
  const row: SyncChoice = { id: "choice", owner, on, ...(kept !== undefined && { account: kept }) };
  const keyId = kept === before?.account ? before?.key_id : undefined;
  const batch: Operation[] = [put(syncChoices, { ...row, ...(keyId !== undefined && { key_id: keyId }) })];
  const isSame = kept === before?.account && !asNewDevice;
  const link = isSame ? undefined : await store.get(syncLinks, owner, "link");
  // An id that one account has signed out must not be the one of this device in another.
  const head = asNewDevice || link ? await store.get(syncHeads, owner, "head") : undefined;
  if (head) batch.push(change(syncHeads, owner, "head", { device: newDeviceId(), formerly: formerlyOf(head) }));
  if (link) batch.push(change(syncLinks, owner, "link", { epoch: ANOTHER_ACCOUNT, fence: link.fence + 1 }));
  await store.write(batch);
}
