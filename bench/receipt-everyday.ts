import type { LiesAbout } from "./receipt-passages.ts";

/** Everyday papers in four languages, one of each kind by chance, with sentences written before any rule was tried on them. These may be looked at while rules change. */
export const EVERYDAY: readonly LiesAbout[] = [
  {
    passage:
      "## Residential lease\n\nThe rent is £1,150 per calendar month, payable in advance on the first day of each month by standing order. The Tenant pays a deposit of £1,325, which the Landlord registers with a deposit protection scheme within 30 days. The Landlord is responsible for the roof, the outside walls and the boiler; the Tenant keeps the garden tidy and replaces light bulbs and batteries. Pets are allowed only with the Landlord's written consent, which is not withheld without good reason. Either party may end the tenancy after the first six months by giving two months' notice in writing. The Tenant must not sublet the flat or any part of it. If the rent is more than 14 days late, interest of 3% above the base rate is charged from the day it was due.",
    truths: [
      "The monthly rent is £1,150 and has to be paid in advance on the 1st of every month.",
      "The landlord looks after the roof, the external walls and the boiler, while the tenant takes care of the garden, light bulbs and batteries.",
      "You may only keep a pet if the landlord agrees in writing.",
      "After the first half year, both landlord and tenant can terminate the tenancy with two months' written notice.",
      "Your deposit of £1,325 must be registered with a protection scheme within thirty days.",
    ],
    lies: [
      ["roles", "The tenant is responsible for the boiler and the landlord keeps the garden tidy."],
      ["exchanged", "The rent is £1,325 per month and the deposit is £1,150."],
      ["negation", "The tenant may sublet part of the flat."],
      ["added", "The deposit is returned within 30 days after the tenant moves out."],
      ["number", "Either party may end the tenancy after the first six months with one month's notice."],
    ],
  },
  {
    passage:
      "# Lemon drizzle cake\n\nServes 12. Preparation 20 minutes, baking 45 minutes.\n\n- 225 g soft butter\n- 225 g caster sugar\n- 4 eggs\n- 225 g self-raising flour\n- zest of 1 lemon\n\nFor the topping: juice of 1½ lemons and 85 g caster sugar.\n\nHeat the oven to 180 °C (160 °C with fan). Beat the butter and sugar until pale, then add the eggs one at a time. Sift in the flour, add the zest and mix. Line a loaf tin with greaseproof paper and spoon in the mixture. Bake for 45 to 50 minutes, until a skewer comes out clean. While the cake cools in its tin, mix the juice and sugar. Prick the warm cake all over with a fork and pour the drizzle over it. Leave it in the tin until completely cool. It keeps in an airtight tin for 3 to 4 days, or frozen for up to 1 month.",
    truths: [
      "The cake needs 225 g each of butter, caster sugar and self-raising flour, plus four eggs and the zest of a lemon.",
      "Set the oven to 180 °C, or 160 °C if it has a fan.",
      "It bakes for three quarters of an hour to 50 minutes.",
      "Pour the drizzle over the cake while it is still warm, after pricking it with a fork.",
      "In an airtight tin the cake keeps for three to four days; frozen, it lasts up to a month.",
    ],
    lies: [
      ["exchanged", "Heat the oven to 160 °C, or 180 °C with fan."],
      ["order", "Add the eggs before you beat the butter and sugar."],
      ["number", "The topping needs 225 g of caster sugar."],
      ["time", "Prick the cake once it is completely cool."],
      ["added", "The cake can be frozen for up to three months."],
    ],
  },
  {
    passage:
      "Bedienungsanleitung Kaffeemaschine KM 12. Füllen Sie den Wassertank bis zur Markierung MAX, das sind 1,2 Liter. Entkalken Sie das Gerät alle zwei Monate, bei hartem Wasser monatlich. Leuchtet die orange Lampe, ist der Tank leer; blinkt die rote Lampe, muss das Gerät entkalkt werden. Die Warmhalteplatte schaltet sich nach 40 Minuten von selbst ab. Ziehen Sie vor der Reinigung den Netzstecker. Die Glaskanne darf in die Spülmaschine, der Deckel nicht. Das Gerät hat eine Leistung von 1080 Watt und ist nur für den Haushalt bestimmt. Die Garantie beträgt 24 Monate ab Kaufdatum; Schäden durch Kalk sind ausgeschlossen.",
    truths: [
      "Der Wassertank fasst bis zur MAX-Markierung 1,2 l.",
      "Normalerweise muss alle zwei Monate entkalkt werden, bei hartem Wasser jeden Monat.",
      "Eine orange leuchtende Lampe bedeutet, dass der Tank leer ist, eine rot blinkende, dass entkalkt werden muss.",
      "Auf das Gerät gibt es zwei Jahre Garantie ab dem Kaufdatum, Kalkschäden ausgenommen.",
      "Die Kanne ist spülmaschinenfest, der Deckel dagegen nicht.",
    ],
    lies: [
      ["exchanged", "Blinkt die rote Lampe, ist der Tank leer."],
      ["negation", "Der Deckel darf in die Spülmaschine."],
      ["number", "Die Warmhalteplatte schaltet sich nach 14 Minuten ab."],
      ["scope", "Schäden durch Kalk sind von der Garantie gedeckt."],
      ["added", "Das Gerät eignet sich auch für Büros."],
    ],
  },
  {
    passage:
      "Protokoll der Mitgliederversammlung des Turnvereins Weilbach e. V. vom 22. November 2023. Anwesend waren 64 von 312 Mitgliedern. Der Vorsitzende Jürgen Kranz eröffnete die Sitzung um 19.30 Uhr. Kassenwartin Sabine Roth berichtete über Einnahmen von 48.200 Euro und Ausgaben von 45.750 Euro. Auf Antrag der Kassenprüfer wurde der Vorstand einstimmig entlastet. Der Jahresbeitrag für Erwachsene steigt zum 1. Januar von 72 auf 84 Euro, der für Jugendliche bleibt bei 40 Euro. Dagegen stimmten elf Mitglieder, fünf enthielten sich. Zur neuen Jugendleiterin wählte die Versammlung Miriam Vogt; ihr Vorgänger Paul Senger trat nicht mehr an. Der Antrag von Holger Weiß, die Halle auch sonntags zu öffnen, wurde abgelehnt. Das Sommerfest findet am 29. Juni 2024 statt.",
    truths: [
      "Von den 312 Mitgliedern nahmen 64 an der Versammlung teil.",
      "Den Einnahmen von 48.200 € standen Ausgaben von 45.750 € gegenüber, also ein Überschuss von 2.450 €.",
      "Für Erwachsene erhöht sich der Jahresbeitrag ab dem 1. Januar von 72 auf 84 Euro, während er für Jugendliche unverändert 40 Euro beträgt.",
      "Miriam Vogt wurde als Nachfolgerin von Paul Senger zur Jugendleiterin gewählt.",
      "Begonnen hat die Sitzung um halb acht Uhr abends.",
    ],
    lies: [
      ["roles", "Paul Senger wurde als Nachfolger von Miriam Vogt zum Jugendleiter gewählt."],
      ["exchanged", "Der Verein hatte Einnahmen von 45.750 Euro und Ausgaben von 48.200 Euro."],
      ["negation", "Der Antrag von Holger Weiß auf Öffnung der Halle am Sonntag wurde angenommen."],
      ["quantifier", "Alle Mitglieder stimmten der Beitragserhöhung zu."],
      ["name", "Kassenwart Jürgen Kranz berichtete über die Einnahmen."],
    ],
  },
  {
    passage:
      "Finanzamt Lindau. Sehr geehrter Herr Albrecht, Ihr Einspruch vom 9. Mai gegen den Bescheid vom 18. April ist am 11. Mai bei uns eingegangen und damit fristgerecht. Dem Antrag auf Aussetzung der Vollziehung geben wir nicht statt. Bitte reichen Sie die fehlenden Belege über die Fahrtkosten bis zum 30. Juni ein. Anerkannt werden 0,30 Euro je Kilometer für die einfache Strecke. Für das Arbeitszimmer berücksichtigen wir 640 Euro statt der beantragten 1.250 Euro, weil das Zimmer auch privat genutzt wird. Über den Einspruch entscheiden wir nach Eingang der Belege. Die Nachzahlung von 418 Euro ist trotz des Einspruchs am 21. Mai fällig.",
    truths: [
      "Der Einspruch ist rechtzeitig am 11. Mai eingegangen.",
      "Der Antrag auf Aussetzung der Vollziehung wurde abgelehnt.",
      "Bis 30. Juni müssen die noch fehlenden Fahrtkostenbelege eingereicht werden.",
      "Statt der beantragten 1.250 € werden für das Arbeitszimmer nur 640 € anerkannt, da es auch privat genutzt wird.",
      "Obwohl Einspruch eingelegt wurde, sind die 418 Euro am 21. Mai zu zahlen.",
    ],
    lies: [
      ["negation", "Der Einspruch ist nicht fristgerecht eingegangen."],
      ["date", "Der Einspruch richtet sich gegen den Bescheid vom 9. Mai."],
      ["exchanged", "Für das Arbeitszimmer werden 1.250 Euro statt der beantragten 640 Euro berücksichtigt."],
      ["number", "Anerkannt werden 0,38 Euro je Kilometer."],
      ["cause", "Die Nachzahlung ist fällig, weil die Belege fehlen."],
    ],
  },
  {
    passage:
      "Coach tour: Five days in the Lake District, 8 to 12 September. Departure from Leicester at 8.15 am. Half board in the three-star Langdale Inn, Ambleside. Day 2: boat trip on Windermere and visit to the home of Beatrix Potter. Day 3: free morning; in the afternoon a walk to Stock Ghyll waterfall, about four miles, with a guide. Day 4: steam railway from Ravenglass to Dalegarth. Price per person £549 in a double room; single supplement £95. Entrance fees are not included, except for the steam railway. Cancellation is free up to six weeks before departure; after that we charge 30% of the price, and within the last week 80%. The tour takes place with at least 20 people. Dogs cannot travel with us, apart from assistance dogs.",
    truths: [
      "The trip lasts five days, from 8 to 12 September, and leaves Leicester at a quarter past eight in the morning.",
      "Guests stay at the Langdale Inn in Ambleside, a three-star hotel, on a half-board basis.",
      "A person travelling alone pays £644 in total, since the single supplement is £95.",
      "On the third day there is a guided walk of roughly 4 miles to the Stock Ghyll waterfall in the afternoon.",
      "You can cancel free of charge until six weeks before departure; in the final week 80 percent of the price is due.",
    ],
    lies: [
      ["exchanged", "The boat trip on Windermere is on day 4 and the steam railway on day 2."],
      ["negation", "Entrance fees are included, except for the steam railway."],
      ["comparison", "The tour takes place with at most 20 people."],
      ["quantifier", "No dogs at all are allowed on the tour."],
      ["number", "Within the last week the cancellation charge is 30% of the price."],
    ],
  },
  {
    passage:
      "Hairdresser Studio Nord, prices from 1 May\n\n| Service | Short hair | Long hair | Time |\n| --- | --- | --- | --- |\n| Cut and blow-dry | £38 | £46 | 60 min |\n| Colour | £55 | £72 | 90 min |\n| Highlights | £80 | £98 | 2 h 30 min |\n| Children under 10 | £15 | £18 | 30 min |\n\nStudents get 15% off on Tuesdays and Wednesdays on presentation of a card. Appointments can be cancelled free of charge up to 24 hours ahead; later cancellations cost half the price. We accept cash and cards, but no cheques. The salon is closed on Mondays. A patch test is required 48 hours before every first colour treatment.",
    truths: [
      "A colour treatment costs £55 for short hair and £72 for long hair.",
      "Highlights take two and a half hours, the longest of all services.",
      "On Tuesdays and Wednesdays, students who show their card get a discount of 15 percent.",
      "If you cancel less than a day ahead, you pay 50% of the price.",
      "Before your first colour you need a patch test two days in advance.",
    ],
    lies: [
      ["column", "A cut and blow-dry for long hair costs £38."],
      ["row", "Highlights for short hair cost £55."],
      ["comparison", "Highlights are cheaper than colour."],
      ["negation", "The salon accepts cheques."],
      ["quantifier", "Everyone gets 15% off on Tuesdays."],
    ],
  },
  {
    passage:
      "Normas de la piscina municipal. La piscina abre de lunes a viernes de 10:00 a 21:00 y los sábados y festivos de 9:00 a 20:00. Los domingos permanece cerrada. La entrada cuesta 4,50 euros para adultos y 2,80 euros para niños de 4 a 14 años; los menores de 4 años entran gratis. El abono de diez baños cuesta 38 euros y caduca a los seis meses. Es obligatorio ducharse antes de entrar en el agua y llevar gorro. Los menores de 12 años deben ir acompañados de un adulto. No se permite comer junto a la piscina ni llevar objetos de vidrio. Los objetos perdidos se guardan durante 30 días en la recepción.",
    truths: [
      "De lunes a viernes la piscina está abierta de 10 a 21 horas, y los domingos está cerrada.",
      "Los adultos pagan 4,50 € y los niños entre 4 y 14 años 2,80 €.",
      "Los niños menores de doce años tienen que venir con un adulto.",
      "El abono de 10 baños vale 38 euros y es válido durante medio año.",
      "Hay que ducharse antes de bañarse y usar gorro.",
    ],
    lies: [
      ["exchanged", "La entrada cuesta 2,80 euros para adultos y 4,50 euros para niños."],
      ["negation", "Se permite comer junto a la piscina."],
      ["day", "La piscina permanece cerrada los sábados."],
      ["number", "Los objetos perdidos se guardan durante 60 días."],
      ["quantifier", "Todos los niños entran gratis."],
    ],
  },
];
