import { expect, test } from "vitest";
import { chunkDocument } from "../chunk/chunk.ts";
import { parseAs } from "../parse/testing/setup.ts";
import { countTerms, indexedText } from "./postings.ts";
import { createTokenizer } from "./tokens.ts";

test("every chunk of a long table is found by its column heads and caption", async () => {
  const rows = Array.from({ length: 200 }, (_, row) => `| Orchard ${row} | ${row},100 | ${row},200 |`);
  const markdown = `# Farm book\n\nTable 3. Quinces picked\n\n| | Bushels | Pecks |\n|---|---|---|\n${rows.join("\n")}\n`;
  const document = await parseAs("md", markdown);
  const chunks = chunkDocument(document).map((range, index) => ({ id: String(index), ...range }));
  expect(chunks.length).toBeGreaterThan(3);
  const tokenizer = createTokenizer();
  const { postings } = countTerms(tokenizer, chunks, null);
  for (const word of ["Bushels", "Pecks", "Quinces"]) {
    const [term = ""] = tokenizer.terms(word);
    expect(postings.get(term)?.map(({ chunk }) => chunk)).toEqual(chunks.map((_, index) => index));
  }
  for (const { text, start, end } of chunks) expect(document.text.slice(start, end)).toBe(text);
});

test("a term of the headings counts once more, and makes the chunk no longer", () => {
  const tokenizer = createTokenizer();
  const chunk = {
    id: "0",
    start: 0,
    end: 20,
    page: null,
    last_page: null,
    text: "Wheat is kept dry.",
    heading: "Stores",
  };
  const { postings, lengths } = countTerms(tokenizer, [chunk], null);
  expect(postings.get("store")).toEqual([{ chunk: 0, count: 2 }]);
  expect(postings.get("wheat")).toEqual([{ chunk: 0, count: 1 }]);
  expect(lengths).toEqual([tokenizer.terms("Stores Wheat is kept dry.").length]);
});

test("what is searched of a chunk are the title, the headings, the heads of its table and its text", () => {
  const chunk = { heading: "Stores", text: "Wheat | 4", context: "Bushels" };
  expect(indexedText(chunk, "Farm book")).toBe("Farm book\nStores\nBushels\nWheat | 4");
  expect(indexedText({ heading: null, text: "Wheat | 4" }, null)).toBe("Wheat | 4");
});
