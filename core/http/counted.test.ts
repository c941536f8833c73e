import { describe, expect, it } from "vitest";
import { counted, plural } from "./counted.ts";

describe("counts in words", () => {
  it.each([
    [0, "0 documents"],
    [1, "1 document"],
    [2, "2 documents"],
    [1234, "1,234 documents"],
    [1.5, "1.5 documents"],
  ])("take the plural form of English: %s", (count, words) => expect(counted(count, "document")).toBe(words));

  it("know words whose plural is another", () => {
    expect([counted(1, "entry", "entries"), counted(2, "entry", "entries")]).toEqual(["1 entry", "2 entries"]);
    expect([plural(1, "is", "are"), plural(3, "is", "are")]).toEqual(["is", "are"]);
  });
});
