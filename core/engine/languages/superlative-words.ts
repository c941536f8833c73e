/** What an adjective in the superlative is measured by, where the question names no column. */
export interface Measured {
  /** 1 for the largest value, -1 for the smallest, 0 where "most" or "least" beside the word says which. */
  readonly sign: 1 | -1 | 0;
  /** Words of heads, and ends of German compounds after a hyphen: "-fläche" of "Wohnfläche". */
  readonly heads: readonly string[];
  /** Words of heads that may measure something else: a year is that of a thing or of what was done with it. */
  readonly perhaps: readonly string[];
}

const entry = (
  sign: Measured["sign"],
  said: string,
  heads: string,
  perhaps = "",
): readonly (readonly [string, Measured])[] =>
  said.split(" ").map((word) => [word, { sign, heads: heads.split(" "), perhaps: perhaps.split(" ").filter(Boolean) }]);

/** The forms that a German superlative has before a noun and after "ist der": "älteste", "ältester". */
const forms = (...stems: readonly string[]): string =>
  stems.flatMap((stem) => ["e", "er", "es", "en"].map((end) => stem + end)).join(" ");

const SIZE = "size area population größe -größe fläche -fläche bevölkerung einwohner einwohnerzahl";
const HEIGHT = "height elevation altitude höhe -höhe";
const AGE = "age alter";
const BIRTH = "birth born birthday geburtsdatum geburtstag geboren";
const DATE = "year date jahr datum -jahr -datum";
const WEIGHT = "weight mass gewicht -gewicht masse";
const PRICE = "price cost amount fee preis kosten betrag gebühr -preis -kosten -gebühr";
const LENGTH = "length duration länge dauer -länge -dauer";
const TIME = "time zeit -zeit";
const SPEED = "speed velocity geschwindigkeit -geschwindigkeit";
const DEPTH = "depth tiefe -tiefe";
const WIDTH = "width breite -breite";
const TEMPERATURE = "temperature temp temperatur -temperatur";
const DISTANCE = "distance entfernung -entfernung";

/** Whether a word of a head, in lower case, says that the column measures its things, and so does not count them. */
export const namesMeasure = (word: string): boolean =>
  MEASURES.some((one) => (one.startsWith("-") ? word.endsWith(one.slice(1)) : word === one));

/** Adjectives in lower case. Who is the oldest was born first, and what is the fastest takes the least time. */
export const MEASURED_BY: ReadonlyMap<string, readonly Measured[]> = new Map(
  [
    ...Map.groupBy(
      [
        ...entry(1, `largest biggest ${forms("größt")}`, SIZE),
        ...entry(-1, `smallest ${forms("kleinst")}`, SIZE),
        ...entry(1, `highest tallest ${forms("höchst")}`, HEIGHT),
        ...entry(-1, `lowest ${forms("niedrigst")}`, HEIGHT),
        ...entry(1, `oldest eldest ${forms("ältest")}`, AGE),
        ...entry(-1, `oldest eldest ${forms("ältest")}`, BIRTH, DATE),
        ...entry(-1, `youngest ${forms("jüngst")}`, AGE),
        ...entry(1, `youngest newest ${forms("jüngst", "neuest")}`, BIRTH, DATE),
        ...entry(1, `heaviest ${forms("schwerst")}`, WEIGHT),
        ...entry(-1, `lightest ${forms("leichtest")}`, WEIGHT),
        ...entry(0, "expensive", PRICE),
        ...entry(0, "worth valuable wert wertvoll", "value wert"),
        ...entry(1, `dearest priciest costliest ${forms("teuerst")}`, PRICE),
        ...entry(-1, `cheapest ${forms("billigst", "günstigst")}`, PRICE),
        ...entry(1, `longest ${forms("längst")}`, `${LENGTH} ${TIME}`),
        ...entry(-1, `shortest ${forms("kürzest")}`, `${LENGTH} ${TIME}`),
        ...entry(1, `fastest quickest ${forms("schnellst")}`, SPEED),
        ...entry(-1, `fastest quickest ${forms("schnellst")}`, `duration dauer -dauer ${TIME}`),
        ...entry(-1, `slowest ${forms("langsamst")}`, SPEED),
        ...entry(1, `slowest ${forms("langsamst")}`, `duration dauer -dauer ${TIME}`),
        ...entry(1, `deepest ${forms("tiefst")}`, DEPTH),
        ...entry(-1, `shallowest ${forms("flachst", "seichtest")}`, DEPTH),
        ...entry(1, `widest ${forms("breitest")}`, WIDTH),
        ...entry(-1, `narrowest ${forms("schmalst")}`, WIDTH),
        ...entry(1, `hottest warmest ${forms("heißest", "wärmst")}`, TEMPERATURE),
        ...entry(-1, `coldest coolest ${forms("kältest", "kühlst")}`, TEMPERATURE),
        ...entry(1, `farthest furthest ${forms("entferntest", "entlegenst")}`, DISTANCE),
        ...entry(-1, `nearest closest ${forms("nächstgelegen")}`, DISTANCE),
      ],
      ([word]) => word,
    ),
  ].map(([word, entries]) => [word, entries.map(([, measured]) => measured)]),
);

const MEASURES: readonly string[] = [
  ...new Set([...MEASURED_BY.values()].flat().flatMap(({ heads, perhaps }) => [...heads, ...perhaps])),
];
