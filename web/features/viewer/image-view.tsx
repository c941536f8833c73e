import { createEffect, createResource, createSignal, For, Match, on, Show, Switch, type JSX } from "solid-js";
import { openTiff, type TiffPage } from "#core/engine/ocr/tiff.ts";
import type { DocumentType } from "#core/engine/formats.ts";
import { Failed, Loading } from "../../ui/states.tsx";
import { HighlightsBeside } from "../highlights/highlights-beside.tsx";
import { useHighlights } from "../highlights/highlights.ts";
import { useMarks } from "./document-marks.ts";
import { createFind } from "./find.ts";
import { ImagePage } from "./image-page.tsx";
import { usePlaces } from "./found-places.ts";
import { PageMarks } from "./page-marks.tsx";
import { createPageScroller } from "./page-scroller.ts";
import { PageTools } from "./page-tools.tsx";
import type { PdfViewProps } from "./pdf-view.tsx";
import { ViewerBar } from "./viewer-bar.tsx";
import { listenInViewer } from "./viewer-keys.ts";
import { createZoom } from "./zoom.ts";
import { fileAddress } from "./file-address.ts";
import "./pdf-view.css";

/** A photo or a scan of one page or more, with the passage marked on it. */
export function ImageView(props: PdfViewProps): JSX.Element {
  const [tiff, { refetch }] = createResource(
    () => (props.type === "tiff" ? fileAddress(props.documentId, props.version) : undefined),
    async (address) => {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`The file could not be fetched (${response.status}).`);
      return openTiff(new Uint8Array(await response.arrayBuffer()));
    },
  );
  return (
    <Switch>
      <Match when={tiff.error instanceof Error ? tiff.error : undefined}>
        {(error) => (
          <Failed what="The pages could not be opened." reason={error().message} onRetry={() => void refetch()} />
        )}
      </Match>
      <Match when={tiff.loading}>
        <Loading what="Opening the pages…" />
      </Match>
      <Match when={true}>
        <Images {...props} pages={tiff() ?? [undefined]} />
      </Match>
    </Switch>
  );
}

/** A page of a TIFF file is decoded here; any other image by the browser. */
function Images(props: PdfViewProps & { readonly pages: readonly (TiffPage | undefined)[] }): JSX.Element {
  const zoom = createZoom();
  const pages = createPageScroller();
  let root: HTMLDivElement | undefined;
  listenInViewer(() => root, zoom.onKeyDown);
  const [isFailed, setFailed] = createSignal(false);
  const [ratio, setRatio] = createSignal<number>();
  const find = createFind({ documentId: () => props.documentId, version: () => props.version, page: pages.inView });
  const hits = usePlaces({ find, pages });
  const { found, marksOf, unsureOf, sizeOf } = useMarks(props);

  const pageWidth = () => Math.max(200, Math.min(pages.width() - 24, 1100)) * zoom.factor();
  const ratioOf = (page: TiffPage | undefined) => (page ? page.height / page.width : ratio());
  const showMark = () => pages.show(".pdf-mark");
  const highlights = useHighlights();
  createEffect(
    on([() => highlights?.shown(), ratio], ([shown]) => {
      if (shown?.isFar) requestAnimationFrame(() => pages.show(`[data-highlight="${shown.highlight.id}"]`));
    }),
  );
  createEffect(() => {
    if (found() && ratioOf(props.pages[0]) !== undefined && pageWidth() > 0) requestAnimationFrame(showMark);
  });

  return (
    <div class="pdf" ref={root}>
      <ViewerBar find={find}>
        <PageTools
          page={pages.inView()}
          count={props.pages.length}
          onGo={pages.goTo}
          zoom={zoom}
          found={found()}
          onMark={showMark}
        />
      </ViewerBar>
      <div class="pdf-main">
        <div
          class="pdf-pages"
          ref={pages.watch}
          onScroll={pages.onScroll}
          tabindex="0"
          role="region"
          aria-label={`The image ${props.name}`}
        >
          <Show when={!isFailed()} fallback={<p class="pdf-problem">{cannotShow(props.type)}</p>}>
            <For each={props.pages}>
              {(page, index) => {
                const number = () => index() + 1;
                return (
                  <ImagePage
                    documentId={props.documentId}
                    version={props.version}
                    name={props.name}
                    page={page}
                    number={number()}
                    hasNumber={props.pages.length > 1}
                    width={pageWidth()}
                    ratio={ratioOf(page)}
                    turns={zoom.turns()}
                    onRatio={setRatio}
                    onFailed={() => setFailed(true)}
                  >
                    <PageMarks
                      marks={marksOf(number())}
                      unsure={unsureOf(number())}
                      hits={hits.hitsOf(number())}
                      highlights={highlights?.marksOf(number()) ?? []}
                      size={sizeOf(number()) ?? hits.sizeOf(number()) ?? highlights?.sizeOf(number())}
                    />
                  </ImagePage>
                );
              }}
            </For>
          </Show>
        </div>
        <HighlightsBeside name={props.name} documentId={props.documentId} />
      </div>
    </div>
  );
}

const cannotShow = (type: DocumentType): string =>
  type === "heic"
    ? "This browser cannot show .heic photos; Safari can. Save the photo as .jpg to see it here."
    : "This browser cannot show the image.";
