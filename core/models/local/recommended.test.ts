import { describe, expect, it } from "vitest";
import { MODELS } from "./catalogue.ts";
import { obstaclesOf, type MachineFacts } from "./machine.ts";
import { newRow } from "./installed-model.ts";
import { recommendEmbedder, recommendGenerator } from "./recommended.ts";

const GPU = { name: "card", shader_f16: true, max_buffer_bytes: 2 ** 31, software: false };
const BOTH = ["transformers", "web-llm"] as const;
const WITH_CARD: MachineFacts = { gpu: GPU, memory_bytes: 8e9, free_bytes: null, runtimes: BOTH };
const SMALLEST = "smollm2-135m-instruct";

/** What it has, what is recommended, and what after that one crashed. */
const MACHINES: readonly (readonly [string, Partial<MachineFacts>, string, string | null])[] = [
  ["a card and 8 GB", {}, "llama-3.2-3b-instruct-q4f16_1-mlc", "qwen2.5-1.5b-instruct-q4f16_1-mlc"],
  ["a card and 4 GB", { memory_bytes: 4e9 }, "llama-3.2-1b-instruct-q4f16_1-mlc", "smollm2-360m-instruct-q4f16_1-mlc"],
  ["a card alone", { memory_bytes: null }, "llama-3.2-1b-instruct-q4f16_1-mlc", "smollm2-360m-instruct-q4f16_1-mlc"],
  [
    "a card without 16-bit numbers",
    { gpu: { ...GPU, shader_f16: false } },
    "qwen3.5-2b-q4f32_1-mlc",
    "qwen2.5-1.5b-instruct-q4f32_1-mlc",
  ],
  ["a card and 1 GB", { memory_bytes: 1e9 }, SMALLEST, null],
  ["no card", { gpu: null }, SMALLEST, null],
  ["a program that imitates a card", { gpu: { ...GPU, software: true } }, SMALLEST, null],
  ["a processor of a server", { gpu: null, memory_bytes: 32e9, runtimes: ["transformers"] }, SMALLEST, null],
];

describe("the language model recommended", () => {
  it.each(MACHINES)("to %s runs there, with a reason", (_, facts, id) => {
    const machine = { ...WITH_CARD, ...facts };
    const found = recommendGenerator(MODELS, [], machine);
    expect(found?.id).toBe(id);
    expect(found?.reason).toMatch(/^It is the .*\.$/);
    const model = MODELS.find((candidate) => candidate.id === id);
    expect(model && obstaclesOf(model, machine)).toEqual([]);
  });

  it.each(MACHINES)("to %s after a crash takes clearly less", (_, facts, id, next) => {
    const crashed = { ...newRow(id), status: "installed" as const, crashed: true };
    expect(recommendGenerator(MODELS, [crashed], { ...WITH_CARD, ...facts })?.id ?? null).toBe(next);
  });

  it("finds room on the disk, and is none where there is no room or the machine is not known", () => {
    const machine = { ...WITH_CARD, free_bytes: 1e9 };
    expect(recommendGenerator(MODELS, [], machine)?.id).toBe("llama-3.2-1b-instruct-q4f16_1-mlc");
    expect(recommendGenerator(MODELS, [], { ...machine, free_bytes: 1e6 })).toBeNull();
    expect(recommendGenerator(MODELS, [], null)).toBeNull();
  });

  it("takes 8 GB that may be more for 8 GB, and for no obstacle", () => {
    const machine = { ...WITH_CARD, memory_is_least: true };
    expect(recommendGenerator(MODELS, [], machine)?.id).toBe("llama-3.2-3b-instruct-q4f16_1-mlc");
    for (const model of MODELS.filter(({ needs }) => needs.memory_bytes > 5e9))
      expect(obstaclesOf(model, { ...machine, memory_bytes: 5e9 })).toEqual([]);
  });

  it("needs no more memory than the machine has in all", () => {
    const large = MODELS.find(({ id }) => id === "qwen3-8b-q4f16_1-mlc");
    expect(large && obstaclesOf(large, { ...WITH_CARD, memory_bytes: 4e9 })).toEqual([
      "It needs about 5.7 GB of graphics memory, and this machine has 4.0 GB of memory in all.",
    ]);
  });
});

describe("the embedder recommended", () => {
  it.each<[string, Partial<MachineFacts>, string | null]>([
    ["a machine with 8 GB", {}, "multilingual-e5-small"],
    ["a server with 64 GB", { gpu: null, memory_bytes: 64e9, runtimes: ["transformers"] }, "multilingual-e5-small"],
    ["a machine that does not tell its memory", { memory_bytes: null }, "multilingual-e5-small"],
    ["a machine with 2 GB", { memory_bytes: 2e9 }, "all-minilm-l6-v2-fp32"],
    ["a machine with 2 GB and no card", { memory_bytes: 2e9, gpu: null }, "granite-embedding-small-english-r2"],
    ["a machine with 0.5 GB", { memory_bytes: 5e8 }, null],
  ])("for %s is one that runs there, with a reason", (_, facts, id) => {
    const machine = { ...WITH_CARD, ...facts };
    const found = recommendEmbedder(MODELS, [], machine);
    expect(found?.id ?? null).toBe(id);
    if (found) expect(found.reason).toMatch(/^It takes [^:]+: .+\.$/);
  });

  it("takes clearly less after a crash, and heeds no crash of a language model", () => {
    const crashed = (id: string) => ({ ...newRow(id), status: "installed" as const, crashed: true });
    const after = recommendEmbedder(MODELS, [crashed("multilingual-e5-small")], WITH_CARD);
    expect(after?.id).toBe("all-minilm-l6-v2-fp32");
    const other = recommendEmbedder(MODELS, [crashed("smollm2-135m-instruct")], WITH_CARD);
    expect(other?.id).toBe("multilingual-e5-small");
  });

  it("is none where the machine is not known", () => expect(recommendEmbedder(MODELS, [], null)).toBeNull());
});
