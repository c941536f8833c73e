import type { Language } from "./language.ts";

export const nl: Language = {
  code: "nl",
  words:
    "de het een van en is zijn was waren wie wat waar wanneer waarom hoe hoeveel welke welk dit dat deze die in op voor met naar door over onder tussen niet geen ook nog er ik jij je u wij ons mij hallo hoi dank bedankt goedemorgen goedendag documenten document alle vat samen vergelijk vertel mop grap heeft hebben kan kun bestanden ja nee tot ziens wie ben vertel doei heb had kunnen mag mogen moet moeten zal zullen wordt worden word te bij aan uit om mijn jouw hun onze hoelang altijd nu meteen eigenlijk vaak precies",
  documents:
    "document documenten bestand bestanden verzameling verzamelingen pagina pagina's bibliotheek map mappen gesprek tekst teksten artikel artikelen rapport rapporten boek boeken handleiding gids contract brief pdf pdf's",
  these: "dit|dat|deze|die",
  articles: "de|het|een",
  of: "van",
  framing:
    "de het een van in op over met mijn vat samen samenvatting samenvatten overzicht gaan gaat hoofdpunten noem geef lijst alle vermelden noemen bevatten bevat er zijn is was hoeveel wanneer waar welke welk waarom wie wat zegt zeggen heb staan",
  sorts: "stap stappen regel regels reden redenen punt punten voorbeeld voorbeelden eisen soorten",
  empty:
    "en of maar wat wie hoe waar wanneer waarom dit dat deze die het hij zij ze meer is zijn nog niet echt zeker anders iemand vertel me je bent",
  measures: "lang vaak veel ver oud groot hoog tot sinds precies hoelang hoeveel tijd",
  pronouns: {
    person: "hij|zij|ze|hem|haar|hen",
    thing: "het|dit|dat|daar|ervan|erover",
    possessive: "zijn|haar|hun",
    none: "is er|zijn er|er (?:is|zijn)|is het (?:mogelijk|waar)|zijn (?:de|het|een|er)",
  },
  verbs: {
    asker: "wie|wat|wanneer|waar|waarom|hoe",
    before: "werd|werden|wordt|worden|heeft|hebben|had|kan|kunnen|moet|mag|zal",
  },
  ellipsis: "en hoe zit het met|hoe zit het met|en|of|maar",
  talk: {
    greeting: "hallo|hoi|goedemorgen|goedemiddag|goedenavond|goedendag|dag",
    thanks: "(?:dank je|dank u|bedankt)(?: wel)?|prima|fijn",
    goodbye: "doei|tot ziens|welterusten",
    how_are_you: "hoe gaat het(?: met (?:je|u))?",
    abilities:
      "(?:kun|kan|kunt|wil) (?:je|jij|u) (?:ook |goed |voor me |me )*(?:zingen|dansen|rappen|koken|zwemmen|vliegen|rijden|tekenen|schilderen|zien|horen|voelen|denken|dromen|slapen|eten|drinken|lachen|huilen|liefhebben|liegen|leren|lezen|schrijven|praten|spreken|spelen|rekenen|vertalen|helpen)|spreek je \\p{L}+|welke talen spreek je|hou je van \\p{L}+|ben je (?:een (?:mens|robot|machine|ai)|echt|moe|blij|verdrietig|slim|er)|heb je (?:gevoelens|honger|vrienden|een naam)|wat kan je(?: doen)?|wat kun je(?: doen)?|help(?: me)?",
    about_lectern: "wie ben je|hoe heet je|hoe oud ben je|ik hou van je",
    entertain: "maak me aan het lachen|zing(?: iets)?",
  },
  perform: {
    asks: "(?:kun je )?(?:vertel|zing|schrijf|maak|teken|verzin)(?: (?:me|mij|ons|eens))* (?:een|nog een)",
    jokes: "mop(?:pen|je)?|grap(?:je|pen)?|raadsel",
    works: "mop(?:pen|je)?|grap(?:je|pen)?|verhaal(?:tje)?|liedje|lied|gedicht|raadsel|geheim|sprookje",
    about: "over|van",
  },
  interesting:
    "vertel(?: (?:me|mij|ons|eens))* iets (?:interessants|nieuws|leuks|verrassends)|verras me|iets interessants",
  rewording:
    "(?:alsjeblieft |(?:kun|kan|zou) (?:je|u) )*(?:vertaal|herformuleer|herschrijf|vereenvoudig)(?: (?!(?:naar|in) )(.{1,90}?))?(?: (?:naar|in) .{2,40})?|(?:kun|kan|zou) (?:je|u) (.{1,90}?)(?: (?:naar|in) .{2,40}?)? (?:vertalen|herformuleren|herschrijven|vereenvoudigen)",
  summary: {
    starts: "vat .*samen|samenvatting|geef(?: me)? een samenvatting",
    holds: "samenvatting|overzicht van|waar gaa[nt]? .*over|hoofdpunten",
  },
  listing: {
    starts: "noem alle|geef een lijst|lijst|som .* op",
    documents:
      "(?:welke|hoeveel|in welke) (?:documenten|document|bestanden|bestand|teksten|tekst|artikelen|rapporten|boeken)",
    needed:
      "(?:documenten|document|bestanden|bestand) (?:moet|moeten|kan|kunnen|mag|mogen|ontbreken|heb ik nodig|zijn (?:nodig|vereist))",
  },
  comparison: {
    asks: "^vergelijk|verschil(?:len)? tussen|overeenkomsten tussen",
    sides: [
      /(?:verschil(?:len)?|overeenkomsten|vergelijking)(?: in (?<topic>.+?))? tussen (?<a>.+?) en (?<b>.+)/iu,
      /vergelijk (?<a>.+?) (?:en|met) (?<b>.+)/iu,
    ],
    respect: "wat betreft|op het gebied van",
    and: "en",
    unnamed: "gewone normale andere anders gebruikelijke vroeger eerst",
  },
  negation: {
    words: "niet|geen|nooit|niemand|niets",
    denials: "zonder|behalve|uitgezonderd|uitgesloten|weigerde|ontbreekt|alleen|slechts|verboden|gesloten",
    conditions: "(?<=\\S )als (?:ik|je|u|we|wij|men|de|het|er|ze|zij|iemand)|indien|tenzij|hoewel|(?<=\\S )wanneer",
  },
  told: [
    /^wat (?:zegt|zeggen|schrijft|vertelt|staat er in) (?<document>.{2,90}?) over (?<topic>.{2,90})$/iu,
    /^wat (?:wordt|staat) er (?:gezegd )?over (?<topic>.{2,90}?) in (?<document>.{2,90})$/iu,
  ],
  facts: {
    author: [
      "wie (?:heeft|schreef) (.+?)(?: geschreven)?",
      "wie is de (?:auteur|schrijver) van (.+)",
      "wie is de auteur()",
    ],
    year: ["wanneer (?:is|werd) (.+?) (?:gepubliceerd|geschreven|uitgegeven)"],
    length: ["hoeveel (?:pagina's|woorden|bladzijden) heeft (.+)", "hoe lang is (.+)"],
    version: ["welke (?:versie|uitgave|editie) van (.+?) is dit", "wat is de (?:versie|uitgave|editie) van (.+)"],
    organisation: [
      "welke (?:universiteit|school|bedrijf|organisatie|instelling|uitgeverij|ministerie) (?:heeft|gaf|schreef) (.+?)(?: uitgegeven| gepubliceerd| geschreven| uit)?",
    ],
    journal: ["in welk (?:tijdschrift|blad) (?:is|werd) (.+?) (?:verschenen|gepubliceerd)"],
    email: ["wat is het e-?mailadres van (?:de auteur van )?(.+)"],
    released: ["wanneer (?:is|werd) (.+?) (?:bijgewerkt|herzien|ingediend|aanvaard)"],
    title: ["wat is de titel van (.+)"],
  },
  structure: {
    contents: [
      "(?:welke|hoeveel) (?:hoofdstukken|paragrafen) (?:heeft|zijn er in|staan in|bevat) (?<document>.+)",
      "(?:de )?(?:inhoudsopgave|hoofdstukken|paragrafen|indeling)(?: (?:van|in) (?<document>.+))?",
    ],
    part: [
      "(?:wat staat er in|wat zegt|vat|waar gaat|leg) (?:het |de )?(?:hoofdstuk|paragraaf|deel|artikel|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:van|in|uit) (?<document>.+?))?(?: samen| over)?",
      "(?:hoofdstuk|paragraaf|deel|artikel|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:van|in|uit) (?<document>.+))?",
    ],
  },
  wants: {
    year: "in welk jaar",
    date: "wanneer|hoe laat|op welke (?:dag|datum)",
    percent: "procent|percentage",
    amount: "hoeveel (?:kost|geld)|wat kost",
    duration: "hoe lang|hoe oud",
    measure: "hoe (?:hoog|groot|ver|diep|breed|zwaar|snel)",
    licence: "licentie",
    frequency: "hoe (?:vaak|dikwijls)",
    count: "hoeveel",
    person: "wie",
    place: "waar|in welke? (?:stad|land|plaats)",
  },
  forms: {
    reason: "waarom|om welke reden",
    list: "^(?:wat|welke) zijn (?:de|alle)",
    yes_no: "^(?:is|zijn|was|waren|kan|kunnen|mag|moet|heeft|hebben) ",
    person: "^wie (?:is|was|zijn|waren) ",
    definition: "^wat (?:is|zijn|betekent) ",
  },
  frames: {
    fromDocuments: "Uit je documenten:",
    total: "Totaal",
    reckoned: (of, count) => `${of === "sum" ? "Som" : "Gemiddelde"} van ${count} waarden.`,
    rowsOf: (count, total) => `${count} van ${total} ${total === 1 ? "rij" : "rijen"}`,
    tableSize: (rows, columns) =>
      `${rows} ${rows === 1 ? "rij" : "rijen"} onder de koppen, ${columns} ${columns === 1 ? "kolom" : "kolommen"}`,
    noneHolds: (words, total) =>
      words.length === 1
        ? `Geen van je ${total} documenten noemt ${words[0]}.`
        : `Geen van je ${total} documenten noemt ${words.join(" samen met ")}.`,
    noPassageHolds: (words) => `Geen passage noemt ${words.join(" samen met ")}.`,
    occursIn: (word, count) => `${word} komt voor in ${count === 1 ? "één document" : `${count} documenten`}.`,
    nothingFound: (total) => `In je ${total} documenten is niets gevonden dat in de buurt komt.`,
    noneSoFar: (words) =>
      words.length === 0
        ? "In wat tot nu toe gelezen is, is niets gevonden dat in de buurt komt."
        : `Wat tot nu toe gelezen is, noemt ${words.join(" samen met ")} niet.`,
    notRead: (names) => `Nog niet gelezen: ${names}.`,
    otherYear: (found, asked) => `Over ${found}, niet ${asked}:`,
    withoutNot: (word) => `Zonder het “${word}” van je vraag:`,
    fromOtherLanguage: (languages) => `Uit documenten in het ${languages}, naar betekenis gevonden:`,
    otherLanguage: (languages) =>
      `Je documenten zijn in het ${languages}. Stel de vraag met woorden die erin voorkomen.`,
    doesNotMention: (words) => `Noemt ${words.join(" en ")} niet:`,
    notSaid: "De documenten zeggen het niet.",
    closest: "Het dichtst in de buurt:",
    nothingHere: "Hierover is niets gevonden.",
    sideBySide: "Naast elkaar:",
    inShort: "Kort gezegd",
    numbersDiffer: "Getallen en data die verschillen:",
    onlyOne: "Er is maar één document:",
    cannotCompare: "De documenten zeggen er te weinig over om te vergelijken.",
    noText: "De documenten bevatten geen tekst om samen te vatten.",
    withoutText: (names) =>
      `Er is geen tekst om te doorzoeken in ${names}: tekstherkenning (OCR) vond er geen, of werd gestopt.`,
    covers: (told, total) => `Documenten in dit overzicht: ${told} van ${total}.`,
    about: (topic, told, total) => `Over “${topic}” (documenten: ${told} van ${total}):`,
    inventory: (count) => `Documenten: ${count}`,
    mention: (topic, told, total) => `“${topic}” komt voor in ${told} van ${total} documenten`,
    notMention: (topic, told, total) =>
      `${told} van ${total} documenten ${told === 1 ? "vermeldt" : "vermelden"} “${topic}” niet`,
    noneMentions: (topic) => `Geen document noemt “${topic}”.`,
    items: (count, documents) => `Gevonden punten: ${count} (documenten: ${documents})`,
    saidAbout: (topic) => `Wat de documenten over “${topic}” zeggen:`,
    properties: (author) => `De tekst zegt het niet; de eigenschappen van het bestand noemen **${author}**.`,
    readAs: (asked, read) => `“${asked}” is gelezen als “${read}”.`,
    readPart: (question) =>
      `Je bericht is langer dan 2.000 tekens: “${question}” is gelezen als de vraag, de rest als context.`,
    noSuchFile: "Zo’n bestand is er niet.",
    firstOf: (count) => `de eerste ${count}`,
    pages: (count) => `pagina's: ${count}`,
    words: (count) => `woorden: ${count}`,
    hello: "Hallo!",
    welcome: "Graag gedaan!",
    goodbye: "Tot ziens!",
    fine: "Ik ben Lectern en klaar om te antwoorden.",
    addOne: "Voeg een document toe, dan beantwoord ik er vragen over met de passages waarop het antwoord berust.",
    canDo: (count) =>
      `Ik beantwoord vragen over je documenten (${count}), altijd met de passage waar het antwoord vandaan komt. Vraag naar een feit, een samenvatting, een vergelijking of een lijst.`,
    askBack: "Wat wil je weten? Noem een persoon, een plaats, een begrip of een document.",
    forExample: "Bijvoorbeeld over:",
    noDocuments: "Hier zijn nog geen documenten. Voeg er een toe of kies een andere verzameling, en vraag het opnieuw.",
    whichOne: "Welke bedoel je?",
    joke: "Daar gaat-ie. Een scan komt bij de dokter: “Dokter, niemand begrijpt me.” “Dat zie ik”, zegt de dokter. “Je mist een tekstlaag.”",
    cannotReword: "Voor vertalen en herformuleren is een taalmodel nodig. Zonder kan ik alleen citeren.",
    cannotPerform:
      "Dat zou ik moeten verzinnen, en ik herhaal alleen wat je documenten zeggen. Een mop heb ik wel, of iets interessants uit je documenten.",
    interesting: "De moeite waard:",
    sections: "Hoofdstukken",
    unread: (names) => `Zonder tekst en dus niet samengevat: ${names}.`,
  },
};
