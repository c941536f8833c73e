import type { LiesAbout } from "./receipt-passages.ts";

/**
 * Passages of everyday papers in English and German, with sentences written before they were checked: names without a form of
 * address, wrong names before irregular verbs, numbers in words, units, cells of tables. These were looked at.
 */
export const CLUB: readonly LiesAbout[] = [
  {
    passage:
      "Minutes of the rowing club, 14 March 2025. Present were nineteen members. Petra Lindqvist chaired the meeting and Owen Marsh kept the minutes. The treasurer, Dalia Okafor, gave the accounts: the club took in £18,240 and spent £16,905. A new boat costing £4,600 was approved by twelve votes to seven. The spring regatta will be held on 17 May.",
    truths: [
      "Petra Lindqvist led the meeting of 14 March 2025.",
      "Nineteen members came to the meeting.",
      "The club spent less than it took in.",
      "The purchase of a boat for 4,600 pounds was approved.",
      "Owen Marsh wrote the minutes.",
    ],
    lies: [
      ["name", "Owen Marsh chaired the meeting."],
      ["name", "Petra Lindqvist gave the accounts."],
      ["irregular", "Dalia Okafor kept the minutes."],
      ["unknown name", "Irene Castell kept the minutes."],
      ["exchanged", "The club took in £16,905 and spent £18,240."],
      ["exchanged", "The boat was approved by seven votes to twelve."],
    ],
  },
  {
    passage:
      "Der Kleingartenverein Sonnenhang wurde 1931 gegründet. Den Vorsitz hat seit 2018 Marlies Brandt, Kassenwart ist Uwe Tietjen. Der Verein hat 86 Parzellen von je etwa 320 Quadratmetern. Die Pacht beträgt 0,38 Euro je Quadratmeter und Jahr. Wasser wird von April bis Oktober angestellt. Jedes Mitglied leistet acht Stunden Gemeinschaftsarbeit im Jahr.",
    truths: [
      "Marlies Brandt ist seit 2018 Vorsitzende des Vereins.",
      "Uwe Tietjen kümmert sich um die Kasse.",
      "Die Pacht kostet 38 Cent pro Quadratmeter im Jahr.",
      "Acht Stunden Gemeinschaftsarbeit sind im Jahr zu leisten.",
      "Den Verein gibt es seit 1931.",
    ],
    lies: [
      ["name", "Uwe Tietjen hat seit 2018 den Vorsitz."],
      ["unknown name", "Kassenwart ist Jens Wohlers."],
      ["name", "Kassenwart ist Marlies Brandt."],
      ["number", "Der Verein hat 320 Parzellen."],
      ["month", "Wasser wird von März bis Oktober angestellt."],
      ["negation", "Mitglieder leisten keine Gemeinschaftsarbeit."],
    ],
  },
  {
    passage:
      "Hannah Voss wrote the first edition of the bird atlas in 1987. Tomas Reuter drew the maps, and Lucy Imber took the photographs. The second edition of 2004 added 41 species and was printed in 3,000 copies. It sold out within eight months.",
    truths: [
      "The first edition of the atlas was written by Hannah Voss.",
      "The maps were drawn by Tomas Reuter.",
      "Lucy Imber was the photographer.",
      "All copies of the second edition were sold in eight months.",
      "Three thousand copies of the second edition were printed.",
    ],
    lies: [
      ["irregular", "Tomas Reuter wrote the first edition of the bird atlas in 1987."],
      ["irregular", "Lucy Imber drew the maps."],
      ["unknown name", "Martin Gale drew the maps."],
      ["passive", "The photographs were taken by Hannah Voss."],
      ["edition", "The first edition added 41 species."],
      ["unit", "It sold out within eight weeks."],
    ],
  },
  {
    passage:
      "| Route | Length | Climb | Time |\n| --- | --- | --- | --- |\n| Mill path | 6.5 km | 120 m | 2 h |\n| Ridge walk | 14 km | 640 m | 5 h 30 min |\n| Lake loop | 9.8 km | 85 m | 2 h 45 min |\n\nThe ridge walk is closed from November to March. Dogs are allowed on the lake loop only on a lead.",
    truths: [
      "The ridge walk climbs 640 metres.",
      "The lake loop takes two hours and 45 minutes.",
      "The mill path is the shortest of the three routes.",
      "In winter, from November to March, the ridge walk is shut.",
      "Dogs must be on a lead on the lake loop.",
    ],
    lies: [
      ["row", "The mill path is 9.8 km long."],
      ["column", "The lake loop climbs 120 m."],
      ["comparison", "The lake loop is longer than the ridge walk."],
      ["month", "The ridge walk is closed from December to March."],
      ["row", "Dogs are allowed on the ridge walk only on a lead."],
    ],
  },
  {
    passage:
      "Bei der Gemeinderatswahl am 9. Juni erhielt Katrin Ostermann 1.412 Stimmen, Bernd Falkenau 1.275 und Sigrun Peters 644. Die Wahlbeteiligung lag bei 61,3 Prozent. Ostermann tritt ihr Amt am 1. September an. Falkenau hatte die Gemeinde zwölf Jahre lang geführt.",
    truths: [
      "Katrin Ostermann bekam die meisten Stimmen.",
      "61,3 % der Berechtigten gingen zur Wahl.",
      "Falkenau führte die Gemeinde zwölf Jahre.",
      "Ostermann beginnt ihr Amt am 1. September.",
    ],
    lies: [
      ["name", "Sigrun Peters erhielt 1.275 Stimmen."],
      ["name", "Bernd Falkenau tritt sein Amt am 1. September an."],
      ["unknown name", "Volker Jansen hatte die Gemeinde zwölf Jahre lang geführt."],
      ["name", "Ostermann hatte die Gemeinde zwölf Jahre lang geführt."],
      ["comparison", "Falkenau erhielt mehr Stimmen als Ostermann."],
    ],
  },
  {
    passage:
      "The hotel's boiler was replaced in February. Its capacity is 240 kilowatts, a third more than the old one. Gas use fell from 410 MWh in 2022 to 355 MWh in 2023. Guests reported cold water four times in 2022 and not once in 2023. The maker, Thermax, gives a warranty of ten years; the service contract with Halden Ltd costs €1,150 a year.",
    truths: [
      "Gas consumption decreased to 355 MWh in 2023.",
      "There were no reports of cold water in 2023.",
      "The new boiler has more capacity than the old one.",
      "Thermax grants a ten-year warranty.",
      "Halden Ltd charges 1,150 euros a year for service.",
    ],
    lies: [
      ["exchanged", "Gas use rose from 355 MWh in 2022 to 410 MWh in 2023."],
      ["roles", "Halden Ltd gives a warranty of ten years."],
      ["comparison", "The old boiler had more capacity than the new one."],
      ["number", "Guests reported cold water four times in 2023."],
      ["unit", "The boiler's capacity is 240 megawatts."],
    ],
  },
];
