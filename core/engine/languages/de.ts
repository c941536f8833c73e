import { ASKED_OF_DOCUMENTS } from "./de-documents.ts";
import type { Language } from "./language.ts";

export const de: Language = {
  code: "de",
  words:
    "der die das den dem des ab vor ein eine einen einem einer eines wer wie was wo wann warum wieso weshalb worauf worüber woraus womit wofür wodurch woran woher wohin wem wen wessen welche welcher welches welchen welchem wieviel wieviele viele viel ist sind war waren hat haben hatte wurde wurden wird werden kann können kannst und oder mit von vom im am an auf aus bei nach zum zur für über unter durch gegen ohne um nicht kein keine auch noch nur sich es ich du er sie wir ihr mir dir uns mich dich bitte danke dank schön sehr hallo guten morgen tag abend tschüss wiedersehen dokumente dokumenten dokument alle alles heißt hieß gibt fasse zusammen vergleiche unterschied zwischen erzähl erzähle witz geschichte gedicht lied geht bist dieser diese dieses diesen steht zeige nenne liste erkläre wenn dass ja nein mein meine meinem meinen meiner dein deine deinen unser unsere unserem unseren darf dürfen durfte muss müssen musste soll sollen sollte bin habe hatten wäre würde mal lang lange oft schon bereits sofort gleich immer eigentlich gerade jetzt bald wieder insgesamt überhaupt genau nächste nächsten nächster nächstes",
  shape: /ß|ä|\p{L}{4}(?:ung|ungen|heit|heiten|keit|keiten|schaft|schaften|(?:lich|isch)(?:e[mnrs]?)?)$/u,
  documents:
    "dokument dokumente dokumenten dokuments datei dateien sammlung sammlungen seite seiten bibliothek ordner ordners ordnern unterhaltung gespräch text texte texten textes unterlage unterlagen artikel artikeln bericht berichte berichten buch buches büchern bücher handbuch anleitung vertrag vertrags vereinbarung satzung brief aufsatz aufsätze vortrag vortrags rede beitrag beitrags kolumne präsentation folien merkblatt pdf pdfs",
  these: "dies(?:e[rsmn]?)?|das|die|der|den",
  articles: "der|die|das|den|dem|ein|eine|einen",
  of: "von|vom|des|der",
  framing:
    "die den dem des der das im um mit fasse fass fassen zusammen zusammenfassung zusammenfassen überblick geht handeln handelt kernaussagen hauptthemen hauptpunkte bitte kurz kurze worum wovon es von in an aus meine meinen meiner mein mir uns liste listen nenne nennen zähle auf alle aller erwähnen erwähnt enthalten enthält gibt gab heb habe haben vorhanden wie wer was wann wo warum viele viel heißt hieß nannte genannt laut welche welcher welches welchen ist sind war waren sagt sagen steht stehen über zeig zeige gib dokumente kapitel abschnitte erzähl erzähle etwas",
  sorts:
    "schritt schritte regel regeln punkt punkte grund gründe anforderung anforderungen aufgabe aufgaben beispiel beispiele arten typen vorteile",
  empty:
    "und oder aber was wer wie wo wann warum das dies diese dieser dieses es sie er mehr bitte noch mal davon dazu darüber ist sind denn weiter ihn ihm ihr nicht wirklich sicher echt erzähl erzähle erkläre sag zeig mir noch jemand bist du sind",
  measures:
    "lange oft viel viele um uhr weit hoch groß alt teuer tief breit schwer bis seit wem wen wessen genau wieviel welche welcher welchem zeit",
  capitalNouns: true,
  pronouns: {
    person: "er|sie|ihn|ihm|ihr",

    thing: "es|davon|dazu|darüber|darum|dafür|dabei|daran|darin|damit|dort|dies|dieser|diese|dieses",
    possessive: "sein(?:e[rsmn]?)?|ihr(?:e[rsmn]?)?",
    none: "gibt es|geht es|ist es (?:möglich|erlaubt|wahr)|wie viele",
    subjects: "ich|du|er|es|man|wir|ihr|sie",
  },
  verbs: {
    asker: "wer|was|wann|wo|warum|wie|wen|wem",
    before: "wurde|wurden|wird|werden|hat|haben|hatte|kann|können|muss|müssen|soll|darf",
  },
  ellipsis: "und was ist mit|was ist mit|und wie ist es mit|und|oder|aber",
  talk: {
    greeting: "hallo(?: zusammen)?|guten (?:morgen|tag|abend)(?: zusammen)?|servus|moin|grüß gott|grüezi|hallöchen",
    thanks: "danke(?: schön| sehr| dir| ihnen)?|vielen dank|super|toll|prima|alles klar",
    goodbye: "tschüss|auf wiedersehen|bis bald|gute nacht",
    how_are_you: "wie geht(?:'s|s| es)(?: dir| ihnen)?",
    abilities:
      "(?:kannst|könntest|magst|willst|möchtest|kannst|können) (?:du|sie|ihr) (?:auch |gut |gerne? |mir |uns |etwas |was |ein lied |eigentlich )*(?:singen|vorsingen|tanzen|rappen|kochen|schwimmen|fliegen|fahren|zeichnen|malen|sehen|hören|fühlen|denken|träumen|schlafen|essen|trinken|lachen|weinen|lieben|lügen|lernen|lesen|schreiben|sprechen|reden|rechnen|programmieren|übersetzen|spielen|helfen)|(?:kannst|sprichst|verstehst) du \\p{L}+isch|(?:singst|tanzt|träumst|schläfst|lachst|isst|trinkst|denkst|fühlst|lügst) du(?: gerne?)?|magst du \\p{L}+|bist du (?:müde|hungrig|glücklich|traurig|intelligent|klug|schlau|echt|da)|hast du (?:gefühle|hunger|durst|freunde|hobbys|einen namen)|(?:welche|wie viele) sprachen (?:sprichst|kannst|verstehst) du|was kannst du(?: tun| alles)?|was (?:machst|tust) du|hilfe|wie funktioniert das",
    about_lectern:
      "wie alt bist du|wie heißt du|wer (?:bist du|sind sie|hat dich (?:gemacht|gebaut))|bist du (?:ein|eine) .{0,30}|ich (?:liebe|mag) dich|mir ist langweilig",
    entertain: "bring mich zum lachen|unterhalte mich|sing(?: mir)?(?: etwas| was)?",
  },
  perform: {
    asks: "(?:kannst du |könntest du |bitte )*(?:erzähle?|sing|singe|schreibe?|mache?|male?|zeichne|dichte|verrate?|sage?|spiele?)(?: (?:mir|uns))?(?: bitte)?(?: (?:noch )?(?:einen?|ein|deine?n?))",
    jokes: "witze?|rätsel|etwas lustiges|scherze?",
    works: "witze?|geschichten?|märchen|lied(?:er)?|gedichte?|rätsel|geheimnisse?|scherze?|bild",
    about: "über|von|vom|zu",
  },
  interesting:
    "(?:erzähle?|sage?|zeige?)(?: (?:mir|uns))?(?: bitte)? (?:etwas|was) (?:interessantes|neues|spannendes|lustiges|überraschendes)|überrasch(?:e)? mich|(?:was|etwas) interessantes",
  rewording:
    "(?:bitte |(?:kannst|könntest) du |können sie )*(?:übersetzen? |übersetze |formuliere? |vereinfache? |schreibe? (?=.* um$))(?:bitte )?(?:mir |uns )?(.{1,90}?)(?: (?:ins|auf|in|nach|für) .{2,40}?)?(?: um)?|(?:kannst du|könntest du|können sie) (?:mir |uns |bitte )*(.{1,90}?)(?: (?:ins|auf|in|nach|für) .{2,40}?)? (?:übersetzen|umformulieren|umschreiben|vereinfachen)",
  summary: {
    starts:
      "(?:bitte )?(?:fasse?|fassen sie)(?: .*)? zusammen|(?:bitte )?(?:gib|gebt)(?: mir| uns)? (?:eine[n]? )?(?:kurze[n]? )?(?:zusammenfassung|überblick)",
    holds: "zusammenfass(?:ung|en)|überblick über|worum geht(?: es|'s)|wovon handel[nt]|kernaussagen|hauptthemen",
  },
  listing: {
    starts: "(?:bitte )?(?:liste|aufzählung)|(?:bitte )?(?:nenne?n?|zähle?|zeige?)(?: \\p{L}+)? (?:alle?r?|.*auf$)",
    documents:
      "(?:welche|wie viele|in welchen|in wie vielen) (?:dokumente?n?|dateien|texten?|unterlagen|artikeln?|berichten?)|(?:in welchem|welches) (?:dokument|buch|text)|wo wird .{2,60} erwähnt|(?:habe ich|haben wir|gibt es) (?:etwas|was|irgendetwas|dokumente|dateien|texte) (?:über|zu|zum|zur)",
    needed:
      "(?:dokumente?|unterlagen|dateien|papiere) (?:brauch\\p{L}*|benötig\\p{L}+|muss|müssen|müsste\\p{L}*|soll\\p{L}*|kann|können|darf|dürfen|fehlen|sind (?:\\p{L}+ )?(?:nötig|notwendig|erforderlich|vorzulegen|einzureichen|mitzubringen)|werden (?:\\p{L}+ )?(?:benötigt|gebraucht|verlangt|gefordert))",
  },
  comparison: {
    asks: "vergleichen?|vergleiche|vergleich (?:von|zwischen)|unterschiede?(?: (?:bei|in|im) .{1,60}?)? zwischen|unterscheide[nt] sich|gemeinsamkeiten|gemeinsam",
    sides: [
      /(?:unterschiede?|vergleich|gemeinsamkeiten)(?: (?:bei|in|im) (?<topic>.+?))? (?:von|zwischen) (?<a>.+?) (?:und|mit) (?<b>.+)/iu,
      /vergleiche?n?(?: sie)? (?<a>.+?) (?:und|mit) (?<b>.+)/iu,
      /was haben (?<a>.+?) und (?<b>.+?) gemeinsam/iu,
      /(?:wie|worin) unterscheide[nt] sich (?<a>.+?) (?:und|von) (?<b>.+)/iu,
    ],
    respect: "hinsichtlich|bezüglich|in bezug auf",
    and: "und",
    unnamed:
      "üblich übliche üblichen normal normale normalen gewöhnliche gewöhnlichen andere anderen anderer sonst früher vorher",
  },
  negation: {
    words: "nicht|kein|keine|keinen|keinem|keiner|keines|nie|niemals|niemand|nichts|weder",
    denials:
      "ohne|außer|ausgenommen|ausgeschlossen|verweigerten?|verweigerte|fehlte?n?|lehnten?|lehnte|nur|verboten|untersagt|geschlossen|entfällt|entfallen",
    conditions: "wenn|falls|sofern|obwohl",
  },
  told: [
    /^was (?:sagt|sagen|schreibt|berichtet|erzählt|erklärt|steht in|steht im|erfährt man in) (?<document>.{2,90}?) (?:über|zu|zum|zur|von) (?<topic>.{2,90})$/iu,
    /^was (?:wird|steht) (?:in|im) (?<document>.{2,90}?) (?:über|zu) (?<topic>.{2,90}?)(?: gesagt| geschrieben| berichtet)?$/iu,
    /^was (?:wird|steht) (?:über|zu) (?<topic>.{2,90}?) (?:in|im) (?<document>.{2,90}?)(?: gesagt| geschrieben| berichtet)?$/iu,
  ],
  ...ASKED_OF_DOCUMENTS,
  wants: {
    year: "in welchem jahr",
    date: "wann|um wie ?viel uhr|wie spät|seit wann|bis wann|an welchem (?:tag|datum)",
    percent: "wie viel prozent|prozent",
    amount: "wie teuer|was kostet|wie viel (?:geld|euro|kostet)",
    duration: "wie lange?|wie alt",
    measure: "wie (?:hoch|groß|weit|tief|breit|schwer|schnell|warm|heiß)",
    licence: "lizenz(?:en)?|lizenziert",
    frequency: "wie (?:oft|häufig)|in welchen abständen",
    count: "wie ?viele?",
    organisation: "welche (?:firma|organisation|partei|universität|behörde|bank)",
    person: "we(?:r|m|n|ssen)",
    place: "wo(?:her|hin)?|in welche[rmn] (?:stadt|land|ort)",
  },
  forms: {
    steps: "^wie (?:kann|soll|muss|mache|wird) (?:ich|man|wir)|^was (?:muss|soll|mache|tun) (?:ich|man|wir)",
    reason: "warum|weshalb|wieso|aus welchem grund",
    list: "^(?:was|welche) sind (?:die|alle)|^nenne?n? ",
    yes_no: "^(?:ist|sind|war|waren|hat|haben|kann|können|darf|dürfen|muss|müssen|soll|wird|gibt es) ",
    person: "^wer (?:ist|war|sind|waren) ",
    definition: "^was (?:ist|sind|war|bedeutet|heißt) .{1,60}$|^was versteht man unter",
  },
  numbers: {
    from: 2,
    words:
      "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    joined: { ones: "ein zwei drei vier fünf sechs sieben acht neun", by: "und" },
    others: {
      anderthalb: 1.5,
      eineinhalb: 1.5,
      zweieinhalb: 2.5,
      dreieinhalb: 3.5,
      viereinhalb: 4.5,
      fünfeinhalb: 5.5,
      zweitausend: 2000,
      dreitausend: 3000,
      viertausend: 4000,
      fünftausend: 5000,
      sechstausend: 6000,
      siebentausend: 7000,
      achttausend: 8000,
      neuntausend: 9000,
      zehntausend: 10000,
      hundert: 100,
      einhundert: 100,
      zweihundert: 200,
      dreihundert: 300,
      vierhundert: 400,
      fünfhundert: 500,
      sechshundert: 600,
      siebenhundert: 700,
      achthundert: 800,
      neunhundert: 900,
      tausend: 1000,
      eintausend: 1000,
    },
    scales: {
      dutzend: 12,
      hundert: 1e2,
      tausend: 1e3,
      millionen: 1e6,
      mio: 1e6,
      milliarde: 1e9,
      milliarden: 1e9,
      mrd: 1e9,
    },
  },
  clock: {
    times: [
      ["halb {h}", -30],
      ["viertel nach {h}", 15],
      ["viertel vor {h}", -15],
    ],
    hour: "uhr",
    names: { mitternacht: 0 },
    before_noon: "morgens|vormittags|früh",
    after_noon: "nachmittags|abends",
  },
  ranges: [
    ["zwischen", "und"],
    ["von", "bis"],
    ["", "bis"],
  ],
  frames: {
    fromDocuments: "Aus deinen Dokumenten:",
    total: "Summe",
    reckoned: (of, count) => `${of === "sum" ? "Summe" : "Mittelwert"} von ${count} Werten.`,
    rowsOf: (count, total) => `${count} von ${total} ${total === 1 ? "Zeile" : "Zeilen"}`,
    tableSize: (rows, columns) =>
      `${rows} ${rows === 1 ? "Zeile" : "Zeilen"} unter den Überschriften, ${columns} ${columns === 1 ? "Spalte" : "Spalten"}`,
    noneHolds: (words, total) =>
      total === 1
        ? `Dein Dokument erwähnt ${words.join(" zusammen mit ")} nicht.`
        : `Keines deiner ${total} Dokumente erwähnt ${words.join(" zusammen mit ")}.`,
    noPassageHolds: (words) => `Keine Stelle erwähnt ${words.join(" zusammen mit ")}.`,
    occursIn: (word, count) => `${word} kommt in ${count === 1 ? "einem Dokument" : `${count} Dokumenten`} vor.`,
    nothingFound: (total) =>
      total === 1
        ? "In deinem Dokument passt nichts zu dieser Frage."
        : `In deinen ${total} Dokumenten passt nichts zu dieser Frage.`,
    noneSoFar: (words) =>
      words.length === 0
        ? "In dem, was bisher gelesen ist, passt nichts zu dieser Frage."
        : `Was bisher gelesen ist, erwähnt ${words.join(" zusammen mit ")} nicht.`,
    notRead: (names) => `Bisher nicht gelesen: ${names}.`,
    otherYear: (found, asked) => `Zu ${found}, nicht zu ${asked}:`,
    withoutNot: (word) => `Hier steht kein „${word}“:`,
    fromOtherLanguage: (languages) => `Aus Dokumenten auf ${languages}, nach ihrem Sinn gefunden:`,
    otherLanguage: (languages) => `Deine Dokumente sind auf ${languages}. Frage mit Wörtern, die darin vorkommen.`,
    doesNotMention: (words) => `Erwähnt ${words.join(", ")} nicht:`,
    notSaid: "Die Dokumente sagen dazu nichts.",
    closest: "Am nächsten kommt:",
    nothingHere: "Dazu wurde nichts gefunden.",
    sideBySide: "Nebeneinander:",
    inShort: "Kurz gesagt",
    numbersDiffer: "Zahlen und Daten, die sich unterscheiden:",
    onlyOne: "Es gibt nur ein Dokument:",
    cannotCompare: "Die Dokumente sagen zu wenig darüber, um es zu vergleichen.",
    noText: "Die Dokumente enthalten keinen Text zum Zusammenfassen.",
    withoutText: (names) =>
      `In ${names} gibt es keinen Text, der durchsucht werden kann: Die Texterkennung (OCR) hat keinen gefunden oder wurde angehalten.`,
    covers: (told, total) =>
      told < total
        ? `Dokumente in dieser Übersicht: ${told} von ${total}.`
        : `Dokumente in dieser Übersicht: ${total}.`,
    about: (topic, told, total) => `Zu „${topic}“ (Dokumente: ${told} von ${total}):`,
    inventory: (count) => `Dokumente: ${count}`,
    mention: (topic, told, total) => `„${topic}“ kommt in ${told} von ${total} Dokumenten vor`,
    notMention: (topic, told, total) =>
      `${told} von ${total} Dokumenten ${told === 1 ? "erwähnt" : "erwähnen"} „${topic}“ nicht`,
    noneMentions: (topic) => `Kein Dokument erwähnt „${topic}“.`,
    items: (count, documents) => `Gefundene Punkte: ${count} (Dokumente: ${documents})`,
    saidAbout: (topic) => `Was die Dokumente zu „${topic}“ sagen:`,
    properties: (author) => `Im Text steht es nicht; die Eigenschaften der Datei nennen **${author}**.`,
    readAs: (asked, read) => `Für „${asked}“ wurde „${read}“ gelesen.`,
    readPart: (question) =>
      `Deine Nachricht ist länger als 2.000 Zeichen: „${question}“ wurde als Frage gelesen, der Rest als Zusammenhang.`,
    noSuchFile: "Eine solche Datei gibt es nicht.",
    firstOf: (count) => `die ersten ${count}`,
    pages: (count) => `Seiten: ${count}`,
    words: (count) => `Wörter: ${count}`,
    hello: "Hallo!",
    welcome: "Gern geschehen!",
    goodbye: "Auf Wiedersehen!",
    fine: "Ich bin Lectern und bereit.",
    addOne:
      "Füge ein Dokument hinzu, dann beantworte ich Fragen dazu und zeige die Stelle, auf der die Antwort beruht.",
    canDo: (count) =>
      `Ich beantworte Fragen zu deinen Dokumenten (${count}) und zeige immer die Stelle, von der die Antwort kommt. Frag nach einer Tatsache, einer Zusammenfassung, einem Vergleich oder einer Liste.`,
    askBack: "Was möchtest du wissen? Nenne eine Person, einen Ort, einen Begriff oder ein Dokument.",
    forExample: "Zum Beispiel über:",
    noDocuments:
      "Hier gibt es noch keine Dokumente. Füge eines hinzu oder wähle eine andere Sammlung, und frag noch einmal.",
    whichOne: "Was ist gemeint?",
    joke: "Bitte sehr: Ein Scan geht zum Arzt. „Herr Doktor, niemand versteht mich.“ – „Das sehe ich“, sagt der Arzt. „Dir fehlt die Textebene.“",
    cannotReword: "Zum Übersetzen und Umformulieren braucht es ein Sprachmodell. Ohne eines kann ich nur zitieren.",
    cannotPerform:
      "Das müsste ich erfinden, und ich gebe nur wieder, was in deinen Dokumenten steht. Einen Witz habe ich, oder etwas Interessantes aus den Dokumenten.",
    interesting: "Lesenswert:",
    sections: "Abschnitte",
    unread: (names) => `Ohne Text und darum nicht dabei: ${names}.`,
  },
};
