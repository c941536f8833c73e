import { collections } from "#core/library/collections/collection.ts";
import { scopeThatLeaves } from "#core/library/device-only/never-leaves.ts";
import type { RequestContext } from "#core/http/context.ts";
import { USUAL_SETTINGS } from "#core/engine/usual-settings.ts";
import { EXTRACTIVE, type AnswerRequest } from "#core/engine/engine.ts";
import type { Conversation } from "./conversation.ts";
import { COLLECTION_PREFIX, EXTRACTIVE_MODEL, LECTERN_MODEL, noModel } from "./served-models.ts";

export interface AskedFor {
  readonly model: string;
  readonly conversation: Conversation;
  readonly top_k?: number | undefined;
  readonly temperature?: number | null | undefined;
  readonly top_p?: number | null | undefined;
  readonly max_tokens?: number | null | undefined;
}

/** Throws 404 for a model that is not served. */
export async function toAnswerRequest(
  { store }: Pick<RequestContext, "store">,
  owner: string,
  { model, conversation, top_k = USUAL_SETTINGS.top_k, temperature, top_p, max_tokens }: AskedFor,
): Promise<AnswerRequest> {
  const settings = Object.entries({ temperature, top_p, max_tokens });
  return {
    scope: await scopeThatLeaves({ store }, { owner, collection_id: await collectionOf(store, owner, model) }),
    question: conversation.question,
    history: conversation.history,
    top_k,
    hybrid: true,
    persona: {
      name: "Assistant",
      system_prompt: conversation.instructions,
      model_settings: Object.fromEntries(settings.filter(([, value]) => typeof value === "number")),
    },
    model: model === EXTRACTIVE_MODEL ? EXTRACTIVE : null,
  };
}

async function collectionOf(store: RequestContext["store"], owner: string, model: string): Promise<string | null> {
  if (model === LECTERN_MODEL || model === EXTRACTIVE_MODEL) return null;
  const id = model.startsWith(COLLECTION_PREFIX) ? model.slice(COLLECTION_PREFIX.length) : "";
  const collection = id && (await store.get(collections, owner, id));
  if (!collection) throw noModel(model);
  return collection.id;
}
