import { expect, test } from "vitest";
import { paging, text } from "./fields.ts";

test("a text that is too long is told how long it may be", () => {
  const { error } = text(1000).safeParse("x".repeat(1001));
  expect(error?.issues.map(({ message }) => message)).toEqual(["must not be longer than 1,000 characters"]);
});

test("fields that say the same are one schema", () => {
  expect(text(50)).toBe(text(50));
  expect(text(50)).not.toBe(text(60));
  expect(paging().limit).toBe(paging(50).limit);
  expect(paging(20).limit.parse(undefined)).toBe(20);
});
