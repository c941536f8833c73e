import { openFiles } from "#core/engine/answer/testing/real-files.ts";
import type { Embedder } from "#core/engine/embed-port.ts";
import type { Engine } from "#core/engine/engine.ts";
import type { Block, ParsedDocument } from "#core/engine/parsed-document.ts";
import { plainDocument } from "#core/engine/testing/plain-document.ts";
import type { Article } from "./answers-data.ts";

/** The real engine over articles as documents, with title and paragraphs as a parser would give them; embedded by `model` where one is given. */
export function openArticles(
  articles: readonly Article[],
  model?: Embedder,
): Promise<Pick<Engine, "search" | "answer">> {
  const files = articles.map((article) => ({
    name: `${article.title}.md`,
    type: "md" as const,
    content: JSON.stringify(article),
  }));
  return openFiles(files, { model, parse: parseArticleBytes });
}

const parseArticleBytes = (bytes: Uint8Array): Promise<ParsedDocument> =>
  Promise.resolve(parseArticle(JSON.parse(new TextDecoder().decode(bytes)) as Article));

function parseArticle({ title, paragraphs, language }: Article): ParsedDocument {
  const blocks: Block[] = [];
  let text = "";
  for (const paragraph of paragraphs) {
    if (text !== "") text += "\n\n";
    blocks.push({ kind: "paragraph", start: text.length, end: text.length + paragraph.length });
    text += paragraph;
  }
  return plainDocument(text, { blocks, title, language: language ?? null });
}
