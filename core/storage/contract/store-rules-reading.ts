import { expectFailure, expectSame, type Rule } from "./rule.ts";
import { ruleItem, ruleItems, ruleNotes, type RuleItem } from "./store-rules-tables.ts";
import { ANY_OWNER, put, type Query, type Store } from "../store.ts";

async function fill(store: Store, items: readonly RuleItem[]): Promise<void> {
  await store.write(items.map((item) => put(ruleItems, item)));
}

async function ids(store: Store, query: Query<RuleItem>): Promise<string[]> {
  return (await store.query(ruleItems, query)).map(({ id }) => id);
}

/** Two groups with equal ranks among them: `a0 a1 a2 a3` have ranks 0 0 1 1, `b0 b1` ranks 0 5. */
const sample = [
  ruleItem("a2", { group: "a", rank: 1 }),
  ruleItem("a0", { group: "a", rank: 0 }),
  ruleItem("b1", { group: "b", rank: 5 }),
  ruleItem("a3", { group: "a", rank: 1 }),
  ruleItem("a1", { group: "a", rank: 0 }),
  ruleItem("b0", { group: "b", rank: 0 }),
];

export const readingRules: readonly Rule<Store>[] = [
  {
    id: "S1",
    says: "get gives a row to its owner alone, and undefined for what is not there",
    async check(store) {
      await fill(store, [ruleItem("x", { group: "mine" }), ruleItem("x", { owner: "ben", group: "his" })]);
      expectSame((await store.get(ruleItems, "anna", "x"))?.group, "mine", "Anna's row");
      expectSame((await store.get(ruleItems, "ben", "x"))?.group, "his", "Ben's row of the same id");
      expectSame(await store.get(ruleItems, "carl", "x"), undefined, "a row of somebody else");
      expectSame(await store.get(ruleItems, "anna", "y"), undefined, "a row that is not there");
    },
  },
  {
    id: "S2",
    says: "query and count see the rows of the owner alone",
    async check(store) {
      await fill(store, [ruleItem("x"), ruleItem("y", { owner: "ben" }), ruleItem("z", { owner: "ann" })]);
      expectSame(await ids(store, { owner: "anna" }), ["x"], "query");
      expectSame(await ids(store, { owner: "anna", where: { group: "g" } }), ["x"], "query by index");
      expectSame(await store.count(ruleItems, { owner: "ben" }), 1, "count");
      expectSame(await store.count(ruleItems, { owner: "nobody" }), 0, "count of nobody");
    },
  },
  {
    id: "S3",
    says: "without an order rows come by id",
    async check(store) {
      await fill(store, sample);
      expectSame(await ids(store, { owner: "anna" }), ["a0", "a1", "a2", "a3", "b0", "b1"], "all");
      expectSame(await ids(store, { owner: "anna", where: { group: "a" } }), ["a0", "a1", "a2", "a3"], "by equality");
      expectSame(
        await ids(store, { owner: "anna", where: { group: "a" }, limit: 2, offset: 1 }),
        ["a1", "a2"],
        "a page by equality",
      );
      expectSame(
        await ids(store, { owner: "anna", order: { by: "id", direction: "descending" }, limit: 2 }),
        ["b1", "b0"],
        "descending ids",
      );
    },
  },
  {
    id: "S3a",
    says: "countEach counts the owner's rows of each value, in the order of the values",
    async check(store) {
      await fill(store, [...sample, ruleItem("x", { owner: "ben", group: "a" })]);
      const counted = (values: readonly string[]) =>
        store.countEach(ruleItems, { owner: "anna", field: "group", values });
      expectSame(await counted(["b", "none", "a", "b"]), [2, 0, 4, 2], "counts");
      expectSame(await counted([]), [], "of no value");
      await expectFailure(
        () => store.countEach(ruleItems, { owner: "anna", field: "note" as "group", values: ["a"] }),
        "UndeclaredIndex",
        "a field without an index",
      );
    },
  },
  {
    id: "S4",
    says: "equality works on the first fields of a declared index, in any order of writing",
    async check(store) {
      await fill(store, sample);
      expectSame(await ids(store, { owner: "anna", where: { rank: 1, group: "a" } }), ["a2", "a3"], "both fields");
      expectSame(await ids(store, { owner: "anna", where: { rank: 0 } }), ["a0", "a1", "b0"], "another index");
      expectSame(await ids(store, { owner: "anna", where: { done: false, group: "b" } }), ["b0", "b1"], "a boolean");
      expectSame(await ids(store, { owner: "anna", where: { group: "c" } }), [], "nothing equal");
    },
  },
  {
    id: "S5",
    says: "order goes by the index field after those of where; rows equal in it come by id in both directions",
    async check(store) {
      await fill(store, sample);
      const ascending = { by: "rank", direction: "ascending" } as const;
      const descending = { by: "rank", direction: "descending" } as const;
      expectSame(
        await ids(store, { owner: "anna", where: { group: "a" }, order: ascending }),
        ["a0", "a1", "a2", "a3"],
        "ascending",
      );
      expectSame(
        await ids(store, { owner: "anna", where: { group: "a" }, order: descending }),
        ["a2", "a3", "a0", "a1"],
        "descending",
      );
      expectSame(
        await ids(store, { owner: "anna", order: descending }),
        ["b1", "a2", "a3", "a0", "a1", "b0"],
        "without where",
      );
      expectSame(
        await ids(store, { owner: "anna", order: { by: "group", direction: "descending" } }),
        ["b0", "b1", "a0", "a1", "a2", "a3"],
        "by the first of two fields",
      );
    },
  },
  {
    id: "S6",
    says: "limit and offset cut the ordered answer, also between rows equal in the order field",
    async check(store) {
      await fill(store, sample);
      for (const direction of ["ascending", "descending"] as const) {
        const all = await ids(store, { owner: "anna", order: { by: "rank", direction } });
        expectSame(all.length, sample.length, direction);
        for (let offset = 0; offset <= 7; offset++) {
          for (const limit of [0, 1, 2, 3, 100]) {
            const page = await ids(store, { owner: "anna", order: { by: "rank", direction }, limit, offset });
            expectSame(page, all.slice(offset, offset + limit), `${direction}, ${limit} from ${offset}`);
          }
          expectSame(
            await ids(store, { owner: "anna", order: { by: "rank", direction }, offset }),
            all.slice(offset),
            `all from ${offset}`,
          );
        }
      }
    },
  },
  {
    id: "S7",
    says: "a range includes its start and excludes its end; null is in no range",
    async check(store) {
      await fill(store, sample);
      const range = (from?: number, to?: number): Query<RuleItem> => ({
        owner: "anna",
        range: { field: "rank", from, to },
      });
      expectSame(await ids(store, range(0, 1)), ["a0", "a1", "b0"], "from and to");
      expectSame(await ids(store, range(1)), ["a2", "a3", "b1"], "from");
      expectSame(await ids(store, range(undefined, 5)), ["a0", "a1", "a2", "a3", "b0"], "to");
      expectSame(await ids(store, { ...range(1), where: { group: "a" } }), ["a2", "a3"], "after an equal field");
      expectSame(
        await ids(store, { ...range(0), order: { by: "rank", direction: "descending" }, limit: 2 }),
        ["b1", "a2"],
        "with an order",
      );
      expectSame(await store.count(ruleItems, { owner: "anna", range: { field: "rank", from: 0, to: 5 } }), 5, "count");

      await fill(store, [ruleItem("n"), ruleItem("s", { label: "s" })]);
      expectSame(await ids(store, { owner: "anna", range: { field: "label", to: "t" } }), ["s"], "up to a text");
      expectSame(await ids(store, { owner: "anna", range: { field: "label" } }), ["s"], "a range without ends");
    },
  },
  {
    id: "S8",
    says: "null comes before everything in order, and equality finds it",
    async check(store) {
      await fill(store, [ruleItem("x", { label: "b" }), ruleItem("y"), ruleItem("z", { label: "" })]);
      expectSame(
        await ids(store, { owner: "anna", order: { by: "label", direction: "ascending" } }),
        ["y", "z", "x"],
        "ascending",
      );
      expectSame(
        await ids(store, { owner: "anna", order: { by: "label", direction: "descending" } }),
        ["x", "z", "y"],
        "descending",
      );
      expectSame(await ids(store, { owner: "anna", where: { label: null } }), ["y"], "where null");
    },
  },
  {
    id: "S9",
    says: "text is ordered by UTF-16 code units, numbers by value",
    async check(store) {
      const labels = ["", "A", "Z", "a", "zz", "ä", "中", "\u{1F600}", "\uFF01", "\uFFFD"];
      await fill(
        store,
        labels.map((label, at) =>
          ruleItem(`t${String(99 - at)}`, { label, rank: [-2.5, 10, 9, 0.1, 1e300, -1e300, 2, 3, 4, 5][at] ?? 0 }),
        ),
      );
      const byLabel = await store.query(ruleItems, { owner: "anna", order: { by: "label", direction: "ascending" } });
      expectSame(
        byLabel.map(({ label }) => label),
        [...labels].sort(),
        "text",
      );
      const byRank = (
        await store.query(ruleItems, { owner: "anna", order: { by: "rank", direction: "ascending" } })
      ).map(({ rank }) => rank);
      expectSame(
        byRank,
        [...byRank].sort((a, b) => a - b),
        "numbers",
      );
      for (const label of labels)
        expectSame(await store.count(ruleItems, { owner: "anna", where: { label } }), 1, `where ${label}`);
    },
  },
  {
    id: "S10",
    says: "a query no declared index serves fails, and says so",
    async check(store) {
      const attempts: Query<RuleItem>[] = [
        { owner: "anna", where: { extra: {} } },
        { owner: "anna", where: { rank: 1, label: "x" } },
        { owner: "anna", order: { by: "done", direction: "ascending" }, where: { group: "a" } },
        { owner: "anna", range: { field: "extra", from: 1 } },
        { owner: "anna", where: { group: "a" }, range: { field: "label", from: "a" } },
      ];
      for (const query of attempts) {
        await expectFailure(() => store.query(ruleItems, query), "UndeclaredIndex", JSON.stringify(query));
        await expectFailure(() => store.count(ruleItems, query), "UndeclaredIndex", `count ${JSON.stringify(query)}`);
      }
    },
  },
  {
    id: "S11",
    says: "ANY_OWNER reads across owners, ordered and cut as one",
    async check(store) {
      await fill(store, [
        ruleItem("x", { rank: 2 }),
        ruleItem("y", { owner: "ben", rank: 1 }),
        ruleItem("z", { owner: "carl", rank: 2 }),
        ruleItem("w", { owner: "ben", rank: 3 }),
      ]);
      expectSame(await ids(store, { owner: ANY_OWNER }), ["w", "x", "y", "z"], "by id");
      expectSame(await ids(store, { owner: ANY_OWNER, where: { rank: 2 } }), ["x", "z"], "by equality");
      expectSame(
        await ids(store, { owner: ANY_OWNER, order: { by: "rank", direction: "descending" }, limit: 2, offset: 1 }),
        ["x", "z"],
        "a page",
      );
      expectSame(await store.count(ruleItems, { owner: ANY_OWNER, range: { field: "rank", from: 2 } }), 3, "count");
      expectSame((await store.get(ruleItems, ANY_OWNER, "y"))?.owner, "ben", "get");
      expectSame(await store.revision(ruleItems, ANY_OWNER), 3, "revision: the owners' together");
    },
  },
  {
    id: "S12",
    says: "rows come back deeply equal: nested values, null, every script, long text",
    async check(store) {
      const extra = {
        list: [1, null, { deep: [true, -0.5, "𝒳"] }],
        ключ: "çøñ",
        "": "",
        quote: "\"'\\;--",
        long: "文".repeat(100_000),
        tab: "\t\n\u0001\u2028",
      };
      const item = ruleItem("ünï-✓", { label: "'; DROP TABLE rule_items; --", extra, code: "null" });
      await fill(store, [item]);
      expectSame(await store.get(ruleItems, "anna", item.id), item, "get");
      expectSame(await store.query(ruleItems, { owner: "anna", where: { label: item.label } }), [item], "query");
    },
  },
  {
    id: "S13",
    says: "what a caller does to a row it was given or gave changes nothing stored",
    async check(store) {
      const item = ruleItem("x", { extra: { list: [1] } });
      await fill(store, [item]);
      (item.extra["list"] as number[]).push(2);
      const read = await store.get(ruleItems, "anna", "x");
      if (read) Object.assign(read, { rank: 9 }).extra["list"] = "changed";
      expectSame(await store.get(ruleItems, "anna", "x"), ruleItem("x", { extra: { list: [1] } }), "the stored row");
    },
  },
  {
    id: "S14",
    says: "a table without indexes is read by id",
    async check(store) {
      await store.write([
        put(ruleNotes, { id: "2", owner: "anna", text: "b" }),
        put(ruleNotes, { id: "1", owner: "anna", text: "a" }),
      ]);
      expectSame(
        (await store.query(ruleNotes, { owner: "anna" })).map(({ text }) => text),
        ["a", "b"],
        "all",
      );
      await expectFailure(
        () => store.query(ruleNotes, { owner: "anna", where: { text: "a" } }),
        "UndeclaredIndex",
        "by a field",
      );
    },
  },
];
