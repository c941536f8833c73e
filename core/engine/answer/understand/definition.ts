import {
  ASKS_DEFINITION,
  ASKS_FOR_NAMED,
  ASKS_PURPOSE,
  IS,
  MEANS,
  NOT_A_KIND,
  OF_SOMEBODY,
  RELATED,
  SERVES,
  STANDS_FOR,
} from "../../languages/definition-words.ts";
import { describes } from "../compose/describes.ts";
import { LONGEST_FORM, wordsPattern } from "./pattern-words.ts";
import { atFirstUse } from "./patterns.ts";
import { trimEnd } from "../../trim.ts";

/** The thing a question wants explained, as it is written there; null when it asks for something else. */
export function definedThing(question: string): string | null {
  if (question.length > LONGEST_FORM) return null;
  const plain = trimEnd(question.trim().replace(/^(?:please|bitte)\s+/iu, ""), /[\s?？!.。؟।"“”]/u);
  for (const pattern of ASKS_DEFINITION) {
    const [, article, named = ""] = pattern.exec(plain) ?? [];
    // "What is a lambda in ATF?" asks what a lambda is.
    const thing = (article ? named.replace(WHERE, "") : named).trim();
    if (thing) return RELATED.test(OF_SOMEBODY.test(plain) ? withoutParticles(thing) : thing) ? null : thing;
  }
  const name = ASKS_FOR_NAMED.exec(plain)?.[1];
  return name !== undefined && !RELATED.test(name) && IS_NAME.test(name) ? name : null;
}

/** Where a thing has its meaning. */
const WHERE = /(?<=\p{L}) (?:in|im|in der|in den|bei|on|at) \S.*$/iu;

/** A name as it would be without what belongs to it: "Guy de Lusignan" is somebody, "the count of Apulia" is asked for. */
const withoutParticles = (name: string): string =>
  name.replace(
    /(?<=^\p{Lu}[^\s]*(?: [^\s]+)*) (?:de|du|des|del|della|da|dos?|di|von|van|der|den|la|le|al|el|bin|ibn|ten|ter|zu)(?= )/gu,
    "",
  );

const IS_NAME = /^\p{Lu}[^\s'’]*(?: [\p{Lu}\p{N}][^\s'’]*)*$/u;

export interface Definition {
  /** What is to be defined, as the question writes it. */
  readonly thing: string;
  /** How far a sentence says what that is, 0–1; 0 when it only speaks of it. */
  strengthOf(sentence: string): number;
  /** Whether a sentence holds what the thing stands for. */
  isSpelledIn(sentence: string): boolean;
}

/**
 * What a question wants defined, and by what a sentence does it; null where it asks for something else. `longForm` is what
 * the thing stands for: a sentence that defines this defines the thing.
 */
export function readDefinition(question: string, longForm: string | null = null): Definition | null {
  const thing = definedThing(question);
  if (thing === null) return null;
  const spelled = longForm === null ? null : new RegExp(wordsPattern(longForm), "iu");
  let read: ((sentence: string) => number) | undefined;
  const known = new Map<string, number>();
  return {
    thing,
    isSpelledIn: (sentence) => spelled?.test(sentence) ?? false,
    strengthOf: (sentence) => {
      // Many a question is read for its words alone.
      read ??= readerOf(thing, longForm, {
        isPerson: OF_SOMEBODY.test(question.trim()),
        asksLongForm: new RegExp(STANDS_FOR, "iu").test(question),
      });
      const strength = known.get(sentence) ?? read(sentence);
      known.set(sentence, strength);
      return strength;
    },
  };
}

/** What it tells to say what a thing is where it is asked what it stands for. */
const NOT_SPELLED = 0.6;

interface Asked {
  readonly isPerson: boolean;
  /** Whether it is asked what the thing is short for. */
  readonly asksLongForm: boolean;
}

function readerOf(
  thing: string,
  longForm: string | null,
  { isPerson, asksLongForm }: Asked,
): (sentence: string) => number {
  const described = describes(thing, { isPerson });
  const patterns = patternsOf(thing, isPerson);
  const spelled = longForm === null ? null : patternsOf(longForm);
  const entry = entryOf(thing);
  const stands = new RegExp(`(?<!\\p{L})${wordsPattern(thing)}[”"’)]?(?: \\p{L}+){0,2} ${STANDS_FOR}`, "iu");
  const strength = (sentence: string): number =>
    Math.max(
      strengthBy(patterns, sentence),
      described(sentence),
      spelled === null ? 0 : strengthBy(spelled, sentence),
      entry(sentence),
    );
  return asksLongForm ? (sentence) => (stands.test(sentence) ? 1 : strength(sentence) * NOT_SPELLED) : strength;
}

/** How far a line is the entry of a list that explains commands: "partman Allows the user to partition disks." */
function entryOf(thing: string): (sentence: string) => number {
  const entry = new RegExp(`^${wordsPattern(thing)} \\p{Lu}\\p{Ll}+s (?:an? |the )?\\p{Ll}`, "u");
  return (sentence) => (/^\p{Lu}/u.test(thing) || !entry.test(sentence) ? 0 : IS_ENTRY);
}

const IS_ENTRY = 0.9;

/** How far a sentence says what a thing is, 0–1: "X is a …", "X (…)", "X, a …", "… (X)"; 0 when it only speaks of it. */
export function definingStrength(thing: string): (sentence: string) => number {
  const patterns = patternsOf(thing);
  return (sentence) => strengthBy(patterns, sentence);
}

interface Patterns {
  /** What all of them hold: most sentences do not name the thing. */
  readonly name: RegExp;
  /** What a sentence begins with that opens with the thing. */
  readonly opening: RegExp;
  /** By falling strength. */
  readonly forms: readonly Form[];
}

/** A form of sentences that define. To compile the patterns of all forms takes 20 ms for each thing. */
interface Form {
  readonly strength: number;
  /** Whether only sentences have it that open with the thing. */
  readonly opens: boolean;
  /** What all sentences of this form hold, whatever the thing is. */
  readonly needs: RegExp;
  readonly pattern: () => RegExp;
}

function strengthBy({ name, opening, forms }: Patterns, sentence: string): number {
  if (!name.test(sentence)) return 0;
  let opens: boolean | undefined;
  const isOf = (form: Form): boolean =>
    form.needs.test(sentence) && (!form.opens || (opens ??= opening.test(sentence))) && form.pattern().test(sentence);
  return forms.find(isOf)?.strength ?? 0;
}

const pluralOf = (thing: string): string => (/^[a-z\s]+$/iu.test(thing) ? "(?:s|es)?" : "");

/** "1.2", "(b)" or "iv." before a clause of a contract. */
const CLAUSE = "(?:\\p{N}{1,3}(?:\\.\\p{N}{1,3})*[.)]?|\\((?:\\p{L}{1,4}|\\p{N}{1,3})\\)|\\p{L}{1,4}[.)])";

/** Source of a pattern for the beginning of a sentence that begins with the thing, in quotation marks or not. */
const opensWith = (thing: string): string =>
  `^(?:${CLAUSE}\\s+)?[^\\p{L}\\p{N}]*(?:(?:the(?: term| expression| word)?|an?|ein|eine|der|die|das|une?|le|la|l'|el|il|lo|o) ["“„«'‘]?)?${wordsPattern(thing)}${pluralOf(thing)}["”“»'’]?(?:\\s*[(（][^)）]{1,120}[)）])?`;

/** What a question asks the purpose of, and how far a sentence says what that is for; null where it asks for something else. */
export function readPurpose(question: string): Pick<Definition, "thing" | "strengthOf"> | null {
  if (question.length > LONGEST_FORM) return null;
  const plain = trimEnd(question.trim(), /[\s?？!.。؟“”]/u);
  const thing = ASKS_PURPOSE.map((pattern) => pattern.exec(plain)?.[1]).find((found) => found !== undefined);
  if (thing === undefined) return null;
  const serves = new RegExp(
    `${opensWith(thing)}(?: \\p{Ll}+){0,2}?,? (?:(?:must|may|can|should|will) )?${SERVES}`,
    "iu",
  );
  const told = new RegExp(
    `(?:purpose|function|use) of (?:the |an? )?${wordsPattern(thing)}(?: \\p{Ll}+){0,2}? (?:is|are|was) `,
    "iu",
  );
  const entry = entryOf(thing);
  return {
    thing,
    strengthOf: (sentence) => (serves.test(sentence) || told.test(sentence) ? 1 : entry(sentence)),
  };
}

const IS_SAID = new RegExp(` ${IS} `, "iu");
const MEANING_SAID = new RegExp(` ${MEANS} `, "iu");
const DASH = /[—–-]/u;
const COLON = /:\s/u;
const PARENTHESIS = /[(（]/u;
const ARTICLE_AFTER_COMMA = /, (?:an?|the|ein|eine|une?|una?|um|uma) /iu;

/** `isPerson`: who "is kind" or "(tired)" is not told by that. */
function patternsOf(thing: string, isPerson = false): Patterns {
  const name = wordsPattern(thing);
  const plural = pluralOf(thing);
  const opens = opensWith(thing);
  const ofAll: readonly Form[] = [
    opening(
      1,
      IS_SAID,
      `${opens},? ${IS} (?!${NOT_A_KIND})(?:an?|the|one of|any|ein|eine|der|die|das|une?|le|la|l'|una?|uno|el|il|lo|um|uma|o)(?!\\p{L})`,
    ),
    opening(1, DASH, `${opens}(?:\\s*[—–]\\s*|\\s+-\\s+)(?:это\\s)?\\p{L}`),
    opening(1, /[是指はと]/u, `${opens}(?:是|指|とは|は)`),
    opening(1, MEANING_SAID, `${opens},? ${MEANS} \\S`),
    opening(0.9, COLON, `${opens}\\s*:\\s+(?:an?|the|any|one of|eine?|une?|una?|uno|um|uma) \\p{L}`),
    form(
      0.95,
      /nicknamed|[(（]/iu,
      `(?<!\\p{L})${name},? nicknamed|^[^.]{0,80}[(（][^)）]{0,60}(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])[^)）]{0,20}[)）],?.{0,60}? ${IS} (?:an?|the) `,
    ),
    form(
      0.9,
      CALLED,
      `${CALLED.source} (?:an? |the )?[“"']?${name}${plural}(?=[^\\p{L}\\p{N}]*$|[^\\p{L}\\p{N}\\s’'-]|[’'](?!s(?!\\p{L}))| (?:and|or|is|are|was|were|that|which|who|in|on|by|for|to|as|from|because|und|oder|ist|et|ou|est|y|e|o)(?!\\p{L}))`,
    ),
    form(0.5, /है|हैं|هو|هي/u, `${opens} (?:है|हैं|هو|هي)|^.*${name}.* (?:है|हैं)।?$`),
  ];
  const ofThings: readonly Form[] = [
    opening(0.85, IS_SAID, `^(?![(（])${opens.slice(1)},? ${IS} (?!${NOT_A_KIND})\\p{L}`),
    form(0.8, ARTICLE_AFTER_COMMA, `(?<!\\p{L})${name}${plural}, (?:an?|the|ein|eine|une?|una?|um|uma) \\p{L}`),
    opening(0.6, COLON, `${opens}\\s*:\\s+(?:\\p{L}+ ){1,3}(?:of|that|which|who|used|for) \\p{L}`),
    form(0.9, PARENTHESIS, `(?<!\\p{L})${name} [(（](?:an?|the|ein|eine|une?|una?|um|uma) \\p{L}[^)）]{3,}[)）]`),
    form(0.7, PARENTHESIS, `\\p{L}[\\p{L} -]{4,} [(（]${name}s?[)）]`),
    // "(default)" and "(optional)" tell how it is used.
    form(0.6, PARENTHESIS, `(?<!\\p{L})${name} [(（](?!\\p{L}{1,11}[)）])\\p{L}[^)）]{3,}[)）]`),
  ];
  return {
    name: new RegExp(name, "iu"),
    opening: new RegExp(opens, "iu"),
    forms: [...ofAll, ...(isPerson ? [] : ofThings)].toSorted((one, other) => other.strength - one.strength),
  };
}

const CALLED = /(?:known as|called|genannt|appelée?|llamad[oa]|chiamat[oa]|chamad[oa])/iu;

const form = (strength: number, needs: RegExp, source: string, opens = false): Form => ({
  strength,
  needs,
  opens,
  pattern: atFirstUse(() => new RegExp(source, "iu")),
});

const opening = (strength: number, needs: RegExp, source: string): Form => form(strength, needs, source, true);
