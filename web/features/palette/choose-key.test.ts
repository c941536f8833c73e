import { expect, test } from "vitest";
import { readOwnKeys, withOwnKeys } from "../../app/own-keys.ts";
import { whyNot } from "./choose-key.ts";

const run = () => undefined;
const COMMANDS = [
  { id: "palette", title: "Find anything", icon: "search", key: "Mod+K", run },
  { id: "search", title: "Search passages", icon: "search", run },
] as const;

test.each(["g", "ü", "Mod+G", "Mod+Shift+P", "F2", "Mod+K"])("%s can be the key of the palette", (key) => {
  expect(whyNot(key, "palette", COMMANDS)).toBeNull();
});

test.each([
  ["", /Press a letter/],
  ["Enter", /Press a letter/],
  ["Mod+ArrowUp", /Press a letter/],
  ["Shift", /Press a letter/],
  ["Mod+T", /browser uses/],
  ["F5", /browser uses/],
  ["[", /beside an answer/],
  ["Mod+K", /key of “Find anything”/],
])("%j cannot be the key of another command", (key, reason) => {
  expect(whyNot(key, "search", COMMANDS)).toMatch(reason);
});

test("own keys take the place of the usual ones, and an empty one takes it away", () => {
  const keysOf = (own: Readonly<Record<string, string>>) => withOwnKeys(COMMANDS, own).map(({ key }) => key);
  expect(keysOf({})).toEqual(["Mod+K", undefined]);
  expect(keysOf({ palette: "", search: "g" })).toEqual([undefined, "g"]);
  expect(keysOf(readOwnKeys('{"search":"s","palette":7}'))).toEqual(["Mod+K", "s"]);
});

test.each([null, "", "null", "[", '"text"'])("%j in the place of own keys is none", (stored) => {
  expect(readOwnKeys(stored)).toEqual({});
});
