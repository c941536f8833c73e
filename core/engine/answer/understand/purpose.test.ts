import { expect, test } from "vitest";
import { readPurpose } from "./definition.ts";

test.each([
  ["What is the purpose of /opt?", "/opt"],
  ["What is /tmp used for?", "/tmp"],
  ["What does --quiet do?", "--quiet"],
  ["Wozu dient die Schleuse?", "Schleuse"],
  ["À quoi sert le sas ?", "sas"],
])("%s asks what %s is for", (question, thing) => expect(readPurpose(question)?.thing).toBe(thing));

test.each(["Who built the lock?", "What is the depth of the lock?"])(
  "%s does not ask what a thing is for",
  (question) => expect(readPurpose(question)).toBeNull(),
);

test("a sentence tells it of the thing that it begins with", () => {
  const strengthOf = readPurpose("What is the purpose of /opt?")?.strengthOf ?? (() => -1);
  expect(strengthOf("/opt is reserved for add-on packages.")).toBe(1);
  expect(strengthOf("The /opt directory must be made available for add-on packages.")).toBe(1);
  expect(strengthOf("/var/opt is reserved for the variable data of packages in /opt.")).toBe(0);
  expect(strengthOf("A package in /opt must be installed there.")).toBe(0);
});
