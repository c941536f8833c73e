import { attr, readXml, type Attributes } from "#core/engine/parse/office/read-xml.ts";

/** An element of an XML part; names come without their prefix. */
export interface Node {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Node[];
  /** Of `t` elements. */
  readonly text: string;
}

interface Growing extends Node {
  readonly children: Growing[];
  text: string;
}

/** The whole part as a tree. What a program offers for others that cannot draw the first choice is left out. */
export const treeOf = (bytes: Uint8Array): Node => readTree(bytes, false);

/** The same with all text, as children named `#text`, for formats in which elements stand among words. */
export const mixedTreeOf = (bytes: Uint8Array): Node => readTree(bytes, true);

function readTree(bytes: Uint8Array, isMixed: boolean): Node {
  const root: Growing = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  readXml(bytes, {
    open(name, attributes) {
      const node: Growing = { name, attributes, children: [], text: "" };
      if (name !== "Fallback") open.at(-1)?.children.push(node);
      open.push(node);
    },
    close: () => void open.pop(),
    text(text) {
      const last = open.at(-1);
      if (isMixed) last?.children.push({ name: "#text", attributes: {}, children: [], text });
      else if (last?.name === "t") last.text += text;
    },
  });
  return root;
}

/** The first child along the names: `at(shape, "spPr", "xfrm")`. */
export function at(node: Node | undefined, ...names: readonly string[]): Node | undefined {
  let found = node;
  for (const name of names) found = found?.children.find((child) => child.name === name);
  return found;
}

/** The first element below with the name, however deep. */
export function below(node: Node | undefined, name: string): Node | undefined {
  for (const child of node?.children ?? []) {
    const found = child.name === name ? child : below(child, name);
    if (found) return found;
  }
  return undefined;
}

export const all = (node: Node | undefined, name: string): readonly Node[] =>
  node?.children.filter((child) => child.name === name) ?? [];

export const valueOf = (node: Node | undefined, name: string): string | undefined =>
  node && attr(node.attributes, name);

/** Undefined where the attribute is missing or no number. */
export function numberOf(node: Node | undefined, name: string): number | undefined {
  const value = Number(valueOf(node, name) ?? NaN);
  return Number.isFinite(value) ? value : undefined;
}
