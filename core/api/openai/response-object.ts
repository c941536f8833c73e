import { findMarkers } from "#core/engine/answer/verify/markers.ts";
import type { Answer } from "#core/engine/engine.ts";
import type { PlacedAnswer } from "./source-links.ts";
import type { ResponseRequest } from "./response-request.ts";
import { receiptsOf, type Served } from "./served-answer.ts";

export interface ResponseIds {
  readonly response: string;
  readonly message: string;
  readonly search: string;
  /** Seconds since 1970. */
  readonly created: number;
}

type Status = "in_progress" | "completed" | "incomplete";

/** The response object of OpenAI's Responses API; without an answer as it is while it is being written. */
export function responseObject(ids: ResponseIds, body: ResponseRequest, served: Served | null): object {
  const isCut = served?.finish === "length";
  const broken = isCut ? served.answer.broken : undefined;
  const status: Status = served === null ? "in_progress" : isCut ? "incomplete" : "completed";
  return {
    id: ids.response,
    object: "response",
    created_at: ids.created,
    status,
    error: broken ? { code: "server_error", message: broken.detail } : null,
    incomplete_details: isCut && !broken ? { reason: "max_output_tokens" } : null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    model: body.model,
    output: served === null ? [] : outputOf(ids, body, served),
    parallel_tool_calls: false,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
    temperature: body.temperature ?? null,
    text: { format: body.text?.format ?? { type: "text" } },
    tool_choice: body.tool_choice ?? "auto",
    tools: body.tools ?? [],
    top_p: body.top_p ?? null,
    truncation: body.truncation ?? "disabled",
    usage: served && usageIn(served),
    metadata: body.metadata ?? {},
    ...(served && { lectern: receiptsOf(served.answer) }),
  };
}

/** The search comes first where the caller asked for it by name. */
function outputOf(ids: ResponseIds, body: ResponseRequest, served: Served): object[] {
  const message = messageItem(ids, served);
  return body.tools?.length ? [searchItem(ids, body, served.answer), message] : [message];
}

export function searchItem(ids: ResponseIds, { include }: ResponseRequest, answer: Answer): object {
  const results = answer.passages.map(({ document_id, document_name, score, content }) => ({
    file_id: document_id,
    filename: document_name,
    score,
    text: content,
    attributes: {},
  }));
  const wanted = include?.includes("file_search_call.results") ? results : null;
  return {
    id: ids.search,
    type: "file_search_call",
    status: "completed",
    queries: answer.queries_used,
    results: wanted,
  };
}

export function messageItem(ids: ResponseIds, served: Served | null): object {
  const status: Status = served === null ? "in_progress" : served.finish === "length" ? "incomplete" : "completed";
  return { id: ids.message, type: "message", role: "assistant", status, content: served ? [textPart(served)] : [] };
}

export function textPart({ content, answer }: Served): object {
  return { type: "output_text", text: content, annotations: annotationsOf(content, answer), logprobs: [] };
}

/** A citation for each `[n]`, at its place in the text. */
export function annotationsOf(content: string, { passages, values }: PlacedAnswer): object[] {
  if (values) return [];
  return findMarkers(content, passages.length).flatMap(({ from, numbers }) =>
    numbers.flatMap((number) => {
      const passage = passages[number - 1];
      if (!passage) return [];
      return [{ type: "file_citation", index: from, file_id: passage.document_id, filename: passage.document_name }];
    }),
  );
}

function usageIn({ usage }: Served): object {
  return {
    input_tokens: usage.prompt_tokens,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: usage.completion_tokens,
    output_tokens_details: { reasoning_tokens: usage.completion_tokens_details?.reasoning_tokens ?? 0 },
    total_tokens: usage.total_tokens,
  };
}
