import type { FormatParser } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { DocumentError } from "../../parsed-document.ts";
import { messageOf } from "#core/storage/message-of.ts";

/** The JSON, indented so that a person can read it; of a file with one value on each line a list of them. */
export const parseJson: FormatParser = async (bytes) => {
  const builder = createDocumentBuilder();
  builder.block("code", JSON.stringify(parse(decodeTextFile(bytes).replace(/^\ufeff/, "")), null, 2));
  return builder.finish();
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const values = valuesOfLines(text);
    if (values) return values;
    throw new DocumentError(`This file is not valid JSON: ${messageOf(error)}`, { cause: error });
  }
}

/** Null where a line is no JSON. */
function valuesOfLines(text: string): readonly unknown[] | null {
  try {
    return text
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line): unknown => JSON.parse(line));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
