import { createEffect, createSignal, onCleanup, Show, type JSX } from "solid-js";
import type { Place } from "./place.ts";
import { IconButton } from "../../ui/button.tsx";
import { useMarks } from "./document-marks.ts";
import { MarksNote } from "./marks-note.tsx";
import { PageMarks } from "./page-marks.tsx";
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

const ZOOMS = [0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3, 4];

/** A photo or a scanned page, with the passage marked on it. */
export function ImageView(props: ImageViewProps): JSX.Element {
  const [zoom, setZoom] = createSignal(ZOOMS.indexOf(1));
  const [width, setWidth] = createSignal(0);
  const [isFailed, setFailed] = createSignal(false);
  const [ratio, setRatio] = createSignal<number>();
  const { found, marksOf, unsureOf, sizeOf } = useMarks(props);
  createEffect(() => props.onMarkedPage?.(found()?.marks[0]?.page));
  let scroller: HTMLDivElement | undefined;

  const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
  const watch = (element: HTMLDivElement) => {
    scroller = element;
    observer.observe(element);
  };
  onCleanup(() => observer.disconnect());
  const pageWidth = () => Math.max(200, Math.min(width() - 24, 1100)) * (ZOOMS[zoom()] ?? 1);
  const pageHeight = () => pageWidth() * (ratio() ?? 1);

  const showMark = () => {
    const [first] = marksOf(1);
    const height = sizeOf(1)?.height;
    if (first && height && scroller)
      scroller.scrollTo({ top: (first.y / height) * pageHeight() - scroller.clientHeight / 3 });
  };
  createEffect(() => {
    if (found() && ratio() !== undefined && pageWidth() > 0) requestAnimationFrame(showMark);
  });

  return (
    <div class="pdf">
      <div class="pdf-bar">
        <IconButton icon="zoomOut" label="Smaller" disabled={zoom() === 0} onClick={() => setZoom(zoom() - 1)} />
        <span class="pdf-zoom">{Math.round((ZOOMS[zoom()] ?? 1) * 100)} %</span>
        <IconButton
          icon="zoomIn"
          label="Larger"
          disabled={zoom() === ZOOMS.length - 1}
          onClick={() => setZoom(zoom() + 1)}
        />
        <MarksNote found={found()} />
        <Show when={marksOf(1).length > 0}>
          <IconButton icon="quote" label="Back to the marked passage" onClick={showMark} />
        </Show>
      </div>
      <div class="pdf-pages" ref={watch} tabindex="0" role="region" aria-label={`The image ${props.name}`}>
        <Show when={!isFailed()} fallback={<p class="pdf-problem">This browser cannot show the image.</p>}>
          <div class="pdf-page" data-page="1" style={{ width: `${pageWidth()}px`, height: `${pageHeight()}px` }}>
            <img
              class="pdf-image"
              src={fileAddress(props.documentId, props.version)}
              alt={props.name}
              onLoad={({ currentTarget: image }) => setRatio(image.naturalHeight / image.naturalWidth)}
              onError={() => setFailed(true)}
            />
            <PageMarks marks={marksOf(1)} unsure={unsureOf(1)} size={sizeOf(1)} />
          </div>
        </Show>
      </div>
    </div>
  );
}
