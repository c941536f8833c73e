/** How people ask for the kinds of a thing, and how texts tell them, of all languages in one. */

import { ENGLISH_NUMBERS, FOREIGN_NUMBERS } from "./number-words.ts";

const KINDS =
  "kinds|types|sorts|varieties|categories|classes|species|arten|typen|sorten|sortes|genres|espèces|tipos|clases|tipi|generi|soorten|виды|типы";

/** The group names the thing: "releases" of "What kinds of releases are there?" */
export const ASKS_KINDS = new RegExp(
  `^(?:what|which|welche|quel(?:le)?s|qué|que|quais|quali|che|welke|какие)(?: (?:are|were|sont|sind|son|sono|são|zijn))?(?: (?:the|die|les?|los|las|i|os|as|de))?(?: (?:different|various|possible|main|verschiedenen?|différentes?|diferentes|diversi))? (?:${KINDS}) (?:of |von |de |d['’]|di |van )?(?<thing>[\\p{L}\\p{M}'’-]+(?: [\\p{L}\\p{M}'’-]+)?)(?: (?:are|is|exist|there|gibt|y a|existen|hay|ci|há|zijn|do|does|can|has|have)(?!\\p{L})|$)`,
  "iu",
);

const OF_THING = "(?:of |von |de |d['’]|di |van )?(?:\\p{L}+ )?[\"“„«'‘]?";

/** A heading over the kinds of a thing: "Kinds of filters", "Layer types". */
export const headsKinds = (thing: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${KINDS}) ${OF_THING}${thing}|(?<!\\p{L})${thing}\\p{L}{0,3}[- ]?(?:${KINDS})(?!\\p{L})`,
    "iu",
  );

const SEVERAL = [
  ...ENGLISH_NUMBERS.ones.slice(2, 13),
  ...FOREIGN_NUMBERS.keys(),
  "several|following|mehrere|folgenden?|plusieurs|varios|diversi|vários|verschillende|несколько",
].join("|");

/** A sentence that counts the kinds of a thing: "There are two types of releases". */
export const countsKinds = (thing: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${SEVERAL}|\\p{N}{1,2})(?: \\p{L}+)? (?:${KINDS}) ${OF_THING}${thing}`, "iu");
