/** Pixels of a page, one byte each: 0 is black. */
export interface GrayImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

/** The part of a 2D context that is used here; pdf.js gets the whole of it. */
export interface Canvas2d {
  fillStyle: unknown;
  fillRect(x: number, y: number, width: number, height: number): void;
  drawImage(image: never, x: number, y: number, width: number, height: number): void;
  getImageData(x: number, y: number, width: number, height: number): { readonly data: Uint8ClampedArray };
  createImageData(width: number, height: number): { readonly data: Uint8ClampedArray };
  putImageData(image: never, x: number, y: number): void;
}

export interface Canvas {
  width: number;
  height: number;
  getContext(kind: "2d", options?: { readonly willReadFrequently: boolean }): unknown;
}

/** What text recognition needs of a host. The files are asked for when the first page is read, and not before. */
export interface OcrHost {
  createCanvas(width: number, height: number): Canvas;
  /** An image file as it is shown, turned as its EXIF says. Rejects where this host cannot read it. */
  decodeImage(bytes: Uint8Array<ArrayBuffer>): Promise<{ readonly width: number; readonly height: number }>;
  /** `tesseract-core-simd-lstm.wasm` of the package tesseract.js-core. */
  core(): Promise<Uint8Array<ArrayBuffer>>;
  /** English language data for Tesseract's LSTM engine, gzipped. */
  english(): Promise<Uint8Array<ArrayBuffer>>;
  readonly languages: LanguageFiles;
}

/** Language data besides English that is on this machine; languages are named as Tesseract names them. */
export interface LanguageFiles {
  list(): Promise<readonly string[]>;
  /** Undefined where the language is not here. */
  read(code: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
}
