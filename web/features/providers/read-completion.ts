import { createParser } from "eventsource-parser";

/** How an answer ended, as its last event says. */
export interface CompletionEnd {
  /** stop, length, cancelled, error, or a word of the vendor's own. */
  readonly finish_reason: string;
  readonly model: string;
  readonly usage: { readonly completion_tokens: number; readonly total_tokens: number } | null;
  readonly conversation_id: string | null;
  readonly error?: string;
}

interface CompletionEvent extends Partial<CompletionEnd> {
  readonly text: string;
  readonly done: boolean;
}

/**
 * Reads a streamed completion, handing on each piece of text as it comes. Throws when the stream ends without its last
 * event: the connection was lost on the way.
 */
export async function readCompletion(response: Response, onText: (text: string) => void): Promise<CompletionEnd> {
  if (!response.body) throw new Error("The answer was empty.");
  let end: CompletionEnd | undefined;
  const parser = createParser({
    onEvent({ data }) {
      if (data === "[DONE]") return;
      const { text, done, ...rest } = JSON.parse(data) as CompletionEvent;
      if (text) onText(text);
      if (done) end = rest as CompletionEnd;
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parser.feed(value);
  }
  if (!end) throw new Error("The connection was lost in the middle of the answer.");
  return end;
}
