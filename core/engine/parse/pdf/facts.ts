import type { PDFDocumentProxy } from "pdfjs-dist";
import { outlineKey } from "./write-page.ts";

const FACTS = {
  Author: "author",
  Subject: "subject",
  Keywords: "keywords",
  CreationDate: "created",
  Producer: "producer",
} as const;

/** Title and further facts; a PDF that breaks while telling them is still read. */
export async function readFacts(
  pdf: PDFDocumentProxy,
): Promise<{ readonly title: string | null; readonly properties: Record<string, unknown> }> {
  const metadata = await pdf.getMetadata().catch(() => null);
  const info = (metadata?.info ?? {}) as Readonly<Record<string, unknown>>;
  const properties: Record<string, unknown> = {};
  for (const [from, to] of Object.entries(FACTS)) {
    const value = info[from];
    if (typeof value === "string" && value.trim() !== "") properties[to] = value.trim().slice(0, 1000);
  }
  const title = info["Title"];
  return { title: typeof title === "string" ? title : null, properties };
}

interface OutlineNode {
  readonly title: string;
  readonly items: readonly OutlineNode[];
}

/** Headings by their words, with depth from 1; a hostile outline is cut off. */
export async function readOutline(pdf: PDFDocumentProxy): Promise<Map<string, number>> {
  const levels = new Map<string, number>();
  let level = ((await pdf.getOutline().catch(() => null)) ?? []) as readonly OutlineNode[];
  for (let depth = 1; depth <= 6 && level.length > 0 && levels.size < 5000; depth++) {
    for (const { title } of level) {
      const key = outlineKey(title);
      if (key !== "" && !levels.has(key)) levels.set(key, depth);
    }
    level = level.flatMap((node) => node.items);
  }
  return levels;
}
