import { serialize } from "parse5";
import {
  attribute,
  elementsIn,
  firstElement,
  isElement,
  isInvisible,
  parseHtmlFragment,
  tagOf,
  textOf,
  type Element,
  type Root,
} from "./dom.ts";
import { removeLinkBars } from "./link-bars.ts";

/** Above this many elements finding the article costs more than it is worth. */
const MAX_ELEMENTS = 40_000;

/** An article that holds less than this share of the page's own text may be only a teaser, or the page no article at all. */
const LEAST_SHARE = 0.25;

/**
 * The same of its running text, and the characters of that which an article may leave out. Of 23 articles of the web the least
 * share is 0.76, and the most that is left out 1,700; of 163 pages of manuals Readability drops more of 24. Where half of what
 * it drops, or more, is running text, the page has little else to drop.
 */
const RUNNING = { least: 0.75, mostLeftOut: 2000, fewest: 100, mostlyText: 0.5 };

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
  const isSurrounded = hasSurroundings(document);
  if (!removeLinkBars(document) || !isSurrounded) return { part: document, byline: null };
  unnameTexts(document);
  const boxes = unnameBoxes(document);
  const own = flat(textOf(ownPart(document))).length;
  const running = runningTexts(document);
  const lead = leadOf(document);
  const article = await readability(document);
  if (article === null) return { part: without(document), byline: null };
  const kept = flat(textOf(article.part));
  const isPart =
    kept.length < Math.max(1, own) * LEAST_SHARE ||
    leavesMuchOut(article.part, running, { own, kept: kept.length }) ||
    (boxes.length > 0 && lacksBox(unspaced(kept), boxes));
  if (isPart) return { part: without(document), byline: null };
  const held = unspaced(kept);
  return { ...article, lead: lead.filter((text) => text !== article.byline && !held.includes(beginningOf(text))) };
}

export interface Article {
  readonly part: Root | Element;
  /** Who wrote it, as the page shows it; null where it stands in the part itself, or nowhere. */
  readonly byline: string | null;
  /** Paragraphs beside the headline that the part lacks. */
  readonly lead?: readonly string[];
}

const lacksBox = (kept: string, boxes: readonly Element[]): boolean =>
  boxes.some((box) => !kept.includes(beginningOf(textOf(box))));

/** Characters of the page's own text, and of the article. */
interface Sizes {
  readonly own: number;
  readonly kept: number;
}

/** Whether an article lacks much of the running text of its page. */
function leavesMuchOut(part: Root | Element, running: readonly string[], { own, kept }: Sizes): boolean {
  const held = new Set(paragraphsIn(part).map((paragraph) => beginningOf(textOf(paragraph))));
  const leftOut = running.reduce((sum, text) => sum + (held.has(beginningOf(text)) ? 0 : text.length), 0);
  const isMostlyText = leftOut > RUNNING.fewest && leftOut > (own - kept) * RUNNING.mostlyText;
  return isMostlyText || leftOut > RUNNING.mostLeftOut || kept < (kept + leftOut) * RUNNING.least;
}

/**
 * What stands beside the headline in one box, as the line that says what the subject of a manual page is: Readability
 * drops what is called a header.
 */
function leadOf(document: Root): readonly string[] {
  const headline = firstElement(document, (element) => tagOf(element) === "h1");
  let box = headline;
  for (
    let up = headline;
    up && flat(textOf(up)).length < LONGEST_LEAD;
    up = up.parentNode && isElement(up.parentNode) ? up.parentNode : undefined
  )
    box = up;
  return box
    ? paragraphsIn(box)
        .filter((own) => tagOf(own) === "p" && isSaid(own))
        .map((own) => flat(textOf(own)))
    : [];
}

/** Characters of a box with a headline. */
const LONGEST_LEAD = 600;

/** Paragraphs, items and cells of some length, without those around an article and those that are mostly links. */
function runningTexts(document: Root): readonly string[] {
  return paragraphsIn(document)
    .filter(isRunning)
    .map((paragraph) => flat(textOf(paragraph)));
}

const SHORTEST_RUNNING = 60;
/** Of an aside between paragraphs. */
const SHORTEST_SAID = 15;
const MOST_LINKED = 0.3;

const PARAGRAPHS = new Set(["p", "li", "dd", "pre", "td", "blockquote"]);

/** The innermost ones. */
function paragraphsIn(part: Root | Element, found: Element[] = []): readonly Element[] {
  for (const child of part.childNodes) {
    if (!isElement(child) || standsAround(child) || isNamedAround(child)) continue;
    const before = found.length;
    paragraphsIn(child, found);
    if (found.length === before && PARAGRAPHS.has(tagOf(child))) found.push(child);
  }
  return found;
}

/** What tells a paragraph from others: Readability may change spaces, and links at the end. */
const beginningOf = (text: string): string => unspaced(text.slice(0, 500)).slice(0, 50);

const unspaced = (text: string): string => text.replace(/\s+/gu, "");

/** Characters of its links; an anchor without an address is none, and a name in code is a word of the sentence. */
const linkedIn = (paragraph: Element): number =>
  [...elementsIn(paragraph)].reduce((sum, own) => sum + (isLink(own) ? flat(textOf(own)).length : 0), 0);

const isLink = (element: Element): boolean =>
  tagOf(element) === "a" &&
  attribute(element, "href") !== undefined &&
  !elementsIn(element).some((own) => tagOf(own) === "code");

/** Parts of a text that are no surroundings whatever they are called: "subheaders" on the terms of a glossary, "menuchoice" on words. */
const OF_TEXT = new Set("dl dt dd span em strong b i u code kbd samp var tt cite q sub sup mark abbr dfn".split(" "));

/** By these Readability knows who wrote an article. */
const OF_WRITER = /byline|author|dateline|writtenby/i;

/** Readability drops elements by their class, and so do we. */
function unnameTexts(document: Root): void {
  for (const element of elementsIn(document))
    if (OF_TEXT.has(tagOf(element)) && !OF_WRITER.test(namesOf(element)))
      element.attrs = element.attrs.filter(({ name }) => name !== "class" && name !== "id");
}

/**
 * Boxes of running text that a manual has between its paragraphs under the name of a sidebar, or as an aside, become parts of
 * the text: what stands beside an article stands beside none of its paragraphs. The sidebars that were found; an aside may
 * as well advertise a newsletter.
 */
function unnameBoxes(part: Root | Element, found: Element[] = []): readonly Element[] {
  const children = part.childNodes.filter(isElement);
  const isOfText = children.some(isBox) && children.some(isParagraph);
  for (const child of children) {
    if (tagOf(child) === "aside" ? isOfText && isSaid(child) : isOfText && isBox(child) && isRunning(child)) {
      child.attrs = child.attrs.filter(({ name }) => name !== "class" && name !== "id");
      if (tagOf(child) === "aside") unnameAsides(child);
      else found.push(child);
    } else unnameBoxes(child, found);
  }
  return found;
}

/** An aside that is part of the text, with those in it: the notes of a page are asides in an aside. */
function unnameAsides(aside: Element): void {
  aside.tagName = aside.nodeName = "div";
  for (const own of elementsIn(aside)) if (tagOf(own) === "aside") own.tagName = own.nodeName = "div";
}

/** A text with few links: no element that holds others, and no list of what else there is to read. */
const isParagraph = (element: Element): boolean => !holdsBlocks(element) && isRunning(element);

const isRunning = (element: Element): boolean => isSaid(element, SHORTEST_RUNNING);

function isSaid(element: Element, shortest = SHORTEST_SAID): boolean {
  const { length } = flat(textOf(element));
  return length >= shortest && linkedIn(element) < length * MOST_LINKED;
}

const BLOCKS = new Set(["div", "p", "section", "article", "aside", "ul", "ol", "dl", "table", "blockquote", "pre"]);

const holdsBlocks = (element: Element): boolean => elementsIn(element).some((own) => BLOCKS.has(tagOf(own)));

/** "sidebar" is what DocBook and AsciiDoctor call such a box. */
const isBox = (element: Element): boolean =>
  tagOf(element) === "aside" || /(?:^|\s)sidebar(?:block)?(?:\s|$)/iu.test(attribute(element, "class") ?? "");

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
    if (standsAround(element) || isNamedAround(element)) return true;
  }
  return false;
}

const AROUND_NAMES =
  /\b(?:nav|navbar|navigation|menu|sidebar|footer|masthead|breadcrumbs?|share|social|related|comments?|widget|promo|advert)/i;

const namesOf = (element: Element): string => `${attribute(element, "class") ?? ""} ${attribute(element, "id") ?? ""}`;

const isNamedAround = (element: Element): boolean => AROUND_NAMES.test(namesOf(element));

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

/** Without menus and the like; those told by their names only where they hold no running text. */
function without<Part extends Root | Element>(part: Part): Part {
  const isLeftOut = (element: Element): boolean => standsAround(element) || (isNamedAround(element) && isBare(element));
  part.childNodes = part.childNodes.filter((child) => !isElement(child) || !isLeftOut(child));
  for (const child of part.childNodes) if (isElement(child)) without(child);
  return part;
}

const isBare = (element: Element): boolean => flat(textOf(element)).length < LONGEST_BAR;

/** Characters of a bar of links, or of a line on when a page was changed. */
const LONGEST_BAR = 400;

function standsAround(element: Element): boolean {
  return AROUND.has(tagOf(element)) || AROUND_ROLES.has(attribute(element, "role") ?? "");
}
