import type { Step } from "./moods.ts";

/** How one vendor's API tells what a model does. */
interface Form {
  readonly type: string;
  line(step: Exclude<Step, string>): string;
  whole(steps: readonly Step[]): Response;
}

const wholeOf = (steps: readonly Step[]) => {
  const told = steps.flatMap((step) => (typeof step === "string" ? [] : [step]));
  return {
    text: told.map((step) => ("text" in step ? step.text : "")).join(""),
    thinking: told.map((step) => ("thinking" in step ? step.thinking : "")).join(""),
    end: told.flatMap((step) => ("end" in step ? [step] : [])).at(0) ?? { end: "stop" as const },
  };
};

const callOf = (query: string) => ({ name: "search_documents", arguments: { query } });

export const ollama: Form = {
  type: "application/x-ndjson",
  line(step) {
    const line =
      "end" in step
        ? { message: { content: "" }, done: true, done_reason: step.end, prompt_eval_count: 7, eval_count: 5 }
        : "query" in step
          ? { message: { content: "", tool_calls: [{ function: callOf(step.query) }] }, done: false }
          : { message: { content: "", ...("text" in step ? { content: step.text } : step) }, done: false };
    return `${JSON.stringify(line)}\n`;
  },
  whole(steps) {
    const { text, thinking, end } = wholeOf(steps);
    return Response.json({ message: { content: text, thinking }, done: true, done_reason: end.end });
  },
};

const usageOf = (thought = 0) => ({
  prompt_tokens: 7,
  completion_tokens: 5 + thought,
  completion_tokens_details: { reasoning_tokens: thought },
});

/** As OpenAI streams a call: its name first, then its arguments bit by bit. */
function callInPieces(query: string): string {
  const { name, arguments: given } = callOf(query);
  const text = JSON.stringify(given);
  const calls = [
    { index: 0, id: "call_7", type: "function", function: { name, arguments: "" } },
    ...(text.match(/.{1,9}/g) ?? []).map((piece) => ({ index: 0, function: { arguments: piece } })),
  ];
  return calls
    .map((call) => ({ choices: [{ index: 0, delta: { tool_calls: [call] }, finish_reason: null }] }))
    .map((piece) => `data: ${JSON.stringify(piece)}\n\n`)
    .join("");
}

export const openai: Form = {
  type: "text/event-stream",
  line(step) {
    const [delta, finish_reason] =
      "end" in step
        ? [{}, step.end]
        : ["text" in step ? { content: step.text } : "query" in step ? {} : { reasoning_content: step.thinking }, null];
    if ("query" in step) return callInPieces(step.query);
    const usage = "end" in step ? { usage: usageOf(step.thought) } : {};
    const done = "end" in step ? "data: [DONE]\n\n" : "";
    return `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }], ...usage })}\n\n${done}`;
  },
  whole(steps) {
    const { text, thinking, end } = wholeOf(steps);
    const message = { role: "assistant", content: text, ...(thinking !== "" && { reasoning_content: thinking }) };
    return Response.json({ choices: [{ message, finish_reason: end.end }], usage: usageOf(end.thought) });
  },
};

export const anthropic: Form = {
  type: "text/event-stream",
  line(step) {
    const event = (data: { readonly type: string }): string => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
    if ("end" in step) {
      const stop_reason = step.end === "stop" ? "end_turn" : "max_tokens";
      return (
        event({ type: "message_delta", delta: { stop_reason }, usage: { output_tokens: 5 } } as { type: string }) +
        event({ type: "message_stop" })
      );
    }
    if ("query" in step) {
      const { name, arguments: given } = callOf(step.query);
      const begun = { type: "content_block_start", index: 1, content_block: { type: "tool_use", id: "toolu_7", name } };
      const pieces = JSON.stringify(given).match(/.{1,9}/g) ?? [];
      return [
        begun,
        ...pieces.map((partial_json) => ({
          type: "content_block_delta",
          index: 1,
          delta: { type: "input_json_delta", partial_json },
        })),
      ]
        .map(event)
        .join("");
    }
    const delta = "text" in step ? { type: "text_delta", ...step } : { type: "thinking_delta", ...step };
    return event({ type: "content_block_delta", index: 0, delta } as { type: string });
  },
  whole(steps) {
    const { text, thinking, end } = wholeOf(steps);
    const content = [...(thinking === "" ? [] : [{ type: "thinking", thinking }]), { type: "text", text }];
    const stop_reason = end.end === "stop" ? "end_turn" : "max_tokens";
    return Response.json({ content, stop_reason, usage: { input_tokens: 7, output_tokens: 5 } });
  },
};

export function streamed(form: Form, steps: readonly Step[], signal: AbortSignal): Response {
  const bytes = new TextEncoder();
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = steps[at++];
      if (step === undefined || step === "cut") return controller.close();
      if (step === "hold") {
        await gone(signal);
        return controller.error(new Error("The asker went away."));
      }
      controller.enqueue(bytes.encode(form.line(step)));
    },
  });
  return new Response(body, { headers: { "content-type": form.type } });
}

const gone = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
