import type { LiesAbout } from "./receipt-passages.ts";

/**
 * The other half of the pairs of `receipt-correspondence.ts`. Of these only totals are read.
 */
export const CORRESPONDENCE_ASIDE: readonly LiesAbout[] = [
  {
    passage:
      "# Gym membership agreement\n\nBetween Harbour Fitness Ltd and the Member, Carol Denham. Membership starts on 1 September 2024 and has a minimum term of 12 months. The monthly fee is £34.50 and is taken by direct debit on the 5th of each month. A joining fee of £20 is charged once. The Member may freeze the membership for up to three months in a year; while it is frozen, £5 a month is payable. Freezing is not possible during the first two months. After the minimum term either party may cancel by giving one month's notice in writing. The fee may be raised once a year, by no more than 4%. Lockers must be emptied every evening; items left overnight are handed in at reception and kept for 14 days. Children under 12 may use the pool only with an adult. The sauna is included, classes cost extra. The club is closed on 25 and 26 December. Towels are not provided.\n\n| Class | Day | Time | Price |\n|---|---|---|---|\n| Yoga | Monday | 18:30 | £6 |\n| Spinning | Wednesday | 19:00 | £7.50 |\n| Pilates | Thursday | 9:15 | £6 |",
    truths: [
      "According to the agreement, Carol Denham has to stay a member for at least a year, beginning on 1 September 2024.",
      "Every month £34.50 is collected by direct debit on the fifth, and there is a one-off joining fee of £20.",
      "You can pause the membership for as long as three months per year, but not in the first two months, and you pay £5 per month while it is paused.",
      "The Spinning class takes place on Wednesdays at 7 pm and costs £7.50.",
      "Once the minimum period is over, the contract can be cancelled in writing with a month's notice by either side.",
    ],
    lies: [
      ["number", "The monthly fee is £35.40 and is taken by direct debit on the 5th of each month."],
      ["row", "The Pilates class takes place on Thursdays at 9:15 and costs £7.50."],
      ["negation", "Freezing the membership is possible during the first two months."],
      ["comparison", "The fee may be raised once a year by at least 4%."],
      ["roles", "Items left overnight in the lockers are kept for three months."],
    ],
  },
  {
    passage:
      "# AquaSpin 7 washing machine: short instructions\n\nRemove the four transport bolts before the first wash and keep them for a later move. Place the machine on a firm, level floor. Open the tap and check that the hose does not leak. The drum holds up to 7 kg of cotton or 3.5 kg of synthetics. Put powder into compartment II and softener into the compartment with the flower; compartment I is for prewash only. The Eco programme takes 3 hours 20 minutes and uses 0.8 kWh. The Quick programme takes 30 minutes and is meant for lightly soiled laundry of up to 2 kg. Wool is washed at 30 °C and spun at no more than 600 rpm. The door can be opened about two minutes after the end of the programme. To lock the keys, press Start and Option together for three seconds. Clean the filter every two months; drain the water first. Error E2 means that no water is flowing in; error E4 means that the pump is blocked. Never use chlorine bleach. The guarantee lasts five years for the motor and two years for all other parts.\n\n| Programme | Temperature | Duration | Maximum load |\n|---|---|---|---|\n| Cotton | 60 °C | 2:40 h | 7 kg |\n| Synthetics | 40 °C | 1:55 h | 3.5 kg |\n| Wool | 30 °C | 0:50 h | 2 kg |",
    truths: [
      "Before washing for the first time, you have to take out the four transport bolts; keep them in case you move.",
      "The Quick programme lasts half an hour and is suitable for up to 2 kg of slightly dirty laundry.",
      "If the display shows E4, the pump is blocked, whereas E2 indicates that no water is coming in.",
      "The wool programme runs at 30 °C for 50 minutes with a maximum load of 2 kg.",
      "The motor is guaranteed for five years, everything else for two.",
    ],
    lies: [
      ["roles", "Softener goes into compartment II and powder into the compartment with the flower."],
      ["row", "The cotton programme runs at 60 °C for 1:55 h."],
      ["number", "The Eco programme takes 3 hours 20 minutes and uses 8 kWh."],
      ["name", "Error E4 means that no water is flowing in."],
      ["comparison", "Wool is spun at no less than 600 rpm."],
    ],
  },
  {
    passage:
      "# Telefónica Norte bill for mobile services\n\nInvoice no. 2025-04417, 3 April 2025. Customer: Helena Voss, customer number 883 204. Billing period: 1 to 31 March 2025. Your tariff *Smart M* includes 10 GB of data, unlimited calls within the EU and 100 text messages. In March you used 11.6 GB; the extra data was charged at €2 per started gigabyte. Calls to Switzerland cost €0.29 a minute. The amount will be debited from your account on 17 April. If you change to *Smart L*, you get 25 GB for €29.99 a month. Your contract runs until 30 September 2025 and is then extended by one month at a time. Objections to this bill must be made in writing within eight weeks. From 1 May the price of *Smart M* falls by €1 to €18.99. For questions, call 0800 33 55 77 on working days from 8 to 20.\n\n| Item | Quantity | Amount |\n|---|---|---|\n| Tariff Smart M | 1 month | €19.99 |\n| Extra data | 2 GB | €4.00 |\n| Calls to Switzerland | 13 minutes | €3.77 |\n| Total | | €27.76 |",
    truths: [
      "The bill for March 2025 comes to €27.76 in total and will be debited on 17 April.",
      "Helena Voss exceeded her 10 GB allowance, using 11.6 GB, so she was charged €4.00 for two additional gigabytes.",
      "Calling Switzerland for 13 minutes cost her €3.77, at a rate of 29 cents per minute.",
      "Starting in May, Smart M will be one euro cheaper at €18.99.",
      "She has eight weeks to object to the bill, and this must be done in writing.",
    ],
    lies: [
      ["reversed", "From 1 May the price of Smart M rises by €1 to €18.99."],
      ["row", "The calls to Switzerland cost €4.00 in March."],
      ["number", "If you change to Smart L, you get 25 GB for €19.99 a month."],
      ["date", "The contract runs until 30 April 2025 and is then extended by one month at a time."],
      ["general", "The tariff Smart M includes unlimited data and 100 text messages."],
    ],
  },
  {
    passage:
      "# Arztbrief\n\nOrthopädische Praxis Dr. Henrike Sander, 6. Juni 2024\n\nSehr geehrter Herr Kollege Brandis,\n\nich berichte über Ihren Patienten Walter Gehrke, geboren am 19. August 1963, der sich am 3. Juni in meiner Sprechstunde vorstellte. Seit etwa sechs Wochen bestehen Schmerzen im rechten Knie, vor allem beim Treppensteigen. Ein Unfall ist nicht erinnerlich. Das Röntgenbild zeigt eine beginnende Arthrose an der Innenseite; ein Bruch liegt nicht vor. Ich habe ihm Ibuprofen 400 mg bis zu dreimal täglich für höchstens zehn Tage verordnet, dazu sechs Einheiten Krankengymnastik. Kortisonspritzen lehnt der Patient ab. Radfahren und Schwimmen sind erlaubt, Joggen soll er für drei Monate meiden. Bei einer Größe von 1,78 m wiegt er 94 kg; eine Gewichtsabnahme von etwa acht Kilogramm wäre sinnvoll. Eine Operation ist derzeit nicht nötig. Bleiben die Beschwerden länger als acht Wochen, sollte eine Kernspintomografie gemacht werden. Die Arbeitsunfähigkeit wurde bis zum 14. Juni bescheinigt. Der nächste Termin ist am 11. Juli um 9.30 Uhr.",
    truths: [
      "Herr Gehrke leidet seit rund sechs Wochen an Knieschmerzen auf der rechten Seite, besonders beim Treppensteigen.",
      "Auf der Röntgenaufnahme ist eine beginnende Arthrose zu erkennen, aber kein Bruch.",
      "Verordnet wurden Ibuprofen 400 mg (maximal dreimal am Tag, höchstens zehn Tage lang) und sechs Mal Krankengymnastik.",
      "Der Patient darf Rad fahren und schwimmen, auf das Joggen soll er jedoch ein Vierteljahr lang verzichten.",
      "Walter Gehrke ist bis zum 14. Juni krankgeschrieben und hat seinen nächsten Termin am 11. Juli um halb zehn.",
    ],
    lies: [
      ["seite", "Herr Gehrke hat seit etwa sechs Wochen Schmerzen im linken Knie."],
      ["verneinung", "Eine Operation ist derzeit nötig."],
      ["zahl", "Ibuprofen 400 mg soll er bis zu sechsmal täglich nehmen."],
      ["rollen", "Joggen ist erlaubt, Radfahren und Schwimmen soll er für drei Monate meiden."],
      ["name", "Dr. Brandis hat dem Patienten Ibuprofen und Krankengymnastik verordnet."],
    ],
  },
  {
    passage:
      "# Arbeitsvertrag\n\nZwischen der Bäckerei Himmelreich GmbH, vertreten durch Ute Himmelreich, und Frau Daria Nowak wird folgender Vertrag geschlossen. Das Arbeitsverhältnis beginnt am 1. März 2025 und ist bis zum 28. Februar 2027 befristet. Die Probezeit dauert sechs Monate; in dieser Zeit kann mit einer Frist von zwei Wochen gekündigt werden. Frau Nowak wird als Verkäuferin in der Filiale Bahnhofstraße beschäftigt. Die wöchentliche Arbeitszeit beträgt 30 Stunden, verteilt auf fünf Tage. Der Bruttolohn beträgt 14,20 Euro in der Stunde; für Arbeit an Sonntagen wird ein Zuschlag von 50 Prozent gezahlt. Der Lohn wird spätestens am dritten Werktag des Folgemonats überwiesen. Der Urlaub beträgt 28 Arbeitstage im Jahr. Im Dezember zahlt die Arbeitgeberin ein Weihnachtsgeld von 400 Euro. Eine Krankheit muss vor Arbeitsbeginn gemeldet werden; ab dem dritten Tag ist ein ärztliches Attest vorzulegen. Nebentätigkeiten bedürfen der Zustimmung der Arbeitgeberin. Backwaren darf die Arbeitnehmerin mit einem Nachlass von 30 Prozent kaufen. Überstunden werden nicht ausgezahlt, sondern durch Freizeit ausgeglichen.",
    truths: [
      "Der Arbeitsvertrag von Frau Nowak ist auf zwei Jahre befristet, vom 1. März 2025 bis Ende Februar 2027.",
      "Während der sechsmonatigen Probezeit gilt eine Kündigungsfrist von zwei Wochen.",
      "Daria Nowak arbeitet 30 Wochenstunden an fünf Tagen und bekommt einen Stundenlohn von 14,20 Euro brutto.",
      "Wenn sie krank ist, muss sie das vor Beginn der Arbeit melden und vom dritten Tag an ein Attest vorlegen.",
      "Für Überstunden gibt es kein Geld, sie werden mit Freizeit abgegolten.",
    ],
    lies: [
      ["zahl", "Der Urlaub beträgt 30 Arbeitstage im Jahr."],
      ["verneinung", "Nebentätigkeiten bedürfen keiner Zustimmung der Arbeitgeberin."],
      ["rollen", "Für Arbeit an Sonntagen wird ein Zuschlag von 30 Prozent gezahlt."],
      ["zeit", "Der Lohn wird frühestens am dritten Werktag des Folgemonats überwiesen."],
      ["name", "Die Bäckerei Himmelreich GmbH wird durch Daria Nowak vertreten."],
    ],
  },
  {
    passage:
      "# Autoverzekering, polisblad\n\nVerzekeringsnemer: mevrouw Annelies de Graaf. Polisnummer 55-20931. De verzekering gaat in op 1 april 2025 en loopt tot 1 april 2026. Zij is daarna dagelijks opzegbaar met een termijn van een maand. De premie bedraagt 46,80 euro per maand. Het eigen risico is 300 euro per schade; bij ruitschade is het 75 euro, en bij reparatie door een aangesloten bedrijf vervalt het. De regelmatige bestuurder is Joost de Graaf, geboren in 1998. De auto is een Kia Picanto met het kenteken GH-482-T. Per jaar mag met de auto ten hoogste 15.000 kilometer worden gereden. Schade moet binnen drie dagen worden gemeld. Diefstal is alleen verzekerd als de auto op slot was. Pechhulp geldt in Nederland, niet in het buitenland. Mevrouw De Graaf heeft zes schadevrije jaren en krijgt daarom 45 procent korting. Na een schade daalt zij vijf treden.",
    truths: [
      "De autoverzekering loopt een jaar, vanaf 1 april 2025, en is daarna elke dag opzegbaar met een opzegtermijn van een maand.",
      "Volgens de polis betaalt mevrouw De Graaf 46,80 euro premie per maand en krijgt zij 45% korting vanwege zes schadevrije jaren.",
      "Bij ruitschade is het eigen risico € 75, maar het vervalt als een aangesloten bedrijf de ruit repareert.",
      "Joost de Graaf is de regelmatige bestuurder van de Kia Picanto.",
      "Men mag maximaal 15.000 km per jaar met de auto rijden.",
    ],
    lies: [
      ["getal", "Het eigen risico is 75 euro per schade en bij ruitschade 300 euro."],
      ["naam", "De regelmatige bestuurder is Annelies de Graaf."],
      ["ontkenning", "Pechhulp geldt ook in het buitenland."],
      ["vergelijking", "Per jaar moet met de auto ten minste 15.000 kilometer worden gereden."],
      ["tijd", "Schade moet binnen een maand worden gemeld."],
    ],
  },
];
