import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeAnswer } from "./judge.ts";
import { said } from "./testing/said.ts";

/** Whether the judge takes one for the other, in either place. */
function isSame(one: string, other: string): boolean {
  const [there, back] = [judge(one, other), judge(other, one)];
  expect(there, `${one} | ${other}`).toBe(back);
  return there;
}

function judge(told: string, ground_truth: string): boolean {
  const content = `It was ${told}, as the report says. [1]`;
  return judgeAnswer({ question: "What was it?", answer: said(content), ground_truth }).is_correct;
}

const two = (value: number): string => String(value).padStart(2, "0");
const minute = fc.integer({ min: 0, max: 1439 });

/** A time of day in the ways that say which half of the day is meant. */
function timeForms(at: number): string[] {
  const [hour, minutes] = [Math.floor(at / 60), at % 60];
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const half = hour < 12 ? "am" : "pm";
  return [
    `${two(hour)}:${two(minutes)}`,
    `${twelve}:${two(minutes)} ${half}`,
    `${twelve}.${two(minutes)} ${half === "am" ? "a.m." : "p.m."}`,
    `${two(hour)}.${two(minutes)} Uhr`,
    ...(minutes === 0 ? [`${twelve} ${half}`] : []),
  ].filter((form) => !(/^12[:.]/.test(form) && hour === 12) || form.includes("m"));
}

describe("forms of figures", () => {
  test("a time of day is the same in every form, and no other time is", () => {
    fc.assert(
      fc.property(minute, minute, (at, other) => {
        const forms = timeForms(at);
        for (const form of forms) expect(isSame(form, forms[0] ?? ""), form).toBe(true);
        if (at !== other) for (const form of timeForms(other)) expect(isSame(form, forms[0] ?? ""), form).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test("a fraction is the same in digits, with its whole and as a decimal, and no other is", () => {
    const part = fc.constantFrom(
      ...([
        [1, 2],
        [1, 4],
        [3, 4],
        [1, 5],
        [2, 5],
        [3, 5],
        [4, 5],
        [1, 8],
        [3, 8],
      ] as const),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), part, part, (whole, [above, below], [a, b]) => {
        const decimal = String(whole + above / below);
        expect(isSame(`${whole} ${above}/${below} litres`, `${decimal} litres`)).toBe(true);
        if (above / below !== a / b)
          expect(isSame(`${whole} ${above}/${below} litres`, `${whole} ${a}/${b} litres`)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test("a share is the same in percent and as a fraction, and no other is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (share, other) => {
        for (const form of [`${share}%`, `${share} per cent`, `${share}/100`, String(share / 100)])
          expect(isSame(form, `${share} percent`), form).toBe(true);
        if (share !== other) expect(isSame(`${share}/100`, `${other} percent`)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  test("a range is the same in every form, and none with another end is", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 90 }),
        (from, length, other) => {
          const to = from + length;
          const dash = `${from}–${to} km`;
          for (const form of [
            `between ${from} and ${to} km`,
            `from ${from} to ${to} km`,
            `${from} km to ${to} km`,
            `${from}-${to} km`,
          ])
            expect(isSame(form, dash), form).toBe(true);
          if (other !== length) expect(isSame(`${from}–${from + other} km`, dash)).toBe(false);
        },
      ),
      { numRuns: 60 },
    );
  });
});
