import { createEffect, createSignal, onCleanup, onMount, Show, type JSX } from "solid-js";
import type { TiffPage } from "#core/engine/ocr/tiff.ts";

/** How far outside the view a page is drawn already. */
const MARGIN = "800px 0px";

/** A page of a TIFF file, which no browser but Safari shows; drawn while it is near the view, given back when it is far. */
export function TiffImage(props: { readonly page: TiffPage; readonly name: string }): JSX.Element {
  const [isNear, setNear] = createSignal(false);
  const [problem, setProblem] = createSignal("");
  let canvas: HTMLCanvasElement | undefined;
  onMount(() => {
    const observer = new IntersectionObserver((seen) => setNear(seen.at(-1)?.isIntersecting ?? false), {
      root: canvas?.closest(".pdf-pages") ?? null,
      rootMargin: MARGIN,
    });
    if (canvas) observer.observe(canvas);
    onCleanup(() => observer.disconnect());
  });
  createEffect(() => {
    if (!canvas) return;
    const { width, height } = props.page;
    canvas.width = isNear() ? width : 1;
    canvas.height = isNear() ? height : 1;
    if (!isNear()) return;
    try {
      canvas.getContext("2d")?.putImageData(new ImageData(props.page.decode(), width, height), 0, 0);
      setProblem("");
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "The reason is not known.");
    }
  });
  return (
    <>
      <canvas ref={canvas} class="pdf-image" role="img" aria-label={props.name} />
      <Show when={problem()}>
        <p class="pdf-problem">This page could not be drawn. {problem()}</p>
      </Show>
    </>
  );
}
