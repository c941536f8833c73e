import type { ImprintFact } from "./language.ts";

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

const MAKERS =
  "author|authors|creator|creators|developer|developers|maintainer|maintainers|inventor|inventors|founder|founders|autor|autorin|autoren|entwickler|entwicklerin|erfinder|erfinderin|gründer|gründerin|auteur|auteurs|auteure|créateur|créatrice|fondateur|fondatrice|autores|autora|creador|creadora|fundador|fundadora|autore|autrice|creatore|fondatore|criador|criadora|maker";
const MADE_BY =
  "(?:written|created|developed|invented|founded|started|designed|maintained) (?:and \\p{L}+ )?by|(?:geschrieben|entwickelt|erfunden|gegründet) von|(?:écrit|créé|développé|fondé)e? par|(?:escrito|creado|desarrollado|fundado) por|(?:scritto|creato|sviluppato|fondato) da|(?:escrito|criado|desenvolvido|fundado) por|(?:geschreven|ontwikkeld|gemaakt) door";

/** A sentence that names who made something: "The author of Millrace, Ann Lee, …", "It was written by Ann Lee". */
export const TELLS_AUTHOR = new RegExp(
  `(?<!\\p{L})(?:${bothCases(MAKERS)})(?: (?:of|von|des|der|du|de|del|di|do|van) [^.!?;:]{2,60}?)?(?:,| is| was| ist| war| est| es| è| é|:) ${NAME}|(?<!\\p{L})(?:${MADE_BY}) ${NAME}`,
  "u",
);

/** Who made a thing, and who began it: how people ask, how texts tell it, and stems of the verbs and nouns of the question. */
export const MAKING: readonly { readonly asks: RegExp; readonly tells: RegExp; readonly terms: RegExp }[] = [
  {
    asks: new RegExp(
      `^who(?:m)? (?:\\p{L}+ly )?(?:made|makes|wrote|writes|created|creates|developed|develops|designed|designs|programmed|programs|coded|codes)(?!\\p{L})|^who(?:'s| is| are| was| were) the (?:\\p{L}+ )?(?:${MAKERS}|writers?|makers|programmers?)(?!\\p{L})|^wer (?:schrieb|entwickelte|entwickelt|machte|programmierte|erstellte)(?!\\p{L})|^wer hat .* (?:geschrieben|entwickelt|gemacht|programmiert|erstellt)$|^wer (?:ist|sind|war|waren) (?:der|die) (?:${MAKERS})(?!\\p{L})|^qui (?:a|ont) (?:écrit|créé|développé|fait|conçu|programmé)(?!\\p{L})|^quién(?:es)? (?:escribió|escribieron|creó|desarrolló|hizo)(?!\\p{L})|^chi ha (?:scritto|creato|sviluppato|fatto)(?!\\p{L})|^quem (?:escreveu|criou|desenvolveu|fez)(?!\\p{L})|^wie heeft .* (?:geschreven|gemaakt|ontwikkeld)$|^кто (?:написал|создал|разработал)(?!\\p{L})`,
      "u",
    ),
    tells: new RegExp(
      `${BY_LINES.map(({ source }) => source).join("|")}|${TELLS_AUTHOR.source}|^\\P{L}*(?:[Cc]opyright\\s+)?(?:©|\\([Cc]\\)|(?<=[Cc]opyright\\s+)(?=\\p{N}{4}|by ))[\\s\\p{N},–-]*(?:by )?${NAME}`.replaceAll(
        "?<wanted>",
        "?:",
      ),
      "u",
    ),
    terms:
      /^(?:made|mak|wrot|writ|creat|develop|design|program|cod|maintain|author|schrieb|geschrieb|entwick|erstell|mach|gemach|autor|verfass|écri|écrit|créé|crea|développ|escrib|desarroll|scritt|svilupp|escrev|cri|desenvolv|geschrev|ontwikkel|напис|созда|разработ)/u,
  },
  {
    asks: /^who(?:m)? (?:\p{L}+ly )?(?:founded|started|initiated|began)(?!\p{L})|^who(?:'s| is| are| was| were) the (?:\p{L}+ )?founders?(?!\p{L})|^wer (?:gründete|begann|startete)(?!\p{L})|^wer hat .* (?:gegründet|begonnen|gestartet)$|^qui (?:a|ont) (?:fondé|commencé|lancé)(?!\p{L})|^quién(?:es)? (?:fundó|inició|comenzó)(?!\p{L})|^chi ha (?:fondato|iniziato)(?!\p{L})|^quem (?:fundou|começou|iniciou)(?!\p{L})|^wie heeft .* (?:opgericht|begonnen)$|^кто (?:основал|начал)(?!\p{L})/u,
    tells: new RegExp(
      `(?<!\\p{L})(?:(?:founded|started|initiated|begun)(?: in \\p{N}{4})? by|(?:gegründet|begonnen|gestartet)(?: \\p{N}{4})? von|(?:fondée?|commencée?|lancée?) par|(?:fundad[oa]|iniciad[oa]) por|(?:fondat[oa]|iniziat[oa]) da|opgericht door|(?:основан\\p{L}*|начат\\p{L}*)) ${NAME}|(?<!\\p{L})${NAME} (?:founded|started|initiated|gründete|fundó|fondò|fundou)(?!\\p{L})`,
      "u",
    ),
    terms:
      /^(?:found|start|initi|beg[au]n|gründ|gegründ|begonn|begann|fond|commenc|lanc|fund|inici|iniz|opgericht|основ|нача)/u,
  },
];

/** What to look for where that is asked. */
export const MAKING_QUERY =
  "author authors written created developed designed founded started initiated by maintainer developers copyright Autor Autoren entwickelt auteur autor autore";

const CLOSINGS =
  "(?:(?:yours|best|kind|kindest|warm|warmest|many|with (?:best|kind|warm)|all the)\\s+)?(?:sincerely|faithfully|truly|regards|wishes|thanks|best|love|cheers|respectfully)(?: yours)?|(?:(?:mit|viele|beste|liebe|herzliche|freundliche|freundlichem|freundlichen|schöne)\\s+)+(?:grüßen?|grüssen?|gruß|gruss)|hochachtungsvoll|cordialement|bien à vous|salutations distinguées|sincères salutations|atentamente|un (?:cordial )?saludo|saludos(?: cordiales)?|cordiali saluti|distinti saluti|atenciosamente|com os melhores cumprimentos|met vriendelijke groet(?:en)?|hoogachtend|с уважением";

/** With which a letter or mail ends, above the name of who wrote it. */
export const CLOSING = new RegExp(`^\\s*(?:${CLOSINGS})\\s*[,.!]?\\s*$`, "iu");

/** "Kind regards, Ann Lee" where lines were joined. */
export const SIGNED = new RegExp(`(?:^|[.!?]\\s+)(?:${bothCases(CLOSINGS)})\\s*[,.!]?\\s+(?<wanted>${NAME})\\s*$`, "u");

/** From whom a mail is: "From: Ann Lee <ann@example.org>". */
export const SENDER = new RegExp(`^\\s*(?:From|Von|De|Da|Van|От)\\s*:\\s*(?<wanted>${NAME}|\\S+@\\S+)`, "u");

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

const MONTHS =
  "jan\\p{L}*|feb\\p{L}*|mar\\p{L}*|mär\\p{L}*|apr\\p{L}*|may|mai|mayo|maio|jun\\p{L}*|juin|juil\\p{L}*|jul\\p{L}*|aug\\p{L}*|août|ago\\p{L}*|sep\\p{L}*|o[ck]t\\p{L}*|out\\p{L}*|nov\\p{L}*|de[cz]\\p{L}*";

/** What a line of a title page holds that may be what is asked for. */
export const IMPRINT: Readonly<Record<ImprintFact, readonly RegExp[]>> = {
  version: [
    /(?<!\p{L})(?:version|release|edition|revision|rev\.|draft|ausgabe|auflage|fassung|édition|révision|versión|edición|versione|edizione|versão|edição|versie|uitgave|версия|редакция)\s*:?\s*(?:no\.?|nr\.?|№)?\s*\p{N}/iu,
    /\p{N}(?:st|nd|rd|th|\.|e|ª)?\s+(?:revised )?(?:edition|auflage|ausgabe|édition|edición|edizione|edição|druk|издание)(?!\p{L})/iu,
    /(?:第\s*\p{N}+\s*版|(?<!\p{L})v\p{N}+(?:\.\p{N}+)+)/iu,
  ],
  organisation: [
    /(?<!\p{L})(?:universit\p{L}*|institut\p{L}*|college|school|academy|laborator\p{L}*|labs?|departments?|faculty|hospital|foundation|ministry|agency|authority|commission|council|committee|association|society|press|group|team|hochschule|schule|stiftung|ministerium|verlag|behörde|amt|université|école|ministère|universidad|instituto|ministerio|università|istituto|ministero|universidade|universiteit|университет|институт|министерство)(?!\p{L})/iu,
    /(?<!\p{L})(?:inc|ltd|llc|plc|corp|gmbh|ag|s\.?a|s\.?p\.?a|b\.?v|co)\.?(?!\p{L})/iu,
  ],
  journal: [
    /(?<!\p{L})(?:journal|proceedings|transactions|magazine|conference|workshop|symposium|annals|review|letters|zeitschrift|revue|revista|rivista|tijdschrift|журнал)(?!\p{L})/iu,
    /(?<!\p{L})vol(?:ume|\.)?\s*\p{N}|\((?:19|20)\p{N}{2}\)\s+\p{N}+:\p{N}+/iu,
  ],
  email: [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.\p{L}/u],
  translator: [
    /(?<!\p{L})(?:translat(?:ed|ion|ors?)|übersetz\p{L}*|tradu(?:it|ite|ction|cteur|ctrice|cido|cida|cción|ctora?|zido|zida|ção|tora?)|trado(?:tto|tta)|traduzione|traduttore|vertaald|vertaling|перев[её]л|перевод)(?!\p{L})/iu,
  ],
  holder: [/©|\(c\)|(?<!\p{L})(?:copyright|urheberrecht)(?!\p{L})/iu],
  released: [
    new RegExp(`(?:\\p{N}{1,2}\\.?\\s+(?:${MONTHS})\\.?|(?:${MONTHS})\\.?\\s+\\p{N}{1,2}),?\\s+${YEAR}`, "iu"),
    /(?<!\p{N})(?:19|20)\p{N}{2}[-/.]\p{N}{1,2}[-/.]\p{N}{1,2}(?!\p{N})|(?<!\p{N})\p{N}{1,2}[-/.]\p{N}{1,2}[-/.](?:19|20)\p{N}{2}(?!\p{N})/u,
    new RegExp(`(?:updated|revised|released|received|accepted|filed|stand:?|version).{0,30}${YEAR}`, "iu"),
  ],
};

/** A pattern in lower case, whose words may begin with a capital where a text does. */
function bothCases(source: string): string {
  return source.replace(/(?<![\p{L}\\])(\p{Ll})(?=\p{L})/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
