import type { Language } from "./language.ts";

export const it: Language = {
  code: "it",
  words:
    "il lo la gli le i un uno una di del dello della dei degli delle da dal dalla a al alla e ed o è sono era erano chi che cosa cos' quale quali qual quando dove dov' come com' perché quanto quanti quanta quante per con senza su sul sulla in nel nello nella nei si non più mi ti ci vi mio tuo suo ciao grazie buongiorno buonasera salve arrivederci mille tutto bene documenti documento tutti tutte riassumi confronta tra fra raccontami racconta dimmi barzelletta storia canzone stai sei puoi questo questa questi queste ha hanno elenca spiega sì posso possiamo può possono potere devo dobbiamo deve devono dovere ho abbiamo hai fare faccio fa fanno essere avere ogni volta volte tempo nostro nostra vostro mia tua sua miei ancora già sempre adesso presto spesso esattamente davvero",
  documents:
    "documento documenti file raccolta raccolte collezione pagina pagine cartella cartelle conversazione testo testi articolo articoli relazione relazioni libro libri manuale guida contratto lettera pdf",
  these: "quest[oaie]|quell[oaie]|quel|quei",
  articles: "il|lo|la|i|gli|le|un|uno|una",
  of: "di|del|della|dei|dell'",
  framing:
    "il lo la i gli le di del della dei delle in su con un una mi mio miei riassumi riassunto riassumere panoramica parla parlano tratta trattano idee principali punti elenca elencare elenco fai tutti tutte menziona menzionano contengono contiene esistono sono ho dammi quanti quante quanto quale quali quando dove perché chi cosa che dice dicono si è",
  sorts: "passo passi regola regole motivo motivi requisito requisiti punto punti esempio esempi tipi vantaggi",
  empty:
    "e ma o cosa chi come dove quando perché questo quello di più è no non davvero sicuro sicura altro altri dimmi raccontami",
  measures: "quanto quanta quanti quante tempo spesso per da fino ogni esattamente",
  pronouns: {
    person: "lui|lei|loro|egli|ella",
    thing: "esso|essa|ciò|questo|quello|lì",
    possessive: "suo|sua|suoi|sue",
    none: "c'è|ci sono",
  },
  verbs: {
    asker: "chi|cosa|quando|dove|perché|come",
    auxiliary: "fu|furono|era|erano|sono|ha|hanno|aveva|venne|vennero|viene|può|possono|deve",
  },
  ellipsis: "e che dire di|e per|e|o|ma",
  talk: {
    greeting: "ciao|buongiorno|buonasera|salve",
    thanks: "grazie(?: mille)?|perfetto|ottimo|va bene",
    goodbye: "arrivederci|a presto|buonanotte",
    how_are_you: "come (?:stai|va)|tutto bene",
    abilities:
      "(?:puoi|sai|potresti|vuoi)(?: anche)? (?:cantare|ballare|rappare|cucinare|nuotare|volare|guidare|disegnare|dipingere|vedere|sentire|pensare|sognare|dormire|mangiare|bere|ridere|piangere|amare|mentire|imparare|leggere|scrivere|parlare|giocare|contare|tradurre|aiutarmi|cantarmi)(?: una canzone| bene)?|ti piace (?:cantare|ballare|(?:il |la |l')?\\p{L}+)|parli (?:l')?\\p{L}+|quali lingue parli|sei (?:un|una|un'|umano|reale|vero|intelligente|felice|stanco)(?: ?robot| ?ia| ?umano| ?macchina)?|(?:che )?cosa (?:puoi|sai) fare|aiuto|aiutami",
    about_lectern: "chi sei|come ti chiami|quanti anni hai|ti amo",
    entertain: "fammi ridere|cantami qualcosa|canta",
  },
  perform: {
    asks: "(?:puoi )?(?:raccontami|racconta|dimmi|cantami|canta|scrivi(?:mi)?|disegna|inventa) (?:un|una|uno|un'altra|un'|il tuo)",
    jokes: "barzellett[ae]|indovinell[oi]",
    works: "barzellett[ae]|stori[ae]|canzon[ei]|poesi[ae]|indovinell[oi]|fiab[ae]|segret[oi]",
    about: "su|di|del|della|sul|sulla",
  },
  interesting:
    "(?:raccontami|dimmi|mostrami) qualcosa di (?:interessante|nuovo|divertente|sorprendente)|sorprendimi|qualcosa di interessante",
  rewording:
    "(?:per favore |puoi |potresti |può |potrebbe )*(?:traduc(?:i|a)|tradur(?:re|mi)|riformul(?:a|i|are)|riscriv(?:i|a|ere)|semplific(?:a|hi|are))(?: (?!(?:in|per) )(.{1,90}?))?(?: (?:in|per) .{2,40})?",
  summary: {
    starts: "riassumi|riassunto|riassumere|panoramica",
    holds: "un riassunto|panoramica|di (?:che )?cosa (?:parlano?|trattano?)|idee principali",
  },
  listing: {
    starts: "elenca|elencare|fai un elenco|dammi un elenco",
    documents: "(?:quali|quanti|quante|in quali) (?:documenti|documento|file|testi|testo|articoli|relazioni|libri|pdf)",
    needed:
      "(?:documenti|documento|file) (?:devo|dobbiamo|posso|possiamo|servono|occorrono|mancano|sono (?:necessari|richiesti))",
  },
  comparison: {
    asks: "^confronta(?:re)?|differenz[ae] tra|confronto tra|in che cosa differiscono",
    sides: [
      /(?:differenz[ae]|confronto|somiglianze)(?: di (?<topic>.+?))? (?:tra|fra) (?<a>.+?) (?:e|ed) (?<b>.+)/iu,
      /confronta(?:re)? (?<a>.+?) (?:e|ed|con) (?<b>.+)/iu,
    ],
    respect: "riguardo a|in termini di",
    and: "e",
    unnamed: "solito solita normale altro altra altri altre prima",
  },
  negation: {
    words: "non|mai|nessun|nessuno|nessuna|niente|nulla",
    denials: "senza|eccetto|tranne|escluso|esclusa|esclusi|rifiutò|manca|solo|soltanto|vietat[oaie]|chius[oaie]",
    conditions: "se|(?<=\\S )quando|sebbene",
  },
  told: [
    /^(?:che )?cosa (?:dice|dicono|racconta|spiega) (?<document>.{2,90}?) (?:su|sul|sulla|di|del|della|a proposito di) (?<topic>.{2,90})$/iu,
    /^(?:che )?cosa si (?:dice|legge) (?:su|sul|sulla|di|del|della) (?<topic>.{2,90}?) in (?<document>.{2,90})$/iu,
  ],
  facts: {
    translator: ["chi ha tradotto (.+?)(?: in \\p{L}+)?"],
    author: ["chi (?:ha scritto|è l'autore (?:di|del|della|dell')) ?(.+)", "chi è l'autore()"],
    year: ["quando è stat[oa] (?:pubblicat[oa]|scritt[oa]) (.+)"],
    length: ["quante (?:pagine|parole) ha (.+)"],
    version: ["qual è la (?:versione|edizione|revisione) (?:di |del |della )(.+)"],
    organisation: [
      "(?:di |da |per )?(?:quale|che) (?:università|istituto|scuola|azienda|società|organizzazione|ministero|casa editrice) (?:ha pubblicato|ha scritto|pubblica|è|sono) (.+)",
    ],
    journal: ["(?:in|su) (?:quale|che) (?:rivista|giornale) è (?:uscit[oa]|stat[oa] pubblicat[oa]) (.+)"],
    email: ["qual è l'(?:e-?mail|indirizzo e-?mail) (?:dell'autore )?(?:di |del |della )(.+)"],
    released: ["quando è stat[oa] (?:aggiornat[oa]|rivist[oa]|presentat[oa]|accettat[oa]) (.+)"],
    title: ["qual è il titolo (?:di |del |della )(.+)"],
  },
  structure: {
    contents: [
      "(?:quali|quanti|quante) (?:capitoli|sezioni) (?:ha|ci sono in|contiene) (?<document>.+)",
      "(?:l'|i |le )?(?:indice|capitoli|sezioni|struttura)(?: (?:di|del|della) (?<document>.+))?",
    ],
    part: [
      "(?:cosa dice|che cosa dice|cosa c'è (?:nel|nella)|riassumi|di cosa parla|spiega) (?:il |la |l')?(?:capitolo|sezione|parte|articolo|paragrafo|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:di|del|della) (?<document>.+))?",
      "(?:il |la |l')?(?:capitolo|sezione|parte|articolo|§) ?(?<part>\\p{N}+(?:\\.\\p{N}+)*|[ivx]+)(?: (?:di|del|della) (?<document>.+))?",
    ],
  },
  wants: {
    year: "(?:in )?(?:quale|che) anno",
    date: "quando|a che ora|(?:in )?(?:quale|che) (?:data|giorno)",
    percent: "percentuale|per cento",
    amount: "quanto costa|quanto denaro|quale (?:prezzo|importo)",
    duration: "quanto tempo|quanti anni|(?:qual è la )?durata",
    measure: "quanto è (?:alto|grande|lungo|profondo|largo|lontano)",
    licence: "licenza",
    frequency: "quanto spesso|con (?:che|quale) frequenza|ogni quanto",
    count: "quant[oaie]",
    person: "chi",
    place: "dove|dov'è|in (?:quale|che) (?:città|paese|regione)",
  },
  forms: {
    steps: "^come (?:posso|si|faccio|devo)|^cosa (?:devo )?fare",
    reason: "perché|per quale motivo",
    list: "^quali sono ",
    yes_no: "^(?:è|sono|c'è|ci sono|può|possono|deve|ha) ",
    person: "^chi (?:è|era|fu|sono) ",
    definition: "^(?:che )?cosa (?:è|sono|significa) |^(?:che )?cos'è ",
  },
  numbers: {
    from: 2,
    words:
      "- tre quattro cinque - sette otto - dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
  },
  frames: {
    fromDocuments: "Dai tuoi documenti:",
    total: "Totale",
    reckoned: (of, count) => `${of === "sum" ? "Somma" : "Media"} di ${count} valori.`,
    rowsOf: (count, total) => `${count} di ${total} ${total === 1 ? "riga" : "righe"}`,
    tableSize: (rows, columns) =>
      `${rows} ${rows === 1 ? "riga" : "righe"} sotto le intestazioni, ${columns} ${columns === 1 ? "colonna" : "colonne"}`,
    noneHolds: (words, total) =>
      total === 1
        ? `Il tuo documento non menziona ${words.join(" insieme a ")}.`
        : `Nessuno dei tuoi ${total} documenti menziona ${words.join(" insieme a ")}.`,
    noPassageHolds: (words) => `Nessun passo menziona ${words.join(" insieme a ")}.`,
    occursIn: (word, count) => `${word} compare in ${count} ${count === 1 ? "documento" : "documenti"}.`,
    nothingFound: (total) =>
      total === 1
        ? "Nel tuo documento nulla risponde a questa domanda."
        : `Nei tuoi ${total} documenti nulla risponde a questa domanda.`,
    noneSoFar: (words) =>
      words.length === 0
        ? "In ciò che è stato letto finora nulla risponde a questa domanda."
        : `Ciò che è stato letto finora non menziona ${words.join(" insieme a ")}.`,
    notRead: (names) => `Non ancora letto: ${names}.`,
    otherYear: (found, asked) => `Sul ${found}, non sul ${asked}:`,
    withoutNot: (word) => `Senza il «${word}» della domanda:`,
    fromOtherLanguage: (languages) => `Da documenti in ${languages}, in base al significato:`,
    otherLanguage: (languages) => `I tuoi documenti sono in ${languages}. Chiedi con parole che vi compaiono.`,
    doesNotMention: (words) => `Non menziona ${words.join(", ")}:`,
    notSaid: "I documenti non lo dicono.",
    closest: "La cosa più vicina che ho trovato:",
    nothingHere: "Non si è trovato nulla su questo.",
    sideBySide: "Fianco a fianco:",
    inShort: "In breve",
    numbersDiffer: "Numeri e date che differiscono:",
    onlyOne: "C'è un solo documento:",
    cannotCompare: "I documenti non dicono abbastanza per un confronto.",
    noText: "I documenti non contengono testo da riassumere.",
    withoutText: (names) =>
      `Non c’è testo da cercare in ${names}: il riconoscimento del testo (OCR) non ne ha trovato, o è stato fermato.`,
    covers: (told, total) =>
      told < total ? `Documenti riassunti: ${told} su ${total}.` : `Documenti riassunti: ${total}.`,
    about: (topic, told, total) => `Su «${topic}» (documenti: ${told} su ${total}):`,
    inventory: (count) => `Documenti: ${count}`,
    mention: (topic, told, total) => `«${topic}»: documenti che ne parlano, ${told} su ${total}`,
    notMention: (topic, told, total) => `${told} documenti su ${total} non menzionano «${topic}»`,
    noneMentions: (topic) => `Nessun documento menziona «${topic}».`,
    items: (count, documents) => `Voci trovate: ${count} (documenti: ${documents})`,
    saidAbout: (topic) => `Che cosa dicono i documenti su «${topic}»:`,
    properties: (author) => `Il testo non lo dice; le proprietà del file indicano **${author}**.`,
    readAs: (asked, read) => `«${asked}» è stato letto come «${read}».`,
    readPart: (question) =>
      `Il messaggio supera i 2.000 caratteri: «${question}» è stato letto come domanda, il resto come contesto.`,
    noSuchFile: "Non c’è nessun file di questo tipo.",
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
    noDocuments: "Qui non ci sono ancora documenti. Aggiungine uno o scegli un'altra raccolta, e chiedi di nuovo.",
    whichOne: "Quale intende?",
    joke: "Eccone una. Una scansione va dal medico: «Dottore, nessuno mi capisce». «Lo vedo», dice il medico, «le manca il livello di testo».",
    cannotReword: "Per tradurre e riformulare serve un modello linguistico. Senza, posso solo citare.",
    cannotPerform:
      "Dovrei inventarlo, e io riporto solo ciò che dicono i tuoi documenti. Posso offrire una barzelletta, o qualcosa di interessante dai tuoi documenti.",
    interesting: "Da leggere:",
    sections: "Sezioni",
    unread: (names) => `Senza testo, quindi non riassunti: ${names}.`,
  },
};
