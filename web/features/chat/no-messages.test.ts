import { expect, it } from "vitest";
import { noMessagesWords } from "./no-messages.ts";

it("an empty chat says why on a device that syncs, and not while its first question is asked", () => {
  const empty = { messages: 0, isAsking: false, isSyncing: true };
  expect(noMessagesWords(empty)).toContain("stays on the device where it was asked");
  expect(noMessagesWords({ ...empty, isAsking: true })).toBeUndefined();
  expect(noMessagesWords({ ...empty, messages: 1 })).toBeUndefined();
  expect(noMessagesWords({ ...empty, isSyncing: false }), "there is no other device").toBeUndefined();
});
