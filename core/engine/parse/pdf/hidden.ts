import type { PDFPageProxy } from "pdfjs-dist";
import type { Piece } from "./page-text.ts";
export async function withoutHidden(_page: PDFPageProxy, pieces: Piece[]): Promise<Piece[]> {
  return pieces;
}
