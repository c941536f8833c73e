import { type Clock, newId, timestamp, timestampAfter } from "#core/storage/time.ts";
import { invalidField, notFound } from "#core/http/errors.ts";
import { type SecretBox, MASK } from "#core/accounts/secret-box.ts";
import { put, remove, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { PROVIDERS, type ProviderKind } from "./provider.ts";
import {
  providerSettings,
  serversIn,
  type AiServer,
  type NewProviderSetting,
  type NewServer,
  type ProviderSetting,
  type ProviderSettingRow,
  type ServerRow,
} from "./provider-setting.ts";
import { baseUrl } from "./server-url.ts";

export interface SettingDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly accounts: { readonly secrets: SecretBox };
}

/** Stores a provider's servers, or changes them where the id is known: a key left out or masked stays as it is. */
export async function saveProviderSetting(
  deps: SettingDeps,
  owner: string,
  given: NewProviderSetting,
): Promise<{ readonly setting: ProviderSetting; readonly isNew: boolean }> {
  const id = given.id ?? newId();
  for (;;) {
    const before = await deps.store.get(providerSettings, owner, id);
    if (before && before.provider !== given.provider)
      throw invalidField("provider", `cannot be changed; ${id} is of ${before.provider}`);
    const kept = before && !given.servers && !given.config;
    const servers = kept
      ? before.servers
      : await Promise.all(serversIn(given).map((server, at) => serverRow(deps, given.provider, server, before, at)));
    const row: ProviderSettingRow = {
      id,
      owner,
      provider: given.provider,
      name: given.name ?? before?.name ?? PROVIDERS[given.provider].name,
      servers,
      created_at: before?.created_at ?? timestamp(deps.clock),
      updated_at: before ? timestampAfter(deps.clock, before.updated_at) : timestamp(deps.clock),
    };
    const unchanged = require(providerSettings, owner, id, before ? { updated_at: before.updated_at } : "absent");
    if (await writeUnlessChanged(deps.store, [unchanged, put(providerSettings, row)]))
      return { setting: toSetting(row), isNew: !before };
  }
}

/** Most recently changed first. */
export async function listProviderSettings(
  { store }: Pick<SettingDeps, "store">,
  owner: string,
  provider?: ProviderKind,
): Promise<ProviderSetting[]> {
  return (await settingRows({ store }, owner, provider)).map(toSetting);
}

export async function listServers(
  { store }: Pick<SettingDeps, "store">,
  owner: string,
  id: string,
): Promise<AiServer[]> {
  return toSetting(await settingRow({ store }, owner, id)).servers;
}

export async function deleteProviderSetting(
  { store }: Pick<SettingDeps, "store">,
  owner: string,
  provider: ProviderKind,
  id: string,
): Promise<void> {
  const row = await settingRow({ store }, owner, id);
  if (row.provider !== provider) throw notFound(`setting of ${provider}`, id);
  await store.write([remove(providerSettings, owner, id)]);
}

export function settingRows(
  { store }: Pick<SettingDeps, "store">,
  owner: string,
  provider?: ProviderKind,
): Promise<ProviderSettingRow[]> {
  return store.query(providerSettings, {
    owner,
    where: provider ? { provider } : {},
    order: { by: "updated_at", direction: "descending" },
  });
}

export async function settingRow(
  { store }: Pick<SettingDeps, "store">,
  owner: string,
  id: string,
): Promise<ProviderSettingRow> {
  const row = await store.get(providerSettings, owner, id);
  if (!row) throw notFound("provider setting", id);
  return row;
}

async function serverRow(
  { accounts }: SettingDeps,
  provider: ProviderKind,
  { id, name, server_url, api_key }: NewServer,
  before: ProviderSettingRow | undefined,
  at: number,
): Promise<ServerRow> {
  // A server without an id is the one in its place, so that a form that knows none can change it.
  const old = before?.servers.find((server, index) => (id === undefined ? index === at : server.id === id));
  const url = server_url ? baseUrl(provider, server_url) : null;
  const isKept = api_key === undefined || api_key === MASK;
  // A key is for the server it was entered for; whoever changes the address enters it again.
  const kept = old && old.server_url === url ? old.sealed_key : null;
  const sealed_key = isKept ? kept : api_key ? await accounts.secrets.seal(api_key) : null;
  return {
    id: id ?? old?.id ?? newId(),
    name: name ?? old?.name ?? nameOf(provider, url),
    server_url: url,
    sealed_key,
  };
}

const nameOf = (provider: ProviderKind, url: string | null): string =>
  url ? new URL(url).host : PROVIDERS[provider].name;

function toSetting({ owner: _, servers, ...row }: ProviderSettingRow): ProviderSetting {
  const { vendor } = PROVIDERS[row.provider];
  return {
    ...row,
    vendor,
    servers: servers.map(({ sealed_key, ...server }) => ({ ...server, api_key: sealed_key === null ? null : MASK })),
  };
}
