import { createMemo, For, type JSX } from "solid-js";
import type { Place } from "./place.ts";
import { splitByMark } from "./text-blocks.ts";

interface MarkedProps {
  readonly source: string;
  readonly start: number;
  readonly end: number;
  readonly mark: Place | undefined;
}

/** A range of the text, with the part of it that is cited as a mark. */
export function Marked(props: MarkedProps): JSX.Element {
  const pieces = createMemo(() => splitByMark(props, props.mark));
  return (
    <For each={pieces()}>
      {(piece) => {
        const text = props.source.slice(piece.start, piece.end);
        return piece.marked ? <mark>{text}</mark> : text;
      }}
    </For>
  );
}
