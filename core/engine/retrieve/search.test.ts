import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createChunkIndex } from "../index/chunk-index.ts";
import { placeOf } from "../index/part.ts";
import { encodeSegment } from "../index/segment-codec.ts";
import { createTokenizer } from "../index/tokens.ts";
import { B, K1, scoreWords } from "./bm25.ts";
import { queryTerms } from "./query-terms.ts";
import { scopeIndex, type ScopedIndex } from "./scope.ts";
import { topChunks } from "./top.ts";

const tokenizer = createTokenizer();
const text = fc
  .array(fc.constantFrom("red", "green", "blue", "cyan", "pink", "gray"), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(" "));
/** Segments of one to four chunks each. */
const corpus = fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 20 });

const segmentOf = (texts: readonly string[], number: number) => {
  const chunks = texts.map((own, ordinal) => ({
    id: (number * 100 + ordinal).toString(16).padStart(32, "0"),
    text: own,
    start: 0,
    end: own.length,
    page: null,
    last_page: null,
    heading: null,
  }));
  return {
    id: `s${number}`,
    bytes: encodeSegment(tokenizer, {
      embedder: "none",
      dimensions: 0,
      title: null,
      chunks,
      vectors: new Float32Array(),
    }),
  };
};

/** Score of every chunk by segment and ordinal, 0 left out. */
function scores(index: ScopedIndex, query: string): Map<string, number> {
  const words = scoreWords(index, queryTerms(tokenizer, query));
  return new Map(
    topChunks(words.scores, 1000).flatMap(({ chunk, part, score }) => {
      const scoped = index.parts[part];
      if (scoped === undefined) return [];
      const { member, ordinal } = placeOf(scoped.part, chunk);
      return [[`${member.id} ${ordinal}`, Math.fround(score)] as const];
    }),
  );
}

function naive(segments: ReadonlyMap<string, readonly string[]>, query: string): Map<string, number> {
  const all = [...segments].flatMap(([id, texts]) =>
    texts.map((own, ordinal) => ({ key: `${id} ${ordinal}`, terms: tokenizer.terms(own) })),
  );
  const mean = all.reduce((sum, { terms }) => sum + terms.length, 0) / all.length;
  const asked = tokenizer.terms(query);
  const entries = all.map(({ key, terms }) => {
    const score = asked.reduce((sum, term) => {
      const found = all.filter((other) => other.terms.includes(term)).length;
      const count = terms.filter((own) => own === term).length;
      const idf = Math.log(1 + (all.length - found + 0.5) / (found + 0.5));
      return sum + (idf * count * (K1 + 1)) / (count + K1 * (1 - B + (B * terms.length) / mean));
    }, 0);
    return [key, score] as const;
  });
  return new Map(entries.filter(([, score]) => score > 0));
}

function expectEqualScores(actual: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): void {
  expect(new Set(actual.keys())).toEqual(new Set(expected.keys()));
  for (const [key, score] of expected) expect(actual.get(key)).toBeCloseTo(score, 4);
}

describe("searching words over segments", () => {
  it("scores as BM25 computed from the texts does, over the whole and over any scope", () => {
    fc.assert(
      fc.property(corpus, text, fc.infiniteStream(fc.boolean()), (texts, query, coins) => {
        const index = createChunkIndex();
        index.add(texts.map(segmentOf));
        const all = new Map(texts.map((own, number) => [`s${number}`, own]));
        expectEqualScores(scores(scopeIndex(index.parts, new Set(all.keys())), query), naive(all, query));
        const some = new Map([...all].filter(() => coins.next().value));
        if (some.size > 0)
          expectEqualScores(scores(scopeIndex(index.parts, new Set(some.keys())), query), naive(some, query));
      }),
    );
  });

  it("finds after adding and removing what an index made anew finds", () => {
    const step = fc.record({ texts: fc.array(text, { minLength: 1, maxLength: 4 }), forget: fc.nat({ max: 5 }) });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), text, (steps, query) => {
        const grown = createChunkIndex();
        const kept = new Map<string, readonly string[]>();
        steps.forEach(({ forget, texts }, number) => {
          grown.add([segmentOf(texts, number)]);
          kept.set(`s${number}`, texts);
          if (forget < 2) kept.delete([...kept.keys()][forget] ?? "");
          grown.retain(new Set(kept.keys()));
        });
        const ids = new Set(kept.keys());
        expectEqualScores(scores(scopeIndex(grown.parts, ids), query), naive(kept, query));
        expect(grown.parts.length).toBeLessThan(8);
      }),
    );
  });

  it("takes the best, and equal ones in the order of the index", () => {
    const list = fc.array(fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 }), { maxLength: 4 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 10 }), (parts, count) => {
        const expected = parts
          .flatMap((values, part) => values.map((score, chunk) => ({ part, chunk, score })))
          .filter(({ score }) => score > 0)
          .sort((a, b) => b.score - a.score)
          .slice(0, count);
        expect(
          topChunks(
            parts.map((values) => Float32Array.from(values)),
            count,
          ),
        ).toEqual(expected);
      }),
    );
  });
});
