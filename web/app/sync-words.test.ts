import { describe, expect, it } from "vitest";
import { NOT_SYNCING, type DeviceSyncState } from "../service/sync/sync-channel.ts";
import { syncWords } from "./sync-words.ts";

const time = (at: string) => at.slice(11, 16);
const words = (change: Partial<DeviceSyncState>, online = true) =>
  syncWords({ ...NOT_SYNCING, on: true, ...change }, online, time, "localhost:8000");

describe("the strip's words", () => {
  it("say that everything is on this device where nothing syncs, and nothing before that is known", () => {
    expect(syncWords(undefined, true, time, "localhost:8000").line).toBe("Checking for a server…");
    expect(words({ status: "off", on: false }).line).toBe("On this device");
    expect(words({ status: "off" }, false).line).toBe("On this device, offline");
  });

  it("say when everything was the same here and there, and not before the last file is sent", () => {
    const synced = { status: "synced", synced_at: "2026-05-04T10:32:00.000Z" } as const;
    expect(words(synced)).toEqual({ line: "Synced with localhost:8000, 10:32", icon: "server" });
    expect(words({ ...synced, pending: 3 }).line).toBe("Syncing 3 with localhost:8000…");
    expect(words({ ...synced, files: { files: 1, bytes: 3_100_000 } }).line).toBe(
      "Sending 1 file (3.1 MB) to localhost:8000…",
    );
    expect(words({ status: "syncing" }).line).toBe("Syncing with localhost:8000…");
  });

  it("say in one sentence that a server is in doubt, and leave the rest to the page", () => {
    const problem = "The server is at an earlier state. If you put a backup back, go on.";
    expect(words({ status: "doubted", problem, pending: 1 })).toEqual({
      line: "Sync needs a look, 1 change only here",
      icon: "warning",
      problem: "The server is at an earlier state.",
      next: "Look at it",
    });
  });

  it("say that a login has ended, and that nobody is logged in where nobody was", () => {
    const ended = words({ status: "signed-out", account: "anna" });
    expect(ended).toMatchObject({ icon: "warning", next: "Log in" });
    expect(ended.problem).toMatch(/^Your login has ended/);
    const problem = "The password of your account was changed. Log in with the new one.";
    expect(words({ status: "signed-out", account: "anna", problem }).problem).toBe(problem);
    expect(words({ status: "signed-out" }).problem).toBe("Nobody is logged in at the server.");
  });

  it("count what is nowhere else", () => {
    expect(words({ status: "offline" }).line).toBe("Offline: localhost:8000 cannot be reached");
    expect(words({ status: "offline", pending: 4 }).line).toBe("Offline, 4 changes only here");
    expect(words({ status: "offline", pending: 1 }).line).toBe("Offline, 1 change only here");
    expect(words({ status: "signed-out", pending: 2 }).line).toBe("Not syncing, 2 changes only here");
  });

  it.each(["signed-out", "account-gone", "token-wanted", "revoked", "outdated", "asking", "stuck"] as const)(
    "say in one sentence what %s means",
    (status) => {
      const { problem, next } = words({ status, going: 40 });
      expect(problem).toMatch(/^[A-Z].*\.$/);
      if (status !== "outdated") expect(next).toBeTruthy();
    },
  );

  it("name what was lost or refused although all the rest is in step", () => {
    expect(words({ status: "synced", lost: 2 }).problem).toContain("2 changes made here had not been sent");
    expect(words({ status: "synced", recovered: 1 }).problem).toBe(
      "1 change could not be sent. What was in it is kept here.",
    );
    expect(words({ status: "synced", refused: "1 files were not taken: too large" }).problem).toContain("too large");
  });
});
