import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const LEASE =
  "The landlord lets the flat from 1 February 2024. The fixed term is two years. The rent is EUR 1,150 a month. The tenant pays a deposit of three months' rent.";
const LETTER =
  "From 4 November the school day ends at 3.15 pm instead of 2.45 pm. The breakfast club costs £2.50 a day. The fair raised £1,872, of which two thirds go to the library.";
const CHOIR =
  "Der Chor probt ab September mittwochs von 19:30 bis 21 Uhr. Das Konzert ist am 15. Dezember um 17 Uhr. Der Beitrag bleibt bei 60 Euro im Jahr, Schüler zahlen die Hälfte.";
const SOUP = "Add 250 g of lentils and a teaspoon of cumin. Fry for 5 minutes and simmer for 25 minutes.";
const SALES =
  "iPhone sales were $205.5 billion (2021: $192.0 billion), iPad sales $29.3 billion (2021: $31.9 billion). Net sales rose $21.3 billion in fiscal 2022.";
const ROOM = "The reading room is open 10am–5pm. The bus RE 7 stops there.";
const CAR = "VW Golf, Erstzulassung 06/2016, 98.500 km. Herr Vollmer verkauft ihn für 9.800 Euro.";

describe("sentences that say a figure, a date or a time of their source in another form are supported:", () => {
  test.each([
    ["times of the rent", "The deposit is €3,450.", LEASE],
    ["the rent of a year", "The yearly rent comes to 13,800 euros.", LEASE],
    ["a date and a length of two sentences", "The lease started in February 2024 and lasts 2 years.", LEASE],
    ["a time of day", "School will finish at 15:15.", LETTER],
    ["a time of day with full stops", "The new closing time is 3:15 p.m. (previously 2:45 p.m.).", LETTER],
    ["so many times a price", "Five days of breakfast club cost £12.50.", LETTER],
    ["a share of an amount", "The fair raised 1,872 pounds, and £1,248 of it goes to the library.", LETTER],
    ["a length between two times", "Eine Probe dauert anderthalb Stunden.", CHOIR],
    ["a date in figures without a year", "Das Konzert beginnt am 15.12. um 17:00 Uhr.", CHOIR],
    ["a half", "Schüler zahlen 30 Euro im Jahr.", CHOIR],
    ["a month behind “ab”", "Im September beginnen die Proben des Chors wieder.", CHOIR],
    ["one for an article", "1 teaspoon of cumin and 0.25 kg of lentils go into the pot.", SOUP],
    ["a sum in another unit", "The soup cooks for half an hour in total (5 + 25 minutes).", SOUP],
    ["a part of an hour", "It simmers for a quarter of an hour.", "It simmers for 15 minutes."],
    ["a month in figures", "Die Erstzulassung war im Juni 2016.", CAR],
    ["an age", "Ruiz was 34 when she won the prize.", "Ruiz, born in 1987, won the prize in 2021."],
    ["a bound of money", "Sales of iPhones exceeded $200 billion.", SALES],
    ["a share between two of many figures", "iPad sales fell by 8% to $29.3 billion.", SALES],
    ["money before a year", "Net sales were up $21,300 million year over year.", SALES],
    ["a fiscal year in two figures", "In FY22 net sales rose by $21.3 billion.", SALES],
    ["the second of two times", "The reading room is open from 10 to 17.", ROOM],
    ["a name without its space", "The bus RE7 stops there.", ROOM],
    ["a fiscal year", "Sales rose to $1.3 billion in FY2024.", "Revenue for fiscal 2024 was USD 1.3 billion."],
  ])("%s", (_, sentence, content) => expect(wordingOf(sentence, samplePassage(content))).not.toBe("not supported"));
});

describe("sentences of other figures, dates and times are not:", () => {
  test.each([
    ["times of the rent", "The deposit is €4,350.", LEASE],
    ["a time of day", "School will finish at 16:15.", LETTER],
    ["the other half of the day", "School will finish at 3:15 am.", LETTER],
    ["so many times a price", "Five days of breakfast club cost £13.50.", LETTER],
    ["a length between two times", "Eine Probe dauert zweieinhalb Stunden.", CHOIR],
    ["a date in figures", "Das Konzert beginnt am 15.11. um 17:00 Uhr.", CHOIR],
    ["a half", "Schüler zahlen 40 Euro im Jahr.", CHOIR],
    ["a part of an hour", "It simmers for a third of an hour.", "It simmers for 15 minutes."],
    ["a month in figures", "Die Erstzulassung war im Juli 2016.", CAR],
    ["a bound of money", "Sales of iPhones exceeded $210 billion.", SALES],
    ["a share between two of many figures", "iPad sales fell by 11% to $29.3 billion.", SALES],
    ["the second of two times", "The reading room is open from 10 to 18.", ROOM],
    ["a name without its space", "The bus RE8 stops there.", ROOM],
    ["an age", "Ruiz was 43 when she won the prize.", "Ruiz, born in 1987, won the prize in 2021."],
  ])("%s", (_, sentence, content) => expect(wordingOf(sentence, samplePassage(content))).toBe("not supported"));
});

describe("words with a capital that are no names need no source:", () => {
  test.each([
    ["a form of address", "Ms Quint pays the rent.", "The tenant, Teresa Quint, pays the rent."],
    ["a little word that opens", "Im Jahr 2016 wurde der Golf zugelassen.", CAR],
    ["an article that opens", "Die Laufleistung darf 98.500 km nicht überschreiten.", CAR],
    ["“pro” that opens", "Pro Kilometer kostet er 10 Cent.", "Er kostet je Kilometer 0,10 Euro."],
  ])("%s", (_, sentence, content) => expect(wordingOf(sentence, samplePassage(content))).not.toBe("not supported"));
});

const KETTLE = "If the kettle boils dry, it switches off and must cool for ten minutes before it is used again.";

test("what follows one event may be told of the time before another", () =>
  expect(wordingOf("After boiling dry, the kettle has to cool down for 10 minutes.", samplePassage(KETTLE))).not.toBe(
    "not supported",
  ));

test("after an event is not before it", () =>
  expect(wordingOf("After it is used again, the kettle must cool for ten minutes.", samplePassage(KETTLE))).toBe(
    "not supported",
  ));
