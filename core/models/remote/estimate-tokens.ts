/** An upper estimate for every tokenizer in use: English has about 4 bytes a token, Chinese 3 a character. */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 3);
}
