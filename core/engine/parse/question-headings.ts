import type { Block, ParsedDocument } from "../parsed-document.ts";

/** UTF-16 characters of the longest question that is taken for a heading. */
const LONGEST = 250;
/** Questions of one kind at least. */
const MARKED = 3;
const UNMARKED = 5;
/** Share of the paragraphs of a document that are questions, where they bear no mark. */
const SHARE = 0.1;
/** UTF-16 characters of the shortest answer to a question without a mark. */
const SHORTEST_ANSWER = 40;

/** "Q:", "Q3.", "Question 12:" */
const QUESTION = /^(?:Q|Question|Frage|Pregunta|Domanda|Vraag|Вопрос|問|问)\s?\p{Nd}{0,3}\s?[.:)：]\s+\S/iu;
const ANSWER =
  /^(?:A|Answer|Antwort|Réponse|Respuesta|Risposta|Resposta|Antwoord|Ответ|R|答)\s?\p{Nd}{0,3}\s?[.:)：]\s+\S/iu;

/**
 * The document with the questions of a list of questions and answers as headings of their answers: paragraphs that begin with
 * "Q:", or that are nothing but a question above a text.
 */
export function withQuestionHeadings<Document extends ParsedDocument>(document: Document): Document {
  const marked = blocksWhere(document, isMarked);
  const unmarked = blocksWhere(document, isUnmarked);
  const paragraphs = document.blocks.filter(({ kind }) => kind === "paragraph").length;
  const found = new Set<Block>([
    ...(marked.length >= MARKED ? marked : []),
    ...(unmarked.length >= UNMARKED && unmarked.length >= paragraphs * SHARE ? unmarked : []),
  ]);
  if (found.size === 0) return document;
  let above = 0;
  const blocks = document.blocks.map((block): Block => {
    if (block.kind === "heading") above = block.level ?? 1;
    return found.has(block) ? { ...block, kind: "heading", level: Math.min(6, above + 1) } : block;
  });
  return { ...document, blocks };
}

type Told = (question: string, answer: string) => boolean;

const isMarked: Told = (question, answer) => QUESTION.test(question) && (ANSWER.test(answer) || question.endsWith("?"));

const isUnmarked: Told = (question, answer) =>
  /^(?![\p{Ll}"“”„«»‘'])[^?？؟]+[?？؟]$/u.test(question) &&
  answer.length >= SHORTEST_ANSWER &&
  !/[?？؟]["”»]?$/u.test(answer);

/** The paragraphs that are questions, by the text below them. */
function blocksWhere({ text, blocks }: ParsedDocument, isQuestion: Told): readonly Block[] {
  return blocks.filter((block, at) => {
    const below = blocks[at + 1];
    if (block.kind !== "paragraph" || block.end - block.start > LONGEST || below === undefined) return false;
    if (below.kind === "heading" || below.kind === "title") return false;
    return isQuestion(text.slice(block.start, block.end), text.slice(below.start, below.end));
  });
}
