import type { Answer, AnswerRequest } from "../engine/engine.ts";

export interface TokenUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
}

/** UTF-8 bytes of a token, about what the usual tokenizers make of English. */
const BYTES = 4;

export const estimateTokens = (text: string): number => Math.ceil(new TextEncoder().encode(text).length / BYTES);

/** Characters that so many tokens are, about. */
export const charactersOf = (tokens: number): number => tokens * BYTES;

/** As the model counted; where none wrote, or it does not say, an estimate of what was sent and of what came. */
export function usageOf({ question, history }: AnswerRequest, { model }: Answer, content: string): TokenUsage {
  const sent = model?.prompt ?? [...history, { content: question }];
  const prompt_tokens = model?.prompt_tokens ?? estimateTokens(sent.map((one) => one.content).join("\n"));
  const completion_tokens = model?.completion_tokens ?? estimateTokens(content);
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
}
