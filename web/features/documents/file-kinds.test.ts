import { expect, test } from "vitest";
import { asDocument, refusal, refusals } from "./file-kinds.ts";

test("plain text is taken as Markdown, byte for byte and with its name to be seen", async () => {
  const taken = asDocument(new File(["Ends\r\nhere"], "Notes.TXT", { type: "text/plain" }));
  expect([taken.name, taken.type, await taken.text()]).toEqual(["Notes.TXT.md", "text/markdown", "Ends\r\nhere"]);
  expect(refusal(taken)).toBeUndefined();
  const other = new File(["%PDF"], "txt.pdf");
  expect(asDocument(other)).toBe(other);
});

test("many files left out are one line: each kind once, and how many are empty", () => {
  const photos = Array.from({ length: 1200 }, (_, at) => ({ name: `p${at}.JPG`, size: 9 }));
  const others = [
    { name: "a.png", size: 9 },
    { name: "LICENSE", size: 9 },
    { name: "empty.pdf", size: 0 },
  ];
  expect(refusals([...photos, ...others])).toMatch(
    /^1,203 files were not added: \.jpg, \.png and files without an extension cannot be read, 1 is empty\. Lectern reads PDF/,
  );
  const kinds = ["a", "b", "c", "d", "e", "f"].map((kind) => ({ name: `x.${kind}`, size: 1 }));
  expect(refusals(kinds)).toContain(": .a, .b, .c, .d and other kinds cannot be read. ");
  expect(
    refusals([
      { name: "a.md", size: 0 },
      { name: "b.md", size: 0 },
    ]),
  ).toMatch(/^2 files were not added: 2 are empty\./);
});
