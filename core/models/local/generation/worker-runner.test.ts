import { describe, expect, it, onTestFinished } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { installedModels, newRow } from "../installed-model.ts";
import { GENERATOR_MODELS } from "../catalogue.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put } from "#core/storage/store.ts";
import type { Outcome } from "./outcome.ts";
import { GeneratorLost, type GenerationResult } from "#core/engine/answer/generate/text-generator.ts";
import { createWorkerRunner, type ModelWorker } from "./worker-runner.ts";

const [A, B] = ["smollm2-135m-instruct", "smollm2-360m-instruct"] as const;
const request = { messages: [{ role: "user" as const, content: "Hello?" }], max_tokens: 20 };
const never = new AbortController().signal;

interface FakeWorker extends ModelWorker {
  readonly model: string | undefined;
  /** Ends as a crash does: whatever is under way is lost. */
  crash(): void;
}

async function setup(options: { idleAfter?: number; load?: (model: string) => Promise<Outcome<null>> } = {}) {
  const store = createMemoryStore([installedModels]);
  for (const id of [A, B]) await store.write([put(installedModels, { ...newRow(id), status: "installed" })]);
  const workers: FakeWorker[] = [];
  const answers: ((outcome: Outcome<GenerationResult>) => void)[] = [];

  function spawn(): FakeWorker {
    const lost = Promise.withResolvers<never>();
    lost.promise.catch(() => undefined);
    const state = { ended: false, model: undefined as string | undefined };
    const end = () => {
      state.ended = true;
      lost.reject(new GeneratorLost("worker ended"));
    };
    const worker: FakeWorker = {
      get ended() {
        return state.ended;
      },
      get model() {
        return state.model;
      },
      end,
      crash: end,
      load: (model) => {
        state.model = model;
        return Promise.race([lost.promise, options.load?.(model) ?? done(null)]);
      },
      countTokens: (text) => done(text.length),
      generate: () =>
        Promise.race([lost.promise, new Promise<Outcome<GenerationResult>>((resolve) => answers.push(resolve))]),
    };
    workers.push(worker);
    return worker;
  }

  const runner = createWorkerRunner({ store, now: () => 7, models: GENERATOR_MODELS, spawn, ...options });
  onTestFinished(() => runner.close());
  const row = (id: string) => store.get(installedModels, LOCAL_USER, id);
  const asked = async (count: number) => {
    await expect.poll(() => answers.length).toBe(count);
  };
  return { runner, workers, answers, row, asked };
}

const done = async <Value>(value: Value): Promise<Outcome<Value>> => ({ kind: "done", value });
const result: GenerationResult = {
  text: "Hi.",
  finish_reason: "stop",
  usage: { prompt_tokens: 1, completion_tokens: 1 },
};

describe("the runner of installed models", () => {
  it("loads a model at its first use and keeps it for the next", async () => {
    const { runner, workers } = await setup();
    expect(await runner.countTokens(A, "four")).toBe(4);
    expect(await runner.countTokens(A, "fives")).toBe(5);
    expect(workers.map(({ model }) => model)).toEqual([A]);
  });

  it("ends one model's worker before it starts another's, once its turn is over", async () => {
    const { runner, workers, answers, asked } = await setup();
    const first = runner.generate(A, request, () => undefined, never);
    await asked(1);
    const second = runner.countTokens(B, "four");
    expect(workers).toHaveLength(1);
    answers[0]?.({ kind: "done", value: result });
    expect(await first).toEqual(result);
    expect(await second).toBe(4);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  });

  it("frees the memory when nobody asks for a while", async () => {
    const { runner, workers } = await setup({ idleAfter: 20 });
    await runner.countTokens(A, "four");
    await expect.poll(() => workers[0]?.ended).toBe(true);
    expect(await runner.countTokens(A, "four")).toBe(4);
  });

  it("tells of a worker that went away in the middle, and starts another for the next turn", async () => {
    const { runner, workers, asked, row } = await setup();
    const going = runner.generate(A, request, () => undefined, never);
    await asked(1);
    workers[0]?.crash();
    await expect(going).rejects.toMatchObject({ name: "GeneratorLost", reason: "worker ended" });
    expect(await row(A)).toMatchObject({ crashed: false });
    expect(await runner.countTokens(A, "four")).toBe(4);
    expect(workers).toHaveLength(2);
  });

  it("marks a model while it is being loaded, and remembers that loading it ended in a crash", async () => {
    const { runner, workers, row } = await setup({ load: () => new Promise(() => undefined) });
    const going = runner.countTokens(A, "four");
    await expect.poll(async () => (await row(A))?.opening).toBe(7);
    workers[0]?.crash();
    await expect(going).rejects.toMatchObject({ reason: "worker ended" });
    expect(await row(A)).toMatchObject({ opening: null, crashed: true });
  });

  it("says in words that there was too little memory", async () => {
    const { runner, row } = await setup({ load: async () => ({ kind: "lost", reason: "out of memory", why: null }) });
    await expect(runner.countTokens(A, "four")).rejects.toMatchObject({ reason: "out of memory" });
    expect((await row(A))?.error).toBe(
      "There is not enough memory here to load SmolLM2 135M; close other programs, or choose a smaller model.",
    );
  });

  it("does not make whoever stops wait for a model that hangs", async () => {
    const { runner, asked } = await setup();
    const controller = new AbortController();
    const going = runner.generate(A, request, () => undefined, controller.signal);
    await asked(1);
    controller.abort();
    expect(await going).toMatchObject({ finish_reason: "cancelled" });
  });
});
