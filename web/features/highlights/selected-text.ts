import type { Body } from "../../app/client/client.ts";

type Selection = Pick<Body<"createHighlight">, "start" | "end" | "quote" | "from" | "to">;

/** Elements whose text is text of a document, to be selected. */
export const DOCUMENT_TEXT = ".pdf-text, .text-view, .line-layer, .slide-view";

/** What `createHighlight` takes for the selected text; undefined where none of it is text of the document. */
export function selectedText(range: Range, words: string): Selection | undefined {
  const nodes = textIn(range);
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (!first || !last) return undefined;
  const [start, end] = [offsetOf(first.node, first.from), offsetOf(last.node, last.to)];
  const quote = words.trim();
  if (start !== undefined && end !== undefined) return { start, end };
  const from = pointOf(first.node, first.from);
  const to = pointOf(last.node, last.to - 1);
  return from && to ? { from, to, quote } : undefined;
}

interface Piece {
  readonly node: Text;
  readonly from: number;
  readonly to: number;
}

/** The parts of the range that are text of a document and more than white space. */
function textIn(range: Range): Piece[] {
  const root = range.commonAncestorContainer;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const pieces: Piece[] = [];
  for (let node: Node | null = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    // Names of pages between the blocks of a text are no text of the document.
    if (!node.parentElement?.closest(".pdf-text, [data-from]")) continue;
    const from = node === range.startContainer ? range.startOffset : 0;
    const to = node === range.endContainer ? range.endOffset : node.length;
    const part = node.data.slice(from, to);
    if (part.trim() === "") continue;
    const margin = part.length - part.trimStart().length;
    pieces.push({ node, from: from + margin, to: from + part.trimEnd().length });
  }
  return pieces;
}

/** Where a character is in the text of the document, told by the nearest element that says where it begins. */
function offsetOf(node: Text, at: number): number | undefined {
  const element = node.parentElement?.closest<HTMLElement>("[data-from]");
  if (!element) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, at);
  return Number(element.dataset["from"]) + before.toString().length;
}

/** The middle of a character on its page, as shares of the upright page. */
function pointOf(node: Text, at: number): Selection["from"] {
  const page = node.parentElement?.closest<HTMLElement>(".pdf-page");
  if (!page) return undefined;
  const range = document.createRange();
  range.setStart(node, at);
  range.setEnd(node, at + 1);
  const [character, paper] = [range.getBoundingClientRect(), page.getBoundingClientRect()];
  const across = within((character.left + character.width / 2 - paper.left) / paper.width);
  const down = within((character.top + character.height / 2 - paper.top) / paper.height);
  return { page: Number(page.dataset["page"]), ...upright(across, down, Number(page.dataset["turns"] ?? 0)) };
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The same place before the page was turned; `turns` are quarter turns to the right. */
export function upright(across: number, down: number, turns: number): { readonly x: number; readonly y: number } {
  if (turns === 1) return { x: down, y: 1 - across };
  if (turns === 2) return { x: 1 - across, y: 1 - down };
  return turns === 3 ? { x: 1 - down, y: across } : { x: across, y: down };
}
