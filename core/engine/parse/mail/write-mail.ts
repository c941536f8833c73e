import { alignedParts } from "../aligned-tables.ts";
import type { DocumentBuilder } from "../document-builder.ts";
import { parseHtmlDocument } from "../html/dom.ts";
import { writeHtmlBlocks } from "../html/write-blocks.ts";

/** A message, its people as they are to be read; empty where it does not say. */
export interface Mail {
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly cc: string;
  readonly date: string;
  readonly text: string;
  /** Read where there is no text. */
  readonly html: string;
  /** Names of attachments. */
  readonly attached: readonly string[];
}

/** Writes subject, who wrote to whom and when, and what the message says; attachments are named in a warning. */
export async function writeMail(builder: DocumentBuilder, mail: Mail, signal: AbortSignal): Promise<void> {
  if (mail.subject) builder.block("title", mail.subject);
  const lines = [
    ["From", mail.from],
    ["To", mail.to],
    ["Cc", mail.cc],
    ["Date", mail.date],
  ].filter(([, value]) => value !== "");
  if (lines.length > 0) builder.block("paragraph", lines.map(([name, value]) => `${name}: ${value}`).join("\n"));
  if (mail.text.trim())
    for (const part of alignedParts(mail.text.replaceAll("\r\n", "\n"))) {
      if ("grid" in part) builder.table(part.grid);
      else for (const paragraph of part.text.split(/\n[ \t]*\n\s*/)) builder.block("paragraph", paragraph);
    }
  else if (mail.html) writeHtmlBlocks(builder, await parseHtmlDocument(mail.html, async () => signal.throwIfAborted()));
  if (mail.attached.length > 0) builder.warn(`Attachments were not read: ${mail.attached.slice(0, 20).join(", ")}.`);
}
