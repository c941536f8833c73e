import type { ModelHost } from "#core/models/local/generation/model-host.ts";
import { writePieces } from "./generate-port.ts";
import type { GenerateWorkerApi } from "./generate-worker-api.ts";

/** The inside of the worker of one language model. */
export function serveGenerate(
  host: ModelHost,
  fetchRuntime: GenerateWorkerApi["fetchRuntime"] = async () => undefined,
): GenerateWorkerApi {
  return {
    fetchRuntime,
    load: (model, files) => host.load(model, files),
    countTokens: (text) => host.countTokens(text),
    async generate(request, port) {
      const pieces = writePieces(port);
      try {
        return await host.generate(request, pieces.write, pieces.signal);
      } finally {
        pieces.end();
      }
    },
  };
}
