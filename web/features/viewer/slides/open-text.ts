import { lengthOf, said, type OpenStyles } from "./open-styles.ts";
import { EMU_A_POINT, type Paragraph, type TextBody } from "./slide.ts";
import { valueOf, type Node } from "./xml-tree.ts";

export interface OpenLook {
  readonly styles: OpenStyles;
  /** Styles of the shape, the nearest first. */
  readonly chain: readonly Node[];
  /** What the outline of a slide looks like at a level from 1. */
  readonly outline: (level: number) => readonly Node[];
}

const USUAL_SIZE = 18;
const ALIGN: Readonly<Record<string, Paragraph["align"]>> = {
  center: "center",
  end: "right",
  right: "right",
  justify: "justify",
};
const ANCHOR: Readonly<Record<string, TextBody["anchor"]>> = { middle: "middle", bottom: "bottom" };
const INSETS = [
  ["padding-left", 90_000],
  ["padding-top", 45_000],
  ["padding-right", 90_000],
  ["padding-bottom", 45_000],
] as const;

/** The text of a box, a shape or a cell. */
export function openTextOf(box: Node, look: OpenLook): TextBody {
  const graphic = (name: string) => said(look.chain, "graphic-properties", name);
  const inset = (name: string, usual: number) => lengthOf(graphic(name) ?? graphic("padding")) ?? usual;
  const [left, top, right, bottom] = INSETS.map(([name, usual]) => inset(name, usual));
  return {
    anchor: ANCHOR[graphic("textarea-vertical-align") ?? ""] ?? "top",
    insets: [left ?? 0, top ?? 0, right ?? 0, bottom ?? 0],
    // Only a box that grows as wide as its text lets it run on.
    isWrapped: graphic("wrap-option") !== "no-wrap" || graphic("auto-grow-width") !== "true",
    paragraphs: paragraphsIn(box, look, 0),
  };
}

function paragraphsIn(box: Node, look: OpenLook, level: number): Paragraph[] {
  return box.children.flatMap((node) => {
    if (node.name === "p" || node.name === "h") return [paragraphOf(node, look, level)];
    const deeper = node.name === "list" ? level + 1 : level;
    return INSIDE.has(node.name) ? paragraphsIn(node, look, deeper) : [];
  });
}

const INSIDE = new Set(["list", "list-item", "list-header", "section"]);

function paragraphOf(node: Node, look: OpenLook, level: number): Paragraph {
  const { styles } = look;
  const spans = node.children.filter(({ name }) => name === "span" || name === "a");
  const longest = spans.toSorted((a, b) => writtenIn(b).length - writtenIn(a).length)[0];
  const own = styles.chain("paragraph", valueOf(node, "style-name"));
  const outline = level > 0 ? look.outline(level) : [];
  const chain = [...own, ...outline, ...look.chain];
  const letters = [...styles.chain("text", valueOf(longest, "style-name")), ...chain];
  const paragraph = (name: string) => said(chain, "paragraph-properties", name);
  const letter = (name: string) => said(letters, "text-properties", name);
  const text = writtenIn(node);
  const margin = lengthOf(paragraph("margin-left")) ?? 0;
  return {
    text: text.replace(/[ \t]+/g, " ").trim(),
    align: ALIGN[paragraph("text-align") ?? ""] ?? "left",
    size: sizeOf(letters),
    color: colorOf(letter("color")),
    isBold: letter("font-weight") === "bold",
    isItalic: letter("font-style") === "italic",
    bullet: level > 0 && text.trim() !== "" ? "•" : undefined,
    indent: level > 0 ? Math.max(margin, level * 300_000) : margin,
    spacing: Number.parseFloat(/^([\d.]+)%$/.exec(paragraph("line-height") ?? "")?.[1] ?? "100") / 100,
    above: (lengthOf(paragraph("margin-top")) ?? 0) / EMU_A_POINT,
  };
}

/** Points; a share is one of what the next style says. */
function sizeOf(chain: readonly Node[]): number {
  let share = 1;
  for (const style of chain) {
    const size = said([style], "text-properties", "font-size");
    const length = lengthOf(size);
    if (length !== undefined) return (length / EMU_A_POINT) * share;
    if (size?.endsWith("%")) share *= Number.parseFloat(size) / 100;
  }
  return USUAL_SIZE * share;
}

/** A color as it may stand in CSS; the file has no other form. */
export const colorOf = (value: string | undefined): string | undefined =>
  value !== undefined && /^#[\da-f]{6}$/i.test(value) ? value : undefined;

/** The words as the reader of documents takes them. */
function writtenIn(node: Node): string {
  return node.children
    .map((child) => {
      if (child.name === "#text") return child.text;
      if (child.name === "s") return " ";
      if (child.name === "tab") return "\t";
      if (child.name === "line-break") return "\n";
      return child.name === "annotation" || child.name === "note" ? "" : writtenIn(child);
    })
    .join("");
}
