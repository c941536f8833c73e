import type { GuidePhrases } from "./phrases.ts";
import { anyOf, begins, NUMBER, SUBJECT, wordOf, YEAR, wholly } from "./parts.ts";

const ABOUT = "(?:circa |quasi |oltre |almeno )?";
const COUNT = `(?<value>${NUMBER}|${anyOf("due tre quattro cinque sei sette otto nove dieci undici dodici")})`;
const DATE = String.raw`(?<value>(?:\p{N}{1,2} )?(?:\p{Ll}{5,9} )?${YEAR})(?!\p{N})`;

export const it: GuidePhrases = {
  kinds: wordOf(
    "relazione_annuale relazione articolo contratto manuale guida lettera fattura verbale tesi regolamento legge decreto opuscolo ricetta statuto comunicato",
  ),
  organisation: wordOf(
    "S.p.A. SpA Srl università istituto ministero banca società associazione fondazione museo ospedale agenzia scuola consiglio comitato",
  ),
  person: /(?<!\p{L})(?:Sig|Dott|Prof|da|presidente|direttore|direttrice|autore|autrice)\.? $/u,
  noSubject:
    /^(?:egli|lui|lei|loro|io|tu|noi|voi|esso|essa|questo|questa|questi|queste|quello|qui|là|in|nel|nella|su|a|al|dopo|prima|quando|durante|se|per|di|del|da|dal|con|ma|e|o|che|chi|dove|come|alcuni|molti|tutti|tutte|ogni|suo|sua|suoi|sue|nostro|nostra|oggi|vedi|figura|tabella)(?![\p{L}-])/iu,
  unclear: wordOf(
    "è sono era erano fu furono ha hanno aveva avevano sarà può possono deve devono che chi dove questo questa questi queste nostro nostra suo sua loro seguente seguenti stesso stessa altro altra altri altre ogni quello quella quelli quelle resto",
  ),
  pointing: wordOf("questo questa questi queste ciò quello quella qui lì esso essa"),
  definite: /^(?:il|lo|la|i|gli|le)$/iu,
  division: wordOf("parte capitolo sezione allegato articolo figura tabella pagina"),
  article: /^(?:(?:Il|Lo|La|I|Gli|Le|Un|Uno|Una)(?= )|L['’]|Un['’])/u,
  asks: /^(?:che|cosa|chi|quando|dove|perché|come|quanto|quanta|quanti|quante|quale|quali|è|sono|posso|può|si può) (?:\S+ ){2}/iu,
  furniture: wholly(
    "indice sommario contenuti introduzione conclusione conclusioni riassunto premessa riferimenti bibliografia allegato allegati appendice prefazione ringraziamenti glossario contatti generalità altro firme risultati discussione metodi obiettivi",
  ),
  pageParts: wholly("indice sommario firme"),
  articles: ["il", "la", "i", "le", "un", "una", "di", "del", "della"],
  idleHeads: wholly("pagina pagine numero nota note riferimento descrizione titolo tipo"),
  about: (heading) => `Che cosa dice il documento su «${heading}»?`,
  cell: (row, column, isPeriod) =>
    isPeriod ? `Quanto vale «${row}» nel ${column}?` : `Qual è «${column}» di «${row}»?`,
  definitions: [
    { says: begins(SUBJECT, " è (?:(?:un|uno|una|il|lo|la) |un['’]|l['’])"), ask: ({ what }) => `Che cos’è ${what}?` },
  ],
  facts: [
    {
      says: begins(
        SUBJECT,
        ` (?<be>è stato|è stata|sono stati|sono state|fu|furono) (?<done>\\p{L}{2,15}(?:ato|ata|ati|ate|ito|ita|iti|ite|uto|uta|tto|tta))(?: \\p{L}{1,15}){0,4}? (?:nel|il) ${DATE}`,
      ),
      ask: ({ what, be, done }) => `Quando ${be} ${done} ${what}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<verb>ha|hanno|contiene|comprende|conta) ${ABOUT}${COUNT} (?<noun>\\p{Ll}[\\p{L}-]{2,20}[ie])(?!\\p{L})`,
      ),
      ask: ({ what, verb, noun = "" }) => `Quant${noun.endsWith("e") ? "e" : "i"} ${noun} ${verb} ${what}?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>costa|costano|dura|durano) ${ABOUT}(?<value>${NUMBER})`),
      ask: ({ what, verb }) => `Quanto ${verb} ${what}?`,
    },
  ],
};
