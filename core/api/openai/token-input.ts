import { invalidField } from "#core/http/errors.ts";

/**
 * The texts behind arrays of tokens, which LangChain sends: those of `cl100k_base`, the encoding that OpenAI's client
 * libraries use for embedding models and for model names they do not know.
 */
export async function decodeTokens(inputs: readonly (readonly number[])[]): Promise<string[]> {
  const { cl100k } = await import("./cl100k.ts");
  return inputs.map((tokens) => {
    const unknown = tokens.find((token) => cl100k.decode([token]) === "");
    if (unknown !== undefined)
      throw invalidField("input", `holds ${unknown}, which is no token of cl100k_base; send text instead`);
    return cl100k.decode([...tokens]);
  });
}
