import { pageTitle } from "#core/engine/page-words.ts";
import { Link } from "@tanstack/solid-router";
import {
  createEffect,
  createMemo,
  createSignal,
  lazy,
  on,
  onCleanup,
  onMount,
  Show,
  Suspense,
  type JSX,
} from "solid-js";
import { Dynamic } from "solid-js/web";
import { useQuery } from "@tanstack/solid-query";
import { IMAGE_TYPES } from "#core/engine/formats.ts";
import { useApp } from "../../app/context.tsx";
import { isUnderWay, useDocument } from "../../app/queries.ts";
import { isTyping } from "../../app/shortcuts.ts";
import type { Document } from "#core/library/documents/document.ts";
import type { Place } from "./place.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { loaded, Loading, QueryView } from "../../ui/states.tsx";
import { rowsAsText } from "../../ui/rows-as-text.ts";
import { phaseOf } from "../documents/phase.ts";
import { NotHere } from "../trash/not-here.tsx";
import { createHighlights, HighlightsContext } from "../highlights/highlights.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { TextView } from "./text-view.tsx";
import "./viewer.css";

const ImageView = lazy(async () => ({ default: (await import("./image-view.tsx")).ImageView }));
const PdfView = lazy(async () => ({ default: (await import("./pdf-view.tsx")).PdfView }));

interface ViewerProps {
  readonly place: Place;
  readonly name: string;
  readonly page: number | null;
  /** The words of the passage, shown first where there is no room for the page. */
  readonly quote: string;
  /** Which of how many sources this is. */
  readonly position: { readonly at: number; readonly of: number } | undefined;
  readonly onStep: (by: number) => void;
  readonly onClose: () => void;
}

/** A document beside the answer, at the passage the answer rests on. On a phone the passage comes first, the page behind a tap. */
export function Viewer(props: ViewerProps): JSX.Element {
  const { preferences } = useApp();
  const [isPageShown, setPageShown] = createSignal(false);
  // A passage may begin on an earlier page than the words that are marked.
  const [markedPage, setMarkedPage] = createSignal<number>();
  const page = () => markedPage() ?? props.page;
  const pageNow = () => {
    const number = page();
    return number === null ? "" : pageTitle(props.name, number);
  };
  let panel: HTMLElement | undefined;
  onMount(() => panel?.focus({ preventScroll: true }));
  createEffect(
    on(
      () => props.place.documentId,
      () => setPageShown(false),
    ),
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") props.onClose();
    if (!preferences.singleKeys() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "[") props.onStep(-1);
    if (event.key === "]") props.onStep(1);
  };
  addEventListener("keydown", onKeyDown);
  onCleanup(() => removeEventListener("keydown", onKeyDown));

  return (
    <section
      ref={panel}
      class="viewer"
      data-page-shown={isPageShown()}
      tabindex="-1"
      aria-label={`Source: ${props.name}`}
    >
      <header class="viewer-head">
        <div class="viewer-title">
          <Link
            to="/documents/$documentId"
            params={{ documentId: props.place.documentId }}
            search={{ start: props.place.start, end: props.place.end }}
          >
            {props.name}
          </Link>
          <span class="viewer-facts small-note">
            {props.place.version === undefined ? "" : "Earlier version, which this answer rests on. "}
            {pageNow()}
            <Show when={props.position}>
              {(position) => (
                <>
                  {pageNow() === "" ? "" : " · "}
                  source {position().at} of {position().of}
                </>
              )}
            </Show>
          </span>
        </div>
        <Show when={props.position}>
          <IconButton icon="left" label="Previous source ( [ )" onClick={() => props.onStep(-1)} />
          <IconButton icon="right" label="Next source ( ] )" onClick={() => props.onStep(1)} />
        </Show>
        <IconButton icon="close" label="Close the source" onClick={() => props.onClose()} />
      </header>
      <div class="viewer-passage">
        <blockquote dir="auto">{rowsAsText(props.quote)}</blockquote>
        <Button icon="file" aria-expanded={isPageShown()} onClick={() => setPageShown(!isPageShown())}>
          {pageWords(isPageShown(), page() !== null)}
        </Button>
      </div>
      <div class="viewer-body" tabindex="0" role="region" aria-label="The document">
        <DocumentBody place={props.place} onMarkedPage={setMarkedPage} />
      </div>
    </section>
  );
}

/** Web pages and notes have no pages to show. */
function pageWords(isShown: boolean, hasPages: boolean): string {
  const what = hasPages ? "page" : "document";
  return isShown ? `Hide the ${what}` : hasPages ? "Show it on its page" : "Show it in the document";
}

function viewOf({ document_type }: Document) {
  if (document_type === "pdf") return PdfView;
  return IMAGE_TYPES.includes(document_type) ? ImageView : undefined;
}

/** The document itself: PDF pages and images as they look, everything else as structured text, once it has been read. */
export function DocumentBody(props: {
  readonly place: Place | { readonly documentId: string };
  readonly onMarkedPage?: (page: number | undefined) => void;
  /** The id of the highlight to open the document at. */
  readonly highlight?: string | undefined;
}): JSX.Element {
  const { api, lists } = useApp();
  const query = useQuery(() => ({
    queryKey: ["document", props.place.documentId],
    queryFn: () => api.getDocument({ params: { document_id: props.place.documentId } }),
    staleTime: Infinity,
  }));
  const version = () => ("version" in props.place ? props.place.version : undefined);
  /** As the list has it, which is asked for again while documents are read; as the document was answered, before. */
  const listed = useDocument(() => props.place.documentId);
  const isGone = () => lists.plainDocuments() !== undefined && listed() === undefined;
  const current = () => listed() ?? loaded(query);
  const unread = () => [current()].find((known) => known && version() === undefined && isUnderWay(known));
  const highlights = createHighlights({
    documentId: () => props.place.documentId,
    version,
    named: () => props.highlight,
  });
  const mark = createMemo(() => ("start" in props.place ? props.place : undefined), undefined, {
    equals: (a, b) =>
      a?.documentId === b?.documentId && a?.start === b?.start && a?.end === b?.end && a?.version === b?.version,
  });
  return (
    <Show when={!isGone()} fallback={<NotHere what="document" isPart />}>
      <QueryView
        query={query}
        loading="Opening the document…"
        failed="The document could not be opened. It may have been deleted."
      >
        {(document) => (
          <HighlightsContext.Provider value={highlights}>
            <Show
              when={viewOf(document())}
              fallback={
                <Show
                  when={unread()}
                  fallback={
                    <TextView
                      name={document().original_filename}
                      documentId={document().id}
                      version={version()}
                      processedAt={current()?.processed_at ?? null}
                      mark={mark()}
                      type={document().document_type}
                    />
                  }
                >
                  {(known) => <Loading what={phaseOf(known()).words} />}
                </Show>
              }
            >
              {(view) => (
                <Suspense fallback={<Loading what="Opening the pages…" />}>
                  <Dynamic
                    component={view()}
                    documentId={document().id}
                    version={version()}
                    name={document().original_filename}
                    type={document().document_type}
                    mark={mark()}
                    onMarkedPage={props.onMarkedPage}
                  />
                </Suspense>
              )}
            </Show>
            <SelectionBar fileName={document().original_filename} />
          </HighlightsContext.Provider>
        )}
      </QueryView>
    </Show>
  );
}
