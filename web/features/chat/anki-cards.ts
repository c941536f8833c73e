import { pageWords } from "#core/engine/page-words.ts";
import { answerLine, type Turn } from "./export-answer.ts";
import { citationsIn } from "./source-steps.ts";

/**
 * Questions and answers as notes that Anki imports: a line a note, fields divided by tabs, the answer with its sources on
 * the back (https://docs.ankiweb.net/importing/text-files.html). Questions without an answer are left out.
 */
export function ankiCards(name: string, turns: readonly Turn[]): string {
  const notes = turns.flatMap(({ question, message }) => {
    if (!message || message.metadata.answer?.answered === false) return [];
    const sources = sourcesOf(message);
    const below = sources === "" ? "" : `<p><small>${sources}</small></p>`;
    return [`${field(question)}\t${answerLine(message)}${below}`];
  });
  return `#separator:tab\n#html:true\n#deck:${name.replace(/\s+/g, " ")}\n${notes.map((note) => `${note}\n`).join("")}`;
}

function sourcesOf({ content, metadata }: NonNullable<Turn["message"]>): string {
  const { passages = [], receipts = [] } = metadata.answer ?? {};
  const numbers = [...new Set(citationsIn(content).map(({ number }) => number))];
  return numbers
    .flatMap((number) => {
      const passage = passages[number - 1];
      if (!passage) return [];
      const page = receipts.find(({ citation }) => citation === number)?.page ?? passage.page;
      return [
        field(
          `[${number}] ${passage.document_name}${page === null ? "" : `, ${pageWords(passage.document_name, page)}`}`,
        ),
      ];
    })
    .join("<br>");
}

/** Text as HTML on one line; no quotation mark is left that would part fields. */
const field = (text: string): string =>
  text
    .trim()
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\t", " ")
    .replace(/\r?\n/g, "<br>");
