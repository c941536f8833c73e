import { expectFailure, expectSame, expectTrue, type Rule } from "./rule.ts";
import { ruleItem, ruleItems, ruleNotes, type RuleItem } from "./store-rules-tables.ts";
import { ANY_OWNER, change, put, remove, require, UniqueViolation, type Operation, type Store } from "../store.ts";

const all = async (store: Store) => (await store.query(ruleItems, { owner: "anna" })).map(({ id }) => id);
const read = (store: Store, id: string) => store.get(ruleItems, "anna", id);
const rank = (value: number) => change(ruleItems, "anna", "x", { rank: value });

export const writingRules: readonly Rule<Store>[] = [
  {
    id: "S20",
    says: "put writes the whole row, new or not",
    async check(store) {
      await store.write([put(ruleItems, ruleItem("x", { label: "old", extra: { a: 1 } }))]);
      await store.write([put(ruleItems, ruleItem("x", { rank: 7 }))]);
      expectSame(await read(store, "x"), ruleItem("x", { rank: 7 }), "the row");
      expectSame(await store.count(ruleItems, { owner: "anna", where: { label: "old" } }), 0, "the old index entry");
      expectSame(await store.count(ruleItems, { owner: "anna", where: { rank: 7 } }), 1, "the new index entry");
    },
  },
  {
    id: "S21",
    says: "change sets some fields, keeps the others, and moves the index entries",
    async check(store) {
      await store.write([put(ruleItems, ruleItem("x", { label: "kept", extra: { a: 1, b: 2 } }))]);
      await store.write([change(ruleItems, "anna", "x", { rank: 3, extra: { c: 3 } })]);
      expectSame(await read(store, "x"), ruleItem("x", { rank: 3, label: "kept", extra: { c: 3 } }), "the row");
      expectSame(await store.count(ruleItems, { owner: "anna", where: { rank: 0 } }), 0, "the old index entry");
      await expectFailure(
        () => store.write([change(ruleItems, "ben", "x", { rank: 1 })]),
        "PreconditionFailed",
        "somebody else's row",
      );
      await expectFailure(
        () => store.write([change(ruleItems, "anna", "gone", {})]),
        "PreconditionFailed",
        "a row that is not there",
      );
    },
  },
  {
    id: "S22",
    says: "put and change check the row against the schema and fill in its defaults; id and owner never change",
    async check(store) {
      const { done: _, ...rest } = ruleItem("x");
      await store.write([put(ruleItems, { ...rest, stray: 1 } as unknown as RuleItem)]);
      expectSame(await read(store, "x"), ruleItem("x"), "defaults filled, strangers dropped");
      const wrong: Operation[] = [
        put(ruleItems, ruleItem("y", { rank: "high" as unknown as number })),
        put(ruleItems, ruleItem("y", { owner: ANY_OWNER })),
        change(ruleItems, "anna", "x", { rank: null as unknown as number }),
        change(ruleItems, "anna", "x", { id: "z" }),
        change(ruleItems, "anna", "x", { owner: "ben" }),
      ];
      for (const operation of wrong)
        await expectFailure(() => store.write([operation]), "InvalidRow", JSON.stringify(operation));
      expectSame(await store.query(ruleItems, { owner: ANY_OWNER }), [ruleItem("x")], "what is stored");
    },
  },
  {
    id: "S23",
    says: "remove takes a row of its owner with its index entries; one that is not there is no error",
    async check(store) {
      await store.write([
        put(ruleItems, ruleItem("x", { rank: 4 })),
        put(ruleItems, ruleItem("x", { owner: "ben", rank: 4 })),
      ]);
      await store.write([remove(ruleItems, "anna", "x"), remove(ruleItems, "anna", "never")]);
      expectSame(await read(store, "x"), undefined, "the row");
      expectSame(await store.count(ruleItems, { owner: "anna", where: { rank: 4 } }), 0, "its index entry");
      expectSame(await store.count(ruleItems, { owner: "ben" }), 1, "the other owner's row");
    },
  },
  {
    id: "S24",
    says: "a batch is applied whole or not at all, over several tables and owners",
    async check(store) {
      await store.write([put(ruleItems, ruleItem("x"))]);
      const before = await store.revision(ruleItems, "anna");
      const batch = (last: Operation) => [
        put(ruleItems, ruleItem("new")),
        put(ruleNotes, { id: "n", owner: "ben", text: "" }),
        rank(9),
        remove(ruleItems, "anna", "x"),
        last,
      ];
      await expectFailure(
        () => store.write(batch(require(ruleItems, "anna", "gone"))),
        "PreconditionFailed",
        "a failed require at the end",
      );
      await expectFailure(
        () => store.write(batch(put(ruleItems, ruleItem("bad", { rank: Number.NaN })))),
        "InvalidRow",
        "an invalid row at the end",
      );
      expectSame(await store.query(ruleItems, { owner: "anna" }), [ruleItem("x")], "the items");
      expectSame(await store.count(ruleNotes, { owner: "ben" }), 0, "the notes");
      expectSame(await store.revision(ruleItems, "anna"), before, "the revision");
      await store.write(batch(put(ruleItems, ruleItem("good"))));
      expectSame(await all(store), ["good", "new"], "the items after the good batch");
    },
  },
  {
    id: "S25",
    says: "require holds the batch to a row being there, being absent, or having field values",
    async check(store) {
      await store.write([put(ruleItems, ruleItem("x", { rank: 1, extra: { a: [1, { b: 2 }] } }))]);
      const holding = [
        require(ruleItems, "anna", "x"),
        require(ruleItems, "anna", "y", "absent"),
        require(ruleItems, "ben", "x", "absent"),
        require(ruleItems, "anna", "x", { rank: 1, label: null, extra: { a: [1, { b: 2 }] } }),
      ];
      const failing = [
        require(ruleItems, "anna", "y"),
        require(ruleItems, "anna", "x", "absent"),
        require(ruleItems, "anna", "x", { rank: 2 }),
        require(ruleItems, "anna", "x", { rank: 1, label: "x" }),
        require(ruleItems, "anna", "x", { extra: { a: [1] } }),
      ];
      for (const operation of holding) await store.write([operation, put(ruleItems, ruleItem("z"))]);
      for (const operation of failing) {
        const error = await expectFailure(
          () => store.write([operation, remove(ruleItems, "anna", "z")]),
          "PreconditionFailed",
          JSON.stringify(operation),
        );
        expectTrue(error.message.includes("rule_items"), "the message names the table");
      }
      expectSame(await all(store), ["x", "z"], "what is stored");
    },
  },
  {
    id: "S26",
    says: "operations of a batch see those before them",
    async check(store) {
      await store.write([
        require(ruleItems, "anna", "x", "absent"),
        put(ruleItems, ruleItem("x")),
        rank(1),
        require(ruleItems, "anna", "x", { rank: 1 }),
        rank(2),
      ]);
      expectSame((await read(store, "x"))?.rank, 2, "the rank");
      await expectFailure(
        () => store.write([remove(ruleItems, "anna", "x"), rank(3)]),
        "PreconditionFailed",
        "changing what the batch removed",
      );
      await store.write([remove(ruleItems, "anna", "x"), put(ruleItems, ruleItem("x", { rank: 5 }))]);
      expectSame((await read(store, "x"))?.rank, 5, "the rank after removing and putting");
    },
  },
  {
    id: "S27",
    says: "a unique index refuses a second row of the owner with the same values; null is not compared",
    async check(store) {
      await store.write([
        put(ruleItems, ruleItem("x", { code: "c" })),
        put(ruleItems, ruleItem("y")),
        put(ruleItems, ruleItem("z")),
        put(ruleItems, ruleItem("x", { owner: "ben", code: "c" })),
      ]);
      const clashes = [
        [put(ruleItems, ruleItem("w", { code: "c" }))],
        [change(ruleItems, "anna", "y", { code: "c" })],
        [put(ruleItems, ruleItem("v", { code: "d" })), put(ruleItems, ruleItem("w", { code: "d" }))],
      ];
      for (const batch of clashes) {
        const error = await expectFailure(() => store.write(batch), "UniqueViolation", JSON.stringify(batch));
        expectTrue(error instanceof UniqueViolation && error.table === "rule_items", "the error names the table");
        expectSame((error as UniqueViolation).fields, ["code"], "the fields");
      }
      expectSame(await all(store), ["x", "y", "z"], "what is stored");
      expectSame(
        await store.query(ruleItems, { owner: "anna", where: { code: "c" } }),
        [ruleItem("x", { code: "c" })],
        "found by its code",
      );
    },
  },
  {
    id: "S28",
    says: "unique values are compared after the batch: rows may take over or swap them",
    async check(store) {
      await store.write([put(ruleItems, ruleItem("x", { code: "1" })), put(ruleItems, ruleItem("y", { code: "2" }))]);
      await store.write([change(ruleItems, "anna", "x", { code: "2" }), change(ruleItems, "anna", "y", { code: "1" })]);
      expectSame(
        (await store.query(ruleItems, { owner: "anna" })).map(({ code }) => code),
        ["2", "1"],
        "swapped",
      );
      await store.write([put(ruleItems, ruleItem("z", { code: "1" })), remove(ruleItems, "anna", "y")]);
      expectSame((await read(store, "z"))?.code, "1", "taken over");
      await store.write([change(ruleItems, "anna", "z", { rank: 1 })]);
      expectSame((await read(store, "z"))?.code, "1", "kept by its own row");
    },
  },
  {
    id: "S29",
    says: "a revision grows with every write that touches the owner's rows of the table, and only then",
    async check(store) {
      const revisions = async () => [
        await store.revision(ruleItems, "anna"),
        await store.revision(ruleItems, "ben"),
        await store.revision(ruleNotes, "anna"),
      ];
      expectSame(await revisions(), [0, 0, 0], "at first");
      await store.write([put(ruleItems, ruleItem("x")), put(ruleItems, ruleItem("y"))]);
      const [first, ...others] = await revisions();
      expectTrue(first !== undefined && first > 0, "put makes it grow");
      expectSame(others, [0, 0], "the others");
      await store.write([rank(1)]);
      const second = await store.revision(ruleItems, "anna");
      await store.write([remove(ruleItems, "anna", "x")]);
      const third = await store.revision(ruleItems, "anna");
      expectTrue(second > (first ?? 0) && third > second, "change and remove make it grow");
      await store.write([require(ruleItems, "anna", "y")]);
      await store.write([]);
      await expectFailure(() => store.write([rank(1)]), "PreconditionFailed", "a change of a removed row");
      expectSame(await revisions(), [third, 0, 0], "after writes that changed nothing");
    },
  },
  {
    id: "S30",
    says: "of concurrent writes that require the same state exactly one wins",
    async check(store) {
      await store.write([put(ruleItems, ruleItem("x", { label: "free" }))]);
      const claim = (label: string) =>
        store.write([require(ruleItems, "anna", "x", { label: "free" }), change(ruleItems, "anna", "x", { label })]);
      const results = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => claim(`taken by ${at}`)));
      const won = results.flatMap(({ status }, at) => (status === "fulfilled" ? [`taken by ${at}`] : []));
      expectSame([(await read(store, "x"))?.label], won, "the winners");
      for (const result of results)
        if (result.status === "rejected")
          expectSame((result.reason as Error).name, "PreconditionFailed", "why the others lost");
    },
  },
  {
    id: "S31",
    says: "concurrent writes are all applied, none on top of an outdated row",
    async check(store) {
      await store.write([put(ruleItems, ruleItem("x"))]);
      const fields = Array.from({ length: 30 }, (_, at) => put(ruleItems, ruleItem(`n${at}`, { rank: at })));
      await Promise.all([
        ...fields.map((operation) => store.write([operation])),
        store.write([rank(1)]),
        store.write([change(ruleItems, "anna", "x", { label: "l" })]),
      ]);
      expectSame(await store.count(ruleItems, { owner: "anna" }), 31, "rows");
      expectSame(await read(store, "x"), ruleItem("x", { rank: 1, label: "l" }), "both changes");
    },
  },
  {
    id: "S32",
    says: "ten thousand rows go in one batch",
    async check(store) {
      const count = 10_000;
      await store.write(
        Array.from({ length: count }, (_, at) =>
          put(ruleItems, ruleItem(`i${String(at).padStart(5, "0")}`, { rank: count - at, code: `c${at}` })),
        ),
      );
      expectSame(await store.count(ruleItems, { owner: "anna" }), count, "rows");
      const first = await store.query(ruleItems, {
        owner: "anna",
        order: { by: "rank", direction: "ascending" },
        limit: 2,
      });
      expectSame(
        first.map(({ id }) => id),
        ["i09999", "i09998"],
        "the first by rank",
      );
      expectSame((await store.query(ruleItems, { owner: "anna" })).length, count, "all rows read");
    },
  },
];
