import type { FormatParser, ParseContext } from "../parse/context.ts";
import { detectLanguage } from "../parse/language.ts";
import { parseDocument } from "../parse/parse.ts";
import { chooseTitle } from "../parse/title.ts";
import { DocumentError, type ParsedDocument } from "../parsed-document.ts";
import { isDocumentType, type ExtractType } from "./extract-types.ts";

/** Reads the text of a file. Throws `DocumentError` with a reason for its owner. */
export async function extractText(
  bytes: Uint8Array,
  type: ExtractType,
  filename: string,
  context: ParseContext,
): Promise<ParsedDocument> {
  if (isDocumentType(type)) return parseDocument(bytes, { type, filename }, context);
  if (bytes.length === 0) throw new DocumentError("This file is empty.");
  const parse = await loadReader(type);
  const parsed = await guarded(parse, bytes as Uint8Array<ArrayBuffer>, context);
  if (parsed.text === "") throw new DocumentError("There is no text in this file.");
  return { ...parsed, title: parsed.title ?? chooseTitle(parsed), language: await detectLanguage(parsed) };
}

async function guarded(
  parse: FormatParser,
  bytes: Uint8Array<ArrayBuffer>,
  context: ParseContext,
): Promise<ParsedDocument> {
  try {
    return await parse(bytes, context);
  } catch (error) {
    if (context.signal.aborted || error instanceof DocumentError) throw error;
    throw new DocumentError("This file is damaged and cannot be read.", { cause: error });
  }
}

async function loadReader(
  type: Exclude<ExtractType, "pdf" | "docx" | "doc" | "pptx" | "ppt" | "md" | "html">,
): Promise<FormatParser> {
  switch (type) {
    case "txt":
      return (await import("./read-plain.ts")).readPlain;
    case "json":
      return (await import("./read-plain.ts")).readJson;
    case "csv":
      return (await import("./read-csv.ts")).readCsv;
    case "rtf":
      return (await import("./read-rtf.ts")).readRtf;
    case "xlsx":
      return (await import("./read-xlsx.ts")).readXlsx;
    case "epub":
      return (await import("./read-epub.ts")).readEpub;
    case "eml":
      return (await import("./read-eml.ts")).readEml;
  }
}
