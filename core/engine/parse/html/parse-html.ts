import type { ParseContext } from "../context.ts";
import { declaredCharset, decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { createPause } from "../pause.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import { findArticle } from "./article.ts";
import {
  attribute,
  elementsIn,
  firstElement,
  parseHtmlDocument,
  tagOf,
  textOf,
  type Element,
  type Root,
} from "./dom.ts";
import { makeFieldTables } from "./field-pairs.ts";
import { writeHtmlBlocks } from "./write-blocks.ts";

/** Reads a web page: the article, not the menu around it. */
export async function parseHtml(bytes: Uint8Array, { report, signal }: ParseContext): Promise<ParsedDocument> {
  const source = decodeTextFile(bytes, declaredCharset(bytes));
  const pause = createPause();
  const document = await parseHtmlDocument(source, async (done) => {
    signal.throwIfAborted();
    report({ phase: "reading", done, total: source.length, unit: "bytes" });
    await pause();
  });
  const facts = pageFacts(document);
  const builder = createDocumentBuilder();
  makeFieldTables(document);
  const { part: article, byline, lead = [] } = await findArticle(document);
  signal.throwIfAborted();
  report({ phase: "reading", done: source.length, total: source.length, unit: "bytes" });
  // The headline often stands outside the article's own element; a reader sees it all the same.
  if (article !== document && facts.title && !textOf(article).slice(0, 2000).includes(facts.title))
    builder.block("title", facts.title);
  if (byline !== null) builder.block("paragraph", byline);
  for (const paragraph of lead) builder.block("paragraph", paragraph);
  writeHtmlBlocks(builder, article);
  if (builder.empty && firstElement(document, (element) => /^(?:img|picture|svg|canvas)$/.test(tagOf(element))))
    builder.warn("This page holds pictures but no text, so nothing in it can be found.");
  return builder.finish(facts);
}

function pageFacts(document: Root): { readonly title: string | null; readonly properties: Record<string, unknown> } {
  const title = firstElement(document, (element) => tagOf(element) === "title" && tagOf(element) !== "svg");
  const meta = new Map<string, string>();
  let linked: string | undefined;
  for (const element of elementsIn(document)) {
    if (tagOf(element) === "script") linked ??= linkedDate(element);
    if (tagOf(element) !== "meta") continue;
    const name = ["name", "property", "itemprop"]
      .map((each) => attribute(element, each))
      .find(Boolean)
      ?.toLowerCase();
    const content = attribute(element, "content")?.trim();
    if (name && content && !meta.has(name)) meta.set(name, content.slice(0, 1000));
  }
  const html = firstElement(document, (element) => tagOf(element) === "html");
  const found = {
    author: meta.get("author") ?? meta.get("article:author"),
    description: meta.get("description") ?? meta.get("og:description"),
    published: DATES.map((name) => meta.get(name)).find(Boolean) ?? linked,
    site: meta.get("og:site_name"),
    lang: html && attribute(html, "lang"),
  };
  const properties = Object.fromEntries(Object.entries(found).filter(([, value]) => value));
  const text = title && textOf(title).replace(/\s+/g, " ").trim();
  return { title: meta.get("og:title") ?? (text || null), properties };
}

/** Names under which a page says when it was published, the surest first. */
const DATES = [
  "article:published_time",
  "citation_publication_date",
  "datepublished",
  "dc.date.issued",
  "dcterms.issued",
  "dc.date",
  "date",
];

/** `datePublished` of schema.org, where the script is JSON-LD. */
function linkedDate(script: Element): string | undefined {
  if (attribute(script, "type")?.toLowerCase() !== "application/ld+json") return undefined;
  return /"datePublished"\s*:\s*"([^"]{4,40})"/.exec(script.childNodes.map(textOf).join(""))?.[1];
}
