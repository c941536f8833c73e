/** A piece of a section of a format code (ECMA-376, 18.8.31), in its order. */
export interface FormatPart {
  /** "0", "#" and "?" stand for digits; "date" for a part of a date or time such as "yyyy", "AM/PM" or "[h]"; the rest is shown. */
  readonly kind: "digits" | "date" | "percent" | "general" | "text";
  readonly text: string;
}

/** One of the up to four sections of a code: for positive numbers, negative ones, zero, and texts. */
export interface FormatSection {
  readonly parts: readonly FormatPart[];
  /** It holds for the numbers that fulfil a condition in brackets. */
  readonly isConditional: boolean;
  /** The language that it names (BCP 47, without a country); null where it names none. */
  readonly language: string | null;
}

const TOKEN =
  /"(?<quoted>[^"]*)"?|\\(?<escaped>.)|_.|\*(?<fill>.)|\[(?<bracket>[^\]]*)\]|(?<general>general)|(?<date>am\/pm|a\/p|y+|m+|d+|h+|s+(?:\.0+)?|g+|e+(?![+-]))|(?<digits>[0#?][0#?.,]*(?:e[+-]0+)?|\.[0#?]+)|(?<percent>%)|(?<other>.)/giu;

/** What each section of a code shows. */
export const sectionsOf = (code: string): readonly FormatSection[] => splitSections(code).map(readSection);

/** At semicolons that are neither quoted nor escaped. */
function splitSections(code: string): readonly string[] {
  const sections = [""];
  for (const [token] of code.matchAll(/"[^"]*"?|\\.|\[[^\]]*\]|./gsu)) {
    if (token === ";") sections.push("");
    else sections.push((sections.pop() ?? "") + token);
  }
  return sections;
}

function readSection(section: string): FormatSection {
  const parts: FormatPart[] = [];
  let isConditional = false;
  let language: string | null = null;
  for (const { groups = {} } of section.matchAll(TOKEN)) {
    const { quoted, escaped, fill, bracket, general, date, digits, percent, other } = groups;
    if (bracket !== undefined) {
      const [, sign = "", told] = /^\$([^-]*)(?:-(.+))?/u.exec(bracket) ?? [];
      language ??= told === undefined ? null : languageOf(told);
      if (sign !== "") parts.push({ kind: "text", text: sign });
      if (/^(?:h+|m+|s+)$/iu.test(bracket)) parts.push({ kind: "date", text: `[${bracket.toLowerCase()}]` });
      isConditional ||= /^[<>=]/u.test(bracket);
    } else if (general !== undefined) parts.push({ kind: "general", text: general });
    else if (date !== undefined) parts.push({ kind: "date", text: date.toLowerCase() });
    else if (digits !== undefined) parts.push({ kind: "digits", text: digits });
    else if (percent !== undefined) parts.push({ kind: "percent", text: "%" });
    else parts.push({ kind: "text", text: quoted ?? escaped ?? other ?? (fill === " " ? " " : "") });
  }
  return { parts, isConditional, language };
}

/** Of "de-DE", or of the number of Windows, "407" (MS-LCID); "1" and "2" say on which side a euro sign stands. */
function languageOf(told: string): string | null {
  const [, tag] = /^([a-z]{2})-/u.exec(told) ?? [];
  const number = /^[0-9a-f]{3,8}$/iu.test(told) ? Number.parseInt(told, 16) : 0;
  return tag ?? LANGUAGES.get(number & WITHOUT_COUNTRY) ?? null;
}

const WITHOUT_COUNTRY = 0x3ff;

const LANGUAGES: ReadonlyMap<number, string> = new Map([
  [0x04, "zh"],
  [0x05, "cs"],
  [0x06, "da"],
  [0x07, "de"],
  [0x08, "el"],
  [0x09, "en"],
  [0x0a, "es"],
  [0x0b, "fi"],
  [0x0c, "fr"],
  [0x0e, "hu"],
  [0x10, "it"],
  [0x11, "ja"],
  [0x12, "ko"],
  [0x13, "nl"],
  [0x14, "nb"],
  [0x15, "pl"],
  [0x16, "pt"],
  [0x19, "ru"],
  [0x1d, "sv"],
  [0x1f, "tr"],
  [0x22, "uk"],
]);

/** Codes that files refer to by number (ECMA-376, 18.8.30); those of the system's language show their sign and dates plainly. */
export const BUILT_IN: ReadonlyMap<number, string> = new Map([
  [1, "0"],
  [2, "0.00"],
  [3, "#,##0"],
  [4, "#,##0.00"],
  ...[5, 6, 37, 38, 41, 42].map((id) => [id, "#,##0"] as const),
  ...[7, 8, 39, 40, 43, 44].map((id) => [id, "#,##0.00"] as const),
  [9, "0%"],
  [10, "0.00%"],
  ...[14, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, "yyyy-mm-dd"] as const),
  [15, "d-mmm-yy"],
  [16, "d-mmm"],
  [17, "mmm-yy"],
  [18, "h:mm AM/PM"],
  [19, "h:mm:ss AM/PM"],
  ...[20, 32, 34, 55].map((id) => [id, "h:mm"] as const),
  ...[21, 33, 35, 56].map((id) => [id, "h:mm:ss"] as const),
  [22, "yyyy-mm-dd h:mm"],
  [45, "mm:ss"],
  [46, "[h]:mm:ss"],
  [47, "mm:ss.0"],
]);
