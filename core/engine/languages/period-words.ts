/** Words by which texts name quarters, halves and months, each list in lower case without accents. */
export interface PeriodWords {
  readonly quarter: readonly string[];
  readonly half: readonly string[];
  /** Each of one to four as an ordinal: "first", "1st". */
  readonly ordinals: readonly (readonly string[])[];
  /** Counts of months as words: "three" is 3. */
  readonly counts: Readonly<Record<string, number>>;
  readonly monthCount: readonly string[];
  /** January to December, full names and abbreviations. */
  readonly months: readonly (readonly string[])[];
  /** Words around a period that tell nothing more: "fiscal", "year", "ended". */
  readonly around: readonly string[];
}

const lists = (text: string): readonly (readonly string[])[] => text.split(" ").map((words) => words.split("/"));
const words = (text: string): readonly string[] => text.split(" ");

export const PERIOD_WORDS: readonly PeriodWords[] = [
  {
    quarter: words("quarter quarters qtr quarterly"),
    half: words("half"),
    ordinals: lists("first/1st second/2nd third/3rd fourth/4th"),
    counts: { three: 3, six: 6, nine: 9, twelve: 12 },
    monthCount: words("months month"),
    months: lists(
      "january/jan february/feb march/mar april/apr may june/jun july/jul august/aug september/sept/sep october/oct november/nov december/dec",
    ),
    around: words("fiscal financial fy year years ended ending end period periods full for as of at the in and"),
  },
  {
    quarter: words("quartal quartals vierteljahr"),
    half: words("halbjahr"),
    ordinals: lists("erstes/erste/ersten zweites/zweite/zweiten drittes/dritte/dritten viertes/vierte/vierten"),
    counts: { drei: 3, sechs: 6, neun: 9, zwolf: 12 },
    monthCount: words("monate monaten"),
    months: lists("januar februar marz april mai juni juli august september oktober november dezember/dez"),
    around: words("geschaftsjahr jahr jahre jahres zum per stand im"),
  },
  {
    quarter: words("trimestre"),
    half: words("semestre"),
    ordinals: lists(
      "premier/primer/primero/primo/primeiro deuxieme/segundo/secondo troisieme/tercer/tercero/terzo/terceiro quatrieme/cuarto/quarto",
    ),
    counts: { trois: 3, tres: 3, tre: 3, seis: 6, sei: 6, neuf: 9, nueve: 9, nove: 9 },
    monthCount: words("mois meses mesi"),
    months: lists(
      "janvier/enero/gennaio/janeiro fevrier/febrero/febbraio/fevereiro mars/marzo/marco avril/abril/aprile mai/mayo/maggio/maio juin/junio/giugno/junho juillet/julio/luglio/julho aout/agosto septembre/septiembre/settembre/setembro octobre/octubre/ottobre/outubro novembre/noviembre/novembro decembre/diciembre/dicembre/dezembro",
    ),
    around: words("exercice ejercicio esercizio exercicio annee ano anno al au"),
  },
];
