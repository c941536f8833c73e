import { expect, it } from "vitest";
import { nameWords, whatWords, whenWords } from "./trash-words.ts";

it("says what a thing in the trash is, and what went with it", () => {
  expect(
    whatWords({
      kind: "collections",
      with: { documents: 5, evaluation_runs: 1, evaluation_results: 40 },
      file_size: 3_400_000,
    }),
  ).toBe("Collection with 5 documents and 1 evaluation, 3.4 MB");
  expect(whatWords({ kind: "tags", with: {}, file_size: 0 })).toBe("Tag");
  expect(nameWords({ kind: "chat_sessions", name: null })).toBe("Chat");
});

it("says how long it stays, and when another device has changed it", () => {
  const now = Date.parse("2026-11-22T10:00:00.000Z");
  const entry = { deleted_at: "2026-11-21T10:00:00.000Z", kept_until: "2026-12-21T10:00:00.000Z", edited_since: true };
  expect(whenWords(entry, now)).toMatch(/^Deleted .+ · 29 days left · changed on another device since$/);
  expect(whenWords({ ...entry, kept_until: "2026-11-22T12:00:00.000Z", edited_since: false }, now)).toMatch(
    /· less than a day left$/,
  );
});
