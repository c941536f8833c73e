import type { LiesAbout } from "./receipt-passages.ts";

/**
 * Short everyday texts in English and German (a recipe, a letter of an insurance, a hiking route, a letter of a school, a
 * CV), with true sentences as a language model writes them and subtle lies. All were written before any was checked.
 * Chance chose these for looking at.
 */
export const ORDINARY: readonly LiesAbout[] = [
  {
    passage:
      "## Rye bread with caraway\n\nMakes two loaves of about 750 g. The evening before, stir 200 g of sourdough starter with 400 ml of lukewarm water and 400 g of rye flour, cover the bowl and leave it overnight (10 to 12 hours). In the morning knead in 500 g of wheat flour, 20 g of salt and a tablespoon of caraway seeds. Let the dough rest for an hour, shape two loaves and let them rise for another 90 minutes. Bake at 240 °C for the first 15 minutes with a bowl of water in the oven, then at 200 °C for 40 minutes. The bread tastes best on the second day. Do not store it in the fridge, where it dries out.",
    truths: [
      "The recipe yields 2 loaves weighing roughly 750 grams each.",
      "The starter is mixed with water and rye flour on the evening before baking and left to stand for 10–12 hours.",
      "You need half a kilogram of wheat flour and a tablespoon of caraway seeds.",
      "After shaping, the loaves rise for an hour and a half.",
      "The bread bakes for a total of 55 minutes: 15 minutes at 240 °C and 40 minutes at 200 °C.",
      "The bread should not be kept in the refrigerator because it dries out there.",
    ],
    lies: [
      ["exchanged", "Bake at 200 °C for the first 15 minutes and then at 240 °C for 40 minutes."],
      ["number", "Stir the starter with 400 g of wheat flour."],
      ["time", "The bread tastes best on the day it is baked."],
      ["exchanged", "The dough rests for 90 minutes, and the loaves rise for one hour."],
      ["number", "Each loaf weighs about 1.5 kg."],
      ["negation", "The bread is best stored in the fridge."],
    ],
  },
  {
    passage:
      "Dear Ms Whitlock,\n\nThank you for reporting the storm damage of 3 February 2025 (claim number HC-20817). Our assessor, Mr Farrow, inspected your roof on 11 February. We accept the claim for 42 roof tiles and the gutter. The damaged fence is not covered by your policy. The repair costs come to £2,150. After deduction of your excess of £250 we will transfer £1,900 to your account within ten working days of receiving the invoice. Please send us the original invoice by 30 April 2025. Your premium of £388 a year does not change. If you disagree with our decision, you can complain to the ombudsman within six months.\n\nYours sincerely,\nGrace Adeyemi, Claims Department",
    truths: [
      "The insurer will pay £1,900, which is the repair cost of £2,150 minus an excess of £250.",
      "Mr Farrow, the assessor, looked at the roof on 11 February 2025.",
      "The claim covers the gutter and 42 roof tiles but not the fence.",
      "Payment is made within 10 working days after the invoice has been received.",
      "The annual premium stays at £388.",
      "Ms Whitlock has six months to lodge a complaint with the ombudsman if she does not agree with the decision.",
    ],
    lies: [
      ["negation", "The policy also covers the damaged fence."],
      ["exchanged", "The excess is £1,900, and the insurer transfers £250."],
      ["roles", "Grace Adeyemi inspected the roof on 11 February."],
      ["date", "The original invoice must be sent by 30 June 2025."],
      ["number", "Ms Whitlock must complain to the ombudsman within six weeks."],
      ["date", "The storm damage happened on 11 February 2025."],
    ],
  },
  {
    passage:
      "## Route 7: Over the Harrow Ridge\n\nLength 14.5 km, ascent 620 m, walking time about five hours, difficulty: medium. The route starts at the car park by the church in Nethercott. Follow the yellow markings along the stream to the mill (35 minutes). Turn left behind the mill and climb through the beech wood to the Harrow hut, which is open from May to October and serves hot meals at weekends. From the hut it is 40 minutes to the summit (812 m). The descent on the east side is steep and slippery after rain; walking poles are recommended. At the quarry turn right towards Ellwick, where the bus 43 runs back to Nethercott every hour until 7.10 pm. Dogs must be on a lead because of the sheep. There is no drinking water between the mill and the hut.",
    truths: [
      "The hike is 14.5 kilometres long, climbs 620 metres and takes around 5 hours.",
      "The starting point is the church car park in Nethercott.",
      "It takes 35 minutes to walk along the stream to the mill, following yellow markings.",
      "The Harrow hut is closed in winter, as it only opens from May to October.",
      "From Ellwick, hikers can return to Nethercott by bus 43, which leaves hourly until 19:10.",
      "Because of the sheep, dogs have to be kept on a lead.",
    ],
    lies: [
      ["number", "The summit is 620 m high."],
      ["direction", "Turn right behind the mill and left at the quarry."],
      ["exchanged", "It is 35 minutes from the hut to the summit."],
      ["time", "The hut is open from October to May."],
      ["negation", "Drinking water is available between the mill and the hut."],
      ["roles", "The bus 43 runs from Nethercott to the mill every hour."],
    ],
  },
  {
    passage:
      "Liebe Eltern der Klasse 4b,\n\nam Dienstag, dem 6. Mai, besuchen wir die Sternwarte in Hohenfeld. Treffpunkt ist um 8.15 Uhr am Schultor, die Rückkehr ist gegen 14 Uhr. Wir fahren mit dem Bus. Die Kosten betragen 12,50 Euro für Fahrt und Eintritt; Geschwisterkinder zahlen die Hälfte. Bitte geben Sie das Geld bis zum 25. April im Umschlag mit. Jedes Kind braucht ein Pausenbrot und eine Trinkflasche, Handys bleiben zu Hause. Für die Begleitung suchen wir noch zwei Eltern; bitte melden Sie sich bei Frau Imhof. Wer nicht mitfährt, nimmt am Unterricht der 4a teil. Der Elternabend wird vom 13. auf den 20. Mai verschoben.\n\nMit freundlichen Grüßen\nJörg Petersen, Klassenlehrer",
    truths: [
      "Der Ausflug der Klasse 4b zur Sternwarte in Hohenfeld findet am 6. Mai statt.",
      "Die Kinder treffen sich um 8:15 Uhr am Schultor und sind gegen 14:00 Uhr zurück.",
      "Fahrt und Eintritt kosten zusammen 12,50 €, für Geschwisterkinder nur 6,25 €.",
      "Das Fahrgeld soll bis zum 25.04. in einem Umschlag mitgegeben werden.",
      "Gesucht werden noch 2 Eltern als Begleitpersonen, die sich bei Frau Imhof melden.",
      "Der neue Termin für den Elternabend ist der 20. Mai.",
    ],
    lies: [
      ["time", "Treffpunkt ist um 14 Uhr am Schultor."],
      ["negation", "Die Kinder dürfen ihr Handy mitnehmen."],
      ["date", "Der Elternabend findet am 13. Mai statt."],
      ["name", "Wer den Ausflug begleiten möchte, meldet sich bei Herrn Petersen."],
      ["number", "Geschwisterkinder zahlen nichts."],
      ["name", "Kinder, die nicht mitfahren, nehmen am Unterricht der 4b teil."],
    ],
  },
  {
    passage:
      "# Curriculum vitae: Mara Lindqvist\n\nBorn on 17 August 1989 in Uppsala; Swedish and Irish citizen.\n\n**Work**\n\n- Since March 2021: head of laboratory, Corvane Foods, Cork. Leads a team of nine; cut the time for a sample analysis from six days to two.\n- 2016–2021: food chemist, Institute for Nutrition, Galway\n- 2013–2016: assistant, Dairy Board, Malmö\n\n**Education**\n\n- 2013: Master of Science in chemistry, Lund University (thesis on lactose-free cheese)\n- 2008: school leaving examination, Uppsala\n\n**Languages**: Swedish (native), English (fluent), German (basic)\n\n**Other**: driving licence, first-aid certificate (2022), volunteer with the mountain rescue since 2018. Plays the viola; does not smoke.",
    truths: [
      "Mara Lindqvist was born in Uppsala in August 1989.",
      "She has headed the laboratory of Corvane Foods in Cork since March 2021.",
      "Her team consists of 9 people, and sample analyses now take two days rather than six.",
      "Before joining Corvane Foods, she worked as a food chemist at the Institute for Nutrition in Galway for five years.",
      "She obtained a Master of Science in chemistry from Lund University in 2013 with a thesis about lactose-free cheese.",
      "She speaks Swedish natively, fluent English and basic German.",
    ],
    lies: [
      ["row", "From 2016 to 2021 she was an assistant at the Dairy Board in Malmö."],
      ["exchanged", "She speaks fluent German and basic English."],
      ["number", "The time for a sample analysis rose from two days to six."],
      ["date", "She has been a volunteer with the mountain rescue since 2022."],
      ["place", "She took her master's degree in Uppsala."],
      ["number", "She leads a team of six."],
    ],
  },
];
