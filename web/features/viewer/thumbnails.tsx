import { createEffect, createSignal, For, onCleanup, onMount, type JSX } from "solid-js";
import type { OpenPdf } from "./open-pdf.ts";
import { drawPage } from "./paint-page.ts";

interface ThumbnailsProps {
  readonly pdf: OpenPdf;
  /** The page that is read, from 1. */
  readonly page: number;
  readonly onGo: (page: number) => void;
}

/** CSS pixels. */
const WIDTH = 112;

/** Small pictures of all pages; each is drawn when it comes into sight. */
export function Thumbnails(props: ThumbnailsProps): JSX.Element {
  let list: HTMLOListElement | undefined;
  onMount(() => list?.querySelector("[aria-current]")?.scrollIntoView({ block: "center" }));
  return (
    <ol class="viewer-thumbnails" ref={list}>
      <For each={props.pdf.pages}>
        {(page) => (
          <li>
            <button
              type="button"
              aria-label={`Page ${page}`}
              aria-current={props.page === page ? "page" : undefined}
              onClick={() => props.onGo(page)}
            >
              <Thumbnail pdf={props.pdf} page={page} />
              <span>{page}</span>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

function Thumbnail(props: { readonly pdf: OpenPdf; readonly page: number }): JSX.Element {
  const [isNear, setNear] = createSignal(false);
  const [ratio, setRatio] = createSignal(props.pdf.ratio);
  let paper: HTMLDivElement | undefined;
  onMount(() => {
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), {
      root: paper?.closest(".viewer-contents") ?? null,
      rootMargin: "200px 0px",
    });
    if (paper) observer.observe(paper);
    onCleanup(() => observer.disconnect());
  });
  createEffect(() => {
    // Pictures far away are dropped: a thousand of them would take hundreds of megabytes.
    if (!isNear()) return void paper?.replaceChildren();
    const controller = new AbortController();
    onCleanup(() => controller.abort());
    drawPage({ pdf: props.pdf.document, number: props.page, width: WIDTH, signal: controller.signal }).then(
      (drawn) => {
        if (!drawn) return;
        setRatio(drawn.viewport.height / drawn.viewport.width);
        paper?.replaceChildren(drawn.canvas);
      },
      // The page itself says why it cannot be drawn.
      () => paper?.replaceChildren("?"),
    );
  });
  return <div class="viewer-thumbnail" ref={paper} style={{ "aspect-ratio": String(1 / ratio()) }} />;
}
