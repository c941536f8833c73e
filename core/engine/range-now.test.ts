import { expect, it } from "vitest";
import { rangeNow } from "./range-now.ts";

const TEXT = "Tea grows in Assam. Coffee does not. Tea grows in Assam. The end.";
const AGAIN = TEXT.lastIndexOf("Tea");

it("leaves a range whose words are where they were", () => {
  expect(rangeNow(TEXT, { start: 20, end: 36 }, "Coffee does")).toEqual({ start: 20, end: 36 });
  expect(rangeNow(TEXT, { start: 3, end: 5 }, "")).toEqual({ start: 3, end: 5 });
});

it("follows words that moved, to the nearest place and with the same length", () => {
  expect(rangeNow(TEXT, { start: 5, end: 24 }, "Tea grows")).toEqual({ start: 0, end: 19 });
  expect(rangeNow(TEXT, { start: AGAIN + 9, end: AGAIN + 28 }, "Tea grows")).toEqual({ start: AGAIN, end: AGAIN + 19 });
  expect(rangeNow(TEXT, { start: 1_000, end: 1_019 }, "Tea grows")).toEqual({ start: AGAIN, end: AGAIN + 19 });
});

it("leaves a range whose words are nowhere", () => {
  expect(rangeNow(TEXT, { start: 3, end: 9 }, "Cocoa")).toEqual({ start: 3, end: 9 });
});
