import { describe, expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";

const SCAN = { name: "scan.pdf", blocks: [] };
const TEA = { name: "tea.md", blocks: ["Green tea is steamed soon after picking in the gardens of Uji."] };

describe("a document without a text layer", () => {
  test.each(["What does this say?", "Who signed the letter?", "Summarise this document", "it?", "Was steht hier?"])(
    "is named, with what to do, when it is asked alone: %s",
    async (question) => {
      const { content, answered } = await askOver([SCAN]).ask(question);
      expect(answered).toBe(false);
      expect(content).toContain("**scan.pdf**");
      expect(content).toContain("OCR");
    },
  );

  test("is named where it is asked for among others", async () => {
    const { ask } = askOver([SCAN, TEA]);
    expect((await ask("What does scan.pdf say?")).content).toMatch(/^There is no text to search in \*\*scan\.pdf\*\*/u);
  });

  test("is named where the others do not say", async () => {
    const { ask } = askOver([SCAN, TEA]);
    const { content } = await ask("Who signed the contract in Geneva?");
    expect(content).toMatch(/^None of your 2 documents mentions \*Geneva\*\./u);
    expect(content).toContain("There is no text to search in **scan.pdf**");
  });

  test("does not matter to what another one answers, nor to small talk and listings", async () => {
    const { ask } = askOver([SCAN, TEA]);
    expect((await ask("When is green tea steamed?")).content).not.toContain("OCR");
    expect((await ask("Hello")).content).not.toContain("OCR");
    expect((await ask("Which documents are there?")).content).toMatch(/^There are 2 documents/u);
  });
});
