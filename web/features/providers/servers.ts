import type { AiServer, ProviderSetting } from "#core/models/remote/provider-setting.ts";
import type { ProviderKind } from "#core/models/remote/provider.ts";
import type { QueryClient } from "@tanstack/solid-query";
import { keys } from "../../app/keys.ts";
import type { Answer, Api, Body } from "../../app/client/client.ts";

export type Provider = Answer<"listAiProviders">[number];
export type ServerFields = NonNullable<Body<"saveProviderSetting">["servers"]>[number];
export type SettingToSave = Body<"saveProviderSetting"> & { servers: ServerFields[] };

/** Which server is meant; without ids, the one that is there without anybody having set it up. */
export interface ServerChoice {
  readonly provider: ProviderKind;
  readonly settings_id?: string;
  readonly server_id?: string;
}

/** Names of cached answers. */
export const providerKeys = {
  providers: ["ai-providers"] as const,
  settings: ["ai-settings"] as const,
  allModels: ["ai-models"] as const,
  /** As after looking for an Ollama that nobody has set up. */
  found: ["found-models"] as const,
  models: (server: ServerChoice) => ["ai-models", server] as const,
};

export const providersQuery = (api: Api) => ({
  queryKey: providerKeys.providers,
  queryFn: () => api.listAiProviders(),
});

export const providerSettingsQuery = (api: Api) => ({
  queryKey: providerKeys.settings,
  queryFn: () => api.listProviderSettings({ query: { limit: 1000 } }),
  reconcile: "id",
});

/** A server was added, changed or removed: what lists servers or names the one that answers is asked for again. */
export const serversChanged = (client: Pick<QueryClient, "invalidateQueries">) =>
  Promise.all(
    [providerKeys.settings, providerKeys.providers, providerKeys.allModels, keys.ladder].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** A server as the page shows it: one the user has set up. A setting made by a script may hold several. */
export interface OwnServer {
  readonly provider: ProviderKind;
  readonly settings_id: string;
  readonly server_id: string;
  readonly name: string;
  readonly server_url: string | null;
  readonly hasKey: boolean;
  readonly setting: ProviderSetting;
}

/** A server that is there without anybody having set it up: this device, or Ollama where it is expected. */
export interface GivenServer {
  readonly provider: ProviderKind;
  readonly name: string;
  readonly server_url: string | null;
}

/** By name. */
export function ownServers(settings: readonly ProviderSetting[]): readonly OwnServer[] {
  return settings
    .flatMap((setting) => setting.servers.map((server) => ownServer(setting, server)))
    .sort((a, b) => a.name.localeCompare(b.name));
}

const ownServer = (setting: ProviderSetting, server: AiServer): OwnServer => ({
  provider: setting.provider,
  settings_id: setting.id,
  server_id: server.id,
  name: server.name,
  server_url: server.server_url,
  hasKey: server.api_key !== null,
  setting,
});

export function givenServers(providers: readonly Provider[], own: readonly OwnServer[]): readonly GivenServer[] {
  const has = (kind: ProviderKind) => own.some(({ provider }) => provider === kind);
  return providers
    .filter(({ provider, available, configured }) => available && configured && isGiven(provider) && !has(provider))
    .map(({ provider, name, default_server_url }) => ({ provider, name, server_url: default_server_url }));
}

const isGiven = (provider: ProviderKind) => provider === "browser" || provider === "local";

export const choiceOf = (server: OwnServer | GivenServer): ServerChoice =>
  "settings_id" in server
    ? { provider: server.provider, settings_id: server.settings_id, server_id: server.server_id }
    : { provider: server.provider };

/** The setting with one of its servers changed; a setting of its own for a new one. Keys left out stay. */
export function serversWith(
  changed: OwnServer | undefined,
  provider: ProviderKind,
  fields: ServerFields,
): SettingToSave {
  if (!changed) return { provider, ...(fields.name && { name: fields.name }), servers: [fields] };
  const { setting, server_id } = changed;
  return {
    id: setting.id,
    provider,
    servers: setting.servers.map(({ id, name, server_url }) =>
      id === server_id ? { ...fields, id, name: fields.name ?? name } : { id, name, server_url },
    ),
  };
}

/** The setting without one of its servers; null where it was the only one. */
export function serversWithout({ setting, server_id }: OwnServer): SettingToSave | null {
  const rest = setting.servers.filter(({ id }) => id !== server_id);
  if (rest.length === 0) return null;
  return {
    id: setting.id,
    provider: setting.provider,
    servers: rest.map(({ id, name, server_url }) => ({ id, name, server_url })),
  };
}
