import { attribute, elementsIn, isElement, tagOf, textOf, type Element, type Node, type Root } from "./dom.ts";

/** Links of a bar at least, the share of its letters that they have, and letters of the longest one. */
const LEAST_LINKS = 3;
const LINKED = 0.85;
const LONGEST = 1500;
/** Characters of a trail to a page, whose last step is often no link. */
const LONGEST_TRAIL = 400;

const ROLES = new Set(["navigation", "menu", "menubar"]);
const NAMES = /\b(?:nav|navbar|navigation|menu)\b/iu;
const TRAILS = /\bbread-?crumbs?/iu;
const EDGES = new Set(["header", "footer"]);
const TEXTS = new Set(["article", "main"]);
const EDGE_ROLES = new Set(["banner", "contentinfo"]);

/** What pages of one work say of the pages beside a page, in `rel` of its head and of its links. */
const BESIDE = /\b(?:prev(?:ious)?|next|up|home|start|first|last|top|contents|toc|index|search)\b/iu;
/** Links of a bar to the pages beside a page, and the share of its letters that they have, without the titles of these pages. */
const LEAST_BESIDE = 2;
const LINKED_BESIDE = 0.5;

type Place = "page" | "edge" | "text";

/**
 * Takes out the links that lead to other pages of a site and are no text of this one: navigation, menus, the trail of steps to the
 * page, bars of links in its header and footer, and those to the pages before and after it. False for a page of nothing else, which
 * stays as it is.
 */
export function removeLinkBars(document: Root): boolean {
  const bars = new Set(barsIn(document, pagesBeside(document)));
  if (!hasOtherText(document, bars)) return false;
  for (const bar of bars) {
    const { parentNode } = bar;
    if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== bar);
  }
  return true;
}

function barsIn(part: Root | Element, beside: Beside, place: Place = "page"): readonly Element[] {
  return part.childNodes
    .filter(isElement)
    .flatMap((child) =>
      isBar(child, place === "edge") || isBarBeside(child, beside)
        ? [child]
        : barsIn(child, beside, placeIn(child, place)),
    );
}

/** Addresses of the pages beside a page, as its head names them, and their titles. */
interface Beside {
  readonly addresses: ReadonlySet<string>;
  readonly titles: readonly string[];
}

function pagesBeside(document: Root): Beside {
  const links = [...elementsIn(document)].filter(
    (own) => tagOf(own) === "link" && BESIDE.test(attribute(own, "rel") ?? ""),
  );
  const given = (name: string): string[] => links.flatMap((link) => attribute(link, name)?.trim() || []);
  return { addresses: new Set(given("href")), titles: given("title").toSorted((a, b) => b.length - a.length) };
}

/** Whether an element has links to the pages beside its own and hardly more: "Prev · Up · Next". */
function isBarBeside(element: Element, { addresses, titles }: Beside): boolean {
  if (tagOf(element) === "head" || tagOf(element) === "body") return false;
  if (!isShort(element)) return false;
  const text = flat(textOf(element));
  const links = linksIn(element).filter((link) => attribute(link, "href") !== "#");
  const leads = (link: Element): boolean =>
    addresses.has(attribute(link, "href")?.trim() ?? "") || BESIDE.test(attribute(link, "rel") ?? "");
  if (links.length < LEAST_BESIDE || !links.every(leads)) return false;
  const untitled = (whole: string): number =>
    lettersOf(titles.reduce((rest, title) => rest.replace(title, " "), whole));
  const linked = links.reduce((sum, link) => sum + untitled(flat(textOf(link))), 0);
  return linked >= untitled(text) * LINKED_BESIDE;
}

/** Whether an element has hardly more words than a bar; it is read no further than that. */
function isShort(element: Element): boolean {
  let left = 2 * LONGEST_TRAIL;
  const look = (node: Node): boolean => {
    if ("value" in node) left -= node.value.trim().length;
    return left >= 0 && (!isElement(node) || node.childNodes.every(look));
  };
  return look(element) && flat(textOf(element)).length <= LONGEST_TRAIL;
}

const flat = (text: string): string => text.replaceAll(/\s+/gu, " ");

/** The header and footer of a page are its edges; those of an article in it are text, with the names of its authors. */
function placeIn(element: Element, place: Place): Place {
  if (place !== "page") return place;
  if (TEXTS.has(tagOf(element))) return "text";
  return EDGES.has(tagOf(element)) || EDGE_ROLES.has(attribute(element, "role") ?? "") ? "edge" : "page";
}

function isBar(element: Element, isAtEdge: boolean): boolean {
  const names = ["class", "id", "aria-label"].map((name) => attribute(element, name) ?? "").join(" ");
  if (TRAILS.test(names)) return textOf(element).trim().length <= LONGEST_TRAIL;
  const isNavigation = tagOf(element) === "nav" || ROLES.has(attribute(element, "role") ?? "") || NAMES.test(names);
  return (isNavigation || isAtEdge) && isOfLinks(element);
}

function isOfLinks(element: Element): boolean {
  const links = linksIn(element);
  const linked = links.reduce((sum, link) => sum + lettersOf(textOf(link)), 0);
  const all = lettersOf(textOf(element));
  return links.length >= LEAST_LINKS && all <= LONGEST && linked >= all * LINKED;
}

const linksIn = (element: Element): readonly Element[] =>
  [...elementsIn(element)].filter((own) => tagOf(own) === "a" && attribute(own, "href") !== undefined);

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Whether a page has words beside its bars and its head. */
const hasOtherText = (part: Root | Element, bars: ReadonlySet<Element>): boolean =>
  part.childNodes.some((child) =>
    isElement(child)
      ? tagOf(child) !== "head" && !bars.has(child) && hasOtherText(child, bars)
      : "value" in child && /\p{L}/u.test(child.value),
  );
