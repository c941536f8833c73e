import type { FormatParser } from "../context.ts";
import { declaredCharset } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { openContainer, type Container } from "../office/open-container.ts";
import { DocumentError } from "../../parsed-document.ts";
import type { Attachment } from "./attachments.ts";
import { encodingOf, PROPERTY, readProperties, type MsgProperties } from "./msg-properties.ts";
import { mailDate } from "./mail-date.ts";
import { writeMail } from "./write-mail.ts";

/** Recipients and attachments of one message that are looked for. */
const MOST = 500;

/** A message as Outlook saves it (MS-OXMSG): subject, who wrote to whom and when, and what it says; attachments by name. */
export const parseMsg: FormatParser = async (bytes, { signal }) => {
  const container = openContainer(bytes);
  const first = readProperties(container, "");
  if (!first) throw new DocumentError("This file is not an Outlook message.");
  const codePage = first.number(PROPERTY.messageCodePage) ?? first.number(PROPERTY.internetCodePage);
  const encoding = encodingOf(codePage);
  const mail = readProperties(container, "", encoding) ?? first;
  const recipients = parts(container, "recip", encoding);
  const attached = parts(container, "attach", encoding).map((part): Attachment => {
    const name = part.text(PROPERTY.attachmentLongName) || part.text(PROPERTY.attachmentName) || "without a name";
    const content = part.binary(PROPERTY.attachmentData) ?? new Uint8Array();
    return { name, media: part.text(PROPERTY.attachmentMedia).toLowerCase(), content };
  });
  const subject = mail.text(PROPERTY.subject);
  const text = mail.text(PROPERTY.body);
  const html = htmlOf(mail);
  const builder = createDocumentBuilder();
  await writeMail(
    builder,
    {
      subject,
      from: person(mail.text(PROPERTY.senderName), mail.text(PROPERTY.senderSmtp) || mail.text(PROPERTY.senderAddress)),
      to: people(recipients, (type) => type !== CC && type !== BCC),
      cc: people(recipients, (type) => type === CC),
      date: mailDate(mail.time(PROPERTY.submitted) || mail.time(PROPERTY.delivered)),
      text,
      html,
      attached,
    },
    signal,
  );
  if (text.trim() === "" && html === "")
    builder.warn("This message keeps its text as Rich Text only, which was not read; only its head was.");
  return builder.finish({ title: subject || null, properties: { attachments: attached.map(({ name }) => name) } });
};

function htmlOf(mail: MsgProperties): string {
  const bytes = mail.binary(PROPERTY.html);
  if (!bytes) return mail.text(PROPERTY.html);
  const codePage = mail.number(PROPERTY.internetCodePage);
  return new TextDecoder(codePage === undefined ? declared(bytes) : encodingOf(codePage)).decode(bytes);
}

function declared(bytes: Uint8Array): string {
  try {
    return new TextDecoder(declaredCharset(bytes)).encoding;
  } catch {
    return "utf-8";
  }
}

/** Kinds of recipients (MS-OXOMSG, 2.2.3.1). */
const [CC, BCC] = [2, 3];

function parts(container: Container, kind: "recip" | "attach", encoding: string): MsgProperties[] {
  const found: MsgProperties[] = [];
  for (let index = 0; index < MOST; index++) {
    const number = index.toString(16).toUpperCase().padStart(8, "0");
    const part = readProperties(container, `__${kind}_version1.0_#${number}/`, encoding);
    if (!part) break;
    found.push(part);
  }
  return found;
}

function people(recipients: readonly MsgProperties[], fits: (type: number | undefined) => boolean): string {
  return recipients
    .filter((recipient) => fits(recipient.number(PROPERTY.recipientType)))
    .map((one) => person(one.text(PROPERTY.displayName), one.text(PROPERTY.smtpAddress) || one.text(PROPERTY.address)))
    .join(", ");
}

/** Addresses within an Exchange server begin with a slash and say nothing to a reader. */
function person(name: string, address: string): string {
  const known = address.includes("@") ? address : "";
  return name && known && name !== known ? `${name} <${known}>` : name || known;
}
