import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const SAID = { checked: "checked", unchecked: "not checked", "not supported": "refused" } as const;

const verdictOn = (sentence: string, content: string): "checked" | "not checked" | "refused" =>
  SAID[wordingOf(sentence, samplePassage(content, { document_name: "notes.md" }))];

describe("a number in another form is the same number:", () => {
  test.each([
    ["24 boats lie in the harbour.", "Two dozen boats lie in the harbour."],
    ["Six boats lie in the harbour.", "Half a dozen boats lie in the harbour."],
    ["The fund holds €5,000,000.", "The fund holds €5m."],
    ["The trip takes 90 minutes.", "The trip takes one and a half hours."],
    ["The lease runs for 30 months.", "The lease runs for two and a half years."],
    ["The lease runs for 18 months.", "The lease runs for a year and a half."],
    ["The notice period is 14 days.", "The notice period is a fortnight."],
    ["The mast is 98 feet high.", "The mast is 30 metres high."],
    ["90 % of the boats are old.", "Nine out of ten of the boats are old."],
    ["In the 60s the yard built ferries.", "During the 1960s the yard built ferries."],
    ["The fee is between 67 and 71 cents.", "The fee is 67-71 cents."],
    ["Die Fahrt dauert 90 Minuten.", "Die Fahrt dauert eineinhalb Stunden."],
    ["Der Verein hat 200 Mitglieder.", "Der Verein hat zweihundert Mitglieder."],
  ])("%s / %s", (told, source) => expect(verdictOn(told, source)).not.toBe("refused"));

  test.each([
    ["23 boats lie in the harbour.", "Two dozen boats lie in the harbour."],
    ["The fund holds €5,000.", "The fund holds €5m."],
    ["The trip takes 80 minutes.", "The trip takes one and a half hours."],
    ["The lease runs for 24 months.", "The lease runs for two and a half years."],
    ["The mast is 96 feet high.", "The mast is 30 metres high."],
    ["80 % of the boats are old.", "Nine out of ten of the boats are old."],
    ["In the 70s the yard built ferries.", "During the 1960s the yard built ferries."],
    ["The fee is between 66 and 71 cents.", "The fee is 67-71 cents."],
    ["Der Verein hat 300 Mitglieder.", "Der Verein hat zweihundert Mitglieder."],
  ])("and another number is another: %s / %s", (told, source) => expect(verdictOn(told, source)).toBe("refused"));
});

const MINUTES =
  "Minutes of 20 January 2025. The meeting began at 7.30 pm. The reply came on 14 February. A new check is due in six weeks. The instalments were €85 each. Coffee was served. The new instalment is €82. The lease begins on 1 June 2025 and runs for eighteen months. The meeting closed at 9.10 pm.";

describe("lengths of time, later days and differences that follow from two sentences are not refused:", () => {
  test.each([
    "The meeting lasted an hour and forty minutes.",
    "The meeting lasted 1 hour and 40 minutes.",
    "The reply came three and a half weeks later.",
    "The lease runs until 30 November 2026.",
    "The instalment fell by €3.",
  ])("%s", (told) => expect(verdictOn(told, MINUTES)).toBe("not checked"));

  test.each([
    "The meeting lasted an hour and fifty minutes.",
    "The meeting lasted 2 hours and 40 minutes.",
    "The reply came five and a half weeks later.",
    "The lease runs until 31 March 2027.",
    "The instalment fell by €4.",
  ])("and others are: %s", (told) => expect(verdictOn(told, MINUTES)).toBe("refused"));
});

test("centilitres and millilitres are one unit", () => {
  expect(verdictOn("On utilise 200 ml de crème.", "Il faut 20 cl de crème.")).not.toBe("refused");
  expect(verdictOn("On utilise 20 ml de crème.", "Il faut 20 cl de crème.")).toBe("refused");
});

test("the code of money, the ending of an ordinal and an elided article say no more than the figure or the word", () => {
  expect(verdictOn("The licence costs EUR 12,500.", "The licence costs €12,500.")).toBe("checked");
  expect(verdictOn("The second boat sails on the 3rd.", "The second boat sails on the third.")).toBe("checked");
  expect(verdictOn("Le cuisinier achète l'ail rose.", "Le cuisinier achète beaucoup d'ail rose.")).toBe("checked");
  expect(verdictOn("Le plat est frotté avec de l'huile.", "Le plat est frotté avec de l'ail.")).not.toBe("checked");
});

describe("a reckoned number is not checked, and not refused:", () => {
  test.each([
    ["The deposit is returned within two months.", "The deposit is returned within 60 days."],
    ["Ann left the firm in 2013.", "Ann joined the firm in 2011 and left it two years later."],
    ["Three countries border the lake: Chile, Peru and Bolivia.", "Chile, Peru and Bolivia border the lake."],
    ["The two ships sank in May.", "The ships Aurora and Borealis sank in May."],
  ])("%s / %s", (told, source) => expect(verdictOn(told, source)).toBe("not checked"));

  test.each([
    ["The deposit is returned within three months.", "The deposit is returned within 60 days."],
    ["Ann left the firm in 2014.", "Ann joined the firm in 2011 and left it two years later."],
    ["Four countries border the lake: Chile, Peru and Bolivia.", "Chile, Peru and Bolivia border the lake."],
  ])("but a wrong one is refused: %s / %s", (told, source) => expect(verdictOn(told, source)).toBe("refused"));
});

describe("a figure belongs to the words beside it:", () => {
  const sales = "The firm sold 1,250 tractors in 2022 and 1,410 in 2023.";
  const trial = "About 3 % of those who ate nuts fell ill, compared to 17 % of those who did not eat nuts.";
  test.each([
    ["In 2023 the firm sold 1,410 tractors.", sales],
    ["Among those who did not eat nuts, 17 % fell ill.", trial],
  ])("%s", (told, source) => expect(verdictOn(told, source)).not.toBe("refused"));
  test.each([
    ["In 2022 the firm sold 1,410 tractors.", sales],
    ["Among those who ate nuts, 17 % fell ill.", trial],
    ["The bridge was designed by Harlow and built by Ruiz.", "The bridge was designed by Ruiz and built by Harlow."],
  ])("an exchanged one is never checked: %s", (told, source) => expect(verdictOn(told, source)).not.toBe("checked"));
});

describe("a name in another form is the same name:", () => {
  test.each([
    ["Celsius was an astronomer from Sweden.", "Celsius was a Swedish astronomer."],
    ["The United States signed the treaty.", "The U.S. signed the treaty."],
    ["The World Health Organization recommends it.", "The WHO recommends it."],
    ["Ada Byron was born on 10 December 1815.", "Ada Byron (10 December 1815 – 27 November 1852) wrote notes."],
    ["Earlier versions of the tool used the ending z.", "Previous versions of the tool used the ending z."],
  ])("%s / %s", (told, source) => expect(verdictOn(told, source)).not.toBe("refused"));
  test.each([
    ["Celsius was an astronomer from Norway.", "Celsius was a Swedish astronomer."],
    ["The World Trade Organization recommends it.", "The WHO recommends it."],
  ])("and another name is another: %s / %s", (told, source) => expect(verdictOn(told, source)).toBe("refused"));
});
