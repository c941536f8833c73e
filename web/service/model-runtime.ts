import type { Dtype } from "#core/models/model.ts";
import wasm from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import mjs from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url";

/**
 * Runs models on the graphics card where the browser offers one, else in WebAssembly; all files come from this site.
 * Language models in 8-bit numbers run in WebAssembly: onnxruntime's WebGPU has no operators for those.
 */
export async function modelRuntime(generator?: Dtype) {
  const adapter = generator === "q8" ? null : await navigator.gpu?.requestAdapter().catch(() => null);
  const absolute = (url: string) => new URL(url, self.location.href).href;
  return {
    device: adapter ? ("webgpu" as const) : ("wasm" as const),
    runtimeFiles: { mjs: absolute(mjs), wasm: absolute(wasm) },
  };
}
