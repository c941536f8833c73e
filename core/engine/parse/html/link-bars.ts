import { attribute, elementsIn, isElement, tagOf, textOf, type Element, type Root } from "./dom.ts";

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

type Place = "page" | "edge" | "text";

/**
 * Takes out the links that lead to other pages of a site and are no text of this one: navigation, menus, the trail of steps to the
 * page, and bars of links in its header and footer. False for a page of nothing else, which stays as it is.
 */
export function removeLinkBars(document: Root): boolean {
  const bars = new Set(barsIn(document));
  if (!hasOtherText(document, bars)) return false;
  for (const bar of bars) {
    const { parentNode } = bar;
    if (parentNode) parentNode.childNodes = parentNode.childNodes.filter((child) => child !== bar);
  }
  return true;
}

function barsIn(part: Root | Element, place: Place = "page"): readonly Element[] {
  return part.childNodes
    .filter(isElement)
    .flatMap((child) => (isBar(child, place === "edge") ? [child] : barsIn(child, placeIn(child, place))));
}

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
  const links = [...elementsIn(element)].filter((own) => tagOf(own) === "a" && attribute(own, "href") !== undefined);
  const linked = links.reduce((sum, link) => sum + lettersOf(textOf(link)), 0);
  const all = lettersOf(textOf(element));
  return links.length >= LEAST_LINKS && all <= LONGEST && linked >= all * LINKED;
}

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Whether a page has words beside its bars and its head. */
const hasOtherText = (part: Root | Element, bars: ReadonlySet<Element>): boolean =>
  part.childNodes.some((child) =>
    isElement(child)
      ? tagOf(child) !== "head" && !bars.has(child) && hasOtherText(child, bars)
      : "value" in child && /\p{L}/u.test(child.value),
  );
