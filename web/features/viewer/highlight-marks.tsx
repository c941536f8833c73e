import { For, Show, type JSX } from "solid-js";
import { upright } from "../highlights/selected-text.ts";
import type { HighlightMark, Highlights } from "../highlights/highlights.ts";
import "../highlights/highlights.css";

interface HighlightMarksProps {
  readonly highlights: Highlights;
  readonly marks: readonly HighlightMark[];
  /** The place of a rectangle on its page, in shares. */
  readonly place: (mark: HighlightMark) => JSX.CSSProperties;
}

/** The highlights of one page, and a button at each that has a note. */
export function HighlightMarks(props: HighlightMarksProps): JSX.Element {
  const isFirst = (mark: HighlightMark) => props.marks.find(({ of }) => of.id === mark.of.id) === mark;
  return (
    <For each={props.marks}>
      {(mark) => (
        <>
          <div
            class="pdf-highlight"
            data-color={mark.of.color}
            data-highlight={mark.of.id}
            data-shown={props.highlights.shown()?.highlight.id === mark.of.id ? "" : undefined}
            style={props.place(mark)}
          />
          <Show when={mark.of.note !== "" && isFirst(mark)}>
            <button
              type="button"
              class="pdf-noted"
              data-color={mark.of.color}
              style={{ left: props.place(mark).left, top: props.place(mark).top }}
              aria-label={`Note: ${mark.of.note.slice(0, 200)}`}
              title={mark.of.note.slice(0, 400)}
              onClick={() => props.highlights.reveal(mark.of)}
            />
          </Show>
        </>
      )}
    </For>
  );
}

/** Opens the highlight that was clicked on a page, unless the click ends a selection. */
export function revealAt(highlights: Highlights | undefined, page: number, event: MouseEvent): void {
  const { currentTarget: paper, target } = event;
  if (!highlights || !(paper instanceof HTMLElement) || !getSelection()?.isCollapsed) return;
  if (target instanceof Element && target.closest("button")) return;
  const { left, top, width, height } = paper.getBoundingClientRect();
  const turns = Number(paper.dataset["turns"] ?? 0);
  const at = upright((event.clientX - left) / width, (event.clientY - top) / height, turns);
  const size = highlights.sizeOf(page);
  if (!size) return;
  const [x, y] = [at.x * size.width, at.y * size.height];
  const hit = highlights
    .marksOf(page)
    .findLast((mark) => x >= mark.x && x <= mark.x + mark.width && y >= mark.y && y <= mark.y + mark.height);
  if (hit) highlights.reveal(hit.of);
}
