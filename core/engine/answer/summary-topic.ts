import type { Tokenizer } from "../index/tokens.ts";
import { QUESTION_WORDS, UNSPACED_QUESTION_WORDS } from "./question-words.ts";

/** Words that ask for a summary or name documents in general; what is left is a topic. */
const FRAME = new Set(
  (
    "summarize summarise summary summaries summarized overview abstract gist outline recap synopsis digest tl dr tldr please give write provide make create short brief briefly quick concise detailed want need main key central major principal overall point points topic topics theme themes idea ideas finding findings takeaway takeaways message conclusion conclusions subject subjects content contents contain contains cover covers deal document documents docs doc file files paper papers article articles pdf pdfs report reports collection library text texts upload uploads book books slides presentation presentations page pages contract contracts manual manuals notes sources everything whole entire sum up together sentence sentences bullet bullets words paragraph " +
    "fasse fass fassen zusammen zusammenfassung zusammenfassen überblick geht handeln handelt kernaussagen hauptthemen dokument dokumente dokumenten datei dateien texte bitte kurz worum wovon " +
    "résume résumez résumer résumé synthèse vue ensemble parlent parle traitent idées principales fichiers fichier " +
    "resume resumen resumir resúmeme visión general tratan trata hablan documentos documento archivos ideas principales riassumi riassunto panoramica parlano trattano documenti resumo resuma tratam falam samenvatting samen vat gaan documenten " +
    "резюмируй резюме кратко изложи содержание обзор эти этот документ документы документах документов тексты статьи подведи итог итоги основные мысли темы идеи перескажи"
  ).split(" "),
);
const UNSPACED_FRAME =
  /请|总结|概括|概述|摘要|综述|归纳|主要内容|内容|大意|一下|这些|这个|这份|所有|全部|文件|文档|文章|资料|报告|关于|讲|说|写|的|要約|まとめ|概要|して|ください|文書/gu;

export function summaryTopic(tokenizer: Tokenizer, question: string): string {
  const plain = question.replace(UNSPACED_QUESTION_WORDS, " ").replace(UNSPACED_FRAME, " ");
  const kept: string[] = [];
  for (const { start, end } of tokenizer.words(plain)) {
    const word = plain.slice(start, end);
    if (!FRAME.has(word.toLowerCase()) && !QUESTION_WORDS.has(word.toLowerCase()) && !/^\p{N}+$/u.test(word))
      kept.push(word);
  }
  return kept.join(" ");
}
