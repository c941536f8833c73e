import { expect, it } from "vitest";
import { checkValues } from "./checked-values.ts";

const passages = [
  { content: "The keeper of Inchkeith counts\nforty gannets." },
  { content: "In 2019 there were 1,204 nests, in  2020 only 98." },
];

it("finds texts and numbers as whole words, each with its passage", () => {
  const value = {
    keeper: "the keeper of inchkeith",
    counts: [{ year: 2019, nests: 1204 }],
    note: "",
    of: null,
    is: true,
  };
  expect(checkValues(value, passages)).toEqual([
    { path: ["keeper"], supported: true, citation: 1 },
    { path: ["counts", 0, "year"], supported: true, citation: 2 },
    { path: ["counts", 0, "nests"], supported: true, citation: 2 },
  ]);
});

it("does not find parts of words or numbers, or what stands nowhere", () => {
  for (const value of [20, 204, "gannet", "puffins", 120])
    expect(checkValues([value], passages)).toEqual([{ path: [0], supported: false, citation: null }]);
});
