/** How people ask for figures of one kind, and what such a figure is told by, of all languages in one. */

import { PART_WORDS } from "./shared-words.ts";

const words = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");

/** Asks what something costs: a number without money is no answer. */
export const ASKS_PRICE = words(
  [
    "how much (?:money|cash)|how much .{0,60}(?:costs?|pay|paid|spend|spent|worth|earn|earned|charge|charged)|what (?:does|do|did|will|would) .{1,60} costs?|(?:what(?: is|'s|’s| are| was| were)|which is) the (?:\\p{L}+ ){0,2}(?:price|cost|costs|fee|fees|rent|salary|charge|fare)",
    "wie teuer|was koste(?:t|n|te|ten)|wie ?viel (?:geld|euro|koste[tn]|kosteten?|zahl\\p{L}+|muss .{1,40} zahlen)|wie hoch (?:ist|sind|war|waren) (?:der|die) \\p{L}*(?:preis|kosten|gebühr|gebühren|miete|gehalt|beitrag)",
    "combien (?:coûtent?|coûtait|d['’]argent)|quels? (?:est|sont|était) (?:le|les) (?:prix|coûts?|tarifs?|montants?)",
    "cuánto (?:cuestan?|costó|dinero|vale)|cuál es el (?:precio|coste|costo|importe)",
    "quanto (?:costano?|è costato|denaro)|qual è il (?:prezzo|costo)",
    "quanto (?:custam?|custou|dinheiro)|qual (?:é )?o (?:preço|custo)",
    "wat kost(?:en|te)?|hoeveel (?:kost(?:en|te)?|geld)",
    "сколько (?:стоит|стоят|стоил\\p{L}?|денег|рублей)|какова цена",
  ].join("|"),
);

/** Dimensions of units of money. */
export const MONEY: ReadonlySet<string> = new Set(
  "dollars|cents|euros|pounds sterling|pounds|yen|francs|crowns|rupees|yuan|roubles".split("|"),
);

/** Tells in place of a price that there is none. */
export const FREE_OF_CHARGE = words(
  "free|gratis|complimentary|no (?:\\p{L}+ )?(?:charges?|fees?|costs?)|without (?:charge|fee|cost)|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|keine \\p{L}*(?:kosten|gebühr|gebühren)|gratuit\\p{L}*|sans frais|sin (?:coste|costo|cargo)|senza costi|sem custos?|kosteloos|бесплатн\\p{L}*",
);

/** Before the number of a part of a text, or of a version, which is no price. */
export const BEFORE_PART_NUMBER = new RegExp(
  `(?<!\\p{L})(?:${PART_WORDS}|figures?|fig\\.?|tables?|versions?|abbildung|abb\\.|tabelle|figura|tableau|tabla|tabella|figuur|tabel|рис\\.|рисунок|таблица)\\s*$`,
  "iu",
);

/** A share in words or as a ratio: "a third", "two out of ten". */
export const A_SHARE = words(
  "(?<![\\p{N}.])\\p{N}{1,9}(?:\\.\\p{N}{1,9})? (?:in|of|out of|von|sur|de|su|van) (?:\\p{L}+ )?\\p{N}|(?:out of|in) (?:two|three|four|five|six|ten)|half|halves|thirds?|quarters?|fifths?|tenths?|hälfte|halbe[nmrs]?|drittel|viertel|zehntel|moitié|tiers|quarts?|mitad|tercios?|cuartos?|metà|terz[oi]|metade|terços?|helft|derde|половин\\p{L}*|треть|четверть|majority|mehrheit|majorité|mayoría",
);

/** Asks how heavy, how far or how warm something is, and the dimensions of the units that tell it. */
export const MEASURED: readonly { readonly asks: RegExp; readonly dimensions: ReadonlySet<string> }[] = [
  {
    asks: words(
      "how heavy|how much .{1,60} weigh|what weight|wie schwer|wie ?viel .{0,60}wiegt|combien .{0,60}pèsent?|cuánto pesan?|quanto pesano?|quanto pesam?|hoe zwaar|hoeveel .{0,60}weegt|сколько весит",
    ),
    dimensions: new Set(["mass"]),
  },
  {
    // Ten minutes on foot tell how far it is.
    asks: words(
      "how (?:far|tall|deep|wide)|what (?:distance|height)|wie (?:weit|tief|breit)|quelle (?:est la )?(?:hauteur|distance|profondeur)|qué (?:altura|distancia)|hoe (?:ver|diep|breed)|как(?:ая|ова) (?:высота|длина|глубина)|какое расстояние",
    ),
    dimensions: new Set(["length", "time", "months"]),
  },
  {
    asks: words(
      "how (?:hot|cold|warm)|what temperature|wie (?:warm|heiß|kalt)|quelle (?:est la )?température|qué temperatura|как(?:ая|ова) температура",
    ),
    dimensions: new Set(["temperature (°C)", "temperature (°F)"]),
  },
];

/**
 * What a bill comes to: how people ask, how bills tell it ("Amount due: 273.13"), and stems of the words of the question. The end of
 * the question may name the bill.
 */
export const PAYABLE: {
  readonly asks: RegExp;
  readonly tells: RegExp;
  readonly terms: RegExp;
  readonly query: string;
} = {
  asks: new RegExp(
    [
      "^how much (?:money )?(?:do|does|did|must|should|shall|will|would) (?:i|we|you|he|she|they|one) (?:still )?(?:have to |need to |had to )?(?:pay|owe|transfer)(?: altogether| in total| in all| overall| now| still| for (?:it|this|that|everything))?(?: (?:on|for) (?:the|this|my|our) (?:\\p{L}+ )?(?:bill|invoice))?$",
      "^(?:what is|what's|what’s|how much is|how high is) the (?:total|amount due|balance due|final amount|total amount|amount payable|amount to pay)(?: due| to pay| payable)?(?: (?:of|on) (?:the|this|my|our) (?:\\p{L}+ )?(?:bill|invoice))?$",
      "^wie ?viel (?:geld )?(?:muss|müssen|soll|sollen|schulde|schulden) (?:ich|wir|man|sie|er) (?:noch |insgesamt |jetzt |dafür )*(?:(?:be)?zahlen|überweisen)?$",
      "^(?:was ist|wie hoch ist) (?:der|die) (?:gesamtbetrag|rechnungsbetrag|gesamtsumme|zahlbetrag|endbetrag|nachzahlung)(?: der rechnung)?$",
      "^combien (?:dois-je|dois je|devons-nous|faut-il) (?:payer|régler)(?: au total| en tout)?$",
      "^cuánto (?:tengo|tenemos|hay) que pagar(?: en total)?$",
      "^quanto (?:devo|dobbiamo|tenho de|tenho que) pagare?(?: in totale| no total| ao todo)?$",
      "^hoeveel moet (?:ik|we) (?:nog |in totaal )?betalen$",
    ].join("|"),
    "u",
  ),
  tells: new RegExp(
    `(?<!\\p{L})(?:${[
      "(?<!sub[- ]?)total(?: (?:amount|sum|price|due|to pay|payable|cost))*|(?:amount|balance|sum)(?: now)? (?:due|payable|owing|to pay)|to be paid|grand total",
      "zu zahlen(?:der betrag)?|zahlbetrag|rechnungsbetrag|gesamtbetrag|endbetrag|gesamtsumme|offener betrag|nachzahlung",
      "(?:net|total|montant)(?: ttc)? à payer|total ttc|montant dû|(?:total|valor|importe) a pagar|importe total|totale(?: da pagare)?|importo dovuto|te betalen|totaalbedrag",
    ].join("|")})(?!\\p{L})(?:[^\\p{L}\\p{N}]|(?:EUR|USD|GBP|CHF|CAD|AUD)(?!\\p{L})){1,20}\\p{N}`,
    "iu",
  ),
  terms:
    /^(?:pay|paid|owe|money|total|altogeth|overal|amount|due|balanc|bill|invoic|final|transfer|zahl|bezahl|schuld|insgesamt|geld|gesamt|betrag|rechnung|überweis|nachzahl|endbetrag|pay|régl|pagar|deud|betal|tot)/u,
  query:
    "total amount due balance payable to be paid invoice zu zahlen Gesamtbetrag Rechnungsbetrag total à payer importe total totale te betalen",
};

/** Asks where a person can be reached or paid, and what tells that: digits in a row, an at sign, a house number. */
export const CONTACTS: readonly { readonly asks: RegExp; readonly told: RegExp }[] = [
  {
    asks: words(
      "(?:phone|telephone|mobile|fax) (?:number|no)|(?:telefon|handy|mobil|fax|ruf)nummer\\p{L}*|numéro de (?:téléphone|fax)|número de (?:teléfono|telefone|fax)|numero di (?:telefono|fax)|(?:telefoon|fax)nummer|номер (?:телефона|факса)",
    ),
    told: /\p{N}[\p{N}\s()/.-]{3,40}\p{N}/u,
  },
  {
    asks: words(
      "(?:account|sort|routing|bank) (?:number|code)|iban|kontonummer|(?:welches|welchem) konto|bankverbindung|numéro de compte|número de cuenta|numero di conto|número da conta|rekeningnummer|номер счёта",
    ),
    told: /\p{N}[\p{N}\s/.-]{2,40}\p{N}/u,
  },
  {
    asks: words("e-?mail(?:[ -]?adress\\p{L}*| address)?(?= of| for|\\W*$| von| der| des)"),
    told: /\p{L}@\p{L}|\p{N}@/u,
  },
  {
    asks: words(
      "(?:what|which)(?: is|'s|’s) (?:[\\p{L}’']+ ){1,4}address|address (?:of|for)|(?:anschrift|adresse)(?= von| der| des|\\W*$)|(?:l['’]|son |votre )adresse",
    ),
    told: /\p{N}|@|:\/\//u,
  },
];

/** Tells when or how long something is without a date and without a figure: by what happens then, or how it returns. */
export const TELLS_TIME = words(
  [
    "when(?:ever)?|as soon as|after|afterwards|before|until|till|since|during|once|upon|daily|weekly|monthly|yearly|annual(?:ly)?|every|now|today|tonight|tomorrow|yesterday|always|never|soon|recently|later|earlier|immediately|ago|next|last|mornings?|afternoons?|evenings?|nights?|noon|midnight|dawn|dusk|spring|summer|autumn|winter|century|centuries|decades?|seasons?|easter|christmas|as long as|forever|permanent(?:ly)?|indefinite(?:ly)?|unlimited",
    "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december",
    "wenn|wann|sobald|nachdem|nach|vor|bevor|bis|seit|während|als|täglich|wöchentlich|monatlich|jährlich|jede[nmrs]?|jetzt|heute|morgen|gestern|immer|nie|bald|sofort|später|früher|nächste[nmrs]?|letzte[nmrs]?|abends?|morgens|mittags?|nachts?|frühling|sommer|herbst|winter|jahrhundert\\p{L}*|ostern|weihnachten|solange|dauerhaft|unbefristet",
    "\\p{L}+tags?|mittwochs?|januar|februar|märz|mai|juni|juli|oktober|dezember",
    "quand|lorsqu[e'’]?|dès|après|avant|jusqu\\p{L}*|depuis|pendant|chaque|tous les|toutes les|maintenant|aujourd\\p{L}*|demain|hier|toujours|jamais|siècles?|cuando|después|antes|hasta|desde|durante|cada|hoy|mañana|siempre|nunca|siglos?|quando|dopo|prima|fino|durante|ogni|oggi|domani|sempre|mai|secol[oi]|depois|até|hoje|amanhã|séculos?|wanneer|zodra|na|voor|tot|sinds|tijdens|elke?|nu|vandaag|altijd|nooit|eeuw|когда|после|до|перед|с|во время|кажд\\p{L}+|сегодня|завтра|всегда|никогда|век\\p{L}*",
  ].join("|"),
);

/** Names the day of a month, or a year. */
export const A_DAY_OR_YEAR =
  /(?<![\p{L}\p{N}.,])(?:\p{N}{3,4}|\p{N}{1,2}(?:st|nd|rd|th|er|º))(?![\p{L}\p{N}]|[.,]\p{N})/u;
