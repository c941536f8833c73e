import { isText, lineText, type Line } from "./lines.ts";

const MARGIN = 0.1;
/** The same for the outermost line of a page: TeX prints the number of an article's page at 85 % of its height. */
const WIDE_MARGIN = 0.2;
const SHORTEST_RUN = 3;
/** Share of a page's height at its very edge, where browsers print date, title, address and number. */
const EDGE = 0.035;

export interface LaidOutPage {
  readonly lines: readonly Line[];
  readonly height: number;
  /** Whether a line is the heading of another page, as the bookmarks tell. */
  readonly isOfOtherPage?: (text: string) => boolean;
}

/**
 * Running headers, footers and page numbers, to be left out: lines in the upper or lower tenth, or the outermost apart from
 * the text, that stand at one height on at least three pages, a sixth of those given, and read alike but for their numbers.
 * Titles of chapters stand at one height and are repeated on some pages each; what stands beside them is the title of a
 * section. A line there that the bookmarks know as the heading of another page is one wherever it stands. At the very edge of
 * the page two pages are enough, where there are no more.
 */
export function findFurniture(pages: readonly LaidOutPage[]): Set<Line> {
  const edges = pages.flatMap(({ lines, height, isOfOtherPage }, page) => {
    const texts = lines.filter(isText);
    const baselines = texts.map(({ baseline }) => baseline);
    const outermost = {
      top: baselines.reduce((a, b) => Math.min(a, b), Infinity),
      bottom: baselines.reduce((a, b) => Math.max(a, b), 0),
    };
    return texts.flatMap((line): Edge[] => {
      const side = line.bottom < height * WIDE_MARGIN ? "top" : line.y > height * (1 - WIDE_MARGIN) ? "bottom" : null;
      if (side === null || lineText(line).length > LONGEST) return [];
      const own = isApart(line, texts, side, outermost[side]);
      const isAtEdge = side === "top" ? line.bottom < height * MARGIN : line.y > height * (1 - MARGIN);
      if (!isAtEdge && !own) return [];
      const isKnown = own && isOfOtherPage?.(lineText(line)) === true;
      const isAtVeryEdge = line.bottom < height * EDGE || line.y > height * (1 - EDGE);
      return [{ isAtVeryEdge, line, page, place: `${side} ${Math.round(line.baseline / 4)}`, isApart: own, isKnown }];
    });
  });
  const bySignature = Map.groupBy(edges, ({ place, line }) => `${place} ${signatureOf(line)}`);
  const byHeight = Map.groupBy(edges, ({ place }) => place);
  const isRunning = (group: readonly Edge[]): boolean =>
    (pagesOf(group) >= SHORTEST_RUN && pagesOf(group) >= pages.length / 6) ||
    (pages.length > 1 && pagesOf(group) === pages.length && group.every(({ isAtVeryEdge }) => isAtVeryEdge));
  const titles = [...byHeight.values()].flatMap((group) => {
    const byTitle = Map.groupBy(group, titleOf);
    const repeated = group.filter((edge) => edge.isApart && pagesOf(byTitle.get(titleOf(edge)) ?? []) > 1);
    if (!isRunning(repeated) || pagesOf(repeated) < pagesOf(group) * REPEATED) return [];
    const running = new Set(repeated.map(({ page }) => page));
    return group.filter(({ page, isApart: own }) => own && running.has(page));
  });
  const known = edges.filter(({ isKnown }) => isKnown);
  return new Set([...[...bySignature.values()].filter(isRunning).flat(), ...titles, ...known].map(({ line }) => line));
}

interface Edge {
  readonly line: Line;
  readonly page: number;
  readonly isAtVeryEdge: boolean;
  /** Side and height on the page. */
  readonly place: string;
  /** Whether there is more room between it and the text than lines have. */
  readonly isApart: boolean;
  readonly isKnown: boolean;
}

/** Characters of a line that may run through a document. */
const LONGEST = 160;
/** Share of the pages on which the line at one height is also found on another page: text is seldom repeated. */
const REPEATED = 0.6;
/** Times its size that a running title keeps from the text. */
const ROOM = 0.7;

const signatureOf = (line: Line): string =>
  lineText(line)
    .toLowerCase()
    .replace(/\d+|\b[ivxlc]+\b/g, "#");

/** The same on each page of a section. A number that grows with the pages is that of the page: "Chapter 3: Shells 57". */
const titleOf = ({ line, page }: Edge): string =>
  lineText(line).replace(/^\d+(?=\s)|(?<=\s)\d+$/u, (number) => `#${Number(number) - page}`);

const pagesOf = (group: readonly Edge[]): number => new Set(group.map(({ page }) => page)).size;

/** A title above or below other text, which no full stop ends. */
function isApart(line: Line, lines: readonly Line[], side: "top" | "bottom", outermost: number): boolean {
  if (Math.abs(line.baseline - outermost) >= line.size / 2) return false;
  const others = lines.filter((other) => Math.abs(other.baseline - line.baseline) >= line.size / 2);
  const isSentence = /(?<!\.)[.。]["”’»)]*$/u.test(lineText(line));
  if (others.length === 0 || isSentence) return false;
  return others.every((other) => {
    const room = side === "top" ? other.y - line.bottom : line.y - other.bottom;
    return room >= ROOM * line.size;
  });
}
