import PostalMime, { type Address, type Email } from "postal-mime";
import type { FormatParser } from "../context.ts";
import { decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder, type DocumentBuilder } from "../document-builder.ts";
import type { Attachment } from "./attachments.ts";
import { mailDate } from "./mail-date.ts";
import { messagesIn } from "./mailbox.ts";
import { writeMail, type MailPlace } from "./write-mail.ts";

/** Messages in messages in a message. */
const DEEPEST = 5;

/** An e-mail, or a mailbox of several: subject, who wrote to whom and when, what it says, and texts that are attached. */
export const parseEml: FormatParser = async (bytes, { signal, report }) => {
  const messages = messagesIn(bytes);
  const builder = createDocumentBuilder();
  let title: string | null = null;
  const names: string[] = [];
  for (const [at, message] of messages.entries()) {
    signal.throwIfAborted();
    report({ phase: "reading", done: at, total: messages.length, unit: "pages" });
    const isPart = messages.length > 1;
    const { mail, attached } = await writeMessage({ builder, signal, depth: 0 }, message, { isPart });
    names.push(...attached.map(({ name }) => name));
    if (!isPart) title = mail.subject ?? null;
  }
  return builder.finish({ title, properties: { attachments: names } });
};

interface Reading {
  readonly builder: DocumentBuilder;
  readonly signal: AbortSignal;
  /** Messages that this one is in. */
  readonly depth: number;
}

async function writeMessage(
  { builder, signal, depth }: Reading,
  bytes: Uint8Array<ArrayBuffer>,
  place: MailPlace,
): Promise<{ readonly mail: Email; readonly attached: readonly Attachment[] }> {
  const mail = await readMessage(bytes);
  const { subject = "", text = "", html = "" } = mail;
  const date = mailDate(mail.date ?? "", mail.headers.find(({ key }) => key === "date")?.value);
  // What a page shows with its text has no name; what has one is a file.
  const attached = mail.attachments
    .filter(
      ({ filename, related, mimeType }) =>
        filename || (!related && mimeType !== "text/css") || mimeType === "message/rfc822",
    )
    .map(({ filename, mimeType, content }): Attachment => {
      const own = new Uint8Array(content as ArrayBuffer);
      const isMessage = mimeType === "message/rfc822" && depth < DEEPEST;
      return {
        name: filename || (isMessage ? "message" : mimeType),
        media: mimeType,
        content: own,
        ...(isMessage && {
          write: async () => {
            await writeMessage({ builder, signal, depth: depth + 1 }, own, { isPart: true });
          },
        }),
      };
    });
  const from = mail.from ? people([mail.from]) : "";
  const who = { from, to: people(mail.to), cc: people(mail.cc), bcc: people(mail.bcc) };
  const answers = people(mail.replyTo);
  const reply_to = answers === from ? "" : answers;
  await writeMail(builder, { subject, ...who, reply_to, date, text, html, attached }, signal, place);
  return { mail, attached };
}

/** A part that does not say how its letters are written is taken for UTF-8; where it is not, the file's bytes decide. */
async function readMessage(bytes: Uint8Array<ArrayBuffer>): Promise<Email> {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 64 });
  if (!isGarbled(mail)) return mail;
  const again = await PostalMime.parse(new TextEncoder().encode(decodeTextFile(bytes)), { maxNestingDepth: 64 });
  return isGarbled(again) ? mail : again;
}

const isGarbled = ({ text = "", html = "", subject = "" }: Email): boolean =>
  `${subject}${text}${html}`.includes("\ufffd");

function people(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((address) => ("group" in address && address.group ? address.group : [address]))
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name)))
    .join(", ");
}
