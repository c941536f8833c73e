/** Words of questions that compare two things, in lower case, of all languages in one. */
const words = (text: string): readonly string[] => text.split(" ");

const PRICE = words("price cost amount fee preis kosten betrag prix tarif coût precio tarifa importe");
const WEIGHT = words("weight mass gewicht poids peso");
const AGE = words("age alter âge edad");
/** Heads of columns of birthdays. */
export const BIRTH = words(
  "birth born birthday birthdate geburtsdatum geburtstag geburtsjahr geboren naissance nacimiento",
);
const HEIGHT = words("height größe taille estatura altura");
const SIZE = words("size area height größe fläche surface superficie tamaño");
const LENGTH = words("length duration länge dauer longueur durée duración");
const SPEED = words("speed geschwindigkeit vitesse velocidad");
const PAY = words("salary pay wage wages gehalt lohn stundenlohn salaire sueldo salario");

/** Whose value a comparison asks for: 1 for the larger, -1 for the smaller, and what the column of the values may be called. */
export interface Comparative {
  readonly sign: 1 | -1;
  /** The best name first; empty where the question has to name the column. */
  readonly columns: readonly string[];
  /** "price": the values are of money; "moment": days or times of day; null for all others. */
  readonly of: "price" | "moment" | null;
}

/** The older of two was born first: several where a word asks for more than one kind of column. */
export const COMPARATIVES: ReadonlyMap<string, readonly Comparative[]> = new Map([
  ...entries("cheaper billiger günstiger preiswerter", [-1, PRICE, "price"]),
  ...entries("dearer pricier costlier teurer", [1, PRICE, "price"]),
  ...entries("heavier schwerer", [1, WEIGHT]),
  ...entries("lighter leichter", [-1, WEIGHT]),
  ...entries("older älter", [1, AGE], [-1, BIRTH]),
  ...entries("younger jünger", [-1, AGE], [1, BIRTH]),
  ...entries("taller", [1, HEIGHT]),
  ...entries("bigger larger größer", [1, SIZE]),
  ...entries("smaller kleiner", [-1, SIZE]),
  ...entries("longer länger", [1, LENGTH]),
  ...entries("shorter kürzer", [-1, LENGTH]),
  ...entries("faster schneller", [1, SPEED]),
  ...entries("slower langsamer", [-1, SPEED]),
  ...entries("earlier sooner früher eher before vor avant antes", [-1, [], "moment"]),
  ...entries("later später after nach après después", [1, [], "moment"]),
  ...entries("higher höher more mehr plus más", [1, []]),
  ...entries("lower niedriger less fewer weniger moins menos", [-1, []]),
]);

type ComparedBy = Pick<Comparative, "columns" | "of">;

/** What a verb beside "more" or "less" compares. */
export const COMPARED_BY: ReadonlyMap<string, ComparedBy> = new Map([
  ...comparing("cost costs kostet kosten coûte coûtent cuesta cuestan", { columns: PRICE, of: "price" }),
  ...comparing("earn earns verdient verdienen gagne gana", { columns: PAY, of: null }),
  ...comparing("weigh weighs wiegt wiegen pèse pèsent pesa pesan", { columns: WEIGHT, of: null }),
]);

/** Comparatives of two words, and one of `COMPARATIVES` that says the same. */
export const COMPARATIVE_PHRASES: readonly (readonly [phrase: RegExp, plain: string])[] = [
  [/\b(?:more expensive|plus ch(?:er|ère)s?|más car[oa]s?)(?!\p{L})/giu, "dearer"],
  [/\b(?:less expensive|moins ch(?:er|ère)s?|más barat[oa]s?)(?!\p{L})/giu, "cheaper"],
  [/\b(?:plus lourde?s?|más pesad[oa]s?)(?!\p{L})/giu, "heavier"],
  [/\b(?:plus l(?:éger|égère)s?|más liger[oa]s?)(?!\p{L})/giu, "lighter"],
  [/\b(?:plus âgée?s?|plus vieux|plus vieille)(?!\p{L})/giu, "older"],
  [/\b(?:plus jeunes?|más joven)(?!\p{L})/giu, "younger"],
  [/\b(?:plus grande?s?|más grandes?|más alt[oa]s?)(?!\p{L})/giu, "larger"],
  [/\b(?:plus petite?s?|más pequeñ[oa]s?)(?!\p{L})/giu, "smaller"],
  [/\b(?:plus longue?s?|más larg[oa]s?)(?!\p{L})/giu, "longer"],
];

/** They part the two things that are compared. */
export const PARTING_WORDS: ReadonlySet<string> = new Set(
  words("than or and as versus vs als oder und que qu ou et o u y before after vor nach avant après antes después"),
);

/** Words of such questions that say nothing of what is compared. */
export const LIGHT_COMPARING_WORDS: ReadonlySet<string> = new Set(
  words(
    [
      "work works pay pays have has include includes offer offers leave leaves depart departs take takes much many expensive start starts born",
      "zahlt zahlen arbeitet bietet hat fährt fährst dauert ab an findet statt beginnt geboren viel der die das",
      "lequel laquelle est-il est-elle paie travaille dure cuál cuánto es paga trabaja dura",
    ].join(" "),
  ),
);

function entries(
  said: string,
  ...asked: readonly (readonly [sign: 1 | -1, columns: readonly string[], of?: "price" | "moment"])[]
): readonly (readonly [string, readonly Comparative[]])[] {
  const all = asked.map(([sign, columns, of = null]) => ({ sign, columns, of }));
  return words(said).map((word) => [word, all] as const);
}

function comparing(said: string, by: ComparedBy): readonly (readonly [string, ComparedBy])[] {
  return words(said).map((word) => [word, by] as const);
}
