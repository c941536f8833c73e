import { expect, it } from "vitest";
import { createMemoryBlobs } from "../storage/testing/memory-blobs.ts";
import { createBuiltinEmbedder } from "./embed/builtin.ts";
import type { Embedder } from "./embed-port.ts";
import type { ProcessRequest } from "./engine.ts";
import { openSegment } from "./index/segment-codec.ts";
import { createIngestEngine } from "./ingest-engine.ts";
import { createTellingEmbedder } from "./testing/telling-embedder.ts";
import { parsePlainBytes } from "./retrieve/testing/plain-parser.ts";

const section = (number: number, fact = "stays as it is") =>
  `# Section ${number}\n\nThe rule of section ${number} ${fact}. ${"It has many words that fill the passage. ".repeat(12)}`;
const manual = (change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: 12 }, (_, at) => section(at + 1, change[at + 1])).join("\n\n");

function setup(model?: Embedder) {
  const blobs = createMemoryBlobs();
  const builtin = createBuiltinEmbedder();
  const embedded: string[] = [];
  const embedder: typeof builtin = {
    ...builtin,
    embed: (texts, kind) => {
      embedded.push(...texts);
      return builtin.embed(texts, kind);
    },
  };
  const noAssets = () => Promise.reject(new Error("no assets in this test"));
  const engine = createIngestEngine({
    blobs,
    embedder,
    findModelEmbedder: async () => model,
    assets: noAssets,
    parse: parsePlainBytes,
  });
  const read = async (source: string, earlier?: ProcessRequest["earlier"]) => {
    const { id: file } = await blobs.put(new TextEncoder().encode(source));
    const about = { owner: "o", file, document_id: "d", original_filename: "a.md", type: "md" } as const;
    const request = { ...about, ...(model && { model: model.id }) };
    embedded.length = 0;
    return engine.process({ ...request, ...(earlier && { earlier }) }, () => undefined, new AbortController().signal);
  };
  const vectors = async (ids: readonly string[]) => {
    const opened = await Promise.all(ids.map(async (id) => openSegment((await blobs.bytes(id)) ?? new Uint8Array())));
    return opened.map((segment) => [...segment.vectors]);
  };
  return { blobs, embedded, read, vectors };
}

it("embeds only the passages that differ from the earlier version", async () => {
  const { embedded, read, vectors } = setup();
  const first = await read(manual());
  expect(first.changes).toBeUndefined();
  const second = await read(manual({ 7: "was changed in May" }), first);
  expect(embedded).toHaveLength(1);
  expect(embedded[0]).toContain("section 7 was changed in May");
  expect(second.changes?.passages).toEqual({ kept: second.chunk_count - 1, embedded: 1 });

  const anew = await read(manual({ 7: "was changed in May" }));
  expect(await vectors(second.segments)).toEqual(await vectors(anew.segments));
});

it("keeps the vectors of sentences of the passages that stay", async () => {
  const { embedder, embedded } = createTellingEmbedder();
  const { blobs, read } = setup(embedder);
  const first = await read(manual());
  embedded.sentences.length = 0;
  const second = await read(manual({ 7: "was changed in May" }), first);
  expect(embedded.sentences.filter((text) => text.startsWith("The rule"))).toEqual([
    "The rule of section 7 was changed in May.",
  ]);
  const anew = await read(manual({ 7: "was changed in May" }));
  const bytes = ([id = ""]: readonly string[]) => blobs.bytes(id);
  expect(await bytes(second.segments)).toEqual(await bytes(anew.segments));
});

it("takes no embeddings of another pipeline, and none where a segment is gone", async () => {
  const { blobs, embedded, read } = setup();
  const first = await read(manual());
  const other = await read(manual({ 2: "is new" }), { ...first, pipeline: "older" });
  expect(embedded).toHaveLength(other.chunk_count);
  expect(other.changes).toMatchObject({ passages: { kept: 0, embedded: other.chunk_count } });

  for (const id of first.segments) await blobs.remove(id);
  const without = await read(manual({ 3: "is new" }), first);
  expect(without.changes?.passages.kept).toBe(0);
});

it("says nothing of changes where the earlier text is gone", async () => {
  const { blobs, read } = setup();
  const first = await read(manual());
  await blobs.remove(first.text);
  expect((await read(manual({ 1: "is new" }), first)).changes).toBeUndefined();
});
