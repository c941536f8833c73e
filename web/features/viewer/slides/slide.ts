/** Lengths are EMU, of which 12,700 make a point. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const EMU_A_POINT = 12_700;

export interface Slide {
  /** A CSS color or gradient. */
  readonly background: string | undefined;
  readonly picture: Picture | undefined;
  readonly shapes: readonly Shape[];
}

export interface Slides {
  readonly width: number;
  readonly height: number;
  /** Undefined for a slide that cannot be drawn. */
  readonly slides: readonly (Slide | undefined)[];
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: string;
}

export interface Shape extends Box {
  /** Degrees to the right. */
  readonly turn: number;
  /** CSS colors. */
  readonly fill: string | undefined;
  readonly line: string | undefined;
  /** EMU. */
  readonly lineWidth: number;
  readonly outline: "box" | "rounded" | "ellipse" | "line" | "path";
  /** Of an outline that is a path, as CSS has polygons. */
  readonly polygon: string | undefined;
  /** From the top right to the bottom left; of lines. */
  readonly isRising: boolean;
  readonly text: TextBody | undefined;
  readonly picture: Picture | undefined;
  readonly table: SlideTable | undefined;
  /** What is named in the place of something that cannot be drawn: "Chart". */
  readonly missing: string | undefined;
}

export interface TextBody {
  readonly anchor: "top" | "middle" | "bottom";
  /** Left, top, right and bottom, in EMU. */
  readonly insets: readonly [number, number, number, number];
  readonly isWrapped: boolean;
  readonly paragraphs: readonly Paragraph[];
}

export interface Paragraph {
  /** As the reader of documents writes it, so that it is found in their text. */
  readonly text: string;
  readonly align: "left" | "center" | "right" | "justify";
  /** Of most of its characters: points, a CSS color. */
  readonly size: number;
  readonly color: string | undefined;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly bullet: string | undefined;
  /** EMU. */
  readonly indent: number;
  /** Of one line, by the size of the letters. */
  readonly spacing: number;
  /** Points above. */
  readonly above: number;
}

export interface SlideTable {
  /** Shares of the width and of the height. */
  readonly columns: readonly number[];
  readonly rows: readonly { readonly height: number; readonly cells: readonly SlideCell[] }[];
}

export interface SlideCell {
  readonly columnSpan: number;
  readonly rowSpan: number;
  readonly fill: string | undefined;
  readonly text: TextBody;
}
