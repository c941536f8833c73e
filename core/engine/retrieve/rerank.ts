import type { Passage } from "../engine.ts";
import type { Reranker } from "../rerank-port.ts";

export interface RerankDeps {
  readonly findReranker?: (() => Promise<Reranker | undefined>) | undefined;
  readonly report: (error: Error) => void;
}

/** Passages a cross-encoder looks at: enough that the right one is among them, few enough for a question to wait for. */
export const RERANKED = 24;

/** Milliseconds a question waits for a reranker to load, and to read; past it the order stays as it was. */
const PATIENCE = { load: 3000, read: 5000 };

/** The reranker in use, or undefined where there is none, it is not there in time, or it cannot be opened. */
export async function openReranker({ findReranker, report }: RerankDeps): Promise<Reranker | undefined> {
  if (!findReranker) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PATIENCE.load)));
  try {
    return await Promise.race([findReranker(), late]);
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Orders passages by what the reranker says of them, which becomes their score; as they were where it fails or is too slow. */
export async function rerank(
  reranker: Reranker,
  query: string,
  passages: readonly Passage[],
  report: RerankDeps["report"],
): Promise<readonly Passage[]> {
  const [read, rest] = [passages.slice(0, RERANKED), passages.slice(RERANKED)];
  if (read.length < 2) return passages;
  try {
    const texts = read.map(({ heading, content }) => (heading ? `${heading}\n${content}` : content));
    const scores = await reranker.score(query, texts, AbortSignal.timeout(PATIENCE.read));
    const scored = read.map((passage, at) => ({ ...passage, score: scores[at] ?? 0 }));
    // What it has not read stays behind; no score of the other kind may stand above those before it.
    const lowest = Math.min(...scored.map(({ score }) => score));
    const behind = rest.map((passage) => ({ ...passage, score: Math.min(passage.score, lowest) }));
    return [...scored.toSorted((a, b) => b.score - a.score), ...behind];
  } catch (error) {
    report(error instanceof Error ? error : new Error(String(error)));
    return passages;
  }
}
