import { describe, expect, test } from "vitest";
import { createTokenizer } from "../../index/tokens.ts";
import { samplePassage } from "../testing/sample-passage.ts";
import { checkAnswer } from "./check-answer.ts";

const tokenizer = createTokenizer();

const HARBOUR =
  "Boats must report to the harbour office. Guests may use the north quay. The quay holds more than 40 boats and is open from 1 March 2021. Because the crane broke in April, the ferry was late. Fees rose from 12 euros to 15 euros. Dogs are welcome on the deck but not in the cabin. The board rejected the plan of the Swans by 7 votes to 5. The plan of the Herons was accepted at once.";
const PEOPLE =
  "Anna Berg painted the hall. The carpenter repaired the doors and the mason paid for the stones. The roof was designed by Ole Lind and built by Kramer & Co. Anna Berg gave the key to her cousin Tom, who sold the boat in 2009. The loft was cleared in 1998, and the cellar was cleared in 2004.";

function judged(content: string, text: string): string {
  const [receipt] = checkAnswer(
    { tokenizer },
    { content: `${content} [1].`, passages: [samplePassage(text)] },
  ).receipts;
  if (!receipt?.supported) return "not supported";
  return receipt.wording ?? "checked";
}

describe("a relation that is turned round is not supported:", () => {
  test.each([
    ["a duty for a permission", "Guests must use the north quay"],
    ["a permission for a duty", "Boats may report to the harbour office"],
    ["at most for at least", "The quay holds less than 40 boats"],
    ["an end for a beginning", "The quay is open until 1 March 2021"],
    ["a cause for what follows of it", "The crane broke because the ferry was late"],
    ["down for up", "Fees fell from 12 euros to 15 euros"],
    ["the opposite in the sentence that is meant", "The board accepted the plan of the Swans"],
  ])("%s", (_, told) => expect(judged(told, HARBOUR)).toBe("not supported"));

  test("a cause that the source does not give is not checked", () =>
    expect(judged("The ferry was late because dogs are welcome", HARBOUR)).not.toBe("checked"));

  test.each([
    "Boats must report to the harbour office",
    "The north quay may be used by guests",
    "The quay holds more than 40 boats",
    "The ferry was late because the crane broke in April",
    "Fees rose from 12 euros to 15 euros",
    "Dogs are not welcome in the cabin",
    "Dogs are welcome on the deck",
  ])("while this is true: %s", (told) => expect(judged(told, HARBOUR)).toBe("checked"));
});

test("what a source sets behind something else is not checked", () =>
  expect(judged("Anna Berg came ahead of Tom", "Tom came ahead of Anna Berg, behind Ole.")).not.toBe("checked"));

describe("what one person did to something, another did not do:", () => {
  const TOWN =
    "Petra Lind chaired the meeting and Owen Marsh kept the minutes. Hannah Voss wrote the guide in 1987. Tomas Reuter drew the maps.";

  test.each([
    "Owen Marsh chaired the meeting",
    "Petra Lind kept the minutes",
    "Tomas Reuter wrote the guide in 1987",
    "The guide was written by Tomas Reuter in 1987",
    "Hannah Voss drew the maps",
  ])("%s", (told) => expect(judged(told, TOWN)).toBe("not supported"));

  test.each(["Owen Marsh kept the minutes", "Marsh kept the minutes", "The maps were drawn by Tomas Reuter"])(
    "while this is true: %s",
    (told) => expect(judged(told, TOWN)).not.toBe("not supported"),
  );
});

describe("what one did is not what another did:", () => {
  test.each([
    "The mason repaired the doors",
    "Kramer & Co designed the roof",
    "The roof was designed by Kramer & Co",
    "Anna Berg sold the boat",
    "The cellar was cleared in 1998",
    "The key was given to Tom by Ole Lind",
  ])("%s", (told) => expect(judged(told, PEOPLE)).not.toBe("checked"));

  test.each([
    "The hall was painted by Anna Berg",
    "The doors were repaired by the carpenter",
    "Ole Lind designed the roof",
    "Tom sold the boat in 2009",
    "The cellar was cleared in 2004",
  ])("while this is true: %s", (told) => expect(judged(told, PEOPLE)).toBe("checked"));
});

describe("a small change is never checked:", () => {
  const PATENTS = "RCA resisted the patents of Armstrong. It refused to pay him royalties.";
  const ROWS =
    'Only "L" and "C" cells are allowed in the first row. Only "U" and "C" cells are allowed in the first column.';
  test.each([
    [
      "a part for the whole",
      "Approximately 600 guards were full-time",
      "Of these guards, approximately 5,400 were full-time, including approximately 600 categorized as temporary.",
    ],
    [
      "what is excepted",
      "Almost all domestic ducks are descended from the Muscovy duck",
      "Almost all the varieties of domestic ducks are descended from the mallard (Anas platyrhynchos), apart from the Muscovy duck (Cairina moschata).",
    ],
    [
      "a condition of another sentence",
      "If an employee is at home, a page interrupts the workflow",
      "If an employee is at work, a page interrupts the workflow. If an employee is at home, a page interrupts the sleep.",
    ],
    [
      "another person for a pronoun",
      "Ruth moved to Cardiff and taught at a college",
      "Mr Adeyemi founded the bakery in 1987 together with his sister Ruth. Later he sold it to her and moved to Cardiff, where he taught at a college.",
    ],
    ["one pronoun for the other", "Armstrong refused to pay RCA royalties", PATENTS],
    ["things of two sentences", 'Only "U" and "C" cells are allowed in the first row', ROWS],
    ["the opposite change", "The dividend was cut to 49 cents", "The dividend was raised to 49 cents."],
    [
      "a verb told twice",
      "The tool used a key that was used by gzip",
      "The gzip team used a key that was used by the tool.",
    ],
  ])("%s", (_, told, source) => expect(judged(told, source)).not.toBe("checked"));
});

describe("words in another order are supported:", () => {
  const COURSES = "The project grew out of course work taught at the institute in Ivrea in 2005.";
  const COUNTRIES = "The ranking of the countries:\n1. Finland\n2. Norway\n3. Chile\n4. Peru";
  const CELLS = 'The left neighbour of an "L" cell must be another "L" cell or a "C" cell.';
  test.each([
    ["The project has its origins in courses that were taught at the institute in Ivrea around 2005", COURSES],
    ["The company was founded as the Punch Company in 1911", "IBM was founded in 1911 as the Punch Company."],
    ["Norway was ranked ahead of Peru", COUNTRIES],
    [
      "Ruth and her brother, Mr Adeyemi, founded the bakery in 1987",
      "Mr Adeyemi founded the bakery in 1987 together with his sister Ruth.",
    ],
    [
      "From 2020 to 2021 the number of stores grew from 982 to 1,204",
      "The number of stores rose to 1,204 in 2021 from 982 in 2020.",
    ],
    ["No shops will be closed", "The firm plans to open 40 shops and will not close any."],
    [
      "The call duck weighs under 1,000 grams and is the smallest breed of domestic duck in the world",
      "The call duck is the world's smallest domestic duck breed, as it weighs less than 1 kg.",
    ],
    ["Für Mitglieder kostet es 120 €", "Mitglieder zahlen 120 Euro, Gäste 160 Euro."],
    ['To the left of an "L" cell there must be another "L" cell or a "C" cell', CELLS],
  ])("%s", (told, source) => expect(judged(told, source)).not.toBe("not supported"));
});
