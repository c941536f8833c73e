import { isFailedImport } from "../code-unavailable.ts";
import { withoutListedHeadings } from "../contents-list.ts";
import type { DocumentType } from "../formats.ts";
import { DocumentError, PasswordNeeded, UnreadableFile, type ParsedDocument } from "../parsed-document.ts";
import type { FormatParser, ParseContext } from "./context.ts";
import { boundFile } from "./large-files.ts";
import { describeTables } from "./describe-tables.ts";
import { withNumberedHeadings } from "./numbered-headings.ts";
import { withQuestionHeadings } from "./question-headings.ts";
import { detectLanguage } from "./language.ts";
import { recogniseType } from "./recognise.ts";
import { chooseTitle } from "./title.ts";

/** Part of the pipeline's name: raised whenever the extracted text of any file may change. */
export const PARSER_VERSION = "31";

export interface ParseRequest {
  readonly type: DocumentType;
  readonly filename: string;
  /** Bytes of the whole file, where only its beginning is given. */
  readonly size?: number;
}

/**
 * Reads a document of any supported type. What the bytes are decides, not the name: a file that is another supported
 * type is read as that, with a warning. Throws `UnreadableFile` with a reason for the owner, and `PasswordNeeded` for an encrypted file; an abort throws the signal's
 * reason. Format readers are loaded when first needed.
 */
export async function parseDocument(
  bytes: Uint8Array,
  { type, size }: ParseRequest,
  context: ParseContext,
): Promise<ParsedDocument> {
  context.signal.throwIfAborted();
  if (bytes.length === 0) throw new UnreadableFile("This file is empty.");
  const own = bytes as Uint8Array<ArrayBuffer>;
  const { as, warning, content = own } = await recogniseType(own, type, context.password).catch(blameFile);
  const { bytes: bounded, warning: cut } = boundFile(content, as, content === own ? size : undefined);
  const parsed = describeTables(await read(bounded, as, context), { areHeadsTold: as === "pdf" });
  if (parsed.text === "" && parsed.warnings.length === 0) throw new UnreadableFile("There is no text in this file.");
  return {
    ...withoutListedHeadings(withQuestionHeadings(withNumberedHeadings(parsed))),
    title: chooseTitle(parsed),
    language: await detectLanguage(parsed),
    warnings: [...[warning, cut].filter((said) => said !== undefined), ...parsed.warnings],
  };
}

async function read(
  bytes: Uint8Array<ArrayBuffer>,
  type: DocumentType,
  context: ParseContext,
): Promise<ParsedDocument> {
  const parse = await loadParser(type);
  try {
    return await parse(bytes, context);
  } catch (error) {
    if (context.signal.aborted || isFailedImport(error)) throw error;
    if (error instanceof DocumentError) return blameFile(error);
    throw new UnreadableFile(
      "This file is damaged and cannot be read. Download or save it again, then add that copy.",
      {
        cause: error,
      },
    );
  }
}

/** What a reader has to say of a file is true of it at every try. */
function blameFile(error: unknown): never {
  if (error instanceof PasswordNeeded) throw error;
  throw error instanceof DocumentError ? new UnreadableFile(error.message, { cause: error }) : error;
}

async function loadParser(type: DocumentType): Promise<FormatParser> {
  switch (type) {
    case "pdf":
      return (await import("./pdf/parse-pdf.ts")).parsePdf;
    case "txt":
      return (await import("./plain-text/parse-plain-text.ts")).parsePlainText;
    case "md":
      return (await import("./markdown/parse-markdown.ts")).parseMarkdown;
    case "html":
      return (await import("./html/parse-html.ts")).parseHtml;
    case "docx":
      return (await import("./docx/parse-docx.ts")).parseDocx;
    case "pptx":
      return (await import("./pptx/parse-pptx.ts")).parsePptx;
    case "doc":
      return (await import("./doc/parse-doc.ts")).parseDoc;
    case "ppt":
      return (await import("./ppt/parse-ppt.ts")).parsePpt;
    case "csv":
    case "tsv":
      return (await import("./csv/parse-csv.ts")).parseCsv;
    case "xlsx":
      return (await import("./spreadsheet/parse-xlsx.ts")).parseXlsx;
    case "ods":
    case "odt":
    case "odp":
      return (await import("./opendocument/parse-opendocument.ts")).parseOpenDocument;
    case "rtf":
      return (await import("./rtf/parse-rtf.ts")).parseRtf;
    case "epub":
      return (await import("./ebook/parse-epub.ts")).parseEpub;
    case "eml":
      return (await import("./mail/parse-eml.ts")).parseEml;
    case "json":
      return (await import("./json/parse-json.ts")).parseJson;
    case "xml":
      return (await import("./xml/parse-xml.ts")).parseXml;
    case "ipynb":
      return (await import("./notebook/parse-ipynb.ts")).parseIpynb;
    case "tex":
      return (await import("./tex/parse-tex.ts")).parseTex;
    case "xls":
      return (await import("./spreadsheet/parse-xls.ts")).parseXls;
    case "msg":
      return (await import("./mail/parse-msg.ts")).parseMsg;
    case "srt":
    case "vtt":
      return (await import("./subtitles/parse-subtitles.ts")).parseSubtitles;
    case "png":
    case "jpg":
    case "webp":
    case "heic":
      return (await import("./image/parse-image.ts")).parseImage;
    case "tiff":
      return (await import("./image/parse-image.ts")).parseTiff;
  }
}
