import { asked, createEngine, type Library } from "./rows.ts";

const QUESTIONS = 9;

export interface EngineTimes {
  /** Milliseconds of the first answer of a fresh engine, index opened included. */
  readonly first: number;
  /** Median of the questions after it, each of another document. */
  readonly next: number;
}

/** The engine alone, in this process and over memory: what of a question's time is thinking. */
export async function measureEngine({ embedder, store, blobs, documents }: Library): Promise<EngineTimes> {
  const engine = createEngine(store, blobs, embedder);
  const ask = async (number: number): Promise<number> => {
    const began = performance.now();
    await engine.answer(asked(number));
    return Math.round(performance.now() - began);
  };
  const first = await ask(7);
  const next: number[] = [];
  for (let at = 1; at <= QUESTIONS; at++) next.push(await ask(Math.floor((at * documents.length) / (QUESTIONS + 1))));
  return { first, next: next.sort((a, b) => a - b)[QUESTIONS >> 1] ?? 0 };
}
