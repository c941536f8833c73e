import { describe, expect, test } from "vitest";
import { readDefinition } from "../understand/definition.ts";
import { describes } from "./describes.ts";

const TOLD = 0.55;

describe("who somebody is", () => {
  const strengthOf = describes("Tove Brandt", { isPerson: true });

  test.each([
    "In 1893, Tove Brandt was a painter of boats.",
    "Tove Brandt has been the keeper of the lock since 1966.",
    "Tove Brandt (1843–1926), third mayor of Ostra, drew it.",
    "Tove Brandt, keeper of the lock, warned them.",
    "It was drawn by Tove Brandt, a painter, in one night.",
    "His sister, Tove Brandt, rowed home.",
    "The painter Tove Brandt rowed home.",
    "They met a ferrywoman named Tove Brandt.",
    "Tove Brandt was made mayor of Ostra.",
    "Tove Brandt became a painter.",
    "Then, Tove Brandt was keeper of the lock.",
    "Tove Brandt is often viewed as the first painter of boats.",
    "She knew that Tove Brandt was the mayor.",
  ])("is told by: %s", (sentence) => {
    expect(strengthOf(sentence)).toBeGreaterThanOrEqual(TOLD);
  });

  test.each([
    "When Tove Brandt was a girl, the lock was of wood.",
    "Tove Brandt was kind enough to row.",
    "Tove Brandt was so tired that she slept.",
    "Tove Brandt was skeptical of the plan.",
    "Tove Brandt was thus doing for boats what others did for rafts.",
    "They betrayed Tove Brandt, so they told nobody of it.",
    "Later Tove Brandt rowed home, and nobody saw her.",
    "They spoke of either Tove Brandt or her boat.",
    "Old Tove Brandtson, a painter, rowed home.",
  ])("is not told by: %s", (sentence) => {
    expect(strengthOf(sentence)).toBe(0);
  });

  test("is told by the family name alone, though less surely, and not of others of that name", () => {
    expect(strengthOf("In 1901, Brandt was made mayor.")).toBeCloseTo(TOLD);
    expect(strengthOf("Mrs. Brandt was the mayor.")).toBeCloseTo(TOLD);
    expect(strengthOf("In 1901, Erik Brandt was made mayor.")).toBe(0);
    expect(strengthOf("In 1901, Brandt Harbour was made larger.")).toBe(0);
  });

  test("is told whatever the case and the space of the name in the question", () => {
    expect(describes("tove brandt", { isPerson: true })("The painter Tove\nBrandt rowed home.")).toBeGreaterThan(TOLD);
  });

  test("may be told by a deed, which is less than what somebody is", () => {
    const [deed, passive] = ["Tove Brandt founded the club.", "The club was founded by Tove Brandt."].map(strengthOf);
    expect(deed).toBeGreaterThan(0.4);
    expect(passive).toBeGreaterThan(0.4);
    expect(deed).toBeLessThan(TOLD);
  });
});

test("what something is may stand in the middle of a sentence, and has no family", () => {
  const strengthOf = describes("Ostra Society", { isPerson: false });
  expect(strengthOf("They wrote to it, since the Ostra Society is the club of rowers.")).toBeGreaterThan(TOLD);
  expect(strengthOf("In 1901, Society was made larger.")).toBe(0);
  expect(strengthOf("The painter Ostra Society rowed home.")).toBe(0);
});

describe("the thing a question wants defined", () => {
  test.each([
    ["What is the Ostra Society?", "Ostra Society"],
    ["Who was Guy de Ostra?", "Guy de Ostra"],
    ["What is the price?", null],
    ["What is the Ostra's depth?", null],
    ["Who was the mayor of Ostra?", null],
    ["What is capital of Ostra?", null],
  ])("of “%s” is %s", (question, thing) => {
    expect(readDefinition(question)?.thing ?? null).toBe(thing);
  });

  test("is not named by a longer name that begins with it", () => {
    const strengthOf = readDefinition("What is a weir?")?.strengthOf;
    expect(strengthOf?.("This is called weir building.")).toBe(0);
    expect(strengthOf?.("The rock is known as weir's end.")).toBe(0);
    expect(strengthOf?.("This wall in the river is called a weir.")).toBeGreaterThan(TOLD);
    expect(strengthOf?.("Weirs are curved walls in a river.")).toBeGreaterThan(TOLD);
    expect(strengthOf?.("Weirs are curved by the river.")).toBe(0);
  });
});
