import { expect, test, vi } from "vitest";
import { RequestFailed } from "#core/http/request-failed.ts";
import type { Api } from "../../app/client/client.ts";
import { createGeneration } from "./generation.ts";

const line = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;
const LAST = { text: "", done: true, finish_reason: "stop", model: "m", usage: null, conversation_id: "c" };

test("the text is the same however the bytes of the stream are cut", async () => {
  const generation = setup();
  const bytes = new TextEncoder().encode(
    `${line({ text: "Grüß ", done: false })}: still here\n\n${line({ text: "👋", done: false })}${line(LAST)}data: [DONE]\n\n`,
  );
  const over = await generation.start(async () => answerOf(Array.from(bytes, (byte) => Uint8Array.of(byte))));
  expect(over).toMatchObject({ phase: "done", text: "Grüß 👋", end: { conversation_id: "c" }, took: 1 });
  expect(generation.state()).toBe(over);
});

test("what a provider broke off is shown with its reason", async () => {
  const over = await setup().start(async () =>
    answerOf([line({ text: "Half", done: false }), line({ ...LAST, finish_reason: "error", error: "overloaded" })]),
  );
  expect(over).toMatchObject({ phase: "failed", text: "Half", reason: "overloaded" });
});

test("a stream that ends without its last event was lost on the way", async () => {
  const over = await setup().start(async () => answerOf([line({ text: "Half", done: false })]));
  expect(over).toMatchObject({ phase: "failed", text: "Half", reason: expect.stringContaining("connection was lost") });
});

test("stopping asks the service by the id of the request, and what had come is kept", async () => {
  const cancel = vi.fn<Api["cancelGeneration"]>(async () => ({ cancelled: true, request_ids: [] }));
  const generation = setup(cancel);
  let id = "";
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const going = generation.start(async (request_id) => ((id = request_id), new Response(readable)));
  await writer.write(new TextEncoder().encode(line({ text: "Once", done: false })));
  await vi.waitFor(() => expect(generation.state().text).toBe("Once"));
  generation.stop();
  await writer.write(new TextEncoder().encode(line({ ...LAST, finish_reason: "cancelled" })));
  await writer.close();
  expect(await going).toMatchObject({ phase: "stopped", text: "Once" });
  expect(cancel).toHaveBeenCalledWith({ body: { request_id: id } });
});

test("where the service cannot be asked to stop, leaving ends the request", async () => {
  const generation = setup(() => Promise.reject(new RequestFailed(404, "Nothing runs.")));
  const going = generation.start(
    (_, signal) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );
  generation.stop();
  expect(await going).toEqual({ phase: "stopped", text: "" });
});

test("a request cancelled before anything had come is stopped, not failed", async () => {
  const over = await setup().start(() => Promise.reject(new RequestFailed(409, "The generation was cancelled.")));
  expect(over.phase).toBe("stopped");
});

function setup(cancelGeneration: Api["cancelGeneration"] = async () => ({ cancelled: true, request_ids: [] })) {
  let time = 0;
  return createGeneration({ api: { cancelGeneration }, now: () => time++ });
}

function answerOf(chunks: readonly (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
        controller.close();
      },
    }),
  );
}
