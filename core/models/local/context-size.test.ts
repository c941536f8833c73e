import { expect, it } from "vitest";
import { GENERATOR_MODELS } from "./catalogue.ts";
import { contextFor } from "./context-size.ts";
import { SHARE_OF_MEMORY, type MachineFacts } from "./machine.ts";

const GPU = { name: "card", shader_f16: true, max_buffer_bytes: 2 ** 31, software: false };
const machine = (memory_bytes: number | null): MachineFacts => ({
  gpu: GPU,
  memory_bytes,
  free_bytes: null,
  runtimes: ["transformers", "web-llm"],
});
const model = (id: string) => {
  const found = GENERATOR_MODELS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}.`);
  return found;
};

it.each([
  ["llama-3.2-1b-instruct-q4f16_1-mlc", 8e9, 8192],
  ["llama-3.2-1b-instruct-q4f16_1-mlc", 3e9, 7168],
  ["llama-3.2-1b-instruct-q4f16_1-mlc", 2e9, 4096],
  ["llama-3.2-1b-instruct-q4f16_1-mlc", null, 4096],
  ["llama-3.2-3b-instruct-q4f16_1-mlc", 8e9, 7168],
  ["qwen3-4b-q4f16_1-mlc", 8e9, 4096],
  ["qwen3.5-2b-q4f16_1-mlc", 64e9, 4096],
  ["smollm2-360m-instruct-q4f16_1-mlc", 64e9, 8192],
  ["smollm2-135m-instruct", 64e9, 4096],
])("%s reads with %s bytes of memory %i tokens", (id, memory, tokens) => {
  expect(contextFor(model(id), machine(memory))).toBe(tokens);
});

it("never takes more memory for tokens than the machine has for a model", () => {
  for (const candidate of GENERATOR_MODELS)
    for (const memory of [1e9, 2e9, 4e9, 8e9, 16e9, 64e9]) {
      const { runtime, needs, context_tokens } = candidate;
      const more = contextFor(candidate, machine(memory)) - context_tokens;
      if (more === 0 || runtime.kind !== "web-llm" || !runtime.longer) continue;
      expect(needs.memory_bytes + more * runtime.longer.token_bytes).toBeLessThanOrEqual(memory * SHARE_OF_MEMORY);
    }
});
