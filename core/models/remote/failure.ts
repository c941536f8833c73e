import { ApiError } from "#core/http/errors.ts";
import type { ModelServer } from "./generation.ts";
import { scrub } from "./upstream-error.ts";

/** Why a model did not answer, for programs; the words of the error are for people. */
export type FailureCode =
  | "out_of_memory"
  | "wrong_key"
  | "unknown_model"
  | "rate_limited"
  | "no_credit"
  | "context_too_small"
  | "cut_off"
  | "too_slow"
  | "unreachable"
  | "server_failed"
  | "loading"
  | "refused"
  | "not_understood";

interface Refusal {
  readonly said: string;
  readonly upstream: number;
  readonly code: FailureCode;
}

/** The server was there and said no: a wrong key, an unknown model, a parameter it does not take. */
export class Refused extends ApiError {
  /** What the server said, without keys; empty where it said nothing. */
  readonly said: string;
  /** The status it said it with. */
  readonly upstream: number;

  constructor(status: number, detail: string, { said, upstream, code }: Refusal) {
    super(status, detail, { code });
    this.said = said;
    this.upstream = upstream;
  }
}

const WORDS: readonly (readonly [FailureCode, RegExp])[] = [
  [
    "out_of_memory",
    /more (?:system )?memory|out of memory|(?:not enough|insufficient) (?:gpu |system |video )?(?:memory|vram)|cudamalloc|(?:failed|unable) to allocate|\boom\b/i,
  ],
  [
    "context_too_small",
    /context[_ ](?:length|window|size)|maximum context|exceed_context|prompt is too long|(?:prompt|input|request) (?:is too long|exceeds)|too many (?:input )?tokens/i,
  ],
  ["loading", /\bloading (?:the )?model\b|\bmodel is (?:still |currently )?loading\b/i],
  ["no_credit", /insufficient_quota|exceeded your current quota|credit balance|billing/i],
  [
    "wrong_key",
    /(?:invalid|incorrect|wrong|missing|expired)[\w\s,:'"`]{0,20}api[ _-]?key|api[ _-]?key (?:is )?(?:not valid|invalid)/i,
  ],
  [
    "unknown_model",
    /model[^.\n]{0,200}?(?:not found|does ?n[o']t exist|not exist|not available|unknown)|(?:unknown|no such|invalid) model|model_not_found|try pulling/i,
  ],
];

export function codeOf(status: number, said: string): FailureCode {
  const found = WORDS.find(([, words]) => words.test(said))?.[0];
  if (status === 401) return found === "no_credit" ? found : "wrong_key";
  // With words it is about the account or the model; the key was known.
  if (status === 403) return found ?? (said === "" ? "wrong_key" : "refused");
  if (status === 402) return "no_credit";
  if (status === 429) return found === "no_credit" ? found : "rate_limited";
  if (status === 408 || status === 504) return "too_slow";
  if (status === 413) return "context_too_small";
  return found ?? (status >= 500 ? "server_failed" : "refused");
}

export interface Said {
  readonly status: number;
  /** The server's own words, without keys. */
  readonly said: string;
  readonly retryAfter?: number | null;
  readonly model?: string | undefined;
}

/** One sentence: what happened, what to do, and what the server said. */
export function failed(server: Pick<ModelServer, "label">, answer: Said): ApiError {
  const { status, said, retryAfter = null } = answer;
  const code = codeOf(status, said);
  const detail = `${sentenceFor(code, server.label, answer)}${said === "" ? "." : ` (it said: ${said.replace(/\s*\.\s*$/, "")}).`}`;
  if (status === 429) return new ApiError(429, detail, { code, headers: { "retry-after": String(retryAfter ?? 30) } });
  if (code === "wrong_key") return new Refused(502, detail, { code, said, upstream: status });
  if (code === "too_slow") return new ApiError(504, detail, { code });
  // A server that fails in a stream, or at loading a model, has still not refused the request.
  return status >= 500
    ? new ApiError(502, detail, { code })
    : new Refused(400, detail, { code, said, upstream: status });
}

function sentenceFor(code: FailureCode, label: string, { status, said, retryAfter, model }: Said): string {
  const wait = retryAfter ?? waitIn(said);
  const named = model === undefined ? "this model" : model;
  switch (code) {
    case "out_of_memory":
      return `${label} does not have enough memory for ${named}; choose a smaller model, or close other programs there`;
    case "wrong_key":
      return `${label} refused the API key; enter a valid key in the provider settings`;
    case "unknown_model":
      return `${label} does not have ${named === "this model" ? named : `the model ${named}`}; install it there, or choose another model`;
    case "rate_limited":
      return `${label} takes no more questions for now; ask again ${wait === null ? "later" : `in ${waitWords(wait)}`}`;
    case "no_credit":
      return `${label} says that the account has no credit left; add credit there, or choose another model`;
    case "context_too_small":
      return `The question and its passages are too long for ${named} at ${label}; ask about fewer documents, or give the model a larger context`;
    case "too_slow":
      return `${label} took too long; ask again, or choose a smaller model`;
    case "loading":
      return `${label} is still loading ${named}; ask again in a minute`;
    case "server_failed":
      return `${label} failed (${status}); ask again, and look at that server if it happens again`;
    default:
      if (status === 403) return `${label} does not allow this; choose another model, or look at your account there`;
      if (status === 404 && said === "")
        return `${label} has nothing at this address; check it in the provider settings`;
      return `${label} refused the request (${status}); choose another model, or check its settings`;
  }
}

/** Seconds, where the words say them: "Please try again in 1m30s"; pages are not shown every header. */
function waitIn(said: string): number | null {
  const found = /try again in (?:(\d{1,4})h)?(?:(\d{1,4})m(?!s))?(?:(\d{1,6})(?:\.\d{1,6})?s)?/i.exec(said);
  const [hours, minutes, seconds] = (found?.slice(1) ?? []).map((part) => Number(part ?? 0));
  const sum = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
  return sum > 0 ? sum : null;
}

function waitWords(seconds: number): string {
  if (seconds <= 0) return "a moment";
  if (seconds < 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** An error that a server reports in the middle of its stream. */
export const failedInStream = (server: ModelServer, said: string, model: string): ApiError =>
  failed(server, { status: 500, said: scrub(said, server.key), model });
