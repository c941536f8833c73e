import wasm from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.wasm?url";
import mjs from "onnxruntime-web/ort-wasm-simd-threaded.asyncify.mjs?url";

/** Runs models on the graphics card where the browser offers one, else in WebAssembly; all files come from this site. */
export async function modelRuntime() {
  const adapter = await navigator.gpu?.requestAdapter().catch(() => null);
  const absolute = (url: string) => new URL(url, self.location.href).href;
  return {
    device: adapter ? ("webgpu" as const) : ("wasm" as const),
    runtimeFiles: { mjs: absolute(mjs), wasm: absolute(wasm) },
  };
}
