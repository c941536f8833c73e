import { z } from "zod";
import { type Clock, timestamp } from "#core/storage/time.ts";
import { put, require, type Store } from "../storage/store.ts";
import { table } from "../storage/table.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import type { AccountServices } from "./account-services.ts";

const StartingPointRow = z.object({ id: z.literal("starting-point"), owner: z.string() });

/** Says that a user without a registration has had a starting point. */
export const startingPoints = table<z.infer<typeof StartingPointRow>>({
  name: "starting_points",
  schema: StartingPointRow,
  indexes: [],
  syncs: false,
});

export interface BuiltInStartDeps extends Pick<AccountServices, "startingPoint"> {
  readonly store: Store;
  readonly clock: Clock;
}

/**
 * The built-in user never registers, so the starting point is written when the platform is first asked for anything in
 * that name: then the store is known to work, and a device that is joined to an account before never gets a second one.
 * Once only, so that what was deleted stays deleted; the row and its guard make two tabs asking at once harmless.
 */
export async function ensureStartingPoint(
  { store, clock, startingPoint }: BuiltInStartDeps,
  user: string,
): Promise<void> {
  const mark = { id: "starting-point", owner: user } as const;
  if (await store.get(startingPoints, user, mark.id)) return;
  const guard = require(startingPoints, user, mark.id, "absent");
  const start = await startingPoint(user, timestamp(clock));
  await writeUnlessChanged(store, [guard, put(startingPoints, mark), ...start]);
}
