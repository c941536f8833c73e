import { notFound } from "#core/http/errors.ts";
import { change, put, remove, type Store } from "#core/storage/store.ts";
import { type Clock, newId, timestamp } from "#core/storage/time.ts";
import { writeUnlessChanged } from "#core/storage/write-unless-changed.ts";
import { prompts, toPrompt, type NewPrompt, type Prompt, type PromptChange } from "./prompt.ts";

export interface PromptDeps {
  readonly store: Store;
  readonly clock: Clock;
}

export async function createPrompt({ store, clock }: PromptDeps, owner: string, prompt: NewPrompt): Promise<Prompt> {
  const now = timestamp(clock);
  const row = { id: newId(), owner, ...prompt, created_at: now, updated_at: now };
  await store.write([put(prompts, row)]);
  return toPrompt(row);
}

/** By name. */
export async function listPrompts(
  { store }: Pick<PromptDeps, "store">,
  owner: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ items: Prompt[]; total: number }> {
  const [rows, total] = await Promise.all([
    store.query(prompts, { owner, order: { by: "name", direction: "ascending" }, ...page }),
    store.count(prompts, { owner }),
  ]);
  return { items: rows.map(toPrompt), total };
}

/** Throws 404. */
export async function getPrompt({ store }: Pick<PromptDeps, "store">, owner: string, id: string): Promise<Prompt> {
  const row = await store.get(prompts, owner, id);
  if (!row) throw notFound("prompt", id);
  return toPrompt(row);
}

/** Throws 404. */
export async function changePrompt(deps: PromptDeps, owner: string, id: string, fields: PromptChange): Promise<Prompt> {
  await getPrompt(deps, owner, id);
  const changed = change(prompts, owner, id, { ...fields, updated_at: timestamp(deps.clock) });
  if (!(await writeUnlessChanged(deps.store, [changed]))) throw notFound("prompt", id);
  return getPrompt(deps, owner, id);
}

/** Throws 404. */
export async function deletePrompt(deps: Pick<PromptDeps, "store">, owner: string, id: string): Promise<void> {
  await getPrompt(deps, owner, id);
  await deps.store.write([remove(prompts, owner, id)]);
}
