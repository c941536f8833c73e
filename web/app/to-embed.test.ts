import { expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { Model } from "#core/models/local/models.ts";
import { notYetRead, toEmbed } from "./to-embed.ts";

const mini = (active: boolean) => ({ id: "mini", kind: "embedder", status: "installed", active }) as Model;
const builtIn = (active: boolean) => ({ id: "built-in", kind: "embedder", status: "built-in", active }) as Model;
const read = (by: string, fields: object = {}) =>
  ({
    id: by,
    status: "completed",
    created_at: "2026-03-02T00:00:00.000Z",
    metadata: { read_with: by },
    ...fields,
  }) as unknown as Document;
const job = (status: "cancelled" | "completed", day: string, model_id = "mini") => ({
  status,
  payload: { model_id },
  created_at: `2026-03-${day}T00:00:00.000Z`,
});
const NONE = { reindexes: [], elsewhere: new Set<string>() };

const documents = [
  read("mini"),
  read("builtin-1", { id: "a" }),
  read("builtin-1", { id: "b", created_at: "2026-03-04T00:00:00.000Z" }),
  read("other", { status: "processing" }),
];
const idsOf = (list: readonly Document[]) => list.map(({ id }) => id);

test("what another model has read is still to be read by the one in use", () => {
  expect(idsOf(notYetRead(documents, [builtIn(false), mini(true)]))).toEqual(["a", "b"]);
  expect(idsOf(notYetRead(documents, [builtIn(true), mini(false)]))).toEqual(["mini"]);
});

test("a model embeds what it has not read yet, and without a model nothing is to be learned", () => {
  expect(idsOf(toEmbed(documents, [builtIn(false), mini(true)], NONE))).toEqual(["a", "b"]);
  expect(toEmbed(documents, [builtIn(true), mini(false)], NONE)).toEqual([]);
  expect(toEmbed(documents, [], NONE)).toEqual([]);
});

test("documents that a person stopped, and those whose files are not here, are not said to be at work", () => {
  const models = [builtIn(false), mini(true)];
  const left = (given: Partial<Parameters<typeof toEmbed>[2]>) =>
    idsOf(toEmbed(documents, models, { ...NONE, ...given }));
  expect(left({ reindexes: [job("cancelled", "03"), job("completed", "01")] })).toEqual(["b"]);
  expect(left({ reindexes: [job("completed", "03"), job("cancelled", "01")] })).toEqual(["a", "b"]);
  expect(left({ reindexes: [job("cancelled", "03", "other")] })).toEqual(["a", "b"]);
  expect(left({ elsewhere: new Set(["b"]) })).toEqual(["a"]);
});
