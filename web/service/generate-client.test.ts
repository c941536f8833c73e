import { expose } from "comlink";
import { afterEach, describe, expect, it } from "vitest";
import type { ModelHost } from "#core/models/local/generation/model-host.ts";
import { fromOutcome } from "#core/models/local/generation/outcome.ts";
import type { CoordinatorApi } from "./coordinator-api.ts";
import { createEngineLink } from "./engine-link.ts";
import { startGenerateWorker } from "./generate-client.ts";
import { createLinkedMachine, createLinkedRunner } from "./generate-link.ts";
import { writePieces } from "./generate-port.ts";
import { serveGenerate } from "./serve-generate.ts";

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

const request = { messages: [{ role: "user" as const, content: "Hello?" }], max_tokens: 100 };
const usage = { prompt_tokens: 1, completion_tokens: 3 };
const never = new AbortController().signal;
const forever = () => new Promise<never>(() => undefined);

/** Three words, then what the test wants; stops when it is told to. */
const model = (after: () => Promise<unknown> = async () => undefined): ModelHost => ({
  load: async () => ({ kind: "done", value: null }),
  countTokens: async (text) => ({ kind: "done", value: text.length }),
  async generate(_, onText, signal) {
    for (const word of ["one ", "two ", "three"]) onText(word);
    const stopped = new Promise((resolve) => signal.addEventListener("abort", resolve));
    await Promise.race([after(), stopped]);
    const finish_reason = signal.aborted ? "cancelled" : "stop";
    return { kind: "done", value: { text: "one two three", finish_reason, usage } };
  },
});

/** A worker that is a message port with this model behind it. */
function setup(host: ModelHost, limit = 5000) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  expose(serveGenerate(host), port1);
  port2.start();
  const spawn = () => Object.assign(port2, { terminate: () => port2.close() }) as unknown as Worker;
  return { worker: startGenerateWorker({ spawn }, limit), crash: () => port2.dispatchEvent(new Event("error")) };
}

describe("the worker of a language model, from outside", () => {
  it("writes in pieces, every one of which is there before the end", async () => {
    const { worker } = setup(model());
    const pieces: string[] = [];
    const outcome = await worker.generate(request, (piece) => pieces.push(piece), never);
    expect(fromOutcome(outcome)).toEqual({ text: "one two three", finish_reason: "stop", usage });
    expect(pieces).toEqual(["one ", "two ", "three"]);
    expect(fromOutcome(await worker.countTokens("four"))).toBe(4);
  });

  it("stops when it is told to", async () => {
    const { worker } = setup(model(forever));
    const controller = new AbortController();
    const onText = (piece: string) => piece === "three" && controller.abort();
    expect(fromOutcome(await worker.generate(request, onText, controller.signal)).finish_reason).toBe("cancelled");
  });

  it("is lost when it crashes, with what it was doing", async () => {
    const { worker, crash } = setup(model(forever));
    const going = worker.generate(request, (piece) => piece === "three" && crash(), never);
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason: "worker ended" });
    expect(worker.ended).toBe(true);
  });

  it("is lost when it falls silent", async () => {
    const { worker } = setup(model(forever), 30);
    await expect(worker.generate(request, () => undefined, never)).rejects.toMatchObject({ name: "GeneratorLost" });
    expect(worker.ended).toBe(true);
  });

  it("is lost when what it runs throws what nobody expected", async () => {
    const { worker } = setup({ ...model(), load: () => Promise.reject(new TypeError("a bug")) });
    await expect(worker.load("tiny", [])).rejects.toMatchObject({ name: "GeneratorLost", reason: "worker ended" });
  });
});

const TIMES = {
  askEvery: 10,
  pingEvery: 10,
  pingPatience: 5000,
  shortcutPatience: 100,
  searchLimit: 1000,
  answerLimit: 1000,
  connectLimit: 50,
};

/** The service worker's end, and a coordinator in a tab, which may go away. */
function setupLink(generate: CoordinatorApi["generate"]) {
  const link = createEngineLink({ askPages: async () => undefined }, TIMES);
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const facts = { gpu: null, memory_bytes: 1, free_bytes: 2, runtimes: [] };
  const api: Partial<CoordinatorApi> = {
    generate,
    countTokens: async (_, text) => ({ kind: "done", value: text.length }),
    machine: async () => facts,
    ping: async () => true,
  };
  expose(api, port1);
  const offer = () => link.offer(port2, "tab");
  return { runner: createLinkedRunner(link), machine: createLinkedMachine(link), offer, close: () => port1.close() };
}

describe("language models through the service worker", () => {
  const writing: CoordinatorApi["generate"] = async (_, __, port) => {
    const pieces = writePieces(port);
    const outcome = await model().generate(request, pieces.write, pieces.signal);
    pieces.end();
    return outcome;
  };

  it("write in pieces, count, and say what their machine has", async () => {
    const { runner, machine, offer } = setupLink(writing);
    offer();
    const pieces: string[] = [];
    const result = await runner.generate("tiny", request, (piece) => pieces.push(piece), never);
    expect(result.text).toBe("one two three");
    expect(pieces.join("")).toBe("one two three");
    expect(await runner.countTokens("tiny", "four")).toBe(4);
    expect(await machine.describe()).toMatchObject({ free_bytes: 2 });
  });

  it("tell why they were lost", async () => {
    const { runner, offer } = setupLink(async () => ({ kind: "lost", reason: "out of memory", why: "bad_alloc" }));
    offer();
    const going = runner.generate("tiny", request, () => undefined, never);
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason: "out of memory" });
  });

  it("are lost with their tab, and where no tab is", async () => {
    const { runner, offer, close } = setupLink(forever);
    await expect(runner.countTokens("tiny", "four")).rejects.toMatchObject({ name: "GeneratorLost" });
    offer();
    const going = runner.generate("tiny", request, () => undefined, never);
    setTimeout(close, 20);
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason: "worker ended" });
  });

  it("step down where the tab is of an older version and knows nothing of them", async () => {
    const missing = () => Promise.reject(new TypeError("api.generate is not a function"));
    const { runner, offer } = setupLink(missing);
    offer();
    const going = runner.generate("tiny", request, () => undefined, never);
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason: "failed" });
  });

  it("are not asked for an answer that nobody waits for", async () => {
    const { runner } = setupLink(() => Promise.reject(new Error("asked")));
    const result = await runner.generate("tiny", request, () => undefined, AbortSignal.abort());
    expect(result.finish_reason).toBe("cancelled");
  });
});
