import { useQuery, type QueryClient } from "@tanstack/solid-query";
import { createEffect, createMemo, createSignal } from "solid-js";
import type { Document } from "#core/library/documents/document.ts";
import { loaded } from "../ui/states.tsx";
import type { Api } from "./client/client.ts";
import { keys } from "./keys.ts";
import { notYetRead, toEmbed } from "./to-embed.ts";

interface EmbeddingDeps {
  readonly api: Pick<Api, "listModels" | "listJobs">;
  readonly client: QueryClient;
  readonly documents: () => readonly Document[];
  /** Asks for what is not here, and has it when it is known. */
  readonly elsewhere: { want(): void; ids(): ReadonlySet<string> };
}

/** Follows which documents a model has still to embed, from when a part of the page first shows it. */
export function createEmbedding({ api, client, documents, elsewhere }: EmbeddingDeps) {
  const from = () => client;
  const [wanted, setWanted] = createSignal(false);
  const models = useQuery(
    () => ({
      queryKey: keys.models,
      queryFn: () => api.listModels(),
      enabled: wanted() && documents().length > 0,
      reconcile: "id",
      retry: false,
    }),
    from,
  );
  const candidates = createMemo(() => notYetRead(documents(), loaded(models) ?? []).length);
  const isAny = createMemo(() => candidates() > 0);
  const reindexes = useQuery(
    () => ({
      queryKey: keys.reindexes,
      queryFn: () => api.listJobs({ query: { job_type: "reindex", limit: 20 } }),
      enabled: isAny(),
      retry: false,
    }),
    from,
  );
  // Nothing is said before it is known what was stopped; a server lists no jobs without a login.
  const isKnown = () => !isAny() || !reindexes.isPending;
  const leftOf = (some: readonly Document[]) =>
    toEmbed(some, loaded(models) ?? [], { reindexes: loaded(reindexes) ?? [], elsewhere: elsewhere.ids() });
  const ids = createMemo(() => new Set(isKnown() ? leftOf(documents()).map(({ id }) => id) : []));
  createEffect(() => isAny() && elsewhere.want());
  return {
    want: () => void setWanted(true),
    ids,
    isLeft: (document: Document) => leftOf([document]).length > 0,
  };
}
