import { expect, test } from "vitest";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import { pipelineOf } from "#core/engine/ingest-engine.ts";
import { readWith } from "./read-with.ts";

test("a document says which embedder it was read with, also where another one embedded it or it could not be read", () => {
  const metadata = { embedding_model: BUILTIN_EMBEDDER_ID };
  expect(readWith({ metadata, pipeline: pipelineOf("multilingual-e5-small") })).toEqual({
    read_with: "multilingual-e5-small",
  });
  expect(readWith({ metadata, pipeline: pipelineOf(BUILTIN_EMBEDDER_ID) })).toEqual({ read_with: BUILTIN_EMBEDDER_ID });
  const tried = { ...metadata, not_read_with: pipelineOf("mini") };
  expect(readWith({ metadata: tried, pipeline: pipelineOf(BUILTIN_EMBEDDER_ID) })).toEqual({ read_with: "mini" });
  expect(readWith({ metadata: {}, pipeline: null })).toEqual({});
});
