import { createResource, createSignal, For, Match, onCleanup, Show, Switch, type JSX } from "solid-js";
import type { DocumentType } from "#core/engine/formats.ts";
import type { Place } from "./place.ts";
import { Failed, Loading } from "../../ui/states.tsx";
import { useMarks } from "./document-marks.ts";
import { createFind } from "./find.ts";
import { usePlaces } from "./found-places.ts";
import { useApp } from "../../app/context.tsx";
import { UnlockForm } from "../documents/unlock-form.tsx";
import { openPdf, type LockedPdf, type OpenPdf } from "./open-pdf.ts";
import { createPageScroller } from "./page-scroller.ts";
import { PageTools } from "./page-tools.tsx";
import { createReadingPlace } from "./reading-place.ts";
import { createTwoPages, TwoPagesButton } from "./two-pages.tsx";
import { PdfContents } from "./pdf-contents.tsx";
import { PdfPage } from "./pdf-page.tsx";
import { ViewerBar } from "./viewer-bar.tsx";
import { HighlightsBeside } from "../highlights/highlights-beside.tsx";
import { useHighlights } from "../highlights/highlights.ts";
import { listenInViewer } from "./viewer-keys.ts";
import { createZoom } from "./zoom.ts";
import { fileAddress } from "./file-address.ts";
import "./pdf-view.css";

export interface PdfViewProps {
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

function Pages(props: PdfViewProps & { readonly pdf: OpenPdf }): JSX.Element {
  const zoom = createZoom();
  const pages = createPageScroller();
  let root: HTMLDivElement | undefined;
  listenInViewer(() => root, zoom.onKeyDown);
  const find = createFind({ documentId: () => props.documentId, version: () => props.version, page: pages.inView });
  const hits = usePlaces({ find, pages, onShow: () => place.onReading() });
  const { found, marksOf, unsureOf, sizeOf } = useMarks(props);

  const two = createTwoPages({ count: () => props.pdf.pages.length, room: pages.width, factor: zoom.factor });
  const highlights = useHighlights();
  const place = createReadingPlace({
    pages,
    found,
    highlights,
    sizes: [pages.width, zoom.factor, zoom.turns, two.isTwo],
    onFar: () => leavePanel(root, () => highlights?.setOpen(false)),
  });
  const goTo = (page: number) => {
    place.onReading();
    pages.goTo(page);
  };

  const [isContents, setContents] = createSignal(false);
  const lead = (page: number) => {
    goTo(page);
    leavePanel(root, () => setContents(false));
  };

  return (
    <div class="pdf" ref={root}>
      <ViewerBar
        find={find}
        contents={
          props.pdf.pages.length > 1 ? { isOpen: isContents(), onToggle: () => setContents(!isContents()) } : undefined
        }
      >
        <PageTools
          page={pages.inView()}
          count={props.pdf.pages.length}
          onGo={goTo}
          zoom={zoom}
          found={found()}
          onMark={place.showMark}
        >
          <TwoPagesButton two={two} />
        </PageTools>
      </ViewerBar>
      <div class="pdf-main">
        <PdfContents
          documentId={props.documentId}
          pdf={props.pdf}
          isOpen={isContents()}
          page={pages.inView()}
          onGo={lead}
          onClose={() => setContents(false)}
        />
        <div
          class="pdf-pages"
          data-two={two.isTwo() ? "" : undefined}
          ref={pages.watch}
          onScroll={pages.onScroll}
          onWheel={place.onReading}
          onPointerDown={place.onReading}
          onKeyDown={place.onReading}
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
                  width={two.pageWidth()}
                  turns={zoom.turns()}
                  marks={marksOf(page)}
                  unsure={unsureOf(page)}
                  hits={hits.hitsOf(page)}
                  highlights={highlights?.marksOf(page) ?? []}
                  documentId={props.documentId}
                  version={props.version}
                  size={sizeOf(page) ?? hits.sizeOf(page) ?? highlights?.sizeOf(page)}
                  onSized={place.onSized}
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

/** Closes a panel that covers the pages: it has done its work. One beside them stays open. */
function leavePanel(root: HTMLElement | undefined, close: () => void): void {
  const panel = root?.querySelector<HTMLElement>(".viewer-contents");
  if (!panel || getComputedStyle(panel).position !== "absolute") return;
  close();
  root?.querySelector<HTMLElement>(".pdf-pages")?.focus({ preventScroll: true });
}
