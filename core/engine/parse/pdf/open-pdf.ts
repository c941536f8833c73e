/// <reference path="./pdfjs-worker.d.ts" />
import type { PDFDocumentProxy } from "pdfjs-dist";
import type { ParseAssets } from "../context.ts";
import type { pdfCanvases } from "../../ocr/draw.ts";
import { DocumentError, PasswordNeeded } from "../../parsed-document.ts";
import { createSameThreadPorts } from "./same-thread-port.ts";

const FOLDERS: Readonly<Record<string, string>> = {
  cMapUrl: "cmaps/",
  standardFontDataUrl: "standard_fonts/",
  wasmUrl: "wasm/",
  iccUrl: "iccs/",
};

interface OpenPdfOptions {
  /** For who draws pages. */
  readonly canvases?: ReturnType<typeof pdfCanvases>;
  /** Of the user or of the owner. */
  readonly password?: string | undefined;
}

/** Bytes from which a file is given to pdf.js as it is. */
const LARGE = 200_000_000;

/**
 * Opens a PDF in this thread: pdf.js talks to its worker code over a pair of ports and starts no nested worker.
 * In a web worker that code also posts one `{action: "ready"}` message to the page, which has to be ignored there.
 * Throws `PasswordNeeded` without the right password, and `DocumentError` for a damaged file.
 */
export async function openPdf(
  bytes: Uint8Array,
  assets: ParseAssets,
  { canvases, password }: OpenPdfOptions = {},
): Promise<PDFDocumentProxy> {
  const { WorkerMessageHandler } = await import("pdfjs-dist/legacy/build/pdf.worker.mjs");
  const { getDocument, PDFWorker, VerbosityLevel } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const [port, workerPort] = createSameThreadPorts();

  // pdf.js makes the instance itself, so the port comes in by closure.
  function BinaryData() {
    return {
      fetch: ({ kind, filename }: { kind: string; filename: string }) => assets((FOLDERS[kind] ?? "") + filename),
    };
  }
  const worker = new PDFWorker({ port: port as never });
  WorkerMessageHandler.initializeFromPort(workerPort);
  const task = getDocument({
    worker,
    // A copy: pdf.js may keep or change what it is given. A second copy of a large file would not fit into memory.
    data: bytes.length > LARGE ? bytes : bytes.slice(),
    BinaryDataFactory: BinaryData,
    ...(password !== undefined && { password }),
    ...canvases,
    ...FOLDERS,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw explain(error);
  }
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.name === "PasswordException") return new PasswordNeeded({ cause: error });
  if (error.name === "InvalidPDFException" || error.name === "UnknownErrorException" || error.name === "FormatError")
    return new DocumentError(
      "This PDF is damaged and cannot be opened. Download or save it again, then add that copy.",
    );
  return error;
}
