import { expect, test } from "vitest";
import { FILE_KINDS } from "#core/library/documents/file-kinds.ts";
import { refusal, refusals } from "./file-kinds.ts";

test("no kind of file that a library takes is refused before it is sent, however its extension is written", () => {
  for (const { extension } of FILE_KINDS)
    expect(refusal({ name: `Notes.${extension.toUpperCase()}`, size: 9 })).toBeUndefined();
});

test("many files left out are one line: each kind once, and how many are empty", () => {
  const songs = Array.from({ length: 1200 }, (_, at) => ({ name: `p${at}.MP3`, size: 9 }));
  const others = [
    { name: "a.zip", size: 9 },
    { name: "LICENSE", size: 9 },
    { name: "empty.pdf", size: 0 },
  ];
  expect(refusals([...songs, ...others])).toMatch(
    /^1,203 files were not added: \.mp3, \.zip and files without an extension cannot be read, 1 is empty\. Lectern reads PDF/,
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
