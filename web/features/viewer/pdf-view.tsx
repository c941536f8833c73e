import {
  createEffect,
  createMemo,
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
import type { DocumentType } from "#core/engine/formats.ts";
import type { Place } from "./place.ts";
import { IconButton } from "../../ui/button.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { useMarks } from "./document-marks.ts";
import { ContentsPanel } from "./contents-panel.tsx";
import { createFind } from "./find.ts";
import { usePlaces } from "./found-places.ts";
import { MarksNote } from "./marks-note.tsx";
import { useApp } from "../../app/context.tsx";
import { UnlockForm } from "../documents/unlock-form.tsx";
import { openPdf, type LockedPdf, type OpenPdf } from "./open-pdf.ts";
import { createPageScroller } from "./page-scroller.ts";
import { PageJump } from "./page-jump.tsx";
import { useOutline } from "./use-outline.ts";
import { Thumbnails } from "./thumbnails.tsx";
import { PdfPage } from "./pdf-page.tsx";
import { ViewerBar } from "./viewer-bar.tsx";
import { ToolButton } from "./tool-button.tsx";
import { HighlightsBeside } from "../highlights/highlights-beside.tsx";
import { useHighlights } from "../highlights/highlights.ts";
import { listenInViewer } from "./viewer-keys.ts";
import { createZoom } from "./zoom.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";
import { fileAddress } from "./file-address.ts";
import "./pdf-view.css";

interface PdfViewProps {
  readonly documentId: string;
  /** The newest one where left out. */
  readonly version?: number | undefined;
  readonly name: string;
  readonly type: DocumentType;
  readonly mark: Place | undefined;
  /** The first page with a mark on it, once it is known. */
  readonly onMarkedPage?: ((page: number | undefined) => void) | undefined;
}

/** The pages of a PDF as they look, with the passage marked on them. */
export function PdfView(props: PdfViewProps): JSX.Element {
  const { filePasswords } = useApp();
  const [pdf, { refetch, mutate }] = createResource(
    () => fileAddress(props.documentId, props.version),
    async (address, { value: before }: { readonly value: OpenPdf | LockedPdf | undefined }) => {
      await openedOf(before)?.close();
      return openPdf(address, filePasswords.of(props.documentId));
    },
  );
  const opened = () => openedOf(pdf());
  const unlock = async (password: string) => {
    const id = props.documentId;
    const tried = await openPdf(fileAddress(id, props.version), password);
    if ("locked" in tried) throw new Error("This is not the password of the file. Try again.");
    filePasswords.remember(id, password);
    if (id === props.documentId) mutate(() => tried);
    else await tried.close();
  };
  onCleanup(() => void openedOf(pdf.latest)?.close());
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
      <Match when={opened()}>{(shown) => <Pages {...props} pdf={shown()} />}</Match>
      <Match when={pdf()}>
        <div class="pdf-locked">
          <UnlockForm
            name={props.name}
            hint="The password is used to show the pages. This tab remembers it until you reload or close it."
            onUnlock={unlock}
          />
        </div>
      </Match>
    </Switch>
  );
}

const openedOf = (pdf: OpenPdf | LockedPdf | undefined) => (pdf && "locked" in pdf ? undefined : pdf);

/** CSS pixels: pages side by side in less room are too small to read. */
const ROOM_FOR_TWO = 560;
/** CSS pixels between two pages, as `.pdf-pages[data-two]` has it. */
const GAP = 8;

function Pages(props: PdfViewProps & { readonly pdf: OpenPdf }): JSX.Element {
  const zoom = createZoom();
  const pages = createPageScroller();
  let root: HTMLDivElement | undefined;
  listenInViewer(() => root, zoom.onKeyDown);
  const find = createFind({ documentId: () => props.documentId, version: () => props.version, page: pages.inView });
  const hits = usePlaces({ find, pages, onShow: () => onReading() });
  const { found, marksOf, unsureOf, sizeOf } = useMarks(props);
  createEffect(() => props.onMarkedPage?.(found()?.marks[0]?.page));

  const [wantsTwo, setWantsTwo] = createSignal(false);
  const canTwo = () => props.pdf.pages.length > 1 && pages.width() >= ROOM_FOR_TWO;
  const isTwo = createMemo(() => wantsTwo() && canTwo());
  const pageWidth = () => {
    const room = pages.width() - 24;
    return Math.max(200, Math.min(isTwo() ? (room - GAP) / 2 : room, 1100)) * zoom.factor();
  };
  const showMark = () => pages.show(".pdf-mark");
  const highlights = useHighlights();
  /** To the highlight that was chosen last; without one, to the marked passage. */
  const showPlace = () => {
    const shown = highlights?.shown();
    if (!shown) return showMark();
    return !shown.isFar || pages.show(`[data-highlight="${shown.highlight.id}"]`);
  };
  // Again whenever sizes change, for what lies below moves then; but never against a reader who has begun to scroll.
  let isReading = false;
  createEffect(on(found, () => (isReading = false)));
  const settle = () => requestAnimationFrame(() => (!isReading && showPlace()) || pages.stay());
  // While a reader scrolls, a page above that gets its height is the browser's to make up for.
  const onSized = () => !isReading && requestAnimationFrame(showPlace);
  createEffect(
    on(
      () => highlights?.shown(),
      (shown) => {
        if (!shown?.isFar) return;
        isReading = false;
        leavePanel(() => highlights?.setOpen(false));
        settle();
      },
    ),
  );
  createEffect(on([found, pages.width, zoom.factor, zoom.turns, isTwo], settle));
  const onReading = () => (isReading = true);
  const goTo = (page: number) => {
    onReading();
    pages.goTo(page);
  };

  const [isContents, setContents] = createSignal(false);
  const outline = useOutline({
    documentId: props.documentId,
    pdf: props.pdf,
    get isWanted() {
      return isContents();
    },
  });
  /** Where the panel covers the pages, it has done its work. */
  const leavePanel = (close: () => void) => {
    const panel = root?.querySelector<HTMLElement>(".viewer-contents");
    if (!panel || getComputedStyle(panel).position !== "absolute") return;
    close();
    root?.querySelector<HTMLElement>(".pdf-pages")?.focus({ preventScroll: true });
  };
  const lead = (page: number) => {
    goTo(page);
    leavePanel(() => setContents(false));
  };

  return (
    <div class="pdf" ref={root}>
      <ViewerBar
        find={find}
        contents={
          props.pdf.pages.length > 1 ? { isOpen: isContents(), onToggle: () => setContents(!isContents()) } : undefined
        }
      >
        <Show when={props.pdf.pages.length > 1}>
          <PageJump page={pages.inView()} count={props.pdf.pages.length} onGo={goTo} />
        </Show>
        <ZoomButtons zoom={zoom} />
        <Show when={canTwo()}>
          <ToolButton
            tool="twoPages"
            label="Two pages side by side"
            aria-pressed={isTwo()}
            onClick={() => setWantsTwo(!isTwo())}
          />
        </Show>
        <Show when={(found()?.marks.length ?? 0) > 0}>
          <IconButton icon="quote" label="Back to the marked passage" onClick={showMark} />
        </Show>
        <MarksNote found={found()} />
      </ViewerBar>
      <div class="pdf-main">
        <Show when={isContents() && outline()}>
          {(entries) => (
            <ContentsPanel
              entries={entries()}
              onGo={(entry) => void entry.page().then((page) => page !== undefined && lead(page))}
              onClose={() => setContents(false)}
              {...(props.pdf.pages.length > 1 && {
                thumbnails: () => <Thumbnails pdf={props.pdf} page={pages.inView()} onGo={lead} />,
              })}
            />
          )}
        </Show>
        <div
          class="pdf-pages"
          data-two={isTwo() ? "" : undefined}
          ref={pages.watch}
          onScroll={pages.onScroll}
          onWheel={onReading}
          onPointerDown={onReading}
          onKeyDown={onReading}
          tabindex="0"
          role="region"
          aria-label={`Pages of ${props.name}`}
        >
          <Show when={pages.width() > 0}>
            <For each={props.pdf.pages}>
              {(page) => (
                <PdfPage
                  pdf={props.pdf}
                  number={page}
                  width={pageWidth()}
                  turns={zoom.turns()}
                  marks={marksOf(page)}
                  unsure={unsureOf(page)}
                  hits={hits.hitsOf(page)}
                  highlights={highlights?.marksOf(page) ?? []}
                  documentId={props.documentId}
                  version={props.version}
                  size={sizeOf(page) ?? hits.sizeOf(page) ?? highlights?.sizeOf(page)}
                  onSized={onSized}
                />
              )}
            </For>
          </Show>
        </div>
        <HighlightsBeside name={props.name} documentId={props.documentId} />
      </div>
    </div>
  );
}
