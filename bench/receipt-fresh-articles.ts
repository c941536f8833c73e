/**
 * Paraphrases, as a small language model writes them, and lies about passages of articles in ../shared/data, written on
 * 2026-11-25 before the checks were changed. A hash parts them, with those of `receipt-fresh-documents.ts`, into halves.
 */
import type { LiesAboutFile } from "./receipt-real-texts.ts";

const IBM = "documents/docling/md/groundtruth/wiki.md.md";

export const ARTICLES: readonly LiesAboutFile[] = [
  {
    file: "documents/readability/cnn/source.html",
    from: "But a new report released on Monday",
    to: "more in the U.S. than many of the other countries.",
    truths: [
      "The Center on Poverty and Inequality at Stanford University published the report on a Monday.",
      "Ten wealthy countries that have social welfare programs were compared in the report.",
      "The study looked at poverty, inequality of income and wealth, economic mobility and unemployment.",
      "According to the report, the class into which a person is born plays a bigger role in the US than in many other countries.",
    ],
    lies: [
      ["number", "The report compared 20 wealthy countries with social welfare programs."],
      ["name", "The report was released by Harvard University's Center on Poverty and Inequality."],
      ["comparison", "The class you're born into matters much less in the U.S. than in many of the other countries."],
      ["date", "The report was released on Tuesday."],
      ["negation", "The report did not assess unemployment levels."],
    ],
  },
  {
    file: "documents/readability/cnn/source.html",
    from: "The study determined this by taking the ratio",
    to: "United States",
    truths: [
      "Employed people aged 25 to 54 were set in relation to the total population of each country.",
      "Finland came first and the United States came last.",
      "Norway was ranked second, ahead of Australia.",
      "Germany took fifth place, one place ahead of France.",
    ],
    lies: [
      ["rank", "Spain came last in the overall ranking."],
      ["number", "The study looked at employed men and women between the ages of 18 and 54."],
      ["exchanged", "Norway ranked first and Finland second."],
      ["comparison", "Italy was ranked higher than the United Kingdom."],
    ],
  },
  {
    file: "documents/readability/cnn/source.html",
    from: "The low ranking the U.S. received",
    to: "lower than in other countries.",
    truths: [
      "The U.S. ranked low because of extreme inequality of wealth and income and an ineffective safety net.",
      "The safety net is made up of social programs that are meant to reduce poverty.",
      "The American safety net provides just 50 percent of the financial help that people need.",
      "Assistance in the U.S. is generally at a lower level than elsewhere.",
    ],
    lies: [
      ["number", "The American safety net provides only a third of the financial help people need."],
      ["comparison", "The levels of assistance in the U.S. are generally higher than in other countries."],
      ["cause", "The U.S. was ranked low because of its high unemployment among the young."],
      ["opposite", "The report concluded that the American safety net was effective."],
    ],
  },
  {
    file: "documents/readability/lwn-1/source.html",
    from: "The Arduino project grew out of 2005-era",
    to: "Gianluca Martino joining shortly afterward.",
    truths: [
      "Arduino has its origins in courses that were taught around 2005 at the Interaction Design Institute Ivrea in Italy.",
      "Massimo Banzi, David Cuartielles and David Mellis launched the project once the IDII program had ended.",
      "Tom Igoe and Gianluca Martino became co-founders a little later.",
      "Banzi, Cuartielles and Mellis knew each other from working at IDII.",
    ],
    lies: [
      ["roles", "Tom Igoe and Gianluca Martino launched the project, and Massimo Banzi joined shortly afterward."],
      ["time", "The Arduino project was launched before the IDII program was discontinued."],
      ["place", "The Interaction Design Institute Ivrea is located in Milan, Italy."],
      ["date", "The Arduino project grew out of 1995-era course work."],
    ],
  },
  {
    file: "documents/readability/lwn-1/source.html",
    from: "Arduino LLC was incorporated in 2008",
    to: "was incorporated in Italy.",
    truths: [
      "In 2008, five people including Banzi and Martino incorporated Arduino LLC.",
      "Arduino LLC is a company registered in the US that designs the products, writes the software and runs the community site.",
      "The boards themselves were produced by Smart Projects SRL, a separate company founded by Martino.",
      "Smart Projects is an Italian company.",
    ],
    lies: [
      ["exchanged", "Smart Projects is registered in the United States and Arduino LLC in Italy."],
      ["roles", "Arduino LLC manufactured the hardware, while Smart Projects SRL ran the community site."],
      ["name", "Smart Projects SRL was founded by Banzi."],
      ["date", "Arduino LLC was incorporated in 2005 by Banzi, Cuartielles, Mellis, Igoe, and Martino."],
      ["quantifier", "Arduino LLC was incorporated by Banzi alone."],
    ],
  },
  {
    file: "documents/readability/citylab-1/source.html",
    from: "In the summer of 1898, the Scottish chemist",
    to: "for more than 1,000 hours.",
    truths: [
      "Neon was isolated in the summer of 1898 by Sir William Ramsay and his colleague Morris W. Travers.",
      "Apart from neon, they also discovered krypton and xenon.",
      "The name neon is Greek and means new.",
      "Georges Claude, an engineer from France, used the discovery to develop a new kind of lighting.",
      "Claude's tubes gave a reliable light for over a thousand hours.",
    ],
    lies: [
      ["roles", "The French engineer Georges Claude discovered neon, and Sir William Ramsay designed the glass tubes."],
      ["date", "Ramsay made his discovery in the winter of 1898."],
      ["number", "The tubes glowed reliably for more than 10,000 hours."],
      ["name", "Ramsay and Travers isolated neon, helium and xenon."],
      ["nation", "Sir William Ramsay was an Irish chemist."],
      ["unit", "The light glowed reliably for more than 1,000 days."],
    ],
  },
  {
    file: "documents/readability/citylab-1/source.html",
    from: "In the 2012 book",
    to: "cities, of the poetry of nights, of the 20th century.",
    truths: [
      "Luis de Miranda's book came out in 2012 and was recently translated into English by Michael Wells.",
      "In English the book is titled Being and Neonness.",
      "The book contains no photographs.",
      "Readers who like Miami Beach's Art Deco hotels may be let down because there are no glossy historical pictures.",
    ],
    lies: [
      ["roles", "Michael Wells wrote the book, and Luis de Miranda translated it into English."],
      ["negation", "The book has photographs of historical neon signs."],
      ["direction", "The book was translated from English into French."],
      ["quantifier", "Being and Neonness is a typical material history."],
    ],
  },
  {
    file: "documents/readability/ehow-2/source.html",
    from: "The average cost of a graduation party in 2013",
    to: "prepped and served at home.",
    truths: [
      "In 2013, a graduation party cost $1,200 on average, of which 700 dollars went to food.",
      "The figures come from Graduationparty.com.",
      "Renting a room at a country club can cost up to $2,000.",
      "Food at a restaurant nearly always costs more than a meal made at home.",
      "The budget relied on data from the Midwest, so a party in New York City is probably more expensive.",
    ],
    lies: [
      ["exchanged", "The average party cost $700, and $1,200 of that was allocated for food."],
      ["bound", "A country club charges at least $2,000 for room rental."],
      ["comparison", "Restaurant food will almost always cost less than food prepped and served at home."],
      ["date", "In 2016 the average cost of a graduation party was $1,200."],
      ["unit", "A country club may charge as much as €2,000 for room rental."],
    ],
  },
  {
    file: "documents/readability/heise/source.html",
    from: "AgileBits hat Version 5.3",
    to: "der nur kurze Zeit gilt.",
    truths: [
      "Die Version 5.3 des Passwortmanagers 1Password für OS X stammt von AgileBits.",
      "Einmalpasswörter konnte die iOS-Version schon vorher erzeugen.",
      "Firmen wie Google, Dropbox und Evernote nutzen den TOTP-Standard, um Zugänge besser zu schützen.",
      "Zusätzlich zum Passwort wird ein nur kurz gültiger Code abgefragt.",
    ],
    lies: [
      ["number", "AgileBits hat Version 6.3 von 1Password freigegeben."],
      [
        "exchanged",
        "Die OS-X-Version beherrscht Einmal-Passwörter schon länger, die iOS-Version erst seit dem Update.",
      ],
      ["name", "Den TOTP-Standard setzen Firmen wie Evernote, Microsoft oder Google ein."],
      ["time", "Der Zusatzcode gilt unbegrenzt."],
    ],
  },
  {
    file: "documents/readability/heise/source.html",
    from: "Update 5.3 des Passwortmanagers",
    to: "mindestens OS X 10.10 voraus.",
    truths: [
      "Aus 1Password heraus lassen sich nun Anrufe per Skype oder FaceTime-Audio starten.",
      "Mit verschiedenen Zeitzonen kommt die App jetzt besser zurecht.",
      "Im Mac App Store kostet die App rund 50 €.",
      "Für die aktuelle Version braucht man OS X 10.10 oder neuer.",
    ],
    lies: [
      ["unit", "1Password kostet knapp 50 Dollar im Mac App Store."],
      ["bound", "Die App läuft höchstens auf OS X 10.10."],
      ["opposite", "Die Zahl der Zusatzfelder in der Datenbank wurde verringert."],
      ["number", "1Password kostet aktuell knapp 30 Euro."],
    ],
  },
  {
    file: IBM,
    from: "International Business Machines Corporation (using",
    to: "from 1993 to 2021.",
    truths: [
      "IBM, also called Big Blue, has its headquarters in Armonk in the state of New York.",
      "The company operates in more than 175 countries.",
      "IBM is one of the thirty companies that make up the Dow Jones Industrial Average.",
      "It has nineteen research facilities in twelve countries.",
      "For 29 years in a row, from 1993 until 2021, no business generated more U.S. patents per year than IBM.",
    ],
    lies: [
      ["bound", "IBM is present in fewer than 175 countries."],
      ["number", "IBM has 12 research facilities across 19 countries."],
      ["date", "IBM held the patent record from 1993 to 2011."],
      ["quantifier", "IBM is one of the smallest industrial research organizations in the world."],
      ["unit", "IBM held the record for most patents for 29 consecutive months."],
    ],
  },
  {
    file: IBM,
    from: "IBM was founded in 1911",
    to: "70 percent of computers worldwide.[11]",
    truths: [
      "The company was founded as the Computing-Tabulating-Recording Company in 1911.",
      "It has been called International Business Machines since 1924.",
      "IBM built 80% of the computers in the United States and 70% of those in the world.",
      "In the 60s and 70s the IBM mainframe dominated computing, for example with the System/360.",
      "CTR was a holding company for makers of record-keeping and measuring systems.",
    ],
    lies: [
      ["exchanged", "IBM produced 70 percent of computers in the U.S. and 80 percent of computers worldwide."],
      ["date", "The company was renamed International Business Machines in 1911."],
      ["roles", "International Business Machines was renamed Computing-Tabulating-Recording Company in 1924."],
      ["date", "The IBM mainframe was the dominant computing platform in the 1980s and 1990s."],
    ],
  },
  {
    file: IBM,
    from: "IBM originated with several technological",
    to: "on a paper tape (1889).[20]",
    truths: [
      "The computing scale was patented in 1885 by Julius E. Pitrap.",
      "Alexander Dey came up with the dial recorder in 1888.",
      "In 1889, Herman Hollerith received a patent for the Electric Tabulating Machine and Willard Bundy invented a time clock.",
      "Bundy's clock recorded on paper tape when workers came and left.",
    ],
    lies: [
      ["exchanged", "Herman Hollerith patented the computing scale in 1885."],
      ["roles", "Willard Bundy invented the dial recorder."],
      ["date", "Alexander Dey invented the dial recorder in 1889."],
      ["order", "Hollerith patented his machine before Pitrap patented the computing scale."],
    ],
  },
];
