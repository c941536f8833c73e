/** Words of questions to lists and sheets, in lower case, of all languages in one. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** What a cell says where a thing is so, and where it is not. */
export const YES_CELLS = words(
  "yes y true x ✓ ✔ ☑ ✅ ja j wahr oui vrai sí si sì sim verdadero vero да 是 ✔️ はい نعم हाँ",
);
export const NO_CELLS = words("no n false ✗ ✘ ☐ ❌ nein falsch non faux não nao nee falso нет 否 いいえ لا नहीं");

/** How a cell begins that names none of the things of its column: "none", "ohne Verein". */
export const NONE_CELL =
  /^(?:[-–—]|n\/a|(?:none|no|without|ohne|keine?r?|sans|aucune?|sin|ningun[oa]|senza|nessun[oa]?|sem|nenhuma?|zonder|geen|без|нет)(?!\p{L}))/iu;

/** They ask for a number of things; "how much" and "combien" alone ask for an amount as well. */
export const ASKS_COUNT =
  /how many|wie ?viele\b|combien d(?:e(?!\p{L})|['’])|cu[aá]nt[oa]s|quant[ie]\b|quant[oa]s|hoeveel (?!heb|kost|geld|is\b|was\b)|сколько (?!стои)|多少(?:个|人|张)|何(?:人|個|件)|いくつ|كم عدد|कितने/iu;

/** They ask for an amount: "how high was the highest level". */
export const ASKS_HOW_MUCH =
  /^(?:how (?:high|much|large|big)|wie (?:hoch|viel|groß|teuer)|à? ?combien|¿?cu[aá]nto|quanto|hoe (?:hoog|veel|groot))(?!\p{L})/iu;

/** They ask which thing something is, in languages whose word for it asks for no kind: "Was war die größte Ausgabe?" */
export const ASKS_WHAT_IS = /^(?:was (?:war|waren|ist|sind)|wat (?:was|waren|is|zijn))(?!\p{L})/iu;

/** They ask which of several things, before the word for them: "which invoices". */
export const ASKS_WHICH = words(
  "which welche welcher welches welchen quel quelle quels quelles qué cuál cuáles quali quale quais qual welke",
);

/** They ask for persons. */
export const ASKS_WHO = words("who wer qui quién quiénes chi quem");

/** Heads of columns of names. */
export const NAME_HEADS = words(
  "name names surname namen nachname familienname vorname nom noms prénom nombre nombres apellido apellidos nome nomi cognome nomes apelido naam achternaam имя фамилия фио 姓名 名前 氏名",
);

/** Words of a head that names the things of its column and says nothing more of them: "Invoice no.", "Name of the ship". */
export const IDENTIFYING_HEADS = words(
  "name names title number numbers no nr id ids code nummer titel bezeichnung kennung nom titre numéro nombre título número nome titolo numero naam имя номер",
);

/** The last word of heads of fees, which a table has for kinds of things: "Yearly fee", "Jahresbeitrag". */
export const FEE_HEAD =
  /(?:^(?:fees?|rates?|tariffs?|toll)|gebühr(?:en)?|beitr(?:ag|äge)|tarife?|^cotisations?|^cuotas?|^quot[ae]|^tariff[ae]|^taxas?|^contributie)$/u;

/** What persons are called in questions: "which employee". */
export const PERSON_WORDS = words(
  [
    "person people employee worker colleague member student pupil player child children customer",
    "mitarbeiter mitarbeiterin kollege kollegin mitglied mitglieder schüler schülerin spieler spielerin kind kinder kunde kunden kundin",
    "personne employé employée collègue membre élève joueur joueuse enfant client cliente",
    "persona empleado empleada miembro alumno alumna jugador jugadora niño cliente",
    "dipendente collega membro studente giocatore bambino",
    "pessoa funcionário funcionária colega aluno aluna jogador criança",
    "persoon medewerker collega lid leerling speler klant",
  ].join(" "),
);

/** Persons of any kind. */
export const ANY_PERSON_WORDS = words(
  "people persons personen leute personnes gens personas gente persone pessoas mensen",
);

/** Words that say the opposite of what heads of columns say. */
export const OPPOSITES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  (
    [
      ["unpaid outstanding", "paid settled"],
      ["unreturned", "returned"],
      ["unchecked", "checked"],
      ["unshipped undelivered", "shipped delivered"],
      ["unanswered", "answered"],
      ["unfinished incomplete", "finished complete completed done"],
      [
        "offen offene offenen offener unbezahlt unbezahlte unbezahlten ausstehend ausstehende",
        "bezahlt gezahlt beglichen",
      ],
      ["unerledigt unerledigte unerledigten", "erledigt"],
      ["impayé impayée impayés impayées", "payé payée réglé réglée"],
      ["impagado impagada impagados impagadas pendiente pendientes", "pagado pagada"],
      ["insoluto insoluta insolute insoluti", "pagato pagata"],
      ["pendente pendentes", "pago paga"],
      ["onbetaald onbetaalde openstaand openstaande", "betaald"],
      ["неоплаченный неоплаченные неоплаченных", "оплачено оплата"],
    ] as const
  ).flatMap(([said, heads]) => said.split(" ").map((word) => [word, words(heads)])),
);

/** Words that are used of what such a column says, and may stand in its head in another form. */
export const SAME_FLAGS: readonly ReadonlySet<string>[] = [
  words("paid settled"),
  words("returned handed"),
  words("bezahlt gezahlt beglichen"),
  words("payé payée payés payées réglé réglée réglés réglées"),
  words("pagado pagada pagados pagadas"),
  words("pagato pagata pagati pagate"),
  words("pago paga pagos pagas"),
];

/** They ask for different things, not for how many there are of each. */
export const DIFFERENT_WORDS = words(
  "different kinds types sorts verschiedene verschiedenen arten sorten différents différentes types diferentes distintos distintas tipos diversi diverse tipi verschillende soorten разных видов",
);

/** Heads of columns that say how many there are of a thing. */
export const QUANTITY_HEADS = words(
  "quantity qty count stock number pieces units anzahl menge stück stückzahl bestand quantité qté nombre stock cantidad existencias quantità qtà quantidade estoque aantal voorraad количество 数量",
);

/** Heads of columns that say what the numbers of a row are in. */
export const UNIT_HEADS = words(
  "unit units currency uom einheit währung unité devise monnaie unidad moneda unità valuta unidade moeda eenheid munteenheid валюта единица 单位 币种",
);

/** They leave out, compare or limit what is meant in a way that is not read. */
export const LIMIT_WORDS = words(
  [
    "more less fewer than over under above below before after since until till between except without besides only or either nor first last next latest earliest both also why",
    "mehr weniger als über unter vor nach seit bis zwischen außer ohne nur oder erste ersten erster letzte letzten letzter nächste nächsten beide warum",
    "plus moins avant après depuis jusqu jusque entre sauf sans seulement ou premier première premiers dernier dernière derniers pourquoi",
    "más menos antes después desde hasta entre excepto sin solo sólo primero primera último última",
    "più meno prima dopo fino tra fra tranne senza solo primo ultimo ultima",
    "mais menos antes depois até sem apenas só primeiro último última",
    "meer minder voor sinds tussen behalve zonder alleen eerste laatste",
  ].join(" "),
);

/** They add a condition. */
export const WITH_WORDS = words("with mit avec con com met также с");

/** They say that persons joined in a time, which a list of all persons does not tell. */
export const GAINED_WORDS = words(
  "get got gain gained recruit recruited joined bekommen bekamen gewonnen dazugewonnen beigetreten",
);

/** They say where things are from or live, or, without a place, that they came. */
export const COMING_WORDS = words(
  [
    "come comes came go goes went live lives living belong belongs",
    "kommt kommen kam kamen ging gingen geht gehen wohnt wohnen lebt leben gehört gehören",
    "habitent habite vivent viennent viven vive vienen abitano vivono vengono moram vivem vêm wonen woont komen gaan",
  ].join(" "),
);

/** Words of such questions that say nothing of which things are meant. With a capital they may be names. */
export const LIGHT_SHEET_WORDS = words(
  [
    ...COMING_WORDS,
    "still yet already so far times gets have has had got get do does did been we our my me i you your there list listed altogether all any of",
    "hat habe haben hatte hatten hoch noch schon bereits bisher gibt gab es uns unser unsere unserem mir mein meine dabei beim alle aller allen insgesamt einer eines",
    "avons-nous avez-vous ai-je a-t-on y-a-t-il avons avez ont encore déjà été nous notre nos mes ma mon toutes tous toute tout fois d'une d'un",
    "están está son fueron hay tenemos tengo tiene tienen todavía aún ya nuestro nuestra nuestros todos todas hemos",
    "abbiamo ho hanno ancora già nostro nostra tutti tutte ci",
    "temos tenho têm ainda já nosso nossa todos todas há",
    "en el los las del de die den dem im am les des du au aux pour il gli di nel em nos das",
    "hebben heb heeft nog al onze ons mijn alle",
  ].join(" "),
);

/** Money that went out, whatever a sheet calls it: the words of one language are for one thing. */
export const EXPENSE_WORDS: readonly ReadonlySet<string>[] = [
  words("expense expenses purchase purchases payment payments bill bills spend spent spending"),
  words("ausgabe ausgaben zahlung zahlungen ausgegeben ausgeben"),
  words("dépense dépenses dépensé achat achats"),
  words("gasto gastos gastado gastamos gasté pago pagos compra compras"),
  words("spesa spese speso acquisto acquisti"),
  words("despesa despesas gasto gastos gastei compra compras"),
  words("uitgave uitgaven uitgegeven"),
];

/** Heads of the column that says when a row is of. */
export const DATE_HEADS = words(
  "date day when datum tag jour fecha día data giorno dia dag дата tarih ημερομηνία 日付 日期 날짜 วันที่ التاريخ तारीख",
);

/** Cells of rows that are of money which came in. */
export const INCOME_WORDS = words(
  [
    "income incomes revenue earnings salary refund refunds",
    "einnahme einnahmen einkommen gehalt erstattung gutschrift",
    "revenu revenus recette recettes salaire remboursement",
    "ingreso ingresos sueldo salario nómina reembolso",
    "entrata entrate stipendio rimborso",
    "receita receitas rendimento salário reembolso",
    "inkomsten inkomen salaris terugbetaling",
    "доход доходы зарплата возврат",
  ].join(" "),
);

/** Verbs for money that came in. */
export const RECEIVED_WORDS = words(
  [
    "receive received earn earned came",
    "bekommen bekam erhalten erhielten eingenommen eingegangen eingekommen",
    "reçu reçus encaissé",
    "recibido recibimos recibí ingresado cobrado",
    "ricevuto incassato",
    "recebido recebemos",
    "ontvangen binnengekomen",
  ].join(" "),
);

export const MONEY_WORDS = words("money geld argent dinero soldi denaro dinheiro деньги");

/** They ask for single amounts that came in: "the largest amount paid in", but not "paid in May". */
export const ASKS_INCOMING =
  /(?<!\p{L})(?:(?:paid|payments?|money|came|coming) in(?=\s*(?:\p{P}|$|(?:to|on) the))|received|income|einnahmen?|eingegangen\p{L}*|eingäng?e?|eingenommen)(?!\p{L})/iu;

/** They ask for the number that a thing has, and name none. */
export const VALUE_WORDS = words(
  "level value reading result wert messwert spiegel ergebnis taux valeur résultat nivel valor resultado livello valore risultato nível waarde uitslag resultaat",
);

/** They ask how much money that was: nothing else is received in such numbers. */
export const ASKS_MONEY =
  /(?<!\p{L})(?:how much|wie ?viel(?!e)|was haben wir|was habe ich|combien|cuánto|quanto|hoeveel)(?!\p{L})/iu;

/** They ask what the person paid; what others paid may have come in. */
export const ASKS_PAID =
  /(?<!\p{L})(?:(?:how much|what) (?:did|have|had|do) (?:i|we) (?:\p{L}+ )?(?:pay|paid)|(?:wie ?viel|was) haben? (?:ich|wir)(?!\p{L})(?=.*(?:be|ge)zahlt)|combien (?:est-ce que )?(?:ai-je|j['’]ai|avons-nous|nous avons|on a|a-t-on) payé|cuánto (?:he|hemos) pagado|cuánto (?:pagué|pagamos)|quanto (?:ho|abbiamo) pagato|quanto (?:paguei|pagamos)|hoeveel (?:heb ik|hebben (?:we|wij))(?!\p{L})(?=.*betaald))/iu;

/** The words by which they do. */
export const PAID_WORDS = words("pay paid bezahlt gezahlt payé pagado pagué pagamos pagato paguei betaald");

/** Heads of the columns of a statement of account: what went out, and what came in. */
export const MONEY_OUT =
  /^(?:(?:paid|money|payments?) out|withdrawals?|debits?|soll|belastung(?:en)?|lastschrift(?:en)?|ausg[aä]nge?|abg[aä]nge?|débits?|cargos?|debe|dare|addebit[oi]|débitos?|saídas?|af|расход)(?!\p{L})/iu;
export const MONEY_IN =
  /^(?:(?:paid|money|payments?) in|deposits?|credits?|haben|gutschrift(?:en)?|eing[aä]nge?|zug[aä]nge?|crédits?|abonos?|haber|avere|accredit[oi]|créditos?|entradas?|bij|приход)(?!\p{L})/iu;

/** They ask for something of every row. */
export const ALL_WORDS = words("all every alle aller allen sämtliche sämtlichen tous toutes todos todas tutti tutte");

/** Articles that are written in one with the word after them: "l'association". */
export const ELIDED = /^(?:l|d|qu|n|s|j|m|t|c|un|dell|all|nell|sull|dall|quest)['’]/iu;

/** They ask for a number of things where a column would be added up: "total number of invoices". */
export const NUMBER_OF_WORDS = words("number anzahl zahl nombre número cantidad numero aantal");

/** Superlatives of two words, and one of `HIGHEST_WORDS`, `LOWEST_WORDS` or `EXTREMES_OF` that says the same. */
export const SUPERLATIVES: readonly (readonly [phrase: RegExp, plain: string])[] = [
  [/\bl(?:e|a|es) plus (?:élevée?s?|grande?s?|grosse?s?|gros|importante?s?|hautes?|forte?s?)(?!\p{L})/giu, "maximum"],
  [/\bl(?:e|a|es) (?:plus (?:petite?s?|basse?s?|bas|faibles?)|moins élevée?s?)(?!\p{L})/giu, "minimum"],
  [/\bl(?:e|a|es) plus ch(?:er|ère)s?(?!\p{L})/giu, "dearest"],
  [/\bl(?:e|a|es) moins ch(?:er|ère)s?(?!\p{L})/giu, "cheapest"],
  [/\bmás (?:alt[oa]|elevad[oa]|grande)s?(?!\p{L})/giu, "maximum"],
  [/\bmás (?:baj[oa]|pequeñ[oa])s?(?!\p{L})/giu, "minimum"],
  [/\bmás car[oa]s?(?!\p{L})/giu, "dearest"],
  [/\bmás barat[oa]s?(?!\p{L})/giu, "cheapest"],
  [/\bpiù (?:alt[oaie]|elevat[oaie]|grand[ei])(?!\p{L})/giu, "maximum"],
  [/\bpiù (?:bass[oaie]|piccol[oaie])(?!\p{L})/giu, "minimum"],
  [/\bpiù car[oaie](?!\p{L})/giu, "dearest"],
  [/\bpiù economic[oaie](?!\p{L})/giu, "cheapest"],
  [/\bmais (?:alt[oa]|elevad[oa])s?(?!\p{L})/giu, "maximum"],
  [/\bmais baix[oa]s?(?!\p{L})/giu, "minimum"],
  [/\bmais car[oa]s?(?!\p{L})/giu, "dearest"],
  [/\bmais barat[oa]s?(?!\p{L})/giu, "cheapest"],
];

/** How a word for a bill ends: "Stromrechnung". */
export const BILL_WORD =
  /(?:invoice|bill|rechnung|facture|factura|fattura|fatura|factuur|nota fiscal|счёт|счет|请求书|請求書|发票)s?$/u;

/** They ask for the amount of a bill. */
export const BILL_AMOUNT_WORDS = words(
  [
    "price total amount sum cost costs due owe owed pay payable",
    "preis gesamtbetrag rechnungsbetrag endbetrag betrag summe gesamtsumme kostet kosten gekostet zahlen bezahlen schulde schulden fällig",
    "prix montant total coûte payer dois importe precio total cuesta pagar importo prezzo totale costa pagare preço valor bedrag prijs totaal kost betalen",
  ].join(" "),
);

/** How a sum is asked for without the tax on it, and what the head of a column calls that. */
export const BEFORE_TAX: readonly { readonly said: RegExp; readonly word: string }[] = [
  {
    said: /(?<!\p{L})(?:before|without|excluding|excl\.?|exclusive of|net of|less)\s+(?:the\s+)?(?:VAT|GST|(?:sales )?tax(?:es)?|value added tax)(?!\p{L})/iu,
    word: "net",
  },
  {
    said: /(?<!\p{L})(?:ohne|vor|exklusive|exkl\.?|abzüglich)\s+(?:der\s+|die\s+)?(?:MwSt\.?|Mehrwertsteuer|USt\.?|Umsatzsteuer|Steuern?)(?!\p{L})/iu,
    word: "netto",
  },
];
