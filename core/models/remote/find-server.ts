import type { ModelServersPort } from "../ports.ts";
import type { AccountServices } from "#core/accounts/account-services.ts";
import type { RequestContext } from "#core/http/context.ts";
import { ApiError, badRequest, notFound } from "#core/http/errors.ts";
import type { ModelServer } from "./generation.ts";
import { PROVIDERS, type ProviderKind } from "./provider.ts";
import type { ProviderSettingRow, ServerRow } from "./provider-setting.ts";
import { settingRow, settingRows } from "./provider-settings.ts";
import { baseUrl } from "./server-url.ts";

export interface ServerDeps extends Pick<RequestContext & ModelServersPort, "store" | "modelServers"> {
  readonly accounts: Pick<AccountServices, "secrets">;
}

export interface ServerChoice {
  readonly provider: ProviderKind;
  readonly settings_id?: string | null | undefined;
  readonly server_id?: string | null | undefined;
}

/** The settings and the server that are there without anybody having made any: Ollama where this host expects it. */
export const BUILT_IN = "default";

/**
 * The server that is meant, what is known of its models read. Without ids: the first of the setting changed last, else the built-in one.
 * Throws 404 for ids that name nothing of the user's, 400 where something has to be set first.
 */
export async function findServer(
  deps: ServerDeps,
  owner: string,
  { provider, settings_id, server_id }: ServerChoice,
): Promise<ModelServer> {
  await deps.modelServers.known.recall(owner);
  const rows =
    settings_id && settings_id !== BUILT_IN
      ? [await settingRow(deps, owner, settings_id)]
      : settings_id === BUILT_IN
        ? []
        : await settingRows(deps, owner, provider);
  const mine = rows.filter((row) => row.provider === provider);
  if (rows.length > mine.length) throw notFound(`setting of ${provider}`, settings_id ?? "");
  for (const row of mine) {
    const server = server_id ? row.servers.find(({ id }) => id === server_id) : row.servers[0];
    if (server) return openServer(deps, row, server);
  }
  if (server_id && (server_id !== BUILT_IN || mine.length > 0)) throw notFound("server", server_id);
  if (mine.length > 0 && settings_id) throw badRequest(`The setting ${settings_id} has no server. Add one.`);
  return builtInServer(deps, owner, provider);
}

export interface ServerToOpen {
  readonly provider: ProviderKind;
  readonly settings_id: string;
  readonly server_id: string;
  open(): Promise<ModelServer>;
}

/** Every server the user can ask; with `discover` also the built-in one, where there is no other of its kind. */
export async function allServers(deps: ServerDeps, owner: string, discover: boolean): Promise<readonly ServerToOpen[]> {
  const rows = await settingRows(deps, owner);
  const own = rows.flatMap((row) =>
    row.servers.map((server) => ({
      provider: row.provider,
      settings_id: row.id,
      server_id: server.id,
      open: () => openServer(deps, row, server),
    })),
  );
  const isKnown = own.some(({ provider }) => provider === "local");
  if (!discover || isKnown || deps.modelServers.ollamaUrl === null) return own;
  return [
    ...own,
    {
      provider: "local",
      settings_id: BUILT_IN,
      server_id: BUILT_IN,
      open: async () => ({ ...builtInServer(deps, owner, "local"), isGuess: true }),
    },
  ];
}

/** A server as somebody who is trying it out describes it. */
export function describedServer(
  { modelServers }: Pick<ServerDeps, "modelServers">,
  owner: string,
  provider: ProviderKind,
  config: { readonly server_url?: string | null | undefined; readonly api_key?: string | null | undefined },
): ModelServer {
  const url = config.server_url ? baseUrl(provider, config.server_url) : defaultUrl(modelServers.ollamaUrl, provider);
  return {
    owner,
    provider,
    label: labelOf(provider, url),
    url,
    key: config.api_key || null,
    settings_id: null,
    server_id: null,
    server_name: new URL(url).host,
  };
}

function builtInServer(
  { modelServers }: Pick<ServerDeps, "modelServers">,
  owner: string,
  provider: ProviderKind,
): ModelServer {
  if (PROVIDERS[provider].needs_api_key)
    throw badRequest(`Enter an API key for ${PROVIDERS[provider].name} in the provider settings first.`);
  const url = defaultUrl(modelServers.ollamaUrl, provider);
  return {
    owner,
    provider,
    label: labelOf(provider, url),
    url,
    key: null,
    settings_id: BUILT_IN,
    server_id: BUILT_IN,
    server_name: PROVIDERS[provider].name,
  };
}

async function openServer(
  { accounts, modelServers }: ServerDeps,
  row: ProviderSettingRow,
  server: ServerRow,
): Promise<ModelServer> {
  const url = server.server_url ?? defaultUrl(modelServers.ollamaUrl, row.provider);
  const key = server.sealed_key === null ? null : await openKey(accounts, server);
  return {
    owner: row.owner,
    provider: row.provider,
    label: labelOf(row.provider, url),
    url,
    key,
    settings_id: row.id,
    server_id: server.id,
    server_name: server.name,
  };
}

async function openKey({ secrets }: ServerDeps["accounts"], { name, sealed_key }: ServerRow): Promise<string> {
  try {
    return await secrets.open(sealed_key ?? "");
  } catch {
    // Sealed by another host, or the host's own key is gone: nothing can bring it back.
    throw badRequest(
      `The API key of ${name} cannot be read on this host any more. Enter it again in the provider settings.`,
    );
  }
}

function defaultUrl(ollamaUrl: string | null, provider: ProviderKind): string {
  if (provider === "local" && ollamaUrl === null)
    throw new ApiError(
      502,
      "Ollama is not configured here. Set OLLAMA_URL, or enter its address in the provider settings.",
    );
  const url = provider === "local" ? ollamaUrl : PROVIDERS[provider].default_server_url;
  if (url === null)
    throw badRequest(`Enter the address of ${PROVIDERS[provider].name} in the provider settings first.`);
  return url;
}

function labelOf(provider: ProviderKind, url: string): string {
  const { name, default_server_url } = PROVIDERS[provider];
  return url === default_server_url ? name : `${provider === "openai_compatible" ? "The server" : name} at ${url}`;
}
