import { isLimited, NO_LIMITS, onlyCollection, type Limits } from "./limits.ts";
import type { Mention, Resolved } from "./mentions.ts";

/** Where a question looks and who answers it, as the composer is given it and changes it. */
export interface ComposerScopeProps {
  readonly collectionId: string | undefined;
  readonly onCollection: (id: string | undefined) => void;
  /** What was ticked to look in, instead of the collection. */
  readonly limits: Limits;
  readonly onLimits: (limits: Limits) => void;
  /** Who answers, where a language model does. */
  readonly personaId: string | undefined;
  readonly onPersona: (id: string | undefined) => void;
}

/** How names and ticks change where a question looks. */
export function createComposerScope(props: ComposerScopeProps) {
  function limitTo({ kind, id }: Mention): void {
    if (kind === "persona") return props.onPersona(id);
    if (kind === "collection") props.onCollection(id);
    props.onLimits(
      kind === "collection"
        ? NO_LIMITS
        : { ...NO_LIMITS, documentIds: [...props.limits.documentIds.filter((other) => other !== id), id] },
    );
  }
  return {
    limitTo,
    /** What is ticked in the list of sources; the chosen collection where nothing else was. */
    ticked: (): Limits =>
      isLimited(props.limits) || !props.collectionId
        ? props.limits
        : { ...NO_LIMITS, collectionIds: [props.collectionId] },
    /** Takes what was ticked; a single collection is chosen as in the list. */
    choose(limits: Limits): void {
      const only = onlyCollection(limits);
      if (only !== undefined || !isLimited(limits)) props.onCollection(only);
      props.onLimits(only === undefined ? limits : NO_LIMITS);
    },
    /** Takes what a question names, and returns where it looks then. */
    takeNamed(found: readonly Resolved[]) {
      const lastOf = (kind: Mention["kind"]) => found.findLast(({ mention }) => mention.kind === kind)?.mention.id;
      const collectionId = lastOf("collection") ?? props.collectionId;
      const personaId = lastOf("persona") ?? props.personaId;
      // A collection first: it takes away the limit to single documents.
      const ordered = found.toSorted(
        (a, b) => Number(b.mention.kind === "collection") - Number(a.mention.kind === "collection"),
      );
      for (const { mention } of ordered) limitTo(mention);
      return { ...props.limits, collectionId, personaId };
    },
  };
}
