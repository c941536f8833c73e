import { describe, expect, it } from "vitest";
import { createMemoryBlobs } from "../storage/testing/memory-blobs.ts";
import { createBuiltinEmbedder } from "./embed/builtin.ts";
import type { ProcessRequest, Progress } from "./engine.ts";
import { openSegment } from "./index/segment-codec.ts";
import { createTextReader } from "./index/text-reader.ts";
import { createIngestEngine } from "./ingest-engine.ts";
import { DocumentError, type ParsedDocument } from "./parsed-document.ts";
import { parsePlain, parsePlainBytes } from "./retrieve/testing/plain-parser.ts";
import { decodeText } from "./text-blob.ts";

const noAssets = () => Promise.reject(new Error("no assets in this test"));

function setup(parse: (bytes: Uint8Array) => Promise<ParsedDocument> = parsePlainBytes) {
  const blobs = createMemoryBlobs();
  const engine = createIngestEngine({ blobs, embedder: createBuiltinEmbedder(), assets: noAssets, parse });
  const upload = async (source: string): Promise<ProcessRequest> => {
    const { id: file } = await blobs.put(new TextEncoder().encode(source));
    return { owner: "o", file, document_id: "d", original_filename: "a.md", type: "md" };
  };
  return { blobs, engine, upload };
}

const quiet = (): undefined => undefined;
const LONG = `# Title\n\n${Array.from({ length: 1500 }, (_, index) => `Paragraph ${index}. ${"Some words that fill a chunk. ".repeat(36)}`).join("\n\n")}`;

describe("the ingest engine", () => {
  it("gives the same segments for the same file, and says what it did", async () => {
    const { blobs, engine, upload } = setup();
    const request = await upload(LONG);
    const progress: Progress[] = [];
    const first = await engine.process(request, (step) => progress.push(step), new AbortController().signal);
    const again = await engine.process({ ...request, document_id: "e" }, quiet, new AbortController().signal);

    expect(again).toEqual(first);
    expect(first.segments.length).toBe(2);
    expect(first.metadata).toMatchObject({ title: "Title", language: "en", warnings: [] });
    expect(first.metadata).not.toHaveProperty("pages");
    expect(progress.at(-1)).toEqual({
      phase: "indexing",
      done: first.chunk_count,
      total: first.chunk_count,
      unit: "chunks",
    });
    const { text } = decodeText((await blobs.bytes(first.text)) ?? new Uint8Array());
    const ids = new Set<string>();
    for (const id of first.segments) {
      const segment = openSegment((await blobs.bytes(id)) ?? new Uint8Array());
      const texts = createTextReader(segment);
      for (let ordinal = 0; ordinal < segment.chunks; ordinal++) {
        expect(texts.read(ordinal)).toBe(text.slice(segment.starts[ordinal], segment.ends[ordinal]));
        ids.add(segment.ids.subarray(ordinal * 16, ordinal * 16 + 16).toString());
      }
    }
    expect(ids.size).toBe(first.chunk_count);
  });

  it("completes a file without text with no chunks and a warning", async () => {
    const { engine, upload } = setup(() =>
      Promise.resolve({ ...parsePlain(""), warnings: ["Page 1 has no text layer."] }),
    );
    const result = await engine.process(await upload("a scan"), quiet, new AbortController().signal);
    expect(result).toMatchObject({ chunk_count: 0, segments: [] });
    expect(result.metadata.warnings).toEqual([
      "Page 1 has no text layer.",
      "No text was found in this file, so it cannot be searched.",
    ]);
  });

  it("fails with the parser's reason, and when the file is gone", async () => {
    const { blobs, engine, upload } = setup();
    const { signal } = new AbortController();
    await expect(engine.process(await upload("BROKEN"), quiet, signal)).rejects.toEqual(
      new DocumentError("This file is broken."),
    );
    const request = await upload("text");
    await blobs.remove(request.file);
    await expect(engine.process(request, quiet, signal)).rejects.toBeInstanceOf(DocumentError);
  });

  it("stops when it is told to", async () => {
    const { engine, upload } = setup();
    const controller = new AbortController();
    const stopAtFirstChunk = ({ phase }: Progress): void => {
      if (phase === "embedding") controller.abort();
    };
    await expect(engine.process(await upload(LONG), stopAtFirstChunk, controller.signal)).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});
