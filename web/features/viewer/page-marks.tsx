import { For, Show, type JSX } from "solid-js";
import type { DocumentMarks } from "#core/library/documents/document-text.ts";
import type { Mark } from "#core/engine/text-marks.ts";
import { useHighlights, type HighlightMark } from "../highlights/highlights.ts";
import { HighlightMarks } from "./highlight-marks.tsx";
import type { Hit } from "./found-places.ts";

interface PageMarksProps {
  readonly marks: readonly Mark[];
  /** Words among the marked ones that text recognition was unsure of. */
  readonly unsure: readonly Mark[];
  /** Places of words that are looked for. */
  readonly hits: readonly Hit[];
  readonly highlights: readonly HighlightMark[];
  readonly size: DocumentMarks["pages"][number] | undefined;
}

/** The rectangles of a passage over its page. */
export function PageMarks(props: PageMarksProps): JSX.Element {
  const highlights = useHighlights();
  return (
    <Show when={props.size}>
      {(size) => {
        const place = (mark: Mark) => ({
          left: `${(mark.x / size().width) * 100}%`,
          top: `${(mark.y / size().height) * 100}%`,
          width: `${(mark.width / size().width) * 100}%`,
          height: `${(mark.height / size().height) * 100}%`,
        });
        return (
          <>
            <Show when={highlights}>
              {(known) => <HighlightMarks highlights={known()} marks={props.highlights} place={place} />}
            </Show>
            <For each={props.marks}>{(mark) => <div class="pdf-mark" style={place(mark)} />}</For>
            <For each={props.hits}>
              {(hit) => <div class="pdf-hit" data-current={hit.isCurrent() ? "" : undefined} style={place(hit.mark)} />}
            </For>
            <For each={props.unsure}>{(mark) => <div class="pdf-unsure" style={place(mark)} />}</For>
          </>
        );
      }}
    </Show>
  );
}
