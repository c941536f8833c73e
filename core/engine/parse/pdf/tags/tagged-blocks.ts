import type { Piece } from "../page-text.ts";
import { isTag, type Tag } from "./read-tags.ts";

/** The block of text that a piece belongs to, as the tags tell: one object for each. */
export interface TaggedBlock {
  /** A box is text that a browser printed without a role. */
  readonly kind: "heading" | "item" | "paragraph" | "box";
  /** Of a heading 1–6, or null where the tags do not tell it; of an item of a list how deep it is, from 1. */
  readonly level: number | null;
}

/** Share of the paragraphs that go over several lines; some programs tag each printed line as one, which tells nothing. */
const OF_LINES = 0.2;

/** The pieces of a page, each with the block that it belongs to. */
export function withBlocks(tree: Tag, pieces: readonly Piece[]): readonly Piece[] {
  const found = new Map<string, TaggedBlock>();
  visit(tree, undefined, 0, (mark, block) => found.set(mark, block));
  if (found.size === 0) return pieces;
  const isTold = paragraphsAreTold(found, pieces);
  return pieces.map((piece) => {
    const block = found.get(piece.mark ?? "");
    return block && (isTold || block.kind !== "paragraph") ? { ...piece, block } : piece;
  });
}

function paragraphsAreTold(found: ReadonlyMap<string, TaggedBlock>, pieces: readonly Piece[]): boolean {
  const heights = new Map<TaggedBlock, Set<number>>();
  for (const { mark = "", baseline } of pieces) {
    const block = found.get(mark);
    if (block?.kind !== "paragraph") continue;
    heights.set(block, (heights.get(block) ?? new Set()).add(Math.round(baseline / 3)));
  }
  const longer = [...heights.values()].filter(({ size }) => size > 1).length;
  return longer >= heights.size * OF_LINES;
}

function visit(
  tag: Tag,
  around: TaggedBlock | undefined,
  depth: number,
  found: (mark: string, block: TaggedBlock) => void,
): void {
  const block = around?.kind === "heading" ? around : (blockOf(tag, depth) ?? around);
  const inside = tag.role === "L" ? depth + 1 : depth;
  // The first paragraph of an item is the item itself.
  let isFirst = tag.role === "LI" || tag.role === "LBody";
  for (const child of tag.children) {
    if (!isTag(child)) {
      if (block && child.type === "content") found(child.id, block);
      continue;
    }
    const isOwn = isFirst && (child.role === "P" || isBox(child)) && block?.kind === "item";
    if (child.role !== "Lbl") isFirst = false;
    visit(isOwn ? { ...child, role: "Span" } : child, block, inside, found);
  }
}

/** What a browser printed as a box with text in it, `div` or `dd`: its texts are elements without a role as well. */
const isBox = ({ role, children }: Tag): boolean =>
  role === "NonStruct" &&
  children.some((child) => isTag(child) && child.role === "NonStruct" && !child.children.some(isTag));

/** Null for what is part of a block, or holds blocks. */
function blockOf(tag: Tag, depth: number): TaggedBlock | null {
  const { role } = tag;
  if (/^H[1-6]?$/.test(role)) return { kind: "heading", level: Number(role[1]) || null };
  if (role === "Title") return { kind: "heading", level: 1 };
  if (role === "LI") return { kind: "item", level: Math.max(1, depth) };
  if (isBox(tag)) return { kind: "box", level: null };
  return role === "P" || role === "Caption" ? { kind: "paragraph", level: null } : null;
}
