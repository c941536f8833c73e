import { isBullet, lineLength, lineText, type Line } from "./lines.ts";
import { hasLetters, makeRows } from "./tables/cells.ts";

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
export function joinMarks(lines: readonly Line[]): Line[] {
  const joined = new Map<Line, Line>();
  const marks = new Set<Line>();
  for (const row of makeRows(lines)) {
    const cells = row.lines.toSorted((a, b) => a.x - b.x);
    cells.forEach((mark, at) => {
      const text = cells[at + 1];
      if (!text || text.rtl || text.x - mark.right > text.size * FARTHEST) return;
      const isOfItem = isBullet(lineText(mark));
      if (!isOfItem && !MARK.test(lineText(mark))) return;
      const least = cells.length > 2 ? SHORTEST_AMONG_CELLS : isOfItem ? SHORTEST_ITEM : SHORTEST;
      if (lineLength(text) < least || !hasLetters(lineText(text))) return;
      marks.add(mark);
      joined.set(text, behind(mark, text));
    });
  }
  return marks.size === 0 ? [...lines] : lines.flatMap((line) => (marks.has(line) ? [] : [joined.get(line) ?? line]));
}

const behind = (mark: Line, text: Line): Line => ({
  ...text,
  pieces: [...mark.pieces, ...text.pieces],
  x: mark.x,
  y: Math.min(mark.y, text.y),
  bottom: Math.max(mark.bottom, text.bottom),
  isMarked: true,
});
