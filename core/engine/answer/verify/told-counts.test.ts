import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const DEALS =
  "Orla paid $19 million for the deal with Brim and $1 million for the deal with Calo. The board has four members. On May 14, 2018, the firm changed its name from Dunn Oil to Groven. On June 22, 2005, it had changed its name from Xenod to Dunn Oil.";
const TANKS =
  "Elway war im Alter von 38 Jahren Sieger, Manning mit 39 Jahren. Der Automobilklub berichtete, dass in der letzten Februarwoche 1974 20 % der Tankstellen kein Benzin hatten. In den 1980er Jahren wuchs der Verband. In anderen Staaten waren Schlangen an Tankstellen alltäglich.";

describe("what follows from the source is not flagged:", () => {
  test.each([
    ["a count of things that it names", "The two deals cost $20 million together.", DEALS],
    ["how many times as much", "The deal with Brim cost nineteen times as much as that with Calo.", DEALS],
    [
      "a date that opens a later sentence",
      "Before it was renamed Groven on 14 May 2018, it was called Dunn Oil.",
      DEALS,
    ],
    ["a difference of one", "Manning war ein Jahr älter als Elway.", TANKS],
    ["a share by an ordinal", "Nach Angaben des Automobilklubs hatte jede fünfte Tankstelle kein Benzin.", TANKS],
    ["the month in a compound", "Im Februar 1974 hatten 20 Prozent der Tankstellen kein Benzin.", TANKS],
    ["a decade in words", "Der Verband wuchs in den Achtzigerjahren.", TANKS],
    ["a word that is the end of a compound", "In anderen Bundesstaaten gab es Warteschlangen.", TANKS],
  ])("%s", (_, sentence, content) => expect(wordingOf(sentence, samplePassage(content))).not.toBe("not supported"));
});

describe("what does not follow is:", () => {
  test.each([
    ["another count of things that it counts", "The board has five members.", DEALS],
    ["a count of things that it does not name", "The two lawsuits cost $20 million together.", DEALS],
    ["another ratio", "The deal with Brim cost twelve times as much as that with Calo.", DEALS],
    ["another share", "Jede dritte Tankstelle hatte kein Benzin.", TANKS],
    ["another month", "Im März 1974 hatten 20 Prozent der Tankstellen kein Benzin.", TANKS],
    ["another decade", "Der Verband wuchs in den Sechzigerjahren.", TANKS],
  ])("%s", (_, sentence, content) => expect(wordingOf(sentence, samplePassage(content))).toBe("not supported"));
});

describe("a figure or a name in another form is not flagged:", () => {
  test.each([
    ["The report covers the third quarter of 2021.", "The report covers Q3 2021."],
    ["It was released in mid-2020.", "It was released on 5 June 2020."],
    ["The trip takes 90 minutes.", "The trip takes 1 h 30 min."],
    ["The firm has twelve thousand users.", "The firm has 12k users."],
    ["The fee is 99 cents.", "The fee is $0.99."],
    ["Men hold 60 percent of the posts.", "Women hold 40 % of the posts."],
    ["Two scientists found the gas.", "Carl Scheele and Joseph Priestley found the gas."],
    ["Attendance was close to 40,000.", "Attendance was 39,812."],
    ["The firm paid about a billion euros.", "The firm paid 1.048 billion euros."],
    ["The Volkswagen plant opened in 1938.", "The VW plant opened in 1938."],
    ["Professor Lind opened the hall in 1938.", "Prof. Lind opened the hall in 1938."],
    ["Im Jahr 1534 erschien die Lutherbibel.", "Die Bibel Luthers erschien im Jahr 1534."],
    ["Ältere Systeme als OS X 10.10 werden nicht unterstützt.", "Unterstützt wird mindestens OS X 10.10."],
  ])("%s / %s", (told, source) => expect(wordingOf(told, samplePassage(source))).not.toBe("not supported"));
});
