import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createChunkIndex } from "../index/chunk-index.ts";
import { encodeSegment } from "../index/segment-codec.ts";
import { createTokenizer } from "../index/tokens.ts";
import { scoreWords } from "./bm25.ts";
import { pagesOfPart, scorePages } from "./page-scores.ts";
import { queryTerms } from "./query-terms.ts";
import { retrieve } from "./retrieve.ts";
import { scopeIndex, type ScopedIndex } from "./scope.ts";

const tokenizer = createTokenizer();

interface Piece {
  readonly text: string;
  readonly page: number | null;
}

function indexOf(...documents: readonly (readonly Piece[])[]): ScopedIndex {
  const index = createChunkIndex();
  index.add(
    documents.map((pieces, number) => ({
      id: `s${number}`,
      bytes: encodeSegment(tokenizer, {
        embedder: "none",
        dimensions: 0,
        title: null,
        chunks: pieces.map(({ page, text }, ordinal) => ({
          id: (number * 100 + ordinal).toString(16).padStart(32, "0"),
          text,
          start: 0,
          end: text.length,
          page,
          last_page: page,
          heading: null,
        })),
        vectors: new Float32Array(),
      }),
    })),
  );
  return scopeIndex(index.parts, new Set(documents.map((_, number) => `s${number}`)));
}

const found = (index: ScopedIndex, query: string, count: number): number[] =>
  retrieve(tokenizer, index, { query, embedded: new Map(), hybrid: true, count }).map(({ chunk }) => chunk);

describe("pages", () => {
  it("count the words of all their chunks as one text would", () => {
    const word = fc.constantFrom("red", "green", "blue", "pink");
    const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
    const pages = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(pages, text, (texts, query) => {
        const cut = indexOf(texts.flatMap((own, page) => own.map((one) => ({ text: one, page: page + 1 }))));
        const whole = indexOf(texts.map((own, page) => ({ text: own.join(" "), page: page + 1 })));
        const terms = queryTerms(tokenizer, query);
        const { idf } = scoreWords(whole, terms);
        const [a] = scorePages(cut, terms, idf);
        const [b] = scorePages(whole, terms, idf);
        expect(a).toEqual(b);
      }),
    );
  });

  it("are no pages of another document, and a chunk without a page is one by itself", () => {
    const index = indexOf(
      [{ text: "red", page: 1 }],
      [{ text: "red", page: 1 }],
      [
        { text: "red", page: null },
        { text: "red", page: null },
      ],
    );
    expect(index.parts.map(({ part }) => pagesOfPart(part).count)).toEqual([4]);
  });

  it("let a chunk rank higher whose page holds the other word", () => {
    const index = indexOf([
      { text: "red lamps in the hall", page: 1 },
      { text: "nothing but oil and fog", page: 1 },
      { text: "red lamps in the hall", page: 2 },
      { text: "the price of lamps and green glass", page: 2 },
    ]);
    expect(found(index, "red green", 1)).not.toEqual([0]);
  });

  it("are covered before a second chunk of one page that is hardly better", () => {
    const index = indexOf([
      { text: "red lamp", page: 1 },
      { text: "red lamp", page: 1 },
      { text: "red lamp on the wall", page: 2 },
    ]);
    expect(found(index, "red lamp", 2)).toEqual([0, 2]);
  });
});
