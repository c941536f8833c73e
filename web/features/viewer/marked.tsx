import { createMemo, For, Show, useContext, type JSX } from "solid-js";
import type { PlacedHighlight } from "#core/library/highlights/highlight.ts";
import { useHighlights } from "../highlights/highlights.ts";
import "../highlights/highlights.css";
import { FindContext } from "./find.ts";
import type { Place } from "./place.ts";
import { splitByMark, type Piece } from "./text-blocks.ts";

interface MarkedProps {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly mark: Place | undefined;
}

/** A range of the text, with the part of it that is cited as a mark, and found places as marks of another look. */
export function Marked(props: MarkedProps): JSX.Element {
  const find = useContext(FindContext);
  const highlights = useHighlights();
  // A text of thousands of blocks changes only where places come and go.
  const pieces = createMemo(() => splitByMark(props, props.mark, find?.places(), highlights?.inText()), [], {
    equals: isSame,
  });
  const text = (piece: Piece) => props.source.slice(piece.start, piece.end);
  const isCurrent = (piece: Piece) => piece.place !== undefined && piece.place === find?.at();
  const inner = (piece: Piece) => {
    if (piece.place === undefined) return piece.marked ? <mark>{text(piece)}</mark> : text(piece);
    return (
      <mark class="text-found" data-current={isCurrent(piece)}>
        {text(piece)}
      </mark>
    );
  };
  return (
    <For each={pieces()}>
      {(piece) =>
        piece.highlight === undefined ? (
          inner(piece)
        ) : (
          <Pen highlight={() => piece.highlight !== undefined && highlights?.inText()[piece.highlight]} end={piece.end}>
            {inner(piece)}
          </Pen>
        )
      }
    </For>
  );
}

interface PenProps {
  /** False where it is gone. */
  readonly highlight: () => PlacedHighlight | false | undefined;
  /** Of the piece that is marked: a highlight may have several. */
  readonly end: number;
  readonly children: JSX.Element;
}

/** A piece of a highlight; it leads to its note. */
function Pen(props: PenProps): JSX.Element {
  const highlights = useHighlights();
  return (
    <Show when={props.highlight()} fallback={props.children}>
      {(highlight) => (
        <mark
          class="text-highlight"
          data-color={highlight().color}
          data-highlight={highlight().id}
          data-shown={highlights?.shown()?.highlight.id === highlight().id ? "" : undefined}
          data-noted={highlight().note !== "" && props.end === highlight().end ? "" : undefined}
          title={highlight().note.slice(0, 400) || undefined}
          onClick={() => getSelection()?.isCollapsed && highlights?.reveal(highlight())}
        >
          {props.children}
        </mark>
      )}
    </Show>
  );
}

const isSame = (a: readonly Piece[], b: readonly Piece[]): boolean =>
  a.length === b.length &&
  a.every((piece, index) => {
    const other = b[index];
    return (
      other !== undefined &&
      piece.start === other.start &&
      piece.end === other.end &&
      piece.marked === other.marked &&
      piece.place === other.place &&
      piece.highlight === other.highlight
    );
  });
