import { expect, test } from "vitest";
import { definedThing, readDefinition } from "./definition.ts";

test.each([
  ["What is a lock in Nordholm?", "lock"],
  ["What is a gate on the Lysa?", "gate"],
  ["What is a weir?", "weir"],
  ["Was ist eine Schleuse?", "Schleuse"],
  ["What is Port in a Storm?", null],
  ["What is the depth of the lock?", null],
])("%s asks what this is: %s", (question, thing) => expect(definedThing(question)).toBe(thing));

test("a line of a list of terms says what its first word is", () => {
  const strengthOf = readDefinition("What is a weir?")?.strengthOf ?? (() => -1);
  expect(strengthOf("Weir: A low wall across a river.")).toBe(0.9);
  expect(strengthOf("Weir: Low wall of stones.")).toBe(0.6);
  expect(strengthOf("Weir: closed on Sundays")).toBe(0);
  expect(strengthOf("The gate stands beside the weir: a low wall of stone.")).toBe(0);
});

test("a hyphen in a word does not define its first half, a dash does", () => {
  const strengthOf = readDefinition("What is a weir?")?.strengthOf ?? (() => -1);
  expect(strengthOf("- weir-data:/data is kept in a volume")).toBe(0);
  expect(strengthOf("Weir - low wall across a river")).toBe(1);
  expect(strengthOf("Weir—a low wall")).toBe(1);
});
