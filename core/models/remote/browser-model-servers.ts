import { DEFAULT_OLLAMA_URL, PATIENCE, type ModelServers } from "./model-servers.ts";
import { createKnownModels, type KnownModelsDeps } from "./model-facts.ts";
import { createRunningGenerations } from "./running.ts";

/** On the user's own device every address is theirs to name; the browser asks the server there whether it may be asked from here. */
export function createBrowserModelServers({
  fetch,
  ...memory
}: Pick<ModelServers, "fetch"> & KnownModelsDeps): ModelServers {
  return {
    fetch,
    ollamaUrl: DEFAULT_OLLAMA_URL,
    patience: PATIENCE,
    running: createRunningGenerations(),
    known: createKnownModels(memory),
  };
}
