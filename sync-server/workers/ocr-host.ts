import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { createCanvas, loadImage } from "@napi-rs/canvas";
import type { Canvas, LanguageFiles, OcrHost } from "#core/engine/ocr/host.ts";

const packages = new URL("../../node_modules/", import.meta.url);

interface CanvasPackage {
  readonly createCanvas: typeof createCanvas;
  readonly loadImage: typeof loadImage;
}

/** Loaded when a page is drawn: a system that its binary is not made for reads all other files without it. */
const canvases = (): CanvasPackage => createRequire(import.meta.url)("@napi-rs/canvas");

/** Text recognition in a thread of Node, with the same files as the browser's. */
export function createOcrHost(languages: LanguageFiles): OcrHost {
  return {
    createCanvas: (width, height) => canvases().createCanvas(width, height) as unknown as Canvas,
    decodeImage: (bytes) => canvases().loadImage(Buffer.from(bytes)),
    core: () => read("tesseract.js-core/tesseract-core-simd-lstm.wasm"),
    english: () => read("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz"),
    languages,
  };
}

const read = async (name: string) => new Uint8Array(await readFile(fileURLToPath(new URL(name, packages))));
