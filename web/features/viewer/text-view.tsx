import { pageTitle, pageWords } from "#core/engine/page-words.ts";
import { useQuery } from "@tanstack/solid-query";
import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show, type JSX } from "solid-js";
import { Dynamic } from "solid-js/web";
import { rangeNow } from "#core/engine/range-now.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Block } from "#core/engine/parsed-document.ts";
import type { DocumentText } from "#core/library/documents/document-text.ts";
import type { Place } from "./place.ts";
import { Empty, QueryView } from "../../ui/states.tsx";
import { GridTable } from "./grid-table.tsx";
import { ContentsPanel } from "./contents-panel.tsx";
import { createFind, FindContext } from "./find.ts";
import { HighlightsBeside } from "../highlights/highlights-beside.tsx";
import { useHighlights } from "../highlights/highlights.ts";
import { Marked } from "./marked.tsx";
import { headingsOf, type OutlineEntry } from "./outline.ts";
import { tableRows } from "./text-blocks.ts";
import { ViewerBar } from "./viewer-bar.tsx";
import "./text-view.css";

/** A document as structured text with the passage marked. It is built from text alone, so nothing in it can run or load. */
export function TextView(props: {
  readonly documentId: string;
  readonly name: string;
  /** The newest one where left out. */
  readonly version?: number | undefined;
  readonly mark: Place | undefined;
}): JSX.Element {
  const { api } = useApp();
  const query = useQuery(() => ({
    queryKey: keys.text(props.documentId, props.version),
    queryFn: () =>
      api.getDocumentText({ params: { document_id: props.documentId }, query: { version: props.version } }),
    staleTime: Infinity,
  }));
  return (
    <QueryView
      query={query}
      loading="Opening the text…"
      failed="The text of this document could not be opened."
      isEmpty={(document) => document.blocks.length === 0}
      empty={<Empty icon="file" title="There is no text in this document." />}
    >
      {(document) => (
        <Text name={props.name} document={document()} version={props.version} mark={placed(document(), props.mark)} />
      )}
    </QueryView>
  );
}

const placed = ({ text }: DocumentText, mark: Place | undefined): Place | undefined =>
  mark && { ...mark, ...rangeNow(text, mark, mark.begins ?? "") };

const ELEMENTS: Record<Block["kind"], string> = {
  title: "h2",
  heading: "h2",
  paragraph: "p",
  list_item: "p",
  table: "div",
  code: "pre",
  quote: "blockquote",
  caption: "p",
  notes: "p",
};

/** Tables scroll, so they take keys; headings take the focus when the outline leads to them. */
const TABBING: Partial<Record<Block["kind"], number>> = { table: 0, title: -1, heading: -1 };

/** CSS pixels: a list of highlights and the lines of the text have room beside each other. */
const ROOM_BESIDE = 1040;

function Text(props: {
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
    const heading = article?.querySelector<HTMLElement>(`[data-start="${start}"]`);
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
      <article ref={article} class="text-view">
        <For each={props.document.blocks}>
          {(block) => (
            <>
              <Show when={pageStarts().has(block)}>
                <p class="text-page">{pageName(props.document, block.page, props.name)}</p>
              </Show>
              <Dynamic
                component={ELEMENTS[block.kind]}
                dir={block.kind === "code" ? "ltr" : "auto"}
                class={`text-${block.kind}`}
                tabindex={TABBING[block.kind]}
                data-place={
                  props.document.pages.length > 1 ? placeName(props.document, block.page, props.name) : undefined
                }
                data-from={block.start}
                data-start={TABBING[block.kind] === -1 ? block.start : undefined}
                style={
                  block.kind === "list_item" ? { "margin-inline-start": `${(block.level ?? 1) * 1.2}em` } : undefined
                }
              >
                <Show
                  when={block.kind === "table"}
                  fallback={
                    <Marked source={props.document.text} start={block.start} end={block.end} mark={props.mark} />
                  }
                >
                  <Show
                    when={tables().get(block.start)}
                    fallback={<TextTable source={props.document.text} block={block} mark={props.mark} />}
                  >
                    {(table) => <GridTable source={props.document.text} table={table()} mark={props.mark} />}
                  </Show>
                </Show>
              </Dynamic>
            </>
          )}
        </For>
      </article>
    </FindContext.Provider>
  );
}

/** A table of a document that was processed before tables were kept as grids. */
function TextTable(props: {
  readonly source: string;
  readonly block: Block;
  readonly mark: Place | undefined;
}): JSX.Element {
  return (
    <table>
      <tbody>
        <For each={tableRows(props.source, props.block)}>
          {(row) => (
            <tr>
              <For each={row}>
                {(cell) => (
                  <td dir="auto" data-from={cell.start}>
                    <Marked source={props.source} start={cell.start} end={cell.end} mark={props.mark} />
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function firstBlocks(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => block.page !== undefined && block.page !== blocks[index - 1]?.page);
}

const placeName = (document: DocumentText, page: number | undefined, fileName: string): string | undefined =>
  page === undefined ? undefined : (document.pages[page - 1]?.label ?? pageWords(fileName, page));

const pageName = (document: DocumentText, page = 1, fileName: string): string =>
  document.pages[page - 1]?.label || pageTitle(fileName, page);
