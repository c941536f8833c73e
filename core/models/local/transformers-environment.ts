import type { env } from "@huggingface/transformers";

type Environment = typeof env;

/** Reads one file of an installed model by its path in the repository; undefined when the model has no such file. */
export type ReadModelFile = (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Where this site serves onnxruntime-web's module and its WebAssembly; not needed in Node. */
export interface RuntimeFiles {
  readonly mjs: string;
  readonly wasm: string;
}

/**
 * Makes transformers.js read the files of this model from `read` and nothing from a network. Gives the name under which
 * to ask for the model. The library's environment is one for the whole thread; several models share it.
 */
export function readOnlyFrom(
  env: Environment,
  id: string,
  read: ReadModelFile,
  runtimeFiles: RuntimeFiles | undefined,
): string {
  env.allowLocalModels = false;
  env.useBrowserCache = false;
  env.useFSCache = false;
  env.useWasmCache = false;
  env.useCustomCache = true;
  env.fetch = async () => new Response(null, { status: 404 });
  const readers = readersOf(env);
  readers.set(id, read);
  if (runtimeFiles && env.backends.onnx.wasm) {
    env.backends.onnx.wasm.wasmPaths = { ...runtimeFiles };
    env.backends.onnx.wasm.proxy = false;
  }
  return `lectern/${id}`;
}

/** The readers of all models of this thread, kept where the library keeps its settings. */
function readersOf(env: Environment): Map<string, ReadModelFile> {
  if (env.customCache instanceof ModelFiles) return env.customCache.readers;
  const files = new ModelFiles();
  env.customCache = files as never;
  return files.readers;
}

class ModelFiles {
  readonly readers = new Map<string, ReadModelFile>();

  /** Keys look like `…/lectern/<id>/resolve/main/onnx/model.onnx` or `/models/lectern/<id>/onnx/model.onnx`. */
  async match(key: string): Promise<Response | undefined> {
    const [, id = "", path = ""] = /^.*lectern\/([^/]+)\/(?:resolve\/[^/]+\/)?(.*)$/.exec(key) ?? [];
    const bytes = await this.readers.get(id)?.(path);
    return bytes && new Response(bytes, { headers: { "content-length": String(bytes.length) } });
  }

  async put(): Promise<void> {
    // What is installed is kept by the installer; nothing else is.
  }
}
