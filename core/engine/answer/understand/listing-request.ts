import type { Tokenizer } from "../../index/tokens.ts";
import { withoutLibrary } from "./library-words.ts";
import { QUESTION_WORDS, UNSPACED_QUESTION_WORDS } from "./question-words.ts";

export interface ListingRequest {
  /** Whether documents are to be listed or things said in them. */
  readonly of: "documents" | "things";
  readonly counts: boolean;
  /** What the listed must be about; empty for everything there is. */
  readonly topic: string;
  readonly terms: readonly string[];
  /** Those of them that only say what kind of things to list: "steps", "rules". */
  readonly kinds: ReadonlySet<string>;
}

const KINDS = new Set(
  "step steps rule rules item items point points thing things requirement requirements reason reasons way ways instruction instructions task tasks tip tips example examples benefit benefits feature features advantage advantages schritte regeln punkte gründe anforderungen aufgaben étapes règles raisons points pasos reglas razones requisitos passi regole motivi passos regras шаги правила требования причины".split(
    " ",
  ),
);

const DOCUMENTS =
  /(?<!\p{L})(?:documents?|docs?|files?|papers?|articles?|pdfs?|reports?|texts?|sources?|books?|dokumente?n?|datei(?:en)?|texten?|artikel|berichte?n?|fichiers?|textes?|documentos?|archivos?|documenti|documento|arquivos?|ficheiros?|documenten|bestanden|документ\p{L}*|файл\p{L}*|текст\p{L}*|стать\p{L}*)(?!\p{L})|文件|文档|文章|资料|文書|ファイル|ドキュメント|وثائق|الوثائق|ملفات|الملفات|المستندات|مستند|दस्तावेज|फ़ाइल/iu;
const COUNTS =
  /(?<!\p{L})(?:how many|wie viele|combien|cuánt[oa]s|quant[ie]|quant[oa]s|hoeveel|сколько)(?!\p{L})|多少|几个|几份|كم|कितन/iu;

const FRAME = new Set(
  (
    "die den dem des war im um mit les los las el la le il lo gli os de del di da du ce ces mes meine meinen meiner mir uns nous sur est son es con per " +
    "list enumerate itemize itemise show give tell find get make create compile provide name all every each full complete me us please can could you mention mentions mentioned contain contains containing cover covers discuss discusses talk talks about deal deals with refer refers describe describes explain include includes address use have has my our these there exist documents document docs doc files file papers paper articles article pdfs pdf reports report texts text sources source books book collection library uploaded available stored " +
    "liste listen nenne nennen zähle auf alle bitte erwähnen erwähnt enthalten handeln von gibt dokumente dokument dokumenten dateien datei texte artikel berichte sammlung " +
    "listez énumérez citez donne donnez tous toutes mentionnent parlent contiennent fichiers fichier documents textes " +
    "lista enumera dame todos todas mencionan hablan contienen documentos archivos textos elenca tutti tutte menzionano parlano documenti falam mencionam arquivos noem alle documenten bestanden " +
    "перечисли перечислите список назови все упоминают упоминается говорят содержат документы документов документах файлы файлов тексты статьи есть " +
    "a-t-il y-a-t-il ai hay existen tengo esistono sono ho há existem tenho er zijn heb habe haben عندي توجد يوجد हैं है मेरे पास"
  ).split(" "),
);
const UNSPACED_FRAME =
  /请|列出|列举|罗列|所有|全部|提到了?|提及|包含|包括|讨论|涉及|关于|文件|文档|文章|资料|报告|有|文書|ファイル|一覧/gu;

export function listingRequest(tokenizer: Tokenizer, question: string): ListingRequest {
  const plain = withoutLibrary(question).replace(UNSPACED_QUESTION_WORDS, " ").replace(UNSPACED_FRAME, " ");
  const kept: string[] = [];
  const terms = new Set<string>();
  const kinds = new Set<string>();
  for (const { start, end, terms: found } of tokenizer.words(plain)) {
    const word = plain.slice(start, end);
    const lower = word.toLowerCase();
    if (FRAME.has(lower) || QUESTION_WORDS.has(lower)) continue;
    kept.push(word);
    for (const term of found) {
      terms.add(term);
      if (KINDS.has(lower)) kinds.add(term);
    }
  }
  return {
    of: DOCUMENTS.test(question) ? "documents" : "things",
    counts: COUNTS.test(question),
    topic: kept.join(" "),
    terms: [...terms],
    kinds,
  };
}
