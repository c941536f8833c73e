import type { JSX } from "solid-js";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a page before it is turned, so that it is `width` wide as shown. `ratio` is its height by its width. */
export function uprightSize(width: number, ratio: number, turns: number): Size {
  return turns % 2 === 0 ? { width, height: width * ratio } : { width: width / ratio, height: width };
}

/** The size of a page as shown after quarter turns. */
export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Turns the upright page in place: everything on it, marks and selectable text included, turns with it. */
export function turnedStyle({ width, height }: Size, turns: number): JSX.CSSProperties {
  const moves = ["", `translate(${height}px, 0)`, `translate(${width}px, ${height}px)`, `translate(0, ${width}px)`];
  return {
    width: `${width}px`,
    height: `${height}px`,
    transform: turns === 0 ? "none" : `${moves[turns]} rotate(${turns * 90}deg)`,
  };
}
