import { expect, test } from "vitest";
import { withApostrophes } from "./spelling.ts";

test.each([
  ["whats the deposit", "what's the deposit"],
  ["Whos the author of this?", "Who's the author of this?"],
  ["why doesnt the lamp work", "why doesn't the lamp work"],
  ["what were the fees", "what were the fees"],
  ["Wo sind die Whats?", "Wo sind die Whats?"],
])("apostrophes that were left out are read: %s", (asked, read) => expect(withApostrophes(asked)).toBe(read));
