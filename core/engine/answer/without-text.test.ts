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

describe("documents that are not read whole", () => {
  const MANUAL = { document_id: "1", name: "manual.pdf", pages: 62 };
  const LETTER = { document_id: "2", name: "letter.docx", pages: null };
  const { ask } = askOver([TEA], [MANUAL, LETTER]);
  const NOTE = "Not read so far: **manual.pdf** (62 pages), **letter.docx**.";

  test("are named where nothing else answers, and nothing is said of what they do not hold", async () => {
    const { content } = await ask("Who signed the contract in Geneva?");
    expect(content).toMatch(/^What has been read so far does not mention \*Geneva\*\./u);
    expect(content.endsWith(NOTE)).toBe(true);
  });

  test("are named beside counts of documents", async () => {
    expect((await ask("Which documents mention tea?")).content).toContain(NOTE);
    expect((await ask("Which documents mention Geneva?")).content).toMatch(
      /^What has been read so far does not mention “Geneva”\.\n\nNot read so far/u,
    );
    expect((await ask("Summarise everything")).content).toContain(NOTE);
  });

  test("do not matter to what another one answers, nor to small talk", async () => {
    expect((await ask("When is green tea steamed?")).content).not.toContain("Not read");
    expect((await ask("Hello")).content).not.toContain("Not read");
  });

  test("are named where there is no other", async () => {
    const { content } = await askOver([], [LETTER]).ask("Who signed?");
    expect(content).toBe("Nothing that has been read so far fits this question.\n\nNot read so far: **letter.docx**.");
  });
});
