import { createSignal } from "solid-js";
import { createGeneration, type GenerationState } from "../providers/generation.ts";
import type { Api } from "../../app/client/client.ts";
import type { NamedModel } from "./model-choice.ts";

export interface Turn {
  readonly text: string;
  readonly model: NamedModel;
  readonly conversationId: string | undefined;
  readonly personaId: string | null;
}

export interface Talk {
  /** The message that is being answered, or that could not be; undefined when there is none. */
  turn(): Turn | undefined;
  answer(): GenerationState;
  isBusy(): boolean;
  /** Resolves with the conversation's id once the answer is stored; undefined where nothing was. */
  send(turn: Turn): Promise<string | undefined>;
  /** Takes the turn away: it stands among the stored messages, or nobody wants it any more. */
  forget(): void;
  stop(): void;
}

/** What a person says and a model answers, one turn at a time. */
export function createTalk(deps: {
  readonly api: Pick<Api, "open" | "cancelGeneration">;
  readonly now: () => number;
}): Talk {
  const generation = createGeneration(deps);
  const [turn, setTurn] = createSignal<Turn>();
  return {
    turn,
    answer: generation.state,
    isBusy: generation.isBusy,
    async send(next) {
      setTurn(next);
      const { model, conversationId, personaId, text } = next;
      const over = await generation.start((request_id, signal) =>
        deps.api.open("chatWithProvider", {
          signal,
          body: {
            stream: true,
            provider: model.provider,
            settings_id: model.settings_id,
            server_id: model.server_id,
            model: model.id,
            request_id,
            messages: [{ role: "user", content: text }],
            ...(conversationId !== undefined && { conversation_id: conversationId }),
            ...(conversationId === undefined && personaId !== null && { persona_id: personaId }),
          },
        }),
      );
      return over.end?.conversation_id ?? undefined;
    },
    forget: () => (setTurn(undefined), generation.clear()),
    stop: generation.stop,
  };
}
