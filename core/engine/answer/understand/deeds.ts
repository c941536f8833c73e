import type { Tokenizer } from "../../index/tokens.ts";
import { trimEnd } from "../../trim.ts";

/** Verbs for one deed, and the words for who has done it. English. */
const DEEDS: readonly (readonly [verbs: string, doers: string])[] = [
  [
    "founded|co-founded|cofounded|created|started|established|set up|launched|formed|organi[sz]ed",
    "founder|co-founder|cofounder|creator|father|mother",
  ],
  [
    "invented|devised|created|developed|pioneered|patented|came up with",
    "inventor|co-inventor|creator|developer|father|pioneer",
  ],
  ["discovered|found|identified", "discoverer|co-discoverer"],
  ["designed|built|constructed|made|created|drew|developed", "designer|builder|architect|creator|maker|developer"],
  ["wrote|written|authored|composed|penned", "author|writer|composer|poet"],
];

/** A question for who has done something, and how a sentence says that. */
export interface Deed {
  /** Whether a sentence names somebody as having done it: "Brandt founded the club", "its founder, Tove Brandt". */
  says(sentence: string): boolean;
}

const ACTIVE = new RegExp(
  `^who(?: first| originally| actually| really)? (${DEEDS.map(([verbs]) => verbs).join("|")}) (.{2,80}?)(?:,? and (?:(?:in|at|on) )?(?:what|which|when|where|how|why)(?!\\p{L}).*)?$`,
  "iu",
);

/** Share of the words for what was done that a sentence must hold to speak of it. */
const MOST_OF_IT = 0.75;

/** What a question like "Who founded the club?" asks for; null for any other. */
export function readDeed(tokenizer: Tokenizer, question: string): Deed | null {
  const [, verb, object] = ACTIVE.exec(trimEnd(question.trim(), /[\s?？!.]/u)) ?? [];
  if (verb === undefined || object === undefined) return null;
  const alike = DEEDS.filter(([verbs]) => new RegExp(`^(?:${verbs})$`, "iu").test(verb));
  const verbs = alike.map(([own]) => own).join("|");
  const doers = alike.map(([, own]) => own).join("|");
  const terms = tokenizer.terms(object);
  const isOf = (text: string): boolean => {
    const held = new Set(tokenizer.terms(text));
    return terms.length > 0 && terms.filter((term) => held.has(term)).length >= terms.length * MOST_OF_IT;
  };
  const active = new RegExp(
    `(?:\\p{Lu}[\\p{L}.’'-]*|(?<!\\p{L})(?:[Hh]e|[Ss]he|[Tt]hey|who))(?: \\(.{1,60}?\\))?(?:, (?:who|.{2,80}?,))? (?:(?:had|has|have|also|first|later|\\p{L}+ly) )?(?:${verbs})(?!\\p{L}| (?:by|for|as|with|from|at|to|under|in)(?!\\p{L}))(.*)`,
    "u",
  );
  const passive = new RegExp(`(?<!\\p{L})(?:${verbs})(?!\\p{L})[^.;:]{0,60}? by (?:[\\p{Ll}’'-]+ ){0,4}\\p{Lu}`, "u");
  const doerOf = new RegExp(`(?<!\\p{L})(?:${doers})s? (?:of|behind) (.{2,80})`, "u");
  const itsDoer = new RegExp(
    `(?:[Ii]ts|[Tt]he|[’']s) (?:${doers})s?,? (?:of .{2,60}?,? )?(?:(?:is|was) )?\\p{Lu}`,
    "u",
  );
  return {
    says: (sentence) => {
      if (!isOf(sentence)) return false;
      const flat = sentence.replace(/\s+/gu, " ");
      const objects = [active.exec(flat)?.[1], doerOf.exec(flat)?.[1]];
      return objects.some((own) => own !== undefined && isOf(own)) || passive.test(flat) || itsDoer.test(flat);
    },
  };
}
