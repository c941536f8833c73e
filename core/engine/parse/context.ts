import type { Progress } from "../engine.ts";
import type { RecognisedPage } from "../ocr/recognised-page.ts";
import type { ParsedDocument } from "../parsed-document.ts";

/** Fetches a file pdf.js needs at run time: "cmaps/…", "standard_fonts/…", "wasm/…", as in the pdfjs-dist package. */
export type ParseAssets = (name: string) => Promise<Uint8Array>;

export interface ParseContext {
  readonly assets: ParseAssets;
  readonly report: (progress: Progress) => void;
  readonly signal: AbortSignal;
  /** Opens the file where it is encrypted. */
  readonly password?: string | undefined;
  /** What text recognition found on pages of this file; they are read with it. None where left out. */
  readonly recognised?: readonly RecognisedPage[];
}

/** Reads one format. Throws `DocumentError` for what its owner must know; anything else thrown means a damaged file. */
export type FormatParser = (bytes: Uint8Array<ArrayBuffer>, context: ParseContext) => Promise<ParsedDocument>;
