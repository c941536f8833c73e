import type { EnginePort } from "#core/engine/ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { badRequest } from "#core/http/errors.ts";
import type { GenerationRequest, ListedModel, Part } from "./generation.ts";
import { turnsOf } from "./generation.ts";

type Deps = Pick<RequestContext & EnginePort, "engine" | "host">;

/** What answers until a language model is on the device. */
export const EXTRACTIVE_MODEL: ListedModel = {
  id: "extractive",
  name: "Passages from your documents",
  details: {
    kind: "extractive",
    note: "No language model: it answers in the words of your documents, with the places they stand.",
  },
};

export function browserModels(deps: Deps): ListedModel[] {
  checkHost(deps);
  return [EXTRACTIVE_MODEL];
}

/** Answers the last question of the user out of their documents. Throws 400 on a server. */
export async function generateInBrowser(
  deps: Deps,
  owner: string,
  { model, input }: GenerationRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<Part>> {
  checkHost(deps);
  if (model !== EXTRACTIVE_MODEL.id)
    throw badRequest(
      `There is no model ${model} on this device. GET /api/v1/ai/providers/models?provider=browser lists them.`,
    );
  const turns = turnsOf(input);
  const at = turns.findLastIndex(({ role }) => role === "user");
  const question = turns[at]?.content ?? "";
  const answer = deps.engine.answer({
    scope: { owner },
    question,
    history: turns.slice(0, Math.max(0, at)),
    top_k: 5,
    hybrid: true,
    model,
  });
  const { content } = await untilAborted(answer, signal);
  return inPieces(content);
}

/** Words as they would come from a model, so that one page's code shows both. */
async function* inPieces(content: string): AsyncGenerator<Part> {
  for (const text of content.match(/\S+\s*|\s+/g) ?? []) yield { text };
  yield { text: "", finish_reason: "stop" };
}

function checkHost({ host }: Deps): void {
  if (host !== "service-worker")
    throw badRequest(
      "The provider browser runs in the browser only. Choose another one, or ask this on the device itself.",
    );
}

/** The engine's work cannot be stopped half way; its answer is then of no use to anybody. */
async function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([value, promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
