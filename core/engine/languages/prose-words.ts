/** Words by which sentences show what they are, of all languages in one. */

/** Begins the caption of a table or a figure. */
export const CAPTION =
  /^(?:Table|Tab\.|Figure|Fig\.?|Abb(?:ildung|\.)|Tabelle|Figura|Tableau|Tabla|Tabella|Рис(?:унок|\.)|Таблица|图|表|図)\s*[\p{N}IVX.]+(?:[-.:）)]|\s)/iu;
/** Is part of a reference to other writings. */
export const REFERENCE =
  /(?:doi[:.]|https?:\/\/|\bet al\.|\bpp\.\s?\p{N}|\bISBN\b|\bRetrieved\b|\barXiv\b|\bVol\.\s?\p{N}|^\[?\p{N}{1,3}\]\s|\(\p{N}{4}\)\.\s.+\p{N}{1,4}[–-]\p{N}{1,4}\.?$)/iu;

/** Sends to where something is written. */
export const SEE =
  /^(?:\p{N}{1,3}\. )?(?:see(?: also| generally| ibid)?,? (?=\p{L})|cf\. |ibid\b|vgl\. |siehe auch )/iu;

/** Supposes what need not be so. */
export const SUPPOSES =
  /^["“„«(]?(?:(?:and|or|but|so|now),? )?(?:imagine|suppose|what if|let(?:'s|’s| us) (?:say|suppose|imagine|assume)|assume (?:that )?(?:you|we|a|an)|say you|angenommen|stell dir vor|supposons|imaginez|supongamos|imagina)(?!\p{L})/iu;

/** Says where something is, or is to be. */
export const PLACES =
  /(?<!\p{L})(?:(?:located|situated|stored|kept|placed|found|installed|put|lies?|resides?|lives?|belongs?|goes?) (?:in|at|on|under|inside|below|within)|(?:liegt|liegen|steht|stehen|befinde(?:t|n) sich|gehör(?:t|en)|gespeichert|abgelegt) (?:in|im|auf|unter|an|am)|(?:se trouvent?|situé\p{Ll}*|stocké\p{Ll}*) (?:dans|à|au|sur|sous)|(?:se encuentran?|situad\p{Ll}+|guardad\p{Ll}+) en)(?!\p{L})/iu;

/** Begins a sentence that needs the one before it. */
export const LEANING =
  /^(?:it|its|this|that|these|those|he|she|they|his|her|their|however|therefore|thus|then|also|moreover|furthermore|but|and|so|such|here|there|for example|in addition|finally|otherwise|if it|es|dies|diese|dieser|er|sie|jedoch|aber|daher|dann|auch|il|elle|cela|cette|cependant|mais|este|esta|esto|pero|sin embargo|questo|questa|tuttavia|ma|isso|porém|mas|он|она|оно|они|это|однако|но|поэтому|затем)(?!\p{L})/iu;

/** Begins the reply to a question that stands before it. */
export const REPLIES =
  /^(?:yes|no|not (?:yet|directly|by itself|necessarily)|ja|nein|doch|oui|non|si|sí|sì|sim|não|nee|да|нет)(?=[.,;:!—–-])|^(?:是的|不是|はい|いいえ|نعم|لا)/iu;

/** Headings over what is no text of its own. */
export const BACK_MATTER =
  /^(?:references|bibliography|external links|see also|notes|citations|sources|further reading|(?:table of )?contents|lists? of (?:figures|tables|examples|equations|illustrations|abbreviations)|(?:subject |general )?index|literatur(?:verzeichnis)?|einzelnachweise|weblinks|(?:inhalts|abbildungs|tabellen|stichwort)verzeichnis|références|table des matières|sommaire|referencias|índice(?: de contenidos)?|indice|sumário|примечания|литература|содержание|оглавление|参考文献|目录|目次)$/iu;

/** Heads what was changed from one version to the next: "Release Notes", "Änderungen in Version 3". */
export const CHANGES =
  /^(?:[\p{N}.]+ )?(?:release notes|release history|revision history|version history|change ?logs?|changes|what(?:['’]s| is) new|new features|history of changes|news|(?:die )?änderungen|änderungsverlauf|versionshinweise|neuigkeiten|was ist neu|notes? de (?:version|mise à jour)|journal des modifications|nouveautés|notas de (?:la )?versión|registro de cambios|novedades|note di rilascio|novità|notas de versão|novidades|registro de alterações|wijzigingen|история изменений|изменения|更新日志|変更履歴)(?!\p{L})/iu;

/** Whether a question asks for what was changed. */
export const ASKS_CHANGES =
  /(?<!\p{L})(?:versions?|releases?|released|chang(?:e|es|ed)|new|newer|latest|history|fix(?:es|ed)?|added|removed|updates?|since|when|version(?:en)?|neu(?:e|er|es|en)?|geändert|änderung(?:en)?|seit|wann|hinzugefügt|nouveau(?:x|té|tés)?|nouvelles?|changements?|depuis|quand|ajouté|nuevo|nueva|cambios?|desde|cuándo|nuovo|nuova|modifiche|quando|novo|nova|mudanças|nieuw|wanneer|новое|изменен\p{L}*|когда)(?!\p{L})/iu;

/** Heads a table of contents. */
export const CONTENTS =
  /^(?:(?:table of )?contents|inhalt(?:sverzeichnis)?|table des matières|sommaire|índice(?: de contenidos)?|indice|sumário|inhoud(?:sopgave)?|содержание|оглавление|目录|目次)$/iu;

/** Says who holds the rights in a text, and what may be done with it. */
export const LEGAL =
  /©|\(c\) \p{N}{4}|\bcopyright (?:©|\(c\)|\p{N}{4}|holders?|notices?|page|by)(?!\p{L})|\bcopyrighted by\b|\ball rights reserved\b|\bpermission is (?:hereby )?granted\b|\b(?:public|documentation|software|creative commons|mit|bsd|apache) licen[cs]e\b|\b(?:licen[cs]ed under|this licen[cs]e)\b|\b(?:copy|section \S+|terms) of the (?:\S+ ){0,6}licen[cs]e\b|\bGFDL\b|\bGPL\b|\bwithout (?:any )?warranty\b|\b(?:invariant sections|cover texts)\b|\btrademarks?\b|\balle rechte vorbehalten\b|\burheberrecht|\btous droits réservés\b|\btodos los derechos\b|\btutti i diritti\b|все права защищены|авторск/iu;

/** Begins a sentence that says what the document itself is: "This guide describes …". */
export const OF_ITSELF =
  /^["“„«]?(?:(?:in|the (?:aim|purpose|goal|subject|scope) of) )?(?:(?:this|the present) (?:document|guide|manual|handbook|book|booklet|brochure|paper|article|report|study|thesis|tutorial|faq|specification|standard|policy|agreement|contract|work|text|page|leaflet|white ?paper|memo(?:randum)?|chapter)|(?:dieses|diese|dieser|die vorliegende|der vorliegende|das vorliegende) (?:dokument|handbuch|buch|anleitung|leitfaden|bericht|studie|arbeit|artikel|text|vertrag|richtlinie|broschüre)|(?:ce|cette|le présent|la présente) (?:document|guide|manuel|livre|rapport|étude|article|texte|contrat|thèse)|(?:este|esta|el presente|la presente) (?:documento|guía|manual|libro|informe|estudio|artículo|texto|contrato)|(?:questo|questa) (?:documento|guida|manuale|libro|rapporto|studio|articolo|testo)|(?:este|esta) (?:documento|guia|manual|livro|relatório|estudo|artigo|texto)|dit (?:document|boek|rapport|artikel|handboek)|deze (?:handleiding|gids|studie)|(?:этот|эта|это|данный|данная|настоящий|настоящая) (?:документ|руководство|книга|отчёт|отчет|статья|работа|договор)|(?:ten|ta|niniejszy|niniejsza) (?:dokument|podręcznik|raport|artykuł|książka))(?!\p{L})|本(?:书|手册|文件|报告|指南|书|文)|本(?:書|文書|報告書|論文)/iu;

/** Heads a column that says what the thing at the beginning of a row means. */
export const MEANING =
  /\b(?:meaning|definition|description|explanation|stands for|bedeutung|beschreibung|erklärung|signification|définition|description|significado|definición|descripción|significato|definizione|betekenis|значение|определение|описание)\b|含义|定义|意味|説明/iu;

/** A sentence that gives the reason of what the one before it says. */
export const EXPLAINS =
  /^(?:(?:this|that|it|which) (?:is|was) (?:because|why|due|partly because|mainly because|so that)|because (?:of this|of that)|the (?:main |chief |only |real |usual )?(?:reason|cause)s? (?:is|was|for (?:this|that|it)|are|were)|one reason|(?:for|because of) (?:this|that|these|which) reasons?|(?:das|dies) (?:ist|liegt|war|lag) .{0,20}(?:weil|daran|so)|(?:this|that|it|these) (?:\p{L}+ ){1,3}?(?:because|to (?:prevent|avoid|protect|help|keep|make|ensure|allow|enable|reduce))(?!\p{L})|der grund (?:dafür|ist|war)|grund dafür|c'est (?:parce|pour)|la raison|esto se debe|la razón|это (?:потому|связано|объясн)|причина|这是因为|原因是)/iu;

/** Inside a sentence: what comes after it is the reason of what comes before, or the other way round. */
export const GIVES_REASON =
  /(?<!\p{L})(?:because|since (?:the|it|they|we|he|she|this|that)|so that|so as to|in order (?:to|that)|due to|owing to|thanks to|(?:to|which would|which could) (?:prevent|avoid|protect|ensure|keep|allow|enable|reduce)|or else|otherwise|the reasons?|that(?:'s|’s| is) why|led to|caused by|therefore|weil|denn|da (?:es|sie|er|wir|das|die|der|ein|eine)|damit|um .{2,60} zu|wegen|aufgrund|deshalb|daher|deswegen|parce qu|car|afin (?:de|d['’]|que)|puisque?|à cause d|en raison d|c['’]est pourquoi|porque|para que|ya que|debido a|a causa d|perché|poiché|affinché|a causa di|quindi|pois|por causa d|devido a|omdat|zodat|waardoor|vanwege|потому|чтобы|поэтому|из-за|так как)|, so (?!that)(?:\p{L})|因为|由于|因此|所以|以便|ため|ので|から、|لأن|بسبب|क्योंकि|इसलिए/iu;

/** A sentence that says what follows from the one before it. */
export const FOLLOWS =
  /^(?:so(?:,| (?:the|he|she|they|it|we|i|this|that)(?!\p{L}))|therefore|thus|hence|consequently|accordingly|as a (?:result|consequence)|(?:this|that|which) is why|for (?:this|that|these) reasons?|deshalb|daher|darum|deswegen|folglich|c'est pourquoi|par conséquent|por (?:eso|lo tanto)|perciò|quindi|поэтому|因此|所以)(?!\p{L})/iu;

/** A sentence that says what the subject of the one before it is. */
export const SAYS_WHAT =
  /^(?:(?:s?he|it|they)(?: is| was| are| were|['’](?:s|re)) (?:an?|the|one of)(?!\p{L})|(?:er|sie|es) (?:ist|war|sind|waren) (?:eine?|der|die|das)(?!\p{L})|(?:il|elle|c'|él|ella|è) ?(?:est|était|es|era|fue)? (?:une?|le|la|una?|el|il) )/iu;

/** Says how often something happens. */
export const FREQUENCY =
  /(?<!\p{L})(?:(?:half-)?hourly|(?:twice-|bi)?(?:daily|weekly|monthly|yearly)|nightly|fortnightly|quarterly|annual(?:ly)?|biannual(?:ly)?|once|twice|thrice|never|always|rarely|seldom|regularly|(?:every|each)(?: (?!one\b|of\b)[\p{L}\p{N}]+){0,2}? (?:seconds?|minutes?|hours?|days?|nights?|mornings?|evenings?|weeks?|fortnights?|months?|quarters?|years?|decades?|springs?|summers?|autumns?|winters?|\p{L}+days?|time)|times|(?:a|an|per) (?:second|minute|hour|day|night|week|month|quarter|year|decade)|(?:viertel|halb)?(?:stündlich|täglich|nächtlich|wöchentlich|monatlich|jährlich)(?:e[nmrs]?)?|alle (?:\p{L}+ |\p{N}+ )?(?:sekunden|minuten|stunden|tage|wochen|monate|jahre)|jede[nmrs]? (?:\p{L}+ )?(?:minute|stunde|tag|nacht|morgen|abend|woche|monat|quartal|jahr|mal)|(?:ein|zwei|drei|vier|fünf|sechs|zehn|hundert|mehr|viel|manch)mal|nie|immer|selten|regelmäßig|(?:tous|toutes) les|chaque|fois|quotidien\p{L}*|hebdomadaire\p{L}*|mensuel\p{L}*|annuel\p{L}*|cada|vez|veces|diari[oa]s?|diariamente|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|ogni|volt[ae]|quotidian\p{L}+|settimanal\p{L}+|mensil\p{L}+|annual\p{L}+|vezes|diári\p{L}+|mensal\p{L}*|elke?|iedere?|keer|dagelijks\p{L}*|wekelijks\p{L}*|maandelijks\p{L}*|jaarlijks\p{L}*|кажд\p{L}+|раза?|ежедневн\p{L}+|еженедельн\p{L}+|ежемесячн\p{L}+|ежегодн\p{L}+)(?!\p{L})|每|一次|毎|回|كل|مرة|مرات|हर|बार/iu;

/** Says under what licence a thing may be used. */
export const LICENSED =
  /(?<!\p{L})(?:(?:licen[cs]ed|sub-?licensed|distributed|released|published|available|provided|covered|offered|copy|modify|(?:re)?distribute) (?:\S+ ){0,6}?under|(?:under|subject to) the (?:terms|conditions) of|licen[cs]e\s*:|(?:unter|gemäß) (?:der|den) (?:\S+ ){0,4}?(?:lizenz|bedingungen)|lizenziert unter|lizenz\s*:|sous (?:la )?licence|bajo (?:la |una )?licencia|sotto (?:la )?licenza|sob (?:a )?licença|onder de (?:\S+ ){0,4}?licentie|на условиях)(?!\p{L})|许可证|ライセンスの下/iu;

/** Names a licence: "GNU General Public License", "LGPL", "CC BY 4.0". */
export const NAMES_LICENCE =
  /(?<![\p{L}\p{N}])(?:(?:A|L)?GPL|GFDL|FDL|MIT|BSD|MPL|EPL|EUPL|CDDL|OFL|Apache|Mozilla|Creative Commons|CC0|CC[ -]BY(?:-\p{Lu}\p{Lu})*|[Pp]ublic [Dd]omain|[Gg]emeinfrei|[Dd]omaine public|[Dd]ominio p[uú]bblico|[Dd]ominio público|[Dd]omínio público)(?!\p{L})|(?<!\p{L})\p{Lu}[\p{L}.’'-]{1,30}\s(?:(?:\p{Lu}[\p{L}.’'-]{0,30}|\p{N}[\p{N}.]{0,8}|of|for)\s){1,5}Licen[cs]e(?!\p{L})/u;

/** The stem of a word for a licence, as the index has it. */
export const LICENCE_TERM = /^(?:sub)?(?:licen[cs]|lizen[zs]|licenz|licenç|лиценз)/u;

/** Says in a sentence of a licence's own text what it is. */
export const OF_LICENCE_TEXT = /(?<!\p{L})(?:this licen[cs]e|covered work|licensors?|dieser? lizenz)(?!\p{L})/giu;

/** What to look for where a licence is asked for: texts that give one seldom call it so. */
export const LICENCE_QUERY =
  "license licence licensed released distributed published under terms GNU GPL LGPL General Public License MIT BSD Apache Creative Commons Lizenz licencia licenza licença";

/** Speaks of the text in which it stands: "permission to copy this manual". */
export const THIS_TEXT =
  /(?<!\p{L})(?:(?:this|the present) (?:\p{L}+ )?(?:document(?:ation)?|guide|manual|handbook|book|article|report|text|page|faq)|diese[sr]? (?:dokument\p{L}*|handbuch\p{L}*|anleitung|buch\p{L}*|text\p{L}*)|ce (?:document|manuel|livre|texte)|este (?:documento|manual|libro|livro|texto)|questo (?:documento|manuale|libro|testo)|deze (?:handleiding|tekst)|dit (?:document|boek)|эт\p{L}+ (?:документ\p{L}*|руководств\p{L}*|книг\p{L}*|текст\p{L}*))(?!\p{L})/iu;

/** In place of a figure: "Admission is free", "there is no limit". */
export const IN_PLACE_OF_FIGURE =
  "no|none|all|both|unlimited|free|gratis|kein\\p{L}*|alle|unbegrenzt|kostenlos|kostenfrei|frei|aucun\\p{L}*|gratuit\\p{L}*|illimité\\p{L}*|ningun\\p{L}*|nessun\\p{L}*|nenhum\\p{L}*|geen|бесплатн\\p{L}*";

/** Before a unit of which there is no number. */
export const SOME = "half|few|several|many|einige|mehrere|wenige|quelques|plusieurs|algunos|algunas";
