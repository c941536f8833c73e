import { anthropic, ollama, openai, streamed } from "./mood-forms.ts";

/** How a stand-in for a model behaves; the model's name says it. */
export const MOODS = [
  "honest",
  "thinks",
  "thinks-in-tags",
  "thinks-untagged",
  "thinks-hidden",
  "thinks-for-ever",
  "searches",
  "searches-for-ever",
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

/** What `searches` asks for. */
export const SEARCHED = "gannets of the lighthouse keeper";

interface Turn {
  readonly role?: string;
  readonly content:
    | string
    | null
    | readonly { readonly type: string; readonly content?: string; readonly text?: string }[];
}

const wordsOf = ({ content }: Turn): string =>
  typeof content === "string" ? content : (content ?? []).map((block) => block.content ?? block.text ?? "").join("");

interface Asked {
  readonly messages?: readonly Turn[];
  readonly prompt?: string;
  readonly system?: string;
  readonly stream?: boolean;
  readonly temperature?: number;
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly think?: unknown;
  readonly tools?: readonly unknown[];
  readonly options?: Readonly<Record<string, number>>;
}

export type Step =
  | { readonly thinking: string }
  | { readonly text: string }
  /** Calls `search_documents`. */
  | { readonly query: string }
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
  Math.ceil([system, prompt, ...messages.map(wordsOf)].join("").length / 4);

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
  const last = messages.at(-1);
  const said = last ? wordsOf(last) : prompt;
  const [, number = "1", passage = ""] = /<passage number="(\d+)"[^>]*>\n([^]*?)<\/passage>/.exec(said) ?? [];
  const [sentence] = passage.split("\n").flatMap((line) => /^.*?[.!?](?=\s|$)/.exec(line) ?? []);
  return sentence === undefined ? "It is so." : `${sentence} [${number}]`;
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
    case "searches":
    case "searches-for-ever": {
      const isAnswered = asked.messages?.some((turn) => turn.role === "tool" || Array.isArray(turn.content));
      if (!asked.tools || (isAnswered && mood === "searches")) return [...said, stop];
      return [{ text: "Let me look." }, { query: SEARCHED }, stop];
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
