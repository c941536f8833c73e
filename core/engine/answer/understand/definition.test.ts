import { expect, test } from "vitest";
import { definedThing, readDefinition } from "./definition.ts";

test.each([
  ["What is a lock in Nordholm?", "lock"],
  ["What is a gate on the Lysa?", "gate"],
  ["What is a weir?", "weir"],
  ["Was ist eine Schleuse?", "Schleuse"],
  ["What is Port in a Storm?", null],
  ["What is the depth of the lock?", null],
  ["How is the rent defined in the lease?", "rent"],
  ["How does the lease define a quiet week?", "quiet week"],
  ["definition of the term “rent”", "rent"],
  ["Wie ist die Kaltmiete definiert?", "Kaltmiete"],
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

test("a term of a contract is defined in quotation marks and behind a number", () => {
  const strengthOf = readDefinition("What are quiet hours?")?.strengthOf ?? (() => -1);
  expect(strengthOf("1.4 “Quiet Hours” means 10 p.m. to 6 a.m.")).toBe(1);
  expect(strengthOf("(b) the term 'quiet hours' shall mean the night")).toBe(1);
  expect(strengthOf("“Noise” means any sound within quiet hours.")).toBe(0);
});

test.each([
  ["A weir is a low wall.", 1],
  ["Weirs are the low walls here.", 1],
  ["Weir — это низкая стена", 1],
  ["weir是低墙", 1],
  ["The weir means the lower one.", 1],
  ["Weir: a low wall", 0.9],
  ["The wall (locally the weir) by the mill is a low one.", 0.95],
  ["It is known as the “weir” there.", 0.9],
  ["Llamado weir.", 0.9],
  ["weir है", 0.5],
  ["Weirs are built of stone.", 0.85],
  ["We passed the weir, a low wall.", 0.8],
  ["Weir: low wall of stone", 0.6],
  ["We passed the weir (a low wall).", 0.9],
  ["We passed the low wall (weir).", 0.7],
  ["We passed the weir (quite low).", 0.6],
  ["We passed the weir (optional).", 0],
  ["The gate is a low wall.", 0],
  ["The gate is beside the weir.", 0],
])("%s tells what a weir is as surely as %d", (sentence, strength) =>
  expect(readDefinition("What is a weir?")?.strengthOf(sentence)).toBe(strength),
);
