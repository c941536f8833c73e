import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  PasswordResponses,
  type PDFDocumentProxy,
} from "pdfjs-dist";
import workerAddress from "pdfjs-dist/build/pdf.worker.min.mjs?url";

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** Page numbers from 1. */
  readonly pages: readonly number[];
  /** Height by width of the first page: what the others are taken for until they are shown. */
  readonly ratio: number;
  close(): Promise<void>;
}

/** Why a PDF was not opened. */
export interface LockedPdf {
  readonly locked: "no password" | "wrong password";
}

/** Opens a PDF for showing. Everything it may need beside the file comes from this origin. */
export async function openPdf(url: string, password?: string): Promise<OpenPdf | LockedPdf> {
  GlobalWorkerOptions.workerSrc = workerAddress;
  const task = getDocument({
    url,
    ...(password !== undefined && { password }),
    cMapUrl: "/pdfjs/cmaps/",
    cMapPacked: true,
    standardFontDataUrl: "/pdfjs/standard_fonts/",
    wasmUrl: "/pdfjs/wasm/",
    iccUrl: "/pdfjs/iccs/",
    enableXfa: false,
    // What is shown is fetched; a book of a thousand pages is not pulled in for one of them.
    disableAutoFetch: true,
  });
  const document = await task.promise.catch(async (error: unknown) => {
    await task.destroy();
    if (error instanceof PasswordException) return error;
    throw error;
  });
  if (document instanceof PasswordException) {
    const isWrong = document.code === PasswordResponses.INCORRECT_PASSWORD;
    return { locked: isWrong ? "wrong password" : "no password" };
  }
  const first = (await document.getPage(1)).getViewport({ scale: 1 });
  const pages = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return { document, pages, ratio: first.height / first.width, close: () => task.destroy() };
}
