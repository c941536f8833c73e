import type { Answer } from "#core/engine/engine.ts";

export interface ShownQuote {
  readonly document: string;
  readonly chunk_id: string;
  readonly text: string;
}

/** The words in bold that an answer begins with; null where it claims nothing. */
export const shortAnswerOf = ({ content }: Answer): string | null => /^\*\*(.+?)\*\*/u.exec(content)?.[1] ?? null;

/** What is quoted, best first: the receipts of one paragraph or item together, without a short answer on top. */
export function quotesOf(answer: Answer): ShownQuote[] {
  const { content, receipts, passages } = answer;
  const isShort = (from: number): boolean => content.startsWith("**") && from < content.indexOf("\n\n");
  const blocks = Map.groupBy(
    receipts.filter(({ from }) => !isShort(from)),
    ({ from }) => content.slice(0, from).split(/\n\n(?!\d)|\n(?=- )/u).length,
  );
  return [...blocks.values()].map((own) => {
    const passage = passages[(own[0]?.citation ?? 0) - 1];
    return {
      document: passage?.document_name ?? "",
      chunk_id: passage?.chunk_id ?? "",
      text: own.map(({ quote }) => quote ?? "").join(" "),
    };
  });
}
