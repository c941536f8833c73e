import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LiteralError } from "./literal-error.ts";
import { readLifecycleManager } from "./read-lifecycle-manager.ts";

describe("reading a hostile lifecycle_manager.py", () => {
  it("never hangs and never throws anything but its own error", () => {
    const pieces = fc.constantFrom(
      "plugin_data",
      "module_data",
      "self",
      ".",
      "=",
      ":",
      "{",
      "}",
      "[",
      "]",
      "(",
      ")",
      ",",
      '"',
      "'",
      '"""',
      "'''",
      "\\",
      "\n",
      "\r\n",
      "#",
      ";",
      " ",
      "\t",
      "r",
      "f",
      "b",
      "1",
      "0x",
      "1e5",
      "_",
      "-",
      "+",
      "*",
      "**",
      "\ud800",
      "é",
      "\u2028",
      "\0",
      "None",
      "|=",
      "\\N",
      "\\x4",
    );
    const source = fc.oneof(
      fc.array(pieces, { maxLength: 200 }).map((parts) => parts.join("")),
      fc.string({ unit: "binary", maxLength: 300 }),
    );
    fc.assert(
      fc.property(source, (text) => {
        for (const tried of [text, `plugin_data = {"a": ${text}`, `plugin_data = ${text}`]) {
          try {
            readLifecycleManager(tried);
          } catch (error) {
            expect(error).toBeInstanceOf(LiteralError);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["\\", 400_000],
    ['"', 400_000],
    ["[", 400_000],
    ["a = ", 300_000],
    ["plugin_data\n", 40_000],
    ["plugin_data: [", 30_000],
    ["plugin_data: ", 150_000],
    [":plugin_data:[", 140_000],
    ['"a" ', 200_000],
  ])(
    "takes a time that grows with the length alone: %j many times over",
    (piece, times) => {
      try {
        readLifecycleManager(piece.repeat(times));
      } catch (error) {
        expect(error).toBeInstanceOf(LiteralError);
      }
    },
    60_000,
  );
});
