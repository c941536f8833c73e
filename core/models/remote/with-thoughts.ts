import type { ModelServer, Part, VendorDeps } from "./generation.ts";
import { createThoughts, type Heard } from "#core/engine/answer/generate/thoughts.ts";

/** An answer whose thoughts are told apart, also those between tags. What is learned of the model is remembered. */
export async function* withThoughts(
  { modelServers: { known } }: VendorDeps,
  server: ModelServer,
  model: string,
  parts: AsyncIterable<Part>,
): AsyncGenerator<Part> {
  const { begins_thinking } = known.of(server, model);
  const thoughts = createThoughts(begins_thinking);
  let thinks = false;
  const told = async (heard: Heard, part: Part): Promise<Part> => {
    const thinking = (part.thinking ?? "") + heard.thinking;
    thinks ||= thinking !== "" || (part.thinking_tokens ?? 0) > 0;
    if (heard.wasThinking) await known.learn(server, model, { begins_thinking: true });
    const { thinking: _, ...rest } = part;
    return {
      ...rest,
      text: heard.text,
      ...(thinking !== "" && { thinking }),
      ...(heard.wasThinking && { was_thinking: true as const }),
    };
  };
  try {
    for await (const part of parts) yield await told(thoughts.push(part.text), part);
    const rest = thoughts.end();
    if (begins_thinking && !thinks) await known.learn(server, model, { begins_thinking: false });
    if (rest.text !== "" || rest.thinking !== "") yield await told(rest, { text: "" });
  } finally {
    if (thinks) await known.learn(server, model, { thinks: true });
  }
}
