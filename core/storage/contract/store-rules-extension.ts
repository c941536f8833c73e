import { expectFailure, expectSame, type Rule } from "./rule.ts";
import { ruleItem, ruleItems, ruleNotes, ruleTables } from "./store-rules-tables.ts";
import { change, put, remove, require, type Operation, type Store } from "../store.ts";
import type { Table } from "../table.ts";
import type { WriteExtension } from "../write-extension.ts";

/** Writes beside every item a note that says what became of it, and how often; refuses rank 13. */
function createNoteTaker(): WriteExtension & { readonly asked: number } {
  let asked = 0;
  const notePlace = (owner: string, id: string) => ({ table: ruleNotes, owner, id });
  const placeOf = (operation: Operation) =>
    operation.kind === "put"
      ? { table: ruleItems, owner: operation.row.owner, id: operation.row.id }
      : { table: ruleItems, owner: operation.owner, id: operation.id };
  return {
    tables: [ruleNotes],
    concerns: (table) => table.name === ruleItems.name,
    needs: (batch) =>
      batch
        .filter(({ table }) => table.name === ruleItems.name)
        .map(placeOf)
        .flatMap((place) => [place, notePlace(place.owner, place.id)]),
    extend(draft, batch) {
      asked += 1;
      for (const { table, owner, id, row } of draft.touched()) {
        if (table.name !== ruleItems.name) continue;
        if (row?.["rank"] === 13) throw new Error("No rank 13 here.");
        const last = draft.current(notePlace(owner, id));
        const was = draft.stored({ table: ruleItems, owner, id }) ? "there" : "new";
        draft.set(notePlace(owner, id), { id, owner, text: `${last?.text ?? ""}${was},` });
      }
      for (const operation of batch)
        if (operation.kind === "merge") draft.set(operation, ruleItems.schema.parse(operation.input));
    },
    get asked() {
      return asked;
    },
  };
}

export interface ExtendedHost {
  open(tables: readonly Table[], extension: WriteExtension): Promise<Store>;
}

const textOf = async (store: Store, id: string) => (await store.get(ruleNotes, "anna", id))?.text;

/** What every store obeys that is made with an extension. */
export const extensionRules: readonly Rule<ExtendedHost>[] = [
  {
    id: "X1",
    says: "what the extension adds is written with the batch, and it sees what is stored and what the batch makes of it",
    async check({ open }) {
      const store = await open(ruleTables, createNoteTaker());
      await store.write([put(ruleItems, ruleItem("x")), put(ruleItems, ruleItem("y"))]);
      await store.write([change(ruleItems, "anna", "x", { rank: 2 })]);
      await store.write([remove(ruleItems, "anna", "y")]);
      expectSame([await textOf(store, "x"), await textOf(store, "y")], ["new,there,", "new,there,"], "the notes");
      expectSame(await store.revision(ruleNotes, "anna"), 3, "the revision of the table written beside");
      await store.close();
    },
  },
  {
    id: "X2",
    says: "a write that the extension refuses changes nothing, and nor does its part of a write that fails",
    async check({ open }) {
      const store = await open(ruleTables, createNoteTaker());
      await store.write([put(ruleItems, ruleItem("x", { code: "c" }))]);
      await expectFailure(() => store.write([put(ruleItems, ruleItem("y", { rank: 13 }))]), "Error", "rank 13");
      await expectFailure(
        () => store.write([put(ruleItems, ruleItem("z")), require(ruleItems, "anna", "gone")]),
        "PreconditionFailed",
        "a failed require",
      );
      await expectFailure(
        () => store.write([put(ruleItems, ruleItem("z", { code: "c" }))]),
        "UniqueViolation",
        "an equal code",
      );
      expectSame(await store.count(ruleItems, { owner: "anna" }), 1, "items");
      expectSame(await store.count(ruleNotes, { owner: "anna" }), 1, "notes");
      await store.close();
    },
  },
  {
    id: "X3",
    says: "the extension is not asked about tables that do not concern it, nor about batches that only require",
    async check({ open }) {
      const extension = createNoteTaker();
      const store = await open(ruleTables, extension);
      await store.write([put(ruleNotes, { id: "n", owner: "anna", text: "" })]);
      await store.write([require(ruleItems, "anna", "x", "absent")]);
      expectSame(extension.asked, 0, "how often it was asked");
      await store.close();
    },
  },
  {
    id: "X4",
    says: "an operation of the extension's own is carried out in the same write as the others",
    async check({ open }) {
      const store = await open(ruleTables, createNoteTaker());
      const merge: Operation = {
        kind: "merge",
        table: ruleItems,
        owner: "anna",
        id: "m",
        input: ruleItem("m", { rank: 5 }),
      };
      await store.write([put(ruleItems, ruleItem("x")), merge]);
      expectSame((await store.get(ruleItems, "anna", "m"))?.rank, 5, "the merged row");
      expectSame(await store.count(ruleItems, { owner: "anna", where: { rank: 5 } }), 1, "its index entry");
      await store.close();
    },
  },
  {
    id: "X5",
    says: "of writes at once each sees what those before it made the extension add",
    async check({ open }) {
      const store = await open(ruleTables, createNoteTaker());
      await store.write([put(ruleItems, ruleItem("x"))]);
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => store.write([change(ruleItems, "anna", "x", { rank: -at })])),
      );
      expectSame(await textOf(store, "x"), `new,${"there,".repeat(20)}`, "the note");
      await store.close();
    },
  },
];
