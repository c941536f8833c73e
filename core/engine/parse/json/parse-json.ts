import type { FormatParser } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { DocumentError } from "../../parsed-document.ts";
import { messageOf } from "#core/storage/message-of.ts";

/** The JSON, indented so that a person can read it. */
export const parseJson: FormatParser = async (bytes) => {
  const builder = createDocumentBuilder();
  builder.block("code", JSON.stringify(parse(decodeTextFile(bytes)), null, 2));
  return builder.finish();
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    throw new DocumentError(`This file is not valid JSON: ${messageOf(error)}`, { cause: error });
  }
}
