import type { AiServer, ProviderSetting } from "#core/models/remote/provider-setting.ts";
import type { ProviderKind } from "#core/models/remote/provider.ts";
import type { AllModels, NamedModel, Validity } from "#core/models/remote/providers.ts";
import type { Api } from "../../app/api.ts";
import { rememberFound, withFound } from "./found-models.ts";

export type { AiServer, AllModels, NamedModel, ProviderKind, ProviderSetting, Validity };

export interface Provider {
  readonly provider: ProviderKind;
  readonly vendor: string;
  readonly name: string;
  readonly description: string;
  readonly needs_api_key: boolean;
  readonly default_server_url: string | null;
  /** This host can use it. */
  readonly available: boolean;
  /** It could be asked now. */
  readonly configured: boolean;
}

/** Which server is meant; without ids, the one that is there without anybody having set it up. */
export interface ServerChoice {
  readonly provider: ProviderKind;
  readonly settings_id?: string | null;
  readonly server_id?: string | null;
}

export interface ServerFields {
  readonly id?: string;
  readonly name?: string;
  readonly server_url?: string | null;
  /** Left out, the stored one stays; null takes it away. */
  readonly api_key?: string | null;
}

export interface SettingToSave {
  readonly id?: string;
  readonly provider: ProviderKind;
  readonly name?: string;
  readonly servers: readonly ServerFields[];
}

const PROVIDERS = "/api/v1/ai/providers";
const SETTINGS = "/api/v1/ai/settings/providers";

/** Names of cached answers. */
export const providerKeys = {
  providers: ["ai-providers"] as const,
  settings: ["ai-settings"] as const,
  allModels: ["ai-models"] as const,
  /** As after looking for an Ollama that nobody has set up. */
  found: ["found-models"] as const,
  models: (server: ServerChoice) => ["ai-models", server] as const,
};

export type ProviderApi = ReturnType<typeof createProviderApi>;

export function createProviderApi({ ask, open }: Pick<Api, "ask" | "open">) {
  return {
    providers: () => ask<Provider[]>("GET", `${PROVIDERS}/providers`),
    settings: () => ask<ProviderSetting[]>("GET", `${SETTINGS}?limit=1000`),
    save: (setting: SettingToSave) => ask<ProviderSetting>("POST", SETTINGS, setting),
    remove: ({ provider, id }: Pick<ProviderSetting, "provider" | "id">) =>
      ask<void>("DELETE", `${SETTINGS}/${provider}/${encodeURIComponent(id)}`),
    test: (choice: ServerChoice & { readonly config?: Omit<ServerFields, "id" | "name"> }, signal?: AbortSignal) =>
      ask<Validity>("POST", `${PROVIDERS}/validate`, choice, signal),
    models: ({ provider, settings_id, server_id }: ServerChoice) => {
      const query = new URLSearchParams({ provider, limit: "1000" });
      if (settings_id) query.set("settings_id", settings_id);
      if (server_id) query.set("server_id", server_id);
      return ask<NamedModel[]>("GET", `${PROVIDERS}/models?${query}`);
    },
    /** Of the servers that are set up, and those of an Ollama that was found earlier; asks for no other. */
    allModels: async () => withFound(await ask<AllModels>("GET", `${PROVIDERS}/all-models?discover=false`)),
    /** The same, but looks for an Ollama that nobody has set up. For the page about models, and when somebody asks. */
    lookForModels: async () => {
      const all = await ask<AllModels>("GET", `${PROVIDERS}/all-models?discover=true`);
      rememberFound(all);
      return all;
    },
    generate: (body: ServerChoice & GenerationBody & { readonly prompt: string }, signal: AbortSignal) =>
      open(`${PROVIDERS}/generate`, { ...body, stream: true }, signal),
    chat: (
      body: ServerChoice &
        GenerationBody & {
          readonly messages: readonly { readonly role: "user"; readonly content: string }[];
          readonly conversation_id?: string;
          readonly persona_id?: string;
        },
      signal: AbortSignal,
    ) => open(`${PROVIDERS}/chat`, { ...body, stream: true }, signal),
    cancel: (request_id: string) => ask<unknown>("POST", `${PROVIDERS}/cancel`, { request_id }),
  };
}

interface GenerationBody {
  readonly model: string;
  readonly request_id: string;
}
