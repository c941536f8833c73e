import { createEventQueue } from "#core/chat/event-queue.ts";
import type { ServerEvent } from "#core/http/event-stream.ts";
import {
  annotationsOf,
  messageItem,
  responseObject,
  searchItem,
  textPart,
  type ResponseIds,
} from "./response-object.ts";
import type { ResponseRequest } from "./response-request.ts";
import { serveAnswer, type Served, type ServedDeps, type ServedRequest } from "./served-answer.ts";

type Tell = (type: string, fields: object) => void;

/** The events of OpenAI's Responses API, in their order; the text comes as it is written. */
export function streamResponse(
  deps: ServedDeps,
  wanted: ServedRequest,
  ids: ResponseIds,
  body: ResponseRequest,
): AsyncIterable<ServerEvent> {
  const events = createEventQueue(async (send, signal) => {
    let sequence_number = 0;
    const tell: Tell = (type, fields) => send({ type, sequence_number: sequence_number++, ...fields });
    const begun = responseObject(ids, body, null);
    tell("response.created", { response: begun });
    tell("response.in_progress", { response: begun });
    const at = body.tools?.length ? 1 : 0;
    if (at === 1) tellSearching(tell, ids, wanted);
    const place = { output_index: at, content_index: 0, item_id: ids.message };
    tell("response.output_item.added", { output_index: at, item: messageItem(ids, null) });
    const part = { type: "output_text", text: "", annotations: [], logprobs: [] };
    tell("response.content_part.added", { ...place, part });
    const say = (delta: string) => tell("response.output_text.delta", { ...place, delta, logprobs: [] });
    const served = await serveAnswer(deps, wanted, say, signal);
    // What was streamed may differ from what was checked; the text of the whole is the checked one.
    annotationsOf(served.content, served.answer).forEach((annotation, annotation_index) =>
      tell("response.output_text.annotation.added", { ...place, annotation, annotation_index }),
    );
    tell("response.output_text.done", { ...place, text: served.content, logprobs: [] });
    tell("response.content_part.done", { ...place, part: textPart(served) });
    tell("response.output_item.done", { output_index: at, item: messageItem(ids, served) });
    if (at === 1) tellSearched(tell, ids, body, served);
    const isCut = served.finish === "length";
    tell(isCut ? "response.incomplete" : "response.completed", { response: responseObject(ids, body, served) });
  });
  return named(events);
}

function tellSearching(tell: Tell, ids: ResponseIds, { request }: ServedRequest): void {
  const item = { id: ids.search, type: "file_search_call", status: "in_progress", queries: [request.question] };
  tell("response.output_item.added", { output_index: 0, item });
  tell("response.file_search_call.searching", { output_index: 0, item_id: ids.search });
}

function tellSearched(tell: Tell, ids: ResponseIds, body: ResponseRequest, { answer }: Served): void {
  tell("response.file_search_call.completed", { output_index: 0, item_id: ids.search });
  tell("response.output_item.done", { output_index: 0, item: searchItem(ids, body, answer) });
}

/** Events have their type as name, and there is no `[DONE]` after the last. */
function named(events: AsyncIterable<ServerEvent>): AsyncIterable<ServerEvent> {
  return {
    [Symbol.asyncIterator]: () => {
      const inner = events[Symbol.asyncIterator]();
      return {
        async next() {
          const result = await inner.next();
          if (result.done) return result;
          const { data } = result.value;
          if (data === "[DONE]") return inner.next();
          return { done: false, value: { event: (data as { readonly type: string }).type, data } };
        },
        return: async () => inner.return?.() ?? { done: true, value: undefined },
      };
    },
  };
}
