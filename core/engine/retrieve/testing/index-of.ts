import { createChunkIndex } from "../../index/chunk-index.ts";
import { encodeSegment } from "../../index/segment-codec.ts";
import { createTokenizer } from "../../index/tokens.ts";
import { scopeIndex, type ScopedIndex } from "../scope.ts";

/** An index of these passages, without vectors. */
export function indexOf(texts: readonly string[]): ScopedIndex {
  const chunks = texts.map((text, ordinal) => ({
    id: ordinal.toString(16).padStart(32, "0"),
    text,
    start: 0,
    end: text.length,
    page: null,
    last_page: null,
    heading: null,
  }));
  const segment = { embedder: "none", dimensions: 0, title: null, chunks, vectors: new Float32Array() };
  const index = createChunkIndex();
  index.add([{ id: "s", bytes: encodeSegment(createTokenizer(), segment) }]);
  return scopeIndex(index.parts, new Set(["s"]));
}
