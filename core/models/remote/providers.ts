import type { ModelServersPort } from "../ports.ts";
import type { EnginePort } from "#core/engine/ports.ts";
import type { AccountsPort } from "#core/accounts/ports.ts";
import { counted } from "#core/http/counted.ts";
import type { RequestContext } from "#core/http/context.ts";
import { ApiError } from "#core/http/errors.ts";
import { NOT_REACHED } from "#core/sync/protocol/passed-on.ts";
import { browserModels } from "./browser-provider.ts";
import { allServers, describedServer, findServer, type ServerChoice } from "./find-server.ts";
import type { ListedModel, ModelServer } from "./generation.ts";
import { PROVIDERS, ProviderKind } from "./provider.ts";
import { settingRows } from "./provider-settings.ts";
import { MASK } from "#core/accounts/secret-box.ts";
import { Refused } from "./failure.ts";
import { vendors } from "./vendors/vendors.ts";

type Deps = Pick<
  RequestContext & AccountsPort & ModelServersPort & EnginePort,
  "store" | "accounts" | "modelServers" | "engine" | "host"
>;

/** Each provider, whether this host has it, and whether the user has set it up. */
export async function listProviders(deps: Deps, owner: string) {
  const rows = await settingRows(deps, owner);
  const { ollamaUrl } = deps.modelServers;
  return ProviderKind.options.map((provider) => {
    const { needs_api_key, default_server_url, ...facts } = PROVIDERS[provider];
    const hasServer = rows.some(
      (row) => row.provider === provider && row.servers.some(({ sealed_key }) => sealed_key !== null || !needs_api_key),
    );
    const available = provider !== "browser" || deps.host === "service-worker";
    const isBuiltIn = provider === "browser" ? available : provider === "local" && ollamaUrl !== null;
    return {
      provider,
      ...facts,
      needs_api_key,
      default_server_url: provider === "local" ? ollamaUrl : default_server_url,
      available,
      configured: hasServer || isBuiltIn,
    };
  });
}

export type NamedModel = ListedModel & {
  readonly provider: ProviderKind;
  readonly settings_id: string | null;
  readonly server_id: string | null;
  readonly server_name: string;
};

/** By name. */
export async function listModels(
  deps: Deps,
  owner: string,
  choice: ServerChoice,
  signal: AbortSignal,
): Promise<NamedModel[]> {
  if (choice.provider === "browser") return modelsHere(deps);
  return modelsOf(deps, await findServer(deps, owner, choice), signal);
}

export interface AllModels {
  readonly models: readonly NamedModel[];
  /** Servers that did not answer, with the reason. */
  readonly errors: readonly {
    readonly provider: ProviderKind;
    readonly settings_id: string | null;
    readonly server_id: string | null;
    readonly detail: string;
  }[];
}

/** Of every server of the user's at once; one that fails does not fail the others. */
export async function listAllModels(
  deps: Deps,
  owner: string,
  discover: boolean,
  signal: AbortSignal,
): Promise<AllModels> {
  const servers = await allServers(deps, owner, discover);
  const asked = await Promise.all(
    servers.map(async ({ open, ...named }) => {
      try {
        return { models: await modelsOf(deps, await open(), signal) };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return { error: { ...named, detail: error.message } };
      }
    }),
  );
  const here = deps.host === "service-worker" ? modelsHere(deps) : [];
  return {
    models: [...here, ...asked.flatMap(({ models = [] }) => models)],
    errors: asked.flatMap(({ error }) => (error ? [error] : [])),
  };
}

export interface Validity {
  readonly valid: boolean;
  readonly provider: ProviderKind;
  readonly vendor: string;
  readonly server_url: string | null;
  /** For people. */
  readonly detail: string;
  readonly models_count: number;
  /** By name. */
  readonly models: readonly { readonly id: string; readonly name: string }[];
}

type Config = Parameters<typeof describedServer>[3];

/**
 * Asks the server for its models with the key given, or with what is stored. What the server refuses, or answers wrongly, is `valid: false`;
 * throws 502 and 504 where there is no server to ask.
 */
export async function validateProvider(
  deps: Deps,
  owner: string,
  choice: ServerChoice,
  config: Config | undefined,
  signal: AbortSignal,
): Promise<Validity> {
  const { provider } = choice;
  const { vendor, name } = PROVIDERS[provider];
  if (provider === "browser")
    return {
      valid: true,
      provider,
      vendor,
      server_url: null,
      detail: "It answers on this device.",
      ...listed(browserModels(deps)),
    };
  const server = config
    ? await withStoredKey(deps, owner, choice, describedServer(deps, owner, provider, config))
    : await findServer(deps, owner, choice);
  const facts = { provider, vendor, server_url: server.url };
  if (PROVIDERS[provider].needs_api_key && server.key === null)
    return { valid: false, ...facts, detail: `${name} needs an API key.`, ...listed([]) };
  try {
    const models = await vendors[provider].models(deps, server, signal);
    const { length } = models;
    return {
      valid: true,
      ...facts,
      detail: `${server.label} answers and has ${length === 1 ? "one model" : counted(length, "model")}.`,
      ...listed(models),
    };
  } catch (error) {
    if (error instanceof Refused || (error instanceof ApiError && isAnswer(error)))
      return { valid: false, ...facts, detail: error.message, ...listed([]) };
    throw error;
  }
}

/** Whether a server answered, though not as its kind does. */
const isAnswer = ({ status, headers }: ApiError): boolean => status === 502 && !(NOT_REACHED in headers);

const listed = (models: readonly ListedModel[]): Pick<Validity, "models_count" | "models"> => ({
  models_count: models.length,
  models: models.map(({ id, name }) => ({ id, name })).sort((a, b) => a.name.localeCompare(b.name)),
});

/** A form that shows a stored setting knows its key only as a mask; the key goes to the address it is stored for and no other. */
async function withStoredKey(
  deps: Deps,
  owner: string,
  choice: ServerChoice,
  server: ModelServer,
): Promise<ModelServer> {
  if (!choice.settings_id || (server.key !== null && server.key !== MASK))
    return server.key === MASK ? { ...server, key: null } : server;
  const stored = await findServer(deps, owner, choice);
  return { ...server, key: stored.url === server.url ? stored.key : null };
}

async function modelsOf(deps: Deps, server: ModelServer, signal: AbortSignal): Promise<NamedModel[]> {
  if (server.provider === "browser") return modelsHere(deps);
  const { provider, settings_id, server_id, server_name } = server;
  const models = await vendors[server.provider].models(deps, server, signal);
  return models
    .map((model) => ({ ...model, provider, settings_id, server_id, server_name }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function modelsHere(deps: Deps): NamedModel[] {
  return browserModels(deps).map((model) => ({
    ...model,
    provider: "browser",
    settings_id: null,
    server_id: null,
    server_name: "This device",
  }));
}
