import type { Dtype } from "#core/models/model.ts";
import type { ModelRuntime } from "#core/models/open-models.ts";
import wasm from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import mjs from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url";
import { watchDevices } from "./watch-devices.ts";

/**
 * Runs models on the graphics card where the browser offers one, else in WebAssembly; all files come from this site.
 * Models in 8-bit numbers run in WebAssembly: onnxruntime's WebGPU has no operators for those. After a card was lost this
 * thread asks for none any more. One for each worker.
 */
export function createModelRuntime(): (dtype: Dtype) => Promise<ModelRuntime> {
  const lost = watchDevices();
  let isLost = false;
  lost.catch(() => (isLost = true));
  const absolute = (url: string) => new URL(url, self.location.href).href;
  const runtimeFiles = { mjs: absolute(mjs), wasm: absolute(wasm) };

  return async (dtype) => {
    const adapter = dtype === "q8" || isLost ? null : await navigator.gpu?.requestAdapter().catch(() => null);
    return adapter ? { device: "webgpu", runtimeFiles, lost } : { device: "wasm", runtimeFiles };
  };
}
