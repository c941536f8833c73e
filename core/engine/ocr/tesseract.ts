/// <reference path="./tesseract-core.d.ts" />
import { gunzipSync } from "fflate";
import { z } from "zod";
import type { GrayImage, OcrHost } from "./host.ts";

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
  /** Lines in reading order. Runs in this thread to the end; `onProgress` is called meanwhile. */
  read(image: GrayImage, onProgress: () => void): FoundLine[];
}

/** Tesseract's LSTM engine alone; the other one is not in this build. */
const LSTM_ONLY = 1;

/** Loads Tesseract and its language data into this thread: some 60 MB of memory. */
export async function openTesseract(host: Pick<OcrHost, "core" | "language">): Promise<Tesseract> {
  const [{ default: create }, wasmBinary, packed] = await Promise.all([
    import("tesseract.js-core/tesseract-core-simd-lstm.js"),
    host.core(),
    host.language(),
  ]);
  let tell: () => void = () => undefined;
  const said: string[] = [];
  const module = await create({
    wasmBinary,
    TesseractProgress: () => tell(),
    print: () => undefined,
    printErr: (line) => void said.push(line),
  });
  module.FS.writeFile("/eng.traineddata", gunzipSync(packed));
  const api = new module.TessBaseAPI();
  if (api.Init("/", "eng", LSTM_ONLY) !== 0) throw new Error(`Tesseract did not start: ${said.join(" ")}`);
  // Drawn at 300 dots an inch wherever the page says how large it is; else Tesseract would guess from the line height.
  api.SetVariable("user_defined_dpi", "300");

  return {
    read(image, onProgress) {
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
