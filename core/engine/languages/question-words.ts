/** Words that frame a question without saying what it is about; the index's stop words come on top. In lower case. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  (
    "according among must shall supposed many much long often often give given gave tell told please name named names called call say says said kind kinds type types sort something anything much exactly specifically document documents file text passage answer question information find know known " +
    "wie was wer wem wen wessen wann wo woher wohin warum weshalb weswegen wieso wodurch wofür womit wonach woran worauf woraus worin worüber worum wovon wozu wieviel wieviele wievielte viele viel heißt hieß nannte genannt gibt gab laut " +
    "puis-je dois-je peut-on doit-on peut-il doit-il faut-il darf darfst dürfen durfte dürfte können könnte muss musst müssen musste müsste sollen sollte peux peut peuvent puis dois doit doivent faut puedo puede pueden podemos debo debe deben debemos posso può possono devo deve devono pode podem devem mag mogen kan kunnen moet moeten могу могут должен должна должны нужно " +
    "combien quand où pourquoi comment quel quelle quels quelles appelle appelé selon cuántos cuántas cuánto cuánta cuándo dónde cuál cuáles quién quiénes llama según " +
    "quanti quanto quale quali quando dove perché chi quantos quantas onde qual quais quem hoe wie wat wiens hoeveel wanneer waar waarheen waarmee waarvoor welk welke waarom " +
    "сколько когда где почему кто кого кому какой какая какое какие каком какого каким каких каков какова называется назывался называют согласно " +
    "متى أين كم من ماذا لماذا कितने कितना कितनी कब कौन किस किसने किसे क्यों कैसे कहाँ कहां क्या अनुसार"
  ).split(" "),
);

/** Verbs that only ask whether something is allowed or likely; written with a capital, one of them is a month. */
export const MODAL_WORDS: ReadonlySet<string> = new Set(["may", "might"]);

/** Chinese and Japanese have no spaces to find such words by; they are cut out before the rest is paired. */
export const UNSPACED_QUESTION_WORDS =
  /什么时候|为什么|是什么|叫什么|什么样|什么|哪一年|哪些|哪个|哪里|哪儿|哪种|哪位|哪|谁|多少|几个|几|如何|怎么|怎样|何时|何处|何|吗|呢|请问|根据|どこ|いつ|誰|なぜ|何|ですか|ますか/gu;

/** The verb behind the word that asks who did something, or behind an inverted pronoun: "Who unlocks …?", "Peut-on allumer …?" */
export const VERB_ASKED_OF =
  /(?<!\p{L})(?:(?:who|wer|qui|quién(?:es)?|chi|quem|кто)\s+|\p{L}+-(?:t-)?(?:on|je|tu|ils?|elles?|nous|vous)\s+)(?<verb>\p{L}+)/giu;

/** English parts its verb: what stands behind "does" and a subject of one noun, with the word after it. */
export const VERB_OF_DO =
  /(?<!\p{L})(?:do|does|did|can|could|may|must|should|will|would)\s+(?:(?:the|a|an|my|our|your|this|that|these|those|each|every)\s+)?\p{L}+\s+(?<verb>\p{L}+)(?:\s+(?<next>\p{L}+))?/giu;

/** The verb at the end of a condition with a subject of one noun: "if the club closes". */
export const VERB_OF_CONDITION =
  /(?<!\p{L})(?:if|when|once|after|before|until|unless|while)\s+(?:(?:the|a|an|my|our|your|this|that|these|those|each|every)\s+)\p{L}+\s+(?<verb>\p{L}+)(?=\P{L}*$)/giu;

/** Stems of verbs that carry little of what a question asks. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(
  "see seen saw look tell told rid sai said find know known give gave given let think try tri show shown seem come came go goe went gone make made take took taken get got happen occur use put keep becom becam start mean consid want need like day thing way place work call exist belong mention contain includ enthalt enthalten contient contenir contien bevat bevatten kommt kommen gibt hoch passiert macht gemacht liegt steht vient fait trouv viene hace".split(
    " ",
  ),
);

/** They say what kind of thing answers: a document gives a time of day and not the word "time". In lower case. */
export const KIND_WORDS: ReadonlySet<string> = new Set(
  (
    "time times date dates day month year period periods number amount address phone telephone email e-mail duration size length height width weight age currency cost costs price prices money " +
    "uhrzeit zeit datum tag monat jahr nummer betrag adresse anschrift telefon telefonnummer e-mail dauer größe länge höhe breite gewicht alter währung kosten preis preise geld " +
    "heure date jour mois année numéro montant adresse téléphone durée taille longueur hauteur largeur poids âge prix coût argent " +
    "hora fecha día mes año número importe dirección teléfono correo duración tamaño longitud altura peso edad precio coste costo dinero " +
    "ora data giorno mese anno numero importo indirizzo telefono durata lunghezza altezza peso età prezzo costo soldi denaro " +
    "data dia mês ano número valor endereço morada telefone duração tamanho comprimento altura idade preço custo dinheiro " +
    "tijd datum dag maand jaar nummer bedrag adres telefoon duur grootte lengte hoogte gewicht leeftijd prijs kosten geld " +
    "время дата дату день месяц год номер сумма сумму адрес телефон размер длина высота ширина вес возраст цена цену цены стоимость стоимости деньги денег " +
    "时间 日期 年 月 日 号码 金额 地址 电话 大小 长度 高度 重量 年龄 价格 费用 票价 人数 人口 " +
    "時間 時刻 日付 日時 年月日 番号 金額 住所 電話番号 大きさ 長さ 高さ 重さ 重量 年齢 価格 値段 料金 費用 代金 人数 人口 割合 期間 " +
    "الوقت التاريخ اليوم الشهر السنة الرقم المبلغ العنوان الهاتف الطول الوزن العمر السعر التكلفة سعر تكلفة " +
    "समय तारीख दिन महीना वर्ष नंबर राशि पता फ़ोन लंबाई ऊँचाई वज़न आयु कीमत मूल्य लागत"
  ).split(" "),
);

/** They mean any document, and not one of a kind as "letter" does. In lower case. */
export const ANY_DOCUMENT: ReadonlySet<string> = new Set(
  (
    "document documents doc docs file files dokument dokumente dokumenten dokuments datei dateien unterlage unterlagen " +
    "fichier fichiers documento documentos archivo archivos fichero ficheros documenti arquivo arquivos ficheiro ficheiros " +
    "documenten bestand bestanden документ документа документе документы документов документах документу файл файла файлы файлов файлах"
  ).split(" "),
);
