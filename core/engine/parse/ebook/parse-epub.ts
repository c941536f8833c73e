import type { FormatParser } from "../context.ts";
import { declaredCharset, decodeTextFile } from "../decode-text.ts";
import { createDocumentBuilder } from "../document-builder.ts";
import { parseHtmlDocument } from "../html/dom.ts";
import { writeHtmlBlocks } from "../html/write-blocks.ts";
import { openPackage, type Package } from "../office/open-package.ts";
import { attr, readXml } from "../office/read-xml.ts";
import { DocumentError } from "../../parsed-document.ts";

/** The chapters of an e-book (EPUB 2 and 3) in reading order. */
export const parseEpub: FormatParser = async (bytes, { signal, report }) => {
  const book = await openPackage(bytes);
  const { chapters, title, author } = contentsOf(book);
  const builder = createDocumentBuilder();
  for (const [index, path] of chapters.entries()) {
    signal.throwIfAborted();
    report({ phase: "reading", done: index, total: chapters.length, unit: "pages" });
    const part = book.part(path);
    if (part)
      writeHtmlBlocks(
        builder,
        await parseHtmlDocument(decodeTextFile(part, declaredCharset(part)), async () => signal.throwIfAborted()),
        isInBook,
      );
    else builder.warn("A chapter that the table of contents names is missing.");
  }
  return builder.finish({ title, properties: author ? { author } : {} });
};

/** Whether a link leads to a place of the book: it names no protocol. */
const isInBook = (href: string): boolean => !/^(?:\p{L}[\p{L}\p{N}+.-]*:|\/\/)/u.test(href);

function contentsOf(book: Package) {
  const root = rootFile(book);
  const part = root === undefined ? undefined : book.part(root);
  if (root === undefined || !part) throw new DocumentError("This file is not an e-book (EPUB).");
  if (book.part("META-INF/rights.xml"))
    throw new DocumentError("This e-book is protected against copying and cannot be read.");
  const items = new Map<string, string>();
  const spine: string[] = [];
  const texts: Record<string, string> = {};
  let inside: string | undefined;
  readXml(part, {
    open(name, attributes) {
      if (name === "item") items.set(attr(attributes, "id") ?? "", attr(attributes, "href") ?? "");
      if (name === "itemref") spine.push(attr(attributes, "idref") ?? "");
      inside = name;
    },
    close: () => void (inside = undefined),
    text(text) {
      if (inside === "title" || inside === "creator") texts[inside] = `${texts[inside] ?? ""}${text}`.slice(0, 1000);
    },
  });
  const chapters = spine.flatMap((id) => {
    const href = items.get(id);
    return href ? [pathFrom(root, href)] : [];
  });
  return { chapters, title: texts["title"]?.trim() || null, author: texts["creator"]?.trim() };
}

function rootFile(book: Package): string | undefined {
  const container = book.part("META-INF/container.xml");
  let path: string | undefined;
  if (container)
    readXml(container, {
      open: (name, attributes) => void (name === "rootfile" && (path ??= attr(attributes, "full-path"))),
    });
  return path;
}

/** A path within the archive, from a reference in a file of it. */
function pathFrom(file: string, reference: string): string {
  const url = new URL(reference, new URL(file, "epub://book/"));
  try {
    return decodeURIComponent(url.pathname.replace(/^\//, ""));
  } catch {
    return url.pathname.replace(/^\//, "");
  }
}
