import { HARD_BREAK } from "./label-lines.ts";
import { mapParagraphs } from "./paragraphs.ts";

/** "# Sort by date": a heading in Markdown, a remark in settings and scripts. */
const NUMBER_SIGN = /^ {0,3}(#{1,6})(?=\s)/u;
const UNDERLINE = /^ {0,3}(?:-{2,}|={2,})\s*$/u;
/** What a text begins with: a capital, a number, a quotation mark, or the sign of an item. */
const BEGINS_TEXT = /^\s*(?:["'“‘«(]?(?:[\p{Lu}\p{Lo}]|\p{N}+[.)]?\s+\p{L})|[-*+•]\s)/u;

/** What a typist puts before an item, and Markdown does not know. */
const BULLET = /^([^\S\n]*)[•‣▪◦●○■∙·]\s+(?=\S)/gmu;

/** Plain text with the bullets of its lists as Markdown has them. */
export const withKnownBullets = (text: string): string => text.replace(BULLET, "$1- ");

/**
 * Plain text without what Markdown alone takes for marks: "#" before remarks in lines of settings, and rules below several lines,
 * which would make a heading of all of them.
 */
export function withoutFalseMarks(text: string): string {
  if (!/^ {0,3}#{1,6}\s|^ {0,3}(?:--|==)/mu.test(text)) return text;
  return mapParagraphs(text, (part) => plain(part.split("\n")));
}

function plain(lines: readonly string[]): string {
  const isRemark = lines.map((_, at) => isRemarkAt(lines, at));
  const hasRemarks = isRemark.includes(true);
  const kept = lines.map((line, at) => {
    if (isRemark[at] === true) return line.replace(/#/u, "\\#");
    // The rule stands in another paragraph.
    return at > 1 && UNDERLINE.test(line) ? `\n${line}\n` : line;
  });
  return kept.map((line, at) => (hasRemarks && at < lines.length - 1 ? line + HARD_BREAK : line)).join("\n");
}

/** One that stands alone, or above a text or a deeper heading, is a heading. */
function isRemarkAt(lines: readonly string[], at: number): boolean {
  const signs = signsOf(lines[at]);
  if (signs === 0) return false;
  const [above, below] = [lines[at - 1], lines[at + 1]];
  if (below === undefined) return above !== undefined && signsOf(above) === signs;
  return signsOf(below) > 0 ? signsOf(below) <= signs : !BEGINS_TEXT.test(below);
}

const signsOf = (line = ""): number => NUMBER_SIGN.exec(line)?.[1]?.length ?? 0;
