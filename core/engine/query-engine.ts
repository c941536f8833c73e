import type { AnswerParts } from "./answer/parts.ts";
import type { Engine } from "./engine.ts";
import { createTokenizer } from "./index/tokens.ts";
import type { QueryContext, QueryDeps } from "./query-context.ts";
import { createCatalog } from "./retrieve/catalog.ts";
import { createPassageCache } from "./retrieve/passage-cache.ts";
import { createSentenceCache } from "./retrieve/sentence-cache.ts";
import { createTextCache } from "./retrieve/text-cache.ts";
import { createQuestionsFirst } from "./questions-first.ts";
import { createTurns } from "./turns.ts";

/** Most of the code. The index is opened without it, and mostly waits for storage while it is loaded. */
const finding = () => import("./find-and-answer.ts");

/** The side of the engine that answers. `answer` quotes; a language model writes with what the other parts give it. */
export interface QueryEngine extends Pick<Engine, "search" | "guide">, AnswerParts {
  /** Resolves while no answer is waited for, with whether one was. */
  quiet(): Promise<boolean>;
}

export function createQueryEngine(deps: QueryDeps): QueryEngine {
  const tokenizer = createTokenizer();
  const catalog = createCatalog({ ...deps, tokenizer });
  const turn = createTurns();
  const [texts, whole] = [createTextCache(deps.blobs), createPassageCache()];
  const vectorsOfSentences = createSentenceCache(deps.blobs);
  const context: QueryContext = { ...deps, tokenizer, catalog, texts, whole, turn, vectorsOfSentences };

  const { now, inTurn, quiet } = createQuestionsFirst();

  return {
    search: (request) =>
      now(async () => {
        const [view, { search }] = await Promise.all([catalog.view(request.scope), finding()]);
        return search(context, view, request);
      }),
    answer: (request) => now(async () => (await finding()).compose(context, request)),
    // A question needs neither guides nor the checks of written answers: their code is loaded when they are asked for.
    guide: (request) =>
      inTurn(async () => {
        const [{ makeGuide }, { compose, libraryOf }] = await Promise.all([import("./guide/make-guide.ts"), finding()]);
        const library = libraryOf(context, request.scope);
        return makeGuide({ library, tokenizer, answer: (asked) => compose(context, asked), quiet }, request);
      }),
    prepare: (request) => now(async () => (await finding()).prepare(context, request)),
    check: (request) => now(async () => (await finding()).check(context, request)),
    quiet,
  };
}
