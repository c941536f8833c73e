import { createEffect, createSignal, on, onCleanup, type Accessor } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { RequestFailed } from "../../app/api.ts";
import { keys } from "../../app/keys.ts";
import type { Document, DocumentGuide } from "../../app/types.ts";

export interface Guided {
  readonly document: Document;
  /** Null where there is none yet, or it could not be had. */
  readonly guide: DocumentGuide | null;
}

/**
 * The guides of documents that have been read, as they come, in the order of the documents. No query of the view's own:
 * that would suspend the page around it.
 */
export function createGuides(documents: Accessor<readonly Document[]>): Accessor<readonly Guided[]> {
  const { api, client } = useApp();
  const [guides, setGuides] = createSignal<readonly Guided[]>([]);
  const fetchGuide = ({ id, processed_at }: Document): Promise<DocumentGuide | null> =>
    client
      .fetchQuery({
        queryKey: keys.guide(id, processed_at),
        queryFn: () => api.documentGuide(id),
        staleTime: Infinity,
        retry: false,
      })
      .catch((error: unknown) => {
        if (error instanceof RequestFailed) return null;
        throw error;
      });
  const idsOf = () => documents().map(({ id, processed_at }) => `${id} ${processed_at}`);
  createEffect(
    on(
      () => idsOf().join("\n"),
      () => {
        let isCurrent = true;
        onCleanup(() => (isCurrent = false));
        const wanted = documents();
        const made = new Map<string, DocumentGuide | null>();
        for (const document of wanted)
          void fetchGuide(document).then((guide) => {
            made.set(document.id, guide);
            if (!isCurrent) return;
            setGuides(wanted.map((one) => ({ document: one, guide: made.get(one.id) ?? null })));
          });
        if (wanted.length === 0) setGuides([]);
      },
    ),
  );
  return guides;
}
