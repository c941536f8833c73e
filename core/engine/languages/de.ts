import type { Language } from "./language.ts";

export const de: Language = {
  code: "de",
  words:
    "der die das den dem des ein eine einen einem einer eines wer wie was wo wann warum wieso weshalb worauf worüber woraus womit wofür wodurch woran woher wohin wem wen wessen welche welcher welches welchen welchem wieviel wieviele viele viel ist sind war waren hat haben hatte wurde wurden wird werden kann können kannst und oder mit von vom im am an auf aus bei nach zum zur für über unter durch gegen ohne um nicht kein keine auch noch nur sich es ich du er sie wir ihr mir dir uns mich dich bitte danke dank schön sehr hallo guten morgen tag abend tschüss wiedersehen dokumente dokumenten dokument alle alles heißt hieß gibt fasse zusammen vergleiche unterschied zwischen erzähl erzähle witz geschichte gedicht lied geht bist dieser diese dieses diesen steht zeige nenne liste erkläre wenn dass ja nein",
  frames: {
    fromDocuments: "Aus deinen Dokumenten:",
    noneHolds: (words, total) =>
      total === 1
        ? `Dein Dokument erwähnt ${words.join(" zusammen mit ")} nicht.`
        : `Keines deiner ${total} Dokumente erwähnt ${words.join(" zusammen mit ")}.`,
    occursIn: (word, count) => `${word} kommt in ${count === 1 ? "einem Dokument" : `${count} Dokumenten`} vor.`,
    nothingFound: (total) =>
      total === 1
        ? "In deinem Dokument passt nichts zu dieser Frage."
        : `In deinen ${total} Dokumenten passt nichts zu dieser Frage.`,
    otherYear: (found, asked) => `Zu ${found}, nicht zu ${asked}:`,
    doesNotMention: (words) => `Erwähnt ${words.join(", ")} nicht:`,
    notSaid: "Die Dokumente sagen dazu nichts.",
    closest: "Am nächsten kommt:",
    nothingHere: "Sagt dazu nichts.",
    sideBySide: "Nebeneinander:",
    inShort: "Kurz gesagt",
    numbersDiffer: "Zahlen und Daten, die sich unterscheiden:",
    onlyOne: "Es gibt nur ein Dokument:",
    cannotCompare: "Die Dokumente sagen zu wenig darüber, um es zu vergleichen.",
    noText: "Die Dokumente enthalten keinen Text zum Zusammenfassen.",
    withoutText: (names) =>
      `In ${names} gibt es keinen Text, der durchsucht werden kann, denn die Textebene fehlt wie bei einem Scan. Führe eine Texterkennung (OCR) durch und füge das Ergebnis hinzu.`,
    covers: (told, total) =>
      told < total
        ? `Dokumente in dieser Übersicht: ${told} von ${total}.`
        : `Dokumente in dieser Übersicht: ${total}.`,
    about: (topic, told, total) => `Zu „${topic}“ (Dokumente: ${told} von ${total}):`,
    inventory: (count) => `Dokumente: ${count}`,
    mention: (topic, told, total) => `„${topic}“ kommt in ${told} von ${total} Dokumenten vor`,
    noneMentions: (topic) => `Kein Dokument erwähnt „${topic}“.`,
    items: (count, documents) => `Gefundene Punkte: ${count} (Dokumente: ${documents})`,
    saidAbout: (topic) => `Was die Dokumente zu „${topic}“ sagen:`,
    steps: "Dann:",
    properties: (author) => `Im Text steht es nicht; die Eigenschaften der Datei nennen **${author}**.`,
    readAs: (asked, read) => `Für „${asked}“ wurde „${read}“ gelesen.`,
    readPart: (question) =>
      `Deine Nachricht ist länger als 2.000 Zeichen: „${question}“ wurde als Frage gelesen, der Rest als Zusammenhang.`,
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
    noDocuments: "Es gibt noch keine Dokumente. Füge eines hinzu und frag noch einmal, wenn es gelesen ist.",
  },
};
