import type { ParsedDocument } from "../parsed-document.ts";

/** Names that programs give, not people. */
const NO_TITLE =
  /^(?:untitled.*|document\s?\d*|microsoft (?:word|powerpoint) - .*|powerpoint presentation|pptxgenjs presentation|presentation\s?\d*|slide \d+|title|unknown|none|null|no slide title|\(anonymous\)|.*\.(?:docx?|pptx?|pdf|dvi|tex|indd|qxd|rtf|odt|html?|txt|p65|fm|xls)|[\W\d_]*)$/i;

/** "1. Introduction", "1.4 Fees" */
const OF_A_PART = /^\p{Nd}{1,2}(?:(?:\.\p{Nd}{1,2})+[.)]?|[.)])\s/u;

/** A heading further down is one of a part. */
const LAST_PLACE = 5000;

/** The stated title when a person could have written it, else the first heading without a number near the beginning, else null. */
export function chooseTitle({ title, blocks, text }: Pick<ParsedDocument, "title" | "blocks" | "text">): string | null {
  const stated = title?.replace(/[\s\0]+/g, " ").trim() ?? "";
  if (stated.length >= 3 && stated.length <= 300 && !NO_TITLE.test(stated) && !stated.includes("\ufffd"))
    return stated.toWellFormed();
  const heading =
    blocks.find((block) => block.kind === "title") ??
    blocks.find(({ kind, start }) => kind === "heading" && !OF_A_PART.test(text.slice(start, start + 20)));
  if (!heading || heading.start > LAST_PLACE) return null;
  return (
    text
      .slice(heading.start, Math.min(heading.end, heading.start + 300))
      .replace(/\s+/g, " ")
      .trim()
      .toWellFormed() || null
  );
}
