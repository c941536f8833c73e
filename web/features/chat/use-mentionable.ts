import { createMemo } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { usePersonas, useRungs } from "../../app/queries.ts";
import { loaded } from "../../ui/states.tsx";
import { whyBarred, type Mention } from "./mentions.ts";

/** Everything that an `@` can name; a persona only where a language model can play it. */
export function useMentionable(): () => readonly Mention[] {
  const { lists } = useApp();
  const rungs = useRungs();
  const personas = usePersonas();
  return createMemo(() => [
    ...(loaded(lists.collections) ?? []).map(({ id, name }) => ({ kind: "collection" as const, id, name })),
    ...(lists.plainDocuments() ?? []).map((document) => ({
      kind: "document" as const,
      id: document.id,
      name: document.original_filename,
      barred: whyBarred(document),
    })),
    ...((rungs() ?? []).length > 0 ? (loaded(personas)?.personas ?? []) : [])
      .filter(({ is_active }) => is_active)
      .map(({ id, name }) => ({ kind: "persona" as const, id, name })),
  ]);
}
