import type { Look } from "../inline-text.ts";
import { attr, type Attributes } from "../office/read-xml.ts";

/** How styles of paragraphs and of runs set letters, gathered as the elements that define them open (ODF 1.3 part 3, 16.2). */
export function createLetterStyles() {
  const styles = new Map<string, Partial<Look>>();
  /** Undefined for what holds for all paragraphs, "" for what holds for none. */
  let open: string | undefined;
  let usual: Look = { isBold: false };
  return {
    open(name: string, attributes: Attributes): void {
      if (name === "style") {
        open = attr(attributes, "name") ?? "";
        styles.set(open, styles.get(attr(attributes, "parent-style-name") ?? "") ?? {});
      } else if (name === "default-style") {
        open = attr(attributes, "family") === "paragraph" ? undefined : "";
      } else if (name === "text-properties") {
        const weight = attr(attributes, "font-weight");
        const size = /^([\d.]+)pt$/u.exec(attr(attributes, "font-size") ?? "")?.[1];
        const underline = attr(attributes, "text-underline-style");
        const own = {
          ...(weight && { isBold: weight === "bold" }),
          ...(underline && { isUnderlined: underline !== "none" }),
          ...(size && { size: Number(size) }),
        };
        if (open === undefined) usual = { ...usual, ...own };
        else styles.set(open, { ...styles.get(open), ...own });
      }
    },
    /** The look of text of this style, within text of another look. */
    lookOf: (name: string | undefined, around: Look = usual): Look => ({ ...around, ...(name && styles.get(name)) }),
  };
}
