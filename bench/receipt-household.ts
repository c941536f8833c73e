import type { LiesAbout } from "./receipt-passages.ts";

/**
 * Seven longer papers of a household, with sentences as a small language model writes them: merged, reordered, passive,
 * with hedges, bold, lists and tables. They were written before any was checked. These may be looked at.
 */
export const HOUSEHOLD: readonly LiesAbout[] = [
  {
    passage:
      "# Lease of the garden flat, 27 Orchard Row\n\nThis agreement is made on 3 May 2025 between Maureen Attwell (the Landlord) and Joel Pritchard and Sana Iqbal (the Tenants). The term begins on 1 June 2025 and lasts eighteen months. The rent is £940 a month and falls due on the first of each month. The Tenants pay a deposit of £1,080, which is held by the Tenancy Deposit Scheme. Water and council tax are included in the rent; electricity and gas are not. The Landlord repairs the boiler, the roof and the gutters. The Tenants mow the lawn at least every two weeks between April and October. Smoking is forbidden inside the flat. A cat may be kept, but dogs need written permission. The Landlord may enter the flat after giving 24 hours' notice, except in an emergency. Rent paid more than seven days late carries a charge of £25. The Tenants may end the lease early after twelve months by giving eight weeks' notice. The shed is shared with the tenant of the upper flat, Mr Doyle. Bicycles must not be left in the hallway, because it is the fire exit.\n\n| Item | Condition on 1 June 2025 | Value |\n|---|---|---|\n| Washing machine | new | £410 |\n| Fridge freezer | used, small dent | £180 |\n| Two wardrobes | used | £240 |\n| Carpet, living room | cleaned | £320 |",
    truths: [
      "According to the lease, the rent of **£940** is due on the 1st of every month.",
      "The deposit is £1,080 and is kept by the Tenancy Deposit Scheme.",
      "Yes, the tenants can have a cat; for a dog, however, they would need written permission.",
      "The tenancy starts on 1 June 2025 and runs for a year and a half.",
      "Electricity and gas have to be paid separately, since only water and council tax are included in the rent.",
      "If the rent is paid over a week late, a £25 charge applies.",
      "- **Washing machine:** new, worth £410\n- **Fridge freezer:** used with a small dent, worth £180",
      "Bikes are not allowed in the hallway as it serves as the fire exit.",
    ],
    lies: [
      ["number", "The deposit is £940 and is kept by the Tenancy Deposit Scheme."],
      ["roles", "The tenants have to repair the boiler, the roof and the gutters."],
      ["negation", "Smoking is allowed inside the flat."],
      ["row", "The fridge freezer is new and worth £410."],
      ["cause", "Dogs need written permission because the previous tenant's dog damaged the carpet."],
      ["time", "The tenants may end the lease early after eight months by giving twelve weeks' notice."],
      ["general", "All household costs are included in the rent."],
      ["name", "The shed is shared with the tenant of the upper flat, Mr Pritchard."],
    ],
  },
  {
    passage:
      "# Minutes of the Riverside Allotment Association\n\nMeeting of 14 March 2024 at the Scout Hut. Present were 23 members; apologies came from Helen Marsh. The chair, Gordon Pike, opened the meeting at 7.15 pm. The minutes of the January meeting were approved without changes. The treasurer, Wendy Cho, reported a balance of £3,482 at the end of February. That is £615 less than a year ago, because the new water pump cost £890. The annual fee for a full plot rises from £42 to £48 from 1 April; half plots stay at £26. The motion was passed by 17 votes to 4, with two abstentions. The waiting list has 31 names, nine more than last spring. Plot 12 will be divided into two half plots, since no one wants a full one. Ravi Menon offered to build three compost bins from pallets. Bonfires are allowed only on Fridays from October to March. Hosepipes may not be left running unattended. A working party meets on 6 April at 10 am to repair the fence. Helen Marsh was elected secretary; she takes over from Tom Askew, who has held the post for six years. The next meeting is on 16 May. The meeting closed at 8.50 pm.\n\n| Plot | Holder | Size | Fee paid |\n|---|---|---|---|\n| 3 | Ravi Menon | full | yes |\n| 7 | Dora Whitlock | half | no |\n| 12 | vacant | full | – |\n| 15 | Tom Askew | full | yes |",
    truths: [
      "The yearly fee for a full plot goes up by £6, from £42 to £48, starting on 1 April.",
      "The proposal was adopted with 17 votes in favour, 4 against and 2 abstentions.",
      "Helen Marsh replaces Tom Askew as secretary after he had served for six years.",
      "The balance was **£3,482** at the end of February, as reported by the treasurer Wendy Cho.",
      "According to the minutes, bonfires are only permitted on Fridays between October and March.",
      "There are 31 people on the waiting list, which is nine more than in the previous spring.",
      "The fence is going to be repaired by a working party on April 6 at 10 in the morning.",
      "Dora Whitlock holds half plot 7 and has not paid the fee yet.",
    ],
    lies: [
      ["number", "The annual fee for a full plot rises from £26 to £48 from 1 April."],
      ["roles", "Tom Askew was elected secretary and takes over from Helen Marsh."],
      ["reversed", "The balance is £615 higher than a year ago."],
      ["name", "Gordon Pike offered to build three compost bins from pallets."],
      ["row", "Ravi Menon holds plot 7, a half plot."],
      ["cause", "Plot 12 will be divided into two half plots because the fee has risen."],
      ["negation", "The motion to raise the fee was not passed."],
      ["general", "Bonfires are allowed on every day from October to March."],
    ],
  },
  {
    passage:
      "# Using your Brewline 300 coffee machine\n\nFill the tank with fresh cold water up to the MAX mark; it holds 1.8 litres. Never use sparkling water or milk in the tank. Rinse the machine twice before the first use. Press the power button and wait until the green light stops blinking, which takes about 40 seconds. Put one or two cups under the spout. The small button makes 40 ml and the large button 120 ml. To change the amount, hold the button for five seconds until it blinks twice. The machine switches itself off after 15 minutes. Empty the drip tray when the red float shows. Descale every three months, or every 300 cups in areas with hard water. Use only the descaler supplied by us, as vinegar damages the seals. The water tank may be washed in the dishwasher, the drip tray may not. If the orange light is on, the tank is empty. If it blinks, the machine needs descaling. The guarantee is two years from the date of purchase and does not cover damage by limescale. Spare parts can be ordered from Nordhaus Service on 0800 555 210.\n\n| Part | Order number | Price |\n|---|---|---|\n| Water tank | B3-110 | €24.90 |\n| Drip tray | B3-115 | €12.50 |\n| Seal set | B3-140 | €7.80 |\n| Descaler, 500 ml | B3-900 | €9.95 |",
    truths: [
      "The water tank has a capacity of 1.8 litres and should only be filled with fresh, cold water.",
      "To set a different amount, keep the button pressed for 5 seconds until it flashes two times.",
      "A blinking orange light means that the machine has to be descaled, whereas a steady one means the tank is empty.",
      "The machine turns off automatically after a quarter of an hour.",
      "You should not use vinegar for descaling because it damages the seals.",
      "Only the water tank is dishwasher-safe; the drip tray is not.",
      "| Part | Price |\n|---|---|\n| Drip tray | €12.50 |\n| Seal set | €7.80 |",
      "It seems that limescale damage is not covered by the two-year guarantee.",
    ],
    lies: [
      ["number", "The small button makes 120 ml and the large button 40 ml."],
      ["roles", "The drip tray may be washed in the dishwasher, the water tank may not."],
      ["negation", "Vinegar may be used to descale the machine."],
      ["row", "The seal set has the order number B3-115 and costs €12.50."],
      ["condition", "If the orange light blinks, the tank is empty."],
      ["general", "The guarantee covers every kind of damage for two years."],
      ["cause", "The machine switches itself off after 15 minutes because it could overheat."],
      ["time", "The machine must be descaled every three weeks."],
    ],
  },
  {
    passage:
      "# Hausratversicherung: Ihr Versicherungsschein\n\nVersicherungsnehmerin ist Frau Annika Brehm, Lindenstraße 8, 34117 Kassel. Der Vertrag beginnt am 1. Juli 2024 um 12 Uhr und läuft drei Jahre. Er verlängert sich jeweils um ein Jahr, wenn er nicht drei Monate vor Ablauf gekündigt wird. Die Versicherungssumme beträgt 65.000 Euro. Der Jahresbeitrag beläuft sich auf 148,20 Euro und wird halbjährlich abgebucht. Versichert sind Schäden durch Feuer, Leitungswasser, Sturm und Einbruchdiebstahl. Schäden durch Hochwasser sind nicht mitversichert. Fahrräder sind bis zu einem Wert von 1.500 Euro versichert, sofern sie abgeschlossen waren. Bei Glasbruch gilt eine Selbstbeteiligung von 150 Euro. Schmuck ist nur bis 5.000 Euro versichert, außer er liegt in einem Tresor. Ein Schaden muss innerhalb von sieben Tagen gemeldet werden. Einbrüche müssen zusätzlich der Polizei angezeigt werden. Während eines Urlaubs von mehr als 60 Tagen muss die Wohnung beaufsichtigt werden. Ansprechpartner ist Herr Uwe Tomczak in der Filiale Kassel. Er ist montags bis donnerstags von 9 bis 16 Uhr zu erreichen.\n\n| Baustein | Beitrag im Jahr | Selbstbeteiligung |\n|---|---|---|\n| Grundschutz | 112,80 € | keine |\n| Fahrrad | 21,60 € | 50 € |\n| Glas | 13,80 € | 150 € |",
    truths: [
      "Laut Versicherungsschein beträgt der jährliche Beitrag **148,20 €** und wird zweimal im Jahr abgebucht.",
      "Hochwasserschäden sind nicht versichert.",
      "Die Wohnung muss beaufsichtigt werden, wenn Frau Brehm länger als 60 Tage im Urlaub ist.",
      "Abgeschlossene Fahrräder sind bis 1.500 Euro mitversichert.",
      "Der Vertrag hat eine Laufzeit von 36 Monaten und beginnt am 1.7.2024.",
      "Wenn nicht drei Monate vor dem Ende gekündigt wird, verlängert sich der Vertrag um ein weiteres Jahr.",
      "- Grundschutz: 112,80 € pro Jahr, ohne Selbstbeteiligung\n- Fahrrad: 21,60 € pro Jahr, 50 € Selbstbeteiligung",
      "Einen Einbruch muss man der Polizei anzeigen und innerhalb einer Woche melden.",
    ],
    lies: [
      ["number", "Die Versicherungssumme beträgt 56.000 Euro."],
      ["negation", "Auch Schäden durch Hochwasser sind mitversichert."],
      ["row", "Für den Baustein Glas gilt eine Selbstbeteiligung von 50 Euro."],
      ["time", "Ein Schaden muss innerhalb von sieben Wochen gemeldet werden."],
      ["general", "Schmuck ist immer bis 5.000 Euro versichert, auch im Tresor."],
      ["roles", "Versicherungsnehmer ist Herr Uwe Tomczak, Ansprechpartnerin ist Frau Annika Brehm."],
      ["condition", "Fahrräder sind auch dann versichert, wenn sie nicht abgeschlossen waren."],
      ["cause", "Der Beitrag wird halbjährlich abgebucht, weil Frau Brehm das so gewünscht hat."],
    ],
  },
  {
    passage:
      "# Elternbrief der Klasse 4b\n\nLiebe Eltern, vom 23. bis zum 27. September fährt die Klasse 4b ins Schullandheim nach Bad Zwesten. Wir treffen uns am Montag um 8.15 Uhr am Busbahnhof; die Rückkehr ist am Freitag gegen 14 Uhr. Die Fahrt kostet 198 Euro, davon sind 60 Euro bis zum 15. Juni anzuzahlen. Den Rest überweisen Sie bitte bis zum 1. September. Der Förderverein gibt zu jedem Kind 20 Euro dazu, die im Preis schon abgezogen sind. Frau Lehnert und Herr Özkan begleiten die Klasse. Frau Lehnert leitet die Fahrt, Herr Özkan kümmert sich um die Medikamente. Bitte geben Sie Ihrem Kind höchstens 15 Euro Taschengeld mit. Handys bleiben zu Hause. Jedes Kind braucht Regenkleidung, feste Schuhe und einen Schlafsack; Bettwäsche ist vorhanden. Am Mittwoch wandern wir zur Burgruine, bei Regen besuchen wir stattdessen das Museum. Wer eine Lebensmittelallergie hat, gibt bis zum 30. Juni den gelben Zettel ab. Im letzten Jahr waren 21 Kinder dabei, diesmal sind es 24. Ein Elternabend dazu findet am 5. Juni um 19 Uhr in Raum 112 statt.\n\n| Tag | Vormittag | Nachmittag |\n|---|---|---|\n| Montag | Anreise | Geländespiel |\n| Dienstag | Töpfern | Schwimmbad |\n| Mittwoch | Wanderung | Freizeit |\n| Donnerstag | Bauernhof | Disco |",
    truths: [
      "Die Klassenfahrt der 4b nach Bad Zwesten findet vom 23.–27. September statt.",
      "Von den 198 Euro müssen 60 Euro bis zum 15. Juni angezahlt und der Rest bis 1. September überwiesen werden.",
      "Geleitet wird die Fahrt von Frau Lehnert, während Herr Özkan für die Medikamente zuständig ist.",
      "Die Kinder dürfen kein Handy mitnehmen und maximal 15 Euro Taschengeld dabeihaben.",
      "Falls es am Mittwoch regnet, geht es statt zur Burgruine ins Museum.",
      "Am Dienstag wird vormittags getöpfert und am Nachmittag geht es ins Schwimmbad.",
      "Dieses Jahr fahren drei Kinder mehr mit als im Vorjahr, nämlich 24 statt 21.",
      "Der Elternabend ist am 5. Juni um 19:00 Uhr in Raum 112.",
    ],
    lies: [
      ["number", "Die Anzahlung beträgt 198 Euro."],
      ["roles", "Herr Özkan leitet die Fahrt, Frau Lehnert kümmert sich um die Medikamente."],
      ["row", "Am Donnerstag steht vormittags Töpfern auf dem Programm."],
      ["negation", "Die Kinder brauchen keinen Schlafsack."],
      ["reversed", "Im letzten Jahr waren mehr Kinder dabei als diesmal."],
      ["date", "Der gelbe Zettel muss bis zum 15. Juni abgegeben werden."],
      ["cause", "Handys bleiben zu Hause, weil im letzten Jahr eines gestohlen wurde."],
      ["general", "Alle Kinder müssen einen gelben Zettel abgeben."],
    ],
  },
  {
    passage:
      "# Facture n° 2024-0871\n\nMenuiserie Delorme, 14 rue des Tilleuls, 35000 Rennes. Cliente : Mme Claire Vasseur, 6 allée du Moulin, 35510 Cesson-Sévigné. Facture émise le 12 novembre 2024. Les travaux ont été réalisés du 4 au 8 novembre par M. Paul Delorme et son apprenti Yanis. Trois fenêtres en bois ont été remplacées par des fenêtres en aluminium à double vitrage. La porte d'entrée a été rabotée, car elle frottait contre le sol. Les anciennes fenêtres ont été emportées à la déchetterie sans supplément. Un acompte de 900 € a été versé le 20 octobre. Le solde est à régler dans les 30 jours suivant la date de la facture. En cas de retard, une pénalité de 40 € est appliquée. La TVA est de 10 %, car le logement a plus de deux ans. Les fenêtres sont garanties dix ans, la main-d'œuvre deux ans. Les volets n'ont pas encore été livrés ; ils seront posés en janvier. Le paiement peut se faire par virement ou par chèque, mais pas en espèces. Pour toute question, appelez Mme Delorme le matin, du mardi au vendredi.\n\n| Désignation | Quantité | Prix unitaire | Total HT |\n|---|---|---|---|\n| Fenêtre aluminium | 3 | 620 € | 1 860 € |\n| Pose | 14 h | 48 € | 672 € |\n| Rabotage de la porte | 1 | 85 € | 85 € |\n| Total HT | | | 2 617 € |\n| TVA 10 % | | | 261,70 € |\n| Total TTC | | | 2 878,70 € |",
    truths: [
      "Selon la facture, le montant total TTC s'élève à **2 878,70 €**.",
      "Un acompte de 900 euros a déjà été payé le 20 octobre.",
      "Le solde doit être payé sous 30 jours, faute de quoi une pénalité de 40 € s'applique.",
      "Les trois fenêtres en bois ont été remplacées par du double vitrage en aluminium.",
      "Les volets ne sont pas encore livrés et leur pose est prévue pour janvier.",
      "La garantie est de 10 ans pour les fenêtres et de 2 ans pour la main-d'œuvre.",
      "La pose a duré 14 heures à 48 € l'heure, soit 672 € HT.",
      "La cliente peut payer par chèque ou par virement, mais les espèces ne sont pas acceptées.",
    ],
    lies: [
      ["number", "Le montant total TTC s'élève à 2 617 €."],
      ["roles", "Les fenêtres sont garanties deux ans et la main-d'œuvre dix ans."],
      ["negation", "Le paiement en espèces est accepté."],
      ["row", "Le rabotage de la porte a coûté 672 €."],
      ["reversed", "Trois fenêtres en aluminium ont été remplacées par des fenêtres en bois."],
      ["date", "L'acompte a été versé le 12 novembre."],
      ["cause", "La TVA est de 10 % parce que la cliente est retraitée."],
      ["name", "Les travaux ont été réalisés par Mme Delorme et son apprenti Yanis."],
    ],
  },
  {
    passage:
      "# Prospecto: Fenasol 400 mg comprimidos\n\nFenasol contiene ibuprofeno y se usa para aliviar el dolor leve o moderado y la fiebre. No tome Fenasol si es alérgico al ibuprofeno o si tiene una úlcera de estómago. Consulte a su médico si padece asma o tiene más de 65 años. La dosis habitual para adultos es de un comprimido cada seis u ocho horas. No tome más de tres comprimidos al día sin consejo médico. Los niños menores de 12 años no deben tomar este medicamento. Tome los comprimidos enteros, con un vaso de agua, durante las comidas. Si olvida una dosis, no tome una dosis doble para compensarla. El alcohol aumenta el riesgo de hemorragia en el estómago. Durante los tres últimos meses del embarazo no debe usarse. Si la fiebre dura más de tres días o el dolor más de cinco, acuda al médico. Los efectos adversos más frecuentes son náuseas y ardor de estómago. Conserve el envase por debajo de 25 °C y protegido de la luz. Cada envase contiene 30 comprimidos. Titular de la autorización: Laboratorios Arbós, Zaragoza.\n\n| Efecto adverso | Frecuencia |\n|---|---|\n| Náuseas | 1 de cada 10 pacientes |\n| Dolor de cabeza | 1 de cada 100 pacientes |\n| Erupción en la piel | 1 de cada 1.000 pacientes |",
    truths: [
      "Según el prospecto, los adultos suelen tomar **un comprimido cada 6 u 8 horas**.",
      "Sin consejo del médico no se deben tomar más de 3 comprimidos al día.",
      "El medicamento no es apto para niños de menos de 12 años.",
      "Las personas con asma o mayores de 65 años deben consultar al médico.",
      "No debe usarse en los últimos tres meses del embarazo.",
      "Hay que guardarlo a menos de 25 °C y protegido de la luz.",
      "El dolor de cabeza aparece en 1 de cada 100 pacientes.",
      "Los comprimidos se toman enteros con agua y con la comida.",
    ],
    lies: [
      ["number", "No tome más de seis comprimidos al día."],
      ["negation", "Si olvida una dosis, debe tomar una dosis doble para compensarla."],
      ["row", "La erupción en la piel aparece en 1 de cada 10 pacientes."],
      ["reversed", "El alcohol reduce el riesgo de hemorragia en el estómago."],
      ["time", "Si la fiebre dura más de cinco días, acuda al médico."],
      ["general", "Fenasol puede usarse durante todo el embarazo."],
      ["cause", "Los niños menores de 12 años no deben tomarlo porque contiene lactosa."],
      ["roles", "El dolor de cabeza y la fiebre son los efectos adversos más frecuentes."],
    ],
  },
];
