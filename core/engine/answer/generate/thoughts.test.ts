import fc from "fast-check";
import { expect, test } from "vitest";
import { createThoughts, type Heard } from "./thoughts.ts";

/** What is left of text and thoughts when all pieces came. */
function heardOf(pieces: readonly string[], beginsThinking = false) {
  const thoughts = createThoughts(beginsThinking);
  const all: Heard[] = [...pieces.map((piece) => thoughts.push(piece)), thoughts.end()];
  return all.reduce(
    (sum, { text, thinking, wasThinking }) =>
      wasThinking
        ? { text, thinking: sum.thinking + sum.text + thinking }
        : { text: sum.text + text, thinking: sum.thinking + thinking },
    { text: "", thinking: "" },
  );
}

test.each([
  ["<think>Is it 1 or 2?</think>\n\nIt is 1.", "It is 1.", "Is it 1 or 2?"],
  ["It is<thinking>really?</thinking> 1.", "It is1.", "really?"],
  ["[THINK]Hm.[/THINK]It is 1 [1].", "It is 1 [1].", "Hm."],
  ["Is it 1?</think>It is 1.", "It is 1.", "Is it 1?"],
  ["<think>It never ends", "", "It never ends"],
  ["A < B and [2] <b>bold</b>", "A < B and [2] <b>bold</b>", ""],
])("%s is %j, thought as %j, however it is cut", (whole, text, thinking) => {
  expect(heardOf([whole])).toEqual({ text, thinking });
  for (let at = 1; at < whole.length; at++)
    expect(heardOf([whole.slice(0, at), whole.slice(at)]), `cut at ${at}`).toEqual({ text, thinking });
  expect(heardOf([...whole])).toEqual({ text, thinking });
});

test("a model known to begin with a thought shows none of it as its answer", () => {
  expect(heardOf(["Is it ", "1?</th", "ink>It is 1."], true)).toEqual({ text: "It is 1.", thinking: "Is it 1?" });
});

test("the outcome does not depend on where the text is cut", () => {
  const parts = fc.constantFrom("<think>", "</think>", "[THINK]", "<", "th", " a", "\n", "[1]", "b</", "ink>");
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), fc.array(fc.nat(60), { maxLength: 8 }), (texts, cuts) => {
      const text = texts.join("");
      const at = [0, ...cuts.map((cut) => Math.min(cut, text.length)), text.length].toSorted((a, b) => a - b);
      const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
      expect(heardOf(pieces)).toEqual(heardOf([text]));
    }),
  );
});
