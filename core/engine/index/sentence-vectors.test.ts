import { expect, test } from "vitest";
import type { Chunk } from "../segment.ts";
import { sentences } from "../sentences.ts";
import { DamagedSegment } from "./sections.ts";
import { openSegment, encodeSegment } from "./segment-codec.ts";
import { readSentences, vectorOfSentence, withSentences } from "./sentence-vectors.ts";
import { createTokenizer } from "./tokens.ts";

const DIMENSIONS = 4;
const TEXTS = ["The harbour is deep. It has two cranes.", "", "A single sentence."];

function setup() {
  const chunks = TEXTS.map((text, at): Chunk => {
    const id = at.toString(16).padStart(32, "0");
    return { id, text, start: 0, end: text.length, page: null, last_page: null, heading: null };
  });
  const rows = (count: number) => Float32Array.from({ length: count * DIMENSIONS }, (_, at) => Math.sin(at + 1));
  const about = { embedder: "test", dimensions: DIMENSIONS, title: null };
  const segment = encodeSegment(createTokenizer(), { ...about, chunks, vectors: rows(TEXTS.length) });
  const spans = TEXTS.map(sentences);
  const vectors = rows(spans.flat().length);
  const content = { counts: spans.map(({ length }) => length), spans: spans.flat(), vectors };
  return { segment, vectors, bytes: withSentences(segment, content, DIMENSIONS) };
}

test("the vectors of each chunk's sentences are found by where these begin", () => {
  const { bytes, vectors } = setup();
  const found = readSentences(bytes, DIMENSIONS);
  expect(found?.map(({ starts }) => [...starts])).toEqual([[0, 21], [], [0]]);
  const rows = [found?.[0] && [0, 21].map((at) => found[0] && vectorOfSentence(found[0], at))].flat();
  const last = found?.[2] && vectorOfSentence(found[2], 0);
  for (const [row, stored] of [...rows, last].entries())
    for (let column = 0; column < DIMENSIONS; column++)
      expect((stored?.values[column] ?? NaN) * (stored?.scale ?? NaN)).toBeCloseTo(
        vectors[row * DIMENSIONS + column] ?? NaN,
        1,
      );
  expect(found?.[0] && vectorOfSentence(found[0], 5)).toBeUndefined();
});

test("a segment is opened as if there were no sentences behind it, and one without them has none", () => {
  const { bytes, segment } = setup();
  expect(openSegment(bytes)).toEqual(openSegment(segment));
  expect(readSentences(segment, DIMENSIONS)).toBeUndefined();
});

test("bytes that lie anywhere are read, and sentences that are cut off are told", () => {
  const { bytes } = setup();
  const moved = new Uint8Array(bytes.length + 3);
  moved.set(bytes, 3);
  expect(readSentences(moved.subarray(3), DIMENSIONS)).toHaveLength(TEXTS.length);
  expect(() => readSentences(bytes.slice(0, -8), DIMENSIONS)).toThrow(DamagedSegment);
  expect(() => readSentences(bytes, DIMENSIONS + 1)).toThrow(DamagedSegment);
});
