import type { Language } from "./language.ts";

const PART =
  "(?:kapitel|abschnitt|teil|artikel|absatz|klausel|punkt|ziffer|paragra(?:f|ph)|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*(?: ?\\(\\p{L}\\))?|[ivx]+)";
const ORGANISATION =
  "(?:universität(?:en)?|hochschule|institut|schule|firma|unternehmen|organisation|behörde|abteilung|ministerium|verlag|verein|stiftung)";

/** German questions for what a document is, for its parts, and for the files themselves. */
export const ASKED_OF_DOCUMENTS: Pick<Language, "facts" | "structure" | "inventory"> = {
  facts: {
    author: [
      "wer (?:hat|schrieb) (.+?)(?: geschrieben| verfasst| unterschrieben| unterzeichnet| geschickt)?",
      "(?:von wem (?:ist|stammt|sind|stammen)|wer hielt) (.+)",
      "wer (?:ist|sind) (?:der|die) autor(?:in|en)? (?:von |des |der |dieses |vom )?(.+)",
      "wer (?:ist|sind) (?:der|die) autor(?:in|en)?()",
    ],
    year: ["wann (?:wurde|ist|erschien) (.+?)(?: veröffentlicht| erschienen| geschrieben| erstellt)?"],
    length: ["wie viele (?:seiten|wörter) hat (.+)", "wie lang ist (.+)"],
    version: [
      "welche (?:version|ausgabe|auflage|fassung) (?:von |des |der |dieses |vom )?(.+?) (?:ist (?:das|dies|es)|habe ich|haben wir)",
      "welche (?:version|ausgabe|auflage|fassung) (?:ist|hat|beschreibt) (.+)",
    ],
    organisation: [
      `(?:von |aus |für |an )?welche[rmns]? ${ORGANISATION} (?:ist|sind|stammt|stammen|kommt|kommen|gehört|arbeitet|arbeiten) (?:(?:der|die) autor(?:in|en)? (?:von |des |der |vom )?)?(.+?)(?: herausgegeben| veröffentlicht| geschrieben)?`,
      `welche[rs]? ${ORGANISATION} (?:hat|gibt) (.+?) (?:herausgegeben|veröffentlicht|geschrieben|heraus)`,
    ],
    journal: [
      "in welche[rm] (?:zeitschrift|zeitung|magazin|reihe) (?:ist|sind|wurde|wurden|erschien) (.+?)(?: erschienen| veröffentlicht)?",
    ],
    email: [
      "(?:wie lautet|was ist) die e-?mail-?(?:adresse)? (?:(?:des|der) autor(?:s|in|en)? )?(?:von |des |der |vom )?(.+)",
    ],
    translator: [
      "wer hat (.+?) (?:ins? \\p{L}+ )?übersetzt",
      "von wem (?:ist|wurde) (.+?) (?:ins? \\p{L}+ )?übersetzt",
    ],
    holder: ["wer (?:hat|hält) (?:das urheberrecht|die rechte)(?: (?:an|von) (.+))?"],
    released: [
      "(?:wann|an welchem (?:tag|datum)) (?:wurde|ist) (.+?) (?:zuletzt )?(?:herausgegeben|aktualisiert|geändert|eingereicht|angenommen|überarbeitet)(?: worden)?",
    ],
    title: ["wie (?:heißt|lautet) der titel (?:von |des |der |dieses |vom )?(.+)"],
  },
  structure: {
    contents: [
      "(?:welche|wie ?viele) (?:kapitel|abschnitte|überschriften|klauseln|artikel|paragra(?:f|ph)en) (?:hat|haben|gibt es in|enthält|sind in) (?<document>.+)",
      "(?:(?:liste|zeige?|nenne?)(?: mir)? )?(?:alle )?(?:die |das )?(?:kapitel|abschnitte|überschriften|klauseln|artikel|paragra(?:f|ph)en|inhaltsverzeichnis|gliederung)(?: (?:von|in|aus|des|der|dieses|vom) (?<document>.+))?",
      "(?:was|welche) (?:ist|sind) (?:die|das) (?:kapitel|abschnitte|überschriften|klauseln|artikel|paragra(?:f|ph)en|inhaltsverzeichnis|gliederung)(?: (?:von|in|des|der|vom) (?<document>.+))?",
      "wie ist (?<document>.+) (?:gegliedert|aufgebaut)",
    ],
    part: [
      `(?:was steht in|worum geht es in|wovon handelt|fasse|zeige?(?: mir)?|erkläre|was sagt) (?:dem )?${PART}(?: (?:von|in|aus|des|der|dieses|vom) (?<document>.+?))?(?: zusammen)?`,
      `${PART}(?: (?:von|in|aus|des|der|vom) (?<document>.+))?`,
    ],
  },
  inventory: {
    asks: [
      "(?:welche|wie ?viele|gibt es|habe ich|zeig mir)(?: alle)?(?: meine[rn]?)? (?:dokumente|dateien|texte|briefe|e-?mails|bücher|verträge) (?:habe ich |gibt es |sind )?(?:(?:auf|in) )?(?<language>\\p{L}+)(?: geschrieben)?",
      "(?:welche|wie ?viele) (?<kind>.+?) (?:habe ich|haben wir)",
      "(?:liste|zeige?|zeig mir)(?: mir)?(?: alle)?(?: meine)? (?<kind>.+?)(?: auf)?",
      "(?:(?:welches|was) ist|welche sind|zeig(?:e)? mir) (?:mein|meine|das|die|der) (?<order>\\p{L}+) (?:dokumente?|dateie?n?|datei|texte?)",
    ],
    kinds: {
      pdf: "pdfs?|pdf-?(?:dateien|dokumente)",
      text: "(?:word|text|markdown)-?(?:dateien|dokumente)",
      sheet: "tabellen|tabellenblätter|(?:excel|csv)-?dateien",
      slides: "präsentationen|folien|power ?points?|power ?point-?(?:dateien|präsentationen)",
      image: "bilder|fotos|scans",
      mail: "e-?mails?|mails",
      web: "web-?seiten|html-?(?:dateien|seiten)",
      book: "e-?books?|bücher",
    },
    orders: {
      longest: "längstes?n?|größtes?n?",
      shortest: "kürzestes?n?|kleinstes?n?",
      newest: "neuestes?n?|neustes?n?|letztes?n?",
      oldest: "ältestes?n?|erstes?n?",
    },
  },
};
