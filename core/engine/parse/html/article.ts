import { attribute, elementsIn, isElement, isInvisible, tagOf, textOf, type Element, type Root } from "./dom.ts";

const AROUND = new Set(["nav", "footer", "aside"]);
const AROUND_ROLES = new Set(["navigation", "banner", "contentinfo", "complementary", "search", "menu", "menubar", "dialog", "alert"]);

/** The part of a page that is its own: `main` or the one `article`, else the body without what stands around it. */
export async function findArticle(document: Root): Promise<Root | Element> {
  return ownPart(document);
}

function ownPart(document: Root): Root | Element {
  const mains = [...elementsIn(document)].filter((element) => tagOf(element) === "main" || attribute(element, "role") === "main");
  const best = mains.find((element) => !isInvisible(element));
  const whole = textOf(document).length;
  if (best && textOf(best).length > whole * 0.2) return without(best);
  return without(document);
}

function without<Part extends Root | Element>(part: Part): Part {
  part.childNodes = part.childNodes.filter((child) => !isElement(child) || !standsAround(child));
  for (const child of part.childNodes) if (isElement(child)) without(child);
  return part;
}

function standsAround(element: Element): boolean {
  return AROUND.has(tagOf(element)) || AROUND_ROLES.has(attribute(element, "role") ?? "");
}
