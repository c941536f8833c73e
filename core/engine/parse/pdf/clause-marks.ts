import type { BodyStyle } from "./body-style.ts";
import { isBullet, lineLength, lineText, type Line } from "./lines.ts";
import { hasLetters, kindOf, makeRows } from "./tables/cells.ts";

/** "4.1", "(a)", "iv.", "§ 3": what stands in front of a clause or an item, apart from its text. */
const MARK =
  /^(?:\(?\p{N}{1,3}[.)]|\(?\p{N}{1,3}(?:\.\p{N}{1,3}){1,3}[.)]?|\(?\p{L}[.)]|\(?[ivxlc]{1,5}[.)]|§ ?\p{N}{1,3}[a-z]?)$/iu;

/** Times the size of the text that a mark stands in front of it at most. */
const FARTHEST = 6;
/** Characters of a text behind a mark, and of one with more cells in its row: those of tables are mostly shorter. */
const SHORTEST = 12;
const SHORTEST_AMONG_CELLS = 30;
/** Of a text behind a bullet that nothing else stands level with. */
const SHORTEST_ITEM = 3;

/** A mark or a bullet and the text behind it, which a tab parts, are one line; the lines below begin where that text does. */
export function joinMarks(lines: readonly Line[], body: Pick<BodyStyle, "font">): Line[] {
  const joined = new Map<Line, Line>();
  const marks = new Set<Line>();
  const rows = makeRows(lines).map((row) => row.lines.toSorted((a, b) => a.x - b.x));
  const isNumbered = rows.map((cells) => beginsHeading(cells, body));
  for (const [index, cells] of rows.entries()) {
    // Numbers before words below each other are rows of a table.
    const isHeading = isNumbered[index] === true && !isNumbered[index - 1] && isNumbered[index + 1] !== true;
    cells.forEach((mark, at) => {
      const text = cells[at + 1];
      if (!text || text.rtl || text.x - mark.right > text.size * FARTHEST) return;
      const isOfItem = isBullet(lineText(mark));
      // "56.89" behind "2.00" is the last value of a row.
      if (!isOfItem && cells.slice(0, at).some((before) => kindOf(lineText(before)) === "number")) return;
      if (!isOfItem && !MARK.test(lineText(mark)) && !isHeading && !isOfNote(mark, text)) return;
      const least = cells.length > 2 ? SHORTEST_AMONG_CELLS : isOfItem || isHeading ? SHORTEST_ITEM : SHORTEST;
      if (lineLength(text) < least || !hasLetters(lineText(text))) return;
      marks.add(mark);
      joined.set(text, behind(mark, text));
    });
  }
  return marks.size === 0 ? [...lines] : lines.flatMap((line) => (marks.has(line) ? [] : [joined.get(line) ?? line]));
}

/** "2" before a heading, which has another font than the running text and its size. */
function beginsHeading([mark, text, ...others]: readonly Line[], body: Pick<BodyStyle, "font">): boolean {
  if (!mark || !text || others.length > 0 || !/^\p{N}{1,2}[.)]?$/u.test(lineText(mark))) return false;
  return text.font !== body.font && Math.abs(mark.size - text.size) < 0.1;
}

/** The small number of a note, close to its text. */
const isOfNote = (mark: Line, text: Line): boolean =>
  /^\p{N}{1,3}$/u.test(lineText(mark)) && mark.size < text.size * SMALL && text.x - mark.right < text.size;

/** Of the size of a note, how large its number is at most. */
const SMALL = 0.92;

const behind = (mark: Line, text: Line): Line => ({
  ...text,
  // The block that the tags give the text is that of its mark, too.
  pieces: [...mark.pieces.map((piece) => ({ ...piece, block: text.pieces[0]?.block ?? piece.block })), ...text.pieces],
  x: mark.x,
  y: Math.min(mark.y, text.y),
  bottom: Math.max(mark.bottom, text.bottom),
  isMarked: true,
});
