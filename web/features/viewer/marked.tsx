import { createMemo, For, useContext, type JSX } from "solid-js";
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
  // A text of thousands of blocks changes only where places come and go.
  const pieces = createMemo(() => splitByMark(props, props.mark, find?.places()), [], { equals: isSame });
  const text = (piece: Piece) => props.source.slice(piece.start, piece.end);
  const isCurrent = (piece: Piece) => piece.place !== undefined && piece.place === find?.at();
  return (
    <For each={pieces()}>
      {(piece) => {
        if (piece.place === undefined) return piece.marked ? <mark>{text(piece)}</mark> : text(piece);
        return (
          <mark class="text-found" data-current={isCurrent(piece)}>
            {text(piece)}
          </mark>
        );
      }}
    </For>
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
      piece.place === other.place
    );
  });
