import { expect, test } from "vitest";
import { languageOf } from "../../languages/languages.ts";
import { inWords } from "./patterns.ts";

const pattern = inWords(languageOf("en"), "now");
const isBound = (sign: string): boolean => pattern.test(`${sign}now`) && pattern.test(`now${sign}`);

/** Every sign of these ranges that matches. */
function signs(matching: RegExp, ...ranges: readonly (readonly [from: number, to: number])[]): string[] {
  const all = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  return all.filter((sign) => matching.test(sign));
}

test("a letter, a mark or a digit beside a word makes it another", () => {
  const written = signs(
    /[\p{L}\p{M}\p{N}]/u,
    [0, 0x2c1],
    [0x300, 0x1fff],
    [0x2c00, 0x2dff],
    [0x3000, 0xd7ff],
    [0xf900, 0xffff],
  );
  const symbols = /[\u2e80-\u3004\u3008-\u3020\u3190-\u319f\u3200-\u33ff]/u;
  expect(written.filter((sign) => !symbols.test(sign) && isBound(sign))).toEqual([]);
});

test("signs that people put beside words leave them as they are", () => {
  const put = signs(
    /[\p{P}\p{S}\p{Z}]/u,
    [0, 0x2c1],
    [0x370, 0x6ff],
    [0x900, 0x97f],
    [0x2000, 0x2bff],
    [0x3000, 0x30ff],
    [0xfe10, 0xffff],
  );
  expect(put.filter((sign) => !isBound(sign))).toEqual([]);
  expect(isBound("😀")).toBe(true);
});
