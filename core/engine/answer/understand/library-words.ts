/**
 * Words for what a person keeps here, in the forms in which they follow "this" or "these": a question with "this
 * collection" means the collection in front of the person, not something said before.
 */
const WORDS =
  "collection collections document documents doc docs file files page pages library libraries folder folders chat chats conversation conversations upload uploads pdf pdfs text texts paper papers article articles report reports book books slides presentation presentations " +
  "sammlung sammlungen dokument dokumente dokumenten dokuments dokumentes datei dateien seite seiten bibliothek ordner ordners ordnern unterhaltung gespräch texte texten textes unterlage unterlagen artikel artikeln bericht berichte berichten buch buches büchern bücher " +
  "fichier fichiers dossier dossiers bibliothèque textes rapport rapports livre livres conversation discussion " +
  "colección colecciones documento documentos archivo archivos fichero ficheros página páginas biblioteca carpeta carpetas conversación texto textos artículo artículos informe informes libro libros " +
  "raccolta raccolte collezione documenti pagina pagine cartella cartelle conversazione testo testi articolo articoli relazione relazioni libri " +
  "coleção coleções arquivo arquivos ficheiro ficheiros pasta pastas conversa artigo artigos relatório relatórios livro livros " +
  "verzameling verzamelingen documenten bestand bestanden pagina's bibliotheek map mappen gesprek tekst teksten artikelen rapport rapporten boek boeken " +
  "коллекция коллекции коллекцию коллекцией коллекциях документ документа документе документы документов документах файл файла файле файлы файлов файлах страница страницы страницу странице библиотека библиотеки библиотеку библиотеке папка папки папку папке чат чата чате текст текста тексте тексты текстов текстах статья статьи статью статье статей отчёт отчет отчёта отчета книга книги книгу книге";

const DETERMINERS =
  "this|that|these|those|dies(?:e[rsmn]?)?|ce|cet|cette|ces|est[ea]s?|es[ea]s?|quest[oaie]|[dn]?est[ea]s?|[dn]?ess[ea]s?|dit|deze|эт(?:от|а|у|и|ой|ого|ому|ом|их|им|ими)";
/** "This whole collection", "these two documents", "diese ganze Sammlung". */
const BETWEEN = "(?:\\s[\\p{L}\\p{N}]{1,12}){0,2}?";

const SPACED = new RegExp(
  `(?<!\\p{L})(?:${DETERMINERS})${BETWEEN}\\s(?:${WORDS.replaceAll(" ", "|")})(?![\\p{L}\\p{M}])`,
  "giu",
);
const UNSPACED =
  /[这這本该此][个個份些本篇]?(?:合集|集合|收藏|文集|集|文件夹|文件|文档|文章|文本|资料|资料库|图书馆|报告|页面|页|书|聊天|对话)|(?:この|これらの)(?:コレクション|文書|ファイル|ドキュメント|ページ|ライブラリ|フォルダー?|チャット|資料|本|記事)[をはがのに]?|이\s?(?:모음|컬렉션|문서|파일|페이지|라이브러리|폴더|채팅|자료)(?:들)?[을를은는이가의]?|(?:هذه|هذا)\s(?:ال)?(?:مجموعة|وثائق|وثيقة|ملفات|ملف|مستندات|مستند|صفحة|مكتبة|مجلد|محادثة|كتاب|نص)|(?:इस|इन|यह|ये)\s(?:संग्रह|दस्तावेज़ों|दस्तावेजों|दस्तावेज़|दस्तावेज|फ़ाइलों|फ़ाइल|फाइल|पृष्ठ|पुस्तकालय|फ़ोल्डर|फोल्डर|चैट|किताब|पाठ)/gu;
/** "Are there any fees?" and "Y a-t-il …?" refer to nothing said before either. */
const EXISTENCE =
  /(?<!\p{L})(?:(?:is|are|was|were|be|been)\sthere|there\s(?:is|are|was|were)|y\sa-t-il|il\sy\s(?:a|avait))(?!\p{L})/giu;
/** Nor does the German "Können Sie …?", which a capital tells from "sie". */
const POLITE = /(?<=\p{L}\s)(?:Sie|Ihnen)(?!\p{L})/gu;

/** The question with "this collection" and the like blanked out; as long as before. */
export function withoutLibrary(question: string): string {
  return question.replace(SPACED, blank).replace(UNSPACED, blank);
}

/** Blanks out also what else only looks like a reference to something said before. */
export function withoutFalseReferences(question: string): string {
  return withoutLibrary(question).replace(EXISTENCE, blank).replace(POLITE, blank);
}

const blank = (found: string): string => " ".repeat(found.length);
