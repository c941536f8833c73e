import { expect, test } from "vitest";
import { summaryOf } from "./tray-summary.ts";

const IDLE = { sending: 0, reading: 0, embedding: 0, open: [], hidden: 0, refused: 0, locked: 0, ended: [] };

test("documents that a model still embeds are told of after those that are read", () => {
  expect(summaryOf({ ...IDLE, embedding: 3 })).toBe("Learning the meaning of 3 documents");
  expect(summaryOf({ ...IDLE, reading: 1, embedding: 2 })).toBe(
    "Reading 1 document · learning the meaning of 2 documents",
  );
  expect(summaryOf(IDLE)).toBe("");
});

test("a file that waits for its password has not failed", () => {
  expect(summaryOf({ ...IDLE, locked: 1 })).toBe("1 asking for a password");
});
