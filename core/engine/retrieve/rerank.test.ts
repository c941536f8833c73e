import { describe, expect, it } from "vitest";
import type { Passage } from "../engine.ts";
import type { Reranker } from "../rerank-port.ts";
import { openReranker, rerank, RERANKED } from "./rerank.ts";

const passage = (content: string, score: number): Passage => ({
  chunk_id: content,
  document_id: "d",
  document_name: "d.md",
  content,
  heading: null,
  page: null,
  start: 0,
  end: content.length,
  score,
  why: { words: [], similarity: null },
});

/** Scores a passage by the number in it. */
const byNumber: Reranker = {
  id: "numbers",
  score: async (_, passages) => passages.map((text) => Number(/\d+/.exec(text)?.[0] ?? 0) / 100),
};

const contents = (passages: readonly Passage[]) => passages.map(({ content }) => content);

describe("ordering passages again", () => {
  it("puts first what the reranker finds best, with its score", async () => {
    const passages = [passage("10", 0.9), passage("70", 0.5), passage("40", 0.4)];
    const ordered = await rerank(byNumber, "q", passages, () => undefined);
    expect(contents(ordered)).toEqual(["70", "40", "10"]);
    expect(ordered.map(({ score }) => score)).toEqual([0.7, 0.4, 0.1]);
  });

  it("leaves those it does not read behind, in their order and not above the others", async () => {
    const passages = Array.from({ length: RERANKED + 3 }, (_, at) => passage(String(at + 1), 0.9));
    const ordered = await rerank(byNumber, "q", passages, () => undefined);
    expect(contents(ordered).slice(-3)).toEqual(["25", "26", "27"]);
    const scores = ordered.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it("keeps the order and says why when the reranker fails", async () => {
    const passages = [passage("10", 0.9), passage("70", 0.5)];
    const reports: string[] = [];
    const broken: Reranker = { id: "broken", score: () => Promise.reject(new Error("no memory")) };
    expect(await rerank(broken, "q", passages, ({ message }) => reports.push(message))).toEqual(passages);
    expect(reports).toEqual(["no memory"]);
  });

  it("goes on without one that cannot be opened", async () => {
    const reports: string[] = [];
    const report = ({ message }: Error) => void reports.push(message);
    expect(await openReranker({ findReranker: () => Promise.reject(new Error("gone")), report })).toBeUndefined();
    expect(await openReranker({ report })).toBeUndefined();
    expect(reports).toEqual(["gone"]);
  });
});
