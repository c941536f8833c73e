import type { GuidePhrases } from "./phrases.ts";
import { anyOf, begins, NAME, NUMBER, SUBJECT, wordOf, YEAR } from "./parts.ts";

const BE = "(?<be>was|were)";
const ABOUT = "(?:about |around |approximately |roughly |nearly |almost |over |at least )?";
const COUNT = `(?<value>${NUMBER}|${anyOf("two three four five six seven eight nine ten eleven twelve")})`;
const NOUNS = String.raw`(?<noun>(?:\p{Ll}[\p{L}-]{1,20} ){0,2}?\p{Ll}[\p{L}-]{1,20}s)(?![\p{L}-])`;
const MONTH = "January|February|March|April|May|June|July|August|September|October|November|December";
const DATE = String.raw`(?<value>(?:\p{N}{1,2} )?(?:(?:${MONTH}) )?(?:\p{N}{1,2}, )?${YEAR})(?!\p{N})`;
const AMOUNT = String.raw`(?<value>(?:US)?[$€£] ?${NUMBER}(?: ?(?:million|billion|thousand|trillion))?|${NUMBER} ?(?:%|percent|(?:million|billion|thousand)(?: \p{L}{3,10})?))`;

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
    /^(?:it|he|she|they|we|i|you|this|that|these|those|there|here|in|on|at|by|after|before|when|while|as|if|for|from|with|although|though|however|thus|but|and|or|since|during|under|what|who|which|where|how|why|one|some|many|most|all|each|both|another|such|its|his|her|their|our|my|your|because|so|then|also|to|of|not|no|today|once|until|unless|see|note|figure|table|every|any|opposite|please|\p{L}{2,15}ing)(?![\p{L}'’-])/iu,
  unclear: wordOf(
    "is are was were has have had be been being will would can could may might must should do does did that which who whom whose where when because if not said says this these those our ours your we us its their such following above below every each any same other others result results rule rules",
  ),
  division: wordOf("item part chapter section exhibit appendix article figure table annex step page"),
  article: /^(?:The|A|An)(?= )/u,
  about: (heading) => `What does it say about ${heading}?`,
  table: (caption) => `What does the table “${caption}” show?`,
  cell: (row, column, isPeriod) => (isPeriod ? `What was ${row} in ${column}?` : `What is the ${column} of ${row}?`),
  definitions: [
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
  ],
};

const isPlural = (what: string): boolean => /^[^,]*?\p{L}[^s’']s(?= (?:of|in|for|from|to|on|paid)|$)/u.test(what);

const infinitive = (verb = ""): string => (verb === "has" ? "have" : verb.replace(/s$/, ""));
