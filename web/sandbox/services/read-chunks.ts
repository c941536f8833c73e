import { createParser } from "eventsource-parser";
import { LIMITS } from "../protocol.ts";

/**
 * Hands on the data of each server-sent event as it comes, up to `[DONE]`; an answer that is no stream comes as one
 * piece. Throws where a stream ends before `[DONE]`, or is longer than a plugin may be given.
 */
export async function readChunks(response: Response, onData: (data: string) => void): Promise<void> {
  if (!(response.headers.get("content-type") ?? "").startsWith("text/event-stream"))
    return onData(await response.text());
  let isDone = false;
  let length = 0;
  const parser = createParser({
    onEvent({ data }) {
      isDone ||= data === "[DONE]";
      if (isDone) return;
      length += data.length;
      if (length > LIMITS.answer) throw new Error("The answer is too long to be handed to a plugin.");
      onData(data);
    },
  });
  const reader = (response.body ?? new Blob().stream()).pipeThrough(new TextDecoderStream()).getReader();
  try {
    while (!isDone) {
      const { done, value } = await reader.read();
      if (done) break;
      parser.feed(value);
    }
  } finally {
    await reader.cancel();
  }
  if (!isDone) throw new Error("The connection was lost in the middle of the answer.");
}
