import type { LiesAbout } from "./receipt-passages.ts";

/** As the passages of `receipt-claims-club.ts`, written with them; of these only the totals were read. */
export const CLUB_UNSEEN: readonly LiesAbout[] = [
  {
    passage:
      "The choir's autumn concert was given on 21 October in St Olave's. Miriam Castle sang the solo and Henrik Dahl led the choir. Twenty-six singers took part. 214 tickets were sold at £9 each; the hall cost £480. Josie Blake grew up in the parish and brought the flowers.",
    truths: [
      "Henrik Dahl conducted the choir.",
      "The solo was sung by Miriam Castle.",
      "The choir had 26 singers that evening.",
      "Tickets were 9 pounds each.",
      "Josie Blake brought the flowers to the concert.",
    ],
    lies: [
      ["irregular", "Henrik Dahl sang the solo."],
      ["irregular", "Miriam Castle brought the flowers."],
      ["unknown name", "Alan Firth sang the solo."],
      ["exchanged", "The hall cost £214 and 480 tickets were sold."],
      ["date", "The concert was given on 12 October."],
    ],
  },
  {
    passage:
      "Die Bäckerei Holm öffnete 1962 in der Fährstraße. Heute führt sie Antje Holm; die Backstube leitet Rainer Krüger. Elf Menschen arbeiten dort, drei davon in Ausbildung. Verkauft werden am Tag rund 900 Brötchen und 140 Brote. Sonntags ist von 8 bis 11 Uhr geöffnet.",
    truths: [
      "Die Bäckerei gibt es seit 1962.",
      "Antje Holm führt heute die Bäckerei.",
      "Drei der elf Beschäftigten sind Auszubildende.",
      "Rainer Krüger ist der Leiter der Backstube.",
      "Am Sonntag schließt die Bäckerei um 11 Uhr.",
    ],
    lies: [
      ["name", "Die Backstube leitet Antje Holm."],
      ["unknown name", "Heute führt sie Gesa Lührs."],
      ["unknown name", "Die Backstube leitet Norbert Thiel."],
      ["exchanged", "Verkauft werden am Tag rund 140 Brötchen und 900 Brote."],
      ["number", "Drei Menschen arbeiten dort, elf davon in Ausbildung."],
    ],
  },
  {
    passage:
      "| Model | Price | Weight | Battery |\n| --- | --- | --- | --- |\n| Swift 2 | €349 | 1.2 kg | 9 hours |\n| Swift Pro | €599 | 1.6 kg | 14 hours |\n| Terra | €429 | 2.1 kg | 22 hours |\n\nThe Terra may be used in rain; the other two may not. Spare batteries for the Swift Pro cost €79.",
    truths: [
      "The Swift Pro's battery lasts fourteen hours.",
      "The Terra weighs 2.1 kilograms.",
      "The Swift 2 costs 349 euros.",
      "The Terra is the heaviest of the models.",
      "Only the Terra may be used when it rains.",
    ],
    lies: [
      ["row", "The Swift 2 weighs 1.6 kg."],
      ["column", "The Terra's battery lasts 9 hours."],
      ["comparison", "The Swift Pro is cheaper than the Terra."],
      ["negation", "The Terra may not be used in rain."],
      ["row", "Spare batteries for the Terra cost €79."],
    ],
  },
  {
    passage:
      "Ranger Paul Teague found the nest in 1996, and Dr Nora Whitlock began the counts the year after. In 2010 there were 34 pairs of terns, in 2020 only 19. Foxes took most of the eggs. A fence of 1.8 km was built in 2021 for $52,000, half of it paid by the state. Since then the number has risen to 27.",
    truths: [
      "Paul Teague discovered the nest in 1996.",
      "Nora Whitlock started counting in 1997.",
      "The number of tern pairs fell between 2010 and 2020.",
      "The state paid half of the fence.",
      "Most eggs were taken by foxes.",
    ],
    lies: [
      ["irregular", "Nora Whitlock found the nest in 1996."],
      ["irregular", "Paul Teague began the counts."],
      ["unknown name", "Simon Archer found the nest in 1996."],
      ["comparison", "There were more pairs in 2020 than in 2010."],
      ["unit", "A fence of 1.8 miles was built in 2021."],
    ],
  },
  {
    passage:
      "Im Krankenhaus Altenfels übernahm Judith Sommerfeld am 1. April die Leitung der Chirurgie von Ekkehard Pohl. Die Abteilung hat 48 Betten und vier Operationssäle. 2024 wurden 3.150 Eingriffe vorgenommen, 7 Prozent mehr als im Vorjahr. Die Wartezeit sank von 23 auf 17 Tage.",
    truths: [
      "Judith Sommerfeld leitet die Chirurgie seit dem 1. April.",
      "Die Abteilung verfügt über 4 Operationssäle.",
      "Patienten warten jetzt 17 statt 23 Tage.",
      "Die Zahl der Eingriffe stieg um 7 %.",
      "Ihr Vorgänger war Ekkehard Pohl.",
    ],
    lies: [
      ["roles", "Ekkehard Pohl übernahm am 1. April die Leitung der Chirurgie von Judith Sommerfeld."],
      ["unknown name", "Am 1. April übernahm Holger Rasch die Leitung der Chirurgie."],
      ["exchanged", "Die Wartezeit stieg von 17 auf 23 Tage."],
      ["number", "Die Abteilung hat 84 Betten."],
      ["comparison", "2024 wurden 7 Prozent weniger Eingriffe vorgenommen als im Vorjahr."],
    ],
  },
  {
    passage:
      "Clause 7. The tenant pays for repairs up to €110 each and no more than €300 a year. The landlord pays for the rest. Pets other than small caged animals need the landlord's consent. Notice is three months for the tenant and, after five years, six months for the landlord.",
    truths: [
      "A tenant has to pay at most 300 euros for repairs in a year.",
      "For a dog the tenant needs the consent of the landlord.",
      "The tenant's notice period is three months.",
      "Repairs beyond these limits are paid by the landlord.",
    ],
    lies: [
      ["exchanged", "The tenant pays for repairs up to €300 each and no more than €110 a year."],
      ["roles", "Pets other than small caged animals need the tenant's consent."],
      ["number", "Notice is six months for the tenant."],
      ["negation", "Small caged animals need the landlord's consent."],
    ],
  },
];
