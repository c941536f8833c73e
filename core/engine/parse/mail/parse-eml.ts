import PostalMime, { type Address } from "postal-mime";
import type { FormatParser } from "../context.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { parseHtmlDocument } from "../html/dom.ts";
import { writeHtmlBlocks } from "../html/write-blocks.ts";

/** An e-mail: subject, who wrote to whom and when, and what it says; attachments by name. */
export const parseEml: FormatParser = async (bytes, context) => {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 64 });
  const builder = createDocumentBuilder();
  if (mail.subject) builder.block("title", mail.subject);
  const lines = [
    ["From", mail.from ? people([mail.from]) : ""],
    ["To", people(mail.to)],
    ["Cc", people(mail.cc)],
    ["Date", mail.date ?? ""],
  ].filter(([, value]) => value !== "");
  if (lines.length > 0) builder.block("paragraph", lines.map(([name, value]) => `${name}: ${value}`).join("\n"));
  if (mail.text?.trim())
    for (const paragraph of mail.text.split(/\r?\n[ \t]*\r?\n\s*/)) builder.block("paragraph", paragraph);
  else if (mail.html)
    writeHtmlBlocks(builder, await parseHtmlDocument(mail.html, async () => context.signal.throwIfAborted()));
  const attached = mail.attachments.map(({ filename, mimeType }) => filename ?? mimeType);
  if (attached.length > 0) builder.warn(`Attachments were not read: ${attached.slice(0, 20).join(", ")}.`);
  return builder.finish({ title: mail.subject ?? null, properties: { attachments: attached } });
};

function people(addresses: readonly Address[] = []): string {
  return addresses
    .flatMap((address) => ("group" in address && address.group ? address.group : [address]))
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : (address ?? name)))
    .join(", ");
}
