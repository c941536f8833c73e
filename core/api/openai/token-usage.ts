import type { ModelWork } from "#core/engine/answer/generate/model-work.ts";
import type { Answer, AnswerRequest } from "#core/engine/engine.ts";

export interface TokenUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
  /** Left out where the model does not count its thoughts. */
  readonly completion_tokens_details?: { readonly reasoning_tokens: number };
}

/** UTF-8 bytes of a token, about what the usual tokenizers make of English. */
const BYTES = 4;

export const estimateTokens = (text: string): number => Math.ceil(new TextEncoder().encode(text).length / BYTES);

/** Characters that so many tokens are, about. */
export const charactersOf = (tokens: number): number => tokens * BYTES;

/** As the model counted; where none wrote, or it does not say, an estimate of what was sent and of what came. */
export function usageOf(
  { question, history }: AnswerRequest,
  { model }: Answer,
  content: string,
  counted: Partial<Pick<ModelWork, "prompt_tokens" | "completion_tokens">> | undefined = model,
): TokenUsage {
  const sent = model?.prompt ?? [...history, { content: question }];
  const prompt_tokens = counted?.prompt_tokens ?? estimateTokens(sent.map((one) => one.content).join("\n"));
  const completion_tokens = counted?.completion_tokens ?? estimateTokens(content);
  const reasoning_tokens = model?.thinking_tokens;
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    ...(reasoning_tokens !== undefined && { completion_tokens_details: { reasoning_tokens } }),
  };
}
