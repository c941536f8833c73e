/** What a number counts. Numbers of one dimension are compared after multiplying by their factors. */
export interface Unit {
  readonly dimension: string;
  readonly factor: number;
}

/** `_` stands for a space. */
const UNITS: readonly (readonly [dimension: string, factor: number, names: string])[] = [
  ["share", 0.01, "% percent per_cent pct prozent pour_cent por_ciento per_cento процентов процента"],
  ["length", 1e-3, "mm millimetre millimetres millimeter millimeters"],
  ["length", 1e-2, "cm centimetre centimetres centimeter centimeters zentimeter"],
  ["length", 1, "m metre metres meter meters mètre mètres metro metros"],
  ["length", 1e3, "km kilometre kilometres kilometer kilometers kilomètres kilómetros"],
  ["length", 0.0254, "inch inches"],
  ["length", 0.3048, "ft foot feet"],
  ["length", 0.9144, "yard yards"],
  ["length", 1609.344, "mi mile miles"],
  ["area", 1, "m² m2 sq_m square_metres square_meters"],
  ["area", 1e6, "km² km2 sq_km square_kilometres square_kilometers"],
  ["area", 1e4, "ha hectare hectares"],
  ["area", 4046.8564224, "acre acres"],
  ["area", 2589988.110336, "sq_mi square_miles"],
  ["mass", 1e-6, "mg milligram milligrams"],
  ["mass", 1e-3, "g gram grams"],
  ["mass", 1, "kg kilogram kilograms kilo kilos kilogramm"],
  ["mass", 1e3, "t tonne tonnes tonnen"],
  ["mass", 907.18474, "ton tons"],
  ["volume", 1e-3, "ml millilitre millilitres milliliter milliliters"],
  ["volume", 1, "l litre litres liter liters"],
  ["time", 1e-3, "ms millisecond milliseconds"],
  ["time", 1, "s sec secs second seconds sekunden secondes segundos"],
  ["time", 60, "min mins minute minutes minuten minutos"],
  ["time", 3600, "h hr hrs hour hours stunde stunden heures horas"],
  ["time", 86400, "day days tag tage tagen jours días дней"],
  ["time", 604800, "week weeks woche wochen semaines semanas"],
  ["months", 1, "month months monat monate monaten mois meses"],
  ["months", 12, "year years jahr jahre jahren ans années años лет"],
  ["months", 120, "decade decades"],
  ["months", 1200, "century centuries"],
  ["temperature (°C)", 1, "°c celsius degrees_celsius"],
  ["temperature (°F)", 1, "°f fahrenheit degrees_fahrenheit"],
  ["power", 1, "w watt watts"],
  ["power", 1e3, "kw kilowatt kilowatts"],
  ["power", 1e6, "mw megawatt megawatts"],
  ["power", 1e9, "gw gigawatt gigawatts"],
  ["voltage", 1, "v volt volts"],
  ["frequency", 1, "hz hertz"],
  ["frequency", 1e3, "khz kilohertz"],
  ["frequency", 1e6, "mhz megahertz"],
  ["frequency", 1e9, "ghz gigahertz"],
  ["data", 1e3, "kb kilobyte kilobytes"],
  ["data", 1e6, "mb megabyte megabytes"],
  ["data", 1e9, "gb gigabyte gigabytes"],
  ["data", 1e12, "tb terabyte terabytes"],
  ["dollars", 1, "$ us$ usd dollar dollars"],
  ["euros", 1, "€ eur euro euros"],
  ["pounds sterling", 1, "£ gbp"],
  ["yen", 1, "¥ jpy yen"],
];

const BY_NAME: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([dimension, factor, names]) => names.split(" ").map((name) => [name, { dimension, factor }] as const)),
);
const WORDS_TOGETHER: ReadonlyMap<string, Unit> = new Map(
  UNITS.flatMap(([dimension, factor, names]) =>
    names
      .split(" ")
      .filter((name) => name.includes("_"))
      .map((name) => [name.replaceAll("_", " "), { dimension, factor }] as const),
  ),
);

/** The unit that a number is followed by. */
export function unitAfter(text: string): Unit | null {
  // "the 1990s"
  if (/^s(?!\p{L})/u.test(text)) return null;
  const lower = text.toLowerCase();
  for (const [name, unit] of WORDS_TOGETHER) if (new RegExp(`^[\\s-]?${name}(?!\\p{L})`, "u").test(lower)) return unit;
  const word = /^[\s-]?([%$€£¥]|°\s?[cf]|\p{L}+[²2]?)(?!\p{L})/u.exec(lower)?.[1];
  return BY_NAME.get(word?.replace(/\s/u, "") ?? "") ?? null;
}

/** How many characters the unit of a number takes that ends before `text`. */
export function unitLength(text: string): number {
  if (!unitAfter(text)) return 0;
  const lower = text.toLowerCase();
  const together = [...WORDS_TOGETHER.keys()].find((name) => new RegExp(`^[\\s-]?${name}(?!\\p{L})`, "u").test(lower));
  return together ? together.length + 1 : (/^[\s-]?(?:[%$€£¥]|°\s?[cf]|\p{L}+[²2]?)/u.exec(lower)?.[0].length ?? 0);
}

/** Money, whose sign may come first. */
export function unitBefore(text: string): Unit | null {
  const sign = /(us\$|[$€£¥]|(?<!\p{L})(?:usd|eur|gbp|jpy))\s?$/iu.exec(text)?.[1];
  return BY_NAME.get(sign?.toLowerCase() ?? "") ?? null;
}
