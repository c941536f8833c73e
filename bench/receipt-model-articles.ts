/**
 * Sentences about articles in ../shared/data as a language model answers with them: facts merged, units and forms of dates
 * changed, sums, numbers in words, openings such as "According to the document". All were written before any was checked.
 */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const SQUAD = "retrieval/squad/half-of-dev-v1.1.json";

export const MODEL_ARTICLES: readonly LiesAboutFile[] = [
  {
    file: SQUAD,
    from: "The 1973 oil crisis began in October 1973",
    to: "second oil shock.",
    truths: [
      "According to the document, the oil embargo lasted from October 1973 until March 1974, i.e. about five months.",
      "Oil prices roughly quadrupled worldwide, going from three dollars a barrel to almost $12.",
      "Egypt and Syria belonged to OAPEC along with the Arab members of OPEC.",
      "In the United States, prices were even higher than the global level.",
      "A second oil shock followed in 1979, six years after the first one.",
      "The embargo was declared by the Organization of Arab Petroleum Exporting Countries (OAPEC).",
    ],
    lies: [
      ["number", "By March 1974 the price of oil had risen to nearly $20 per barrel."],
      ["exchanged", "The 1973 crisis was later called the second oil shock."],
      ["comparison", "Prices in the US were significantly lower than the global price."],
    ],
  },
  {
    file: SQUAD,
    from: "In April 1191 Richard the Lion-hearted",
    to: "took Limassol.",
    truths: [
      "Richard the Lionheart set out from Messina in April 1191 because he wanted to get to Acre.",
      "A storm scattered his ships, and the vessel with his sister and Berengaria ended up off southern Cyprus.",
      "His fleet reached Limassol on May 1, 1191.",
      "Isaac Komnenos, the ruler of Cyprus, had captured people who survived the shipwrecks.",
      "Since Isaac would not free the captives or return the treasure, Richard captured Limassol.",
      "Berengaria was engaged to Richard.",
    ],
    lies: [
      ["roles", "Isaac landed his troops and took Limassol from Richard."],
      ["name", "In April 1191 Richard left Acre in order to reach Messina."],
      ["negation", "Isaac agreed to release the prisoners and the treasure."],
    ],
  },
  {
    file: SQUAD,
    from: "In 1959, Walt Disney Productions, having improved",
    to: "The Wonderful World of Disney).",
    truths: [
      "In 1959 Disney bought back ABC's stake in Disneyland for 7.5 million dollars.",
      "ABC lacked the money and the technology to broadcast the show in color, so it could not match NBC's offer.",
      "The first television partnership between ABC and Disney came to an end in 1961.",
      "The Disney anthology series was back on ABC from 1985 to 1988, when NBC got the rights.",
      "After ABC's owner was acquired by Disney, the show came back to ABC in 1996.",
      "Goldenson explained that the network's technical and financial resources were insufficient.",
    ],
    lies: [
      ["roles", "ABC purchased Disney's shares in the Disneyland theme park for $7.5 million."],
      ["exchanged", "The anthology series returned to ABC in 1988 for three seasons."],
      ["name", "CBS approached Walt Disney to produce color broadcasts."],
    ],
  },
  {
    file: SQUAD,
    from: "From these bases, the Normans eventually captured",
    to: "accompany its unique history.",
    truths: [
      "Sicily and Malta were taken from the Saracens by the Normans.",
      "The conquest was led by two brothers, Robert Guiscard and the younger Roger the Great Count.",
      "Antipope Anacletus II crowned Roger II of Sicily in 1130.",
      "The Kingdom of Sicily existed for 64 years after Roger's coronation, until it passed to the Hohenstaufen by marriage.",
      "One hundred years earlier, in 1030, Rainulf had become count.",
      "Examples of Norman buildings include the citadel in Squillace and the Cappella Palatina in Palermo.",
    ],
    lies: [
      ["roles", "Robert Guiscard was the younger brother of Roger the Great Count."],
      ["number", "The Kingdom of Sicily lasted until 1149."],
      ["exchanged", "The Cappella Palatina is at Squillace and the citadel at Palermo."],
    ],
  },
  {
    file: SQUAD,
    from: "Guo Shoujing applied mathematics to the construction",
    to: "in the 13th century.",
    truths: [
      "The Shoushi Li became the Yuan dynasty's official calendar in 1281.",
      "Guo Shoujing was among the earliest Chinese mathematicians to study spherical trigonometry.",
      "It is not certain whether the calendar was shaped by Shen Kuo alone or by Arab astronomers as well.",
      "Arabic numerals reached China in the 1200s through Muslim astronomers.",
      "For his astronomical computations he worked out a cubic interpolation formula.",
    ],
    lies: [
      ["number", "The calendar was disseminated in 1218."],
      ["negation", "There are clear signs of Muslim influences in the Shoushi calendar."],
      ["roles", "Chinese astronomers brought Arabic numerals to the Middle East in the 13th century."],
    ],
  },
  {
    file: SQUAD,
    from: "For most of human history higher material living",
    to: "was longer.",
    truths: [
      "Life expectancy in the United States was approximately 77 years in 2004, one year less than in Greece.",
      "Of the countries mentioned, Japan has the highest life expectancy, with 82 years.",
      "People in Sweden lived three years longer than Americans.",
      "Although US GDP per capita is higher, Americans do not live longer than Greeks or New Zealanders.",
      "In poorer countries, rising per capita income still goes hand in hand with longer lives.",
    ],
    lies: [
      ["comparison", "Americans live longer than New Zealanders."],
      ["exchanged", "Life expectancy is 82 years in Sweden and 80 in Japan."],
      ["negation", "In Sweden and Japan, income was distributed less equally."],
    ],
  },
  {
    file: SQUAD,
    from: "From Newcastle International Ferry Terminal",
    to: "Norwegian and Fjords cruise.",
    truths: [
      "DFDS Seaways, a Danish company, operates a ferry from North Shields to IJmuiden near Amsterdam.",
      "The route to Gothenburg was discontinued in late October 2006 due to expensive fuel and competition from budget airlines.",
      "The services to the two Norwegian cities ended about two years later, in late 2008.",
      "Thomson has offered cruises from Newcastle since the summer of 2007.",
      "Yes, there used to be a ferry to Sweden, but it stopped running in 2006.",
    ],
    lies: [
      ["exchanged", "The service to Bergen and Stavanger ended in October 2006."],
      [
        "name",
        "The company gave new competition from other ferry lines as the reason for ending the Gothenburg service.",
      ],
      ["name", "DFDS Seaways is a Swedish company."],
    ],
  },
  {
    file: SQUAD,
    from: "On March 17, 1752, the Governor-General",
    to: "members of the expedition.",
    truths: [
      "The Marquis de la Jonquière passed away on 17 March 1752 and was succeeded for the time being by Longueuil.",
      "Langlade commanded three hundred men, among them Ottawa warriors.",
      "He was sent to punish the Miami at Pickawillany because they kept trading with the British.",
      "Three traders were captured and fourteen Miami people were killed in the attack on June 21.",
      "The Marquis Duquesne was the permanent successor of de la Jonquière.",
    ],
    lies: [
      ["exchanged", "The French captured 14 traders and killed three people of the Miami nation."],
      ["roles", "Langlade ordered Longueuil to lead an expedition."],
      ["name", "Langlade was given 300 men, including warriors of the Iroquois."],
    ],
  },
  {
    file: SQUAD,
    from: "Apollo 8 was planned to be the D mission",
    to: "returning safely to Earth.",
    truths: [
      "George Low proposed flying Apollo 8 around the Moon rather than on another mission in Earth orbit.",
      "The lunar module was delayed, so the D mission was moved to March 1969.",
      "The crew of Apollo 8 consisted of Frank Borman, James Lovell and William Anders, the last of whom had not flown before.",
      "On average each of the ten lunar orbits took two hours.",
      "The Soviets had already flown animals around the Moon in September 1968 with Zond 5.",
      "The public learned of the decision only after Apollo 7 had been completed.",
    ],
    lies: [
      ["number", "The crew made 20 lunar orbits in 10 hours."],
      ["roles", "Apollo 8 was flown by McDivitt, Scott and Schweickart."],
      ["negation", "The decision was announced to the public before Apollo 7 flew."],
    ],
  },
];
