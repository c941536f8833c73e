import { createSignal } from "solid-js";
import { randomMark } from "../../app/random-mark.ts";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { Api } from "../../app/client/client.ts";
import { readCompletion, type CompletionEnd } from "./read-completion.ts";

export interface GenerationState {
  readonly phase: "idle" | "waiting" | "writing" | "done" | "stopped" | "failed";
  /** What has come so far. */
  readonly text: string;
  /** Why it failed, for the person. */
  readonly reason?: string;
  readonly end?: CompletionEnd;
  /** Milliseconds from the request to the end. */
  readonly took?: number;
}

export interface Generation {
  state(): GenerationState;
  isBusy(): boolean;
  /** Resolves when it is over, however it ended. `open` sends the request with the id by which it is stopped. */
  start(open: (request_id: string, signal: AbortSignal) => Promise<Response>): Promise<GenerationState>;
  /** Stops it at the provider too; what has come is kept. */
  stop(): void;
  clear(): void;
}

const IDLE: GenerationState = { phase: "idle", text: "" };

/** One answer of a language model as it is written, one after the other. */
export function createGeneration(deps: {
  readonly api: Pick<Api, "cancelGeneration">;
  readonly now: () => number;
}): Generation {
  const [state, setState] = createSignal<GenerationState>(IDLE);
  let current: { readonly id: string; readonly controller: AbortController } | undefined;

  return {
    state,
    isBusy: () => state().phase === "waiting" || state().phase === "writing",
    async start(open) {
      const mine = { id: requestId(), controller: new AbortController() };
      current = mine;
      const began = deps.now();
      let text = "";
      setState({ phase: "waiting", text });
      let last: GenerationState;
      try {
        const response = await open(mine.id, mine.controller.signal);
        const end = await readCompletion(response, (piece) => {
          text += piece;
          if (current === mine) setState({ phase: "writing", text });
        });
        last = { ...endedState(end), text, end, took: deps.now() - began };
      } catch (error) {
        last =
          mine.controller.signal.aborted || isCancelled(error)
            ? { phase: "stopped", text }
            : { phase: "failed", text, reason: error instanceof Error ? error.message : "It failed. Try again." };
      }
      if (current === mine) {
        current = undefined;
        setState(last);
      }
      return last;
    },
    stop() {
      const stopped = current;
      if (!stopped) return;
      // Asked to, the service ends the stream in good order; where it cannot be asked, leaving ends it too.
      void deps.api.cancelGeneration({ body: { request_id: stopped.id } }).catch(() => stopped.controller.abort());
    },
    clear: () => void setState(IDLE),
  };
}

function endedState(end: CompletionEnd): Pick<GenerationState, "phase" | "reason"> {
  if (end.finish_reason === "cancelled") return { phase: "stopped" };
  return end.error === undefined ? { phase: "done" } : { phase: "failed", reason: end.error };
}

/** 409: it was cancelled before anything had come. */
const isCancelled = (error: unknown) =>
  error instanceof RequestFailed && error.status === 409 && error.message.includes("cancelled");

const requestId = () => `page-${randomMark()}`;
