import type { LiesAbout } from "./receipt-passages.ts";

/**
 * Passages of the papers that people have at home, in English and German, with sentences as a language model writes them.
 * They were written before any was checked. These may be looked at.
 */
export const PAPERS: readonly LiesAbout[] = [
  {
    passage:
      "# Tenancy agreement\n\nThe landlord, Harold Finch, lets the flat at 14 Mill Lane to Teresa Quint from 1 February 2024. The fixed term is two years. The rent is EUR 1,150 a month, payable by the third working day. The tenant pays a deposit of three months' rent. Keeping dogs needs the written consent of the landlord; cats are allowed. Either party may give notice of three months after the fixed term has ended.",
    truths: [
      "The agreement has a fixed term of 24 months.",
      "Teresa Quint rents the flat at 14 Mill Lane from Harold Finch.",
      "The monthly rent is €1,150 and is due by the third working day.",
      "The deposit amounts to three months' rent, and cats may be kept without asking.",
      "Dogs may only be kept if the landlord agrees in writing.",
    ],
    lies: [
      ["number", "The agreement has a fixed term of 12 months."],
      ["roles", "Harold Finch rents the flat from Teresa Quint."],
      ["negation", "Cats are not allowed in the flat."],
      ["date", "The tenancy begins on 1 March 2024."],
      ["time", "Either party may give notice of three months before the fixed term has ended."],
    ],
  },
  {
    passage:
      "Sehr geehrte Frau Bergmann,\n\nIhre Versicherung Nr. 4471-882 läuft zum 31. Dezember 2025 aus. Der neue Jahresbeitrag beträgt 612 Euro, bisher waren es 548 Euro. Zahlen Sie in zwei Raten, kommen 3 Prozent hinzu. Die Selbstbeteiligung bleibt bei 150 Euro. Ansprechpartner ist Herr Vollmer. Widersprechen Sie bitte schriftlich bis zum 15. November 2025, sonst verlängert sich der Vertrag um ein Jahr.",
    truths: [
      "Der Jahresbeitrag steigt von 548 € auf 612 €.",
      "Bei Zahlung in zwei Raten wird ein Aufschlag von 3 % fällig.",
      "Ohne schriftlichen Widerspruch bis zum 15.11.2025 verlängert sich der Vertrag um zwölf Monate.",
      "Vollmer ist der Ansprechpartner.",
      "An der Selbstbeteiligung von 150 Euro ändert sich nichts.",
    ],
    lies: [
      ["exchanged", "Der Jahresbeitrag sinkt von 612 Euro auf 548 Euro."],
      ["name", "Bergmann ist die Ansprechpartnerin."],
      ["number", "Die Selbstbeteiligung beträgt 250 Euro."],
      ["date", "Der Widerspruch ist bis zum 31. Dezember 2025 möglich."],
      ["negation", "Der Vertrag verlängert sich nicht, wenn nicht widersprochen wird."],
    ],
  },
  {
    passage:
      "## Kettle KT-220: care\n\nThe kettle draws 2.2 kW and holds 1.7 litres. Never fill it above the MAX mark. Descale it every six weeks with white vinegar: fill in half a litre, leave it for twenty minutes and rinse twice. The filter can be taken out and washed by hand; do not put it in the dishwasher. If the kettle boils dry, it switches off by itself and must cool for ten minutes before it is used again.",
    truths: [
      "The power of the kettle is 2,200 W.",
      "After boiling dry, the kettle has to cool down for 10 minutes.",
      "For descaling, 500 ml of white vinegar are left in the kettle for 20 minutes, after which it is rinsed two times.",
      "The filter is removable and must be washed by hand rather than in a dishwasher.",
      "The kettle has a capacity of 1.7 l.",
    ],
    lies: [
      ["number", "The kettle draws 22 kW."],
      ["negation", "The filter may be put in the dishwasher."],
      ["number", "Descale the kettle every six months."],
      ["exchanged", "Leave the vinegar in for ten minutes and let the kettle cool for twenty minutes."],
      ["modality", "The kettle can be filled above the MAX mark."],
    ],
  },
  {
    passage:
      "Protokoll der Elternversammlung vom 9. September 2024\n\nAnwesend waren 23 Eltern. Zur Elternsprecherin wurde Nadine Kurz mit 15 Stimmen gewählt, ihr Stellvertreter ist Tobias Hehl. Die Klassenfahrt geht vom 12. bis 16. Mai nach Rügen und kostet 285 Euro pro Kind. Einige Eltern wünschten sich ein anderes Ziel. Frau Sander sammelt das Geld bis Ende Januar ein. Der Schwimmunterricht findet donnerstags statt.",
    truths: [
      "Nadine Kurz wurde mit 15 Stimmen zur Elternsprecherin gewählt.",
      "Tobias Hehl vertritt die Elternsprecherin.",
      "Ziel der Klassenfahrt ist Rügen; sie dauert vom 12. bis zum 16. Mai.",
      "Die Kosten der Klassenfahrt liegen bei 285 € je Kind.",
      "Das Geld wird von Frau Sander bis Ende Januar eingesammelt.",
    ],
    lies: [
      ["name", "Tobias Hehl wurde zum Elternsprecher gewählt."],
      ["all", "Alle Eltern wünschten sich ein anderes Ziel."],
      ["weekday", "Der Schwimmunterricht findet dienstags statt."],
      ["name", "Frau Kurz sammelt das Geld ein."],
      ["number", "Die Klassenfahrt kostet 258 Euro pro Kind."],
    ],
  },
  {
    passage:
      "## Lentil soup (serves four)\n\nFry two chopped onions in three tablespoons of olive oil for five minutes. Add 250 g of red lentils, a teaspoon of cumin and 1.2 litres of vegetable stock. Simmer for 25 minutes, stirring now and then. Season with lemon juice only at the end, because acid keeps the lentils hard. It keeps for three days in the fridge and can be frozen.",
    truths: [
      "The recipe makes enough soup for 4 people.",
      "You need a quarter of a kilogram of red lentils and 1,200 ml of vegetable stock.",
      "Lemon juice is added at the end since acid would keep the lentils hard.",
      "The soup can be kept in the fridge for 3 days or frozen.",
      "Ingredients include two onions, olive oil, red lentils, cumin, vegetable stock and lemon juice.",
    ],
    lies: [
      ["number", "Simmer the soup for 45 minutes."],
      ["name", "Add 250 g of green lentils."],
      ["time", "Season with lemon juice at the beginning."],
      ["negation", "The soup cannot be frozen."],
      ["number", "Fry the onions in five tablespoons of olive oil for three minutes."],
    ],
  },
  {
    passage:
      "# Stromrechnung 2024\n\n| Position | Menge | Preis | Betrag |\n| --- | --- | --- | --- |\n| Arbeitspreis | 2.840 kWh | 0,31 Euro | 880,40 Euro |\n| Grundpreis | 12 Monate | 11,50 Euro | 138,00 Euro |\n| Abschläge | 11 Zahlungen | 85,00 Euro | 935,00 Euro |\n\nEs ergibt sich eine Nachzahlung von 83,40 Euro, die am 20. Februar 2025 abgebucht wird. Der neue Abschlag beträgt 93 Euro.",
    truths: [
      "Im Jahr 2024 wurden 2840 kWh verbraucht.",
      "Der Grundpreis beläuft sich auf 138 € für zwölf Monate.",
      "Am 20.02.2025 werden 83,40 € abgebucht.",
      "Künftig sind 93 Euro als Abschlag zu zahlen.",
      "Es wurden elf Abschläge zu je 85 Euro gezahlt, zusammen 935 Euro.",
    ],
    lies: [
      ["row", "Der Grundpreis beträgt insgesamt 880,40 Euro."],
      ["roles", "Der Kunde erhält eine Rückzahlung von 83,40 Euro."],
      ["number", "Der neue Abschlag beträgt 39 Euro."],
      ["row", "Der Arbeitspreis kostet 11,50 Euro je kWh."],
      ["date", "Die Nachzahlung wird am 20. März 2025 abgebucht."],
    ],
  },
];
