import type { LiesAbout } from "./receipt-passages.ts";

/**
 * Six papers of every day (contracts, letters, bills, minutes, recipes, medical letters) in four languages, with true sentences
 * as a language model summarises them and lies that alter one thing. They were written before any was checked. Of each pair of
 * papers chance put one here, which may be looked at.
 */
export const CORRESPONDENCE: readonly LiesAbout[] = [
  {
    passage:
      "# Letter from Brightwell Council\n\n14 February 2025\n\nDear Mr Okafor,\n\nThank you for your application of 20 January for a resident's parking permit. We have approved it. Your permit is valid from 1 March 2025 until 28 February 2026 for the vehicle with the registration KT19 BWF in zone C. The fee of £62 was paid by card. A second permit for the same household would cost £95. Visitors need a day ticket, which is sold in books of ten for £18. The permit does not guarantee a space. Please inform us within ten days if you change your car or move house; otherwise the permit becomes invalid. Parking is controlled from Monday to Saturday between 8 am and 6.30 pm. Anyone parking without a valid permit must pay a penalty of £70, which is halved if it is paid within two weeks. Your objection to the yellow line in Mill Lane has been passed to the highways department, where Ms Petra Lindqvist will deal with it. Renewals can be applied for online six weeks before the permit expires.\n\nYours sincerely,\nGraham Tully\nParking Services",
    truths: [
      "Mr Okafor's application for a resident's parking permit was approved, and the permit is valid for one year from 1 March 2025.",
      "The penalty for parking without a permit is £70, but you only have to pay half if you do so within 14 days.",
      "If he moves or gets a different car, Mr Okafor must let the council know within ten days.",
      "A book of ten visitor tickets costs £18, which works out at £1.80 per day.",
      "Ms Petra Lindqvist of the highways department will handle the objection regarding the yellow line in Mill Lane.",
    ],
    lies: [
      ["date", "The permit is valid from 1 March 2025 until 28 March 2026."],
      ["name", "Graham Tully will deal with the objection to the yellow line in Mill Lane."],
      ["number", "A second permit for the same household would cost £62."],
      ["negation", "The permit guarantees Mr Okafor a parking space in zone C."],
      ["comparison", "The penalty of £70 is doubled if it is paid within two weeks."],
    ],
  },
  {
    passage:
      "# Discharge letter\n\nSt Aidan's Hospital, Ward 7, 11 October 2024\n\nPatient: Rosemary Fielding, born 4 May 1951\n\nMrs Fielding was admitted on 5 October with a fever of 39.2 °C, cough and shortness of breath. The chest X-ray showed pneumonia in the left lower lung. She was given amoxicillin 1 g three times a day for five days. The fever subsided on the third day. She has had type 2 diabetes since 2009 and is allergic to penicillin-free alternatives such as doxycycline. Her weight on discharge was 68 kg, two kilograms less than on admission. The blood pressure was 135/80. Ramipril was reduced from 10 mg to 5 mg because of dizziness. Metformin 850 mg twice a day continues unchanged. She should drink at least 1.5 litres a day and avoid strenuous exercise for two weeks. A follow-up X-ray is due in six weeks. Driving is not recommended until the dizziness has gone. Please check the kidney values within ten days. Dr Anil Mehra, consultant; Dr Sophie Crane, ward doctor.",
    truths: [
      "Mrs Fielding was in hospital from 5 to 11 October because of pneumonia in the lower part of her left lung.",
      "Her dose of ramipril was halved to 5 mg as she had been feeling dizzy.",
      "She lost 2 kg during her stay and weighed 68 kg when she was discharged.",
      "The patient, who has been diabetic since 2009, continues to take 850 mg of metformin twice daily.",
      "For the next two weeks she is advised not to exert herself, and she ought to drink a litre and a half or more each day.",
    ],
    lies: [
      ["number", "The fever was 38.2 °C when Mrs Fielding was admitted on 5 October."],
      ["roles", "Metformin was reduced from 10 mg to 5 mg because of dizziness."],
      ["comparison", "Her weight on discharge was two kilograms more than on admission."],
      ["date", "A follow-up X-ray is due in two weeks."],
      ["negation", "Driving is recommended even before the dizziness has gone."],
    ],
  },
  {
    passage:
      "# Minutes of the parents' council, Elmfield Primary School\n\nThursday, 7 November 2024, 7.30 pm to 9.10 pm, library. Present: Naomi Brandt (chair), Louis Kerrigan (treasurer), Fatima Haddad, Stuart Blay and eleven other parents; for the school Mrs Jarvis, deputy head. Apologies: Ian Rowe.\n\n1. The minutes of 12 September were approved unanimously.\n2. Louis Kerrigan reported that the summer fair had brought in £1,840, £260 more than last year. After expenses of £410, £1,430 went to the school library.\n3. The council decided by nine votes to five to pay for a climbing frame; the offer of Playwood Ltd for £4,200 was preferred to that of Greenspan, which was £350 cheaper but gave only a two-year guarantee. Delivery takes about eight weeks.\n4. Mrs Jarvis announced that swimming lessons will move from Tuesday to Friday after the half-term break, as the pool is being renovated. Parents no longer need to pay the bus fare of £2.\n5. Fatima Haddad asked for healthier school meals. A working group of four parents will meet the caterer before Christmas.\n6. Stuart Blay resigned as secretary; Ian Rowe was elected in his absence and has accepted by email.\n\nNext meeting: 16 January 2025.",
    truths: [
      "The summer fair raised £1,840, i.e. £260 more than the year before, and £1,430 of it was given to the school library after costs.",
      "The council chose Playwood Ltd's offer of £4,200 for the climbing frame, although Greenspan's was £350 cheaper, because the latter came with a guarantee of just two years.",
      "Swimming lessons will be held on Fridays instead of Tuesdays after half-term due to the renovation of the pool.",
      "Ian Rowe, who was not present, was elected secretary to succeed Stuart Blay.",
      "The meeting lasted an hour and forty minutes and was chaired by Naomi Brandt.",
    ],
    lies: [
      ["reversed", "The summer fair brought in £260 less than last year."],
      ["roles", "Stuart Blay was elected secretary after Ian Rowe resigned."],
      ["number", "The council decided by five votes to nine to pay for a climbing frame."],
      ["name", "The offer of Greenspan for £4,200 was preferred to that of Playwood Ltd."],
      ["negation", "Parents still need to pay the bus fare of £2."],
    ],
  },
  {
    passage:
      "# Stromabrechnung 2024\n\nStadtwerke Lindenau, Kundennummer 40 7719, Rechnung vom 22. Januar 2025\n\nSehr geehrte Frau Wehmeier,\n\nim Zeitraum vom 1. Januar bis zum 31. Dezember 2024 haben Sie 2.640 kWh Strom verbraucht, 180 kWh weniger als im Vorjahr. Der Arbeitspreis beträgt 31,8 Cent je kWh, der Grundpreis 11,50 Euro im Monat. Daraus ergibt sich ein Rechnungsbetrag von 977,52 Euro. Ihre zwölf Abschläge von je 85 Euro haben wir mit 1.020 Euro berücksichtigt. Das Guthaben von 42,48 Euro überweisen wir innerhalb von zehn Tagen auf Ihr Konto. Der neue Abschlag beträgt 82 Euro und wird ab Februar jeweils zum 15. abgebucht. Der Zählerstand wurde von unserem Ableser Herrn Kolbe am 2. Januar abgelesen. Ihr Vertrag kann mit einer Frist von sechs Wochen zum Monatsende gekündigt werden. Der Ökostromanteil liegt bei 64 Prozent. Einwände gegen die Rechnung sind nur innerhalb eines Jahres möglich. Eine Ratenzahlung ist auf Antrag möglich.",
    truths: [
      "Frau Wehmeier hat im Jahr 2024 insgesamt 2.640 Kilowattstunden verbraucht und damit 180 weniger als im Jahr davor.",
      "Laut der Abrechnung bekommt sie 42,48 Euro zurück, und zwar binnen zehn Tagen auf ihr Konto.",
      "Ab Februar sinkt die monatliche Abschlagszahlung von 85 auf 82 Euro; sie wird immer am 15. eingezogen.",
      "Die Kündigungsfrist beträgt sechs Wochen zum Ende des Monats.",
      "Der Stromzähler wurde am 2. Januar von Herrn Kolbe abgelesen.",
    ],
    lies: [
      ["zahl", "Der Arbeitspreis beträgt 38,1 Cent je kWh."],
      ["vergleich", "Frau Wehmeier hat 180 kWh mehr verbraucht als im Vorjahr."],
      ["rollen", "Frau Wehmeier muss den Stadtwerken Lindenau 42,48 Euro nachzahlen."],
      ["verneinung", "Eine Ratenzahlung ist nicht möglich."],
      ["datum", "Der Zählerstand wurde am 22. Januar abgelesen."],
    ],
  },
  {
    passage:
      "# Protokoll der Eigentümerversammlung Rosenweg 8\n\nDatum: 18. April 2024, 18 Uhr, Gaststätte Krone. Anwesend oder vertreten: 9 von 12 Eigentümern. Leitung: Verwalterin Martina Hupfeld. Schriftführer: Jens Oelker.\n\nTOP 1: Die Jahresabrechnung 2023 mit Gesamtkosten von 31.460 Euro wird einstimmig genehmigt.\nTOP 2: Das Hausgeld steigt ab dem 1. Juli von 245 auf 260 Euro im Monat.\nTOP 3: Das Treppenhaus wird im September gestrichen. Den Auftrag erhält der Malerbetrieb Soltau für 6.900 Euro; das Angebot der Firma Farbenhaus war 800 Euro teurer. Die Kosten werden aus der Rücklage bezahlt, die derzeit 48.000 Euro beträgt.\nTOP 4: Der Antrag von Herrn Yildiz, im Hof eine Ladestation zu errichten, wird mit sechs gegen drei Stimmen abgelehnt.\nTOP 5: Frau Petersen bemängelt, dass die Haustür nachts nicht abgeschlossen wird. Die Verwalterin lässt einen automatischen Türschließer einbauen.\nTOP 6: Fahrräder dürfen nur noch im Keller abgestellt werden. Der Rasen wird alle zwei Wochen von der Firma Grünwerk gemäht.\nDie Versammlung endet um 20.15 Uhr.",
    truths: [
      "Von den zwölf Eigentümern waren neun anwesend oder ließen sich vertreten.",
      "Das monatliche Hausgeld wird zum 1. Juli um 15 Euro auf 260 Euro erhöht.",
      "Der Malerbetrieb Soltau streicht im September für 6.900 Euro das Treppenhaus, weil sein Angebot 800 Euro günstiger war als das der Firma Farbenhaus.",
      "Die Eigentümer lehnten die von Herrn Yildiz beantragte Ladestation im Hof mit 6 zu 3 Stimmen ab.",
      "Die Sitzung dauerte zwei Stunden und 15 Minuten und wurde von der Hausverwalterin Martina Hupfeld geleitet.",
    ],
    lies: [
      ["name", "Der Antrag von Herrn Oelker, im Hof eine Ladestation zu errichten, wird abgelehnt."],
      ["verneinung", "Der Antrag auf eine Ladestation im Hof wird mit sechs gegen drei Stimmen angenommen."],
      ["vergleich", "Das Angebot der Firma Farbenhaus war 800 Euro billiger als das des Malerbetriebs Soltau."],
      ["zahl", "Die Rücklage beträgt derzeit 31.460 Euro."],
      ["rollen", "Frau Petersen lässt einen automatischen Türschließer einbauen."],
    ],
  },
  {
    passage:
      "# Gratin de courgettes\n\nPour six personnes. Préparation : 25 minutes, cuisson : 40 minutes. Ingrédients : 1,2 kg de courgettes, 3 œufs, 20 cl de crème, 100 g de gruyère râpé, une gousse d'ail, sel et poivre. Lavez les courgettes sans les éplucher et coupez-les en rondelles de 5 mm. Faites-les revenir dix minutes à la poêle avec deux cuillères à soupe d'huile d'olive. Préchauffez le four à 180 °C. Frottez le plat avec l'ail. Battez les œufs avec la crème, salez et poivrez. Disposez les courgettes dans le plat, versez le mélange et couvrez de gruyère. Le gratin est cuit quand la surface est dorée. Laissez reposer cinq minutes avant de servir. Le gratin se conserve deux jours au réfrigérateur, mais il ne supporte pas la congélation. Avec du fromage de chèvre à la place du gruyère, il devient plus léger.",
    truths: [
      "D'après la recette, il faut 1,2 kg de courgettes, trois œufs et 20 cl de crème pour 6 personnes.",
      "Il n'est pas nécessaire d'éplucher les courgettes ; on les coupe en rondelles de 5 mm.",
      "Le gratin cuit pendant 40 minutes dans un four préchauffé à 180 °C.",
      "Il se garde 2 jours au frigo mais ne peut pas être congelé.",
      "Avant de servir, on laisse le gratin reposer cinq minutes.",
    ],
    lies: [
      ["nombre", "Le gratin cuit pendant 25 minutes dans un four préchauffé à 180 °C."],
      ["négation", "Le gratin supporte bien la congélation."],
      ["rôles", "On frotte le plat avec du gruyère et on couvre les courgettes d'ail."],
      ["unité", "Il faut 20 g de crème et 100 cl de gruyère râpé."],
      ["comparaison", "Avec du fromage de chèvre, le gratin devient plus lourd."],
    ],
  },
];
