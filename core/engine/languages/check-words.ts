/** Words by which answers are checked against their sources. */

/** Words that negate, in every language that has spaces. */
export const NEGATORS =
  /(?<!\p{L})(?:not|never|no|neither|nor|none|nobody|nothing|without|free of|cannot|\p{L}+n['’]t|fail(?:s|ed)? to|no longer|nicht|kein\p{Ll}*|nie|niemals|ohne|weder|pas|jamais|aucun\p{Ll}*|sans|nunca|jamás|ningun\p{Ll}*|sin|non|(?<!(?:\p{N}\.?|1er|im|en|de|du|vom|bis|ab|seit|zum|anfang|mitte|ende|fin|début)\s)mai(?!\s\p{N})|nessun\p{Ll}*|senza|não|sem|не|ни|нет|без|никогда)(?!\p{L})/giu;
/** Words and patterns that say what a negation says: "free" for "need not pay", "at most" for "not more than". */
export const IMPLYING_NOT =
  "exclu\\p{Ll}*|except\\p{Ll}*|ausgeschlossen|ausgenommen|exclu\\p{Ll}*|free|gratis|kostenlos\\p{Ll}*|gratuite?s?|unpaid|exempt\\p{Ll}*|lack\\p{Ll}*|absen\\p{Ll}*|avoid\\p{Ll}*|prevent\\p{Ll}*|refus\\p{Ll}*|den(?:y|ies|ied)|fail\\p{Ll}*|unable|impossible|maximum|max|at most|at least|minimum|limit\\p{Ll}*|only|solely|nur|höchstens|mindestens|unmöglich|fehl\\p{Ll}*|verweiger\\p{Ll}*|seulement|seul\\p{Ll}*|maximal\\p{Ll}*|máximo|solo|until|bis|before|unless|remain\\p{Ll}*|still|keep\\p{Ll}*|instead|rather|than|without";
/** Negations that deny nothing: "not only", "no. 5", "no doubt". */
export const HARMLESS = /^(?:not (?:only|just|merely|least)|no\.? ?\d|no doubt|nicht nur|non seulement|no solo)/iu;

/** Pairs of English words of which one denies the other. */
export const OPPOSITES: readonly (readonly [string, string])[] =
  "increase decrease, increased decreased, increases decreases, increasing decreasing, rise fall, rose fell, rises falls, grew shrank, gained lost, won lost, win lose, wins loses, victory defeat, more less, more fewer, most least, higher lower, highest lowest, larger smaller, largest smallest, bigger smaller, greater lesser, longer shorter, longest shortest, older younger, oldest youngest, better worse, best worst, earlier later, before after, first last, above below, over under, inside outside, north south, east west, northern southern, eastern western, left right, top bottom, upper lower, always never, all none, maximum minimum, began ended, begin end, begins ends, start stop, started stopped, opened closed, open closed, allowed forbidden, allowed prohibited, permitted prohibited, legal illegal, accepted rejected, approved rejected, agreed refused, supported opposed, success failure, succeeded failed, true false, public private, hot cold, warm cool, positive negative, imported exported, import export, bought sold, include exclude, includes excludes, possible impossible, safe dangerous, rich poor, strong weak, wet dry, day night, summer winter, born died, married divorced, king queen, majority minority, male female, males females, men women, man woman, boys girls, boy girl, major minor, internal external, ascending descending, enabled disabled, enable disable, older newer, old new, older younger, front back, full empty, wide narrow, thick thin, heavy light, heavier lighter, fast slow, faster slower, deep shallow, loud quiet, hard soft, near far, nearer farther, cheap expensive, cheaper dearer, high low, tall short, early late, next previous, same different, often rarely, frequent rare, common rare, simple complex, easy difficult, presence absence, present absent, arrive depart, arrived departed, arrival departure, enter leave, attack defend, push pull, remember forget, love hate, import export, domestic foreign, urban rural, single married, guilty innocent, innocent convicted, temporary permanent, voluntary compulsory, optional mandatory, optional required, sober drunk, clockwise anticlockwise, vertical horizontal, sunrise sunset, dawn dusk, morning evening, spring autumn, entrance exit, profit loss, advantage disadvantage, include omit"
    .split(", ")
    .map((pair) => pair.split(" ") as [string, string]);

/** Words that tell one relation from its two sides: "his sister Ruth" says that he is the brother of Ruth. */
export const CONVERSES =
  "mother father brother sister son daughter husband wife lend borrow teach learn give take send receive ancestor descendant parent child teacher student buyer seller landlord tenant employer employee plaintiff defendant credit debit cause effect";

/** Ends with the word that sets the negated against the rest: "but" of "but not in the greenhouse". */
export const ADVERSATIVE = /(?<!\p{L})(?:but|aber|mais|pero|ma|mas|но)\s+$/iu;

/** One word that negates what follows. */
export const NEGATING = /^(?:not|never|nicht|nie|niemals|kein\p{Ll}*|no|non|não|не|никогда)$/u;

/** "According to the document, …" says nothing that the document would have to say. */
export const ATTRIBUTION =
  /^(?:according to|based on|as (?:stated|mentioned|described|noted|said) (?:in|by)|in|per|laut|gemäß|selon|según|secondo)\s+(?:the |these |your |this |dem |der |den |le |la |les |el |los |il )?(?:\p{L}+ )?(?:documents?|passages?|texts?|sources?|articles?|context|dokumente?n?|texte?|documento?s?)\s*,\s*|^the (?:documents?|passages?|texts?|sources?|articles?|context) (?:states?|says?|mentions?|notes?|explains?|describes?)(?: that)?\s+/iu;

/** What a model says around its answer. */
export const TALK =
  /^(?:sure|certainly|of course|absolutely|great question|here (?:is|are)\b|i hope|i'm happy|let me know|please (?:let|note)|feel free|in summary$|based on (?:the|these|your) (?:passages?|documents?|provided)[^.]{0,40}:|hier (?:ist|sind)|voici|aquí|ecco)/iu;

/** What a sentence says that finds no answer in the documents. */
export const REFUSAL =
  /(?:documents?|passages?|texts?|context|sources?|information)\b[^.]{0,60}\b(?:do(?:es)? ?n[o']t|cannot|can't|did not|didn't|lacks?|no)\b[^.]{0,30}\b(?:say|says|mention|contain|provide|specify|state|answer|include|give|address|discuss|hold|tell|information|details?)\b|\b(?:i (?:cannot|can't|could not|couldn't|do not|don't) (?:find|answer|know|have))\b|\bno information\b|\bnot (?:mentioned|stated|specified|said|found|given|provided|answered)\b[^.]{0,40}\b(?:documents?|passages?|texts?|context)\b|Die Dokumente sagen dazu nichts|Dokumente[^.]{0,40}(?:nicht|keine)|Les documents ne le disent pas|Los documentos no lo dicen|I documenti non lo dicono|Os documentos não dizem|В документах об этом не сказано|文档中没有提到|文書には書かれていません|لا تذكر المستندات|दस्तावेज़ों में यह नहीं/iu;

/** Before a number that is rounded; not the end of "Africa" or "cover". */
export const ROUGH =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}])(?:about|around|roughly|approximately|approx\.?|nearly|almost|some|over|more than|just under|just over|close to|a good|well over|gut|circa|ca\.?|c\.|~|≈|rund|etwa|ungefähr|knapp|fast|über|environ|presque|unos|unas|cerca de|alrededor de|circa|quasi|около|почти|约|大约)\s*[$€£¥]?\s*$/iu;

/** Ordinary words that sentences of answers open with, beside the stop words. */
export const OPENERS: ReadonlySet<string> = new Set(
  "according additionally although however moreover furthermore overall therefore thus hence meanwhile instead besides finally lastly firstly secondly similarly likewise conversely specifically generally typically usually often sometimes currently originally initially eventually later earlier today since despite unlike like among along another others several many most some every everyone people person men women children someone anyone everybody somebody anybody nobody students users members scientists researchers critics scholars historians experts residents citizens workers players teams countries states cities companies based given yes no not note please together whether whose unless until upon within without via per regarding concerning including following next then two three four five six seven eight nine ten half part parts there here such these those because laut insgesamt außerdem jedoch zudem daher nachdem obwohl während wenn als für mit aus bei nach von über nur um durch ohne gegen seit trotz wegen wer man es beim vorher danach zuvor seitdem dann später früher heute damals dabei diese dieser dieses hier dort viele einige mehrere alle selon cependant toutefois ainsi además sin embargo según también secondo inoltre tuttavia ab dank statt anhand zwischen innerhalb außerhalb anders pro je jeder jede jedes jeden jedem sämtliche mancher manches manche solcher solche welcher welche dessen deren".split(
    " ",
  ),
);
/** Endings of ordinary English words. */
export const LIKE_A_WORD =
  /(?:ing|ed|ly|tion|tions|sion|sions|ment|ments|ists|ers|ors|ies|ness|ity|ities|ful|able|ible|ous|ive|als|ages|ances|ences)$/u;

/** What stands before a German noun that is no name. */
export const GERMAN_NOUN =
  /(?<!\p{L})(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|kein\p{Ll}*|mein\p{Ll}*|sein\p{Ll}*|ihr\p{Ll}*|zum|zur|im|am|vom|beim|diese\p{Ll}*|jede\p{Ll}*|viele\p{Ll}*|alle\p{Ll}*|\p{N}[\p{N}.,]*|\p{Ll}{3,}(?:e|er|es|en|em))\s+$/iu;

/** Endings of names: "Canada" and "Canadian". */
export const ENDINGS = "s es n an ian ean ish ese y a ia er а у ы е ом ой и я ю".split(" ");

/** What follows a name that opens a sentence. */
export const NAMED_BEFORE =
  /^,?\s+(?:is|was|were|had|has|have|did|died|born|who|which|won|lost|wrote|made|became|began|[a-z]{3,}ed|and|later|also|then|never|first|ist|war|wurde|hat|starb|est|a|fut|es|fue|è)(?!\p{L})/u;

/** Before a noun: what stands behind one of these is no verb. */
export const ARTICLES: ReadonlySet<string> = new Set(
  "the a an his her its their this that der die das den dem des ein eine einen einem einer le la les un une des el los las una lo il gli i".split(
    " ",
  ),
);

/** Verbs and adjectives between two things of which either may come first. */
export const SYMMETRIC: ReadonlySet<string> = new Set(
  "married meets met equals borders versus vs verheiratet heiratete trifft épouse".split(" "),
);

/** Little words between two things that may not change their places. */
export const DIRECTED: ReadonlySet<string> = new Set(
  "than to into from out before after as als nach vor bis que avant après antes después di чем до после".split(" "),
);

/** Stand for what an earlier sentence named. */
export const STANDING_FOR: ReadonlySet<string> = new Set(
  "it they them he him she this these es er ihn ihm sie dies diese il elle ils elles ello ellos esso essa essi".split(
    " ",
  ),
);

/** The polite "you", where it does not open a sentence: it stands for nobody whom a text names. */
export const POLITE: ReadonlySet<string> = new Set(["Sie"]);

/** What a report calls the one that writes it. */
export const WRITERS: ReadonlySet<string> = new Set(
  "we our us ours company corporation group registrant wir unser unsere unserer unserem unseren gesellschaft konzern nous notre nos société nosotros nuestro nuestra".split(
    " ",
  ),
);

/** Before a noun that only belongs to another: "the roof of the house", "the garden surrounding it". */
export const GOVERNING =
  /^(?:of|for|from|with|without|beside|besides|behind|around|against|near|about|between|among|like|surrounding|containing|including|following|von|vom|für|mit|ohne|neben|hinter|gegen|um|zwischen)$/u;

/** Before a verb that is not said to have happened. */
export const INFINITIVE: ReadonlySet<string> = new Set(["to", "zu"]);

/** Before what is held to be less or more: "larger than". */
export const COMPARING: ReadonlySet<string> = new Set("than als que qu di чем".split(" "));

/** Part a sentence into what is told of one thing and what of the next. */
export const PARTING: ReadonlySet<string> = new Set(
  "and but while whereas followed compared versus und aber während et mais tandis y pero mientras e ma mentre".split(
    " ",
  ),
);

/** What two dates behind a name in brackets say. */
export const LIVED = "born died geboren gestorben starb né née mort nació murió nato morto";

/** Begin a clause about what stands before it. */
export const RELATIVE: ReadonlySet<string> = new Set("who which whose whom qui quien che".split(" "));

/** Before a word they make its opposite: "steadily", "unsteadily". */
export const UNDOING: readonly string[] = ["un", "non", "dis"];

/** Numbers that stand for how many times. */
export const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  thrice: 3,
  zweimal: 2,
  doppelt: 2,
  dreimal: 3,
  doble: 2,
  doppio: 2,
};

/** The number one, which is also an article in most languages: it is a number before a unit. */
export const ONE: ReadonlySet<string> = new Set(
  "one ein eine einem einer eines einen un une uno una um uma één".split(" "),
);
/** Articles that are a number before a unit, too. */
export const ARTICLE_OF_ONE: ReadonlySet<string> = new Set(["a", "an"]);
/** "Half", before a scale or a unit. */
export const HALF: ReadonlySet<string> = new Set(
  "half halbe halber halbes demi demie medio media mezzo mezza".split(" "),
);
/** Behind a number, or behind its unit: "two and a half years", "a year and a half". */
export const AND_A_HALF = "½|and a half|und ein halb\\p{Ll}*|et demie?|y medi[ao]|e mezz[ao]";
/** Words before a place that is excluded: "outside the U.S.". */
export const OUTSIDE =
  "outside|except|excluding|other than|apart from|besides|außer|außerhalb|ausgenommen|hors|sauf|excepto|salvo|fuera de|tranne|fuori";
/** Before a number of things that were named: "the two battles". */
export const DEFINITE = "the|both|these|those|die|beide|diese|les|ces|los|las|estos|i|le|gli";
/** Before a number that is a year even where a plural stands behind it: "in 2025 boats sank", "fiscal 2025 sales". */
export const BEFORE_YEAR: ReadonlySet<string> = new Set(
  "in of for since from until till by before after during through to and year years fiscal early late mid summer winter spring autumn fall im jahr jahre für seit von ab bis vor nach und ende anfang mitte en de del desde hasta para año años année depuis pour et nel dal anno per".split(
    " ",
  ),
);
/** Between a name and what it stands for: "Ann is the tenant". */
export const COPULA = "is|was|ist|war|est|était|es|era|è|é";
/** Behind the number of one. */
export const CENTURY = "century|centuries|jahrhunderts?|siècles?|siglos?|secol[oi]|séculos?";
/** Before or behind the age of a person. */
export const AGED = "ages?|aged|old|turned|lived to be|alter|alt|âge|edad|età";
/** Behind the age that a person had: "she was 34 when". */
export const AT_THE_TIME = "when|als";
/** Behind how many times something is as much. */
export const TIMES_AS = "times|fold|mal";
/** Before a name, or behind it, and no part of it. */
export const TITLES: ReadonlySet<string> = new Set(
  "president king queen prince princess emperor pope minister chancellor senator governor mayor bishop professor doctor sir lady lord judge captain general chairman chairwoman director manager officer executive councillor councillors ceo cfo präsident präsidentin könig königin kaiser papst minister kanzler kanzlerin bürgermeister professor herr frau state city county province region river lake island mountain street anfang mitte ende great".split(
    " ",
  ),
);
/** Before a person's name, and no part of it. */
export const FORMS_OF_ADDRESS: ReadonlySet<string> = new Set(
  "mr mrs ms miss mx dr herr frau herrn fräulein monsieur madame mademoiselle mme mlle señor señora señorita sr sra signor signora senhor senhora heer mevrouw".split(
    " ",
  ),
);
/** Before a part of a whole that is more than it. */
export const MORE_THAN = "more than|over|exceed(?:s|ed|ing)?|above|mehr als|über|plus de|más de|più di";
export const LESS_THAN = "less than|fewer than|under|weniger als|unter|knapp|moins de|menos de|meno di";
/** What names stand for: "two researchers" of "Scheele and Priestley". */
export const COUNTED_NAMES: ReadonlySet<string> = new Set(
  "people persons men women scientists researchers authors founders companies firms countries cities places teams leute personen menschen männer frauen forscher wissenschaftler autoren firmen unternehmen länder staaten städte orte mannschaften".split(
    " ",
  ),
);
/** Joins the last of a list. */
export const AND = "and|or|und|oder|et|ou|y|o|e";
/** Between a part and its whole: "nine out of ten", "one in five". */
export const OUT_OF = "out of|in|von|sur|de cada|su";
/** Letters that multiply an amount of money: "$1.5m". */
export const MONEY_SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };
/** Parts of a whole, by how many of them make it: "a third of", "two thirds of". */
export const FRACTIONS: Readonly<Record<string, number>> = {
  half: 2,
  hälfte: 2,
  moitié: 2,
  mitad: 2,
  metà: 2,
  third: 3,
  thirds: 3,
  drittel: 3,
  tiers: 3,
  tercio: 3,
  tercios: 3,
  terzo: 3,
  terzi: 3,
  quarter: 4,
  quarters: 4,
  viertel: 4,
  quart: 4,
  quarts: 4,
  cuarto: 4,
  cuartos: 4,
  quarto: 4,
  quarti: 4,
  fifth: 5,
  fifths: 5,
  fünftel: 5,
  cinquième: 5,
  cinquièmes: 5,
  tenth: 10,
  tenths: 10,
  zehntel: 10,
  dixième: 10,
};
/** Behind "every" or "one in": which one of how many. */
export const ORDINAL_PARTS: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  zweite: 2,
  dritte: 3,
  vierte: 4,
  fünfte: 5,
  sechste: 6,
  siebte: 7,
  achte: 8,
  neunte: 9,
  zehnte: 10,
};
/** Decades of the last century in one word: "the eighties", "in den Achtzigerjahren". */
export const DECADES: Readonly<Record<string, number>> = {
  twenties: 1920,
  thirties: 1930,
  forties: 1940,
  fifties: 1950,
  sixties: 1960,
  seventies: 1970,
  eighties: 1980,
  nineties: 1990,
  zwanziger: 1920,
  dreißiger: 1930,
  vierziger: 1940,
  fünfziger: 1950,
  sechziger: 1960,
  siebziger: 1970,
  achtziger: 1980,
  neunziger: 1990,
};
/** Before the whole of which it is a part. */
export const OF = "of|der|des|von|de|d['’]|del|della|dei";
/** A source that says "both lights" speaks of two. */
export const BOTH: ReadonlySet<string> = new Set("both beide beiden ambos ambas entrambi entrambe".split(" "));

/** What a rate is counted by: "3 cases per million". */
export const PER: ReadonlySet<string> = new Set("per every each pro je par por cada a".split(" "));

/** Behind a month whose year the text has named before. */
export const OF_SAME_YEAR =
  "of (?:the same|that) year|desselben jahres|des gleichen jahres|de la même année|del mismo año|dello stesso anno|do mesmo ano";

/** Before the unit that a price or a number is for: "8 € am Tag" are told as "8 € for one day". */
export const EACH: ReadonlySet<string> = new Set(
  "per each every pro je jede jeden jedes am im par chaque al por cada".split(" "),
);

/** They add one thing to another, and part no clause. */
export const ADDING: ReadonlySet<string> = new Set("and und et y e и".split(" "));
/** They leave a choice between one thing and another. */
export const CHOOSING: ReadonlySet<string> = new Set("or oder ou o или".split(" "));
export const DEFINITE_ARTICLES: ReadonlySet<string> = new Set("the der die das le la les el los il i".split(" "));
export const BEFORE_INFINITIVE: ReadonlySet<string> = new Set("to zu".split(" "));
/** One may stand for another, as "to" and "from" may not. */
export const PREPOSITIONS_OF_PLACE: ReadonlySet<string> = new Set(
  "in on at of im am an auf bei within inside".split(" "),
);

/** Before the "ge" of a German participle: "abgeholt". */
export const PARTICLES = "ab|an|auf|aus|bei|durch|ein|fest|her|hin|los|mit|nach|vor|weg|weiter|zu|zurück|zusammen";
