import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Chunk } from "../segment.ts";
import { DamagedSegment } from "./sections.ts";
import { encodeSegment, openSegment, pagesOf } from "./segment-codec.ts";
import { createTextReader } from "./text-reader.ts";
import { createTokenizer } from "./tokens.ts";

const words = fc.array(fc.constantFrom("alpha", "beta", "gamma", "delta", "Ünïcode", "北京", "🙂", "x-1"), {
  minLength: 1,
  maxLength: 400,
});

const chunks = fc.array(words, { maxLength: 30 }).map((texts) =>
  texts.map((text, ordinal): Chunk => {
    const joined = text.join(" ");
    return {
      id: ordinal.toString(16).padStart(32, "0"),
      text: joined,
      start: 7,
      end: 7 + joined.length,
      page: ordinal % 3 || null,
      last_page: ordinal % 3 ? (ordinal % 3) + (ordinal % 5) : null,
      heading: ordinal % 2 ? "A › B" : null,
    };
  }),
);

function encode(content: readonly Chunk[], dimensions = 16): Uint8Array<ArrayBuffer> {
  const vectors = new Float32Array(content.length * dimensions).map((_, index) => Math.sin(index));
  return encodeSegment(createTokenizer(), { embedder: "test", dimensions, title: null, chunks: content, vectors });
}

describe("a segment", () => {
  it("gives back texts, ranges, postings and vectors", () => {
    const tokenizer = createTokenizer();
    fc.assert(
      fc.property(chunks, (content) => {
        const segment = openSegment(encode(content));
        const texts = createTextReader(segment);
        expect(segment.chunks).toBe(content.length);
        content.forEach(({ end, heading, page, last_page, start, text }, ordinal) => {
          expect(texts.read(ordinal)).toBe(text);
          expect([segment.starts[ordinal], segment.ends[ordinal]]).toEqual([start, end]);
          expect(pagesOf(segment.pages[ordinal] ?? 0)).toEqual({ page, last_page });
          expect(segment.headings[(segment.headingOf[ordinal] ?? 0) - 1] ?? null).toBe(heading);
          expect(countsOf(segment, ordinal)).toEqual(
            counted(tokenizer.terms(heading === null ? text : `${heading}\n${heading}\n${text}`)),
          );
        });
        segment.vectors.forEach((value, index) => {
          expect(Math.abs(value * (segment.scales[Math.floor(index / 16)] ?? 0) - Math.sin(index))).toBeLessThan(0.005);
        });
      }),
      { numRuns: 50 },
    );
  });

  it("is the same bytes for the same content", () => {
    const [content] = fc.sample(chunks, 1);
    expect(encode(content ?? [])).toEqual(encode(content ?? []));
  });

  it("is refused, and does nothing worse, when its bytes are damaged", () => {
    const [content] = fc.sample(
      chunks.filter((some) => some.length > 3),
      { numRuns: 1, seed: 5 },
    );
    const whole = encode(content ?? []);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), fc.integer({ min: 0, max: 255 }), (at, value) => {
        const damaged = whole.slice();
        damaged[at] = value;
        expectReadableOrDamaged(damaged);
        expectReadableOrDamaged(whole.slice(0, at));
      }),
      { numRuns: 150 },
    );
  });

  it("keeps texts unpacked that a question reads in turn, and not those of a whole book", () => {
    const content = Array.from({ length: 40 }, (_, ordinal): Chunk => {
      const text = `${ordinal} `.padEnd(5000, "harbour ");
      return {
        id: ordinal.toString(16).padStart(32, "0"),
        text,
        start: 0,
        end: 5000,
        page: null,
        last_page: null,
        heading: null,
      };
    });
    const segment = openSegment(encode(content));
    const texts = createTextReader(segment);
    const [first, last] = [texts.read(0), texts.read(39)];
    segment.blocks.fill(0);
    expect([texts.read(0), texts.read(39)]).toEqual([first, last]);
    const whole = openSegment(encode(content));
    const inTurn = createTextReader(whole);
    for (let ordinal = 0; ordinal < 40; ordinal++) inTurn.read(ordinal);
    whole.blocks.fill(0);
    expect(() => inTurn.read(0)).toThrow(DamagedSegment);
  });

  it("may have no chunks and no vectors", () => {
    expect(openSegment(encode([], 0)).terms).toEqual([]);
  });
});

function expectReadableOrDamaged(bytes: Uint8Array<ArrayBuffer>): void {
  try {
    const segment = openSegment(bytes);
    const texts = createTextReader(segment);
    for (let ordinal = 0; ordinal < segment.chunks; ordinal++) texts.read(ordinal);
  } catch (error) {
    expect(error).toBeInstanceOf(DamagedSegment);
  }
}

function countsOf(segment: ReturnType<typeof openSegment>, chunk: number): Map<string, number> {
  const counts = new Map<string, number>();
  segment.terms.forEach((term, number) => {
    for (let at = segment.postingStarts[number] ?? 0; at < (segment.postingStarts[number + 1] ?? 0); at++) {
      if (segment.postingChunks[at] === chunk) counts.set(term, segment.postingCounts[at] ?? 0);
    }
  });
  return counts;
}

function counted(terms: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of terms.toSorted()) counts.set(term, Math.min(255, (counts.get(term) ?? 0) + 1));
  return counts;
}
