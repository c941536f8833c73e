import type { Passage } from "#core/engine/engine.ts";
import type { Receipt } from "./message.ts";
import { doubtOf } from "./answer-pieces.ts";
import { titleOf } from "./source-steps.ts";

/**
 * The answer to paste elsewhere: `[1]` becomes a Markdown footnote naming document and page, with the words it rests on.
 * `before` tells the footnotes of several answers in one text apart.
 */
export function withFootnotes(
  content: string,
  passages: readonly Passage[],
  receipts: readonly Receipt[],
  before = "",
): string {
  const cited = new Set<number>();
  const text = withDoubts(content, receipts).replace(/\[(\d{1,3})\](?!\()/g, (whole, digits: string) => {
    const number = Number(digits);
    if (!passages[number - 1]) return whole;
    cited.add(number);
    return `[^${before}${number}]`;
  });
  const notes = [...cited]
    .sort((a, b) => a - b)
    .map((number) =>
      footnote(
        `${before}${number}`,
        passages[number - 1],
        receipts.find(({ citation }) => citation === number),
      ),
    );
  return notes.length > 0 ? `${text}\n\n${notes.join("\n")}\n` : text;
}

/** What no document supports is to be known as such elsewhere, too. */
function withDoubts(content: string, receipts: readonly Receipt[]): string {
  let text = content;
  for (const receipt of receipts.toSorted((a, b) => b.to - a.to)) {
    const doubt = doubtOf(receipt);
    if (doubt) text = `${text.slice(0, receipt.to)} *(${doubt.full})*${text.slice(receipt.to)}`;
  }
  return text;
}

function footnote(label: string, passage: Passage | undefined, receipt: Receipt | undefined): string {
  if (!passage) return "";
  const page = receipt?.page ?? passage.page;
  const place = page === null ? titleOf(passage) : `p. ${page}`;
  return `[^${label}]: ${passage.document_name}${place ? `, ${place}` : ""}`;
}
