import type { CatalogueModel } from "./model.ts";

/** What a machine has for running models, as far as it tells. */
export interface MachineFacts {
  readonly gpu: GpuFacts | null;
  /** Bytes of working memory; null where it does not tell. */
  readonly memory_bytes: number | null;
  /** There may be more: browsers stop at 8 GB. */
  readonly memory_is_least?: boolean;
  /** Bytes that can still be stored; null where it does not tell. */
  readonly free_bytes: number | null;
  /** Which runtimes this host has. */
  readonly runtimes: readonly ("transformers" | "web-llm")[];
}

export interface GpuFacts {
  /** As the driver names it; empty where the browser hides it. */
  readonly name: string;
  readonly shader_f16: boolean;
  /** Bytes of one buffer. */
  readonly max_buffer_bytes: number;
  /** A program that imitates a graphics card: it works, but slowly. */
  readonly software: boolean;
}

/** A host's own machine. Asked once; the answer does not change while the host runs, but for the room left. */
export interface Machine {
  describe(): Promise<MachineFacts>;
}

/** Share of the memory that a language model may take: the page, its files and other programs need the rest. */
export const SHARE_OF_MEMORY = 1 / 3;

/** Bytes of one buffer without which WebLLM does not start: what its own device request falls back to. */
const LEAST_BUFFER = 2 ** 28;

/** Why this machine cannot run a model, a plain sentence each; none where it can. What a machine does not tell is no obstacle. */
export function obstaclesOf(model: CatalogueModel, machine: MachineFacts): string[] {
  const { needs } = model;
  const runtime = model.kind === "generator" ? model.runtime.kind : "transformers";
  if (model.kind !== "recogniser" && !machine.runtimes.includes(runtime))
    return ["It runs in a browser with WebGPU, not on the server."];
  if (needs.webgpu && !machine.gpu)
    return ["It needs a graphics card that this browser lets web pages use (WebGPU), and there is none here."];
  if (needs.webgpu && machine.gpu?.software)
    return ["A program only imitates the graphics card here, with which an answer would take many minutes."];
  const obstacles: string[] = [];
  const memory = machine.memory_is_least ? null : machine.memory_bytes;
  if (needs.shader_f16 && machine.gpu && !machine.gpu.shader_f16)
    obstacles.push("The graphics card cannot compute with 16-bit numbers (shader-f16).");
  if (needs.webgpu && machine.gpu && machine.gpu.max_buffer_bytes < LEAST_BUFFER)
    obstacles.push("The graphics card gives web pages too little memory at a time.");
  if (needs.webgpu && memory !== null && memory < needs.memory_bytes)
    obstacles.push(
      `It needs about ${gigabytes(needs.memory_bytes)} of graphics memory, and this machine has ${gigabytes(memory)} of memory in all.`,
    );
  if (!needs.webgpu && memory !== null && memory < needs.memory_bytes)
    obstacles.push(
      `It needs about ${gigabytes(needs.memory_bytes)} of memory, and this machine has ${gigabytes(memory)}.`,
    );
  return obstacles;
}

/** What a model needs, in words: "about 0.9 GB of graphics memory, WebGPU with 16-bit numbers". */
export function needsInWords({ needs }: CatalogueModel): string {
  if (!needs.webgpu) return `about ${gigabytes(needs.memory_bytes)} of memory`;
  const gpu = needs.shader_f16 ? "WebGPU with 16-bit numbers" : "WebGPU";
  return `about ${gigabytes(needs.memory_bytes)} of graphics memory, ${gpu}`;
}

export function gigabytes(bytes: number): string {
  if (bytes < 995_000_000) return `${Math.max(1, Math.round(bytes / 1_000_000))} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
