import type { ChosenServer, ProviderChoice } from "../ladder/model-choice.ts";
import { ApiError, badRequest } from "#core/http/errors.ts";
import { BUILT_IN, describedServer, findServer, type ServerDeps } from "./find-server.ts";
import type { ModelServer } from "./generation.ts";
import { DEFAULT_OLLAMA_URL } from "./model-servers.ts";
import { settingRows } from "./provider-settings.ts";

/** What other hosts have to know of a server that is chosen here; null where it is not set up. */
export async function chosenServer(
  deps: ServerDeps,
  user: string,
  provider: ProviderChoice | null,
): Promise<ChosenServer | null> {
  if (!provider || provider.provider === "browser") return null;
  try {
    const { server_name, url, key } = await findServer(deps, user, provider);
    return { name: server_name, url, needs_key: key !== null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The choice is stored all the same, and asking says what is missing.
    return null;
  }
}

/**
 * The server that was chosen on another host: the one that is set up here under the same address, else that address
 * itself; Ollama where it usually is means the Ollama of the machine that answers. Throws 400 where a key is needed, as keys
 * stay on the host where they were entered.
 */
export async function findChosenServer(
  deps: ServerDeps,
  user: string,
  choice: ProviderChoice,
  server: ChosenServer | null,
): Promise<ModelServer> {
  const { provider } = choice;
  if (!server) return findServer(deps, user, choice);
  const rows = await settingRows(deps, user, provider);
  for (const { id, servers } of rows)
    for (const { id: server_id } of servers) {
      const found = await findServer(deps, user, { provider, settings_id: id, server_id });
      if (found.url === server.url) return found;
    }
  if (provider === "local" && server.url === DEFAULT_OLLAMA_URL)
    return findServer(deps, user, { provider, settings_id: BUILT_IN });
  if (server.needs_key)
    throw badRequest(
      `${server.name} is not set up here. Its API key stays on the device where it was entered; add the server here with its key, or choose another model here.`,
    );
  await deps.modelServers.known.recall(user);
  const described = describedServer(deps, user, provider, { server_url: server.url });
  return { ...described, server_name: server.name };
}
