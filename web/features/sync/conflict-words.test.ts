import { expect, it } from "vitest";
import { tables } from "#core/api/tables.ts";
import { fieldsOf } from "#core/sync/protocol/schema-text.ts";
import { syncConflicts } from "#core/sync/merge/sync-tables.ts";
import { conflictValue, hasFieldWords, writerWords } from "./conflict-words.ts";

const synced = tables.filter(({ name, syncs }) => syncs && name !== syncConflicts.name);

it("every table that syncs says which of its fields a person sets, and they are fields it has", () => {
  for (const table of synced) {
    expect(table.authored, table.name).toBeDefined();
    expect(fieldsOf(table)).toEqual(expect.arrayContaining([...(table.authored ?? [])]));
    for (const field of table.local ?? []) expect(fieldsOf(table)).not.toContain(field);
  }
});

it("every field that may be offered has words of its own", () => {
  const fields = synced.flatMap(({ authored = [], earlierOf = {} }) =>
    authored.filter((field) => !(field in earlierOf)),
  );
  expect(fields.filter((field) => !hasFieldWords(field))).toEqual([]);
});

it("what is worked out from a file is never offered", () => {
  const documents = synced.find(({ name }) => name === "documents");
  const derived = ["status", "metadata", "chunk_count", "processed_at", "segments", "text", "pipeline", "progress"];
  expect(documents?.authored?.filter((field) => derived.includes(field))).toEqual([]);
});

it.each([
  ["name", "Papers", null, "Papers"],
  ["collection_id", "3f2b8f0e-0000-4000-8000-000000000000", "Papers", "Papers"],
  ["collection_id", null, null, "All collections"],
  ["description", "", null, "Nothing"],
  ["is_active", false, null, "No"],
  ["tags", ["a", "b"], null, "a, b"],
  ["model_settings", { temperature: 0.7, max_tokens: 200 }, null, "Temperature: 0.7\nMax tokens: 200"],
  [
    "content",
    { layout: {}, components: [{ type: "text", text: "Hello" }, { name: "Clock" }] },
    null,
    "2 parts: “Hello”, Clock",
  ],
  ["content", { layout: {}, components: [] }, null, "An empty page"],
  ["avatar", "data:image/png;base64,AAAA", null, "A picture"],
  ["state", { answered_questions: 12 }, null, "12 questions answered"],
])("a value of %s is shown in words", (field, value, name, words) => {
  expect(conflictValue(field, value, name)).toBe(words);
});

it("says who wrote a value, as far as that is known", () => {
  const writer = { id: "abc", name: null, kind: "device" } as const;
  expect(writerWords({ ...writer, kind: "this" })).toBe("on this device");
  expect(writerWords(writer)).toBe("on another device");
  expect(writerWords(writer, new Map([["abc", "The desk"]]))).toBe("on “The desk”");
  expect(writerWords({ ...writer, kind: "api" })).toBe("on the server");
});
