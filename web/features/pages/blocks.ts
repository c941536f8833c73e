import type { Page } from "./page-api.ts";

export type Block = Page["content"]["components"][number];

/** A text that a person wrote on the page. Every other block is somebody else's and stays as it is. */
export interface TextBlock extends Record<string, unknown> {
  readonly type: "text";
  readonly text: string;
}

export const isText = (block: Block): block is TextBlock =>
  block["type"] === "text" && typeof block["text"] === "string";

/** What a block that is no text is called: a name of its own, or which component or module it is. */
export function blockName(block: Block): string {
  const names = ["name", "title", "component_id", "module_id", "plugin_id", "type"].map((key) => block[key]);
  const found = names.find((value) => typeof value === "string" && value !== "");
  return typeof found === "string" ? found : "A module";
}

export const withBlock = (blocks: readonly Block[], at: number, block: Block): Block[] =>
  blocks.map((each, index) => (index === at ? block : each));

export const withoutBlock = (blocks: readonly Block[], at: number): Block[] =>
  blocks.filter((_, index) => index !== at);

/** One place up (-1) or down (1); at the ends nothing changes. */
export function moved(blocks: readonly Block[], at: number, by: -1 | 1): Block[] {
  const [block, other] = [blocks[at], blocks[at + by]];
  if (!block || !other) return [...blocks];
  return withBlock(withBlock(blocks, at, other), at + by, block);
}
