import { collections } from "#core/library/collections/collection.ts";
import { neverLeaves } from "#core/library/device-only/stays-here.ts";
import type { RequestContext } from "#core/http/context.ts";
import { BUILTIN_EMBEDDER_ID } from "#core/engine/embed/builtin.ts";
import { ApiError } from "#core/http/errors.ts";
import { EMBEDDING_MODELS } from "#core/models/local/catalogue.ts";
import { activeModel } from "#core/models/local/models.ts";

/** Answers from all documents, written by the best model at hand. */
export const LECTERN_MODEL = "lectern";
/** Answers from all documents in their own words. */
export const EXTRACTIVE_MODEL = "lectern-extractive";
/** And an id: answers from one collection. */
export const COLLECTION_PREFIX = "lectern-collection-";

/** As OpenAI lists models: whole ways to be answered, and the embedder in use. */
export async function servedModels(deps: Pick<RequestContext, "store" | "clock">, owner: string) {
  const created = Math.floor(deps.clock.now() / 1000);
  const own = (await deps.store.query(collections, { owner })).filter((row) => !neverLeaves(row));
  const embedder = await activeModel(deps, EMBEDDING_MODELS);
  const entries = [
    { id: LECTERN_MODEL, created, name: "All documents" },
    { id: EXTRACTIVE_MODEL, created, name: "All documents, in their own words" },
    ...own.map(({ id, name, created_at }) => ({
      id: `${COLLECTION_PREFIX}${id}`,
      created: Math.floor(Date.parse(created_at) / 1000),
      name,
    })),
    { id: embedder?.id ?? BUILTIN_EMBEDDER_ID, created, name: embedder?.name ?? "Built-in embedder" },
  ];
  return { object: "list", data: entries.map((entry) => ({ ...entry, object: "model", owned_by: "lectern" })) };
}

/** One of them, named as the list names it. Throws 404 for any other. */
export async function servedModel(deps: Pick<RequestContext, "store" | "clock">, owner: string, id: string) {
  const { data } = await servedModels(deps, owner);
  const found = data.find((model) => model.id === id);
  if (!found) throw noModel(id);
  return found;
}

/** As OpenAI says it: programs look at the code, and at the parameter. */
export function noModel(id: string, message = `No model with the id ${id}; GET /v1/models lists them.`): ApiError {
  const issues = [{ in: "body", path: ["model"], message, type: "value_error" }] as const;
  return new ApiError(404, message, { code: "model_not_found", issues });
}
