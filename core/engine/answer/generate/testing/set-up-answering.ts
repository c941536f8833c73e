import type { AnswerEvent, AnswerRequest } from "../../../engine.ts";
import { createTokenizer } from "../../../index/tokens.ts";
import { composeAnswer } from "../../answer.ts";
import { createMemoryLibrary, type MemoryDocument } from "../../testing/memory-library.ts";
import { checkAnswer } from "../../verify/check-answer.ts";
import { createAnswering } from "../answering.ts";
import { prepareAnswer } from "../prepare.ts";
import type { TextGenerator } from "../text-generator.ts";

export const TESLA: MemoryDocument = {
  name: "tesla.pdf",
  title: "Nikola Tesla",
  blocks: [
    "Nikola Tesla was a Serbian-American inventor who was born in Smiljan in 1856.",
    "Tesla died in New York City in January 1943. He had worked for Thomas Edison for a year.",
  ],
};
const EDISON: MemoryDocument = {
  name: "edison.pdf",
  title: "Thomas Edison",
  blocks: ["Thomas Edison was an American inventor born in Milan, Ohio in 1847.", "Edison died in 1931."],
};

/** Answering over a few documents, with these language models. */
export function setUpAnswering(
  rungs: readonly TextGenerator[],
  documents: readonly MemoryDocument[] = [TESLA, EDISON],
) {
  const library = createMemoryLibrary(documents);
  const tokenizer = createTokenizer();
  const reported: unknown[] = [];
  const events: AnswerEvent[] = [];
  const { answer } = createAnswering({
    parts: {
      answer: (request) => composeAnswer({ library, where: "on this device", tokenizer }, request),
      prepare: async (request) => ({ ...(await prepareAnswer({ library, tokenizer }, request)), embedder: "none" }),
      check: async (request) => checkAnswer({ tokenizer }, request),
    },
    generators: {
      pick: async ({ allowSending }) => rungs.filter(({ where }) => allowSending || typeof where === "string"),
    },
    where: "on this device",
    patience: { first: 400, thinking: 400, next: 400, stop: 50 },
    report: (error) => reported.push(error),
  });
  const ask = (question: string, more: Partial<AnswerRequest> = {}, signal?: AbortSignal) =>
    answer(
      { scope: { owner: "someone" }, question, history: [], top_k: 5, hybrid: true, ...more },
      (event) => events.push(event),
      signal,
    );
  const text = () => events.flatMap((event) => (event.type === "text" ? [event.text] : [])).join("");
  return { ask, events, text, reported };
}

/** Resolves once the signal is aborted. */
export const abortOf = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
