import { CodeUnavailable } from "#core/engine/code-unavailable.ts";
import type { LanguageFiles, OcrHost } from "#core/engine/ocr/host.ts";
import core from "tesseract.js-core/tesseract-core-simd-lstm.wasm?url";
import english from "@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url";

/** Text recognition in a web worker. Its files come from this site; the service worker keeps them from their first use on. */
export function createOcrHost(languages: LanguageFiles): OcrHost {
  return {
    createCanvas: (width, height) => new OffscreenCanvas(width, height),
    decodeImage: (bytes) => createImageBitmap(new Blob([bytes])),
    core: () => fetchFile(core),
    english: () => fetchFile(english),
    languages,
  };
}

async function fetchFile(url: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} was answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new CodeUnavailable(error);
  }
}
