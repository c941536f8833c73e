import { useQuery } from "@tanstack/solid-query";
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from "solid-js";
import { rangeNow } from "#core/engine/range-now.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Block } from "#core/engine/parsed-document.ts";
import type { DocumentText } from "#core/library/documents/document-text.ts";
import type { Place } from "./place.ts";
import { Empty, Loading, QueryView } from "../../ui/states.tsx";
import { BlockView, pageName } from "./block-view.tsx";
import { ContentsPanel } from "./contents-panel.tsx";
import { createFind, FindContext } from "./find.ts";
import { HighlightsBeside } from "../highlights/highlights-beside.tsx";
import { useHighlights } from "../highlights/highlights.ts";
import { headingsOf, type OutlineEntry } from "./outline.ts";
import { SlideList } from "./slides/slide-list.tsx";
import type { Slides } from "./slides/slide.ts";
import { useSlides } from "./slides/use-slides.ts";
import { ViewerBar } from "./viewer-bar.tsx";
import "./text-view.css";

/** A document as structured text with the passage marked. It is built from text alone, so nothing in it can run or load. */
export function TextView(props: {
  readonly documentId: string;
  readonly name: string;
  /** The newest one where left out. */
  readonly version?: number | undefined;
  readonly mark: Place | undefined;
  /** Whether it is a presentation whose slides can be drawn. */
  readonly isSlides?: boolean;
}): JSX.Element {
  const { api } = useApp();
  const query = useQuery(() => ({
    queryKey: keys.text(props.documentId, props.version),
    queryFn: () =>
      api.getDocumentText({ params: { document_id: props.documentId }, query: { version: props.version } }),
    staleTime: Infinity,
  }));
  const { slides, isLoading } = useSlides({
    get documentId() {
      return props.documentId;
    },
    get version() {
      return props.version;
    },
    get isSlides() {
      return props.isSlides === true;
    },
  });
  return (
    <QueryView
      query={query}
      loading="Opening the text…"
      failed="The text of this document could not be opened."
      isEmpty={(document) => document.blocks.length === 0 && !props.isSlides}
      empty={<Empty icon="file" title="There is no text in this document." />}
    >
      {(document) => (
        <Show when={!isLoading()} fallback={<Loading what="Drawing the slides…" />}>
          <Text
            name={props.name}
            document={document()}
            version={props.version}
            mark={placed(document(), props.mark)}
            slides={slides()}
          />
        </Show>
      )}
    </QueryView>
  );
}

const placed = ({ text }: DocumentText, mark: Place | undefined): Place | undefined =>
  mark && { ...mark, ...rangeNow(text, mark, mark.begins ?? "") };

/** CSS pixels: a list of highlights and the lines of the text have room beside each other. */
const ROOM_BESIDE = 1040;

function Text(props: {
  readonly slides: Slides | undefined;
  readonly name: string;
  readonly document: DocumentText;
  readonly version: number | undefined;
  readonly mark: Place | undefined;
}): JSX.Element {
  let article: HTMLElement | undefined;
  const find = createFind({
    documentId: () => props.document.document_id,
    version: () => props.version,
    page: () => 1,
  });
  createEffect(
    on(find.current, (place) => {
      if (place)
        requestAnimationFrame(() =>
          article?.querySelector(".text-found[data-current=true]")?.scrollIntoView({ block: "center" }),
        );
    }),
  );
  const showMark = () =>
    article?.querySelector("mark:not(.text-found, .text-highlight)")?.scrollIntoView({ block: "center" });
  createEffect(
    on(
      () => props.mark,
      () => requestAnimationFrame(showMark),
    ),
  );
  // On a phone the document is behind a tap, and nothing can be scrolled before it has room.
  let hadRoom = true;
  const room = new ResizeObserver(([entry]) => {
    const hasRoom = (entry?.contentRect.width ?? 0) > 0;
    if (hasRoom && !hadRoom) showMark();
    hadRoom = hasRoom;
  });
  onMount(() => article && room.observe(article));
  onCleanup(() => room.disconnect());
  const pageStarts = createMemo(
    () => new Set(props.document.pages.length > 1 ? firstBlocks(props.document.blocks) : []),
  );
  const highlights = useHighlights();
  createEffect(
    on(
      () => highlights?.shown(),
      (shown) => {
        if (!shown?.isFar) return;
        const place = `[data-highlight="${shown.highlight.id}"]`;
        requestAnimationFrame(() => article?.querySelector(place)?.scrollIntoView({ block: "center" }));
        // Without room beside the text, the list covers the place.
        if ((article?.parentElement?.clientWidth ?? 0) < ROOM_BESIDE) highlights?.setOpen(false);
      },
    ),
  );
  const headings = createMemo(() => headingsOf(props.document));
  const [isContents, setContents] = createSignal(false);
  const goTo = ({ start }: OutlineEntry) => {
    setContents(false);
    const heading = article?.querySelector<HTMLElement>(`[data-from="${start}"]`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  };
  const tables = createMemo(() => new Map(props.document.tables.map((table) => [table.start, table])));
  return (
    <FindContext.Provider value={find}>
      <ViewerBar
        find={find}
        contents={
          headings().length > 1 ? { isOpen: isContents(), onToggle: () => setContents(!isContents()) } : undefined
        }
        below={
          <>
            <Show when={isContents()}>
              <ContentsPanel isOver entries={headings()} onGo={goTo} onClose={() => setContents(false)} />
            </Show>
            <HighlightsBeside isOver name={props.name} documentId={props.document.document_id} />
          </>
        }
      />
      <article ref={article} class="text-view" data-slides={props.slides ? "" : undefined}>
        <Show
          when={props.slides}
          fallback={
            <For each={props.document.blocks}>
              {(block) => (
                <>
                  <Show when={pageStarts().has(block)}>
                    <p class="text-page">{pageName(props.document, block.page ?? 1, props.name)}</p>
                  </Show>
                  <BlockView
                    document={props.document}
                    name={props.name}
                    block={block}
                    table={tables().get(block.start)}
                    mark={props.mark}
                  />
                </>
              )}
            </For>
          }
        >
          {(slides) => (
            <SlideList
              document={props.document}
              name={props.name}
              slides={slides()}
              tables={tables()}
              mark={props.mark}
            />
          )}
        </Show>
      </article>
    </FindContext.Provider>
  );
}

function firstBlocks(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => block.page !== undefined && block.page !== blocks[index - 1]?.page);
}
