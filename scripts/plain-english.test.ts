import { expect, it } from "vitest";

interface PlainEnglish {
  dialectIn(diff: string): readonly string[];
  longSubjects(log: string): readonly string[];
}

const { dialectIn, longSubjects } = (await import(new URL("plain-english.mjs", import.meta.url).href)) as PlainEnglish;

const diff = (...lines: readonly string[]) => `--- a/core/a.ts\n+++ b/core/a.ts\n@@ -3,0 +4,2 @@\n${lines.join("\n")}`;

it("refuses a word of the old dialect in a new comment, with its place and what to write", () => {
  expect(dialectIn(diff("+const a = 1;", "+/** Tells when somebody wrote. */"))).toEqual([
    "core/a.ts:5: “somebody”: name the person: the user, the owner, another device",
  ]);
  expect(dialectIn(diff("+  // It has a reader of its own."))).toHaveLength(1);
  expect(dialectIn(diff("+const a = 1; // what is there"))).toHaveLength(1);
});

it("takes plain comments, code and removed lines", () => {
  expect(
    dialectIn(diff("+/** The time of the last write. */", '+const somebody = "of its own";', "-// somebody")),
  ).toEqual([]);
  expect(dialectIn(diff("+// somebody").replaceAll("core/a.ts", "notes.txt"))).toEqual([]);
});

it("refuses a commit subject of more than 72 characters", () => {
  const subject = (length: number) => `abc1234 ${"x".repeat(length)}`;
  expect(longSubjects([subject(72), subject(73)].join("\n"))).toEqual([
    "abc1234: the subject has 73 characters, at most 72",
  ]);
  expect(longSubjects("")).toEqual([]);
});
