import fc from "fast-check";

/** Texts that break out of somewhere, or are none. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\0",
    "\ud800",
    "a\udfffb",
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "'; DROP TABLE pages; --",
    '"; DELETE FROM "users',
    "../../etc/passwd",
    "..\\..\\windows",
    "/etc/passwd",
    "%00",
    "%E0%A4%A",
    "<script>alert(1)</script>",
    "${7*7}{{7*7}}",
    "a".repeat(5000),
    "👩‍🔬".repeat(40),
    "\u202e",
    "\r\nset-cookie: a=b",
    "1e999",
    "-0",
    "NaN",
    "99999999999999999999",
    "0x10",
    "2026-02-30T00:00:00Z",
    "+275760-09-13T00:00:00.001Z",
  ),
  fc.string(),
  fc.string({ unit: "binary", maxLength: 20 }),
);

const PLACEHOLDER = "number that JavaScript cannot write";

/** Values of every type that no field asks for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      0.5,
      1e308,
      -1e308,
      Number.MIN_VALUE,
      Number.MAX_SAFE_INTEGER,
      2 ** 53,
      PLACEHOLDER,
      [],
      {},
      [[]],
      [null],
      { a: null },
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(60, 64, 65, 300).map(nested) },
);

/** As JSON, with numbers in it that only a text can hold. */
export function written(value: unknown): string {
  return (JSON.stringify(value) ?? "").replaceAll(`"${PLACEHOLDER}"`, "1e999");
}

/** Keys that mean something to JavaScript, and others. */
export const hostileKey: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "prototype", "toString", "owner", "id", "user_id", "\0", "\ud800"),
  fc.string({ maxLength: 8 }),
);

/** Bodies that are no JSON, or much too deep. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "[".repeat(100_000),
      '{"a":'.repeat(20_000),
      `${"[".repeat(500)}${"]".repeat(500)}`,
      '{"__proto__":{"user":"root"},"constructor":{"prototype":{}}}',
      "\ufeff{}",
      "{}{}",
      "{'a':1}",
      '{"a":1,"a":2}',
      "null",
      "0",
      "[]",
    ),
  },
);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}
