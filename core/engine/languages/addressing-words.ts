/**
 * Sentences by which a text speaks to the language model that reads it, and not to people. Bounded gaps keep the patterns
 * linear.
 */

/** How one language speaks to a model; each a pattern. */
interface Addressing {
  /** What opens an order to ignore earlier instructions: only an imperative is one, not "drivers who ignore the rules". */
  readonly before?: string;
  /** The order itself. */
  readonly ignore: string;
  /** What makes such an order one to people behind it: "… from our old supplier", "… if you have paid". */
  readonly unless?: string;
  /** Who reads, evaluates or sums up this text. */
  readonly reader: string;
  readonly must: string;
  /** What a model is to do: to say something. */
  readonly say: string;
  /** Behind a role and a colon, before what is to be said: "from now on, always". */
  readonly lead?: string;
}

const TEXT =
  "text|document|page|passage|file|article|paper|paragraph|content|message|e-?mail|r[ée]sum[ée]|cv|application|review";

const ADDRESSING: readonly Addressing[] = [
  // English
  {
    before: "(?:please|now|then|and|instead|must|should|shall|are to|have to)\\s",
    ignore:
      "(?:(?:ignore|disregard|forget)\\s(?=(?:\\p{L}+\\s){0,3}(?:all|any|your|previous|prior|above|earlier|preceding)\\s)(?:(?:all|any|every|of|the|your|my|our|these|those|previous|prior|above|earlier|preceding|other|system|initial|original|and|or)\\s){1,6}(?:instructions?|prompts?)|(?:ignore|disregard|forget|override|bypass)\\s(?=(?:\\p{L}+\\s){0,3}(?:your|previous|prior|above|earlier|preceding)\\s)(?:(?:all|any|every|of|the|your|these|those|previous|prior|above|earlier|preceding|other|system|safety|and|or)\\s){1,6}(?:instructions?|prompts?|rules?|directions?|guidelines?|commands?)|(?:ignore|disregard|forget)\\s(?:(?:all|any|the|your)\\s){0,2}(?:instructions|prompts|rules|everything)\\s(?:above|before this|you (?:were|have been) (?:given|told)))",
    unless:
      "\\s(?:(?:that\\s)?(?:you|we)\\s[^.!?\\n]{0,30})?(?:from|in|on|sent|dated|about|regarding|concerning|for)\\s(?!the (?:system|user|developer|chat|conversation|prompt)|this (?:chat|conversation|prompt))|\\s(?:if|when|unless|where)\\s(?!you are an? (?:ai|llm|language))",
    reader: `(?:read|evaluat|assess|review|grad|summari[sz]|process|analy[sz]|pars|rat|scor|judg)(?:e|es|s|ing|ers?|ors?)?\\s(?:of\\s)?this (?:${TEXT})|questions (?:about|on) this (?:${TEXT})|(?:ais?|llms?|models?|assistants?|chatbots?)[^.!?\\n]{0,20}\\s(?:reads?|reading|evaluat(?:es?|ing)|process(?:es|ing)?) this`,
    must: "must|should|shall|has to|have to|is to|are to|needs? to",
    say: "(?:answer|reply|respond)(?! (?:the|all|these|every|any) (?!user|question))|say|give (?:it|this)|(?:state|claim|tell|recommend|conclude|output|print|write|repeat|report|confirm)\\s(?:only|that|the user|this|it|users)|ignore|disregard|forget|pretend",
    lead: "(?:please|now|from now on,?|always|only|never|you (?:must|should|shall|will)(?: always| now| only)?)\\s",
  },
  // German
  {
    before: "(?:bitte|und|nun|jetzt)\\s",
    ignore:
      "(?:ignorier(?:e|en sie|t)|missacht(?:e|en sie|et)|vergiss|vergessen sie)\\s(?:bitte\\s)?(?:(?:alle|die|deine|ihre|vorherigen?|bisherigen?|obigen?|früheren?|vorangegangenen?|vorigen?)\\s){1,4}(?:anweisung|instruktion|regel|vorgabe|befehl)(?:en|n|e)?",
    unless: "\\s(?:in|im|aus|auf|von|vom|zu[rm]?|wenn|falls|sofern)\\s",
    reader:
      "dies\\p{L}{1,2}\\s(?:text|dokument|seite|absatz|datei|artikel|nachricht|bewerbung)e?s?\\s(?:liest|lesen|bewertet|bewerten|auswertet|beurteilt|prüft|zusammenfasst|verarbeitet|analysiert)",
    must: "muss|müssen|soll|sollen|sollte|sollten|hat",
    say: "sag(?:e|en)?|antwort(?:e|en)|behaupt(?:e|en)|(?:erklär|schreib|empfehl|bestätig|ausgeb|angeb)(?:e|en)(?=[^.!?\\n]{0,20}\\sdass)|ignorier(?:e|en)",
    lead: "(?:bitte|ab jetzt|immer|nur|du (?:musst|sollst))\\s",
  },
  // French
  {
    before: "(?:et|veuillez|merci d['’])\\s?",
    ignore:
      "(?:ignor(?:e|ez|er)|oubli(?:e|ez|er))\\s(?:toutes\\s)?(?:les|tes|vos)\\s(?:instructions?|consignes?|directives?|règles?)\\s(?:qui précèdent|précédent|antérieur|ci-dessus|reçues)\\p{L}*",
    reader:
      "(?:li[st]|lira|lisant|évalue|évaluera|évaluant|résume|résumant|analyse|analysant|traite)\\sce(?:tte)?\\s(?:texte|document|page|passage|fichier|article|message)",
    must: "doit|doivent|devra|devrait|devraient",
    say: "(?:di(?:s|tes|re)|réponds?|répondez|répondre|affirme[rz]?|déclare[rz]?)(?!\\p{L})",
  },
  // Spanish
  {
    before: "(?:y|por favor,?)\\s",
    ignore:
      "(?:ignor(?:a|e|ad|ar|en)|olvid(?:a|e|ar))\\s(?:todas\\s)?(?:las|tus|sus)\\s(?:instrucciones|reglas|órdenes)\\s(?:anterior|previ|de arriba)\\p{L}*",
    reader:
      "(?:lea|lee|leer|evalúe|evalúa|resuma|resume|procese|procesa|analice|analiza)\\seste?a?\\s(?:texto|documento|página|archivo|artículo|mensaje)",
    must: "debe|deben|debería|deberá|tiene que",
    say: "di|diga|decir|responde|responda|responder|contesta|conteste|contestar|afirma|afirme|afirmar",
  },
  // Portuguese
  {
    before: "(?:e|por favor,?)\\s",
    ignore:
      "(?:ignor(?:a|e|em|ar)|esqueça|desconsidere)\\s(?:todas\\s)?(?:as\\s)?(?:suas\\s)?(?:instruções|regras|ordens)\\s(?:anterior|prévi|acima)\\p{L}*",
    reader:
      "(?:ler|leia|lê|avaliar|avalie|avalia|resumir|resuma|processar|analisar)\\seste?a?\\s(?:texto|documento|página|arquivo|artigo|mensagem)",
    must: "deve|devem|deverá|tem de|tem que",
    say: "diga|dizer|responda|responder|afirme|afirmar",
  },
  // Italian
  {
    before: "(?:e|per favore,?)\\s",
    ignore:
      "(?:ignora(?:re|te)?|dimentica(?:re|te)?)\\s(?:tutte\\s)?(?:le|tue)\\s(?:tue\\s)?(?:istruzioni|regole)\\s(?:precedent|anterior|di cui sopra)\\p{L}*",
    reader:
      "(?:legga|legge|valuti|valuta|riassuma|riassume|elabori|elabora|analizzi|analizza)\\squest[oa]\\s(?:testo|documento|pagina|file|articolo|messaggio)",
    must: "deve|devono|dovrebbe|dovrà",
    say: "di['’]|dica|dire|dite|rispondi|risponda|rispondere|afferma|affermi|affermare",
  },
  // Dutch
  {
    before: "(?:en|graag)\\s",
    ignore:
      "(?:negeer|vergeet)\\s(?:alle\\s)?(?:de\\s|je\\s|uw\\s)?(?:vorige|eerdere|bovenstaande)\\s(?:instructies|opdrachten|regels)",
    reader:
      "(?:deze|dit)\\s(?:tekst|document|pagina|bestand|artikel|bericht)\\s(?:leest|beoordeelt|evalueert|samenvat|verwerkt|analyseert)",
    must: "moet|moeten|dient",
    say: "zeg|zeggen|antwoord|antwoorden|beweer|beweren",
  },
  // Russian
  {
    before: "(?:пожалуйста,?|и)\\s",
    ignore:
      "(?:проигнорируй|игнорируй|забудь)(?:те)?\\s(?:вс[её]х?\\s)?(?:предыдущи|прежни|вышеуказанны)[ехй]\\s(?:инструкци|указани|правил)\\p{L}*",
    reader:
      "(?:читает|прочитает|прочтёт|оценивает|оценит|обобщает|анализирует|обрабатывает)\\sэт(?:от|у|о|и)\\s(?:текст|документ|страницу|файл|статью|сообщение)",
    must: "долж(?:ен|на|ны|но)|обязан\\p{L}{0,1}|следует",
    say: "скажи|скажите|сказать|ответь|ответьте|ответить|отвечай|отвечать|утверждай|утверждать",
  },
  // Arabic
  {
    ignore: "(?:تجاهل|تجاهلوا|انس)\\s(?:جميع\\s|كل\\s)?(?:التعليمات|الأوامر|القواعد)\\s(?:السابقة|أعلاه)",
    reader: "(?:يقيّم|يقيم|يقرأ|يلخص|يلخّص|يعالج)\\sهذ[اه]\\s(?:النص|المستند|الصفحة|الملف|المقال)",
    must: "أن|يجب",
    say: "قل|يقول|تقول|أجب|يجيب",
  },
];

/** Names by which a chat tells who speaks: what stands behind one is written for the model. */
const ROLES =
  "system(?: prompt| message)?|assistant|assistent|assistante|asistente|assistente|systeem|sistema|système|ассистент|система|النظام|المساعد";

const FROM_WORD = "(?<!\\p{L})";
const TO_WORD = "(?!\\p{L})";
const pattern = (source: string): RegExp => new RegExp(source, "iu");

const patternsOf = ({ before, ignore, unless, reader, must, say, lead }: Addressing): RegExp[] => {
  const order = `(?:^|[.!?:;,\\n*>#]\\s{0,4}${before ? `|${FROM_WORD}${before}` : ""})${ignore}${TO_WORD}`;
  const role = `(?:^|\\n)[\\s>#*[<|(_-]{0,8}(?:im_start[|>\\]\\s]{1,4})?(?:${ROLES})(?:[\\])>*|_\\s]{0,4}:|\\])[*\\s]{0,4}(?:${lead ?? "[^\\s\\S]"}){0,2}(?:${say})${TO_WORD}`;
  return [
    pattern(unless ? `${order}(?!${unless})` : order),
    pattern(`${order}[^.!?\\n]{0,60}${FROM_WORD}(?:${say})${TO_WORD}`),
    pattern(
      `${FROM_WORD}(?:${reader})${TO_WORD}[^.!?\\n]{0,40}${FROM_WORD}(?:${must})${TO_WORD}[^.!?\\n]{0,30}${FROM_WORD}(?:${say})${TO_WORD}`,
    ),
    pattern(role),
  ];
};

export const ADDRESSES_MODEL: readonly RegExp[] = [
  ...ADDRESSING.flatMap(patternsOf),
  // English
  /(?<!\p{L})(?:dear|(?:if )?you are an?|any|every|all) (?:ai|llms?|(?:large )?language models?|ai assistants?|chatbots?|gpt)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:must|should|shall|please|are instructed to|is instructed to)(?!\p{L})[^.!?\n]{0,30}(?<!\p{L})(?:answer|reply|respond|output|ignore)(?!\p{L})/iu,
  /(?<!\p{L})(?:dear|(?:if )?you are an?) (?:ai|llms?|(?:large )?language models?|ai assistants?|chatbots?|gpt)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:say|recommend|tell|state|claim|give|rate)(?!\p{L})/iu,
  /(?<!\p{L})(?:note|attention|instructions?|message) (?:to|for) (?:the |any |all |every )?(?:ais?|llms?|language models?|chatbots?)(?: (?:assistants?|models?|systems?|agents?|readers?|reviewers?))?\s?:/iu,
  /(?<!\p{L})(?:do not|don't|never) (?:tell|reveal to|inform|mention this to|show this to) the user(?:\s(?:that|about|anything)(?!\p{L})|\s?(?:[.,;!\n]|$))/iu,
  // Chinese, Japanese and Hindi, whose words are not parted or whose verb stands last
  /(?:忽略|无视|忘记)[^。！？\n]{0,12}(?:之前|以上|先前|所有|此前)[^。！？\n]{0,10}(?:指令|指示|说明|规则|要求)/u,
  /(?:阅读|评估|评价|处理|总结)(?:本|这|此)[^。！？\n]{0,12}(?:必须|应该|应当|需要)[^。！？\n]{0,6}(?:回答|说|回复|声称)/u,
  /(?:^|\n)[\s[【<]{0,4}(?:系统|助手|助理)[\]】>\s]{0,3}[:：]\s?(?:请|你必须|只)?(?:说|回答|回复|忽略|声称)/u,
  /(?:以前|これまで|上記|前)[^。！？\n]{0,10}(?:指示|命令|ルール)[^。！？\n]{0,8}(?:無視|忘れ)/u,
  /(?:この|本)(?:文章|文書|テキスト|ページ|ファイル|記事)を(?:読む|評価する|要約する|処理する)[^。！？\n]{0,60}(?:答え|言わ|回答し|述べ)[^。！？\n]{0,6}(?:なければならない|べき|ください|ねばならない|なさい)/u,
  /(?:^|\n)[\s[【<]{0,4}(?:システム|アシスタント)[\]】>\s]{0,3}[:：][^。！？\n]{0,60}(?:答えて|言って|回答して|述べて|無視して)(?:ください|下さい)/u,
  /(?:पिछल|पूर्व|सभी)[^।!?\n]{0,16}(?:निर्देश)[^।!?\n]{0,12}(?:अनदेखा|नज़रअंदाज़|उपेक्षा|भूल)/u,
  /इस\s(?:पाठ|दस्तावेज़|पृष्ठ|फ़ाइल|लेख)\s(?:का|को|की)[^।!?\n]{0,40}(?:कहना|बताना|उत्तर देना)\s(?:चाहिए|होगा|है)/u,
  /(?:^|\n)[\s[<]{0,4}(?:सिस्टम|सहायक)[\]>\s]{0,3}:\s?(?:कहें|कहो|उत्तर दें|बताएं)/u,
];

/** Before such words in a text that writes about them and does not say them. */
export const OPENING_QUOTE = /["“„«‹「'‘]\s?$/u;
