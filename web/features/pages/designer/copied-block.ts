import { createSignal } from "solid-js";
import type { Block } from "../content/design.ts";

const KEY = "lectern-copied-block";

/** A block without its place on a page. */
export type LooseBlock = Readonly<Record<string, unknown>>;

const [copied, setCopied] = createSignal(read());
addEventListener("storage", ({ key }) => {
  if (key === KEY) setCopied(read());
});

/** The block that was copied last, on whichever page and in whichever tab. */
export const copiedBlock = copied;

/** Keeps a block to paste it on any page. Throws where the browser's storage is full. */
export function copyBlock({ id: _, ...block }: Block): void {
  localStorage.setItem(KEY, JSON.stringify(block));
  setCopied(block);
}

function read(): LooseBlock | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? (kept as LooseBlock) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
