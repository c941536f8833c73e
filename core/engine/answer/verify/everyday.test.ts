import { describe, expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { checkAnswer } from "./check-answer.ts";

const tokenizer = createTokenizer();

/** What the check says of a sentence that cites the only passage. */
function wordOf(content: string, sentence: string): "checked" | "wording not checked" | "not supported" {
  const about = { chunk_id: "c", document_id: "d", document_name: "paper.md", heading: null, page: null, score: 1 };
  const passage = { ...about, content, start: 0, end: content.length, why: { words: [], similarity: null } };
  const [receipt] = checkAnswer({ tokenizer }, { content: `${sentence} [1]`, passages: [passage] }).receipts;
  if (!receipt?.supported) return "not supported";
  return receipt.wording === "unchecked" ? "wording not checked" : "checked";
}

describe("a true sentence about an everyday paper is not flagged where", () => {
  test.each([
    ["a time is said in words", "Doors open at 7.30 pm.", "Doors open at half past seven in the evening."],
    ["a German time is said in words", "Die Sitzung beginnt um 19.30 Uhr.", "Die Sitzung beginnt um halb acht."],
    ["hours make a range in Spanish", "La piscina abre de 10:00 a 21:00.", "La piscina abre de 10 a 21 horas."],
    ["a French hour is said in words", "La réunion est à 18 h 30.", "La réunion est à dix-huit heures trente."],
    ["only the second hour has a unit", "Er ist von 17 bis 19 Uhr da.", "Er ist zwischen 17 und 19 Uhr erreichbar."],
    ["a day has 24 hours", "Call us around the clock.", "The line is available 24 hours a day."],
    ["a noun follows a unit", "Rabatt: 20 % für Rentner.", "Rentner erhalten 20 Prozent Rabatt."],
    [
      "a noun follows a place",
      "Später besuchte Kenyatta auf Einladung von Präsident Xi Jinping China, nachdem er einen Zwischenstopp in Russland eingelegt hatte.",
      "Kenyatta reiste auf Einladung von Xi Jinping nach China und machte dabei in Russland Station.",
    ],
    ["a German sentence opens with a determiner", "Die Kurse umfassen zehn Termine.", "Jeder Kurs hat 10 Termine."],
    ["degrees have no scale", "Nicht über 25 °C lagern.", "Der Sirup darf nicht wärmer als 25 Grad gelagert werden."],
    [
      "a figure is reckoned from two sentences",
      "In 2023 we took in 412 animals. That was 58 more than in 2022. 361 animals found a new home.",
      "In 2022, 354 animals were taken in.",
    ],
    [
      "an amount is added to one that it tells",
      "Adults pay £9.50. The café is on the second floor. Tours last 50 minutes. They cost £4.",
      "A tour costs £4, so an adult pays £13.50 in total.",
    ],
    [
      "cents are the difference of euros",
      "Das Schulessen kostet ab Februar 4,20 statt 3,90 Euro.",
      "Ab Februar wird das Schulessen 30 Cent teurer und kostet dann 4,20 Euro.",
    ],
    [
      "years are abbreviated",
      "Der Auftritt für die Jahre 2001-02.",
      "Für die Jahre 2001 und 2002 gab es einen Auftritt.",
    ],
    [
      "the year of a month is the same",
      "Holden kündigte dies im Mai 2013 an, Ford im Dezember desselben Jahres.",
      "Ford kündigte dies im Dezember 2013 an.",
    ],
    [
      "a price is for one day",
      "Kinderrad 8 € am Tag, Stadtrad 12 € am Tag.",
      "Zwei Kinderräder für einen Tag kosten zusammen 16 €.",
    ],
    [
      "it counts the days that it names",
      "Die Bücherei ist dienstags und donnerstags geöffnet.",
      "Zweimal pro Woche, dienstags und donnerstags, ist die Bücherei geöffnet.",
    ],
    [
      "a passive has a year before its doer",
      "The tower, built in 1742 by James Hall, has 178 steps.",
      "James Hall built the tower in 1742.",
    ],
    [
      "a participle may be active or passive",
      "The survey in Church Lane counted 1,204 cars in a week, of which 187 drove faster than 30 mph.",
      "Out of 1,204 cars counted in Church Lane in one week, 187 exceeded 30 mph.",
    ],
    [
      "an exception is said with other words",
      "The guarantee is 5 years on the frame, but not on tyres and brake pads.",
      "The frame is guaranteed for five years, except for tyres and brake pads.",
    ],
    ["May is a month", "Nicht länger als im Mai 2013 erlaubt.", "Es ist nicht länger als im Mai 2013 erlaubt."],
    [
      "the institution is named",
      "The University is organized into eleven separate academic units—ten faculties and the Radcliffe Institute for Advanced Study—with campuses throughout the area: its main campus is centered on Harvard Yard in Cambridge. Harvard's endowment is large.",
      "Harvard is made up of eleven academic units, ten of which are faculties.",
    ],
    [
      "a day has the year of the letter",
      "Thank you for your letter of 3 February 2025. Our assessor, Mr Farrow, inspected your roof on 11 February.",
      "Mr Farrow, the assessor, looked at the roof on 11 February 2025.",
    ],
    [
      "a month has the year behind that of the minutes",
      "Minutes, 5 November 2024. The daily dish will go up from €6.20 to €6.80 on 1 January.",
      "The price of the daily dish rises to €6.80 in January 2025.",
    ],
    [
      "a weekday is one of several",
      "Opening hours: Monday to Friday 6 am to 11 pm, weekends 8 am to 8 pm.",
      "The gym is open until 11 pm on Wednesdays.",
    ],
    [
      "a weekday is one of the weekend",
      "Opening hours: Monday to Friday 6 am to 11 pm, weekends 8 am to 8 pm.",
      "On Saturdays the gym opens at 8:00 and closes at 20:00.",
    ],
    [
      "a date has its weekday",
      "The lift will be out of service from Monday, 10 March, to Wednesday, 12 March. The water will be turned off on 11 March. Kestrel, 24 February 2025",
      "On Tuesday, 11 March, the water is turned off.",
    ],
    [
      "it has a word and its opposite",
      "The Harrow hut is open from May to October and serves hot meals.",
      "The Harrow hut is closed in winter, as it only opens from May to October.",
    ],
    [
      "a deal is told from its other side",
      "The shop sells bread rolls from 7.30 am.",
      "Bread rolls can be bought in the shop from 7.30 am.",
    ],
    [
      "it makes a bound of a not",
      "Overnight guests may stay for up to three nights in a row.",
      "Guests may not stay longer than three nights in a row.",
    ],
    [
      "only one may do what he must do",
      "The anti-drip valve must be replaced by a technician.",
      "Only a technician may replace the anti-drip valve.",
    ],
    [
      "what it excepts has another clause",
      "Rent: €480 a month including heating and internet, electricity is shared equally.",
      "The monthly rent of €480 covers heating and internet but not electricity.",
    ],
    ["a title is written out", "Present: Cllrs Marsh (chair), Doyle and Patel.", "Councillor Marsh was in the chair."],
    [
      "a length is rough",
      "The meeting began at 7.30 pm in the village hall. The meeting ended at 9.05 pm.",
      "The meeting lasted about an hour and a half.",
    ],
    [
      "a month is one of several",
      "Open April to September daily, October to March Saturday and Sunday.",
      "It is open on Sundays in November.",
    ],
    [
      "a time lies before another",
      "Open daily from 10 am to 6 pm. The last ascent is 45 minutes before closing time.",
      "The last ascent is at 17:15.",
    ],
    ["French hours are short", "Il passera mardi entre 14 h et 16 h.", "Il viendra mardi entre 14 et 16 heures."],
    [
      "a German noun is no name that its sentence lacks",
      "seit Oktober 2019: Projektleiter, Windkraft Nord GmbH, Bremen; verantwortlich für 14 Windparks",
      "Seit Oktober 2019 leitet er Projekte bei der Windkraft Nord GmbH in Bremen.",
    ],
    [
      "two lengths of two sentences are added",
      "Länge: 9,8 km, Gehzeit: 3 Stunden, Anstieg: 240 m. Bis zur Kapelle sind es 20 Minuten. Der Turm ist 28 m hoch, der Eintritt kostet 2 Euro. Bei Hochwasser verlängert das den Weg um 1,5 km.",
      "Bei Hochwasser sind es insgesamt 11,3 km.",
    ],
    ["a participle has a particle", "Hunde sind an der Leine zu führen.", "Hunde müssen angeleint werden."],
    [
      "a participle is the only word of its verb",
      "Grillen ist nur auf dem Festplatz erlaubt.",
      "Gegrillt werden darf nur auf dem Festplatz.",
    ],
  ])("%s", (_, passage, sentence) => expect(wordOf(passage, sentence)).not.toBe("not supported"));
});

describe("a lie about an everyday paper is not called checked where", () => {
  test.each([
    [
      "two words have changed places",
      "Company sick pay is full pay for eight weeks and half pay for another eight.",
      "Company sick pay is half pay for eight weeks and full pay for another eight.",
    ],
    [
      "the figure belongs to another thing, behind a semicolon",
      "El trabajo tiene una garantía de un año; las piezas, de dos años.",
      "El trabajo tiene una garantía de dos años.",
    ],
    [
      "a condition goes with the other consequence",
      "Leuchtet die orange Lampe, ist der Tank leer; blinkt die rote Lampe, muss das Gerät entkalkt werden.",
      "Blinkt die rote Lampe, ist der Tank leer.",
    ],
    [
      "years of two people have changed places",
      "Die früheren Vorsitzenden waren Robert Watson 1997 und Bert Bolin 1988.",
      "Bert Bolin wurde 1997 gewählt und Robert Watson 1988.",
    ],
    [
      "the vote went the other way",
      "The council voted to spend £850 on a new bench.",
      "The council voted against spending £850 on a bench.",
    ],
  ])("%s", (_, passage, sentence) => expect(wordOf(passage, sentence)).not.toBe("checked"));
});

test("a time of day in words is not another one", () =>
  expect(wordOf("Die Sitzung beginnt um 19.30 Uhr.", "Die Sitzung beginnt um halb neun.")).toBe("not supported"));

test.each([
  ["Open Monday to Friday 6 am to 11 pm.", "The gym is open until 11 pm on Saturdays."],
  ["Open Tuesday to Sunday. Tours start at 2 pm on Sundays.", "Tours start at 2 pm on Fridays."],
  ["The water is turned off on 11 March. Kestrel, 24 February 2025", "The water is turned off on Monday, 11 March."],
  ["Minutes, 5 November 2024. The party is on 13 December.", "The party is on 13 December 2025."],
  ["The hut is open from May to October.", "The hut is open from October to May."],
  ["Der Baum ist nicht über 30 m hoch.", "Der Baum ist über 30 m hoch."],
  ["The shop sells bread rolls from 7.30 am.", "The shop bought bread rolls from 7.30 am."],
])("a day, a bound or a deal that does not follow is not another one: %s – %s", (passage, sentence) =>
  expect(wordOf(passage, sentence)).toBe("not supported"),
);

test("in the words of the source another year is a wrong one, even if it could be reckoned from others", () => {
  const passage =
    "The first European to travel the length of the Amazon River was Francisco de Orellana in 1542. He left Quito one year before.";
  const told = "The first European to travel the length of the Amazon River was Francisco de Orellana in 1543.";
  expect(wordOf(passage, told)).toBe("not supported");
});
