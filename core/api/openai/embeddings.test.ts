import { expect, it } from "vitest";
import { EMBEDDING_MODELS } from "#core/models/local/catalogue.ts";
import { lengthWanted, vectorsOf } from "./embeddings.ts";

const model = (id: string) => EMBEDDING_MODELS.find((candidate) => candidate.id === id) ?? null;
const asked = (id: string, wanted: number | null) => {
  const found = model(id);
  return lengthWanted({ dimensions: found?.dimensions ?? 384 }, found, wanted);
};

it("cuts vectors only to what an embedder was trained for", () => {
  expect(asked("embeddinggemma-300m", 256)).toBe(256);
  expect(asked("embeddinggemma-300m", null)).toBe(768);
  expect(() => asked("embeddinggemma-300m", 300)).toThrow(/dimensions: must be one of 768, 512, 256, 128/);
  expect(asked("qwen3-embedding-0.6b", 33)).toBe(33);
  expect(() => asked("qwen3-embedding-0.6b", 31)).toThrow(/32 to 1024/);
  expect(() => asked("qwen3-embedding-0.6b", 1025)).toThrow(/32 to 1024/);
  expect(() => asked("multilingual-e5-small", 128)).toThrow(/must be 384 or left out/);
  expect(() => asked("built-in", 128)).toThrow(/cannot be cut/);
  expect(asked("built-in", 384)).toBe(384);
});

it("gives unit vectors, cut or not", () => {
  const vectors = Float32Array.from([0.6, 0, 0.8, 0, 0, 1]);
  expect(vectorsOf({ vectors, dimensions: 3 }, 3).map((vector) => [...vector])).toEqual([
    [Math.fround(0.6), 0, Math.fround(0.8)],
    [0, 0, 1],
  ]);
  const [first] = vectorsOf({ vectors, dimensions: 3 }, 2);
  expect([...(first ?? [])]).toEqual([1, 0]);
});
