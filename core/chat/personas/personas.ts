import { type Clock, timestamp } from "#core/storage/time.ts";
import { notFound } from "#core/http/errors.ts";
import { pageNumbers } from "#core/http/platform-list.ts";
import { change, put, remove, type Operation, type Store } from "#core/storage/store.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { chatSessions } from "../chat.ts";
import { personas, toPersona, type NewPersona, type Persona, type PersonaChange, type PersonaRow } from "./persona.ts";

export interface PersonaDeps {
  readonly store: Store;
  readonly clock: Clock;
}

export async function createPersona(
  { store, clock }: PersonaDeps,
  user: string,
  persona: NewPersona,
): Promise<Persona> {
  const row = newRow(user, persona, timestamp(clock));
  await store.write([put(personas, row)]);
  return toPersona(row);
}

/** By name, in the envelope of its own. */
export async function listPersonas(
  { store }: Pick<PersonaDeps, "store">,
  user: string,
  page: { limit: number; offset: number },
) {
  const [rows, total] = await Promise.all([
    store.query(personas, { owner: user, order: { by: "name", direction: "ascending" }, ...page }),
    store.count(personas, { owner: user }),
  ]);
  return { personas: rows.map(toPersona), ...pageNumbers(total, page) };
}

/** Tags in use on the user's personas, in alphabetical order. */
export async function listPersonaTags({ store }: Pick<PersonaDeps, "store">, user: string): Promise<string[]> {
  const rows = await store.query(personas, { owner: user });
  return [...new Set(rows.flatMap((row) => row.tags))].sort((a, b) => a.localeCompare(b));
}

export async function getPersona({ store }: Pick<PersonaDeps, "store">, user: string, id: string): Promise<Persona> {
  const row = await store.get(personas, user, id);
  if (!row) throw notFound("persona", id);
  return toPersona(row);
}

export async function changePersona(
  deps: PersonaDeps,
  user: string,
  id: string,
  fields: PersonaChange,
): Promise<Persona> {
  await getPersona(deps, user, id);
  const changed = change(personas, user, id, { ...fields, updated_at: timestamp(deps.clock) });
  if (!(await writeUnlessChanged(deps.store, [changed]))) throw notFound("persona", id);
  return getPersona(deps, user, id);
}

/** Conversations with the persona stay, without it. */
export async function deletePersona(deps: PersonaDeps, user: string, id: string): Promise<void> {
  await getPersona(deps, user, id);
  for (let gone = false; !gone;) {
    const bound = await deps.store.query(chatSessions, { owner: user, where: { persona_id: id } });
    gone = await writeUnlessChanged(deps.store, [
      remove(personas, user, id),
      ...bound.map((row) => change(chatSessions, user, row.id, { persona_id: null })),
    ]);
  }
}

/** The persona everybody starts with. */
export function startingPersona(user: string, now: string): Operation[] {
  const persona: NewPersona = {
    name: "Careful reader",
    description: "Answers from your documents and says where it stands.",
    system_prompt:
      "Answer from the passages you are given and name the passage behind each statement. When they do not answer the question, say so.",
    model_settings: { temperature: 0.2 },
    avatar: null,
    tags: [],
    sample_greeting: "What would you like to know from your documents?",
    is_active: true,
  };
  return [put(personas, newRow(user, persona, now))];
}

function newRow(owner: string, persona: NewPersona, now: string): PersonaRow {
  return { id: crypto.randomUUID(), owner, ...persona, created_at: now, updated_at: now };
}
