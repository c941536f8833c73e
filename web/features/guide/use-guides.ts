import { createEffect, createSignal, on, onCleanup, type Accessor } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { RequestFailed } from "#core/http/request-failed.ts";
import { keys } from "../../app/keys.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { DocumentGuide } from "#core/library/documents/guides/document-guide.ts";
import type { Guided } from "./offered.ts";

/** Guides asked for at once. */
const AT_ONCE = 6;
/** Milliseconds until a guide that is not there yet is asked for again, at first and at most. */
const AGAIN = 4_000;
const AGAIN_AT_MOST = 60_000;

interface Guides {
  readonly guides: Accessor<readonly Guided[]>;
  /** Whether the guides that are there already have come, or the wait for them is over. */
  readonly isLooked: Accessor<boolean>;
}

/** Milliseconds for which a place may be kept free for guides. */
const LONGEST_WAIT = 1_500;

/**
 * The guides of documents that have been read, as they come, in the order of the documents, until there are enough. A guide
 * that is missing, since its document's text has not come to this device yet, is asked for again. No query of the view's
 * own: that would suspend the page around it.
 */
export function createGuides(
  documents: Accessor<readonly Document[]>,
  isEnough: (guides: readonly Guided[]) => boolean = () => false,
): Guides {
  const { api, client } = useApp();
  const [guides, setGuides] = createSignal<readonly Guided[]>([]);
  const [isLooked, setLooked] = createSignal(false);
  const waited = setTimeout(() => setLooked(true), LONGEST_WAIT);
  onCleanup(() => clearTimeout(waited));
  const fetchGuide = ({ id, processed_at }: Document): Promise<DocumentGuide | null> =>
    client
      .fetchQuery({
        queryKey: keys.guide(id, processed_at),
        queryFn: () => api.getDocumentGuide({ params: { document_id: id } }),
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
        let timer: ReturnType<typeof setTimeout> | undefined;
        onCleanup(() => ((isCurrent = false), clearTimeout(timer)));
        const wanted = documents();
        const made = new Map<string, DocumentGuide>();
        const now = () => wanted.map((document) => ({ document, guide: made.get(document.id) ?? null }));
        const ask = async (document: Document) => {
          const guide = made.has(document.id) ? null : await fetchGuide(document);
          if (guide) made.set(document.id, guide);
          if (guide && isCurrent) setGuides(now());
        };
        const look = async (pause: number) => {
          for (let from = 0; from < wanted.length && isCurrent && !isEnough(now()); from += AT_ONCE)
            await Promise.all(wanted.slice(from, from + AT_ONCE).map(ask));
          if (isCurrent && wanted.length > 0) setLooked(true);
          if (!isCurrent || made.size === wanted.length || isEnough(now())) return;
          timer = setTimeout(() => void look(Math.min(pause * 2, AGAIN_AT_MOST)), pause);
        };
        setGuides(now());
        void look(AGAIN);
      },
    ),
  );
  return { guides, isLooked };
}
