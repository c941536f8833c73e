import type { Language } from "./language.ts";

export const it: Language = {
  code: "it",
  words:
    "il lo la gli le i un uno una di del dello della dei degli delle da dal dalla a al alla e ed o è sono era erano chi che cosa cos' quale quali qual quando dove dov' come com' perché quanto quanti quanta quante per con senza su sul sulla in nel nello nella nei si non più mi ti ci vi mio tuo suo ciao grazie buongiorno buonasera salve arrivederci mille tutto bene documenti documento tutti tutte riassumi confronta tra fra raccontami racconta dimmi barzelletta storia canzone stai sei puoi questo questa questi queste ha hanno elenca spiega sì",
  frames: {
    fromDocuments: "Dai tuoi documenti:",
    noneHolds: (words, total) =>
      total === 1
        ? `Il tuo documento non menziona ${words.join(" insieme a ")}.`
        : `Nessuno dei tuoi ${total} documenti menziona ${words.join(" insieme a ")}.`,
    occursIn: (word, count) => `${word} compare in ${count} ${count === 1 ? "documento" : "documenti"}.`,
    nothingFound: (total) =>
      total === 1
        ? "Nel tuo documento nulla risponde a questa domanda."
        : `Nei tuoi ${total} documenti nulla risponde a questa domanda.`,
    otherYear: (found, asked) => `Sul ${found}, non sul ${asked}:`,
    doesNotMention: (words) => `Non menziona ${words.join(", ")}:`,
    notSaid: "I documenti non lo dicono.",
    closest: "La cosa più vicina che ho trovato:",
    nothingHere: "Non lo dice.",
    sideBySide: "Fianco a fianco:",
    inShort: "In breve",
    numbersDiffer: "Numeri e date che differiscono:",
    onlyOne: "C'è un solo documento:",
    cannotCompare: "I documenti non dicono abbastanza per un confronto.",
    noText: "I documenti non contengono testo da riassumere.",
    withoutText: (names) =>
      `Non c’è testo da cercare in ${names}: manca il livello di testo, come in una scansione. Esegui il riconoscimento del testo (OCR) e aggiungi il risultato.`,
    covers: (told, total) =>
      told < total ? `Documenti riassunti: ${told} su ${total}.` : `Documenti riassunti: ${total}.`,
    about: (topic, told, total) => `Su «${topic}» (documenti: ${told} su ${total}):`,
    inventory: (count) => `Documenti: ${count}`,
    mention: (topic, told, total) => `«${topic}»: documenti che ne parlano, ${told} su ${total}`,
    noneMentions: (topic) => `Nessun documento menziona «${topic}».`,
    items: (count, documents) => `Voci trovate: ${count} (documenti: ${documents})`,
    saidAbout: (topic) => `Che cosa dicono i documenti su «${topic}»:`,
    steps: "Poi:",
    properties: (author) => `Il testo non lo dice; le proprietà del file indicano **${author}**.`,
    readAs: (asked, read) => `«${asked}» è stato letto come «${read}».`,
    readPart: (question) =>
      `Il messaggio supera i 2.000 caratteri: «${question}» è stato letto come domanda, il resto come contesto.`,
    firstOf: (count) => `i primi ${count}`,
    pages: (count) => `pagine: ${count}`,
    words: (count) => `parole: ${count}`,
    hello: "Ciao!",
    welcome: "Prego!",
    goodbye: "Arrivederci!",
    fine: "Sono Lectern e sono pronto.",
    addOne: "Aggiungi un documento e risponderò alle domande mostrando i passi su cui si basa la risposta.",
    canDo: (count) =>
      `Rispondo a domande sui tuoi documenti (${count}), sempre con il passo da cui viene la risposta. Chiedi un fatto, un riassunto, un confronto o un elenco.`,
    askBack: "Che cosa vuoi sapere? Nomina una persona, un luogo, un termine o un documento.",
    forExample: "Per esempio su:",
    noDocuments: "Non ci sono ancora documenti. Aggiungine uno e chiedi di nuovo quando è stato letto.",
  },
};
