import type { LiesAbout } from "./receipt-passages.ts";

/** The other papers of `receipt-everyday.ts`. Only their totals are read while rules change. */
export const EVERYDAY_ASIDE: readonly LiesAbout[] = [
  {
    passage:
      "Mietvertrag, § 4 Nebenkosten. Der Mieter zahlt neben der Grundmiete von 780 Euro eine Vorauszahlung auf die Betriebskosten von 160 Euro im Monat. Der Vermieter rechnet einmal im Jahr ab, spätestens zwölf Monate nach Ende des Abrechnungszeitraums. Die Kosten für Wasser und Müll werden nach der Zahl der Personen verteilt, die Heizkosten zu 70 Prozent nach Verbrauch und zu 30 Prozent nach Wohnfläche. Schönheitsreparaturen übernimmt der Vermieter. Kleine Reparaturen bis 100 Euro im Einzelfall trägt der Mieter, im Jahr jedoch höchstens 300 Euro. Die Haltung von Hunden bedarf der Zustimmung des Vermieters, Kleintiere sind ohne Zustimmung erlaubt. Die Treppenhausreinigung wechselt wöchentlich zwischen den Parteien eines Stockwerks.",
    truths: [
      "Zusätzlich zur Grundmiete von 780 € fallen monatlich 160 € Vorauszahlung für Betriebskosten an.",
      "Wasser- und Müllkosten werden nach Personenzahl umgelegt.",
      "Die Heizkosten richten sich zu 70 % nach dem Verbrauch und zu 30 % nach der Wohnfläche.",
      "Kleinreparaturen bis 100 Euro muss der Mieter selbst zahlen, insgesamt aber nicht mehr als 300 Euro pro Jahr.",
      "Für einen Hund braucht man die Zustimmung des Vermieters, für Kleintiere nicht.",
    ],
    lies: [
      ["roles", "Schönheitsreparaturen übernimmt der Mieter."],
      ["exchanged", "Die Heizkosten werden zu 30 Prozent nach Verbrauch und zu 70 Prozent nach Wohnfläche verteilt."],
      ["negation", "Die Haltung von Hunden ist ohne Zustimmung des Vermieters erlaubt."],
      ["number", "Der Vermieter muss spätestens sechs Monate nach Ende des Abrechnungszeitraums abrechnen."],
      ["added", "Die Treppenhausreinigung übernimmt eine Firma."],
    ],
  },
  {
    passage:
      "Linsensuppe für 4 Personen. Zutaten: 250 g Tellerlinsen, 2 Möhren, 1 Stange Lauch, 300 g Kartoffeln, 1,5 l Gemüsebrühe, 4 Wiener Würstchen, 2 EL Essig. Die Linsen über Nacht einweichen, dann das Wasser abgießen. Möhren, Lauch und Kartoffeln putzen und würfeln. Die Linsen mit der Brühe aufkochen und zugedeckt 30 Minuten köcheln lassen. Das Gemüse dazugeben und weitere 20 Minuten garen. Zum Schluss die Würstchen in der Suppe erhitzen, aber nicht mehr kochen, sonst platzen sie. Mit Essig, Salz und Pfeffer abschmecken. Salz erst am Ende zugeben, weil die Linsen sonst nicht weich werden. Die Suppe hält sich im Kühlschrank zwei Tage.",
    truths: [
      "Das Rezept reicht für vier Personen und braucht unter anderem 250 g Tellerlinsen und anderthalb Liter Gemüsebrühe.",
      "Die Linsen werden am Abend vorher eingeweicht und das Einweichwasser wird abgegossen.",
      "Nach 30 Minuten kommt das Gemüse dazu und gart noch 20 Minuten mit.",
      "Gesalzen wird erst am Schluss, damit die Linsen weich werden.",
      "Im Kühlschrank bleibt die Suppe 2 Tage haltbar.",
    ],
    lies: [
      ["cause", "Die Würstchen platzen, weil man Salz zu früh zugibt."],
      ["exchanged", "Die Linsen köcheln 20 Minuten, das Gemüse gart weitere 30 Minuten."],
      ["negation", "Die Würstchen sollen am Ende noch einmal aufkochen."],
      ["number", "Man braucht 300 g Linsen und 250 g Kartoffeln."],
      ["order", "Das Salz gibt man gleich zu Beginn zu den Linsen."],
    ],
  },
  {
    passage:
      "Dishwasher DW 640: programmes\n\n| Programme | Temperature | Duration | Water | Energy |\n| --- | --- | --- | --- | --- |\n| Eco | 50 °C | 3 h 15 min | 9.5 l | 0.75 kWh |\n| Intensive | 70 °C | 2 h 20 min | 13 l | 1.35 kWh |\n| Glass | 40 °C | 1 h 30 min | 11 l | 0.85 kWh |\n| Quick | 45 °C | 30 min | 10 l | 0.7 kWh |\n\nUse the Quick programme only for lightly soiled dishes without dried-on food. Fill the salt container before the first use and whenever the red lamp lights up. Clean the filter once a week under running water. If water remains in the bottom after the programme, check whether the drain hose is bent. Error E4 means that the door is not properly closed; error E7 means that the water tap is shut.",
    truths: [
      "The Eco programme runs for three and a quarter hours at 50 degrees Celsius and uses 9.5 litres of water.",
      "Intensive uses the most energy, at 1.35 kWh.",
      "The Quick programme takes half an hour, while the Glass programme takes 90 minutes.",
      "E7 indicates that the tap is turned off, whereas E4 indicates a door that isn't closed properly.",
      "The filter should be rinsed under running water weekly.",
    ],
    lies: [
      ["row", "The Glass programme uses 13 litres of water."],
      ["exchanged", "Error E4 means that the water tap is shut, and E7 that the door is not properly closed."],
      ["comparison", "The Eco programme needs more water than the Glass programme."],
      ["superlative", "The Eco programme is the shortest."],
      ["quantifier", "The Quick programme is suitable for all dishes."],
    ],
  },
  {
    passage:
      "Minutes of the committee of the Harrow Lane Allotment Society, Tuesday 12 March 2024. Present: Margaret Osei (chair), Tom Bright (treasurer), Leila Haddad (secretary), Piotr Nowak. Apologies: Ann Fielding. Tom reported a balance of £2,418.60, compared with £1,990.15 in September. The rent per plot rises from £38 to £42 from 1 April. Piotr proposed buying a second water tank; Leila was against it because of the cost. The motion was carried by three votes to one. Margaret will ask the council to repair the gate. The waiting list has 27 names; four plots are free because their holders have moved away. The summer fair is on Saturday 6 July. Leila will order the compost before the end of the month. Next meeting: Tuesday 14 May at 7.30 pm in the hut.",
    truths: [
      "The treasurer, Tom Bright, reported that the balance had grown from £1,990.15 in September to £2,418.60.",
      "From 1 April, plot rent goes up by £4 to £42.",
      "Piotr's proposal for a second water tank passed 3–1, although Leila opposed it on grounds of cost.",
      "There are 27 people on the waiting list and four vacant plots.",
      "The committee meets again on 14 May at half past seven in the evening.",
    ],
    lies: [
      ["roles", "Leila proposed buying a second water tank and Piotr was against it."],
      ["name", "Ann Fielding will ask the council to repair the gate."],
      ["date", "The summer fair is on Saturday 14 May."],
      ["comparison", "The balance was lower than in September."],
      ["cause", "Four plots are free because the rent rises."],
    ],
  },
  {
    passage:
      "Dear Ms Carver,\n\nThank you for your application for a resident's parking permit dated 3 February. We cannot issue the permit yet, because the proof of address you sent is older than three months. Please send us a utility bill or a bank statement dated after 1 December by 28 February. If we do not receive it by then, your application will be closed and you will have to apply again. A permit for a first car costs £64 a year, for a second car £112. Holders of a Blue Badge do not pay. Visitors' permits are sold in books of ten for £15. Your temporary permit remains valid until 15 March.\n\nYours sincerely,\nDaniel Reeve\nParking Services",
    truths: [
      "The permit could not be issued because Ms Carver's proof of address was more than three months old.",
      "She has until 28 February to send a bank statement or utility bill dated later than 1 December.",
      "A first car costs £64 per year and a second one £112, but Blue Badge holders pay nothing.",
      "Ten visitors' permits cost £15, i.e. £1.50 each.",
      "Her temporary permit expires on 15 March.",
    ],
    lies: [
      ["roles", "Ms Carver wrote to Daniel Reeve that his application would be closed."],
      ["exchanged", "A permit for a first car costs £112 a year and for a second car £64."],
      ["negation", "Holders of a Blue Badge pay £64 a year."],
      ["date", "The proof of address must be sent by 15 March."],
      ["cause", "The permit was refused because the application was late."],
    ],
  },
  {
    passage:
      "What is in this leaflet: Ibuvera 400 mg film-coated tablets. Ibuvera relieves pain and reduces fever and inflammation. Adults and children over 12 years: take one tablet up to three times a day with water, after food. Leave at least six hours between doses. Do not take more than three tablets in 24 hours. Do not take Ibuvera if you have ever had a stomach ulcer, or if you are in the last three months of pregnancy. Tell your doctor before use if you have asthma. Common side effects, which may affect up to 1 in 10 people, are heartburn and feeling sick. Uncommon side effects, up to 1 in 100 people, are headache and skin rash. If you miss a dose, do not take a double dose. Store below 25 °C and out of the reach of children.",
    truths: [
      "Adults may take one tablet up to 3 times daily, with at least 6 hours between doses.",
      "The maximum is three tablets, that is 1,200 mg, in a day.",
      "People who have had a stomach ulcer must not take it, nor may women in the final three months of pregnancy.",
      "Heartburn and nausea are common and may affect up to one in ten people.",
      "If you have asthma, speak to your doctor before taking it.",
    ],
    lies: [
      ["exchanged", "Headache and skin rash may affect up to 1 in 10 people."],
      ["negation", "If you miss a dose, take a double dose."],
      ["comparison", "Leave at most six hours between doses."],
      ["age", "Children under 12 years may take one tablet up to three times a day."],
      ["added", "Ibuvera may be taken with alcohol."],
    ],
  },
  {
    passage:
      "Zugverbindung Dresden – Prag, Fahrplan ab 10. Dezember\n\n| Zug | Dresden ab | Bad Schandau ab | Prag an | Preis |\n| --- | --- | --- | --- | --- |\n| EC 171 | 07:08 | 07:36 | 09:25 | 29,90 € |\n| EC 173 | 11:08 | 11:36 | 13:25 | 34,90 € |\n| EC 177 | 17:08 | 17:36 | 19:25 | 24,90 € |\n\nKinder unter sechs Jahren reisen kostenlos, Kinder von sechs bis vierzehn Jahren zahlen die Hälfte. Fahrräder können nur im EC 173 mitgenommen werden und kosten 6 Euro. Eine Reservierung ist nicht vorgeschrieben, wird am Wochenende aber empfohlen. Fahrkarten zum Sparpreis sind bis einen Tag vor der Reise gegen eine Gebühr von 10 Euro stornierbar.",
    truths: [
      "Der EC 173 fährt um 11:08 Uhr in Dresden ab und kommt um 13:25 Uhr in Prag an.",
      "Am günstigsten ist der EC 177 mit 24,90 Euro.",
      "Für Kinder unter 6 ist die Fahrt gratis, von 6 bis 14 zahlen sie den halben Preis.",
      "Wer ein Fahrrad mitnehmen will, muss den EC 173 nehmen und zahlt dafür 6 €.",
      "Man muss nicht reservieren, am Wochenende ist es aber ratsam.",
    ],
    lies: [
      ["row", "Der EC 171 kostet 34,90 €."],
      ["column", "Der EC 177 kommt um 17:36 Uhr in Prag an."],
      ["superlative", "Der EC 171 ist die teuerste Verbindung."],
      ["quantifier", "Fahrräder können in allen Zügen mitgenommen werden."],
      ["negation", "Eine Reservierung ist am Wochenende vorgeschrieben."],
    ],
  },
  {
    passage:
      "Assemblée générale de la copropriété Les Tilleuls, 17 octobre 2023. Le syndic, Mme Garnier, présente les comptes : les charges s'élèvent à 36 400 euros, contre 34 150 euros l'année précédente. La hausse s'explique par le prix du gaz. L'assemblée approuve les comptes par 18 voix contre 3. Le ravalement de la façade est confié à l'entreprise Morel pour 52 000 euros ; les travaux commenceront en mars et dureront dix semaines. Les vélos doivent être rangés dans le local du sous-sol et non dans l'entrée. M. Petit est élu président du conseil syndical ; il remplace Mme Lambert. La prochaine assemblée aura lieu le 15 octobre 2024.",
    truths: [
      "Les charges ont augmenté de 34 150 € à 36 400 € à cause du prix du gaz.",
      "Les comptes ont été approuvés par dix-huit voix contre trois.",
      "L'entreprise Morel réalisera le ravalement de la façade pour 52 000 euros.",
      "M. Petit succède à Mme Lambert à la présidence du conseil syndical.",
      "Les travaux débuteront en mars et dureront 10 semaines.",
    ],
    lies: [
      ["roles", "Mme Lambert remplace M. Petit comme présidente du conseil syndical."],
      ["comparison", "Les charges ont baissé par rapport à l'année précédente."],
      ["negation", "Les vélos doivent être rangés dans l'entrée."],
      ["cause", "La hausse des charges s'explique par le ravalement de la façade."],
      ["date", "La prochaine assemblée aura lieu le 17 octobre 2024."],
    ],
  },
];
