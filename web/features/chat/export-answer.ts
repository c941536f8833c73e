import { pagesWords } from "#core/engine/page-words.ts";
import type { AnswerDetails, Message, Receipt } from "./message.ts";
import type { Passage } from "#core/engine/engine.ts";
import { ALONE_WORDS, factsOf, isAlone } from "./alone.ts";
import { splitBySupport } from "./answer-pieces.ts";
import { EXPORT_STYLE } from "./export-style.ts";
import { fileName } from "./file-name.ts";
import { timeWords, whereWords, writerWords } from "./generator-words.ts";
import { isSafe, parseInline, type InlineNode } from "./markdown-inline.ts";
import { parseMarkdown, type BlockNode, type Range } from "./markdown.ts";
import { citationsIn, sentenceAt } from "./source-steps.ts";

export interface Turn {
  readonly question: string;
  /** The answer; undefined where there is none yet. */
  readonly message: Message | undefined;
}

export interface ExportRequest {
  readonly question: string;
  readonly message: Message;
  readonly now: Date;
}

/**
 * An answer with its receipts as one HTML file: the words it rests on, document and page of each, and around them the
 * passage, all inside it. It needs no script, loads nothing, and every character of a document or a model in it is text.
 */
export const exportAnswer = ({ question, message, now }: ExportRequest): string =>
  page(question, `${answerHtml(message, "")}\n<footer>${escape(`${origin(message)} · ${saved(now)}`)}</footer>`);

/** A chat in the same way: each question with its answer and sources. */
export const exportChat = (name: string, turns: readonly Turn[], now: Date): string =>
  chatPage(name, turns, now, { isBrief: false });

/** A chat to print: of each source only the words that the answer rests on. */
export const printedChat = (name: string, turns: readonly Turn[], now: Date): string =>
  chatPage(name, turns, now, { isBrief: true });

function chatPage(name: string, turns: readonly Turn[], now: Date, { isBrief }: { readonly isBrief: boolean }): string {
  const parts = turns.map(({ question, message }, at) => {
    const answer = message
      ? `${answerHtml(message, `${at + 1}-`, isBrief)}\n<p class="origin">${escape(origin(message))}</p>`
      : '<p class="note">There is no answer to this question.</p>';
    return `<section class="turn">\n<h2 class="question" dir="auto">${escape(question)}</h2>\n${answer}\n</section>`;
  });
  return page(name, `${parts.join("\n")}\n<footer>${escape(saved(now))}</footer>`);
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<title>${escape(title)}</title>
<style>${EXPORT_STYLE}</style>
</head>
<body>
<main>
<h1 dir="auto">${escape(title)}</h1>
${content}
</main>
</body>
</html>
`;

/** `before` tells the sources of several answers on one page apart. */
function answerHtml({ content, metadata }: Message, before: string, isBrief = false): string {
  const { answer } = metadata;
  const receipts = answer?.receipts ?? [];
  const cited = [...new Set(citationsIn(content).map(({ number }) => number))].filter(
    (number) => answer?.passages[number - 1],
  );
  const sources = cited
    .map((number) => sourceOf(number, before, answer?.passages[number - 1], { receipts, isBrief }))
    .join("\n");
  const blocks = parseMarkdown(content).map((block) => blockHtml(content, block, { answer, before }));
  return `<article class="answer">
${blocks.join("\n")}
</article>
${isAlone({ metadata }) ? `<p class="note">${ALONE_WORDS}</p>` : ""}
${answer?.stopped ? '<p class="note">This answer was stopped before its end.</p>' : ""}
${sources === "" ? "" : `<section>\n<h2>Sources</h2>\n<ol class="sources">\n${sources}\n</ol>\n</section>`}`;
}

/** What an answer says as HTML on one line, with `[1]` where a source is cited. */
export function answerLine({ content, metadata: { answer } }: Message): string {
  const cited = { answer: answer && { ...answer, passages: [] }, before: "" };
  return parseMarkdown(content)
    .map((block) => blockHtml(content, block, cited))
    .join("")
    .replaceAll("\t", " ")
    .replace(/\r?\n/g, "<br>");
}

/** Where an answer's citations lead. */
interface Cited {
  readonly answer: AnswerDetails | undefined;
  readonly before: string;
}

/** The name of a file that is saved. */
export const exportName = (question: string, extension = "html"): string => `${fileName(question)}.${extension}`;

function origin(message: Message): string {
  const { metadata, created_at } = message;
  const { generator, queries_used } = metadata.answer ?? {};
  const time = metadata.response_time_ms;
  return [
    generator ? `${writerWords(generator)}, ${whereWords(generator.where)}` : factsOf(message),
    time === undefined ? "" : `in ${timeWords(time)}`,
    `on ${created_at.slice(0, 10)}`,
    queries_used?.length ? `searched for: ${queries_used.join("; ")}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

const saved = (now: Date): string => `saved from Lectern on ${now.toISOString().slice(0, 10)}`;

interface Shown {
  readonly receipts: readonly Receipt[];
  readonly isBrief: boolean;
}

function sourceOf(number: number, before: string, passage: Passage | undefined, { receipts, isBrief }: Shown): string {
  if (!passage) return "";
  const own = receipts.filter((receipt) => receipt.citation === number && receipt.start !== null);
  const pages = [...new Set(own.map(({ page }) => page ?? passage.page).filter((page) => page !== null))];
  const page = pages.length > 0 ? pages : passage.page === null ? [] : [passage.page];
  const place = page.length === 0 ? "" : `, ${pagesWords(passage.document_name, page)}`;
  const heading = passage.heading ? `<p class="heading" dir="auto">${escape(passage.heading)}</p>` : "";
  return `<li id="source-${before}${number}" value="${number}"><p class="place"><strong>${escape(passage.document_name)}</strong>${escape(place)}</p>${heading}<blockquote dir="auto">${isBrief ? escape(quotesOf(passage, own)) : marked(passage, own)}</blockquote></li>`;
}

/** Characters of a passage of which no words are known to have been quoted. */
const SHORT = 300;

/** The words that the answer rests on; where they are not known the beginning of the passage. */
function quotesOf({ content }: Passage, receipts: readonly Receipt[]): string {
  const quotes = [...new Set(receipts.flatMap(({ quote }) => quote || []))];
  if (quotes.length > 0) return quotes.join(" … ");
  return content.length > SHORT ? `${content.slice(0, SHORT)}…` : content;
}

/** The passage, with the words that the answer rests on marked. */
function marked({ content, start }: Passage, receipts: readonly Receipt[]): string {
  const ranges = receipts
    .map((receipt) => ({ from: (receipt.start ?? start) - start, to: (receipt.end ?? start) - start }))
    .filter(({ from, to }) => from >= 0 && to <= content.length && to > from)
    .sort((a, b) => a.from - b.from);
  let html = "";
  let at = 0;
  for (const { from, to } of ranges) {
    if (to <= at) continue;
    const begin = Math.max(from, at);
    html += `${escape(content.slice(at, begin))}<mark>${escape(content.slice(begin, to))}</mark>`;
    at = to;
  }
  return html + escape(content.slice(at));
}

function blockHtml(source: string, block: BlockNode, cited: Cited): string {
  const lines = (ranges: readonly Range[]) =>
    ranges.map((range) => inlineHtml(source, parseInline(source, range), cited)).join(" ");
  switch (block.kind) {
    case "paragraph":
      return `<p dir="auto">${lines(block.lines)}</p>`;
    case "quote":
      return `<blockquote dir="auto">${lines(block.lines)}</blockquote>`;
    case "heading":
      return `<h2 dir="auto">${lines(block.lines)}</h2>`;
    case "code":
      return `<pre><code>${escape(block.text)}</code></pre>`;
    case "rule":
      return "<hr>";
    case "list": {
      const items = block.items.map(
        (item) =>
          `<li dir="auto">${lines(item.lines)}${item.children.map((child) => blockHtml(source, child, cited)).join("")}</li>`,
      );
      return block.ordered ? `<ol start="${block.start}">${items.join("")}</ol>` : `<ul>${items.join("")}</ul>`;
    }
    case "table": {
      const row = (cells: readonly Range[], tag: "th" | "td") =>
        `<tr>${cells.map((cell) => `<${tag} dir="auto">${lines([cell])}</${tag}>`).join("")}</tr>`;
      return `<div class="table"><table><thead>${row(block.head, "th")}</thead><tbody>${block.rows.map((cells) => row(cells, "td")).join("")}</tbody></table></div>`;
    }
  }
}

function inlineHtml(source: string, nodes: readonly InlineNode[], cited: Cited): string {
  const receipts = cited.answer?.receipts ?? [];
  return nodes
    .map((node): string => {
      switch (node.kind) {
        case "text":
          return wordsHtml(source, node, receipts);
        case "code":
          return `<code>${escape(node.text)}</code>`;
        case "cite":
          return citationHtml(node, cited);
        case "link":
          return isSafe(node.href)
            ? `<a href="${escape(node.href)}" rel="noopener noreferrer nofollow">${inlineHtml(source, node.children, cited)}</a>`
            : inlineHtml(source, node.children, cited);
        case "strong":
          return `<strong>${inlineHtml(source, node.children, cited)}</strong>`;
        case "emphasis":
          return `<em>${inlineHtml(source, node.children, cited)}</em>`;
      }
    })
    .join("");
}

function citationHtml(node: { readonly number: number; readonly from: number }, { answer, before }: Cited): string {
  const passage = answer?.passages[node.number - 1];
  if (!passage) return `[${node.number}]`;
  const quote = answer?.receipts[sentenceAt(answer.receipts, node)]?.quote ?? "";
  return `<sup><a class="cite" href="#source-${before}${node.number}" title="${escape(quote.slice(0, 300))}">${node.number}</a></sup>`;
}

function wordsHtml(source: string, range: Range, receipts: readonly Receipt[]): string {
  return splitBySupport(range, receipts)
    .map(({ from, to, doubt, ends }) => {
      const text = escape(source.slice(from, to));
      if (!doubt) return text;
      const note = ends ? ` <small class="${doubt.kind}-note">(${escape(doubt.full)})</small>` : "";
      return `<span class="${doubt.kind}">${text}</span>${note}`;
    })
    .join("");
}

const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
