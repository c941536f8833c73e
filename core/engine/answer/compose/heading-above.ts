import type { Quotation } from "./draft.ts";
import { ownHeading } from "./prose.ts";

/** Characters of the longest line that is taken for a heading. */
const LONGEST = 100;
/** Begins with a capital or a figure, and neither goes on nor has cells. */
const SET_AS_HEADING = /^[\p{Lu}\p{N}](?!.*\|).*[^.:;,|]$/u;

/** The heading that a sentence stands under: the last line before it that is set like one, else the heading of its passage. */
export function headingAbove({ passage, start }: Pick<Quotation, "passage" | "start">): string | undefined {
  const lines = passage.content.slice(0, start - passage.start).split(/\n+/u);
  const line = lines.findLast((each) => each.trim().length <= LONGEST && SET_AS_HEADING.test(each.trim()));
  return (line?.trim() ?? ownHeading(passage.heading)) || undefined;
}
