import { useQuery } from "@tanstack/solid-query";
import { For, Show, type JSX } from "solid-js";
import { useApp } from "../../app/context.tsx";
import { useProcessedAt } from "../../app/queries.ts";
import { keys } from "../../app/keys.ts";
import type { PageLines } from "#core/library/documents/page-lines.ts";
import { loaded } from "../../ui/states.tsx";

interface LineLayerProps {
  readonly documentId: string;
  readonly version?: number | undefined;
  /** From 1. */
  readonly page: number;
  /** CSS pixels of the upright page. */
  readonly width: number;
}

/** The recognised words of a scan or a photo over its picture, invisible: to be selected and read aloud. */
export function LineLayer(props: LineLayerProps): JSX.Element {
  const { api } = useApp();
  const processedAt = useProcessedAt(() => props.documentId);
  const query = useQuery(() => ({
    queryKey: keys.lines(props.documentId, props.version, props.page, processedAt()),
    queryFn: () =>
      api.getPageLines({
        params: { document_id: props.documentId },
        query: { page: props.page, version: props.version },
      }),
    staleTime: Infinity,
    // A document that is still being read has no lines yet; the picture is shown all the same.
    retry: false,
  }));
  return (
    <Show when={loaded(query)}>
      {(page) => (
        <div class="line-layer">
          <For each={page().lines}>
            {(line) => (
              <span data-from={line.start} style={styleOf(line, props.width / page().width)}>
                {line.text}
              </span>
            )}
          </For>
        </div>
      )}
    </Show>
  );
}

const FONT = "sans-serif";

/** Puts the words of a line over their picture: `scale` is CSS pixels by PDF point. */
function styleOf({ text, x, y, width, height }: PageLines["lines"][number], scale: number): JSX.CSSProperties {
  const size = height * scale;
  const natural = widthOf(text, size);
  return {
    left: `${x * scale}px`,
    top: `${y * scale}px`,
    "font-size": `${size}px`,
    "font-family": FONT,
    transform: natural === 0 ? "none" : `scaleX(${(width * scale) / natural})`,
  };
}

function widthOf(text: string, size: number): number {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) return 0;
  context.font = `${size}px ${FONT}`;
  return context.measureText(text).width;
}
