import type { DeviceSyncState } from "../service/sync/sync-channel.ts";

/** Nothing has come from the server yet, so that what is not on this device may still arrive. */
export const isFirstSync = (state: Pick<DeviceSyncState, "on" | "status" | "synced_at"> | undefined): boolean =>
  state === undefined || (state.on && state.status === "syncing" && state.synced_at === null);
