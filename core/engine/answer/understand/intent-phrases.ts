import type { IntentKind } from "../../intent.ts";

/** A way people ask for something. Patterns see the question in lower case without outer punctuation. */
export interface Phrase {
  readonly kind: IntentKind;
  readonly confidence: number;
  readonly reasoning: string;
  readonly patterns: readonly RegExp[];
}

/** Word boundaries that know every alphabet; `\b` knows only ASCII. */
function word(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, "u");
}

function whole(source: string): RegExp {
  return new RegExp(`^(?:${source})$`, "u");
}

function start(source: string): RegExp {
  return new RegExp(`^(?:${source})(?![\\p{L}\\p{N}])`, "u");
}

const DOCUMENTS =
  "(?:documents?|docs?|files?|papers?|articles?|pdfs?|reports?|collections?|library|texts?|uploads?|books?|slides|presentations?|pages?|contracts?|manuals?|notes|sources?)";
const FILES = "(?:documents|docs|files|pdfs|uploads)";
const PUBLICATIONS =
  "(?:documents?|docs?|files?|papers?|articles?|pdfs?|reports?|texts?|books?|sources?|pages?|presentations?)";
const FICHIERS = "(?:documents?|fichiers?|textes?|articles?|collection|rapports?|pdfs?)";
const ARCHIVOS = "(?:documentos?|archivos?|textos?|artículos?|colección|informes?|pdfs?)";
const DOCUMENTI = "(?:documenti|documento|file|testi|testo|articoli|raccolta|relazioni|pdf)";
const DOCUMENTOS = "(?:documentos?|arquivos?|ficheiros?|textos?|artigos?|coleção|relatórios?|pdfs?)";
const DOCUMENTEN = "(?:documenten|document|bestanden|bestand|teksten|tekst|artikelen|verzameling|rapporten)";
const FAJLY = "(?:документ\\p{L}*|файл\\p{L}*|текст\\p{L}*|стать\\p{L}*|коллекц\\p{L}*|отч[её]т\\p{L}*)";

export const GREETING =
  "hi+|hey+|hello+|yo|hiya|howdy|greetings|good (?:morning|afternoon|evening|day)|hallo|guten (?:morgen|tag|abend)|servus|moin|grüß gott|bonjour|bonsoir|salut|coucou|hola|buenos días|buenas (?:tardes|noches)|buenas|ciao|buongiorno|buonasera|salve|olá|oi|bom dia|boa (?:tarde|noite)|goedemorgen|goedendag|hoi|привет|здравствуйте|здравствуй|добрый (?:день|вечер)|доброе утро|你好|您好|嗨|早上好|晚上好|こんにちは|おはよう(?:ございます)?|こんばんは|안녕(?:하세요)?|مرحبا|السلام عليكم|أهلا|नमस्ते|नमस्कार|merhaba|cześć|dzień dobry|hej";

const COURTESY =
  "(?:many |thanks,? )?thank(?:s| you)(?: (?:so|very) much| a lot| a bunch)?|thx|ty|cheers|great|perfect|awesome|nice|cool|ok(?:ay)?|got it|well done|good job|bye(?: bye)?|goodbye|see you(?: later)?|good night|danke(?: schön| sehr| dir| ihnen)?|vielen dank|tschüss|auf wiedersehen|merci(?: beaucoup| bien)?|au revoir|(?:muchas )?gracias|adiós|hasta luego|grazie(?: mille)?|arrivederci|(?:muito )?obrigad[oa]|tchau|(?:dank je|dank u|bedankt)(?: wel)?|(?:большое )?спасибо(?: большое)?|благодарю|пока|до свидания|谢谢(?:你|您)?|多谢|再见|ありがとう(?:ございます)?|さようなら|감사합니다|고마워요?|شكرا(?: جزيلا)?|مع السلامة|धन्यवाद|शुक्रिया";

const ABOUT_ITSELF =
  "how are (?:you|things)(?: (?:today|doing))?|how do you do|how's it going|what'?s up|who are you|what are you|what can you do(?: for me)?|what do you do|how (?:do|can) (?:you|i) (?:work|use (?:this|you)|start)|how does this work|can you help(?: me)?|help(?: me)?|are you (?:(?:a|an) .{0,30}|human|real|alive|there|ok(?:ay)?)|how old are you|where are you(?: from)?|what(?:'s| is) your name|who (?:made|built|created) you|do you (?:love|like) me|i (?:love|like|hate) you|you are .{1,20}|good (?:bot|one)|ha(?:ha)+|lol|(?:i am|i'm) bored|nice to meet you|wie geht(?:'s|s| es)(?: dir| ihnen)?|wie alt bist du|wie heißt du|wer (?:bist du|sind sie|hat dich (?:gemacht|gebaut))|bist du (?:ein|eine) .{0,30}|ich (?:liebe|mag) dich|was kannst du(?: tun)?|was (?:machst|tust) du|hilfe|comment (?:ça va|vas-tu|allez-vous|tu t'appelles|t'appelles-tu)|ça va(?: bien)?|quel âge as-tu|qui es-tu|qui êtes-vous|que (?:peux-tu|sais-tu|pouvez-vous) faire|je t'aime|aide|(?:cómo|como) est[áa]s?|qué tal(?: est[áa]s)?|quién eres|cómo te llamas|cuántos años tienes|qué (?:puedes|sabes) hacer|te quiero|ayuda|come (?:stai|va)|tutto bene|chi sei|come ti chiami|quanti anni hai|(?:che )?cosa (?:puoi|sai) fare|ti amo|aiuto|como (?:vai|está|estás|você está)|tudo bem(?: com você)?|quem (?:é você|és tu|és)|qual é o (?:seu|teu) nome|quantos anos (?:você tem|tens)|o que (?:você )?(?:pode|sabe|podes|sabes) fazer|ajuda|hoe gaat het(?: met (?:je|u))?|wie ben je|wat kan je|как (?:дела|ты|вы)|кто (?:ты|вы)|как тебя зовут|сколько тебе лет|что ты (?:умеешь|можешь)|помощь|помоги|你是谁|你叫什么(?:名字)?|你几岁|你多大|你能做什么|你会做什么|你好吗|帮助|お元気ですか|元気(?:ですか)?|あなたは誰(?:ですか)?|名前は(?:何ですか)?|何ができますか|助けて|كيف حالك|من أنت|ما اسمك|كم عمرك|ماذا يمكنك أن تفعل|مساعدة|(?:आप|तुम) कैसे (?:हैं|हो)|(?:आप|तुम) कौन (?:हैं|हो)|(?:आपका|तुम्हारा) नाम क्या है|क्या हाल है|मदद";

/** Asked for fun rather than of the documents; "a story about ducks" is asked of them. */
const FUN =
  "(?:(?:can|could|would|will) you )?(?:please )?(?:tell|sing|write|give|make)(?: me| us)? (?:(?:a|an|another|some|one)(?: (?:good|funny|short|nice|bad))? )?(?:jokes?|story|stories|songs?|poems?|riddles?|rhymes?|fun facts?)(?: please)?|make (?:me|us) laugh|(?:entertain|surprise) (?:me|us)|sing(?: something)?|(?:kannst du |bitte )?(?:erzähle?|sing|schreibe?|mache?)(?: (?:mir|uns))?(?: bitte)? (?:(?:(?:noch )?einen?|ein)(?: guten| lustigen| kurze| kurzes)? )?(?:witze?|geschichten?|lied|gedicht|rätsel)(?: erzählen| singen)?|(?:raconte|dis|chante|écris)(?:z)?(?:[- ](?:moi|nous))? (?:une?|des) (?:autre )?(?:blagues?|histoires?|histoire drôle|chansons?|poèmes?|devinettes?)|(?:cuéntame|cuenta|dime|cántame|canta|escribe)(?:me)? (?:(?:un|una|otro|otra) )?(?:buen )?(?:chistes?|historias?|cuentos?|canci(?:ón|ones)|poemas?|adivinanzas?)|(?:raccontami|racconta|dimmi|cantami|canta|scrivi(?:mi)?) (?:(?:un|una|un'altra) )?(?:barzellett[ae]|stori[ae]|canzon[ei]|poesi[ae]|indovinell[oi])|(?:conta|conte|diz|diga|canta|cante|escreve|escreva)(?:-me| me)? (?:(?:um|uma|outra) )?(?:piadas?|anedotas?|histórias?|canç(?:ão|ões)|poemas?|adivinhas?)|me (?:conta|conte|diga) (?:uma|um) (?:piada|história|poema)|(?:vertel|zing|schrijf)(?: (?:me|mij|eens|ons))* (?:een )?(?:mop|grap|verhaal(?:tje)?|liedje|gedicht)|(?:расскажи(?:те)?|спой|напиши)(?: (?:мне|нам))?(?: (?:ещ[её] )?(?:один|какую-нибудь|какой-нибудь))? (?:шутку|анекдот|историю|сказку|песню|стих(?:отворение)?|загадку)|(?:给我|跟我|请)?(?:讲|说|唱|写)(?:一?个|一首|一下|点)?(?:笑话|故事|歌|诗|谜语)(?:吧|听听)?|(?:何か)?(?:冗談|ジョーク|面白い話|物語|お話|歌|詩|なぞなぞ)を?(?:言って|話して|教えて|聞かせて|歌って|書いて)?(?:ください|くれ|よ)?|(?:احك|احكي|قل|أخبرني|غن|اكتب)(?: لي| لنا)? (?:نكتة|قصة|أغنية|قصيدة|لغزا)|(?:मुझे |हमें )?(?:एक |कोई )?(?:चुटकुला|जोक|कहानी|गाना|कविता|पहेली) (?:सुनाओ|सुनाइए|सुनाएं|बताओ|बताइए|गाओ|लिखो)";

const FILLER = "(?:[\\s,!.;:)(-]|there|everyone|all|lectern|again|zusammen|for (?:that|your help|the help))*";

export const PHRASES: readonly Phrase[] = [
  {
    kind: "chat",
    confidence: 0.97,
    reasoning: "The message is a greeting, a courtesy or small talk, not a question about the documents.",
    patterns: [whole(`(?:(?:${GREETING}|${COURTESY}|${ABOUT_ITSELF}|${FUN})${FILLER})+`)],
  },
  {
    kind: "listing",
    confidence: 0.93,
    reasoning: "The question asks which or how many documents there are or match.",
    patterns: [
      word(
        `(?:which|what|how many)(?: of (?:the|these|my|those)| \\p{L}+)? ${PUBLICATIONS} (?:mention|contain|cover|discuss|talk about|deal with|include|refer to|describe|explain|address)s?`,
      ),
      start(`(?:in )?(?:which|what|how many)(?: of (?:the|these|my|those))? ${FILES}`),
      start(`in which ${PUBLICATIONS}`),
      start(`how many ${PUBLICATIONS} (?:are there|do (?:i|we|you) have|are (?:in|available|stored))`),
      word(`(?:welche|wie viele|in welchen) (?:dokumente?n?|dateien|texten?|unterlagen|artikeln?|berichten?)`),
      word(`(?:quels?|quelles?|combien de|combien d') ?${FICHIERS}`),
      word(`(?:qué|cuáles|cuántos|cuántas|en qué) ${ARCHIVOS}`),
      word(`(?:quali|quanti|quante|in quali) ${DOCUMENTI}`),
      word(`(?:quais|quantos|quantas|que|em quais) ${DOCUMENTOS}`),
      word(`(?:welke|hoeveel|in welke) ${DOCUMENTEN}`),
      word(`(?:какие|каких|сколько|в каких) (?:\\p{L}+ )?${FAJLY}`),
      /(?:哪些|哪个|哪几个|多少个?|几个|几份|有什么)(?:文件|文档|文章|资料|报告)/u,
      /(?:どの|いくつの|何件の)(?:文書|ファイル|ドキュメント|資料)/u,
      /(?:أي|كم|ما هي)\s+(?:الوثائق|الملفات|المستندات|وثيقة|ملف|مستند|ملفا|مستندا)/u,
      /(?:कौन से|कितने|किन|कौनसे)\s+(?:दस्तावेज़?|दस्तावेज|फ़ाइल|फाइल)/u,
    ],
  },
  {
    kind: "listing",
    confidence: 0.9,
    reasoning: "The question asks for a list.",
    patterns: [
      start("(?:please |can you |could you )?(?:list|enumerate|itemi[sz]e)"),
      start(
        "(?:please |can you |could you )?(?:show|give|tell|find|name|get)(?: me| us)? (?:all|every|each|a (?:\\p{L}+ )?list)",
      ),
      word("(?:make|create|write|provide|give me|compile) (?:a|the) (?:\\p{L}+ )?list (?:of|with)"),
      start("(?:bitte )?(?:liste|nenne?n?|zähle?)(?: \\p{L}+)? (?:alle?r?|.*\\bauf\\b)"),
      start("(?:bitte )?(?:liste|aufzählung)"),
      start("(?:liste[rz]?|énumère[rz]?|cite[rz]?|donne[rz]?(?:-moi)?) (?:(?:moi )?tou(?:te)?s|la liste|les)"),
      start("(?:lista|listar|enumera|enumere|dame una lista|nombra todos|haz una lista)"),
      start("(?:elenca|elencare|fai un elenco|liste|enumere|faça uma lista|noem alle|geef een lijst|lijst)"),
      start("(?:перечисли\\p{L}*|список|составь список|назови все)"),
      /^(?:请)?(?:列出|列举|罗列)/u,
      /(?:一覧|リストアップ|列挙)/u,
      /^(?:اذكر|اسرد|عدد)\s/u,
      /(?:सूची (?:दें|दो|बनाएं|बनाओ|बताएं)|सूचीबद्ध करें)/u,
    ],
  },
  {
    kind: "comparison",
    confidence: 0.92,
    reasoning: "The question asks how things compare or differ.",
    patterns: [
      start("(?:please |can you |could you )?(?:compare|contrast)"),
      word(
        "comparison (?:of|between)|(?:differences?|similarit(?:y|ies)|distinctions?) between|(?:have|has) in common",
      ),
      word(
        "how (?:do|does|did|are|is|were|was) .+ (?:differ|different from|different to|compare(?:d)? (?:to|with)|similar to)",
      ),
      word("what distinguishes|(?:agree|disagree) (?:on|about|with) each other|pros and cons"),
      /^[^?]{1,40}(?<![\p{L}])(?:vs\.?|versus)\s[^?]{1,40}$/u,
      word("vergleichen?|vergleich (?:von|zwischen)|unterschiede? zwischen|unterscheide[nt] sich|gemeinsamkeiten"),
      start("compare[rz]?"),
      word("comparaison entre|différences? entre|points communs"),
      start("compara(?:r|ción)?"),
      word("diferencias? entre|similitudes entre|en qué se diferencian?"),
      start("confronta(?:re)?|vergelijk"),
      word("differenz[ae] tra|diferenças? entre|comparação entre|verschil(?:len)? tussen"),
      word(
        "сравни(?:те|ть)?|сравнение|(?:разница|отличи[ея]|различи[ея]|сходств[оа]) между|в ч[её]м (?:разница|отличие|различие)|чем отлича\\p{L}+",
      ),
      /(?:比较|对比|(?:有什么|有何|的)(?:区别|不同|差异)|区别是什么|异同)/u,
      /(?:比較|違い|相違)/u,
      /(?:قارن|مقارنة|الفرق بين|الاختلاف بين)/u,
      /(?:तुलना (?:करें|करो|कीजिए)|के बीच(?: क्या)? (?:अंतर|फर्क))/u,
    ],
  },
  {
    kind: "collection_summary",
    confidence: 0.92,
    reasoning: "The question asks for an overview of the documents as a whole.",
    patterns: [
      start(
        "(?:please |can you |could you |give me |write |i need |i want |provide )*(?:an? |the )?(?:\\p{L}+ )?(?:summar(?:y|i[sz]e|ies)|overview|abstract|gist|outline|recap|synopsis|digest|tl;?dr)",
      ),
      start("sum (?:it |them |this |everything )?up"),
      start(
        "what (?:can|could|do|does|should|must|will) (?:you|i|we|one|this|these|they|it|the \\p{L}+|(?:this|these|the|my) \\p{L}+|kids|children|people|readers|pupils|students|someone|anyone) (?:tell (?:me|us)|know|learn|remember|find out) (?:about|from|of) .{2,60}",
      ),
      start(
        "what(?: is| are|'s)(?: the)?(?: most)? (?:interesting|important|special|noteworthy)(?: things?| facts?)? about .{2,60}",
      ),
      start(
        "what (?:can|could|do|does|should|will) (?:you|i|we|one|kids|children|people|readers|pupils|students|a reader|someone) learn$",
      ),
      word("what(?: is| are|'s) (?:this|these|it|they|those|all (?:this|these|of (?:this|these|it))) (?:all )?about"),
      word(
        `what(?: is| are|'s| do| does) (?:this|these|the|my|all|those)(?: \\p{L}+){0,2}? ${DOCUMENTS} (?:all )?(?:about|cover|deal with|contain|say overall)`,
      ),
      word(`what(?:'s| is| do i have)(?: all)? in (?:this|these|the|my|here)(?: ${DOCUMENTS})?$`),
      word(
        "(?:main|key|central|major|principal|overall) (?:points|topics?|themes?|ideas?|findings?|takeaways?|messages?|conclusions?|subjects?)(?: (?:of|in|from|across) (?:this|these|the|my|all)(?: \\p{L}+){0,3})?$",
      ),
      start("(?:bitte )?(?:fasse?|fassen sie)(?: .*)? zusammen"),
      word(`zusammenfass(?:ung|en)|überblick über|worum geht(?: es|'s)|wovon handel[nt]|kernaussagen|hauptthemen`),
      word(
        "résume[rz]?|résumé|synthèse|vue d'ensemble|de quoi (?:parlent|traitent|s'agit)|de quoi parle|idées principales",
      ),
      start("resume|resumir|resúmeme"),
      word("resumen (?:de|del)|visión general|de qué (?:tratan?|hablan?|se tratan?)|ideas principales"),
      word(
        "riassumi|riassunto|riassumere|panoramica|di cosa (?:parlano?|trattano?)|resumo|resuma|visão geral|do que (?:tratam?|falam?)|vat .* samen|samenvatting|waar gaan? .* over",
      ),
      word(
        "резюмируй\\p{L}*|резюме|кратко\\p{L}* (?:излож\\p{L}*|содержание|перескаж\\p{L}*)|обзор|о ч[её]м (?:эти|этот|эта|все|мои|документ\\p{L}*|текст\\p{L}*|стать\\p{L}*)|подведи итог\\p{L}*|основные (?:мысли|темы|идеи)",
      ),
      /(?:总结|概括|概述|摘要|综述|归纳|主要内容|大意|(?:讲|说|写)(?:了|的是)?(?:些)?什么$|关于什么)/u,
      /(?:要約|まとめ|概要)/u,
      /(?:요약|개요)/u,
      /(?<!\p{L})(?:لخص|(?:ال)?ملخص|تلخيص|نظرة عامة|عن ماذا تتحدث)(?!\p{L})/u,
      /(?:सारांश|संक्षेप में बता|दस्तावेज़? किस बारे में)/u,
    ],
  },
];

/** Words that refer back or carry no topic; a question made only of them cannot be searched for. */
export const EMPTY_WORDS = new Set(
  (
    "a an and are as at be but by can could did do does for from give had has have he her him his how i if in is it its me more my of oh on one or our please say she so some something tell that the their them then there these they thing things this those to us was we were what when where which who why will with would you your about explain elaborate continue go further anything else detail details mean " +
    "und oder aber was wer wie wo wann warum das dies diese dieser es sie er mehr bitte noch mal davon dazu darüber ist sind denn " +
    "et ou mais quoi qui que comment où quand pourquoi ça cela ce c'est il elle ils plus encore est " +
    "y o pero qué quién cómo dónde cuándo eso esto ello él ella más es son " +
    "e ma cosa chi come dove quando perché questo quello di più è " +
    "и а но что кто как где когда почему это этот он она они оно ещё еще да нет " +
    "这 那 这个 那个 这些 那些 它 他 她 它们 他们 什么 呢 吗 为什么 怎么 谁 哪里 还有 然后 和 的 了 是 " +
    "و ماذا من كيف أين متى لماذا هذا هذه هو هي और क्या कौन कैसे कहाँ कब क्यों यह वह ये वे"
  ).split(" "),
);
