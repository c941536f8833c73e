import type { App } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Collection } from "#core/library/collections/collection.ts";

/** By this the collection of the sample is found again. */
const SAMPLE_PREFIX = "Sample: ";

export const isSample = (collection: Collection) => collection.name.startsWith(SAMPLE_PREFIX);

/** Puts the sample into a collection of its own, through the ordinary endpoints; gives the collection's id. */
export async function addSample({ api, client, uploads }: Pick<App, "api" | "client" | "uploads">): Promise<string> {
  const { SAMPLE } = await import("#core/library/sample/sample.ts");
  const collection = await api.createCollection({ body: SAMPLE.collection });
  await client.invalidateQueries({ queryKey: keys.collections });
  const files = SAMPLE.documents.map(({ name, type, text }) => new File([text], name, { type }));
  await uploads.add(files, { collectionId: collection.id });
  return collection.id;
}

/** Removes the sample as a whole. */
export async function removeSample(
  { api, client }: Pick<App, "api" | "client">,
  collection: Collection,
): Promise<void> {
  await api.deleteCollection({ params: { collection_id: collection.id } });
  await Promise.all(
    [keys.collections, keys.documents, keys.sessions].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
