import { MEASURED_BY } from "./superlative-words.ts";

/** Words of questions about tables, in lower case without accents, of all languages in one. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** They ask for a number, or say whose it is, and name none. */
export const FILLER_WORDS = words(
  "amount amounts value values figure figures number numbers much many reported report table row column according show shown get got gets tabelle tableau tabla tabella mein meine meiner unser unsere unserer notre nos nuestro nuestra wert betrag zahl hohe valeur montant valor importe cifra valore importo",
);

export const SUM_WORDS = words(
  "sum combined together altogether summe zusammen insgesamt somme ensemble suma juntos somma insieme soma",
);

/** They ask for a sum in several words; "zusammen" and "insgesamt" are of `SUM_WORDS`. */
export const ADDS_UP = /(?<!\p{L})add(?:s|ed)? up to(?!\p{L})/iu;

export const TOTAL_WORDS = words(
  "total overall gesamt gesamte gesamtsumme gesamtbetrag gesamtkosten gesamtausgaben totale totaal",
);

/** Heads of rows that sum up a part of the rows. */
export const SUBTOTAL_WORDS = words(
  "subtotal subtotals zwischensumme teilsumme subtotale subtotaal tussentotaal подытог",
);

export const MEAN_WORDS = words(
  "average mean durchschnitt durchschnittlich durchschnittliche durchschnittlicher durchschnittlichen mittelwert moyenne moyen promedio media média gemiddeld gemiddelde",
);

/** They ask for money that a column has under another name. */
export const SPENT_WORDS = words(
  "spend spent spending ausgegeben ausgeben dépensé dépense gastado gastamos gasté gasto speso gasté uitgegeven gastei",
);

/** They ask what something costs. */
export const COST_WORDS = words(
  "cost costs kostet kosten kostete kosteten gekostet coûte coûtent coûté coûtait cuesta cuestan costó costaron costa costano costato custa custam custou kost gekost",
);

/** They say that a thing has what it is asked for: "How many points did she score?", "How long does delivery take?" */
export const HAVING_WORDS = words(
  [
    "have has had get gets got score scored achieve achieved earn earned reach reached receive received take takes took last lasts lasted",
    "hat habe haben hatte hatten erreicht erreichte erzielt erzielte bekommen bekam bekommt erhalten erhielt erhält geholt holte beträgt betrug dauert dauerte lautet",
    "obtenu obtient dure obtiene obtuvo dura ottenuto durato obteve behaald duurt",
  ].join(" "),
);

/** They ask for a number of each of several things. */
export const FOR_EACH_WORDS = words(
  "per each every by pro je jede jeder jedes jedem par chaque por cada ogni elk elke",
);

/** Those of them that stand before who did something, too. */
export const DOER_WORDS = words("by par por");

/** Heads of columns of money. */
export const AMOUNT_HEADS = words(
  "amount amounts total cost costs price fee fees charge charges sum betrag betrage summe kosten preis gesamt gesamtpreis gebühr gebühren beitrag montant prix coût importe precio coste importo prezzo costo bedrag prijs kosten valor preço",
);

/** Such an amount is for one of several things. */
export const EACH_WORDS = words("unit per each einzel einzelpreis stück stückpreis unitaire unitario unitário stuk");

/** Heads of columns whose numbers count nothing. */
export const NUMBERING_HEADS = words(
  "id ids no nr number code zip plz phone tel year jahr page seite version rank latitude longitude lat long identifier index",
);

export const DIFFERENCE_WORDS = words(
  "difference change changed increase increased decrease decreased grow grew growth fall fell rise rose differ unterschied differenz veranderung anderung difference variation diferencia variacion differenza variazione diferenca",
);

export const HIGHEST_WORDS = words(
  "highest largest biggest most greatest maximum hochste höchste hochsten höchsten höchster höchstes größte größten größter größtes meiste meisten mayor mayores maggior maggiore maggiori maior hoogste grootste meeste",
);

export const LOWEST_WORDS = words(
  "lowest smallest least fewest minimum niedrigste niedrigsten niedrigster niedrigstes kleinste kleinsten kleinster kleinstes wenigsten menor menores minor minore laagste kleinste minste",
);

/** They ask for the largest or smallest value of a column in which more is better. */
export const BEST_WORDS = words("best beste bester bestes besten meilleur meilleure mejor migliore melhor");
export const WORST_WORDS = words(
  "worst schlechteste schlechtester schlechtestes schlechtesten pire peor peggiore pior",
);

/** Heads of columns in which more is better, beside those of shares: marks may be better where they are lower. */
export const RATING_HEADS = words(
  "score scores points rating ratings punkte punktzahl punktestand bewertung pontos puntos punti",
);

/** Heads of shares in which more is worse: "Error rate". */
export const WORSE_HEAD =
  /error|defect|fail|fault|absen|loss|lost|late|delay|complain|reject|return|waste|vacan|fehl|ausfall|ausschuss|verlust|verspät|beschwerde|krank|échec|retard|perte|pérdida|retraso|ausencia|perdit|ritard|assenz|perda|atraso/u;

/** They say that one thing is asked for and no sum of several: "the biggest single expense". */
export const SINGLE_WORDS = words("single individual einzeln einzelne einzelner einzelnes einzelnen");

/** How rows are called that are a part of the sum above them: "Of which paid". */
export const PART_OF_SUM =
  /^(?:of which|thereof|davon|darunter|dont|de (?:los|las) cuales|di cui|d[oa]s quais|waarvan)(?!\p{L})/iu;

/** How rows are called that say what is in an account, and move no money. */
export const BALANCE_ROW =
  /^(?:(?:opening|closing|starting|ending|previous) balance|balance (?:brought|carried) forward|(?:anfangs|end|schluss|eröffnungs|abschluss)(?:saldo|bestand)|(?:alter|neuer) (?:saldo|kontostand)|saldovortrag|(?:ancien|nouveau) solde|solde (?:initial|final|précédent)|saldo (?:inicial|final|anterior|iniziale|finale|precedente)|(?:begin|eind)saldo)(?!\p{L})/iu;

/** Whether a word asks for something to be reckoned, and need not stand in a document: "average", "cheapest". */
export const asksToReckon = (word: string): boolean =>
  MEASURED_BY.has(word) ||
  [HIGHEST_WORDS, LOWEST_WORDS, SUM_WORDS, TOTAL_WORDS, MEAN_WORDS, SPENT_WORDS].some((list) => list.has(word));

/** They ask which of several. */
export const WHICH_WORDS = words(
  "which what who whose wer welche welcher welches welchem welchen quel quelle quels quelles qué cuál quale quali qual welk",
);

export const MONTH_WORDS = words("month months monat monate monaten mois mes meses mese mesi mês maand maanden");

export const YEAR_WORDS = words("year years jahr jahre jahren année an año anno ano jaar");

/** Between two things that are to be added or compared. */
export const AND_WORDS = words("and und et y e en plus");

/** They put two things beside each other and name none. */
export const COMPARING_WORDS = words(
  "compare compared comparison versus vs against between from both verglichen vergleich gegenüber zwischen comparé comparée comparado comparada confronto entre rispetto",
);

/** They say that numbers are of everything. */
export const WHOLE_WORDS = words(
  "consolidated total totals overall group companywide gesamt insgesamt konzern summe consolidé consolidés consolidée consolidées ensemble consolidado consolidados consolidada consolidadas consolidato consolidati consolidata consolidate totale totaal geconsolideerd",
);

/** They say that numbers are of a part only, or of what might have been. */
export const PART_WORDS = words(
  "segment segments subsidiary subsidiaries parent guarantor guarantors nonguarantor issuer affiliate affiliates unconsolidated joint venture ventures discontinued acquired acquisition acquisitions divestiture divestitures forma eliminations elimination division divisions quarterly tochtergesellschaft segmente sparte filiale filiales sector sectores segmento segmentos segmenti settore settori",
);

/** They say how a thing is counted, and name none: "Other, net". As the index has them. */
export const QUALIFIERS = words("net gross total netto brutto brut bruto neto lordo");

/** Rows of these are not counted in the unit of the table. */
export const OTHER_UNIT_WORDS = words(
  "per percent percentage ratio rate margin cent cents pence prozent pourcentage porcentaje percentuale je par por",
);

/** What amounts are counted in. */
export const UNIT_SCALE = words(
  "thousand thousands million millions billion billions trillion trillions mio mrd tsd tausend millionen milliarden milliers millier milliards miles millones millardos mille migliaia milioni miliardi milhares milhões bilhões mm $m €m £m us$m $000 $000s '000 bin milyon milyar тыс млн млрд 千円 百万円 億円 千元 万元 百万元",
);

/** How a scale in the heads of a table is written after a number. */
export const SCALE_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    thousand: "thousand thousands 000 000s '000 '000s k",
    million: "million millions mm m mn",
    billion: "billion billions bn",
    trillion: "trillion trillions tn",
    Tausend: "tausend tsd",
    "Mio.": "mio millionen",
    "Mrd.": "mrd milliarden",
    milliers: "millier milliers",
    milliards: "milliard milliards",
    miles: "miles",
    millones: "millones",
    millardos: "millardos",
    migliaia: "migliaia",
    milioni: "milioni",
    miliardi: "miliardi",
    milhares: "milhares",
    milhões: "milhões",
    bilhões: "bilhões",
    bin: "bin",
    milyon: "milyon",
    milyar: "milyar",
    "тыс.": "тыс",
    млн: "млн",
    млрд: "млрд",
  }).flatMap(([name, forms]) => [...words(forms)].filter(Boolean).map((form) => [form, name] as const)),
);

export const CURRENCY_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    $: "$ dollar dollars usd us$",
    "€": "€ euro euros eur",
    "£": "£ pound pounds sterling gbp",
    "¥": "¥ yen jpy",
    "₹": "₹ rupee rupees inr",
  }).flatMap(([sign, forms]) => [...words(forms)].map((form) => [form, sign] as const)),
);

/** Pattern of what says the currency of one amount. */
export const CURRENCY_MARK =
  "[$€£¥₹₽]|USD|EUR|GBP|CHF|JPY|INR|RUB|CAD|AUD|SEK|NOK|DKK|PLN|CZK|HUF|BRL|Fr\\.|kr\\.?|zł|Kč|Ft|R\\$";

/** In the unit of a table they count nothing: "Amounts in millions of dollars". */
export const UNIT_FILLERS = words(
  "in of the all amounts amount figures expressed stated presented us u s unaudited tabular are is en de des du d in di em van von betrage angaben beträge montants importes importi valores и в",
);

/** They ask for a share of the first of two numbers. */
export const PERCENT_WORDS = words(
  "percent percentage percentages prozent prozentual prozentuale pourcentage porcentaje percentuale percentual",
);

/** "How many rows does the table have?" */
export const ROW_WORDS = words(
  "row rows line lines zeile zeilen ligne lignes fila filas riga righe linha linhas rij rijen",
);
export const ENTRY_WORDS = words(
  "entry entries record records item items eintrag eintrage einträge datensatz datensätze entrée entrées entrada entradas voce voci registros",
);
export const COLUMN_WORDS = words(
  "column columns spalte spalten colonne colonnes columna columnas colonne coluna colunas kolom kolommen",
);
export const TABLE_WORDS = words(
  "table tables spreadsheet tabelle tabellen tableau tableaux tabla tablas tabella tabelle tabela tabelas tabel",
);

/** A question that says it means the years of the company: "Q2 of fiscal 2021". */
export const FISCAL_WORDS = words("fiscal fy geschaftsjahr geschäftsjahr exercice ejercicio esercizio");

/** Where a report says when its years end; one group names the month. */
export const FISCAL_YEAR_END =
  /(?:fiscal years? end(?:ed|s|ing)?(?: on)?|geschäftsjahr(?:es)? endet am \d{1,2}\.|exercice clos le \d{1,2}) (\p{L}{3,10})(?!\p{L})/giu;
