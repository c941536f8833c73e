import type { Tokenizer } from "../../index/tokens.ts";
import { withoutLibrary } from "./library-words.ts";
import type { LibraryDocument } from "../library.ts";
import { documentsOfSide, namedDocuments } from "./named-documents.ts";
import { QUESTION_WORDS, UNSPACED_QUESTION_WORDS } from "./question-words.ts";

/** Words that ask for a summary or name documents in general; what is left is a topic. */
const FRAME = new Set(
  (
    "die den dem des war im um mit les los las el la le il lo gli os de del di da du ce ces mes meine meinen meiner mir uns nous sur est son es con per " +
    "summarize summarise summary summaries summarized overview abstract gist outline recap synopsis digest tl dr tldr please give write provide make create short brief briefly quick concise detailed want need main key central major principal overall point points topic topics theme themes idea ideas finding findings takeaway takeaways message conclusion conclusions subject subjects content contents contain contains cover covers deal document documents docs doc file files paper papers article articles pdf pdfs report reports collection library text texts upload uploads book books slides presentation presentations page pages contract contracts manual manuals handbook guide leaflet brochure sections chapters notes sources everything whole entire sum up together sentence sentences bullet bullets words paragraph " +
    "sammlung bibliothek bibliothèque colección biblioteca raccolta coleção verzameling коллекция коллекцию коллекции " +
    "fasse fass fassen zusammen zusammenfassung zusammenfassen überblick geht handeln handelt kernaussagen hauptthemen dokument dokumente dokumenten datei dateien texte bitte kurz worum wovon " +
    "résume résumez résumer résumé synthèse vue ensemble parlent parle traitent idées principales fichiers fichier " +
    "resume resumen resumir resúmeme visión general tratan trata hablan documentos documento archivos ideas principales riassumi riassunto panoramica parlano trattano documenti resumo resuma tratam falam samenvatting samen vat gaan documenten " +
    "резюмируй резюме кратко изложи содержание обзор эти этот документ документы документах документов тексты статьи подведи итог итоги основные мысли темы идеи перескажи " +
    "لخص ملخص الملخص ملخصا تلخيص نظرة عامة सारांश का की के दें दो बताएं बताओ संक्षेप में"
  ).split(" "),
);
const UNSPACED_FRAME =
  /请|总结|概括|概述|摘要|综述|归纳|主要内容|内容|大意|一下|这些|这个|这份|所有|全部|文件|文档|文章|资料|报告|关于|讲|说|写|的|要約|まとめ|概要|して|ください|文書/gu;

/** How a question begins that wants whatever there is on a topic: "What can you tell me about …". */
const OPENING =
  /^\W*what .{2,40}? (?:tell (?:me|us)|know|learn|remember|find out|(?:interesting|important|special|noteworthy)(?: things?| facts?)?)(?: (?:about|from|of))?(?!\p{L})/iu;

export function summaryTopic(tokenizer: Tokenizer, question: string): string {
  const plain = withoutLibrary(question)
    .replace(OPENING, " ")
    .replace(UNSPACED_QUESTION_WORDS, " ")
    .replace(UNSPACED_FRAME, " ");
  const kept: string[] = [];
  for (const { start, end } of tokenizer.words(plain)) {
    const word = plain.slice(start, end);
    if (!FRAME.has(word.toLowerCase()) && !QUESTION_WORDS.has(word.toLowerCase()) && !/^\p{N}+$/u.test(word))
      kept.push(word);
  }
  return kept.join(" ");
}

/** One thing said to be a document, as in "the bees document", "das Handbuch". */
const ONE_DOCUMENT =
  /(?<!\p{L})(?:document|file|article|paper|report|handbook|manual|guide|book|leaflet|contract|dokument|datei|artikel|bericht|handbuch|fichier|rapport|documento|archivo|informe|artículo|manuale|relatório|документ|файл|стать[юия]|отч[её]т)(?!\p{L})|这份|这个文件|文档/iu;

/** The documents a summary is asked of: those named in full, or the one that "the bees document" can only mean. */
export function documentsNamed<Document extends Pick<LibraryDocument, "name" | "title">>(
  tokenizer: Tokenizer,
  question: string,
  documents: readonly Document[],
): Document[] {
  const named = namedDocuments(tokenizer, question, documents);
  if (named.length > 0) return named;
  const topic = summaryTopic(tokenizer, question);
  if (topic === "") return [];
  const meant = documentsOfSide(tokenizer, topic, documents);
  return ONE_DOCUMENT.test(question)
    ? meant.slice(0, 1)
    : meant.length === 1 && (topic.split(" ").length > 1 || isTitle(tokenizer, topic, meant[0]))
      ? meant
      : [];
}

/** Whether the topic is what the document is called: "ducks" where it is called "Duck - Wikipedia". */
function isTitle(tokenizer: Tokenizer, topic: string, document: Pick<LibraryDocument, "name" | "title"> | undefined) {
  const held = new Set(tokenizer.terms(document?.title ?? ""));
  const named = new Set(tokenizer.terms(topic).filter((term) => held.has(term)));
  return named.size > 0 && named.size * 2 >= held.size;
}
