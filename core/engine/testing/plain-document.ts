import type { ParsedDocument } from "../parsed-document.ts";

/** An English text as a parser gives it that found nothing in it, but for what the caller says it found. */
export const plainDocument = (text: string, found: Partial<ParsedDocument> = {}): ParsedDocument => ({
  text,
  blocks: [],
  pages: [],
  links: [],
  tables: [],
  title: null,
  language: "en",
  warnings: [],
  properties: {},
  runs: null,
  ...found,
});
