import { pushOperation, type Push, type PushReply } from "./apply-push.ts";
import { writeSettlingClashes } from "../merge/find-clashes.ts";
import { headOf } from "../merge/heads.ts";
import { SyncRefused } from "../protocol/refused.ts";
import { sweepOrphans } from "../merge/orphans.ts";
import type { SyncServerDeps } from "./server-pull.ts";
import { syncDevices } from "./server-tables.ts";

/** R22-R26. Applies a batch, or answers again what it was answered before. Throws `SyncRefused`. */
export async function pushBatch(deps: SyncServerDeps, owner: string, push: Omit<Push, "clashes">): Promise<PushReply> {
  await writeSettlingClashes(deps, owner, push.ops, (clashes) =>
    deps.store.write([pushOperation(owner, { ...push, clashes })]),
  );
  // Asked at once: the store is a thread or a network away. The answer needs the head, too.
  const [device] = await Promise.all([
    deps.store.get(syncDevices, owner, push.device),
    sweepOrphans(deps, owner, push.ops),
    headOf(deps.store, owner),
  ]);
  if (!device) throw new SyncRefused("device_unknown");
  const reply: PushReply = JSON.parse(device.reply);
  // The device itself has one batch under way at most; another one in between was a copy of it.
  if (reply.n !== push.n) throw new SyncRefused("gap");
  return reply;
}
