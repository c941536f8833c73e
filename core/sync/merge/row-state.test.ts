import fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "#core/storage/hash.ts";
import { latest, merge, NO_STAMPS, stampOf, withStamp, type RowState } from "./row-state.ts";

const stamps = fc.constantFrom("0000000000001.aaaaaaaaaa", "0000000000001.bbbbbbbbbb", "0000000000002.aaaaaaaaaa");
const value = fc.constantFrom<unknown>(1, 2, "x", null, { a: 1 }, { a: 2 });
const fields = fc.constantFrom("a", "b", "c");

/** States as they arise: a row made at once, and then fields of it written anew. */
const states: fc.Arbitrary<RowState> = fc
  .record({
    born: fc.oneof(fc.constant(""), stamps),
    stamp: stamps,
    live: fc.oneof(fc.constant(""), stamps),
    alive: fc.boolean(),
    values: fc.dictionary(fields, value, { minKeys: 0, maxKeys: 3 }),
    edits: fc.array(fc.tuple(fields, value, stamps), { maxLength: 3 }),
  })
  .map(({ edits, ...base }) =>
    edits.reduce<RowState>(
      (state, [field, written, stamp]) =>
        Object.hasOwn(state.values, field) ? withStamp(state, { [field]: written }, stamp) : state,
      { ...base, alive: base.live === "" || base.alive, stamps: NO_STAMPS },
    ),
  );

const join = (a: RowState, b: RowState) => merge(a, b).state;

/** What a state says, however its stamps are written down. */
function meaning(state: RowState): string {
  const registers = Object.keys(state.values)
    .sort()
    .map((field) => [field, stampOf(state, field), canonicalJson(state.values[field])]);
  return JSON.stringify([state.born, state.live, state.alive, registers]);
}

it("R4: merging is commutative, associative and idempotent", () => {
  fc.assert(
    fc.property(states, states, states, (a, b, c) => {
      expect(meaning(join(a, b))).toBe(meaning(join(b, a)));
      expect(meaning(join(join(a, b), c))).toBe(meaning(join(a, join(b, c))));
      expect(meaning(join(a, a))).toBe(meaning(a));
    }),
    { numRuns: 2000 },
  );
});

it("R4: without the comparison of values equal stamps do not meet", () => {
  const made = (a: unknown): RowState => ({
    born: "0000000000001.aaaaaaaaaa",
    stamp: "0000000000001.aaaaaaaaaa",
    stamps: NO_STAMPS,
    live: "",
    alive: true,
    values: { a },
  });
  const apart = "own";
  expect(merge(made(1), made(2), apart).state.values).not.toEqual(merge(made(2), made(1), apart).state.values);
  expect(join(made(1), made(2)).values).toEqual(join(made(2), made(1)).values);
});

it("says which fields won and lost, and whether anything changed", () => {
  const here: RowState = {
    born: "0000000000001.aaaaaaaaaa",
    stamp: "0000000000001.aaaaaaaaaa",
    stamps: { b: "0000000000003.aaaaaaaaaa" },
    live: "",
    alive: true,
    values: { a: 1, b: 1, c: 1 },
  };
  const edit = { ...here, born: "", stamp: "0000000000002.bbbbbbbbbb", stamps: NO_STAMPS, values: { a: 2, b: 2 } };
  const merged = merge(here, edit);
  expect([merged.won, merged.lost, merged.changed]).toEqual([["a"], ["b"], true]);
  expect(merged.state.values).toEqual({ a: 2, b: 1, c: 1 });
  expect(merge(merged.state, edit).changed).toBe(false);
});

it("R21: a row written anew in all its fields carries one stamp again", () => {
  const made: RowState = {
    born: "0000000000001.aaaaaaaaaa",
    stamp: "0000000000001.aaaaaaaaaa",
    stamps: {},
    live: "",
    alive: true,
    values: { a: 1, b: 1 },
  };
  const half = withStamp(made, { a: 2 }, "0000000000002.aaaaaaaaaa");
  expect(half.stamps).toEqual({ a: "0000000000002.aaaaaaaaaa" });
  const whole = withStamp(half, { b: 2 }, "0000000000002.aaaaaaaaaa");
  expect([whole.stamp, whole.stamps]).toEqual(["0000000000002.aaaaaaaaaa", {}]);
  expect(latest(half)).toBe("0000000000002.aaaaaaaaaa");
});
