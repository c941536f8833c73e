import { attr, type Attributes } from "../office/read-xml.ts";

/** Styles of paragraphs and of runs that set text in bold, gathered as the elements that define them open (ODF 1.3 part 3, 16.2). */
export function createBoldStyles() {
  const bold = new Set<string>();
  let open = "";
  return {
    open(name: string, attributes: Attributes): void {
      if (name === "style") {
        open = attr(attributes, "name") ?? "";
        if (bold.has(attr(attributes, "parent-style-name") ?? "")) bold.add(open);
      } else if (name === "text-properties") {
        const weight = attr(attributes, "font-weight");
        if (weight === "bold") bold.add(open);
        else if (weight === "normal") bold.delete(open);
      }
    },
    has: (name: string | undefined): boolean => bold.has(name ?? ""),
  };
}
