import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import {
  isContentsEntry,
  isContentsLine,
  isHeadingLine,
  isIndex,
  isProse,
  isReference,
  isSupposed,
  numberOfHeading,
} from "./prose.ts";

test("a sentence that begins with a path, an option or a variable is running text", () => {
  expect(isProse("/opt is reserved for the installation of packages.")).toBe(true);
  expect(isProse("--quiet keeps the harbour bell from ringing.")).toBe(true);
  expect(isProse("/ is where the harbour bell rings at nine.")).toBe(false);
});

test("letters outside the first plane of Unicode are as much of a sentence as others", () => {
  expect(isProse("𐐡𐐮𐐺𐐲𐑉𐑆 𐑉𐐲𐑌 𐐻𐐭 𐑄 𐑅𐐨 𐐰𐑌𐐼 𐐺𐐰𐐿 𐐲𐑀𐐯𐑌.")).toBe(true);
});

test("a line with an outline number is a heading, and one with leader dots is of a table of contents", () => {
  expect(numberOfHeading("3.7.1. /etc : Files of this host")).toBe("3.7.1");
  expect(numberOfHeading("3.5 million boats lay in the harbour")).toBeNull();
  expect(numberOfHeading("3.7. This sentence ends.")).toBeNull();
  expect(isHeadingLine("3.7. /etc : Files of this host")).toBe(true);
  expect(isContentsLine("3.7. Files of this host ........ 12")).toBe(true);
  expect(isContentsLine("He waited ... and left.")).toBe(false);
  expect(isContentsLine("Preface . . . . . . . . . xii")).toBe(true);
  expect(isContentsLine("A chapter without its page ........")).toBe(true);
  expect(isContentsLine("No sound ........ Is it on?")).toBe(false);
  expect(isContentsLine("Soup of the day ........ 4.50")).toBe(false);
  expect(isContentsLine("Soup of the day ........ £4")).toBe(false);
  expect(isContentsLine("Soup ........ 4", "Stew ........ 12\nSoup ........ 4")).toBe(false);
  expect(isContentsLine("Soup ........ 4", "Soup ........ 4\nStew ........ 12")).toBe(true);
});

describe("an entry of a table of contents", () => {
  const isEntry = (content: string, text: string) =>
    isContentsEntry({ passage: samplePassage(content), start: content.indexOf(text), text });

  test("stands under its heading, with other entries between", () => {
    const row = "4 Topping up the pressure | 5 | 9 Guarantee | 10";
    expect(isEntry(`Combi 24\n\nContents\n\n1 Safety | 2 | 6 Fault codes | 6\n${row}`, row)).toBe(true);
    expect(isEntry("Inhalt\n\nPflege 3\nGarantie 12", "Garantie 12")).toBe(true);
  });

  test("is none behind a sentence, or under another heading", () => {
    const line = "The boiler weighs 34";
    expect(isEntry(`Contents\n\nSafety 2\n\nRead this first.\n\n${line}`, line)).toBe(false);
    expect(isEntry(`Weights\n\n${line}`, line)).toBe(false);
  });

  test("is told from a long line in a time that grows with its length alone", () => {
    const line = `${"harbour ".repeat(10_000)}end`;
    const began = process.cpuUsage();
    expect(isEntry(`Contents\n${line}`, line)).toBe(false);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(500);
  });
});

describe("a sentence that asserts nothing", () => {
  test.each([
    "Who built the weir?",
    "“Why should he?”",
    "Suppose the weir had been built by Halvor.",
    "But imagine a town without a mill.",
    "Let’s say you own a boat.",
  ])("%s asks or supposes", (text) => expect(isSupposed(text)).toBe(true));

  test.each([
    "If it rains, the ferry stays in the harbour.",
    "He supposes that nobody came.",
    "What he built still stands.",
  ])("%s says what is so", (text) => expect(isSupposed(text)).toBe(false));

  test.each(["See Anna Reed, Weirs of the North, 71.", "12. See also Reed, Weirs (1951), 3.", "Cf. Lind, Teas, 40."])(
    "%s only refers",
    (text) => expect(isReference(text)).toBe(true),
  );

  test.each(["See the harbour from the tower.", "Seen from the tower, 40 boats lie there."])(
    "%s refers to nothing",
    (text) => expect(isReference(text)).toBe(false),
  );

  test("is a piece of an index, unless it only counts some things", () => {
    expect(isIndex("Anglers, 12, 40–41 Boats, 7 Kelda, 3, 5, 9 “Lock,” 88 Quay, 20–24 Salmon, 8n")).toBe(true);
    expect(isIndex("Of boats, 12 lay there, of rafts, 3, and on June 5, 1843, ten more came.")).toBe(false);
    expect(isIndex("300 g oats, 80 g sugar, 2 eggs, 250 ml milk, 5 dates, 40 g butter, 1 lemon.")).toBe(false);
  });
});

test.each([
  "NORTHERN HARBOUR COMPANY REPORTS RESULTS FOR THE FOURTH QUARTER AND FULL YEAR",
  "Northern Harbour Announces Financial Results for Fourth Quarter and Fiscal Year",
])("%s is a heading", (text) => expect(isHeadingLine(text)).toBe(true));

test.each([
  "President – Tove Brandt (Bergen), Northern Harbour Company",
  "Northern Harbour Company sold three boats to Halvor Lind.",
  "the keeper of the harbour at Bergen",
  "Ferry | Harbour | Bergen | Tower",
])("%s is no heading", (text) => expect(isHeadingLine(text)).toBe(false));
