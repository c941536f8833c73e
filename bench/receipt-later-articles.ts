/**
 * Sentences as a language model of 1 to 8 billion parameters writes them, true ones and lies, about articles in
 * ../shared/data, written on 2026-11-25. A hash parts them, with those of `receipt-later-documents.ts`, into halves.
 */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const SQUAD = "retrieval/squad/half-of-dev-v1.1.json";
const GERMAN = "retrieval/xquad/xquad.de.json";
const WIKI = "retrieval/chunking-eval/corpora/wikitexts.md";
const UNION = "retrieval/chunking-eval/corpora/state_of_the_union.md";
const READ = "documents/readability/";

export const LATER_ARTICLES: readonly LiesAboutFile[] = [
  {
    file: `${READ}telegraph/source.html`,
    from: "The G40 figures are cabinet ministers",
    to: "since independence in 1980.",
    truths: [
      "Jonathan Moyo and Saviour Kasukuwere are cabinet ministers who belong to the G40.",
      "The priest Fidelis Mukonori acts as a go-between for Mugabe and the generals.",
      "Mugabe has been in power in Zimbabwe since the country became independent in 1980.",
    ],
    lies: [
      ["number", "Mugabe has led Zimbabwe since independence in 1990."],
      ["name", "Emmerson Mnangagwa acts as the middle-man between Mr Mugabe and the generals."],
      ["negation", "Mr Mugabe accepted the mediation by the Catholic priest."],
    ],
  },
  {
    file: `${READ}telegraph/source.html`,
    from: "Despite the lingering admiration",
    to: "to succeed her husband.",
    truths: [
      "Grace Mugabe, who is 52 years old, used to work as a government typist.",
      "- Mugabe's first wife was called Sally and suffered from kidney disease.",
      'Because she is said to love shopping, Grace is nicknamed "Gucci Grace".',
    ],
    lies: [
      ["role", "Sally was a former government typist who had an affair with Mr Mugabe."],
      ["time", "Grace started an affair with Mr Mugabe in the early 1980s."],
      ["comparison", "There is more public affection for Grace than for Mr Mugabe."],
    ],
  },
  {
    file: `${READ}webmd-1/source.html`,
    from: "The study is published in the New England Journal",
    to: "skin condition eczema, or both.",
    truths: [
      "The study appeared in the New England Journal of Medicine and was presented in Houston.",
      "In high-risk children, eating peanut snacks three times a week until the age of five reduced the risk of an allergy by over 80 percent.",
      "Children counted as high risk if they were allergic to egg or had eczema.",
    ],
    lies: [
      ["number", "Eating peanut snacks at least five times a week until age 3 cut their chances by more than 80%."],
      ["name", "The study was published in The Lancet and presented in Houston."],
      ["detail", "The study found that children who avoided peanuts were twice as likely to develop asthma."],
    ],
  },
  {
    file: `${READ}dropbox-blog/source.html`,
    from: "Now that ATF is deployed",
    to: "seeking their own async solutions.",
    truths: [
      "ATF currently handles 9,000 scheduled async tasks every second.",
      "Twenty-eight engineering teams at Dropbox use ATF.",
      "Dropbox has documented ATF as a guide for other engineers who look for an async solution.",
    ],
    lies: [
      ["number", "ATF serves 9,000 async tasks scheduled per minute."],
      ["number", "ATF is used by 82 engineering teams."],
      ["role", "The engineering community documented ATF as a reference for Dropbox."],
    ],
  },
  {
    file: `${READ}google-sre-book-1/source.html`,
    from: "Monitoring a complex application is a significant",
    to: "at least one “monitoring person.”",
    truths: [
      "Of a Google SRE team of ten to twelve people, one or two usually work mainly on monitoring.",
      "Overall, the number of people needed for monitoring has gone down over time.",
      "Building monitoring for a complex application takes a lot of engineering work.",
    ],
    lies: [
      ["number", "A Google SRE team of 10–12 members typically has five or six monitoring people."],
      ["comparison", "The number of monitoring people has increased over time."],
      ["cause", "The number decreased because SRE teams became smaller."],
    ],
  },
  {
    file: WIKI,
    from: "Cicely Mary Barker ( 28 June 1895",
    to: "published in the following decades .",
    truths: [
      "Cicely Mary Barker was an English illustrator who lived from 1895 to 1973.",
      "She died at the age of 77.",
      "Her first book, Flower Fairies of the Spring, came out in 1923.",
    ],
    lies: [
      ["number", "Barker was born on 16 February 1895."],
      ["name", "Her first book was Flower Fairies of the Autumn."],
      ["detail", "Barker won the Caldecott Medal for her first book."],
    ],
  },
  {
    file: WIKI,
    from: "Gambia 's national football association was founded",
    to: "required by the association 's charter .",
    truths: [
      "The football association of the Gambia was founded in 1952 and joined FIFA sixteen years later.",
      "In 2007 a national women's competition was started.",
      "Four people on the staff of the Gambia Football Association work on women's football.",
    ],
    lies: [
      ["number", "The association became affiliated with FIFA in 1952."],
      ["number", "There are fourteen staffers dedicated to women's football."],
      ["negation", "The association's charter does not require women on the board."],
    ],
  },
  {
    file: WIKI,
    from: "The Tower Building of the Little Rock Arsenal",
    to: "since 1894 .",
    truths: [
      "The Tower Building stands in MacArthur Park in downtown Little Rock, Arkansas.",
      "From 1942 until 1997 the building housed the Arkansas Museum of Natural History and Antiquities.",
      "Since it was decommissioned, two museums have had their home in the building.",
    ],
    lies: [
      ["exchanged", "The MacArthur Museum of Arkansas Military History was in the building from 1942 to 1997."],
      ["number", "The Tower Building was built in 1894."],
      ["name", "The Tower Building is located in Riverfront Park in Little Rock."],
    ],
  },
  {
    file: UNION,
    from: "Instead of paying $400 a month",
    to: "for veterans.",
    truths: [
      "The president wants to limit the price of insulin to $35 a month for all Americans.",
      "It costs only ten dollars to make insulin.",
      "Medicare can now negotiate lower prices for prescription drugs, as the VA does for veterans.",
    ],
    lies: [
      ["exchanged", "Insulin costs $35 to make and $10 a month for patients."],
      ["number", "He wants to cap the cost of insulin at $45 a month."],
      ["name", "Medicaid was given the power to negotiate lower prices on prescription drugs."],
    ],
  },
  {
    file: SQUAD,
    from: "Temüjin had three brothers named",
    to: "marriageable age of 12.",
    truths: [
      "Temüjin had two half-brothers, Begter and Belgutei, and a sister called Temülen.",
      "When he was nine, his father brought him to the family of Börte, his future wife.",
      "He was supposed to serve Dai Setsen until he turned twelve.",
    ],
    lies: [
      ["name", "Temüjin had a sister named Börte."],
      ["number", "At seven years of age he was delivered to the family of his future wife."],
      ["role", "Dai Setsen was to live there in service to Temüjin until he was 12."],
    ],
  },
  {
    file: SQUAD,
    from: "The tallest building in Downtown Jacksonville's",
    to: "concrete structure in the world.",
    truths: [
      "With a height of 188 metres, the Bank of America Tower is the tallest building in downtown Jacksonville.",
      "The Wells Fargo Center has 37 floors and a flared base.",
      "The Riverplace Tower was finished in 1967.",
    ],
    lies: [
      ["exchanged", "The Wells Fargo Center has 42 floors and the Bank of America Tower 37."],
      ["comparison", "The Riverplace Tower is taller than the Bank of America Tower."],
      ["name", "The Bank of America Tower was constructed in 1990 as the Independent Life Building."],
    ],
  },
  {
    file: SQUAD,
    from: "In the late 17th century, Robert Boyle proved",
    to: "respiration and combustion.",
    truths: [
      "Robert Boyle showed that combustion needs air.",
      "John Mayow was an English chemist who called the part of air that fire needs spiritus nitroaereus.",
      "In Mayow's experiment the water rose and took the place of a fourteenth of the air.",
    ],
    lies: [
      ["role", "John Mayow proved that air is necessary for combustion, and Robert Boyle refined his work."],
      ["number", "The water rose and replaced one-fourth of the air's volume."],
      ["negation", "Mayow surmised that nitroaereus is not consumed in respiration."],
    ],
  },
  {
    file: SQUAD,
    from: "The Apollo program succeeded in achieving",
    to: "for these functions.",
    truths: [
      "In 1967 a cabin fire on Apollo 1 killed the whole crew.",
      "Three of the nine planned follow-on landings were cancelled because of budget cuts.",
      "The Apollo 13 crew came back to Earth safely, since they used the Lunar Module as a lifeboat.",
    ],
    lies: [
      ["cause", "Three landings were cancelled because of the oxygen tank explosion."],
      ["number", "Six of the remaining nine missions achieved successful landings."],
      ["negation", "The crew of Apollo 13 did not return to Earth safely."],
    ],
  },
  {
    file: SQUAD,
    from: "In 2010, Newcastle was positioned ninth",
    to: "department store.",
    truths: [
      "Newcastle ranked ninth in the UK's retail centre expenditure league in 2010.",
      "Bainbridge's in Newcastle opened in 1838 and is often called the first department store in the world.",
      "The biggest shopping area in the city centre is the Eldon Square Shopping Centre.",
    ],
    lies: [
      ["number", "Newcastle store Bainbridge's opened in 1817."],
      ["name", "The largest shopping area is the Metrocentre."],
      ["number", "Newcastle was third in the retail centre expenditure league of the UK in 2010."],
    ],
  },
  {
    file: GERMAN,
    from: "1466 starben mutmaßlich",
    to: "Oslo im Jahr 1654.",
    truths: [
      "Im Jahr 1466 fielen in Paris vermutlich 40.000 Menschen der Pest zum Opfer.",
      "In Venedig kam die Pest zwischen 1361 und 1528 insgesamt 22-mal vor.",
      "Fast ein Drittel der Einwohner Venedigs starb in der Pest von 1576-77.",
      "Der letzte Ausbruch der Pest war 1654 in Oslo.",
    ],
    lies: [
      ["number", "Die Pest von 1576-77 tötete 40.000 Menschen in Venedig."],
      ["name", "Der letzte Pestausbruch traf Wien im Jahr 1654."],
      ["number", "Über 60 % der Amsterdamer Bevölkerung starben 1623-25."],
    ],
  },
  {
    file: GERMAN,
    from: "Der koreanische Wirtschaftswissenschaftler Hoesung Lee",
    to: "ein Sekretariat zählen.",
    truths: [
      "Seit Oktober 2015 leitet der Ökonom Hoesung Lee aus Korea das IPCC.",
      "Rajendra K. Pachauri trat im Februar 2015 zurück.",
      "Robert Watson wurde 1997 und Bert Bolin 1988 zum Vorsitzenden gewählt.",
    ],
    lies: [
      ["name", "Vor der Wahl wurde das IPCC von Robert Watson geleitet."],
      ["number", "Hoesung Lee ist seit dem 8. Oktober 2013 der Vorsitzende des IPCC."],
      ["exchanged", "Bert Bolin wurde 1997 gewählt und Robert Watson 1988."],
    ],
  },
  {
    file: GERMAN,
    from: "In Europa gibt es für das US-amerikanische Theater",
    to: "weitgehend beigelegt wurden.",
    truths: [
      "Der Krieg wurde 1756 offiziell erklärt, und 1763 wurde der Friedensvertrag unterzeichnet.",
      "Die Kämpfe in Nordamerika dauerten etwa sechs Jahre, von 1754 bis 1760.",
      "In Europa nennt man den gesamten Konflikt den Siebenjährigen Krieg.",
    ],
    lies: [
      ["number", "Der Friedensvertrag wurde im Jahr 1760 unterzeichnet."],
      ["exchanged", "Montreal wurde 1754 erobert."],
      ["number", "Die Schlachten wurden in sieben Jahren weitgehend beigelegt, von 1754 bis 1761."],
    ],
  },
];
