import { expect, test } from "vitest";
import { stepsIn } from "../languages/guide/en-steps.ts";
import { createWordUsage } from "./word-usage.ts";

const TEXT =
  "You add models to Open WebUI here. We run Open WebUI, and connect Open WebUI with an open port. The systems are slow, as Darwin wrote.";

test.each([
  ["Connecting Open WebUI", "connecting Open WebUI"],
  ["Monitoring Distributed Slow Systems", "monitoring distributed slow systems"],
  ["The Systems That Darwin Liked", "the systems that Darwin liked"],
  ["Relationship with Wallace", "Relationship with Wallace"],
  ["January", "January"],
])("%s is %s within a sentence", (heading, within) =>
  expect(
    createWordUsage(`${TEXT} Some say connecting is hard; monitoring the thing and what the others do is not.`).within(
      heading,
    ),
  ).toBe(within),
);

test("other headings show nothing of how a word is written, and sentences do", () => {
  const within = (text: string) => createWordUsage(text).within("Rope Interaction via the Mast");
  const headings =
    "1. Rope Interaction via Sails\nRope Interaction via Winches\nA rope holds the mast. A rope may hold.";
  expect(within(headings)).toBe("rope interaction via the mast");
  expect(within(`${headings} We call it the Rope Interaction Game in our Rope Interaction Club.`)).toBe(
    "Rope Interaction via the mast",
  );
});

test("a heading that says what something is for asks how it is done", () => {
  expect(stepsIn("to start the application")).toBe("How do I start the application?");
  expect(stepsIn("to the lighthouse")).toBeUndefined();
  expect(stepsIn("Install processors")).toBe("How do I install processors?");
  expect(stepsIn("Install process")).toBeUndefined();
});
