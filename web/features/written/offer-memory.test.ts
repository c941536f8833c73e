import { expect, test } from "vitest";
import { decideOffer, mayOffer } from "./offer-memory.ts";

function memory(): Pick<Storage, "getItem" | "setItem"> {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

test("is offered under the first answer, and under no other", () => {
  const storage = memory();
  expect(mayOffer("first", storage)).toBe(true);
  expect(mayOffer("second", storage)).toBe(false);
  expect(mayOffer("first", storage)).toBe(true);
});

test("is not offered again once it was decided", () => {
  const storage = memory();
  mayOffer("first", storage);
  decideOffer(storage);
  expect(mayOffer("first", storage)).toBe(false);
  expect(mayOffer("second", storage)).toBe(false);
});
