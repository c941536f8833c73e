/** Sentences about articles in German in ../shared/data, written with those in `receipt-model-articles.ts`. */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const GERMAN = "retrieval/xquad/xquad.de.json";

export const MODEL_GERMAN: readonly LiesAboutFile[] = [
  {
    file: GERMAN,
    from: "Obwohl die Kolben-Dampfmaschine nicht mehr",
    to: "Dampf pro kWh verbraucht.",
    truths: [
      "Laut dem Dokument sehen mehrere Firmen in der Kolben-Dampfmaschine eine mögliche Alternative zum Verbrennungsmotor.",
      "Das schwedische Unternehmen Energiprojekt AB nutzt moderne Werkstoffe, um Dampfenergie besser auszunutzen.",
      "Bei Hochdruckmotoren liegt der Wirkungsgrad zwischen 27 und 30 Prozent.",
      "Der Motor hat fünf Zylinder und arbeitet im Zweitakt mit Heißdampf.",
      "Pro Kilowattstunde verbraucht die Maschine ungefähr vier Kilogramm Dampf.",
      "Nein, ein Verbundmotor ist es nicht, sondern ein Zweitaktmotor mit 5 Zylindern.",
    ],
    lies: [
      ["number", "Die Maschine verbraucht etwa 8,8 kg Dampf pro Kilowattstunde."],
      ["name", "Energiprojekt AB ist ein norwegisches Unternehmen."],
      ["negation", "Die Kolben-Dampfmaschine wird noch immer flächendeckend kommerziell genutzt."],
    ],
  },
  {
    file: GERMAN,
    from: "Tesla war bekannt für seine wissenschaftlichen",
    to: "Interesse an Tesla.",
    truths: [
      "Nikola Tesla starb am 07.01.1943.",
      "Den Großteil seines Patentgeldes steckte Tesla in eigene Projekte, die nicht immer gelangen.",
      "Die SI-Einheit der magnetischen Flussdichte trägt seit 1960 seinen Namen.",
      "Siebzehn Jahre nach seinem Tod wurde eine Maßeinheit nach ihm benannt.",
      "Bis er in Rente ging, lebte er überwiegend in Hotels in New York.",
      "Das öffentliche Interesse an Tesla nimmt seit den 1990er-Jahren wieder zu, nachdem er lange fast vergessen war.",
    ],
    lies: [
      ["number", "Tesla starb am 17. Januar 1943."],
      ["exchanged", "1960 benannte Tesla eine Maßeinheit nach der Generalkonferenz für Maß und Gewicht."],
      ["roles", "Nach seinem Tod wurde Teslas Arbeit sofort weltberühmt."],
    ],
  },
  {
    file: GERMAN,
    from: "Lindisfarne sind eine Folk-Rock Gruppe",
    to: "Leadsänger von AC/DC wurde.",
    truths: [
      "Paul Gascoigne, ein früherer Profifußballer aus Newcastle, coverte 1990 das Lied „Fog on the Tyne“.",
      "„Fog on the Tyne“ von Lindisfarne erschien 1971, die Coverversion von Gascoigne also 19 Jahre später.",
      "Venom entstand 1979 in Newcastle und gilt vielen als Begründer des Black Metal.",
      "Bevor Brian Johnson bei AC/DC sang, gehörte er der Band Geordie an.",
      "Die Band Skyclad wurde nach dem Ende von Sabbat gegründet.",
      "Andy Taylor kam im Jahr 1961 in Newcastle zur Welt.",
    ],
    lies: [
      ["roles", "Brian Johnson war Leadsänger von AC/DC, bevor er zu Geordie ging."],
      ["merged", "Venom ging aus der Auflösung der Band Sabbat hervor."],
      ["number", "Paul Gascoigne coverte den Song im Jahr 1980."],
    ],
  },
  {
    file: GERMAN,
    from: "Die Stadt hat zwei Universitäten",
    to: "(in Großbritannien).",
    truths: [
      "In Newcastle gibt es 2 Universitäten: die Newcastle University und die Northumbria University.",
      "Die Newcastle University geht auf eine Schule für Medizin und Chirurgie aus dem Jahr 1834 zurück.",
      "Die Trennung von der Durham University erfolgte am 01.08.1963.",
      "Aus der Fachhochschule Newcastle, die 1969 gegründet wurde, entstand 23 Jahre später die University of Northumbria.",
      "Beide Hochschulen wurden von der Sunday Times ausgezeichnet, die eine im Jahr 2000, die andere 2005.",
      "Die Zeitschrift „Computing“ zeichnete die Northumbria University für ihre IT-Ausstattung aus.",
    ],
    lies: [
      ["exchanged", "Die Northumbria University trennte sich 1963 von der Durham University."],
      ["number", "Die Fachhochschule Newcastle wurde 1996 gegründet."],
      ["roles", "Im Jahr 2000 wurde die Northumbria University zur besten Universität des Jahres gewählt."],
    ],
  },
  {
    file: GERMAN,
    from: "Internet2 ist ein gemeinnütziges",
    to: "als Internet2 Network.",
    truths: [
      "Internet2 ist ein Non-Profit-Konsortium in den USA, das von Mitgliedern aus Forschung, Bildung, Industrie und Regierung geleitet wird.",
      "Das erste Netzwerk hieß Abilene und wurde 1998 zusammen mit Qwest aufgebaut.",
      "Die geplante Kapazität sollte verzehnfacht werden, von 10 auf 100 Gigabit pro Sekunde.",
      "Die Partnerschaft mit Level 3 Communications wurde 2006 bekannt gegeben.",
      "Neun Jahre nach dem Aufbau, im Oktober 2007, gab Internet2 das Netz Abilene offiziell auf.",
    ],
    lies: [
      ["number", "Die Kapazität sollte von 100 Gbit/s auf 1000 Gbit/s steigen."],
      ["exchanged", "Abilene wurde 1998 gemeinsam mit Level 3 Communications aufgebaut."],
      ["negation", "Internet2 arbeitet gewinnorientiert."],
    ],
  },
  {
    file: GERMAN,
    from: "Als Sky Digital im Jahr 1998",
    to: "Großbritannien sendeten.",
    truths: [
      "Sky Digital startete 1998 über den Satelliten Astra 2A.",
      "Der analoge Dienst lief über die Position 19,2° Ost, der digitale über 28,5° Ost.",
      "Eurobird 1 heißt inzwischen Eutelsat 33C.",
      "Auf der alten Orbitalposition befanden sich auch Sender aus anderen Ländern Europas.",
      "Die Position 28,5°E war fast nur für Sender bestimmt, die sich an Großbritannien richteten.",
    ],
    lies: [
      ["exchanged", "Der digitale Dienst wurde über 19,2°E ausgestrahlt, der analoge über 28,5°E."],
      ["number", "Sky Digital ging 1989 an den Start."],
      ["roles", "Die neue Position wurde mit Sendern aus mehreren europäischen Ländern geteilt."],
    ],
  },
  {
    file: GERMAN,
    from: "Der Scotland Act 1978 sah die Einrichtung",
    to: "nicht abstimmen konnten.",
    truths: [
      "Das Referendum fand am 1.3.1979 statt.",
      "Zwar stimmte eine Mehrheit von 51,6 Prozent dafür, doch das Vorhaben scheiterte an der 40-Prozent-Hürde.",
      "Knapp ein Drittel der Wahlberechtigten (32,9 %) gab keine Stimme ab.",
      "Für das Gesetz mussten mindestens vierzig Prozent aller Wahlberechtigten stimmen.",
      "Das gewählte Parlament sollte seinen Sitz in Edinburgh haben.",
      "Nein, die Volksabstimmung von 1979 hatte keinen Erfolg, weil die erforderliche Schwelle nicht erreicht wurde.",
    ],
    lies: [
      ["negation", "Das Referendum von 1979 war erfolgreich und führte zu einer schottischen Versammlung."],
      ["number", "Die nötige Schwelle lag bei 50 % aller Wahlberechtigten."],
      ["exchanged", "Nur 32,9 % stimmten für das Regionalparlament."],
    ],
  },
  {
    file: GERMAN,
    from: "Frankreich übernahm im Jahr 1830",
    to: "menschliche Ressourcen zur Verfügung.",
    truths: [
      "Algerien geriet 1830 unter französische Kontrolle.",
      "Mit dem Wiederaufbau seines Weltreichs begann Frankreich erst in der zweiten Hälfte des 19. Jahrhunderts richtig.",
      "Die Republikaner lehnten das Imperium zunächst ab und unterstützten es erst, als auch Deutschland Kolonien erwarb.",
      "Schwerpunkte waren Nordafrika, Westafrika und Südostasien.",
      "Das Kolonialreich lieferte Rohstoffe, kaufte Fertigprodukte und stellte in den beiden Weltkriegen Menschen bereit.",
    ],
    lies: [
      ["roles", "Die Republikaner waren dem Imperium von Anfang an freundlich gesinnt."],
      ["name", "Deutschland übernahm im Jahr 1830 die Kontrolle über Algerien."],
      ["time", "Frankreich begann schon vor 1830 mit dem Wiederaufbau seines Imperiums."],
    ],
  },
  {
    file: GERMAN,
    from: "Am 6. Oktober 1973 starteten Syrien",
    to: "mehr für Öl bezahlen sollt.",
    truths: [
      "Der Angriff auf Israel begann an Jom Kippur, dem 06.10.1973.",
      "Ägypten und Syrien griffen Israel überraschend an und wurden dabei von weiteren arabischen Ländern unterstützt.",
      "Als zweitgrößter Ölexporteur der Welt war der Iran damals eng mit den USA verbündet.",
      "Der Schah begründete höhere Ölpreise unter anderem damit, dass der Weizenpreis um 300 % gestiegen sei.",
      "Wie der Schah sagte, kauften die westlichen Nationen das Rohöl und verkauften es zum hundertfachen Preis zurück.",
    ],
    lies: [
      ["roles", "Am 6. Oktober 1973 griff Israel überraschend Syrien und Ägypten an."],
      ["number", "Der Schah sagte, der Weizenpreis sei um 200 Prozent angehoben worden."],
      ["number", "Iran war damals der größte Öl-Exporteur der Welt."],
    ],
  },
  {
    file: GERMAN,
    from: "Der Schwarze Tod verwüstete einen Großteil",
    to: "Bevölkerung ausgelöscht wurde.",
    truths: [
      "Zwischen 1701 und 1800 wurden in Konstantinopel insgesamt 68 Epidemien verzeichnet.",
      "In der ersten Hälfte des 18. Jahrhunderts gab es in Konstantinopel 37 Epidemien, in der zweiten Hälfte 31.",
      "Bagdad verlor zeitweise etwa 67 % seiner Einwohner.",
      "Algier wurde unter anderem in den Jahren 1665 und 1691 von der Pest heimgesucht.",
      "Dreieinhalb Jahrhunderte lang trat die Pest fast jedes Jahr irgendwo in der islamischen Welt auf.",
    ],
    lies: [
      ["exchanged", "Zwischen 1701 und 1750 gab es in Konstantinopel 31 Epidemien."],
      ["name", "Kairo verlor in den Jahren 1620-21 zwischen 30.000 und 50.000 Einwohner."],
      ["number", "In Bagdad wurde mitunter ein Drittel der Bevölkerung ausgelöscht."],
    ],
  },
];
