import { createEffect, For, onCleanup, onMount, Show, type JSX } from "solid-js";
import { Marked } from "../marked.tsx";
import type { Place } from "../place.ts";
import type { PlacedText } from "./place-text.ts";
import {
  EMU_A_POINT,
  type Paragraph,
  type Picture,
  type Shape,
  type Slide,
  type SlideTable,
  type TextBody,
} from "./slide.ts";
import "./slides.css";

interface SlidePageProps {
  readonly slide: Slide;
  /** EMU. */
  readonly size: { readonly width: number; readonly height: number };
  readonly title: string;
  /** The text of the document, and where the slide's paragraphs are in it. */
  readonly source: string;
  readonly ranges: PlacedText["ranges"];
  readonly mark: Place | undefined;
}

/** What every part of a slide is drawn with. */
interface Drawing extends Pick<SlidePageProps, "source" | "ranges" | "mark"> {
  /** A length in EMU as a share of the slide's width. */
  readonly across: (length: number) => string;
}

/** A slide as it looks. Its text is the text of the document, so that marks and highlights are in it. */
export function SlidePage(props: SlidePageProps): JSX.Element {
  const drawing: Drawing = {
    get source() {
      return props.source;
    },
    get ranges() {
      return props.ranges;
    },
    get mark() {
      return props.mark;
    },
    across: (length) => `${(length / props.size.width) * 100}cqw`,
  };
  return (
    <section class="slide" aria-label={props.title} data-place={props.title}>
      <div
        class="slide-paper"
        style={{ "aspect-ratio": `${props.size.width} / ${props.size.height}`, background: props.slide.background }}
      >
        <Show when={props.slide.picture}>
          {(picture) => <SlidePicture class="slide-background" picture={picture()} />}
        </Show>
        <For each={props.slide.shapes}>{(shape) => <SlideShape shape={shape} drawing={drawing} />}</For>
      </div>
    </section>
  );
}

const RADIUS: Partial<Record<Shape["outline"], string>> = { ellipse: "50%", rounded: "8%" };

function boxOf({ x, y, width, height, turn }: Shape, { across }: Drawing): JSX.CSSProperties {
  return {
    left: across(x),
    top: across(y),
    width: across(width),
    height: across(height),
    ...(turn !== 0 && { rotate: `${turn}deg` }),
  };
}

function lookOf({ outline, fill, polygon, line, lineWidth }: Shape, { across }: Drawing): JSX.CSSProperties {
  if (outline === "line") return {};
  return {
    background: fill,
    "border-radius": RADIUS[outline],
    "clip-path": polygon && `polygon(${polygon})`,
    ...(line !== undefined && { border: `${across(lineWidth)} solid ${line}` }),
  };
}

function SlideShape(props: { readonly shape: Shape; readonly drawing: Drawing }): JSX.Element {
  return (
    <div class="slide-shape" style={boxOf(props.shape, props.drawing)}>
      <div class="slide-look" style={lookOf(props.shape, props.drawing)} />
      <Show when={props.shape.outline === "line" && props.shape.line}>
        {(color) => <SlideLine shape={props.shape} color={color()} />}
      </Show>
      <Show when={props.shape.picture}>{(picture) => <SlidePicture picture={picture()} />}</Show>
      <Show when={props.shape.missing}>{(name) => <p class="slide-missing">{name()}</p>}</Show>
      <Show when={props.shape.table}>{(table) => <TableOnSlide table={table()} drawing={props.drawing} />}</Show>
      <Show when={props.shape.text}>{(text) => <Body text={text()} drawing={props.drawing} />}</Show>
    </div>
  );
}

function SlideLine(props: { readonly shape: Shape; readonly color: string }): JSX.Element {
  return (
    <svg class="slide-line" aria-hidden="true">
      <line
        x1="0"
        x2="100%"
        y1={props.shape.isRising ? "100%" : "0"}
        y2={props.shape.isRising ? "0" : "100%"}
        stroke={props.color}
        stroke-width={Math.max(1, props.shape.lineWidth / EMU_A_POINT)}
      />
    </svg>
  );
}

function SlidePicture(props: { readonly picture: Picture; readonly class?: string }): JSX.Element {
  let image: HTMLImageElement | undefined;
  createEffect(() => {
    const { bytes, type } = props.picture;
    const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    if (image) image.src = url;
    onCleanup(() => URL.revokeObjectURL(url));
  });
  return <img ref={image} class={props.class ?? "slide-picture"} alt="" />;
}

function Body(props: { readonly text: TextBody; readonly drawing: Drawing }): JSX.Element {
  let element: HTMLDivElement | undefined;
  onMount(() => {
    // Other fonts than the slide's are often wider: then its text is drawn smaller, so that it stays in its box.
    const fit = new ResizeObserver(() => element && fitIn(element));
    if (element) fit.observe(element);
    onCleanup(() => fit.disconnect());
  });
  const padding = () => {
    const [left, top, right, bottom] = props.text.insets.map(props.drawing.across);
    return `${top} ${right} ${bottom} ${left}`;
  };
  return (
    <div
      ref={element}
      class="slide-text"
      data-anchor={props.text.anchor}
      data-wrapped={props.text.isWrapped}
      style={{ padding: padding() }}
    >
      <For each={props.text.paragraphs}>
        {(paragraph) => <ParagraphOnSlide paragraph={paragraph} drawing={props.drawing} />}
      </For>
    </div>
  );
}

/** Steps by which text that is too high for its box gets smaller. */
const STEPS = [1, 0.92, 0.85, 0.78, 0.7, 0.62, 0.55];

function fitIn(element: HTMLElement): void {
  const room = element.clientHeight;
  if (room === 0) return;
  for (const step of STEPS) {
    element.style.setProperty("--fit", String(step));
    if (element.scrollHeight <= room + 2) return;
  }
}

function letterStyle(paragraph: Paragraph, { across }: Drawing): JSX.CSSProperties {
  const points = (length: number) => across(length * EMU_A_POINT);
  return {
    "font-size": `calc(var(--fit, 1) * ${points(paragraph.size)})`,
    "line-height": String(1.2 * paragraph.spacing),
    "text-align": paragraph.align,
    color: paragraph.color,
    "font-weight": paragraph.isBold ? "700" : undefined,
    "font-style": paragraph.isItalic ? "italic" : undefined,
    "padding-inline-start": paragraph.indent > 0 ? across(paragraph.indent) : undefined,
    "margin-top": paragraph.above > 0 ? points(paragraph.above) : undefined,
  };
}

function ParagraphOnSlide(props: { readonly paragraph: Paragraph; readonly drawing: Drawing }): JSX.Element {
  const range = () => props.drawing.ranges.get(props.paragraph);
  return (
    <p
      dir="auto"
      style={letterStyle(props.paragraph, props.drawing)}
      data-from={range()?.start}
      data-bullet={props.paragraph.bullet}
    >
      <Show when={range()} fallback={props.paragraph.text || "\u00a0"}>
        {(known) => (
          <Marked source={props.drawing.source} start={known().start} end={known().end} mark={props.drawing.mark} />
        )}
      </Show>
    </p>
  );
}

function TableOnSlide(props: { readonly table: SlideTable; readonly drawing: Drawing }): JSX.Element {
  return (
    <table class="slide-table">
      <colgroup>
        <For each={props.table.columns}>{(share) => <col style={{ width: `${share * 100}%` }} />}</For>
      </colgroup>
      <tbody>
        <For each={props.table.rows}>
          {(row) => (
            <tr style={{ height: `${row.height * 100}%` }}>
              <For each={row.cells}>
                {(cell) => (
                  <td colspan={cell.columnSpan} rowspan={cell.rowSpan} style={{ background: cell.fill }}>
                    <For each={cell.text.paragraphs}>
                      {(paragraph) => <ParagraphOnSlide paragraph={paragraph} drawing={props.drawing} />}
                    </For>
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
