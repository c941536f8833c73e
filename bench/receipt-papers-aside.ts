import type { LiesAbout } from "./receipt-passages.ts";

/** The other half of `receipt-papers.ts`. Only its totals are read. */
export const PAPERS_ASIDE: readonly LiesAbout[] = [
  {
    passage:
      "# Arbeitsvertrag\n\nFrau Leonie Hartwig wird ab dem 1. April 2023 als Buchhalterin bei der Firma Otto Kranz GmbH eingestellt. Die Probezeit dauert sechs Monate. Die Arbeitszeit beträgt 38,5 Stunden in der Woche, das Gehalt 3.400 Euro brutto im Monat. Der Urlaub umfasst 28 Arbeitstage. Überstunden werden nur vergütet, wenn sie angeordnet wurden. Nebentätigkeiten bedürfen der Zustimmung des Arbeitgebers.",
    truths: [
      "Leonie Hartwig arbeitet seit dem 01.04.2023 als Buchhalterin bei der Otto Kranz GmbH.",
      "Nach einem halben Jahr endet die Probezeit.",
      "Das monatliche Bruttogehalt liegt bei 3.400 €.",
      "Pro Jahr stehen Hartwig 28 Urlaubstage zu.",
      "Für Nebentätigkeiten ist die Zustimmung des Arbeitgebers nötig.",
    ],
    lies: [
      ["number", "Die Probezeit dauert drei Monate."],
      ["all", "Alle Überstunden werden vergütet."],
      ["roles", "Leonie Hartwig stellt Otto Kranz als Buchhalter ein."],
      ["number", "Die Arbeitszeit beträgt 28 Stunden in der Woche."],
      ["negation", "Nebentätigkeiten bedürfen keiner Zustimmung des Arbeitgebers."],
    ],
  },
  {
    passage:
      "Dear Mr Ashdown,\n\nThank you for your order of 6 May 2025. We shipped eight of the ten chairs on Monday; the other two are out of stock and will follow in about three weeks. Your card was charged $960 for the eight chairs. Shipping is free because the order is above $500. If you would rather cancel the two chairs, please write to Imogen Pratt before 20 May.\n\nKind regards\nLouis Merrow, Customer Service",
    truths: [
      "Eight chairs have been shipped, and the remaining two will arrive in roughly three weeks.",
      "Mr Ashdown paid 960 dollars for 8 chairs.",
      "There is no charge for shipping because the order exceeds $500.",
      "To cancel the two missing chairs, Mr Ashdown should contact Imogen Pratt before May 20.",
      "The letter was written by Louis Merrow of Customer Service.",
    ],
    lies: [
      ["all", "All ten chairs were shipped on Monday."],
      ["name", "To cancel, Mr Ashdown should write to Louis Merrow."],
      ["number", "The card was charged $690."],
      ["comparison", "Shipping is free because the order is below $500."],
      ["date", "The order was placed on 20 May 2025."],
    ],
  },
  {
    passage:
      "Umwälzpumpe EP 40 – Technische Daten\n\nDie Pumpe fördert bis zu 3,5 m³ in der Stunde bei einer Leistungsaufnahme von 45 W. Sie ist für Wasser von 2 bis 95 °C geeignet. Vor dem Öffnen ist der Netzstecker zu ziehen. Leuchtet die rote Lampe, ist das Laufrad blockiert; blinkt sie, fehlt Wasser. Die Garantie gilt 36 Monate ab Kauf, jedoch nicht für Dichtungen.",
    truths: [
      "Die Garantie läuft drei Jahre ab dem Kaufdatum.",
      "Eine leuchtende rote Lampe zeigt an, dass das Laufrad blockiert ist.",
      "Bevor die Pumpe geöffnet wird, muss der Netzstecker gezogen werden.",
      "Pro Stunde werden höchstens 3.500 Liter gefördert.",
      "Die Pumpe nimmt 0,045 kW auf und eignet sich für Wasser zwischen 2 und 95 Grad Celsius.",
    ],
    lies: [
      ["exchanged", "Wenn die rote Lampe blinkt, ist das Laufrad blockiert."],
      ["negation", "Die Garantie gilt auch für Dichtungen."],
      ["number", "Die Leistungsaufnahme beträgt 450 W."],
      ["time", "Nach dem Öffnen ist der Netzstecker zu ziehen."],
      ["bound", "Die Pumpe fördert mindestens 3,5 m³ in der Stunde."],
    ],
  },
  {
    passage:
      "# Minutes, allotment committee, 3 June 2024\n\nGreta Sorensen took the chair in place of Alan Pike, who was ill. The water bill rose from £310 to £402. Most plot holders want a second tap; Winston Oyelaran will ask for quotes. The proposal to raise the yearly fee to £45 was rejected by nine votes to four. The open day is moved from 14 to 21 July because of the village fair.",
    truths: [
      "Since Alan Pike was ill, Greta Sorensen chaired the meeting.",
      "The water bill went up by £92 to £402.",
      "Quotes for a second tap will be obtained by Winston Oyelaran.",
      "The committee voted nine to four against raising the annual fee to 45 pounds.",
      "The open day will now take place on 21 July, as the village fair clashes with the old date.",
    ],
    lies: [
      ["roles", "Alan Pike chaired the meeting because Greta Sorensen was ill."],
      ["comparison", "The water bill fell from £402 to £310."],
      ["negation", "The proposal to raise the yearly fee was accepted by nine votes to four."],
      ["all", "All plot holders want a second tap."],
      ["exchanged", "The open day is moved from 21 to 14 July."],
    ],
  },
  {
    passage:
      "Die Stadtbücherei Weidenau öffnet nach achtzehn Monaten Umbau am 3. Oktober wieder. Der Umbau kostete 2,6 Millionen Euro, rund 400.000 Euro mehr als geplant; das Land übernahm die Hälfte. Leiterin Ruth Amberg verspricht mehr Arbeitsplätze: Statt 40 sind es nun 75. Architekt Jonas Feld ließ die alte Treppe erhalten. Einige Anwohner klagten über den Lärm.",
    truths: [
      "Anderthalb Jahre lang wurde die Stadtbücherei Weidenau umgebaut.",
      "Mit 2.600.000 Euro wurde der Umbau um etwa 0,4 Mio. Euro teurer als vorgesehen.",
      "Die Zahl der Arbeitsplätze steigt von 40 auf 75.",
      "Ruth Amberg leitet die Bücherei.",
      "Die Hälfte der Kosten trug das Land.",
    ],
    lies: [
      ["name", "Jonas Feld leitet die Bücherei."],
      ["all", "Alle Anwohner klagten über den Lärm."],
      ["comparison", "Der Umbau kostete 400.000 Euro weniger als geplant."],
      ["exchanged", "Statt 75 Arbeitsplätzen sind es nun 40."],
      ["date", "Die Bücherei öffnet am 3. November wieder."],
    ],
  },
  {
    passage:
      "# Curriculum vitae: Marcus Ilves\n\n| Years | Position | Employer | Place |\n| --- | --- | --- | --- |\n| 2019–2024 | Head of logistics | Norvik Foods | Tallinn |\n| 2014–2019 | Warehouse manager | Baltic Paper | Riga |\n| 2011–2014 | Trainee | Port Authority | Pärnu |\n\nDegree in transport economics, University of Tartu, 2011. Languages: Estonian (native), English (fluent), German (basic). Driving licence classes B and C.",
    truths: [
      "Marcus Ilves was a warehouse manager at Baltic Paper in Riga for five years.",
      "From 2019 to 2024 he headed logistics at Norvik Foods.",
      "He graduated from the University of Tartu in 2011 with a degree in transport economics.",
      "His native language is Estonian; he is fluent in English and has basic German.",
      "Ilves holds driving licences of classes B and C.",
    ],
    lies: [
      ["row", "Marcus Ilves was warehouse manager at Norvik Foods."],
      ["number", "He finished his degree in 2014."],
      ["exchanged", "He speaks fluent German and basic English."],
      ["row", "From 2014 to 2019 he worked in Tallinn."],
      ["name", "He studied at the University of Riga."],
    ],
  },
];
