/**
 * The data of server-sent events, one call for each as it comes; `[DONE]` ends them. Rejects when the stream ends without
 * it: somebody on the way went away.
 */
export async function readEvents(body: ReadableStream<Uint8Array>, onData: (data: string) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) throw new Error("The answer was cut off. Ask again.");
    text += decoder.decode(value, { stream: true });
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const data = dataOf(text.slice(0, end));
      text = text.slice(end + 2);
      if (data === "[DONE]") return;
      if (data !== "") onData(data);
    }
  }
}

/** Lines that begin with a colon are signs of life. */
const dataOf = (event: string): string =>
  event
    .split("\n")
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice(5).replace(/^ /, ""))
    .join("\n");
