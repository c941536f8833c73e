import type { ModelWork } from "#core/engine/answer/generate/model-work.ts";
import { EXTRACTIVE, type WrittenBy } from "#core/engine/engine.ts";

/** "Written by Llama", "Quoted without a language model" */
export const writerWords = ({ id, name }: WrittenBy): string =>
  id === EXTRACTIVE ? "Quoted without a language model" : `Written by ${name}`;

/** Where the words of a question and its passages went. */
export const whereWords = (where: WrittenBy["where"]): string =>
  typeof where === "string" ? where : `sent to ${where.sentTo}`;

/** What a model was computed on; empty where that is not known. */
export function deviceWords(device: ModelWork["device"]): string {
  if (device === undefined) return "";
  if (device === "webgpu") return "the graphics card (WebGPU)";
  return device === "wasm" ? "the processor (WebAssembly)" : "the processor";
}

/** "340 ms", "2.1 s" */
export const timeWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
