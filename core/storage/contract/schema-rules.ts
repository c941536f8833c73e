import { z } from "zod";
import { expectFailure, expectSame, type Rule } from "./rule.ts";
import { MigrationInterrupted, type RowMigration, type SetAside } from "../schema-change.ts";
import { change, put, type Store } from "../store.ts";
import { table, type IndexDeclaration, type Table } from "../table.ts";

/** A place that keeps rows after its store is closed; every call opens the same one. */
export interface LastingPlace {
  open(tables: readonly Table[], migrations?: readonly RowMigration[]): Promise<Store & SetAside>;
}

const rowBase = { id: z.string(), owner: z.string(), title: z.string() };
const First = z.object(rowBase);

/** `notes` as different releases declared it. */
function notes(shape: z.ZodRawShape, indexes: readonly IndexDeclaration[] = []) {
  const schema: z.ZodType<z.infer<typeof First>> = z.object({ ...rowBase, ...shape });
  return table({ name: "notes", schema, indexes, syncs: false });
}

const first = notes({});
const byTitle = notes({}, [{ fields: ["title"] }]);
const note = (id: string, title: string, more: object = {}) => ({ id, owner: "anna", title, ...more });

async function fill(place: LastingPlace, count = 3): Promise<void> {
  const store = await place.open([first]);
  await store.write(Array.from({ length: count }, (_, at) => put(first, note(`n${at}`, `t${at % 3}`))));
  await store.close();
}

async function rowsUnder(
  place: LastingPlace,
  declared: typeof first,
  migrations: readonly RowMigration[] = [],
): Promise<z.infer<typeof First>[]> {
  const store = await place.open([declared], migrations);
  try {
    return await store.query(declared, { owner: "anna" });
  } finally {
    await store.close();
  }
}

/** What every store obeys that outlives the program: nothing is lost by closing, opening or a new schema. */
export const schemaRules: readonly Rule<LastingPlace>[] = [
  {
    id: "S40",
    says: "opening again finds every row and revision",
    async check(place) {
      await fill(place);
      const store = await place.open([first]);
      expectSame(
        await store.query(first, { owner: "anna" }),
        [note("n0", "t0"), note("n1", "t1"), note("n2", "t2")],
        "rows",
      );
      expectSame(await store.revision(first, "anna"), 1, "revision");
      await store.close();
    },
  },
  {
    id: "S41",
    says: "a new field with a default is filled in on every row, and can be indexed at once",
    async check(place) {
      await fill(place);
      const grown = notes({ stars: z.number().default(5), tag: z.string().nullable().default(null) }, [
        { fields: ["stars", "title"] },
      ]);
      expectSame(
        await rowsUnder(place, grown),
        [0, 1, 2].map((at) => note(`n${at}`, `t${at}`, { stars: 5, tag: null })),
        "rows",
      );
      const store = await place.open([grown]);
      const found = await store.query(grown, {
        owner: "anna",
        where: { stars: 5 } as object,
        order: { by: "title", direction: "descending" },
      });
      expectSame(
        found.map(({ id }) => id),
        ["n2", "n1", "n0"],
        "by the new index",
      );
      await store.close();
    },
  },
  {
    id: "S42",
    says: "a new index covers the rows that were there; a dropped one is refused from then on",
    async check(place) {
      await fill(place, 2_000);
      const store = await place.open([byTitle]);
      expectSame(await store.count(byTitle, { owner: "anna", where: { title: "t1" } }), 667, "rows by the new index");
      await store.close();
      const without = notes({ extra: z.string().optional() });
      const later = await place.open([without]);
      await expectFailure(
        () => later.query(without, { owner: "anna", where: { title: "t1" } }),
        "UndeclaredIndex",
        "the dropped index",
      );
      expectSame(await later.count(without, { owner: "anna" }), 2_000, "rows");
      await later.close();
    },
  },
  {
    id: "S43",
    says: "a new table comes beside the others; one no longer declared keeps its rows",
    async check(place) {
      await fill(place);
      const other = { ...first, name: "others" };
      const store = await place.open([other]);
      await store.write([put(other, note("o", "other"))]);
      await store.close();
      const both = await place.open([first, other]);
      expectSame(
        [await both.count(first, { owner: "anna" }), await both.count(other, { owner: "anna" })],
        [3, 1],
        "rows of both",
      );
      await both.close();
    },
  },
  {
    id: "S44",
    says: "a migration changes every row once",
    async check(place) {
      await fill(place, 1_200);
      const louder: RowMigration = {
        id: "louder",
        table: "notes",
        change: (row) => ({ ...row, title: `${String(row["title"])}!` }),
      };
      const store = await place.open([byTitle], [louder]);
      expectSame(await store.count(byTitle, { owner: "anna", where: { title: "t0!" } }), 400, "changed rows");
      await store.write([change(byTitle, "anna", "n0", { title: "mine" })]);
      await store.close();
      const again = await place.open([byTitle], [louder]);
      expectSame((await again.get(byTitle, "anna", "n0"))?.title, "mine", "a row changed since");
      await again.close();
    },
  },
  {
    id: "S45",
    says: "a migration interrupted in the middle leaves everything as it was, and runs again whole",
    async check(place) {
      await fill(place, 1_200);
      let calls = 0;
      const halted: RowMigration = {
        id: "renamed",
        table: "notes",
        change(row) {
          calls += 1;
          if (calls > 700) throw new MigrationInterrupted();
          return { ...row, title: "new" };
        },
      };
      let failed = false;
      await place.open([first], [halted]).catch(() => {
        failed = true;
      });
      expectSame(failed, true, "the interruption is reported");
      const old = await rowsUnder(place, first);
      expectSame(old.filter(({ title }) => title === "new").length, 0, "rows changed by half a migration");
      const whole: RowMigration = { id: "renamed", table: "notes", change: (row) => ({ ...row, title: "new" }) };
      const renamed = await rowsUnder(place, first, [whole]);
      expectSame(renamed.filter(({ title }) => title === "new").length, 1_200, "rows after the whole migration");
    },
  },
  {
    id: "S46",
    says: "rows the new schema refuses are set aside whole, and come back when a later schema accepts them",
    async check(place) {
      await fill(place);
      const strict = notes({ title: z.string().refine((title) => title !== "t1") }, [{ fields: ["title"] }]);
      const store = await place.open([strict]);
      expectSame(
        (await store.query(strict, { owner: "anna" })).map(({ id }) => id),
        ["n0", "n2"],
        "rows",
      );
      const aside = await store.setAsideRows();
      expectSame(
        aside.map(({ table: name, owner, id, row }) => ({ name, owner, id, row })),
        [{ name: "notes", owner: "anna", id: "n1", row: note("n1", "t1") }],
        "set aside",
      );
      expectSame(aside[0]?.reason.includes("title"), true, "the reason names the field");
      await store.close();

      const mild = await place.open([notes({ mood: z.string().default("mild") })]);
      expectSame(
        (await mild.query(first, { owner: "anna" })).map(({ id }) => id),
        ["n0", "n1", "n2"],
        "rows under the mild schema",
      );
      expectSame(await mild.setAsideRows(), [], "set aside under the mild schema");
      await mild.close();
    },
  },
  {
    id: "S47",
    says: "a new unique index keeps the first of equal rows and sets the others aside",
    async check(place) {
      await fill(place, 4);
      const unique = notes({}, [{ fields: ["title"], unique: true }]);
      const store = await place.open([unique]);
      expectSame(
        (await store.query(unique, { owner: "anna" })).map(({ id }) => id),
        ["n0", "n1", "n2"],
        "rows",
      );
      expectSame(
        (await store.setAsideRows()).map(({ id }) => id),
        ["n3"],
        "set aside",
      );
      await expectFailure(() => store.write([put(unique, note("n4", "t2"))]), "UniqueViolation", "from then on");
      await store.close();
    },
  },
  {
    id: "S48",
    says: "an older program does not open what a newer one has changed",
    async check(place) {
      await fill(place);
      await (await place.open([byTitle])).close();
      const open = async () => {
        const store = await place.open([first]);
        await store.query(first, { owner: "anna" });
      };
      await expectFailure(open, "StorageIsNewer", "opening with the older tables");
      expectSame((await rowsUnder(place, byTitle)).length, 3, "rows under the newer tables");
    },
  },
];
