import { DocumentError } from "../../parsed-document.ts";
import { decodeTextFile, declaredCharset } from "../decode-text.ts";
import { rowsOfCsv } from "../csv/parse-csv.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { parseHtmlDocument } from "../html/dom.ts";
import { writeHtmlBlocks } from "../html/write-blocks.ts";
import { writeSheet } from "../spreadsheet/write-sheet.ts";
import { eventsIn } from "./calendar.ts";
import { writePlain } from "./write-plain.ts";

/** What is attached to a message. */
export interface Attachment {
  /** Of its file, or else its media type. */
  readonly name: string;
  /** Media type in small letters, without parameters; empty where the message does not say. */
  readonly media: string;
  readonly content: Uint8Array;
  /** Writes an attached message. */
  readonly write?: (builder: DocumentBuilder) => Promise<void>;
}

/** Texts are read with the message that they came with; other files are added by themselves. */
const TEXTS = [
  ["html", "text/html", /\.html?$/iu],
  ["csv", "text/csv", /\.csv$/iu],
  ["calendar", "text/calendar", /\.ics$/iu],
  ["plain", "text/plain", /\.txt$/iu],
  ["plain", "text/markdown", /\.md$/iu],
] as const;

/** Writes an attachment below its name; whether it is one that is read. */
export async function writeAttachment(
  builder: DocumentBuilder,
  { name, media, content, write }: Attachment,
  signal: AbortSignal,
): Promise<boolean> {
  if (write) {
    await write(builder);
    return true;
  }
  const [kind] = TEXTS.find(([, type, ending]) => type === media || ending.test(name)) ?? [];
  const text = kind === undefined ? null : textIn(content);
  if (text === null) return false;
  builder.block("heading", name, { level: 2 });
  if (kind === "html") writeHtmlBlocks(builder, await parseHtmlDocument(text, async () => signal.throwIfAborted()));
  else if (kind === "csv") writeSheet(builder, rowsOfCsv(text), name);
  else if (kind === "calendar") for (const event of eventsIn(text)) builder.block("paragraph", event);
  else writePlain(builder, text);
  return true;
}

/** Null for a file that is named as a text and is none. */
function textIn(content: Uint8Array): string | null {
  try {
    return decodeTextFile(content, declaredCharset(content));
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}
