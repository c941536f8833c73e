/** What the generator yields, as a stream; the generator is ended when the reader goes away. */
export function streamOf(pieces: AsyncGenerator<Uint8Array, unknown, unknown>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
