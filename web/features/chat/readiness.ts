import { createMemo } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { isUnderWay } from "../../app/queries.ts";
import { whyBarred } from "./mentions.ts";

export interface Readiness {
  /** Documents that can answer. */
  readonly ready: () => number;
  /** Of these, those that are found by their words alone until a model has embedded them. */
  readonly embedding: () => number;
  /** Documents that are being read, or on their way in. */
  readonly coming: () => number;
}

/** How many documents a question could be asked of: those of a collection, or all of them. */
export function createReadiness(collectionId: () => string | undefined): Readiness {
  const { lists, uploads } = useApp();
  const isAsked = (id: string | undefined) => !collectionId() || id === collectionId();
  const documents = createMemo(() =>
    (lists.plainDocuments() ?? []).filter(({ collection_id }) => isAsked(collection_id)),
  );
  const arriving = () =>
    uploads
      .list()
      .filter(
        ({ state, collectionId: id }) =>
          (state === "waiting" || state === "sending" || state === "sent") && isAsked(id),
      ).length;
  return {
    embedding: () => documents().filter(({ id }) => lists.embedding.ids().has(id)).length,
    ready: () => documents().filter((document) => document.status === "completed" && !whyBarred(document)).length,
    coming: () => documents().filter(isUnderWay).length + arriving(),
  };
}
