import type { DocumentBuilder } from "../document-builder.ts";
import { parseHtmlDocument, textOf } from "../html/dom.ts";
import { writeHtmlBlocks } from "../html/write-blocks.ts";
import { writePlain } from "./write-plain.ts";
import { writeAttachment, type Attachment } from "./attachments.ts";

/** A message, its people as they are to be read; empty where it does not say. */
export interface Mail {
  readonly subject: string;
  readonly from: string;
  readonly to: string;
  readonly cc: string;
  readonly bcc?: string;
  /** Where answers go, if not to its writer. */
  readonly reply_to?: string;
  readonly date: string;
  readonly text: string;
  /** Read where the text is missing or lacks most of its words. */
  readonly html: string;
  readonly attached: readonly Attachment[];
}

/** A message goes below the headings of what it stands in: a mailbox, or the message that it is attached to. */
export interface MailPlace {
  readonly isPart?: boolean;
}

/** Writes subject, who wrote to whom and when, what the message says, and the texts that are attached to it. */
export async function writeMail(
  builder: DocumentBuilder,
  mail: Mail,
  signal: AbortSignal,
  { isPart = false }: MailPlace = {},
): Promise<void> {
  if (mail.subject && isPart) builder.block("heading", mail.subject, { level: 1 });
  else if (mail.subject) builder.block("title", mail.subject);
  const { from: From, to: To, cc: Cc, bcc: Bcc = "", reply_to = "", date } = mail;
  const names = mail.attached.map(({ name }) => name).join(", ");
  const lines = { From, To, Cc, Bcc, "Reply to": reply_to, Date: date, Attachments: names };
  // A paragraph each: lines of one paragraph are shown, and quoted, as one.
  for (const [name, value] of Object.entries(lines)) if (value !== "") builder.block("paragraph", `${name}: ${value}`);
  const page = mail.html === "" ? null : await parseHtmlDocument(mail.html, async () => signal.throwIfAborted());
  if (page && lacksWords(mail.text, textOf(page))) writeHtmlBlocks(builder, page);
  else writePlain(builder, mail.text.replaceAll("\r\n", "\n"));
  const unread: string[] = [];
  for (const one of mail.attached) if (!(await writeAttachment(builder, one, signal))) unread.push(one.name);
  if (unread.length > 0) builder.warn(`Attachments were not read: ${unread.slice(0, 20).join(", ")}.`);
}

/** Whether a text lacks most words of the page that it is sent with: it only says that there is one, or nothing at all. */
function lacksWords(text: string, page: string): boolean {
  const said = new Set(wordsOf(text));
  const own = wordsOf(page);
  return said.size === 0 || own.filter((word) => said.has(word)).length < own.length / 2;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
