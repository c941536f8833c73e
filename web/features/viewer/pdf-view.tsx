import {
  createEffect,
  createResource,
  createSignal,
  For,
  Match,
  on,
  onCleanup,
  Show,
  Switch,
  type JSX,
} from "solid-js";
import type { Place } from "./place.ts";
import { IconButton } from "../../ui/button.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { useMarks } from "./document-marks.ts";
import { MarksNote } from "./marks-note.tsx";
import { openPdf, type OpenPdf } from "./open-pdf.ts";
import { pageAt } from "./page-at.ts";
import { PageJump } from "./page-jump.tsx";
import { PdfPage } from "./pdf-page.tsx";
import { fileAddress } from "./file-address.ts";
import "./pdf-view.css";

interface PdfViewProps {
  readonly documentId: string;
  /** The newest one where left out. */
  readonly version?: number | undefined;
  readonly name: string;
  readonly mark: Place | undefined;
  /** The first page with a mark on it, once it is known. */
  readonly onMarkedPage?: ((page: number | undefined) => void) | undefined;
}

/** The pages of a PDF as they look, with the passage marked on them. */
export function PdfView(props: PdfViewProps): JSX.Element {
  const [pdf, { refetch }] = createResource(
    () => fileAddress(props.documentId, props.version),
    async (address, { value: before }: { readonly value: OpenPdf | undefined }) => {
      await before?.close();
      return openPdf(address);
    },
  );
  onCleanup(() => void pdf.latest?.close());
  return (
    <Switch>
      <Match when={pdf.error instanceof Error ? pdf.error : undefined}>
        {(error) => (
          <Failed what="The pages could not be opened." reason={error().message} onRetry={() => void refetch()} />
        )}
      </Match>
      <Match when={pdf.loading}>
        <Loading what="Opening the pages…" />
      </Match>
      <Match when={pdf()}>{(opened) => <Pages {...props} pdf={opened()} />}</Match>
    </Switch>
  );
}

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4];

function Pages(props: PdfViewProps & { readonly pdf: OpenPdf }): JSX.Element {
  const [zoom, setZoom] = createSignal(ZOOMS.indexOf(1));
  const [width, setWidth] = createSignal(0);
  let scroller: HTMLDivElement | undefined;

  const { found, marksOf, unsureOf, sizeOf } = useMarks(props);
  createEffect(() => props.onMarkedPage?.(found()?.marks[0]?.page));

  const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
  const watch = (element: HTMLDivElement) => {
    scroller = element;
    observer.observe(element);
  };
  onCleanup(() => observer.disconnect());

  const pageWidth = () => Math.max(200, Math.min(width() - 24, 1100)) * (ZOOMS[zoom()] ?? 1);
  const showMark = () => {
    const [first] = found()?.marks ?? [];
    const page = first && scroller?.querySelector<HTMLElement>(`[data-page="${first.page}"]`);
    if (!first || !page || !scroller) return;
    const height = sizeOf(first.page)?.height || page.offsetHeight;
    scroller.scrollTo({ top: page.offsetTop + (first.y / height) * page.offsetHeight - scroller.clientHeight / 3 });
  };
  // Again whenever sizes change, for what lies below moves then; but never against a reader who has begun to scroll.
  let isReading = false;
  createEffect(on(found, () => (isReading = false)));
  const settle = () => !isReading && requestAnimationFrame(showMark);
  createEffect(on([found, width, zoom], settle));
  const onReading = () => (isReading = true);

  const [inView, setInView] = createSignal(1);
  const pages = () => scroller?.querySelectorAll<HTMLElement>(".pdf-page");
  let isLooking = false;
  const look = () => {
    isLooking = false;
    const all = pages();
    if (!scroller || !all || all.length === 0) return;
    const line = scroller.scrollTop + scroller.clientHeight / 3;
    setInView(1 + pageAt(all.length, (page) => all[page]?.offsetTop ?? 0, line));
  };
  const onScroll = () => {
    if (!isLooking) requestAnimationFrame(look);
    isLooking = true;
  };
  const goTo = (page: number) => {
    onReading();
    const element = pages()?.[page - 1];
    if (element) scroller?.scrollTo({ top: element.offsetTop - 8 });
  };

  return (
    <div class="pdf">
      <div class="pdf-bar">
        <Show when={props.pdf.pages.length > 1}>
          <PageJump page={inView()} count={props.pdf.pages.length} onGo={goTo} />
        </Show>
        <IconButton icon="zoomOut" label="Smaller" disabled={zoom() === 0} onClick={() => setZoom(zoom() - 1)} />
        <span class="pdf-zoom">{Math.round((ZOOMS[zoom()] ?? 1) * 100)} %</span>
        <IconButton
          icon="zoomIn"
          label="Larger"
          disabled={zoom() === ZOOMS.length - 1}
          onClick={() => setZoom(zoom() + 1)}
        />
        <MarksNote found={found()} />
        <Show when={(found()?.marks.length ?? 0) > 0}>
          <IconButton icon="quote" label="Back to the marked passage" onClick={showMark} />
        </Show>
      </div>
      <div
        class="pdf-pages"
        ref={watch}
        onScroll={onScroll}
        onWheel={onReading}
        onPointerDown={onReading}
        onKeyDown={onReading}
        tabindex="0"
        role="region"
        aria-label={`Pages of ${props.name}`}
      >
        <Show when={width() > 0}>
          <For each={props.pdf.pages}>
            {(page) => (
              <PdfPage
                pdf={props.pdf}
                number={page}
                width={pageWidth()}
                marks={marksOf(page)}
                unsure={unsureOf(page)}
                size={sizeOf(page)}
                onSized={settle}
              />
            )}
          </For>
        </Show>
      </div>
    </div>
  );
}
