import type { FormatParser } from "../parse/context.ts";
import { decodeTextFile } from "../parse/decode-text.ts";
import { createDocumentBuilder } from "../parse/document-builder.ts";
import { DocumentError } from "../parsed-document.ts";

/** Paragraphs are what blank lines separate. */
export const readPlain: FormatParser = async (bytes) => {
  const builder = createDocumentBuilder();
  for (const paragraph of decodeTextFile(bytes).split(/\n[ \t]*\n\s*/)) builder.block("paragraph", paragraph);
  return builder.finish();
};

/** The JSON, indented so that a person can read it. */
export const readJson: FormatParser = async (bytes) => {
  const builder = createDocumentBuilder();
  builder.block("code", JSON.stringify(parse(decodeTextFile(bytes)), null, 2));
  return builder.finish();
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new DocumentError(`This file is no valid JSON: ${(error as Error).message}`, { cause: error });
  }
}
