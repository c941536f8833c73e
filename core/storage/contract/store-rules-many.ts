import { expectSame, type Rule } from "./rule.ts";
import { ruleItem, ruleItems, ruleNotes } from "./store-rules-tables.ts";
import { put, type Store } from "../store.ts";

export const manyRules: readonly Rule<Store>[] = [
  {
    id: "S15",
    says: "getMany gives the rows at the places in their order, over tables and owners, with gaps where there is none",
    async check(store) {
      await store.write([
        put(ruleItems, ruleItem("x")),
        put(ruleItems, ruleItem("x", { owner: "ben", rank: 2 })),
        put(ruleNotes, { id: "x", owner: "anna", text: "note" }),
      ]);
      const found = await store.getMany([
        { table: ruleNotes, owner: "anna", id: "x" },
        { table: ruleItems, owner: "anna", id: "gone" },
        { table: ruleItems, owner: "ben", id: "x" },
        { table: ruleItems, owner: "anna", id: "x" },
        { table: ruleNotes, owner: "anna", id: "x" },
      ]);
      const note = { id: "x", owner: "anna", text: "note" };
      expectSame(
        found.map((row) => row ?? "none"),
        [note, "none", ruleItem("x", { owner: "ben", rank: 2 }), ruleItem("x"), note],
        "the rows",
      );
      expectSame(await store.getMany([]), [], "of no places");
    },
  },
];
