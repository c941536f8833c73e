/** Words of questions that compare, in lower case, of all languages in one. */
const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** They ask for two things side by side and name none. */
export const COMPARISON_WORDS = words(
  "compare compared compares comparing comparison contrast versus vs between beside side differ differs differing different difference differences distinguish distinguishes similar similarity similarities common alike pros cons each other another " +
    "vergleiche vergleichen vergleich verglichen zwischen unterschied unterschiede unterscheiden unterscheidet gemeinsam gemeinsamkeit gemeinsamkeiten " +
    "compare comparer comparez comparaison entre différence différences diffèrent diffère points communs commun " +
    "compara comparar comparación diferencia diferencias diferencian similitudes común comparação comparar diferença diferenças semelhanças comum diferem " +
    "confronta confrontare confronto differenza differenze somiglianze differiscono tra fra comune " +
    "vergelijk vergelijken vergelijking verschil verschillen verschilt tussen overeenkomsten " +
    "сравни сравните сравнить сравнение между разница отличие отличия различие различия отличаются сходства",
);

/** "Both offers" are two. */
export const BOTH_WORDS = words("both beide beiden beider ambos ambas entrambi entrambe ambedue оба обе");

/** They ask which of several is more so; beside them the matter that some of them name. */
export const COMPARATIVE_WORDS: ReadonlyMap<string, string | null> = new Map([
  ...list("price", "cheaper dearer pricier costlier expensive"),
  ...list("Preis", "billiger billigere günstiger günstigere teurer teurere"),
  ...list("prix", "cher chère chers chères"),
  ...list("precio", "barato barata caro cara"),
  ...list("prezzo", "economico economica"),
  ...list("preço", "barato barata"),
  ...list("prijs", "goedkoper goedkopere duurder duurdere"),
  ...list(
    null,
    "longer shorter older newer younger bigger larger smaller higher lower taller heavier lighter faster slower better worse earlier later sooner stronger weaker safer more less fewer " +
      "länger längere kürzer kürzere älter ältere neuer neuere größer größere kleiner kleinere höher höhere niedriger niedrigere schwerer leichter schneller langsamer besser bessere schlechter früher später mehr weniger " +
      "meilleur meilleure plus moins mejor peor mayor menor más menos migliore peggiore maggiore minore più meno melhor pior maior mais menos " +
      "langer langere korter kortere ouder oudere groter grotere kleiner kleinere hoger hogere lager lagere sneller beter meer minder",
  ),
]);

function list(matter: string | null, forms: string): (readonly [string, string | null])[] {
  return forms.split(" ").map((form) => [form, matter] as const);
}
