import type { ParseContext } from "../context.ts";
import { declaredCharset, decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { createPause } from "../pause.ts";
import type { ParsedDocument } from "../../parsed-document.ts";
import { findArticle } from "./article.ts";
import { attribute, elementsIn, firstElement, parseHtmlDocument, tagOf, textOf, type Root } from "./dom.ts";
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
  const article = await findArticle(document);
  signal.throwIfAborted();
  report({ phase: "reading", done: source.length, total: source.length, unit: "bytes" });
  // The headline often stands outside the article's own element; a reader sees it all the same.
  if (article !== document && facts.title && !textOf(article).slice(0, 2000).includes(facts.title))
    builder.block("title", facts.title);
  writeHtmlBlocks(builder, article);
  if (builder.empty && firstElement(document, (element) => /^(?:img|picture|svg|canvas)$/.test(tagOf(element))))
    builder.warn("This page holds pictures but no text, so nothing in it can be found.");
  return builder.finish(facts);
}

function pageFacts(document: Root): { readonly title: string | null; readonly properties: Record<string, unknown> } {
  const title = firstElement(document, (element) => tagOf(element) === "title" && tagOf(element) !== "svg");
  const meta = new Map<string, string>();
  for (const element of elementsIn(document)) {
    if (tagOf(element) !== "meta") continue;
    const name = (attribute(element, "name") ?? attribute(element, "property"))?.toLowerCase();
    const content = attribute(element, "content")?.trim();
    if (name && content && !meta.has(name)) meta.set(name, content.slice(0, 1000));
  }
  const html = firstElement(document, (element) => tagOf(element) === "html");
  const found = {
    author: meta.get("author") ?? meta.get("article:author"),
    description: meta.get("description") ?? meta.get("og:description"),
    published: meta.get("article:published_time") ?? meta.get("date"),
    site: meta.get("og:site_name"),
    lang: html && attribute(html, "lang"),
  };
  const properties = Object.fromEntries(Object.entries(found).filter(([, value]) => value));
  const text = title && textOf(title).replace(/\s+/g, " ").trim();
  return { title: meta.get("og:title") ?? (text || null), properties };
}
