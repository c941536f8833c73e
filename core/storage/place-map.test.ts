import fc from "fast-check";
import { expect, test } from "vitest";
import { createPlaceMap } from "./place-map.ts";

const place = fc.record({
  table: fc.constantFrom("a", "b").map((name) => ({ name })),
  owner: fc.constantFrom("x", "y", ""),
  id: fc.constantFrom("1", "2", "a/1"),
});
const step = fc.record({ kind: fc.constantFrom("set", "set", "delete"), place, value: fc.nat(9) });

test("a value is found under its table, owner and id, and under nothing else", () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(place), (steps, looks) => {
      const map = createPlaceMap<number>();
      const expected = new Map<string, number>();
      const keyOf = ({ table, owner, id }: (typeof looks)[number]) => JSON.stringify([table.name, owner, id]);
      for (const { kind, place, value } of steps) {
        if (kind === "set") map.set(place, value);
        else map.delete(place);
        if (kind === "set") expected.set(keyOf(place), value);
        else expected.delete(keyOf(place));
      }
      for (const look of [...looks, ...steps.map(({ place }) => place)]) {
        expect(map.get(look)).toBe(expected.get(keyOf(look)));
        expect(map.has(look)).toBe(expected.has(keyOf(look)));
        const own = [...expected].filter(([key]) => key.startsWith(JSON.stringify([look.table.name]).slice(0, -1)));
        expect([...map.ofTable(look.table.name)].reduce((sum, { size }) => sum + size, 0)).toBe(own.length);
      }
    }),
  );
});
