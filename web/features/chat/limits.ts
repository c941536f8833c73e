/** The only documents and collections that a question looks in; both empty where it is not limited so. */
export interface Limits {
  readonly documentIds: readonly string[];
  readonly collectionIds: readonly string[];
}

export const NO_LIMITS: Limits = { documentIds: [], collectionIds: [] };

export const isLimited = ({ documentIds, collectionIds }: Limits): boolean =>
  documentIds.length + collectionIds.length > 0;

/** What an earlier answer was limited to. */
export const limitsOf = (
  answer: { readonly document_ids?: readonly string[] | null; readonly collection_ids?: readonly string[] } | undefined,
): Limits => ({ documentIds: answer?.document_ids ?? [], collectionIds: answer?.collection_ids ?? [] });

/** A ticked collection holds its documents: none of them is ticked beside it. */
export function tickCollection(
  limits: Limits,
  id: string,
  { documentIds, isTicked }: { readonly documentIds: readonly string[]; readonly isTicked: boolean },
): Limits {
  const own = new Set(documentIds);
  const others = limits.collectionIds.filter((other) => other !== id);
  return {
    collectionIds: isTicked ? [...others, id] : others,
    documentIds: limits.documentIds.filter((document) => !own.has(document)),
  };
}

export function tickDocument({ collectionIds, documentIds }: Limits, id: string, isTicked: boolean): Limits {
  const others = documentIds.filter((other) => other !== id);
  return { collectionIds, documentIds: isTicked ? [...others, id] : others };
}

/** One collection alone is a choice of the composer's list, whose answer settings hold then. */
export const onlyCollection = ({ collectionIds, documentIds }: Limits): string | undefined =>
  collectionIds.length === 1 && documentIds.length === 0 ? collectionIds[0] : undefined;
