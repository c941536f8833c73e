import { expect, test } from "vitest";
import { en } from "../languages/guide/en.ts";
import { subjectOf } from "./subject.ts";
import { createWordUsage } from "./word-usage.ts";

const subject = (what: string, text = what) => subjectOf(what, en, createWordUsage(text));

test("nothing is asked about words that point to the sentence before", () => {
  for (const what of ["The former", "The latter", "The rest of the budget", "The remainder"])
    expect(subject(what), what).toBeNull();
  expect(subject("The harbour tower")).toBe("the harbour tower");
});

test("a thing with no more than an article is asked about where the text knows one of it", () => {
  const one = "The ferry is white. In winter the ferry stays in the harbour. Who misses the ferry waits.";
  expect(subject("The ferry", one)).toBe("the ferry");
  const many = "A form has a field for each name. The field is green. Some fields are red, and a field may be empty.";
  expect(subject("The field", many)).toBeNull();
});

test("neither the number of an entry nor an adverb is part of what is asked about", () => {
  expect(subject("2. Woven ropes")).toBeNull();
  expect(subject("Currently the harbour")).toBeNull();
});

test("what an adjective or a preposition ties to other sentences is not asked about", () => {
  for (const what of ["Optional header", "Additional lamps", "Longer ropes", "Outside the harbour the keeper", "Zero"])
    expect(subject(what), what).toBeNull();
});

test("a part of a sentence is no subject", () => {
  expect(subject("A list of ropes. knots")).toBeNull();
  expect(subject("The rope module’s")).toBeNull();
  expect(subject("The church of St. Olaf")).toBe("the church of St. Olaf");
});

test("a single word that opens the sentence is asked about where the text shows that it is a noun", () => {
  const text = (more: string) => `This adds a lamp. We saw hives in the ${more} of May.`;
  expect(subject("Adds", text("days"))).toBeNull();
  expect(subject("Hives", text("hives"))).toBe("hives");
  expect(subject("Honey", `${text("honey")} We sold honey, and ate bread with honey.`)).toBe("honey");
  expect(subject("Keeper", `${text("keeper")} The keeper slept. We saw the keeper and the keeper saw us.`)).toBeNull();
});
