import type { GuidePhrases } from "../languages/guide/phrases.ts";
import { pageOf } from "../pages.ts";
import type { Block, ParsedDocument } from "../parsed-document.ts";
import type { GuideHeading } from "./guide.ts";
import { withoutMarks } from "./plain-words.ts";

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

interface OutlineOptions {
  readonly title: string | null;
  readonly phrases: GuidePhrases | undefined;
  readonly most: number;
}

/** The highest two levels that have more than one heading between them, at most `most`. */
export function outlineOf(
  sections: readonly Section[],
  { title, phrases, most }: OutlineOptions,
): readonly GuideHeading[] {
  const own = sections
    .map((section) => ({ ...section, text: withoutMarks(section.text) }))
    .filter(({ text }) => isTelling(text, phrases) && text.toLowerCase() !== title?.toLowerCase());
  const levels = [...new Set(own.map(({ level }) => level))].sort((a, b) => a - b);
  const deepest = levels.find((level) => own.filter((other) => other.level <= level).length >= 3) ?? levels.at(-1) ?? 0;
  const seen = new Set<string>();
  return own
    .filter(({ level, text }) => level <= deepest && !seen.has(text) && seen.add(text))
    .slice(0, most)
    .map(({ text, start, end, page }) => ({ text, start, end, page }));
}

/** No address, number of a form, or part that every document has. */
const isTelling = (text: string, phrases: GuidePhrases | undefined): boolean =>
  /\p{L}{3}|\p{Lo}{2}/u.test(text) && !ADDRESS.test(text) && !phrases?.pageParts?.test(text.replace(/[.:]$/u, ""));

const ADDRESS = /\p{N}{5}|^\p{Lu}{1,2}\p{N}{1,2} \p{N}\p{Lu}{2}$|^\p{L}+ \p{N}+\.\p{N}+\.?$|@|https?:/u;

export const oneLine = ({ text }: ParsedDocument, { start, end }: Pick<Block, "start" | "end">): string =>
  text.slice(start, end).replace(/\s+/gu, " ").trim();
