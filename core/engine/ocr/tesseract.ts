/// <reference path="./tesseract-core.d.ts" />
import { gunzipSync } from "fflate";
import { z } from "zod";
import { CodeUnavailable } from "../code-unavailable.ts";
import { ENGLISH, nameOfLanguage } from "./languages.ts";
import type { GrayImage, OcrHost } from "./host.ts";
import type { TesseractApi } from "tesseract.js-core/tesseract-core-simd-lstm.js";

const Box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() });

const Found = z.object({
  blocks: z.array(
    z.object({
      paragraphs: z.array(
        z.object({
          lines: z.array(
            z.object({
              bbox: Box,
              baseline: Box,
              rowAttributes: z.object({ rowHeight: z.number() }),
              words: z.array(z.object({ text: z.string(), confidence: z.number(), bbox: Box })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A line of the image, in pixels. */
export type FoundLine = z.infer<typeof Found>["blocks"][number]["paragraphs"][number]["lines"][number];

export interface Tesseract {
  /**
   * Lines in reading order. Once the language is loaded it runs in this thread to the end; `onProgress` is called meanwhile.
   * Throws `CodeUnavailable` where the language is not here.
   */
  read(image: GrayImage, language: string, onProgress: () => void): Promise<FoundLine[]>;
}

/** Tesseract's LSTM engine alone; the other one is not in this build. */
const LSTM_ONLY = 1;

/** Languages kept loaded: a document in two languages goes back and forth between them. */
const MOST_LOADED = 2;

/** Loads Tesseract into this thread: some 60 MB of memory with a language. */
export async function openTesseract(host: Pick<OcrHost, "core" | "english" | "languages">): Promise<Tesseract> {
  const [{ default: create }, wasmBinary] = await Promise.all([
    import("tesseract.js-core/tesseract-core-simd-lstm.js"),
    host.core(),
  ]);
  let tell: () => void = () => undefined;
  const said: string[] = [];
  const module = await create({
    wasmBinary,
    TesseractProgress: () => tell(),
    print: () => undefined,
    printErr: (line) => void said.push(line),
  });
  /** The one used last is the last. */
  const loaded = new Map<string, TesseractApi>();

  async function dataOf(language: string): Promise<Uint8Array> {
    if (language === ENGLISH) return gunzipSync(await host.english());
    const data = await host.languages.read(language);
    if (!data) throw new CodeUnavailable(new Error(`the language data for ${nameOfLanguage(language)} is not here`));
    return data;
  }

  async function load(language: string): Promise<TesseractApi> {
    const data = await dataOf(language);
    const file = `/${language}.traineddata`;
    module.FS.writeFile(file, data);
    const api = new module.TessBaseAPI();
    try {
      if (api.Init("/", language, LSTM_ONLY) !== 0)
        throw new Error(`Tesseract did not start with ${nameOfLanguage(language)}: ${said.splice(0).join(" ")}`);
    } finally {
      module.FS.unlink(file);
    }
    // Drawn at 300 dots an inch wherever the page says how large it is; else Tesseract would guess from the line height.
    api.SetVariable("user_defined_dpi", "300");
    return api;
  }

  async function apiOf(language: string): Promise<TesseractApi> {
    const api = loaded.get(language) ?? (await load(language));
    loaded.delete(language);
    loaded.set(language, api);
    for (const [other, old] of loaded) {
      if (loaded.size <= MOST_LOADED) break;
      loaded.delete(other);
      old.End();
      module.destroy(old);
    }
    return api;
  }

  return {
    async read(image, language, onProgress) {
      const api = await apiOf(language);
      tell = onProgress;
      module.FS.writeFile("/input", toPgm(image));
      try {
        if (api.SetImageFile(1, 0) !== 0) throw new Error("Tesseract could not read the pixels.");
        if (api.Recognize(null) !== 0) throw new Error(`Tesseract gave up: ${said.splice(0).join(" ")}`);
        const { blocks } = Found.parse(JSON.parse(api.GetJSONText()));
        return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
      } finally {
        tell = () => undefined;
        api.Clear();
        module.FS.unlink("/input");
      }
    },
  };
}

/** The simplest image file: a header in words, and a byte for each pixel. */
function toPgm({ width, height, pixels }: GrayImage): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}
