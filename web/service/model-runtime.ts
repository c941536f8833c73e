import type { Dtype } from "#core/models/local/model.ts";
import type { ModelRuntime } from "#core/models/local/open-models.ts";
import wasm from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import mjs from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url";
import { isGpuAvoided } from "./gpu-loss.ts";
import { watchDevices } from "./watch-devices.ts";

/**
 * Runs models on the graphics card where the browser offers one, else in WebAssembly; all files come from this site.
 * Models in 8-bit numbers run in WebAssembly: onnxruntime's WebGPU has no operators for those. One for each worker;
 * `onLost` is for the end of that worker: after the loss of its card onnxruntime computes nothing right, with or without one.
 */
export function createModelRuntime(onLost: () => void = () => undefined): (dtype: Dtype) => Promise<ModelRuntime> {
  const lost = watchDevices();
  lost.catch(onLost);
  const runtimeFiles = { mjs: absolute(mjs), wasm: absolute(wasm) };

  return async (dtype) => {
    const isForProcessor = dtype === "q8" || (await isGpuAvoided());
    const adapter = isForProcessor ? null : await navigator.gpu?.requestAdapter().catch(() => null);
    return adapter ? { device: "webgpu", runtimeFiles, lost } : { device: "wasm", runtimeFiles };
  };
}

const absolute = (url: string) => new URL(url, self.location.href).href;

/** Asks for its files once, so that the service worker keeps them. Rejects where they cannot be had. */
export async function fetchOnnxRuntime(): Promise<void> {
  for (const url of [mjs, wasm]) {
    const response = await fetch(absolute(url));
    if (!response.ok) throw new Error(`${url} was answered ${response.status}.`);
    await response.arrayBuffer();
  }
}
