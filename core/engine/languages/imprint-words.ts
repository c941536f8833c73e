/** How title pages and imprints name author, year and publisher; group `wanted` is what is asked for. */

const NAME = "\\p{Lu}[\\p{L}.'’-]*(?:\\s+(?:(?:van|von|de|der|den|la|le|bin|al)\\s+){0,2}\\p{Lu}[\\p{L}.'’-]*){1,3}";
const NAMES = `${NAME}(?:(?:,\\s+|\\s+(?:and|&|und|et|y|e)\\s+|,\\s+and\\s+)${NAME}){0,5}`;

/** "By Ann Lee" as a line of its own, and "Authors: …". */
export const BY_LINES: readonly RegExp[] = [
  new RegExp(
    `^\\s*(?:[Ww]ritten |[Ee]dited |a novel )?(?:[Bb]y|BY|[Vv]on|[Pp]ar|[Pp]or)\\s+(?<wanted>${NAMES})\\s*$`,
    "u",
  ),
  new RegExp(
    `^\\s*(?:[Aa]uthors?|AUTHORS?|[Ww]ritten by|Verfasser(?:in)?|Autor(?:in|en|es|a)?|Auteurs?|Автор(?:ы)?)\\s*[:：]\\s*(?<wanted>${NAMES})`,
    "u",
  ),
];

/** Two words or more in a row that each begin with a capital, as the name of a person does. */
export const HOLDS_NAME = new RegExp(`(?<!\\p{L})${NAME}`, "u");

/** "Ann Lee" or "Ann Lee <ann@example.org>", alone on a line. */
export const NAME_LINE = new RegExp(`^\\s*(?<wanted>${NAME})(?<address>\\s*[<(]\\S+@\\S+[>)])?\\s*$`, "u");
/** An address alone on a line. */
export const ADDRESS_LINE = /^\s*[<(]?[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+[>)]?\s*$/u;

/** "Ann Lee, University of Bergen": who wrote a paper, one on each line. */
export const AFFILIATION = new RegExp(
  `^\\s*${NAME}[\\p{N}*†‡]*,\\s+(?:[\\p{L}.&'’-]+\\s+){0,4}(?:University|Institut(?:e|o)?|College|School|Academy|Laborator(?:y|ies)|Department|Faculty|Cent(?:er|re)|Hospital|Universität|Hochschule|Université|Universi(?:dad|tà|dade)|Universiteit|Университет)(?!\\p{L})[^.!?]{0,80}$`,
  "u",
);

const YEAR = "(?<!\\p{N})(?:1[5-9]|20)\\p{N}{2}(?!\\p{N})";
export const YEARS: readonly RegExp[] = [
  new RegExp(`(?:©|\\bcopyright\\b).{0,80}?(?<wanted>${YEAR})`, "iu"),
  new RegExp(
    `(?:first )?(?:published|publication|veröffentlicht|erschienen|publié|publicado).{0,60}?(?<wanted>${YEAR})`,
    "iu",
  ),
  new RegExp(`(?:accepted|issued|edition|last updated|stand:).{0,60}?(?<wanted>${YEAR})`, "iu"),
  new RegExp(`^(?=.{4,40}$).*(?<wanted>${YEAR})(?:\\s*[-–—]+)?\\s*$`, "iu"),
  new RegExp(`^(?=\\p{Lu}\\p{Ll}{2,8}\\.? \\p{N}{1,2}, ).*?(?<wanted>${YEAR})`, "u"),
];

export const PUBLISHERS: readonly RegExp[] = [
  /(?:first )?published (?:in .{0,40})?by (?<wanted>(?:the )?\p{Lu}[^.,;(]{2,60})/iu,
  /^(?=.{4,60}$)\s*(?<wanted>(?:\p{Lu}[\p{L}&.'’-]*\s+){1,4}(?:Press|PRESS|Publish(?:ers|ing)|PUBLISH(?:ERS|ING)|Books|BOOKS|Verlag|Éditions))\s*$/u,
];

/** Names that programs and their setups leave in the properties of a file. */
export const NO_PERSON =
  /^(?:python.*|admin.*|user.*|owner|author|unknown|anonymous|none|microsoft.*|office.*|word|hp|dell|lenovo|toshiba|acer|asus|windows.*|root|test.*|default.*|guest|.*(?:\.com|@|\d).*)$/iu;

/** Ends the name of an organisation or a program, which the properties of a file may have as its author. */
export const ORGANISATION =
  /^(?:financial|inc|corp|corporation|company|ltd|limited|gmbh|group|team|department|university|college|institute|press|publishing|software|solutions|services|systems|office|user|word|admin|administrator|center|centre|association|foundation|society|bank|commission|agency|ministry|school)$/iu;
