import type { Identity } from "#core/http/caller.ts";
import { type Clock, timestamp } from "#core/storage/time.ts";
import { notFound } from "#core/http/errors.ts";
import { put, remove, require, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { standings } from "./expiry.ts";
import {
  pluginStates,
  toPluginState,
  type NewPluginState,
  type PluginState,
  type PluginStateChange,
  type PluginStateRow,
  type PluginStateStats,
} from "./plugin-state.ts";

export interface PluginStateDeps {
  readonly store: Store;
  readonly clock: Clock;
}

/** Whose state, and in which login. */
export type StateOwner = Pick<Identity, "user" | "session">;

/** All of them or none, in the order given. */
export async function createPluginStates(
  { store, clock }: PluginStateDeps,
  owner: StateOwner,
  given: readonly NewPluginState[],
): Promise<PluginState[]> {
  const now = timestamp(clock);
  const rows = given.map((state): PluginStateRow => ({
    id: crypto.randomUUID(),
    owner: owner.user,
    ...state,
    session_id: sessionOf(owner, state.state_strategy),
    created_at: now,
    updated_at: now,
  }));
  await store.write(rows.map((row) => put(pluginStates, row)));
  return rows.map(toPluginState);
}

export async function createPluginState(
  deps: PluginStateDeps,
  owner: StateOwner,
  given: NewPluginState,
): Promise<PluginState> {
  const [state] = await createPluginStates(deps, owner, [given]);
  if (!state) throw new Error("One state was written, none came back.");
  return state;
}

const FILTERS = [
  "plugin_id",
  "page_id",
  "state_key",
  "state_strategy",
  "sync_status",
  "is_active",
  "device_id",
] as const;

export type PluginStateFilter = Partial<Pick<PluginStateRow, (typeof FILTERS)[number]>>;

/** Most recently changed first; none that has expired. */
export async function listPluginStates(
  deps: PluginStateDeps,
  user: string,
  filter: PluginStateFilter & { limit: number; offset: number },
) {
  const { limit, offset } = filter;
  const where = filter.plugin_id === undefined ? {} : { plugin_id: filter.plugin_id };
  const rows = await deps.store.query(pluginStates, {
    owner: user,
    where,
    order: { by: "updated_at", direction: "descending" },
  });
  const standing = await standings(deps, user);
  const found = rows.filter(
    (row) =>
      FILTERS.every((name) => filter[name] === undefined || row[name] === filter[name]) && standing(row) === "live",
  );
  return { items: found.slice(offset, offset + limit).map(toPluginState), total: found.length };
}

export async function getPluginState(deps: PluginStateDeps, user: string, id: string): Promise<PluginState> {
  return toPluginState(await stateRow(deps, user, id));
}

/** A `session` state then belongs to the login it was written in last. */
export async function changePluginState(
  deps: PluginStateDeps,
  owner: StateOwner,
  id: string,
  fields: PluginStateChange,
): Promise<PluginState> {
  const before = await stateRow(deps, owner.user, id);
  const changed = { ...before, ...fields };
  const row = {
    ...changed,
    session_id: sessionOf(owner, changed.state_strategy),
    updated_at: timestamp(deps.clock),
  };
  if (!(await writeUnlessChanged(deps.store, [require(pluginStates, owner.user, row.id), put(pluginStates, row)])))
    throw notFound("plugin state", id);
  return toPluginState(row);
}

export async function deletePluginState(deps: PluginStateDeps, user: string, id: string): Promise<void> {
  const { id: found } = await stateRow(deps, user, id);
  await deps.store.write([remove(pluginStates, user, found)]);
}

/** Removes what has expired and is not persistent, states of ended logins among them. */
export async function cleanUpPluginStates(deps: PluginStateDeps, user: string): Promise<void> {
  const rows = await deps.store.query(pluginStates, { owner: user });
  const standing = await standings(deps, user);
  const over = rows.filter((row) => standing(row) === "over");
  if (over.length > 0) await deps.store.write(over.map((row) => remove(pluginStates, user, row.id)));
}

/** By plugin, in the order of their ids. */
export async function pluginStateStats(deps: PluginStateDeps, user: string): Promise<PluginStateStats> {
  const rows = await deps.store.query(pluginStates, { owner: user });
  const standing = await standings(deps, user);
  const live = rows.filter((row) => standing(row) === "live");
  const plugins = [...Map.groupBy(live, (row) => row.plugin_id)]
    .map(([plugin_id, states]) => ({ plugin_id, count: states.length, bytes: sum(states.map(bytesOf)) }))
    .sort((a, b) => (a.plugin_id < b.plugin_id ? -1 : 1));
  return {
    total_states: live.length,
    total_bytes: sum(plugins.map(({ bytes }) => bytes)),
    expired_states: rows.length - live.length,
    plugins,
  };
}

/** A persistent state past its time can still be had by its id, so that it can be renewed. */
async function stateRow(deps: PluginStateDeps, user: string, id: string): Promise<PluginStateRow> {
  const row = await deps.store.get(pluginStates, user, id);
  const isThere = row && (row.state_strategy === "persistent" || (await standings(deps, user))(row) === "live");
  if (!isThere) throw notFound("plugin state", id);
  return row;
}

const sessionOf = ({ session }: StateOwner, strategy: PluginStateRow["state_strategy"]) =>
  strategy === "session" ? session : null;
const bytesOf = (row: PluginStateRow) => new TextEncoder().encode(JSON.stringify(row.state_data)).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
