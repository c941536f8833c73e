import { expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { countedThings } from "./counted-things.ts";

const things = countedThings(createTokenizer(), "How many leeks do I need?");

test.each(["1.5 kg leeks", "Wash 3 leeks.", "2. Wash three leeks."])("counts or measures leeks: %s", (sentence) =>
  expect(things?.areCounted(sentence)).toBe(true),
);

test.each(["4. Halve the leeks.", "2) Cut the leeks.", "In 2019 the leeks were good."])(
  "counts no leeks: %s",
  (sentence) => expect(things?.areCounted(sentence)).toBe(false),
);
