import type { EnginePort, GeneratorsPort } from "#core/engine/ports.ts";
import type { RequestContext } from "#core/http/context.ts";
import { eventStream } from "#core/http/event-stream.ts";
import { jsonReply, type Reply } from "#core/http/route.ts";
import { newId } from "#core/storage/time.ts";
import { toAnswerRequest } from "./answer-request.ts";
import { conversationOf } from "./conversation.ts";
import { responseObject, type ResponseIds } from "./response-object.ts";
import { saidInInput, type ResponseRequest } from "./response-request.ts";
import { streamResponse } from "./response-stream.ts";
import { serveAnswer, type ServedRequest } from "./served-answer.ts";
import { COLLECTION_PREFIX } from "./served-models.ts";

type Deps = Pick<
  RequestContext & EnginePort & GeneratorsPort,
  "store" | "blobs" | "engine" | "clock" | "origin" | "generators"
>;

/** Answers from the documents in the form of OpenAI's Responses API. Nothing is stored. */
export async function createResponse(
  deps: Deps,
  owner: string,
  body: ResponseRequest,
  signal: AbortSignal,
): Promise<Reply> {
  const wanted = await toServedRequest(deps, owner, body);
  const ids = newIds(deps.clock);
  if (body.stream) return eventStream(streamResponse(deps, wanted, ids, body));
  const served = await serveAnswer(deps, wanted, () => undefined, signal);
  return jsonReply(responseObject(ids, body, served), {});
}

async function toServedRequest(deps: Deps, owner: string, body: ResponseRequest): Promise<ServedRequest> {
  const { temperature, top_p, max_output_tokens: longest = null, lectern } = body;
  const search = body.tools?.[0];
  const collection = search?.vector_store_ids?.[0];
  const model = collection === undefined ? body.model : `${COLLECTION_PREFIX}${collection}`;
  const conversation = conversationOf(saidInInput(body), "input");
  const top_k = search?.max_num_results ?? undefined;
  return {
    request: await toAnswerRequest(deps, owner, {
      model,
      conversation,
      top_k,
      temperature,
      top_p,
      max_tokens: longest,
    }),
    stop: [],
    longest,
    format: formatOf(body.text?.format),
    // Sources are annotations here, so the text names them only on request.
    sources: lectern?.sources ?? false,
    origin: deps.origin,
  };
}

type Format = NonNullable<ResponseRequest["text"]>["format"];

function formatOf(wanted: Format): ServedRequest["format"] {
  if (wanted?.type === "json_schema") {
    const { name, schema, strict } = wanted;
    return { name, schema, strict, field: "text.format.type" };
  }
  return wanted?.type === "json_object" ? "json" : "text";
}

function newIds(clock: RequestContext["clock"]): ResponseIds {
  const created = Math.floor(clock.now() / 1000);
  return { response: `resp_${newId()}`, message: `msg_${newId()}`, search: `fs_${newId()}`, created };
}
