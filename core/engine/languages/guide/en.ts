import type { GuidePhrases, Phrase } from "./phrases.ts";
import { stepsIn } from "./en-steps.ts";
import { anyOf, begins, DOER, NAME, NUMBER, SUBJECT, wordOf, YEAR, wholly } from "./parts.ts";

const BE = "(?<be>was|were)";
const ABOUT = "(?:about |around |approximately |roughly |nearly |almost |over |at least )?";
const COUNT = `(?<value>${NUMBER}|${anyOf("two three four five six seven eight nine ten eleven twelve")})`;
const NOUNS = String.raw`(?<noun>(?:\p{Ll}[\p{L}-]{1,20} ){0,2}?\p{Ll}[\p{L}-]{1,20}s)(?![\p{L}-])`;
const MONTH = "January|February|March|April|May|June|July|August|September|October|November|December";
const DATE = String.raw`(?<value>(?:\p{N}{1,2} )?(?:(?:${MONTH}) )?(?:\p{N}{1,2}, )?${YEAR})(?!\p{N})`;
const AMOUNT = String.raw`(?<value>(?:US)?[$€£] ?${NUMBER}(?: ?(?:million|billion|thousand|trillion))?|${NUMBER} ?(?:%|percent|(?:million|billion|thousand)(?: \p{L}{3,10})?))`;

const verbs = (words: string): readonly string[] => words.split(" ").map((verb) => verb.replace("_", " "));

/** Verbs whose object is what a reader would ask for, of anything and of who or what can act. */
const DEEDS_OF_ALL = verbs(
  "require contain include cover prevent cause combine describe replace consist_of depend_on affect reduce measure represent",
);
const DEEDS_OF_DOERS = verbs("need support provide use offer produce rely_on focus_on recommend suggest propose");
const DEEDS = [...DEEDS_OF_ALL, ...DEEDS_OF_DOERS];

/** Follows such a verb; another of them, or "of", would make the first a noun: "water uses include", "the causes of". */
const OBJECT = `(?!of )(?!(?:${DEEDS.join("|")})s? )(?!(?:that|this|these|those|it|its|them|their) )\\p{L}{1,30} \\p{L}`;

const third = (verb: string): string => verb.replace(/^\p{L}+/u, (first) => `${first}s`);

const deedPhrases = (subject: string, deeds: readonly string[]): readonly Phrase[] => [
  {
    says: begins(subject, ` (?<verb>${deeds.map(third).join("|")}) ${OBJECT}`),
    ask: ({ what, verb }) => `What does ${what} ${deeds.find((deed) => third(deed) === verb) ?? ""}?`,
  },
  {
    says: begins(subject, `(?<=s) (?<verb>${deeds.join("|")}) ${OBJECT}`),
    ask: ({ what, verb }) => `What do ${what} ${verb}?`,
  },
];

export const en: GuidePhrases = {
  kinds: wordOf(
    "annual_report quarterly_report research_article technical_report white_paper user_guide user_manual user's_guide terms_of_service privacy_policy lease_agreement employment_contract press_release case_study report article paper thesis dissertation agreement contract policy manual handbook guide tutorial letter invoice minutes presentation proposal specification standard questionnaire brochure recipe story play novel speech syllabus resume",
  ),
  organisation: wordOf(
    "inc corp corporation company co ltd llc plc university institute college school bank agency ministry department commission council committee association society foundation museum hospital group laboratory laboratories office bureau court party union club press",
  ),
  person:
    /(?<!\p{L})(?:Dr|Prof|Professor|Mr|Mrs|Ms|Sir|Lady|President|Judge|Captain|by|written by|keeper|director|author)\.? $/u,
  noSubject:
    /^(?:it|he|she|they|we|i|you|this|that|these|those|there|here|in|on|at|by|after|before|when|while|as|if|for|from|with|although|though|however|thus|but|and|or|since|during|under|over|off|outside|inside|within|without|beyond|besides|despite|via|per|among|between|against|through|throughout|toward|towards|upon|onto|into|like|unlike|instead|except|regardless|than|what|who|which|where|how|why|one|some|many|most|all|each|both|another|such|its|his|her|their|our|my|your|because|so|then|also|to|of|not|no|\p{L}{2,15}ly|always|never|often|sometimes|already|now|today|once|until|unless|zero|two|three|four|five|six|seven|eight|nine|ten|optional|additional|further|various|several|certain|different|corresponding|respective|remaining|specific|particular|similar|the (?:next|previous|preceding|(?:first|second|third|last) (?:and|or|two|three|four|few))|longer|shorter|larger|smaller|greater|fewer|newer|older|bigger|see|note|figure|table|every|any|opposite|please|\p{L}{2,15}ing)(?![\p{L}'’-])/iu,
  unclear: wordOf(
    "what how why is are was were has have had be been being will would can could may might must should do does did that which who whom whose where when because if not said says this these those our ours your we us its their such following above below every each any same other others result results rule rules former latter rest remainder aforementioned",
  ),
  pointing: wordOf("it its they them their this that these those he him she her here then above below"),
  definite: /^(?:the)$/iu,
  division: wordOf("item part chapter section exhibit appendix article figure table annex step page"),
  article: /^(?:The|A|An)(?= )/u,
  asks: /^(?:what|who|whom|whose|when|where|why|how|which|is|are|was|were|do|does|did|can|could|should|will|would|may|must|has|have) (?:\S+ ){2}/iu,
  furniture: wholly(
    "table_of_contents contents index introduction conclusion conclusions summary abstract overview background references bibliography acknowledgements acknowledgments appendix appendices foreword preface notes footnotes glossary signature signatures exhibits schedule definitions general other miscellaneous related see_also links external_links example examples further_reading license licence copyright disclaimer about_the_author about_us contact contributing changelog next_steps objectives results discussion methods methodology questions agenda thank_you comments cover_page page securities_registered name synopsis description options parameters arguments attributes methods functions classes constants exceptions types variables operators commands features usage environment files diagnostics errors warnings messages return_value return_values exit_status bugs authors history compatibility limitations requirements prerequisites details remarks caveats tips tip caution warning important problems reference module_contents",
  ),
  formTitles:
    /^(?:united states )?securities and exchange commission|^form \p{N}{1,2}-?\p{L}{1,2}$|^part [ivx]+$|^table of contents$/iu,
  formNames:
    /\b(?:Securities and Exchange Commission|Exchange Commission|Emerging Growth Company|Smaller Reporting Company|Shell Company|Public Company|Registered Public Accounting Firm|Accelerated Filer|Internal Revenue Service|Board of Directors|Audit Committee|[A-Z]\p{Ll}+ (?:Committee|Corporation|Company)'?s? Board|Donnelley Financial|EDGAR)\b|^(?:The |Our |Each |This |Such |Every )?(?:Annual|Executive|Compensation|Nominating|Governance|Parent|Holding|Successor|Guarantor)\b.*|^(?:user|admin|administrator|owner|author|unknown|microsoft.*|.*office user)$/iu,
  pageParts: wholly(
    "table_of_contents contents index signature signatures exhibits page list_of_figures list_of_tables",
  ),
  articles: ["the", "a", "an", "your", "its", "their", "this", "each", "of", "two", "three", "four", "several", "some"],
  idleWords: wholly(
    "actually also every each back seen see said many much make makes made use used using uses may might one two three first second new old other others same way ways thing things lot example examples time times day days year years part parts kind number case cases fact end set need needs get gets got take takes go goes going want like look well even still just really people following information section figure table page pages million millions billion thousand thousands percent inc january february march april may june july august september october november december monday tuesday wednesday thursday friday saturday sunday fiscal compared certain related including include includes approximately respectively primarily",
  ),
  idleHeads: wholly("page pages no number item items note notes reference ref id # exhibit description title type"),
  about: (heading, kind) => `What does the ${kind ?? "document"} say about ${heading}?`,
  withArticle(word, text) {
    const timesOf = (words: string) => text.toLowerCase().split(words.toLowerCase()).length - 1;
    return timesOf(`the ${word}`) * 2 > timesOf(` ${word}`) ? `the ${word}` : word;
  },
  steps: stepsIn,
  cell: (row, column, isPeriod) =>
    isPeriod ? `What ${isMany(row) ? "were" : "was"} ${row} in ${column}?` : `What is the ${column} of ${row}?`,
  definitions: [
    {
      says: begins(`[“"‘']`, SUBJECT, `[”"’'] (?:means|shall mean|has the meaning|refers to|is defined as) `),
      ask: ({ what }) => `What does “${what}” mean?`,
    },
    {
      says: begins(SUBJECT, "(?: \\(\\p{L}{2,8}\\))?", " is (?:an?|the|one of) "),
      ask: ({ what }) => `What is ${what}?`,
    },
    {
      says: begins(SUBJECT, " (?:refers to|is defined as|means|stands for) "),
      ask: ({ what }) => `What is ${what}?`,
    },
    { says: begins(SUBJECT, " are (?:an?|the|one of) "), ask: ({ what }) => `What are ${what}?` },
  ],
  facts: [
    {
      says: begins(
        SUBJECT,
        " (?<be>is|are) (?:commonly |often |mainly |mostly |usually )?used (?<how>for|to) \\p{Ll}{3}",
      ),
      ask: ({ what, be }) => `What ${be} ${what} used for?`,
    },
    {
      says: begins(SUBJECT, " (?<be>is|are|was|were) (?<how>(?:not |very |so |too )?\\p{Ll}{3,15}) because "),
      ask: ({ what, be, how }) => `Why ${be} ${what} ${how}?`,
    },
    {
      says: begins(
        SUBJECT,
        " (?<be>is|are|was|were) (?<how>located|situated|stored|based|headquartered)(?: in| at|(?<!based) on| near) ",
      ),
      ask: ({ what, be, how }) => `Where ${be} ${what} ${how}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` ${BE} (?<done>(?:\\p{L}{2,15} ){0,1}?\\p{L}{2,15}(?:ed|ilt|unk|orn|own|ten|ght|ade|led|und))(?: \\p{Ll}{1,15}){0,4}? (?:in|on) ${DATE}`,
      ),
      ask: ({ what, be, done }) => `When ${be} ${what} ${done}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?:was|were|is) (?<done>${anyOf("founded built invented discovered designed created developed led made published introduced proposed painted owned composed directed established signed acquired")}) by ${NAME}`,
      ),
      ask: ({ what, done }) => `Who ${done} ${what}?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>has|contains|includes|holds|offers) ${ABOUT}${COUNT} ${NOUNS}`),
      ask: ({ what, verb, noun }) => `How many ${noun} does ${what} ${infinitive(verb)}?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>have|contain|include|hold|offer) ${ABOUT}${COUNT} ${NOUNS}`),
      ask: ({ what, verb, noun }) => `How many ${noun} do ${what} ${verb}?`,
    },
    {
      says: begins(
        String.raw`There (?<be>are|were) ${ABOUT}${COUNT} ${NOUNS} (?<where>(?:in|on|at|of) [^,.;:()]{3,60})[,.;]`,
      ),
      ask: ({ be, noun, where }) => `How many ${noun} ${be} there ${where}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<be>is|was|are|were) ${ABOUT}(?<value>${NUMBER} \\p{L}{1,12}) (?<adjective>high|tall|long|wide|deep|thick|old|heavy)(?!\\p{L})`,
      ),
      ask: ({ what, be, adjective }) => `How ${adjective} ${be} ${what}?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>costs?|cost) ${ABOUT}(?<value>[$€£]? ?${NUMBER})`),
      ask: ({ what, verb }) => (verb === "costs" ? `How much does ${what} cost?` : `How much do ${what} cost?`),
    },
    {
      says: begins(
        SUBJECT,
        ` (?<verb>takes|lasts) ${ABOUT}(?<value>${NUMBER} ${anyOf("seconds minutes hours days weeks months years")})`,
      ),
      ask: ({ what, verb }) => `How long does ${what} ${infinitive(verb)}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<be>was|were|totaled|totalled|amounted to|reached|rose to|fell to|increased to|decreased to) ${ABOUT}${AMOUNT}`,
      ),
      ask: ({ what = "", be }) => `How much ${be === "were" || isPlural(what) ? "were" : "was"} ${what}?`,
    },
    ...deedPhrases(SUBJECT, DEEDS_OF_ALL),
    ...deedPhrases(DOER, DEEDS_OF_DOERS),
  ],
};

const isPlural = (what: string): boolean => /^[^,]*?\p{L}[^s’']s(?= (?:of|in|for|from|to|on|paid)|$)/u.test(what);

const isMany = (what: string): boolean => /[^s’']s$/u.test(what) || isPlural(what);

const infinitive = (verb = ""): string => (verb === "has" ? "have" : verb.replace(/s$/, ""));
