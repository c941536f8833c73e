import type { GuidePhrases } from "./phrases.ts";
import { anyOf, begins, NAME, NUMBER, SUBJECT, wordOf, YEAR, wholly } from "./parts.ts";

const ABOUT = "(?:etwa |rund |ungefähr |knapp |über |mindestens )?";
const COUNT = `(?<value>${NUMBER}|${anyOf("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf")})`;
const DATE = String.raw`(?<value>(?:\p{N}{1,2}\. )?(?:\p{Lu}\p{Ll}{2,9} )?${YEAR})(?!\p{N})`;
const DONE = String.raw`(?<done>(?:ge|be|er|ver|ent|zer|ab|auf|aus|ein)?\p{Ll}{3,20}(?:t|en))`;

export const de: GuidePhrases = {
  kinds: wordOf(
    "Geschäftsbericht Jahresbericht Quartalsbericht Mietvertrag Arbeitsvertrag Datenschutzerklärung Bedienungsanleitung Pressemitteilung Diplomarbeit Doktorarbeit Bachelorarbeit Masterarbeit Bericht Artikel Vertrag Handbuch Anleitung Leitfaden Rechnung Protokoll Brief Satzung Gesetz Verordnung Gutachten Angebot Broschüre Rezept Bescheid",
  ),
  organisation: wordOf(
    "GmbH AG KG SE e.V. UG Universität Hochschule Institut Ministerium Amt Bundesamt Bank Gesellschaft Verein Stiftung Verband Museum Klinik Verlag Gericht Partei Sparkasse Werke",
  ),
  person: /(?<!\p{L})(?:Dr|Prof|Herr|Frau|Professor|Präsident|von|Autor|Direktor)\.? $/u,
  noSubject:
    /^(?:es|er|sie|wir|ich|ihr|du|dies|diese|dieser|dieses|das ist|hier|dort|da|in|im|an|am|auf|bei|nach|vor|seit|während|als|wenn|für|von|vom|mit|obwohl|jedoch|aber|und|oder|wer|was|welche|wo|wie|warum|einige|viele|alle|beide|solche|sein|seine|ihre|unser|mein|weil|dann|auch|zu|zum|zur|nicht|kein|heute|man|siehe|abbildung|tabelle|zwischen|unter|über|durch|ohne|gegen|um)(?![\p{L}-])/iu,
  unclear: wordOf(
    "ist sind war waren hat haben hatte hatten wird werden wurde wurden kann können muss müssen soll sollen darf dürfen nicht dass welche welcher welches wenn weil dies diese dieser dieses unser unsere ihr ihre sein seine solche folgende folgender folgendes folgenden ähnlich jede jeder jedes andere anderen anderer anderes erstere ersterer ersteres letztere letzterer letzteres rest übrige übrigen",
  ),
  pointing: wordOf(
    "er ihn ihm ihnen dies diese dieser dieses diesen diesem jene jener hier dort dann damit davon dafür dazu oben unten",
  ),
  definite: /^(?:der|die|das|den|dem|des)$/iu,
  division: wordOf("Teil Kapitel Abschnitt Anhang Anlage Artikel Punkt Abbildung Tabelle Seite"),
  article: /^(?:Der|Die|Das|Ein|Eine)(?= )/u,
  asks: /^(?:was|wer|wem|wen|wessen|wann|wo|woher|wohin|warum|wieso|weshalb|wie|welche[rsmn]?|womit|wodurch|ist|sind|kann|können|darf|muss|soll|hat|haben) (?:\S+ ){2}/iu,
  furniture: wholly(
    "Inhalt Inhaltsverzeichnis Einleitung Zusammenfassung Fazit Überblick Übersicht Hintergrund Literatur Literaturverzeichnis Quellen Anhang Vorwort Nachwort Danksagung Glossar Impressum Kontakt Allgemeines Sonstiges Unterschriften Anlagen Abbildungsverzeichnis Tabellenverzeichnis Ergebnisse Diskussion Methoden Fragen",
  ),
  pageParts: wholly("Inhalt Inhaltsverzeichnis Unterschriften Abbildungsverzeichnis Tabellenverzeichnis"),
  idleHeads: wholly("Seite Seiten Nr Nummer Anmerkung Anhang Bezeichnung Beschreibung Titel Typ"),
  about: (heading) => `Was steht im Dokument über „${heading}“?`,
  cell: (row, column, isPeriod) =>
    isPeriod ? `Wie hoch war „${row}“ im Zeitraum ${column}?` : `Was ist „${column}“ bei „${row}“?`,
  definitions: [
    { says: begins(SUBJECT, " ist (?:ein|eine|der|die|das|einer|eines) "), ask: ({ what }) => `Was ist ${what}?` },
    {
      says: begins(SUBJECT, " (?<be>bezeichnet|bedeutet) "),
      ask: ({ what, be }) => `Was ${be} ${what}?`,
    },
    { says: begins(SUBJECT, " sind (?:die |eine |alle )?\\p{Lu}"), ask: ({ what }) => `Was sind ${what}?` },
  ],
  facts: [
    {
      says: begins(
        SUBJECT,
        ` (?<be>wurde|wurden) (?:im Jahre? |am |im |in den Jahren )?${DATE}(?: [^.;,]{1,60}?)?? ${DONE}(?: und [^.]{1,60})?[.,]`,
      ),
      ask: ({ what, be, done }) => `Wann ${be} ${what} ${done}?`,
    },
    {
      says: begins(SUBJECT, ` (?<be>wurde|wurden|ist|war) (?:\\p{N}{4} )?von ${NAME} ${DONE}[.,]`),
      ask: ({ what, be, done }) => `Von wem ${be} ${what} ${done}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<verb>hat|haben|enthält|enthalten|umfasst|umfassen|besitzt|zählt) ${ABOUT}${COUNT} (?<noun>\\p{Lu}\\p{L}{2,25})(?!\\p{L})`,
      ),
      ask: ({ what, verb, noun }) => `Wie viele ${noun} ${verb} ${what}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<be>ist|war|sind|waren) ${ABOUT}(?<value>${NUMBER} \\p{L}{1,12}) (?<adjective>hoch|lang|breit|tief|dick|alt|schwer|groß)(?!\\p{L})`,
      ),
      ask: ({ what, be, adjective }) => `Wie ${adjective} ${be} ${what}?`,
    },
    {
      says: begins(SUBJECT, ` (?<verb>kostet|kosten) ${ABOUT}(?<value>${NUMBER})`),
      ask: ({ what, verb }) => `Was ${verb} ${what}?`,
    },
    {
      says: begins(SUBJECT, ` dauert ${ABOUT}(?<value>${NUMBER} \\p{Lu}\\p{L}{3,8})`),
      ask: ({ what }) => `Wie lange dauert ${what}?`,
    },
    {
      says: begins(
        SUBJECT,
        ` (?<be>betrug|betrugen|beträgt|betragen|erreichte) ${ABOUT}(?<value>${NUMBER}(?: ?(?:%|Prozent|Euro|Millionen|Milliarden))?)`,
      ),
      ask: ({ what, be }) => `Wie hoch ${be === "erreichte" ? "war" : be} ${what}?`,
    },
  ],
};
