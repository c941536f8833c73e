import { type Clock, timestamp } from "#core/storage/time.ts";
import { conflict, notFound } from "#core/http/errors.ts";
import { Uuid } from "#core/http/fields.ts";
import {
  change,
  PreconditionFailed,
  put,
  remove,
  UniqueViolation,
  type Operation,
  type Store,
} from "#core/storage/store.ts";
import {
  components,
  toComponent,
  type Component,
  type ComponentChange,
  type ComponentRow,
  type NewComponent,
} from "./component.ts";

export interface ComponentDeps {
  readonly store: Store;
  readonly clock: Clock;
}

type Reading = Pick<ComponentDeps, "store">;

/** Throws 409 when the user has a component of that component_id. */
export async function createComponent(
  { store, clock }: ComponentDeps,
  user: string,
  component: NewComponent,
): Promise<Component> {
  const row = newRow(user, component, timestamp(clock));
  await writeComponent(store, put(components, row), row.component_id);
  return toComponent(row);
}

/** By name. */
export async function listComponents({ store }: Reading, user: string, page: { limit: number; offset: number }) {
  const [rows, total] = await Promise.all([
    store.query(components, { owner: user, order: { by: "name", direction: "ascending" }, ...page }),
    store.count(components, { owner: user }),
  ]);
  return { items: rows.map(toComponent), total };
}

export async function getComponent(deps: Reading, user: string, key: string): Promise<Component> {
  return toComponent(await componentRow(deps, user, key));
}

/** Throws 409 when the user has another component of that component_id. */
export async function changeComponent(
  { store, clock }: ComponentDeps,
  user: string,
  key: string,
  fields: ComponentChange,
): Promise<Component> {
  const { id } = await componentRow({ store }, user, key);
  await writeComponent(
    store,
    change(components, user, id, { ...fields, updated_at: timestamp(clock) }),
    fields.component_id ?? key,
  );
  return getComponent({ store }, user, id);
}

export async function deleteComponent({ store }: Reading, user: string, key: string): Promise<void> {
  const { id } = await componentRow({ store }, user, key);
  await store.write([remove(components, user, id)]);
}

type SystemComponent = readonly [component_id: string, name: string, icon: string, description: string];

const SYSTEM_COMPONENTS: readonly SystemComponent[] = [
  ["ask", "Ask", "message", "A box for a question to your documents, with the answer and its sources below"],
  ["search", "Search", "search", "A box to search your documents, with the passages found"],
  ["collections", "Collections", "folder", "Your collections, with their documents counted"],
  ["documents", "Documents", "file", "The documents of a collection, with their state"],
  ["viewer", "Document", "book", "A document with a passage marked"],
  ["conversations", "Conversations", "messages", "Your conversations, the last used first"],
  ["text", "Text", "text", "A text of your own"],
];

/** What can be put on a page from the start. */
export function startingComponents(user: string, now: string): Operation[] {
  return SYSTEM_COMPONENTS.map(([component_id, name, icon, description]) =>
    put(components, newRow(user, { component_id, name, icon, description, is_system: true }, now)),
  );
}

/** By its `component_id`, which is a free text; its `id` is taken too. */
async function componentRow({ store }: Reading, user: string, key: string): Promise<ComponentRow> {
  const [named] = await store.query(components, { owner: user, where: { component_id: key } });
  if (named) return named;
  const id = Uuid.safeParse(key);
  const row = id.success ? await store.get(components, user, id.data) : undefined;
  if (!row) throw notFound("component", key);
  return row;
}

async function writeComponent(store: Store, operation: Operation, component_id: string): Promise<void> {
  try {
    await store.write([operation]);
  } catch (error) {
    if (error instanceof UniqueViolation) throw conflict(`There is a component ${component_id} already.`);
    if (error instanceof PreconditionFailed) throw notFound("component", component_id);
    throw error;
  }
}

function newRow(owner: string, component: NewComponent, now: string): ComponentRow {
  return { id: crypto.randomUUID(), owner, ...component, created_at: now, updated_at: now };
}
