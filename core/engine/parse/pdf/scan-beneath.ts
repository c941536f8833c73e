import type { PDFPageProxy } from "pdfjs-dist";
import { asShown, shownSize, type RecognisedPage } from "../../ocr/recognised-page.ts";
import type { Box } from "./annotations.ts";
import type { Piece } from "./page-text.ts";
import { piecesOf } from "./recognised.ts";
import { tracePage } from "./trace-text.ts";

/** Letters and digits of a stamp, a header or a page number; a page of prose has ten times as many. */
const MOST_LETTERS = 250;

/** Share of the page that the pictures of a scan cover; photos in a text leave room for the text. */
const SCAN_SHARE = 0.6;

/** Whether a page has so little text that it may be a stamp on a scan: only then its pictures are worth looking at. */
export const hasFewLetters = (pieces: readonly Piece[]): boolean =>
  pieces.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0) <= MOST_LETTERS;

/** Whether pictures cover the page as a scan does, and no invisible text says what is on it. */
export async function isScanWithoutText(page: PDFPageProxy): Promise<boolean> {
  // What cannot be painted shows no scan; its text was read before.
  const trace = await tracePage(page).catch(() => null);
  if (!trace) return false;
  const { imageArea, texts } = trace;
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return !texts.some(({ invisible }) => invisible) && imageArea >= (right - left) * (top - bottom) * SCAN_SHARE;
}

/** The text of a page and the words recognised on the scan below it. The page was drawn with its text, which is not repeated. */
export function withScanBeneath(pieces: readonly Piece[], recognised: RecognisedPage): Piece[] {
  const own = pieces.map((piece) => (recognised.turn === 0 ? piece : turnedPiece(recognised, piece)));
  const below = piecesOf(recognised).filter((word) => !own.some((piece) => isOver(piece, word)));
  return [...own, ...below];
}

function turnedPiece(recognised: RecognisedPage, piece: Piece): Piece {
  const box = asRead(recognised, piece);
  return { ...piece, ...box, baseline: box.y + box.height, level: false };
}

/** What lies on the page as it is shown, on the page as it was turned when its text was recognised. */
export function asRead(recognised: RecognisedPage | undefined, box: Box): Box {
  return recognised?.turn ? asShown({ ...recognised, ...shownSize(recognised), turn: 4 - recognised.turn }, box) : box;
}

/** A recognised word is as high as its line, and a piece as its font says: their middles are what lies together. */
function isOver(piece: Box, word: Box): boolean {
  const [x, y] = [word.x + word.width / 2, word.y + word.height / 2];
  const edge = piece.height / 2;
  return (
    x >= piece.x - edge &&
    x <= piece.x + piece.width + edge &&
    y >= piece.y - edge &&
    y <= piece.y + piece.height + edge
  );
}
