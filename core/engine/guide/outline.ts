import { pageOf } from "../pages.ts";
import type { Block, ParsedDocument } from "../parsed-document.ts";
import type { GuideHeading } from "./guide.ts";

/** Of a heading that is shown, UTF-16 characters. */
const LONGEST = 120;

export interface Section extends GuideHeading {
  readonly level: number;
  /** Where the text under it ends: at the next heading of any level. */
  readonly until: number;
}

/** Every heading with the text under it, in the order of the document. */
export function sectionsOf(document: ParsedDocument): readonly Section[] {
  const headings = document.blocks.filter(({ kind }) => kind === "heading" || kind === "title");
  return headings.flatMap((block, index) => {
    const text = oneLine(document, block);
    if (text === "" || text.length > LONGEST || !/\p{L}{2}/u.test(text)) return [];
    const { start, end, level = 0 } = block;
    const until = headings[index + 1]?.start ?? document.text.length;
    return [{ text, start, end, until, level, page: block.page ?? pageOf(document.pages, start) }];
  });
}

/** The highest two levels that have more than one heading between them, at most `most`. */
export function outlineOf(sections: readonly Section[], title: string | null, most: number): readonly GuideHeading[] {
  const own = sections.filter(({ text }) => text.toLowerCase() !== title?.toLowerCase());
  const levels = [...new Set(own.map(({ level }) => level))].sort((a, b) => a - b);
  const deepest = levels.find((level) => own.filter((other) => other.level <= level).length >= 3) ?? levels.at(-1) ?? 0;
  const seen = new Set<string>();
  return own
    .filter(({ level, text }) => level <= deepest && !seen.has(text) && seen.add(text))
    .slice(0, most)
    .map(({ text, start, end, page }) => ({ text, start, end, page }));
}

export const oneLine = ({ text }: ParsedDocument, { start, end }: Pick<Block, "start" | "end">): string =>
  text.slice(start, end).replace(/\s+/gu, " ").trim();
