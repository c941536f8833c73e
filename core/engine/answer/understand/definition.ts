import { describes } from "../compose/describes.ts";
import { LONGEST_FORM, wordsPattern } from "./pattern-words.ts";
import { trimEnd } from "../../trim.ts";

/** Questions for what something is; the first group, or the second, is the thing. */
const ASKED: readonly RegExp[] = [
  /^(?:what|who)(?: is|'s|’s| are| was| were) (?:meant by )?(?:(an?) )?(?!the |this |that |these |those |it\b|he\b|she\b|they\b|your?\b|my\b|our\b|his\b|her\b|their\b)((?:[\p{L}\p{N}][\p{L}\p{N}.'’+#-]*)(?: [\p{L}\p{N}.'’+#-]+){0,3})$/iu,
  /^(?:define|explain(?: what)?|what do you know about|what is the (?:meaning|definition) of) ()(?:the term |an? )?(.{2,50}?)(?: is| means?)?$/iu,
  /^what (?:does|do) ()(?:the (?:term|word|abbreviation|acronym) )?["“]?(.{2,40}?)["”]? (?:mean|stand for)$/iu,
  /^(?:was|wer) (?:ist|sind|war|bedeutet|versteht man unter) (?:(ein|eine|einem|einer) )?(?!der |die |das )(.{2,50})$/iu,
  /^(?:qu'est[- ]ce (?:que|qu')|qu'est-ce que c'est que|qui est|qué (?:es|son|significa)|quién es|(?:che )?cosa (?:è|sono|significa)|(?:che )?cos'è|chi è|o que (?:é|são|significa)|quem (?:é|foi)) ?()(?:un |une |una |uno |um |uma |le |la |el |il |o |a )?(.{2,50})$/iu,
  /^(?:что такое|кто так(?:ой|ая|ие)|что значит|что означает) ()(.{2,50})$/iu,
  /^()(.{1,20}?)(?:是什么(?:意思)?|是谁|とは(?:何|誰)?(?:ですか)?)$/u,
  /^(?:什么是|何謂|何谓)()(.{1,20})$/u,
  /^(?:ما (?:هو|هي|معنى)|من (?:هو|هي)) ()(.{2,50})$/u,
  /^()(.{2,40}?) (?:क्या|कौन) (?:है|हैं|होता है|होती है)$/u,
];
/** Words after which a name of several words is no thing to define: "What is capital of France". */
const RELATED =
  /(?<!\p{L})(?:of|in|for|that|which|used|made|called|like|to|from|doing|about|wrong|due|there|the|you|von|in der|für|de|du|des|del|da|do)(?!\p{L})/iu;

/** The thing a question wants explained, as it is written there; null when it asks for something else. */
export function definedThing(question: string): string | null {
  if (question.length > LONGEST_FORM) return null;
  const plain = trimEnd(question.trim().replace(/^(?:please|bitte)\s+/iu, ""), /[\s?？!.。؟।"“”]/u);
  for (const pattern of ASKED) {
    const thing = pattern.exec(plain)?.[2]?.trim();
    if (thing) return RELATED.test(OF_SOMEBODY.test(plain) ? withoutParticles(thing) : thing) ? null : thing;
  }
  const name = NAMED.exec(plain)?.[1];
  return name !== undefined && !RELATED.test(name) && IS_NAME.test(name) ? name : null;
}

/** A name as it would be without what belongs to it: "Guy de Lusignan" is somebody, "the count of Apulia" is asked for. */
const withoutParticles = (name: string): string =>
  name.replace(
    /(?<=^\p{Lu}[^\s]*(?: [^\s]+)*) (?:de|du|des|del|della|da|dos?|di|von|van|der|den|la|le|al|el|bin|ibn|ten|ter|zu)(?= )/gu,
    "",
  );

/** "What is the Ostra Society?": of a name with an article; "What is the price?" asks for no definition. */
const NAMED =
  /^(?:what|who)(?: is|'s|’s| are| was| were) the ((?:[\p{L}\p{N}][\p{L}\p{N}.'’+#-]*)(?: [\p{L}\p{N}.'’+#-]+){0,4})$/iu;
const IS_NAME = /^\p{Lu}[^\s'’]*(?: [\p{Lu}\p{N}][^\s'’]*)*$/u;

/** Whether somebody is asked about, rather than something. */
const OF_SOMEBODY =
  /^(?:who|wer)(?!\p{L})|^(?:qui est|quién (?:es|fue)|chi (?:è|era|fu)|quem (?:é|foi)|кто так|من )|(?:是谁|とは誰)/iu;

export interface Definition {
  /** What is to be defined, as the question writes it. */
  readonly thing: string;
  /** How far a sentence says what that is, 0–1; 0 when it only speaks of it. */
  strengthOf(sentence: string): number;
}

/** What a question wants defined, and by what a sentence does it; null where it asks for something else. */
export function readDefinition(question: string): Definition | null {
  const thing = definedThing(question);
  if (thing === null) return null;
  let read: ((sentence: string) => number) | undefined;
  const known = new Map<string, number>();
  return {
    thing,
    strengthOf: (sentence) => {
      // Many a question is read for its words alone.
      read ??= readerOf(thing, OF_SOMEBODY.test(question.trim()));
      const strength = known.get(sentence) ?? read(sentence);
      known.set(sentence, strength);
      return strength;
    },
  };
}

function readerOf(thing: string, isPerson: boolean): (sentence: string) => number {
  const described = describes(thing, { isPerson });
  const patterns = patternsOf(thing, isPerson);
  return (sentence) => Math.max(strengthBy(patterns, sentence), described(sentence));
}

export const isDefinition = (question: string): boolean => definedThing(question) !== null;

const IS =
  "(?:is|are|was|were|means?|refers? to|denotes?|describes?|stands? for|ist|sind|war|bedeutet|bezeichnet|est|sont|était|désigne|es|son|era|è|sono|é|são|foi|это|— это|является|называ\\p{L}+)";
const NOT_A_KIND =
  "(?:also |often |usually |not |still |only |now |being |used |found |known |shown |(?:the |an? )?(?:only |most |first |\\p{L}+est ).*|\\p{L}+(?:ed|ing) (?=(?:to|by|in|on|at|for|from|with|as|of|that|into|and|or|through|during|over|under|around|the|an?) ))";

/** How far a sentence says what a thing is, 0–1: "X is a …", "X (…)", "X, a …", "… (X)"; 0 when it only speaks of it. */
export const definingStrength = (thing: string, sentence: string): number => strengthBy(patternsOf(thing), sentence);

const strengthBy = (patterns: readonly (readonly [number, RegExp])[], sentence: string): number =>
  patterns.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 0;

/** By falling strength. `isPerson`: who "is kind" or "(tired)" is not told by that. */
function patternsOf(thing: string, isPerson = false): readonly (readonly [number, RegExp])[] {
  const name = wordsPattern(thing);
  const plural = /^[a-z\s]+$/iu.test(thing) ? "(?:s|es)?" : "";
  const opens = `^[^\\p{L}\\p{N}]*(?:(?:the|an?|ein|eine|der|die|das|une?|le|la|l'|el|il|lo|o) )?${name}${plural}(?:\\s*[(（][^)）]{1,120}[)）])?`;
  const ofAll: readonly (readonly [number, string])[] = [
    [
      1,
      `${opens},? ${IS} (?!${NOT_A_KIND})(?:an?|the|one of|any|ein|eine|der|die|das|une?|le|la|l'|una?|uno|el|il|lo|um|uma|o)(?!\\p{L})`,
    ],
    [1, `${opens}\\s*(?:—|–|-)\\s*(?:это\\s)?\\p{L}`],
    [1, `${opens}(?:是|指|とは|は)`],
    [
      0.95,
      `(?<!\\p{L})${name},? nicknamed|^[^.]{0,80}[(（][^)）]{0,60}(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])[^)）]{0,20}[)）],?.{0,60}? ${IS} (?:an?|the) `,
    ],
    [
      0.9,
      `(?:known as|called|genannt|appelée?|llamad[oa]|chiamat[oa]|chamad[oa]) (?:an? |the )?[“"']?${name}${plural}(?=[^\\p{L}\\p{N}]*$|[^\\p{L}\\p{N}\\s’'-]|[’'](?!s(?!\\p{L}))| (?:and|or|is|are|was|were|that|which|who|in|on|by|for|to|as|from|because|und|oder|ist|et|ou|est|y|e|o)(?!\\p{L}))`,
    ],
    [0.5, `${opens} (?:है|हैं|هو|هي)|^.*${name}.* (?:है|हैं)।?$`],
  ];
  const ofThings: readonly (readonly [number, string])[] = [
    [0.85, `${opens},? ${IS} (?!${NOT_A_KIND})\\p{L}`],
    [0.8, `(?<!\\p{L})${name}${plural}, (?:an?|the|ein|eine|une?|una?|um|uma) \\p{L}`],
    [0.7, `\\p{L}[\\p{L} -]{4,} [(（]${name}[)）]`],
    [0.6, `(?<!\\p{L})${name} [(（]\\p{L}[^)）]{3,}[)）]`],
  ];
  return [...ofAll, ...(isPerson ? [] : ofThings)]
    .toSorted(([one], [other]) => other - one)
    .map(([strength, pattern]) => [strength, new RegExp(pattern, "iu")] as const);
}
