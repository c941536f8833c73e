import { createThoughts } from "#core/engine/answer/generate/thoughts.ts";

export interface AnswerLimit {
  /** Takes tokens and the text that is known of them so far, which may come later than they. */
  add(piece: string, tokens: number): void;
  /** The answer has all its tokens. */
  readonly isReached: boolean;
}

/** Counts the tokens of an answer; those of what the model thinks aloud before it are not among them. */
export function createAnswerLimit(most: number): AnswerLimit {
  const thoughts = createThoughts();
  let spoken = 0;
  /** Whose text has not come yet. */
  let held = 0;
  return {
    add(piece, tokens) {
      held += tokens;
      const wasInThought = thoughts.isThinking;
      const { text, wasThinking } = thoughts.push(piece);
      if (wasThinking) spoken = 0;
      if (text !== "") spoken += held;
      if (text !== "" || wasThinking || wasInThought || thoughts.isThinking) held = 0;
    },
    get isReached() {
      return spoken + held >= most;
    },
  };
}
