import { expect, test } from "vitest";
import { $RAW } from "solid-js/store";
import { mergeRows } from "./merge-rows.ts";

const row = (id: string, more: object = {}) => ({ id, name: id, metadata: { pages: 1 }, ...more });

test("rows that did not change stay the same objects, in the order of the new list", () => {
  const [a, b] = [row("a"), row("b")];
  const merged = mergeRows([a, b], [row("c"), row("b"), row("a", { metadata: { pages: 2 } })]);
  expect(merged.map(({ id }) => id)).toEqual(["c", "b", "a"]);
  expect(merged[1]).toBe(b);
  expect(merged[2]).not.toBe(a);
  expect(merged[2]?.metadata).toEqual({ pages: 2 });
});

test("a store is told that the list is plain, so that it does not look through its rows", () => {
  const rows = mergeRows(undefined, [row("a")]);
  expect(Reflect.get(rows, $RAW)).toBe(rows);
  expect(rows).toEqual([row("a")]);
});

test("a field that came or went makes another row", () => {
  const a = row("a");
  expect(mergeRows([a], [row("a", { extra: 1 })])[0]).not.toBe(a);
  expect(mergeRows([row("a", { extra: 1 })], [a])[0]).toBe(a);
});
