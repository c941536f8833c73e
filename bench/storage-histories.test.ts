import "fake-indexeddb/auto";
import * as fc from "fast-check";
import { it } from "vitest";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { expectSame } from "#core/storage/contract/rule.ts";
import { change, put, remove, require, type Operation, type Query, type Store } from "#core/storage/store.ts";
import { ruleItem, ruleItems, ruleTables, type RuleItem } from "#core/storage/contract/store-rules-tables.ts";
import { createDexieStore } from "#web/storage/dexie-store.ts";
import { openSqliteStore } from "#sync-server/storage/sqlite-store.ts";

const owner = fc.constantFrom("anna", "ben");
const id = fc.constantFrom("1", "10", "2", "\u{1F600}", "\uFF01");
const fields = fc.record({
  group: fc.constantFrom("a", "b", ""),
  rank: fc.constantFrom(-1, 0, 0.5, 2),
  label: fc.constantFrom(null, "", "x", "\u{1F600}", "\uFFFD"),
  code: fc.constantFrom(null, null, "c", "d"),
  done: fc.boolean(),
});
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(owner, id, fields)
      .map(([who, key, rest]) => put(ruleItems, ruleItem(key, { owner: who, ...rest }))),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(owner, id, fc.subarray(["rank", "label", "code"] as const), fields)
      .map(([who, key, names, rest]) =>
        change(ruleItems, who, key, Object.fromEntries(names.map((name) => [name, rest[name]]))),
      ),
  },
  { weight: 1, arbitrary: fc.tuple(owner, id).map(([who, key]) => remove(ruleItems, who, key)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(owner, id, fc.constantFrom<Partial<RuleItem> | "absent">("absent", {}, { rank: 0 }))
      .map(([who, key, state]) => require(ruleItems, who, key, state)),
  },
);
const shape: fc.Arbitrary<Partial<Query<RuleItem>>> = fc.oneof(
  fc.constant({}),
  fc.record({ where: fc.record({ group: fc.constantFrom("a", "b") }) }),
  fc.record({ where: fc.record({ label: fc.constantFrom(null, "x", "\u{1F600}") }) }),
  fc.record({
    where: fc.record({ group: fc.constantFrom("a", "b") }),
    range: fc.record({
      field: fc.constant("rank" as const),
      from: fc.constantFrom(undefined, -1, 0),
      to: fc.constantFrom(undefined, 0.5, 2),
    }),
  }),
  fc.record({
    order: fc.record({
      by: fc.constantFrom("rank" as const, "label" as const, "group" as const, "done" as const, "id" as const),
      direction: fc.constantFrom("ascending" as const, "descending" as const),
    }),
  }),
  fc.record({
    where: fc.record({ done: fc.boolean() }),
    order: fc.record({
      by: fc.constant("group" as const),
      direction: fc.constantFrom("ascending" as const, "descending" as const),
    }),
  }),
);
const cut = fc.record({ limit: fc.constantFrom(undefined, 0, 1, 3), offset: fc.constantFrom(undefined, 0, 1, 2) });
const query: fc.Arbitrary<Query<RuleItem>> = fc
  .tuple(fc.constantFrom("anna", "ben", "*"), shape, cut)
  .map(([who, part, page]) => ({ owner: who, ...part, ...page }));
const step = fc.oneof(fc.record({ write: fc.array(operation, { maxLength: 5 }) }), fc.record({ query }));

/** What a store says to one step: its answer, or the name of its error. */
async function answer(store: Store, move: { write: Operation[] } | { query: Query<RuleItem> }): Promise<unknown> {
  try {
    if ("query" in move)
      return [
        await store.query(ruleItems, move.query),
        await store.count(ruleItems, move.query),
        await store.revision(ruleItems, move.query.owner),
      ];
    await store.write(move.write);
    return "written";
  } catch (error) {
    return (error as Error).name;
  }
}

it("answers any history of writes and queries alike in memory, SQLite and IndexedDB", { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 30 }), async (history) => {
      const name = crypto.randomUUID();
      const memory = createMemoryStore(ruleTables);
      const others = [
        openSqliteStore({ path: ":memory:", tables: ruleTables }),
        createDexieStore(ruleTables, { name }),
      ];
      try {
        for (const move of history) {
          const expected = await answer(memory, move);
          for (const other of others) expectSame(await answer(other, move), expected, JSON.stringify(move));
        }
      } finally {
        await Promise.all(others.map((store) => store.close()));
        indexedDB.deleteDatabase(name);
      }
    }),
    { numRuns: 60 },
  );
});
