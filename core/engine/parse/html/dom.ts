import {
  html,
  parseFragment,
  Parser,
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  type TreeAdapter,
} from "parse5";
import { DocumentError } from "../../parsed-document.ts";

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Root = DefaultTreeAdapterTypes.Document | DefaultTreeAdapterTypes.DocumentFragment;

/** Far beyond any page people write; a walk this deep is safe on every stack. */
const MAX_DEPTH = 700;

/** Some 30 MB of ordinary markup; more does not fit into the memory one file may take. */
const MAX_NODES = 1_000_000;

/** Characters parsed at a time. */
const PART = 500_000;

/**
 * Parses as browsers do; `between` is called now and then. Throws `DocumentError` for elements nested without end and
 * for more of them than can be held.
 */
export async function parseHtmlDocument(
  source: string,
  between: (done: number) => Promise<void>,
): Promise<DefaultTreeAdapterTypes.Document> {
  const parser = new Parser<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>({ treeAdapter: limited() });
  for (let at = 0; at < source.length; at += PART) {
    parser.tokenizer.write(source.slice(at, at + PART), false);
    await between(Math.min(at + PART, source.length));
  }
  parser.tokenizer.write("", true);
  return parser.document;
}

export function parseHtmlFragment(source: string): DefaultTreeAdapterTypes.DocumentFragment {
  return parseFragment(source, { treeAdapter: limited() });
}

function limited(): TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap> {
  let depth = 0;
  let nodes = 0;
  const count = () => {
    if (++nodes > MAX_NODES)
      throw new DocumentError("This page holds more elements than can be read. Split it and add the parts.");
  };
  return {
    ...defaultTreeAdapter,
    createElement(...given) {
      count();
      return defaultTreeAdapter.createElement(...given);
    },
    insertText(parent, text) {
      if (parent.childNodes.at(-1)?.nodeName !== "#text") count();
      defaultTreeAdapter.insertText(parent, text);
    },
    onItemPush() {
      if (++depth > MAX_DEPTH) throw new DocumentError("The elements of this page are nested too deeply to be read.");
    },
    onItemPop() {
      depth--;
    },
  };
}

export function isElement(node: Node | Root): node is Element {
  return "tagName" in node;
}

/** Elements outside HTML (SVG, MathML) keep a prefix-free name too. */
export function tagOf(node: Node): string {
  return isElement(node) ? node.tagName.toLowerCase() : "";
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function textOf(node: Node | Root): string {
  if ("value" in node) return node.value;
  if (!("childNodes" in node)) return "";
  const parts: string[] = [];
  for (const child of node.childNodes) if (!isInvisible(child)) parts.push(textOf(child));
  return parts.join("");
}

export function* elementsIn(root: Root | Element): Generator<Element> {
  for (const child of root.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function firstElement(root: Root | Element, test: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(root)) if (test(element)) return element;
  return undefined;
}

const NEVER_SHOWN = new Set(
  "script style noscript template head iframe object embed canvas audio video map datalist select option svg math:none input textarea button dialog".split(
    " ",
  ),
);

/** What a reader of the page does not see, or what is no text at all. */
export function isInvisible(node: Node): boolean {
  if (node.nodeName === "#comment" || node.nodeName === "#documentType") return true;
  if (!isElement(node)) return false;
  return (NEVER_SHOWN.has(tagOf(node)) && node.namespaceURI !== html.NS.MATHML) || isHidden(node);
}

const HIDING_STYLE =
  /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:;|!|$))/i;

/** Whether a page never shows an element; it shows the panel of a tab when its tab is chosen. */
function isHidden(element: Element): boolean {
  if (attribute(element, "role") === "tabpanel") return false;
  if (attribute(element, "hidden") !== undefined && attribute(element, "hidden") !== "until-found") return true;
  if (attribute(element, "aria-hidden") === "true") return true;
  const style = attribute(element, "style");
  return style !== undefined && HIDING_STYLE.test(style);
}
