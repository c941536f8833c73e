import { expect, test } from "vitest";
import { decodeAscii85 } from "./ascii85.ts";

const decoded = (coded: string) => new TextDecoder("latin1").decode(decodeAscii85(new TextEncoder().encode(coded)));

test("groups of five signs are four bytes, and a shorter one at the end fewer", () => {
  expect(decoded('87cURD]i,"Ebo80~>')).toBe("Hello World!");
  expect(decoded('87cURD]i,"Ebo7~>')).toBe("Hello World");
  expect(decoded('87cU RD]\ni,"Ebo80')).toBe("Hello World!");
});

test("z stands for four zeros", () => {
  expect([...decodeAscii85(new TextEncoder().encode("zz~>"))]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});

test("what stands behind its end is left out", () => {
  expect(decoded('87cURD]i,"Ebo80~>87cUR')).toBe("Hello World!");
});
