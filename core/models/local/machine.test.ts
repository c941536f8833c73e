import { describe, expect, it } from "vitest";
import { GENERATOR_MODELS, MODELS } from "./catalogue.ts";
import { describeModel, suits } from "./described-model.ts";
import { needsInWords, obstaclesOf, type MachineFacts } from "./machine.ts";
import { newRow } from "./installed-model.ts";

const GPU = { name: "card", shader_f16: true, max_buffer_bytes: 2 ** 31, software: false };
const MACHINE: MachineFacts = { gpu: GPU, memory_bytes: 8e9, free_bytes: null, runtimes: ["transformers", "web-llm"] };
const model = (id: string) => {
  const found = MODELS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}.`);
  return found;
};
const F16 = model("llama-3.2-3b-instruct-q4f16_1-mlc");
const F32 = model("llama-3.2-3b-instruct-q4f32_1-mlc");
const SMALL = model("smollm2-135m-instruct");

describe("whether a machine can run a model", () => {
  it.each<[string, Partial<MachineFacts>, RegExp]>([
    ["has no graphics card", { gpu: null }, /needs a graphics card.*WebGPU/],
    ["has no 16-bit numbers", { gpu: { ...GPU, shader_f16: false } }, /shader-f16/],
    ["has only small buffers", { gpu: { ...GPU, max_buffer_bytes: 2 ** 27 } }, /too little memory at a time/],
    ["only imitates a graphics card", { gpu: { ...GPU, software: true } }, /imitates/],
    ["is a server", { runtimes: ["transformers"] }, /in a browser with WebGPU, not on the server/],
  ])("says why not where it %s", (_, facts, why) => {
    expect(obstaclesOf(F16, MACHINE)).toEqual([]);
    expect(obstaclesOf(F16, { ...MACHINE, ...facts }).join()).toMatch(why);
  });

  it("says how much memory there is and how much it takes", () => {
    expect(obstaclesOf(SMALL, { ...MACHINE, gpu: null })).toEqual([]);
    expect(obstaclesOf(SMALL, { ...MACHINE, memory_bytes: 256e6 })).toEqual([
      "It needs about 450 MB of memory, and this machine has 256 MB.",
    ]);
    expect(obstaclesOf(SMALL, { ...MACHINE, memory_bytes: null })).toEqual([]);
  });

  it("says what each model needs in words", () => {
    expect(needsInWords(F16)).toBe("about 2.3 GB of graphics memory, WebGPU with 16-bit numbers");
    expect(needsInWords(F32)).toBe("about 3.0 GB of graphics memory, WebGPU");
  });
});

describe("the model that is offered", () => {
  it("is of each family the one whose precision suits the machine", () => {
    const offered = (machine: MachineFacts | null) =>
      GENERATOR_MODELS.filter((candidate) => suits(candidate, machine)).map(({ id }) => id);
    expect(offered(MACHINE)).toContain(F16.id);
    expect(offered(MACHINE)).not.toContain(F32.id);
    expect(offered({ ...MACHINE, gpu: { ...GPU, shader_f16: false } })).toContain(F32.id);
    expect(offered(null)).toContain(F32.id);
    expect(offered(null)).toContain(SMALL.id);
    const forCards = "smollm2-360m-instruct-q4";
    expect(offered(MACHINE)).toContain(forCards);
    expect(offered(null)).not.toContain(forCards);
    expect(offered({ ...MACHINE, gpu: null })).not.toContain(forCards);
    expect(offered({ ...MACHINE, gpu: { ...GPU, software: true } })).not.toContain(forCards);
  });

  it("is a smaller one after a crash, the largest that takes clearly less", () => {
    const row = { ...newRow(F16.id), status: "installed" as const, crashed: true, error: "It crashed." };
    const described = describeModel(F16, row, MACHINE);
    expect(described).toMatchObject({ crashed: true, error: "It crashed." });
    const smaller = model(described.smaller ?? "");
    expect(smaller.needs.memory_bytes).toBeLessThan(F16.needs.memory_bytes);
    expect(obstaclesOf(smaller, MACHINE)).toEqual([]);
    expect(describeModel(F16, { ...row, crashed: false }, MACHINE).smaller).toBeNull();
  });
});
