import type { Dtype } from "#core/models/local/model.ts";
import type { ModelRuntime } from "#core/models/local/open-models.ts";
import wasm from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import mjs from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url";
import { isSoftware } from "./browser-machine.ts";
import { isGpuAvoided } from "./gpu-loss.ts";
import { watchDevices } from "./watch-devices.ts";

/**
 * Runs models on the graphics card where the browser offers one, else in WebAssembly; all files come from this site.
 * Models of 8-bit integers run in WebAssembly, or on a real card where they can multiply floats: onnxruntime's WebGPU has no
 * products of integers, and a program that imitates a card is slower. One for each worker; `onLost` is for the end of that
 * worker: after the loss of its card onnxruntime computes nothing right, with or without one.
 */
export function createModelRuntime(onLost: () => void = () => undefined): (dtype: Dtype) => Promise<ModelRuntime> {
  const lost = watchDevices();
  lost.catch(onLost);
  const runtimeFiles = { mjs: absolute(mjs), wasm: absolute(wasm) };
  const onCard: ModelRuntime = { device: "webgpu", runtimeFiles, lost };
  const onProcessor: ModelRuntime = { device: "wasm", runtimeFiles };

  return async (dtype) => {
    const adapter = (await isGpuAvoided()) ? null : await navigator.gpu?.requestAdapter().catch(() => null);
    if (!adapter) return onProcessor;
    if (dtype !== "q8") return onCard;
    return isSoftware(adapter.info) ? onProcessor : { ...onProcessor, floats: onCard };
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
