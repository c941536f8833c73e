import { createEffect, createSignal, on, Show, type JSX } from "solid-js";
import type { Place } from "./place.ts";
import { IconButton } from "../../ui/button.tsx";
import { HighlightsBeside } from "../highlights/highlights-beside.tsx";
import { useHighlights } from "../highlights/highlights.ts";
import { revealAt } from "./highlight-marks.tsx";
import { LineLayer } from "./line-layer.tsx";
import { useMarks } from "./document-marks.ts";
import { createFind } from "./find.ts";
import { usePlaces } from "./found-places.ts";
import { MarksNote } from "./marks-note.tsx";
import { PageMarks } from "./page-marks.tsx";
import { createPageScroller } from "./page-scroller.ts";
import { turnedSize, turnedStyle, uprightSize } from "./turned.ts";
import { ViewerBar } from "./viewer-bar.tsx";
import { listenInViewer } from "./viewer-keys.ts";
import { createZoom } from "./zoom.ts";
import { ZoomButtons } from "./zoom-buttons.tsx";
import { fileAddress } from "./file-address.ts";
import "./pdf-view.css";

interface ImageViewProps {
  readonly documentId: string;
  /** The newest one where left out. */
  readonly version?: number | undefined;
  readonly name: string;
  readonly mark: Place | undefined;
  readonly onMarkedPage?: ((page: number | undefined) => void) | undefined;
}

/** A photo or a scanned page, with the passage marked on it. */
export function ImageView(props: ImageViewProps): JSX.Element {
  const zoom = createZoom();
  const pages = createPageScroller();
  let root: HTMLDivElement | undefined;
  listenInViewer(() => root, zoom.onKeyDown);
  const [isFailed, setFailed] = createSignal(false);
  const [ratio, setRatio] = createSignal<number>();
  const find = createFind({ documentId: () => props.documentId, version: () => props.version, page: pages.inView });
  const hits = usePlaces({ find, pages });
  const { found, marksOf, unsureOf, sizeOf } = useMarks(props);
  createEffect(() => props.onMarkedPage?.(found()?.marks[0]?.page));

  const pageWidth = () => Math.max(200, Math.min(pages.width() - 24, 1100)) * zoom.factor();
  const upright = () => uprightSize(pageWidth(), ratio() ?? 1, zoom.turns());
  const shown = () => turnedSize(upright(), zoom.turns());
  const showMark = () => pages.show(".pdf-mark");
  const highlights = useHighlights();
  createEffect(
    on([() => highlights?.shown(), ratio], ([shown]) => {
      if (shown?.isFar) requestAnimationFrame(() => pages.show(`[data-highlight="${shown.highlight.id}"]`));
    }),
  );
  createEffect(() => {
    if (found() && ratio() !== undefined && shown().width > 0) requestAnimationFrame(showMark);
  });

  return (
    <div class="pdf" ref={root}>
      <ViewerBar find={find}>
        <ZoomButtons zoom={zoom} />
        <Show when={marksOf(1).length > 0}>
          <IconButton icon="quote" label="Back to the marked passage" onClick={showMark} />
        </Show>
        <MarksNote found={found()} />
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
          <Show when={!isFailed()} fallback={<p class="pdf-problem">This browser cannot show the image.</p>}>
            <div
              class="pdf-page"
              data-page="1"
              data-turns={zoom.turns()}
              onClick={(event) => revealAt(highlights, 1, event)}
              style={{ width: `${shown().width}px`, height: `${shown().height}px` }}
            >
              <div class="pdf-turned" style={turnedStyle(upright(), zoom.turns())}>
                <img
                  class="pdf-image"
                  src={fileAddress(props.documentId, props.version)}
                  alt={props.name}
                  onLoad={({ currentTarget: image }) => setRatio(image.naturalHeight / image.naturalWidth)}
                  onError={() => setFailed(true)}
                />
                <LineLayer documentId={props.documentId} version={props.version} page={1} width={upright().width} />
                <PageMarks
                  marks={marksOf(1)}
                  unsure={unsureOf(1)}
                  hits={hits.hitsOf(1)}
                  highlights={highlights?.marksOf(1) ?? []}
                  size={sizeOf(1) ?? hits.sizeOf(1) ?? highlights?.sizeOf(1)}
                />
              </div>
            </div>
          </Show>
        </div>
        <HighlightsBeside name={props.name} documentId={props.documentId} />
      </div>
    </div>
  );
}
