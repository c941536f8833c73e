import { afterEach, expect, test, vi } from "vitest";
import type { DeviceSyncState } from "../service/sync/sync-channel.ts";
import { placeOf, type Host } from "./host.ts";

afterEach(() => void vi.unstubAllGlobals());

function place(host: string, sync: { readonly on: boolean; readonly status: DeviceSyncState["status"] }): string {
  vi.stubGlobal("location", { host, hostname: host.split(":")[0] });
  const state = () => sync as unknown as DeviceSyncState;
  return placeOf({ host: { where: () => "device" } as unknown as Host, sync: { state } });
}

test("files are said to be on a server only where one keeps them", () => {
  expect(place("notes.example.org", { on: true, status: "off" })).toBe("Your files stay on this device.");
  expect(place("notes.example.org", { on: false, status: "off" })).toBe("Your files stay on this device.");
  expect(place("notes.example.org", { on: true, status: "offline" })).toContain("on the server at notes.example.org");
  expect(place("localhost:8000", { on: true, status: "synced" })).toContain("its own server at localhost:8000");
});
