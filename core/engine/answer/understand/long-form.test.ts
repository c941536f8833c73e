import { describe, expect, test } from "vitest";
import { longFormOf } from "./long-form.ts";

describe("what an abbreviation stands for", () => {
  test.each([
    [
      "before it in brackets",
      "NMU",
      "Such uploads are called Non-Maintainer Uploads (NMUs).",
      "Non-Maintainer Uploads",
    ],
    [
      "after it in brackets",
      "FTBFS",
      "It avoids FTBFS (Fails To Build From Source) bugs.",
      "Fails To Build From Source",
    ],
    ["with little words", "DOH", "The Department of Health (DOH) wrote.", "Department of Health"],
    ["with little words that have no letter", "DH", "The Department of Health (DH) wrote.", "Department of Health"],
  ])("is found %s", (_, short, text, form) => expect(longFormOf(short, [text])).toBe(form));

  test.each([
    ["other words stand before the bracket", "NMU", "The harbour master (NMU) wrote."],
    ["a sentence ends between them", "NMU", "None. Many uploads (NMU)."],
    ["it is a word", "Harbour", "Hasty (Harbour)"],
  ])("is unknown where %s", (_, short, text) => expect(longFormOf(short, [text])).toBeNull());

  test("is what most texts say", () => {
    const texts = ["Night Mail Unit (NMU)", "Non-Maintainer Upload (NMU)", "A non-maintainer upload (NMU)."];
    expect(longFormOf("NMU", texts)?.toLowerCase()).toBe("non-maintainer upload");
  });
});
