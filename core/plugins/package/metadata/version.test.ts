import { assert, constantFrom, property, array, string } from "fast-check";
import valid from "semver/functions/valid.js";
import { expect, test } from "vitest";
import { isVersion } from "./version.ts";

test.each([
  ["1.0.0", true],
  ["1.2.3-beta.1+build.05", true],
  ["1.0", false],
  ["v1.0.0", false],
  ["1.0.0-01", false],
  ["9007199254740992.0.0", false],
  [`1.0.0-${"a".repeat(100)}`, false],
])("%s: %s", (text, is) => expect(isVersion(text)).toBe(is));

test("is what the library of npm takes, where it begins with a digit", () => {
  const piece = constantFrom(
    "0",
    "1",
    "02",
    "10",
    ".",
    "-",
    "+",
    "a",
    "rc",
    "-0",
    "9007199254740991",
    "9007199254740992",
    " ",
  );
  const text = array(piece, { maxLength: 12 }).map((pieces) => `1.2.${pieces.join("")}`);
  const same = (one: string) => isVersion(one) === (/^\d\S*$/.test(one) && one.length <= 100 && valid(one) !== null);
  assert(property(text, same), { numRuns: 2000 });
  assert(property(string({ maxLength: 20 }), same), { numRuns: 500 });
});
