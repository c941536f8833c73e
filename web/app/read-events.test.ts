import { expect, test } from "vitest";
import { readEvents } from "./read-events.ts";

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });

async function read(...pieces: string[]): Promise<string[]> {
  const found: string[] = [];
  await readEvents(streamOf(...pieces), (data) => found.push(data));
  return found;
}

test("events come whole however the stream is cut, and signs of life are no events", async () => {
  const text = 'data: {"a":1}\n\n: still here\n\ndata: one\ndata: two\n\ndata: ü\n\ndata: [DONE]\n\n';
  const expected = ['{"a":1}', "one\ntwo", "ü"];
  expect(await read(text)).toEqual(expected);
  expect(await read(...text)).toEqual(expected);
});

test("a stream that ends without saying so was cut off", async () => {
  await expect(read("data: 1\n\n", "data: 2")).rejects.toThrow("cut off");
});
