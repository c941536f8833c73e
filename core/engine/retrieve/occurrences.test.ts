import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createChunkIndex } from "../index/chunk-index.ts";
import { encodeSegment } from "../index/segment-codec.ts";
import { createTokenizer } from "../index/tokens.ts";
import { occurrencesIn } from "./occurrences.ts";
import { scopeIndex } from "./scope.ts";

const tokenizer = createTokenizer();
const WORDS = ["red", "green", "blue", "AB-1234", "漢字", "pink"];
const text = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 }).map((words) => words.join(" "));
const corpus = fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 15 });

const segmentOf = (texts: readonly string[], number: number) => ({
  id: `s${number}`,
  bytes: encodeSegment(tokenizer, {
    embedder: "none",
    dimensions: 0,
    title: null,
    chunks: texts.map((own, ordinal) => ({
      id: (number * 100 + ordinal).toString(16).padStart(32, "0"),
      text: own,
      start: 0,
      end: own.length,
      page: null,
      last_page: null,
      heading: null,
    })),
    vectors: new Float32Array(),
  }),
});

type Texts = readonly string[];

/** How many texts of each document satisfy the condition; documents with none are left out. */
const scan = (documents: readonly { readonly id: string; readonly texts: Texts }[], holds: (text: string) => boolean) =>
  new Map(documents.map(({ id, texts }) => [id, texts.filter(holds).length] as const).filter(([, count]) => count > 0));

const has = (own: string, word: string): boolean => {
  const terms = tokenizer.terms(own);
  return tokenizer.terms(word).every((term) => terms.includes(term));
};

describe("counting where words occur", () => {
  it("counts what a scan of the texts counts, over any scope, files uploaded twice included", () => {
    const words = fc.uniqueArray(fc.constantFrom(...WORDS, "absent"), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(corpus, words, fc.infiniteStream(fc.boolean()), (texts, asked, coins) => {
        const index = createChunkIndex();
        index.add(texts.map(segmentOf));
        const documents = texts.flatMap((own, number) =>
          ["a", "b"]
            .filter(() => coins.next().value)
            .map((copy) => ({ id: `${copy}${number}`, segments: [`s${number}`], texts: own })),
        );
        const scope = scopeIndex(index.parts, new Set(documents.flatMap(({ segments }) => segments)));
        const found = occurrencesIn(
          { documents, index: scope, isWhole: true },
          asked.map((word) => tokenizer.terms(word)),
        );
        expect(found.words).toEqual(asked.map((word) => scan(documents, (own) => has(own, word))));
        expect(found.together).toEqual(scan(documents, (own) => asked.every((word) => has(own, word))));
        const holdsAll = ({ texts: own }: { readonly texts: Texts }): boolean =>
          asked.every((word) => own.some((one) => has(one, word)));
        expect(found.all).toEqual(new Set(documents.filter(holdsAll).map(({ id }) => id)));
      }),
    );
  });

  it("counts a document of several segments once", () => {
    const index = createChunkIndex();
    index.add([segmentOf(["red", "green"], 0), segmentOf(["red"], 1)]);
    const documents = [{ id: "a", segments: ["s0", "s1"] }];
    const found = occurrencesIn({ documents, index: scopeIndex(index.parts, new Set(["s0", "s1"])), isWhole: false }, [
      ["red"],
    ]);
    expect(found).toEqual({
      words: [new Map([["a", 2]])],
      all: new Set(["a"]),
      together: new Map([["a", 2]]),
      isWhole: false,
    });
  });
});
