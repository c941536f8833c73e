import type { TextRuns } from "../../parsed-document.ts";
import type { Piece } from "./page-text.ts";

type RunBox = Pick<Piece, "x" | "y" | "width" | "height" | "isUnsure">;

export interface RunWriter {
  add(start: number, end: number, page: number, box: RunBox): void;
  finish(): TextRuns;
}

/** Columns that grow by doubling: plain arrays of numbers would take four times the room. */
export function createRunWriter(): RunWriter {
  let capacity = 4096;
  let count = 0;
  let start = new Uint32Array(capacity);
  let end = new Uint32Array(capacity);
  let pages = new Uint16Array(capacity);
  let boxes = new Float32Array(capacity * 4);

  const grow = () => {
    capacity *= 2;
    start = copyInto(new Uint32Array(capacity), start);
    end = copyInto(new Uint32Array(capacity), end);
    pages = copyInto(new Uint16Array(capacity), pages);
    boxes = copyInto(new Float32Array(capacity * 4), boxes);
  };

  return {
    add(from, to, page, { x, y, width, height }) {
      if (count === capacity) grow();
      start[count] = from;
      end[count] = to;
      pages[count] = page;
      boxes[count * 4] = x;
      boxes[count * 4 + 1] = y;
      boxes[count * 4 + 2] = width;
      boxes[count * 4 + 3] = height;
      count++;
    },
    finish: () => ({
      start: start.slice(0, count),
      end: end.slice(0, count),
      page: pages.slice(0, count),
      boxes: boxes.slice(0, count * 4),
    }),
  };
}

function copyInto<Column extends { set(from: ArrayLike<number>): void }>(
  larger: Column,
  from: ArrayLike<number>,
): Column {
  larger.set(from);
  return larger;
}
