import type { ParsedDocument } from "../parsed-document.ts";

const SAMPLE = 6000;
const ENOUGH = 40;

/** ISO 639-1 of most of the text, from three samples; null when there is too little of it or the words decide nothing. */
export async function detectLanguage({
  text,
  blocks,
}: Pick<ParsedDocument, "text" | "blocks">): Promise<string | null> {
  const prose =
    sample(
      text,
      blocks.filter((block) => block.kind !== "code" && block.kind !== "table"),
    ) || text.slice(0, SAMPLE);
  const words = prose.replace(/https?:\S+|[\d_|/\\]+/g, " ");
  if ((words.match(/\p{L}/gu)?.length ?? 0) < ENOUGH) return null;
  const { detectAll } = await import("tinyld/light");
  const best = detectAll(words)[0];
  return best && best.lang.length === 2 ? best.lang : null;
}

function sample(text: string, blocks: ParsedDocument["blocks"]): string {
  const parts: string[] = [];
  let length = 0;
  for (const at of [0.1, 0.5, 0.8]) {
    const from = Math.floor(blocks.length * at);
    let taken = 0;
    for (let i = from; i < blocks.length && taken < SAMPLE / 3; i++) {
      const block = blocks[i];
      if (!block) break;
      const part = text.slice(block.start, Math.min(block.end, block.start + SAMPLE / 3));
      parts.push(part);
      taken += part.length;
    }
    length += taken;
  }
  return length === 0 ? "" : parts.join("\n");
}
