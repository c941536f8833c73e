import type { LiesAbout } from "./receipt-passages.ts";

/**
 * Half of twenty-eight passages of several kinds and four languages (encyclopaedia, manuals, contracts, reports, tables, minutes), drawn by chance, with sentences
 * written before any rule was tried on them. These may be looked at while rules change.
 */
export const READ: readonly LiesAbout[] = [
  {
    passage:
      "Article 4. The Supplier shall deliver the goods within 30 days of receipt of the order. If delivery is delayed by more than 14 days, the Buyer may cancel the order without charge. The Buyer shall pay each invoice within 45 days. On late payment the Supplier may charge interest of 8 percentage points above the base rate. The Supplier is not liable for damage caused by improper storage.",
    truths: [
      "The buyer can cancel free of charge if the delivery is over two weeks late.",
      "Goods have to be delivered by the supplier 30 days after the order is received at the latest.",
      "Invoices must be paid by the Buyer within 45 days.",
      "Damage that results from improper storage is not the Supplier's liability.",
      "If a payment is late, interest of 8 percentage points over the base rate may be charged.",
    ],
    lies: [
      ["roles", "The Supplier may cancel the order if delivery is delayed by more than 14 days."],
      ["exchanged", "The Buyer shall pay each invoice within 30 days and the goods are delivered within 45 days."],
      ["modality", "The Buyer must cancel the order if delivery is delayed by more than 14 days."],
      ["unit", "On late payment the Supplier may charge interest of 8 percent."],
      ["negation", "The Supplier is liable for damage caused by improper storage."],
      ["comparison", "The Buyer may cancel if delivery is delayed by less than 14 days."],
    ],
  },
  {
    passage:
      "| Year | Members | Volunteers | Donations |\n| --- | --- | --- | --- |\n| 2019 | 3,410 | 212 | £184,000 |\n| 2020 | 3,275 | 148 | £231,000 |\n| 2021 | 3,588 | 190 | £226,500 |\n\nThe fall in volunteers in 2020 was due to the lockdown. About half of the donations come from legacies.",
    truths: [
      "The association had 3,588 members in 2021.",
      "Donations came to 231 thousand pounds in 2020.",
      "In 2020, the number of volunteers dropped to 148 on account of the lockdown.",
      "Legacies account for roughly 50 % of the donations.",
      "There were 212 volunteers in 2019 and 190 in 2021.",
    ],
    lies: [
      ["row", "There were 3,410 members in 2021."],
      ["column", "There were 190 members in 2021."],
      ["exchanged", "There were 148 volunteers in 2019 and 212 in 2020."],
      ["cause", "The lockdown was due to the fall in volunteers."],
      ["superlative", "Donations were highest in 2021."],
      ["quantifier", "All of the donations come from legacies."],
    ],
  },
  {
    passage:
      "To reset the router, hold the button on the back for ten seconds until both lights turn red. All settings are lost, including the password of the wireless network. If only the left light turns red, release the button and try again. Firmware older than version 5.2 must be updated first. The router supports up to 64 devices on the 5 GHz band and 32 on the 2.4 GHz band.",
    truths: [
      "Press the button for 10 seconds until the two lights are red.",
      "A reset deletes all settings and the wireless password.",
      "You have to update firmware before version 5.2 first.",
      "At most 64 devices can use the 5 GHz band.",
      "On the 2.4 GHz band the router allows up to thirty-two devices.",
    ],
    lies: [
      ["exchanged", "The router supports 64 devices on the 2.4 GHz band and 32 on the 5 GHz band."],
      ["negation", "The settings are kept except for the password of the wireless network."],
      ["comparison", "Firmware newer than version 5.2 must be updated first."],
      ["unit", "Hold the button for ten minutes."],
      ["name", "Hold the button on the front for ten seconds."],
      ["comparison", "The router supports at least 64 devices on the 5 GHz band."],
    ],
  },
  {
    passage:
      "Revenue for the third quarter was $17,846 million, up 6 % from $16,836 million a year earlier. Net income declined to $2.1 billion, or $1.38 per share, mainly because of a restructuring charge of $640 million. Capital expenditure was unchanged. The company expects revenue of between $18.2 billion and $18.6 billion in the fourth quarter. Chief financial officer Dana Whitfield will retire in June and be succeeded by Raj Malhotra.",
    truths: [
      "Third-quarter revenue came to $17.8 billion, 6 percent more than a year earlier.",
      "A restructuring charge of 640 million dollars was the main reason for the lower net income.",
      "Raj Malhotra will take over from Dana Whitfield as CFO.",
      "Earnings per share were $1.38.",
      "For the fourth quarter, revenue of $18.2 to $18.6 billion is expected.",
    ],
    lies: [
      ["scale", "Revenue for the third quarter was $17,846 billion."],
      ["roles", "Dana Whitfield will succeed Raj Malhotra as chief financial officer."],
      ["comparison", "Net income rose to $2.1 billion."],
      ["exchanged", "Revenue was $16,836 million, up from $17,846 million a year earlier."],
      ["hedge", "Revenue in the fourth quarter was between $18.2 billion and $18.6 billion."],
      ["negation", "Capital expenditure changed considerably."],
    ],
  },
  {
    passage:
      "The glacier lost 34 metres of thickness between 1990 and 2015, most of it after 2003. Meltwater feeds Lake Orsa, whose level has risen by 2.6 m. Because the lake threatens the village of Brenn, a tunnel was dug in 2018 that drains 3 cubic metres per second. The researchers from Uppsala warn that the ice dam could fail within ten years, while the cantonal office regards this as unlikely.",
    truths: [
      "From 1990 to 2015 the glacier became 34 m thinner.",
      "The level of Lake Orsa, which is fed by meltwater, went up by 260 cm.",
      "In 2018 a tunnel was built because the lake is a threat to Brenn.",
      "Scientists from Uppsala warn of a possible failure of the ice dam in the next ten years.",
      "The cantonal office considers it unlikely that the dam fails.",
    ],
    lies: [
      ["attribution", "The cantonal office warns that the ice dam could fail within ten years."],
      ["hedge", "The ice dam will fail within ten years, researchers say."],
      ["time", "Most of the loss of thickness happened before 2003."],
      ["roles", "Lake Orsa feeds the meltwater of the glacier."],
      ["unit", "The tunnel drains 3 cubic metres per hour."],
      ["negation", "The lake poses no threat to the village of Brenn."],
    ],
  },
  {
    passage:
      "## Net sales by region\n\nIn millions of euros.\n\n| Region | 2022 | 2023 | Change |\n| --- | --- | --- | --- |\n| Europe | 1,204 | 1,318 | 9.5 % |\n| Americas | 982 | 871 | -11.3 % |\n| Asia-Pacific | 410 | 466 | 13.7 % |\n| Total | 2,596 | 2,655 | 2.3 % |\n\nSales in the Americas suffered from the sale of the paper business. The operating margin rose from 7.1 % to 8.4 %, that is by 1.3 percentage points.",
    truths: [
      "Net sales in Europe were €1,318 million in 2023.",
      "Net sales in the Americas fell by 11.3 percent, from 982 to 871 million euros.",
      "In 2023, total net sales amounted to about EUR 2.7 billion.",
      "The operating margin increased by 1.3 percentage points to 8.4%.",
      "Asia-Pacific had net sales of 410 million euros in 2022.",
    ],
    lies: [
      ["row", "Net sales in the Americas were €1,318 million in 2023."],
      ["column", "Net sales in Europe were €1,204 million in 2023."],
      ["scale", "Total net sales were €2,655 billion in 2023."],
      ["points", "The operating margin rose by 1.3 percent."],
      ["comparison", "Net sales in the Americas rose by 11.3 %."],
      ["superlative", "Asia-Pacific had the highest net sales of all regions in 2023."],
    ],
  },
  {
    passage:
      "The survey covered 2,400 households. Two thirds of them heat with gas, 21 % with district heating and the rest with oil or wood. Owners are more satisfied with their heating than tenants. A majority of tenants would pay more for heat from renewable sources, but fewer than a fifth of owners would. Response rates were highest in the north and lowest in the capital.",
    truths: [
      "The majority of the households, two thirds, use gas for heating.",
      "Twenty-one percent of the households have district heating.",
      "Tenants are less satisfied with their heating than owners.",
      "Less than 20 % of owners would pay more for renewable heat.",
      "In the capital the response rate was the lowest.",
    ],
    lies: [
      ["comparison", "Tenants are more satisfied with their heating than owners."],
      ["exchanged", "A majority of owners would pay more for heat from renewable sources."],
      ["superlative", "Response rates were highest in the capital."],
      ["number", "A third of the households heat with gas."],
      ["points", "21 households heat with district heating."],
      ["quantifier", "All tenants would pay more for heat from renewable sources."],
    ],
  },
  {
    passage:
      "Der Mieter darf die Wohnung nur mit schriftlicher Zustimmung des Vermieters untervermieten. Die Kaution beträgt drei Monatsmieten und wird spätestens sechs Monate nach dem Auszug zurückgezahlt. Schäden muss der Mieter innerhalb von zwei Wochen melden. Haustiere sind nicht erlaubt, ausgenommen Kleintiere. Der Vermieter hat 2019 alle Fenster ersetzt.",
    truths: [
      "Für eine Untervermietung braucht der Mieter die schriftliche Zustimmung des Vermieters.",
      "Der Mieter muss Schäden binnen 14 Tagen melden.",
      "Kleintiere sind erlaubt.",
      "Alle Fenster wurden 2019 vom Vermieter ersetzt.",
    ],
    lies: [
      ["roles", "Der Vermieter muss Schäden innerhalb von zwei Wochen melden."],
      ["negation", "Der Mieter darf die Wohnung ohne Zustimmung des Vermieters untervermieten."],
      ["time", "Die Kaution wird spätestens sechs Monate vor dem Auszug zurückgezahlt."],
      ["unit", "Die Kaution beträgt drei Jahresmieten."],
      ["quantifier", "Der Vermieter hat 2019 einige Fenster ersetzt."],
    ],
  },
  {
    passage:
      "Minutes of the board, 12 March. Present: Ms Adeyemi (chair), Mr Brandt, Ms Castellanos, Mr Duval. Mr Brandt reported that the roof repair will cost about £38,000, £6,000 more than planned. Ms Castellanos proposed to postpone the repair until autumn. Mr Duval objected. The proposal was adopted by three votes to one. Ms Adeyemi will ask the insurer for an extension by 1 April.",
    truths: [
      "According to Mr Brandt, repairing the roof will cost roughly 38,000 pounds.",
      "The board decided to put off the repair until autumn.",
      "The insurer will be asked for an extension by Ms Adeyemi.",
      "Three members voted for the proposal of Ms Castellanos and one against.",
      "Ms Adeyemi chaired the meeting on 12 March.",
    ],
    lies: [
      ["attribution", "Mr Duval proposed to postpone the repair until autumn."],
      ["attribution", "Ms Castellanos reported that the roof repair will cost about £38,000."],
      ["number", "The repair will cost £6,000."],
      ["negation", "The proposal was rejected by three votes to one."],
      ["quantifier", "The proposal was adopted unanimously."],
      ["roles", "The insurer will ask Ms Adeyemi for an extension by 1 April."],
    ],
  },
  {
    passage:
      "Le musée a accueilli 312 000 visiteurs en 2022, contre 287 000 en 2021. L'exposition sur Berthe Morisot a attiré plus de visiteurs que celle sur Gustave Caillebotte. La directrice, Hélène Garnier, a succédé à Paul Lemoine en septembre 2020. L'entrée est gratuite pour les moins de 18 ans. Le toit sera peut-être rénové en 2025.",
    truths: [
      "En 2022, le musée a reçu 312 000 visiteurs.",
      "Paul Lemoine a été remplacé par Hélène Garnier en septembre 2020.",
      "Les moins de 18 ans ne paient pas l'entrée.",
      "Moins de visiteurs sont venus à l'exposition sur Gustave Caillebotte qu'à celle sur Berthe Morisot.",
    ],
    lies: [
      ["exchanged", "Le musée a accueilli 287 000 visiteurs en 2022."],
      ["roles", "Paul Lemoine a succédé à Hélène Garnier en septembre 2020."],
      ["comparison", "L'exposition sur Gustave Caillebotte a attiré plus de visiteurs que celle sur Berthe Morisot."],
      ["hedge", "Le toit sera certainement rénové en 2025."],
      ["comparison", "L'entrée est gratuite pour les plus de 18 ans."],
    ],
  },
  {
    passage:
      "Ibn Battuta left Tangier in 1325, at the age of 21, to make the pilgrimage to Mecca. He travelled for almost thirty years and covered some 117,000 km, more than Marco Polo and Zheng He together. In Delhi the sultan appointed him as a judge. After his return the sultan of Morocco had him dictate his travels to the scholar Ibn Juzayy, who wrote them down in 1355.",
    truths: [
      "Ibn Battuta was 21 when he set out from Tangier in 1325.",
      "He was made a judge by the sultan in Delhi.",
      "His journeys lasted nearly three decades and added up to about 117,000 kilometres.",
      "Ibn Juzayy put the travels that Ibn Battuta dictated into writing in 1355.",
      "Marco Polo travelled a shorter distance than Ibn Battuta.",
    ],
    lies: [
      ["roles", "Ibn Juzayy dictated his travels to Ibn Battuta."],
      ["roles", "Ibn Battuta appointed the sultan of Delhi as a judge."],
      ["comparison", "Marco Polo covered a longer distance than Ibn Battuta."],
      ["date", "Ibn Battuta left Tangier in 1355."],
      ["unit", "He covered some 117,000 miles."],
      ["exchanged", "Ibn Battuta left Tangier at the age of thirty and travelled for 21 years."],
    ],
  },
  {
    passage:
      "Before cleaning the coffee machine, switch it off and let it cool for at least 20 minutes. Remove the tray, rinse it with warm water and dry it. Never put the brewing unit into the dishwasher. Descale the machine every three months, or more often if the water is hard. The orange light blinks while the water tank is empty; it stays on when the tray is full.",
    truths: [
      "Let the machine cool down for twenty minutes or more before you clean it.",
      "The brewing unit must not go into the dishwasher.",
      "With hard water the machine has to be descaled more than once every three months.",
      "A blinking orange light means that the water tank is empty.",
      "If the tray is full, the orange light stays on.",
    ],
    lies: [
      ["exchanged", "The orange light blinks when the tray is full."],
      ["time", "Let the machine cool for at least 20 minutes after cleaning it."],
      ["negation", "The brewing unit can be put into the dishwasher."],
      ["comparison", "Descale it less often if the water is hard."],
      ["number", "Let it cool for at most 20 minutes."],
      ["unit", "Descale the machine every three weeks."],
    ],
  },
  {
    passage:
      "Die Stadtwerke haben 2023 rund 48 Millionen Euro in das Stromnetz investiert, 6 Millionen mehr als im Vorjahr. Der Gewinn sank von 9,4 auf 7,8 Millionen Euro, weil die Beschaffung teurer wurde. Die Gemeinde Altdorf hält 60 % der Anteile, die Gemeinde Neufeld 40 %. Der Vorstand rechnet damit, dass der Gewinn 2024 wieder steigen könnte.",
    truths: [
      "2023 investierten die Stadtwerke etwa 48 Mio. Euro in das Stromnetz.",
      "Der Gewinn ging auf 7,8 Millionen Euro zurück.",
      "Altdorf besitzt sechzig Prozent der Anteile.",
      "Neufeld hält einen kleineren Anteil als Altdorf.",
    ],
    lies: [
      ["comparison", "Der Gewinn stieg von 9,4 auf 7,8 Millionen Euro."],
      ["exchanged", "Die Gemeinde Neufeld hält 60 % der Anteile."],
      ["scale", "Die Stadtwerke haben 2023 rund 48 Milliarden Euro in das Stromnetz investiert."],
      ["hedge", "Der Gewinn ist 2024 wieder gestiegen."],
      ["cause", "Weil der Gewinn sank, wurde die Beschaffung teurer."],
    ],
  },
  {
    passage:
      "Nintendo started out as a small Japanese company, founded by Fusajiro Yamauchi on September 23, 1889, as Nintendo Koppai. Based in Kyoto, Japan, the business produced and marketed Hanafuda cards. The name “Nintendo” is commonly assumed to mean “leave luck to heaven”, but there are no historical records to validate this assumption. The cards, which were all handmade, soon began to gain in popularity, and Yamauchi had to hire assistants to mass-produce cards to keep up with the demand.",
    truths: [
      "Fusajiro Yamauchi founded Nintendo Koppai on 23 September 1889.",
      "The company made and sold Hanafuda cards in Kyoto.",
      "No historical records confirm what the name Nintendo means.",
      "Yamauchi hired assistants because demand for the cards grew.",
      "All of the cards were made by hand.",
    ],
    lies: [
      ["hedge", "Historical records prove that the name means “leave luck to heaven”."],
      ["quantifier", "Only some of the cards were handmade."],
      ["cause", "The cards became popular because Yamauchi hired assistants."],
      ["name", "The business was based in Tokyo."],
      ["negation", "Yamauchi did not need assistants to keep up with the demand."],
      ["superlative", "Nintendo was the largest maker of Hanafuda cards in Japan."],
    ],
  },
];
