import { expect, it } from "vitest";
import { NOT_SYNCING } from "../service/sync/sync-channel.ts";
import { isFirstSync } from "./first-sync.ts";

const syncing = { ...NOT_SYNCING, on: true, status: "syncing" } as const;

it("what is not here may arrive until the device has been in step once", () => {
  expect(isFirstSync(undefined)).toBe(true);
  expect(isFirstSync(syncing)).toBe(true);
  expect(isFirstSync({ ...syncing, synced_at: "2026-05-04T10:32:00.000Z" })).toBe(false);
});

it("nothing arrives where nothing syncs, or where the server cannot be reached or asks for a login", () => {
  expect(isFirstSync(NOT_SYNCING)).toBe(false);
  expect(isFirstSync({ ...syncing, status: "offline" })).toBe(false);
  expect(isFirstSync({ ...syncing, status: "signed-out" })).toBe(false);
});
