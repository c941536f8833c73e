import { createEffect, createMemo, createSignal, onCleanup, onMount, Show, type JSX } from "solid-js";
import type { DocumentMarks } from "#core/library/documents/document-text.ts";
import type { Mark } from "#core/engine/text-marks.ts";
import type { OpenPdf } from "./open-pdf.ts";
import type { Hit } from "./found-places.ts";
import { useHighlights, type HighlightMark } from "../highlights/highlights.ts";
import { revealAt } from "./highlight-marks.tsx";
import { LineLayer } from "./line-layer.tsx";
import { PageMarks } from "./page-marks.tsx";
import { paintPage } from "./paint-page.ts";
import { turnedSize, turnedStyle, uprightSize } from "./turned.ts";

interface PdfPageProps {
  readonly pdf: OpenPdf;
  readonly number: number;
  /** CSS pixels, as shown. */
  readonly width: number;
  /** Quarter turns to the right. */
  readonly turns: number;
  readonly marks: readonly Mark[];
  readonly unsure: readonly Mark[];
  readonly hits: readonly Hit[];
  readonly highlights: readonly HighlightMark[];
  readonly documentId: string;
  readonly version: number | undefined;
  readonly size: DocumentMarks["pages"][number] | undefined;
  /** The page has its real height now. */
  readonly onSized: () => void;
}

/** How far outside the view a page is drawn already. */
const MARGIN = "800px 0px";

/** One page; drawn while it is near the view, given back when it is far. */
export function PdfPage(props: PdfPageProps): JSX.Element {
  const [isNear, setNear] = createSignal(false);
  const [ratio, setRatio] = createSignal<number>();
  const [isPicture, setPicture] = createSignal(false);
  const highlights = useHighlights();
  const [problem, setProblem] = createSignal("");
  let element: HTMLDivElement | undefined;
  let surface: HTMLDivElement | undefined;

  const shape = () => ratio() ?? (props.size?.width ? props.size.height / props.size.width : props.pdf.ratio);
  const upright = createMemo(() => uprightSize(props.width, shape(), props.turns));
  const height = () => turnedSize(upright(), props.turns).height;
  const drawnWidth = createMemo(() => upright().width);
  onMount(() => {
    // A busy page is told of several moments at once, the newest last.
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), {
      root: element?.parentElement ?? null,
      rootMargin: MARGIN,
    });
    if (element) observer.observe(element);
    onCleanup(() => observer.disconnect());
  });

  createEffect(() => {
    const width = drawnWidth();
    if (!isNear() || !surface) return void surface?.replaceChildren();
    const controller = new AbortController();
    onCleanup(() => controller.abort());
    paintPage({
      pdf: props.pdf.document,
      number: props.number,
      width,
      target: surface,
      signal: controller.signal,
    }).then(
      (drawn) => {
        if (drawn) setPicture(!drawn.hasText);
        if (!drawn || ratio() === drawn.ratio) return;
        setRatio(drawn.ratio);
        props.onSized();
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : "unknown reason"),
    );
  });

  return (
    <div
      ref={element}
      class="pdf-page"
      data-page={props.number}
      data-turns={props.turns}
      onClick={(event) => revealAt(highlights, props.number, event)}
      style={{ width: `${props.width}px`, height: `${height()}px` }}
    >
      <div class="pdf-turned" style={turnedStyle(upright(), props.turns)}>
        <div ref={surface} class="pdf-surface" />
        <Show when={isPicture() && isNear()}>
          <LineLayer documentId={props.documentId} version={props.version} page={props.number} width={drawnWidth()} />
        </Show>
        <PageMarks
          marks={props.marks}
          unsure={props.unsure}
          hits={props.hits}
          highlights={props.highlights}
          size={props.size}
        />
      </div>
      <Show when={problem()}>
        <p class="pdf-problem">
          Page {props.number} could not be drawn: {problem()}.
        </p>
      </Show>
      <span class="pdf-number">{props.number}</span>
    </div>
  );
}
