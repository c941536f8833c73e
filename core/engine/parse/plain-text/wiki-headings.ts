/** "== Opening hours ==", with as many signs behind it as before it. */
const HEADING = /^(={1,6})[^\S\n]+(\S[^\n]*?)[^\S\n]+\1[^\S\n]*$/gmu;
const LEAST = 2;

/**
 * Plain text with the headings of wikis marked as those of Markdown. In MediaWiki more signs are a lower heading; where the
 * first heading has the most, as in DokuWiki and Zim, fewer are.
 */
export function withWikiHeadings(text: string): string {
  const signs = [...text.matchAll(HEADING)].map(([, own = ""]) => own.length);
  if (signs.length < LEAST) return text;
  const kinds = [...new Set(signs)].toSorted((a, b) => a - b);
  const levels = signs[0] === kinds.at(-1) ? kinds.toReversed() : kinds;
  return text.replaceAll(
    HEADING,
    (_, own: string, heading: string) => `\n${"#".repeat(levels.indexOf(own.length) + 1)} ${heading}\n`,
  );
}
