import { z } from "zod";
import { put, type Store } from "../storage/store.ts";
import { table } from "../storage/table.ts";

const SyncChoice = z.object({
  id: z.literal("choice"),
  owner: z.string(),
  /** Whether this device keeps in step with the server the app came from. */
  on: z.boolean(),
});

/** What a person decided on this device; nothing while they have not. */
export const syncChoices = table<z.infer<typeof SyncChoice>>({
  name: "sync_choices",
  schema: SyncChoice,
  indexes: [],
  syncs: false,
});

/** True or false as decided, undefined when nobody has. */
export async function syncChoice(store: Pick<Store, "get">, owner: string): Promise<boolean | undefined> {
  return (await store.get(syncChoices, owner, "choice"))?.on;
}

export async function chooseSync(store: Pick<Store, "write">, owner: string, on: boolean): Promise<void> {
  await store.write([put(syncChoices, { id: "choice", owner, on })]);
}
