import { serialize } from "parse5";
import {
  attribute,
  elementsIn,
  isElement,
  isInvisible,
  parseHtmlFragment,
  tagOf,
  textOf,
  type Element,
  type Root,
} from "./dom.ts";

/** Above this many elements finding the article costs more than it is worth. */
const MAX_ELEMENTS = 40_000;

/** An article that holds less than this share of the page's own text may be only a teaser, or the page no article at all. */
const LEAST_SHARE = 0.25;

const AROUND = new Set(["nav", "footer", "aside"]);
const AROUND_ROLES = new Set([
  "navigation",
  "banner",
  "contentinfo",
  "complementary",
  "search",
  "menu",
  "menubar",
  "dialog",
  "alert",
]);

/**
 * The part of a page that is its own. Readability finds the article of pages that have a menu, footer or the like around
 * one; other pages (exports, notes, documentation) are read whole, which loses nothing of them.
 */
export async function findArticle(document: Root): Promise<Article> {
  removeInvisible(document);
  if (!hasSurroundings(document)) return { part: document, byline: null };
  const own = flat(textOf(ownPart(document))).length;
  unnameTerms(document);
  const article = await readability(document);
  if (article === null) return { part: without(document), byline: null };
  const share = flat(textOf(article.part)).length / Math.max(1, own);
  return share < LEAST_SHARE ? { part: without(document), byline: null } : article;
}

export interface Article {
  readonly part: Root | Element;
  /** Who wrote it, as the page shows it; null where it stands in the part itself, or nowhere. */
  readonly byline: string | null;
}

/** Readability drops elements by their class, such as "subheaders" on the terms of a glossary, and keeps what they explain. */
function unnameTerms(document: Root): void {
  for (const element of elementsIn(document))
    if (["dl", "dt", "dd"].includes(tagOf(element)))
      element.attrs = element.attrs.filter(({ name }) => name !== "class" && name !== "id");
}

/** Works in a worker: linkedom is a DOM in plain objects; it gets well-formed markup from parse5, which reads as browsers do. */
async function readability(document: Root): Promise<Article | null> {
  let elements = 0;
  for (const _ of elementsIn(document)) if (++elements > MAX_ELEMENTS) return null;
  const [{ Readability, isProbablyReaderable }, { parseHTML }] = await Promise.all([
    import("@mozilla/readability"),
    import("linkedom/worker"),
  ]);
  // linkedom's types describe its own classes, not the library's.
  const page = parseHTML(serialize(document)).document as unknown as ConstructorParameters<typeof Readability>[0];
  if (!isProbablyReaderable(page, { minContentLength: 80, minScore: 10 })) return null;
  const found = new Readability(page, { maxElemsToParse: MAX_ELEMENTS }).parse();
  if (!found?.content) return null;
  const part = parseHtmlFragment(found.content);
  // Readability takes the byline out of the article, or out of what a page says of itself to machines.
  const byline = flat(found.byline ?? "");
  const isTakenOut = byline !== "" && flat(textOf(document)).includes(byline) && !flat(textOf(part)).includes(byline);
  return { part, byline: isTakenOut ? byline : null };
}

const flat = (text: string): string => text.replace(/\s+/gu, " ").trim();

/** A menu, header, footer or sidebar; by element, role, or the names people give them. */
function hasSurroundings(document: Root): boolean {
  for (const element of elementsIn(document)) {
    if (standsAround(element)) return true;
    const names = `${attribute(element, "class") ?? ""} ${attribute(element, "id") ?? ""}`;
    if (
      /\b(?:nav|navbar|navigation|menu|sidebar|footer|masthead|breadcrumbs?|share|social|related|comments?|widget|promo|advert)/i.test(
        names,
      )
    )
      return true;
  }
  return false;
}

function ownPart(document: Root): Root | Element {
  for (const element of elementsIn(document))
    if (tagOf(element) === "main" || attribute(element, "role") === "main") return element;
  return document;
}

function removeInvisible(part: Root | Element): void {
  part.childNodes = part.childNodes.filter(
    (child) => child.nodeName === "#documentType" || isHead(child) || !isInvisible(child),
  );
  for (const child of part.childNodes) if (isElement(child) && !isHead(child)) removeInvisible(child);
}

/** Readability takes the site's name and the title out of the head. */
function isHead(node: Root["childNodes"][number]): boolean {
  return tagOf(node) === "head";
}

function without<Part extends Root | Element>(part: Part): Part {
  part.childNodes = part.childNodes.filter((child) => !isElement(child) || !standsAround(child));
  for (const child of part.childNodes) if (isElement(child)) without(child);
  return part;
}

function standsAround(element: Element): boolean {
  return AROUND.has(tagOf(element)) || AROUND_ROLES.has(attribute(element, "role") ?? "");
}
