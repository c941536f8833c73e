import type { GuidePhrases } from "./phrases.ts";
import { anyOf, begins, NUMBER, SUBJECT, wordOf, YEAR, wholly } from "./parts.ts";

const ABOUT = "(?:environ |près de |plus de |au moins )?";
const COUNT = `(?<value>${NUMBER}|${anyOf("deux trois quatre cinq six sept huit neuf dix onze douze")})`;
const DATE = String.raw`(?<value>(?:(?:1er|\p{N}{1,2}) )?(?:\p{Ll}{3,9} )?${YEAR})(?!\p{N})`;

export const fr: GuidePhrases = {
  kinds: wordOf(
    "rapport_annuel rapport article contrat manuel guide lettre facture procès-verbal mémoire thèse règlement loi décret brochure recette bail communiqué",
  ),
  organisation: wordOf(
    "SA SARL SAS université institut ministère banque société association fondation musée hôpital agence école conseil comité",
  ),
  person: /(?<!\p{L})(?:M|Mme|Mlle|Dr|Pr|par|président|directeur|directrice|auteur)\.? $/u,
  noSubject:
    /^(?:il|elle|ils|elles|on|nous|vous|je|tu|ce|cet|cette|ces|cela|c['’]|ici|là|dans|en|sur|à|au|aux|après|avant|quand|lorsque|pendant|si|pour|de|depuis|avec|mais|et|ou|donc|or|ni|car|qui|que|quoi|où|comment|pourquoi|certains|plusieurs|tous|toutes|chaque|son|sa|ses|leur|leurs|notre|nos|votre|vos|aujourd['’]hui|voir|figure|tableau)(?![\p{L}-])/iu,
  unclear: wordOf(
    "est sont était étaient a ont avait avaient sera seront peut peuvent doit doivent qui que dont où ce cet cette ces notre nos votre vos son sa ses leur leurs suivant suivante suivants suivantes même autre autres chaque celui celle ceux celles reste",
  ),
  pointing: wordOf("cela ça ceci celui celle ceux celles ici là"),
  definite: /^(?:le|la|les)$/iu,
  division: wordOf("partie chapitre section annexe article figure tableau page"),
  article: /^(?:(?:Le|La|Les|Un|Une)(?= )|L['’])/u,
  asks: /^(?:que|qu['’]est-ce|quoi|qui|quand|où|pourquoi|comment|combien|quel|quelle|quels|quelles|est-ce|peut-on|faut-il)[ -](?:\S+ ){2}/iu,
  furniture: wholly(
    "sommaire table_des_matières introduction conclusion résumé aperçu contexte références bibliographie annexe annexes avant-propos préface remerciements glossaire contact généralités divers signatures résultats discussion méthodes objectifs",
  ),
  pageParts: wholly("sommaire table_des_matières signatures"),
  articles: ["le", "la", "les", "un", "une", "des", "du", "de"],
  idleHeads: wholly("page pages numéro note notes référence description titre type"),
  about: (heading) => `Que dit le document sur « ${heading} » ?`,
  cell: (row, column, isPeriod) =>
    isPeriod ? `Quel est le chiffre de « ${row} » pour ${column} ?` : `Quel est « ${column} » pour « ${row} » ?`,
  definitions: [
    {
      says: begins(SUBJECT, " est (?:une?|le|la|l['’]|l’une? des|un des|une des) ?"),
      ask: ({ what = "" }) => `Qu’est-ce ${/^[aeiouyhéèêàâîô]/iu.test(what) ? "qu’" : "que "}${what} ?`,
    },
  ],
  facts: [
    {
      says: begins(
        SUBJECT,
        ` (?<be>a été|ont été|fut|furent) (?<done>\\p{L}{2,15}(?:é|ée|és|ées|it|ite|ert|erte|uit|uite))(?: \\p{L}{1,15}){0,4}? (?:en|le) ${DATE}`,
      ),
      ask: ({ what, be, done }) => `Quand ${what} ${be} ${done} ?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<verb>compte|comptent|a|possède|comporte|comprend|contient) ${ABOUT}${COUNT} (?<noun>\\p{Ll}[\\p{L}-]{2,20})`,
      ),
      ask: ({ what, verb, noun = "" }) =>
        `Combien ${/^[aeiouhé]/iu.test(noun) ? "d’" : "de "}${noun} ${verb} ${what} ?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>coûte|coûtent) ${ABOUT}(?<value>${NUMBER})`),
      ask: ({ what, verb }) => `Combien ${verb} ${what} ?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>dure|durent) ${ABOUT}(?<value>${NUMBER} \\p{Ll}{3,8})`),
      ask: ({ what, verb }) => `Combien de temps ${verb} ${what} ?`,
    },
  ],
};
