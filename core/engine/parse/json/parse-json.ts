import type { FormatParser } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { messageOf } from "#core/storage/message-of.ts";

/**
 * The JSON, indented so that a person can read it; also a file with one value on each line. One with comments, or that is
 * damaged, is read as it is.
 */
export const parseJson: FormatParser = async (bytes) => {
  const text = decodeTextFile(bytes).replace(/^\ufeff/, "");
  const builder = createDocumentBuilder();
  const { value, error = "" } = parse(text);
  builder.block("code", error === "" ? JSON.stringify(value, null, 2) : text);
  if (error !== "") builder.warn(`This file is not valid JSON and was read as text: ${error}`);
  return builder.finish();
};

function parse(text: string): { readonly value?: unknown; readonly error?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const values = valuesOfLines(text);
    return values ? { value: values } : { error: messageOf(error) };
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
