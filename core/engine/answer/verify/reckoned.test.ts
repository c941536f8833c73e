import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const CLUB =
  "Ada Holm (3 May 1871 – 9 June 1950) was a Danish painter. The club was founded in 1952, and joined the league in 1968. Of 400 members, 250 live in Denmark and 150 in Norway. It moved in the 1930s. The hall seats 80 people for each of two shows [12].";
const SAID = { checked: "checked", unchecked: "wording not checked", "not supported": "not supported" } as const;

const verdict = (sentence: string, content = CLUB, document_name = "NORDICPAINTERS_2019.pdf"): string =>
  SAID[wordingOf(sentence, samplePassage(content, { document_name }))];

describe("a figure that follows from others of the source is marked as not checked:", () => {
  test.each([
    ["years between two years", "The club joined the league sixteen years after it was founded."],
    ["an age", "Ada Holm died at the age of 79."],
    ["more than a half", "More than half of the members live in Denmark."],
    ["a difference", "There are 100 more members in Denmark than in Norway."],
    ["a year of a decade", "The club moved in 1934."],
    ["a century", "The painter Ada Holm was born in the 19th century."],
    ["almost a number of years", "The painter Ada Holm lived almost eighty years."],
  ])("%s", (_, sentence) => expect(verdict(sentence)).toBe("wording not checked"));
});

describe("a figure that does not follow is not supported:", () => {
  test.each([
    "The club joined the league eleven years after it was founded.",
    "Ada Holm died at the age of 66.",
    "More than two thirds of the members live in Denmark.",
    "The club moved in 1944.",
    "The painter Ada Holm was born in the 18th century.",
  ])("%s", (sentence) => expect(verdict(sentence)).toBe("not supported"));
});

describe("a time that follows from others is marked where", () => {
  const ACTOR =
    "Ada Ryan (born 13 May 1993) is an actress. Ryan began acting at the age of seven. In 2007 she had a role in a film. Critics liked it. After that she was seen on stage. A second film followed in 2010.";
  test.each([
    ["a year is that of an age", "Ryan began acting in 2000."],
    ["an age is one of two", "At the age of 16 or 17 she was in a second film."],
    ["it lies between sentences that are apart", "The second film followed three years after her role in a film."],
  ])("%s", (_, sentence) => expect(verdict(sentence, ACTOR)).toBe("wording not checked"));

  test("and is not supported where it is wrong", () =>
    expect(verdict("Ryan began acting in 2004.", ACTOR)).toBe("not supported"));
});

test("a number in square brackets is no figure of the source", () =>
  expect(verdict("The hall seats 12 people for each show.")).toBe("not supported"));

test("a name may be written together in the document's name", () =>
  expect(verdict("Of the 400 members of Nordic Painters, 250 live in Denmark.")).not.toBe("not supported"));

test("a German noun that the source lacks is no wrong name", () =>
  expect(verdict("Das Dach aus Holz brannte 1901 ab.", "Das Holzdach wurde 1901 durch einen Brand zerstört.")).toBe(
    "wording not checked",
  ));

test("a quarter of a city is no fraction", () =>
  expect(
    verdict(
      "Die Schule befindet sich in Allston, einem Viertel von Boston.",
      "Die Schule und die Sportanlagen liegen im Bostoner Viertel Allston.",
    ),
  ).not.toBe("not supported"));

test('"from 2 to 1" says what "1, compared to 2" says', () =>
  expect(
    verdict(
      "Operating income fell from $2.3 billion to $1.4 billion.",
      "Operating income was $1.4 billion compared to $2.3 billion in the prior year.",
    ),
  ).not.toBe("not supported"));

test("a title that the source lacks is no wrong name", () =>
  expect(verdict("President Holm spoke to the club in 1968.", "Jan Holm spoke to the club in 1968.")).toBe(
    "wording not checked",
  ));

test('"every second" tells a rate, not a number', () =>
  expect(
    verdict(
      "The service handles 9,000 scheduled tasks every second.",
      "The service is handling 9,000 tasks scheduled per second for 28 teams.",
    ),
  ).not.toBe("not supported"));
