import { DocumentError } from "../../parsed-document.ts";
import type { Package } from "./open-package.ts";
import { readXml } from "./read-xml.ts";

const NAMES: Readonly<Record<string, string>> = {
  creator: "author",
  subject: "subject",
  keywords: "keywords",
  description: "description",
  created: "created",
  modified: "modified",
};

/** Title, author and dates as Office keeps them. Damaged properties are no reason not to read the document. */
export function readCoreProperties(pack: Package): {
  readonly title: string | null;
  readonly properties: Record<string, unknown>;
} {
  const properties: Record<string, unknown> = {};
  let title: string | null = null;
  let text = "";
  try {
    const bytes = pack.part("docProps/core.xml");
    if (bytes)
      readXml(bytes, {
        open: () => (text = ""),
        text: (more) => (text += more),
        close(name) {
          const value = text.trim().slice(0, 1000);
          if (name === "title") title = value;
          else if (NAMES[name] && value) properties[NAMES[name]] = value;
          text = "";
        },
      });
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
  }
  return { title, properties };
}
