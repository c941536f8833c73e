import { describe, expect, test } from "vitest";
import { samplePassage } from "../testing/sample-passage.ts";
import { wordingOf } from "../testing/wording-of.ts";

const verdict = (sentence: string, content: string, document_name = "notes.md"): string =>
  wordingOf(sentence, samplePassage(content, { document_name }));

describe("a sentence with the words of its source is not checked where", () => {
  test.each([
    [
      "another figure stands between its words",
      "Approximately 3,500 employees were categorized as temporary.",
      "Of these employees, approximately 3,500 were full-time, including approximately 400 categorized as temporary.",
    ],
    [
      "two things have changed their places around “later”",
      "Guests arrived by railroad and later by steamboat.",
      "Guests arrived by steamboat and later by railroad.",
    ],
    [
      "the subject of the verb is another",
      "The Harbour Seals received the second pick.",
      "They had a record of 29 wins, but lost out to the Harbour Seals and received the second pick instead.",
    ],
    [
      "it tells as done what there was only a chance of",
      "The crew received the first prize.",
      "The crew had the best chance to receive the first prize.",
    ],
    [
      "the source only passes it on",
      "Its range extends to southern Lapland.",
      "There are unsubstantiated reports that its range extends to southern Lapland.",
    ],
    [
      "its source has another verb between its words",
      "Corner Shop was a spin-off series of Night Bus.",
      "Corner Shop also led to a successful spin-off series, Night Bus.",
    ],
    [
      "a pronoun stands for something else",
      "Eine Gemeinde besitzt ein Stadtrecht.",
      "Eine Stadt ist ebenfalls eine Gemeinde – allerdings besitzt sie ein Stadtrecht.",
    ],
    [
      "the subject only belongs to another word",
      "The Tower House was demolished.",
      "All of the original buildings surrounding the Tower House were demolished.",
    ],
    [
      "what it is said to be is another",
      "Mary Calder was an author.",
      "Mary Calder, wife of author Dion Calder, wrote about Barker in April 1925.",
    ],
    [
      "the year belongs to another date",
      "Nathan Reed was executed in 1755.",
      "Nathan Reed (June 6, 1755 – September 22, 1776) was captured and executed.",
    ],
  ])("%s", (_, sentence, source) => expect(verdict(sentence, source)).not.toBe("checked"));
});

describe("a sentence is checked where it", () => {
  test.each([
    [
      "names the company that writes “we”",
      "Netlore was incorporated in Delaware in August 1997.",
      "NETLORE_2015_10K.pdf",
    ],
    ["calls it the company", "The company was incorporated in Delaware in August 1997.", "report.pdf"],
    ["names less of a date", "It was incorporated in Delaware in 1997.", "report.pdf"],
    ["is a short answer", "Delaware", "report.pdf"],
    ["has a synonym for a word", "We were founded in Delaware in August 1997.", "report.pdf"],
  ])("%s", (_, sentence, name) =>
    expect(verdict(sentence, "We were incorporated in Delaware in August 1997.", name)).toBe("checked"),
  );
});
