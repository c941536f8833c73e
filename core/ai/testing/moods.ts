/** How a stand-in for a model behaves; the model's name says it. */
export const MOODS = [
  "honest",
  "thinks",
  "thinks-in-tags",
  "thinks-untagged",
  "thinks-hidden",
  "thinks-for-ever",
  "refuses-temperature",
  "refuses-max-tokens",
  "small-context",
  "tiny-context",
  "slow",
  "cut",
  "endless",
  "wrong-key",
  "no-memory",
  "unknown-model",
  "rate-limited",
  "no-credit",
] as const;
export type Mood = (typeof MOODS)[number];

export const isMood = (name: string): name is Mood => (MOODS as readonly string[]).includes(name);

export const THOUGHT = "The user asks for something. Passage 1 may say it. ";
/** Tokens that `small-context` reads; a token is four characters. */
export const SMALL_CONTEXT = 1500;

interface Turn {
  readonly content: string;
}

interface Asked {
  readonly messages?: readonly Turn[];
  readonly prompt?: string;
  readonly system?: string;
  readonly stream?: boolean;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly think?: unknown;
  readonly options?: Readonly<Record<string, number>>;
}

type Step =
  | { readonly thinking: string }
  | { readonly text: string }
  /** Waits until the asker goes away. */
  | "hold"
  /** Ends the connection without a word for the end. */
  | "cut"
  | { readonly end: "stop" | "length"; readonly thought?: number };

/** The answer of a model in this mood to a question put to Ollama, OpenAI or Anthropic. */
export function moodReply(mood: Mood, path: string, body: unknown, signal: AbortSignal): Response {
  const asked = body as Asked;
  const refusal = refusalOf(mood, asked);
  if (refusal) return Response.json(...refusal);
  const steps = stepsOf(mood, asked);
  const form = path.startsWith("/api/") ? ollama : path.endsWith("/messages") ? anthropic : openai;
  return asked.stream === false ? form.whole(steps) : streamed(form, steps, signal);
}

const sizeOf = ({ messages = [], prompt = "", system = "" }: Asked): number =>
  Math.ceil([system, prompt, ...messages.map(({ content }) => content)].join("").length / 4);

function refusalOf(mood: Mood, asked: Asked): Parameters<typeof Response.json> | null {
  const error = (status: number, message: string, headers: Record<string, string> = {}) =>
    [{ error: { message } }, { status, headers }] as const satisfies Parameters<typeof Response.json>;
  const context = mood === "tiny-context" ? 100 : SMALL_CONTEXT;
  switch (mood) {
    case "wrong-key":
      return error(401, "Incorrect API key provided: sk-ab***89.");
    case "no-memory":
      return [{ error: "model requires more system memory (5.6 GiB) than is available (2.1 GiB)" }, { status: 500 }];
    case "unknown-model":
      return [{ error: "model 'unknown-model' not found" }, { status: 404 }];
    case "rate-limited":
      return error(429, "Rate limit reached for requests per day. Please try again in 10m0s.", {
        "retry-after": "600",
      });
    case "no-credit":
      return error(429, "You exceeded your current quota, please check your plan and billing details.");
    case "refuses-temperature":
      if (asked.temperature !== undefined)
        return error(
          400,
          `Unsupported value: 'temperature' does not support ${asked.temperature} with this model. Only the default (1) value is supported.`,
        );
      return asked.think === undefined ? null : error(400, `"refuses-temperature" does not support thinking`);
    case "refuses-max-tokens":
      return asked.max_tokens === undefined
        ? null
        : error(
            400,
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
          );
    case "small-context":
    case "tiny-context": {
      const tokens = sizeOf(asked);
      return tokens <= context
        ? null
        : error(
            400,
            `This model's maximum context length is ${context} tokens. However, your messages resulted in ${tokens} tokens. Please reduce the length of the messages.`,
          );
    }
    default:
      return null;
  }
}

/** The first sentence of the first passage, cited; what a model says that was given none. */
function answerTo({ messages = [], prompt = "" }: Asked): string {
  const said = messages.at(-1)?.content ?? prompt;
  const passage = /<passage number="1"[^>]*>\n([^]*?)<\/passage>/.exec(said)?.[1] ?? "";
  const [sentence] = passage.split("\n").flatMap((line) => /^.*?[.!?](?=\s|$)/.exec(line) ?? []);
  return sentence === undefined ? "It is so." : `${sentence} [1]`;
}

function stepsOf(mood: Mood, asked: Asked): readonly Step[] {
  const answer = answerTo(asked);
  const said = answer.split(/(?<= )/).map((text) => ({ text }));
  const stop = { end: "stop" } as const;
  const thoughts = [{ thinking: THOUGHT.slice(0, 9) }, { thinking: THOUGHT.slice(9) }];
  switch (mood) {
    case "thinks":
      return [...thoughts, ...said, stop];
    case "thinks-in-tags":
      return [...["<thi", "nk>", THOUGHT, "</thi", "nk>\n\n"].map((text) => ({ text })), ...said, stop];
    case "thinks-untagged":
      return [...[THOUGHT, "</thi", "nk>\n\n"].map((text) => ({ text })), ...said, stop];
    case "thinks-hidden": {
      const limit = asked.max_tokens ?? asked.max_completion_tokens ?? asked.options?.["num_predict"] ?? Infinity;
      return limit < 2000
        ? [...thoughts, { end: "length", thought: limit }]
        : [...said, { end: "stop", thought: 1500 }];
    }
    case "thinks-for-ever":
      return [...thoughts, "hold"];
    case "slow":
      return ["hold"];
    case "cut":
      return [...said, { text: " And then it" }, "cut"];
    case "endless":
      return [...said, ...Array.from({ length: 4000 }, (_, at) => ({ text: ` Item number ${at} follows.` })), "hold"];
    default:
      return [...said, stop];
  }
}

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

const ollama: Form = {
  type: "application/x-ndjson",
  line(step) {
    const line =
      "end" in step
        ? { message: { content: "" }, done: true, done_reason: step.end, prompt_eval_count: 7, eval_count: 5 }
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

const openai: Form = {
  type: "text/event-stream",
  line(step) {
    const [delta, finish_reason] =
      "end" in step
        ? [{}, step.end]
        : ["text" in step ? { content: step.text } : { reasoning_content: step.thinking }, null];
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

const anthropic: Form = {
  type: "text/event-stream",
  line(step) {
    const event = (data: { readonly type: string }) => `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
    if ("end" in step) {
      const stop_reason = step.end === "stop" ? "end_turn" : "max_tokens";
      return (
        event({ type: "message_delta", delta: { stop_reason }, usage: { output_tokens: 5 } } as { type: string }) +
        event({ type: "message_stop" })
      );
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

function streamed(form: Form, steps: readonly Step[], signal: AbortSignal): Response {
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
