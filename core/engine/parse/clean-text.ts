import { withSigns } from "./symbol-font.ts";

/**
 * Keeps the length, so that offsets gathered before stay true: control characters become spaces, lone surrogates U+FFFD, and
 * characters of symbol fonts the signs that they show.
 */
export function cleanText(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const clean = text.toWellFormed().replace(/[\u0000-\u0008\u000b-\u001f\u007f\ufffe\uffff]/g, " ");
  return /[\uf020-\uf0ff]/u.test(clean) ? withSigns(clean) : clean;
}
