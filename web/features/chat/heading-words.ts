import type { Range } from "./markdown.ts";

/** A line above quotes as plain words: without the colon at its end, and without the signs of Markdown. */
export const headingWords = (source: string, { from, to }: Range): string =>
  source
    .slice(from, to)
    .replace(/[:：]$/u, "")
    .replaceAll(/(?<!\\)\*{1,2}|\\(?=[\\`*_[\]<>|~$&#+.)=-])/gu, "");
