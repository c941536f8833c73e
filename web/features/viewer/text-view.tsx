import { useQuery } from "@tanstack/solid-query";
import { createMemo, createSignal, For, Show, type JSX } from "solid-js";
import { rangeNow } from "#core/engine/range-now.ts";
import { useApp } from "../../app/context.tsx";
import { keys } from "../../app/keys.ts";
import type { Block } from "#core/engine/parsed-document.ts";
import type { DocumentType } from "#core/engine/formats.ts";
import type { DocumentText } from "#core/library/documents/document-text.ts";
import type { Place } from "./place.ts";
import { Empty, Loading, QueryView } from "../../ui/states.tsx";
import { BlockView, pageName } from "./block-view.tsx";
import { ContentsPanel } from "./contents-panel.tsx";
import { createFind, FindContext } from "./find.ts";
import { HighlightsBeside } from "../highlights/highlights-beside.tsx";
import { headingsOf, type OutlineEntry } from "./outline.ts";
import { SlideList } from "./slides/slide-list.tsx";
import type { Slides } from "./slides/slide.ts";
import { hasSlides, useSlides } from "./slides/use-slides.ts";
import { useTextScroll } from "./text-scroll.ts";
import { ViewerBar } from "./viewer-bar.tsx";
import "./text-view.css";

/** A document as structured text with the passage marked. It is built from text alone, so nothing in it can run or load. */
export function TextView(props: {
  readonly documentId: string;
  readonly name: string;
  /** The newest one where left out. */
  readonly version?: number | undefined;
  /** When the document was read. */
  readonly processedAt: string | null;
  readonly mark: Place | undefined;
  /** Presentations are drawn as slides where that can be. */
  readonly type?: DocumentType;
}): JSX.Element {
  const { api } = useApp();
  const query = useQuery(() => ({
    queryKey: keys.text(props.documentId, props.version, props.processedAt),
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
    get type() {
      return props.type;
    },
  });
  return (
    <QueryView
      query={query}
      loading="Opening the text…"
      failed="The text of this document could not be opened."
      isEmpty={(document) => document.blocks.length === 0 && !hasSlides(props.type)}
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
  useTextScroll({ article: () => article, found: find.current, mark: () => props.mark });
  const headings = createMemo(() => headingsOf(props.document));
  const [isContents, setContents] = createSignal(false);
  const goTo = ({ start }: OutlineEntry) => {
    setContents(false);
    const heading = article?.querySelector<HTMLElement>(`[data-from="${start}"]`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  };
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
        <TextBody document={props.document} name={props.name} mark={props.mark} slides={props.slides} />
      </article>
    </FindContext.Provider>
  );
}

interface TextBodyProps {
  readonly document: DocumentText;
  readonly name: string;
  readonly mark: Place | undefined;
  /** Drawn instead of the blocks, where there are any. */
  readonly slides: Slides | undefined;
}

function TextBody(props: TextBodyProps): JSX.Element {
  const pageStarts = createMemo(
    () => new Set(props.document.pages.length > 1 ? firstBlocks(props.document.blocks) : []),
  );
  const tables = createMemo(() => new Map(props.document.tables.map((table) => [table.start, table])));
  return (
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
        <SlideList document={props.document} name={props.name} slides={slides()} tables={tables()} mark={props.mark} />
      )}
    </Show>
  );
}

function firstBlocks(blocks: readonly Block[]): Block[] {
  return blocks.filter((block, index) => block.page !== undefined && block.page !== blocks[index - 1]?.page);
}
