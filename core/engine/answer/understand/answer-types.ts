import type { Tokenizer } from "../../index/tokens.ts";
import { FROM_TWO } from "./pattern-words.ts";
import { GIVES_REASON } from "../compose/reasons.ts";
import { isDefinition } from "./definition.ts";

/** What kind of thing answers a question. */
export type AnswerType = "person" | "date" | "number" | "place" | "reason" | "manner" | "definition" | "thing";

const TYPES: readonly (readonly [AnswerType, RegExp])[] = [
  [
    "number",
    /\bhow (?:many|much|far|tall|old|long|large|big|high|deep|wide|often|fast|heavy|few)\b|\bwhat (?:percent\w*|number|amount|fraction|proportion|population|size|distance|age)\b|\bwie ?viele?\b|\bcombien\b|cuánt[oa]s?|\bquant[ioae]\b|\bhoeveel\b|сколько|多少|几(?:个|次|年|名)|كم|कितन/iu,
  ],
  [
    "date",
    /\bwhen\b|\b(?:what|which|in what|in which) (?:\w+ )?(?:year|date|day|month|century|decade|era|period)s?\b|\bwann\b|\bquand\b|cuándo|\bquando\b|\bwanneer\b|когда|в каком году|何时|什么时候|哪一?年|哪天|متى|कब|किस वर्ष/iu,
  ],
  [
    "person",
    /\bwho(?:m|se)?\b|\b(?:what|which) (?:person|man|woman|author|king|queen|president|leader|scientist|actor|actress|singer|player|emperor|architect|general)\b|\bwe(?:r|m|n|ssen)\b|(?<!\p{L})qui(?!\p{L})|quién(?:es)?|(?<!\p{L})chi(?!\p{L})|(?<!\p{L})quem(?!\p{L})|\bwie (?:is|was|zijn)\b|(?<!\p{L})(?:кто|кого|кому|кем)(?!\p{L})|谁|誰|^من |कौन|किसने/iu,
  ],
  [
    "place",
    /\bwhere\b|\b(?:what|which) (?:\w+ )?(?:country|city|town|state|continent|river|location|place|region|county|province|island|building|street|area)\b|(?<!\p{L})wo(?:her|hin)?(?!\p{L})|(?<!\p{L})où(?!\p{L})|dónde|(?<!\p{L})dove(?!\p{L})|(?<!\p{L})onde(?!\p{L})|\bwaar\b|(?<!\p{L})(?:где|куда|откуда)(?!\p{L})|哪里|哪儿|何处|哪个国家|أين|कहा[ँं]/iu,
  ],
  [
    "reason",
    /\bwhy\b|\bwhat (?:caused|causes|led|is the (?:reason|cause))\b|\bwarum\b|\bweshalb\b|\bwieso\b|pourquoi|por qué|perché|\bporque\b|\bwaarom\b|почему|зачем|为什么|为何|لماذا|क्यों/iu,
  ],
  [
    "manner",
    /^how\b|\bhow (?:do|does|did|is|are|was|were|can|to)\b|^wie\b|^comment\b|^cómo\b|^come\b|^como\b|^hoe\b|^как(?!\p{L})|怎么|如何|كيف|कैसे/iu,
  ],
];

export function answerType(question: string): AnswerType {
  const main = mainClause(question);
  if (PROCEDURE.test(main)) return "manner";
  if (isDefinition(question)) return "definition";
  return TYPES.find(([, pattern]) => pattern.test(main))?.[0] ?? "thing";
}

const PROCEDURE =
  /^(?:what|which steps|how) (?:should|must|shall|do|can|am|are|is) (?:i|we|you|one|the \p{L}+|\p{L}+) (?:do|to do|supposed to do|proceed|need to do)(?!\p{L})|^(?:what to do|how to|how (?:do|can|should|must) (?:i|we|you|one))(?!\p{L})|^(?:wie (?:kann|soll|muss|mache|wird) (?:ich|man|wir)|was (?:muss|soll|mache|tun) (?:ich|man|wir)?)(?!\p{L})|^(?:que faire|qué (?:hago|hacer|debo hacer)|cosa (?:devo )?fare|что делать)(?!\p{L})/iu;

/** The question without what stands after "when", "where", "who" inside it: "What should I do when fog comes in?" asks for no date. */
function mainClause(question: string): string {
  const leading = /^\W*(?:what|which|how|why|who)\b/iu.exec(question);
  if (!leading) return question;
  const inner = /(?<=\p{L}{2}[\s,]+)(?:when|where|who|whom|whose|while|if|because)\b.*$/iu.exec(question);
  return inner && inner.index > leading[0].length + 8 ? question.slice(0, inner.index) : question;
}

const SIGNS: Partial<Record<AnswerType, RegExp>> = {
  date: /\p{N}{3,4}s?|(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+day|century|decade|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember)(?!\p{L})|янв|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр|\p{N}\s?[年月日]/iu,
  number: new RegExp(
    `\\p{N}|(?<!\\p{L})(?:zero|${FROM_TWO}|dozens?|hundreds?|thousands?|millions?|billions?|half|third|quarter|zwei|drei|vier|fünf|deux|trois|dos|tres|два|три|четыре|пять)(?!\\p{L})|[二三四五六七八九十百千万亿两]`,
    "iu",
  ),
  person: /\p{Lu}\p{Ll}+|[\p{Script=Han}\p{Script=Arabic}\p{Script=Devanagari}]/u,
  place: /\p{Lu}\p{Ll}+|[\p{Script=Han}\p{Script=Arabic}\p{Script=Devanagari}]/u,
  reason: GIVES_REASON,
  definition:
    /(?<!\p{L})(?:is|are|was|were|means?|refers? to|called|known as|defined|ist|sind|est|es|son|bedeutet)(?!\p{L})|—|–| - |是|指/iu,
};

/** Whether a sentence holds a thing of the kind asked for, beyond the names and numbers the question itself brings. */
export function matchesType(
  tokenizer: Tokenizer,
  type: AnswerType,
  asked: ReadonlySet<string>,
  sentence: string,
): boolean {
  const sign = SIGNS[type];
  return sign === undefined || sign.test(withoutAsked(tokenizer, asked, sentence));
}

function withoutAsked(tokenizer: Tokenizer, asked: ReadonlySet<string>, sentence: string): string {
  let rest = "";
  let at = 0;
  for (const { start, end, terms } of tokenizer.words(sentence)) {
    if (start < at || !terms.every((term) => asked.has(term))) continue;
    rest += sentence.slice(at, start);
    at = end;
  }
  return rest + sentence.slice(at);
}
