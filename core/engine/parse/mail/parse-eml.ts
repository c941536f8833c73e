import PostalMime, { type Address } from "postal-mime";
import type { FormatParser } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { mailDate } from "./mail-date.ts";
import { writeMail } from "./write-mail.ts";

/** An e-mail: subject, who wrote to whom and when, and what it says; attachments by name. */
export const parseEml: FormatParser = async (bytes, { signal }) => {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 64 });
  const builder = createDocumentBuilder();
  const { subject = "", text = "", html = "" } = mail;
  const date = mailDate(mail.date ?? "", mail.headers.find(({ key }) => key === "date")?.value);
  const attached = mail.attachments.map(({ filename, mimeType }) => filename ?? mimeType);
  const who = { from: mail.from ? people([mail.from]) : "", to: people(mail.to), cc: people(mail.cc) };
  await writeMail(builder, { subject, ...who, date, text, html, attached }, signal);
  return builder.finish({ title: mail.subject ?? null, properties: { attachments: attached } });
};

function people(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((address) => ("group" in address && address.group ? address.group : [address]))
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name)))
    .join(", ");
}
