import { isTableRow } from "../../sentences.ts";
import { namesWhole } from "../../tables/sheet-rows.ts";
import type { Library } from "../library.ts";
import { type Quote, quoteOf } from "./quote.ts";
import type { RankedSentence } from "./rank-sentences.ts";
import { rowOfGrid } from "./table-row.ts";

/** The last total of a table: the price of a bill, whatever a sentence says of prices. */
export async function totalIn(
  library: Pick<Library, "read">,
  ranked: readonly RankedSentence[],
): Promise<readonly Quote[]> {
  const totals = ranked.filter(({ text }) => isTableRow(text) && namesWhole(text.slice(0, text.indexOf(" | "))));
  const [last] = totals.toSorted((a, b) => b.start - a.start);
  const document = last && (await library.read(last.passage.document_id));
  const row = last && document ? rowOfGrid(document, last) : null;
  return last && row ? [{ ...quoteOf(last, []), row }] : [];
}
