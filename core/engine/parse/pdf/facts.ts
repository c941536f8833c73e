import type { PDFDocumentProxy } from "pdfjs-dist";

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
