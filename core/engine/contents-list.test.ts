import { describe, expect, it } from "vitest";
import { chunkDocument } from "./chunk/chunk.ts";
import { contentsLists } from "./contents-list.ts";
import { outline, parseAs } from "./parse/testing/setup.ts";

const prose = (about: string): string =>
  `The ${about} of the allotment is looked after by two members each month, who write down what was done and what it cost.`;

const NAMES = ["Paths and gates", "Water butts", "Compost", "The tool shed", "Bees", "Bonfires"];

/** Numbered parts of a text, each with a paragraph. */
const body = NAMES.map((name, at) => `${at + 1}. ${name}\n\n${prose(name.toLowerCase())}`).join("\n\n");

const read = async (text: string, type: "txt" | "md" = "txt") => {
  const parsed = await parseAs(type, new TextEncoder().encode(text));
  return {
    parsed,
    lists: contentsLists(parsed).map(({ start, end }) => parsed.text.slice(start, end)),
    chunks: chunkDocument(parsed, { target: 100, most: 200, least: 20 }).map(({ text: own }) => own),
  };
};

describe("tables of contents", () => {
  it("are lists of headings that come later, under their title", async () => {
    const list = NAMES.map((name, at) => `   ${at + 1}. ${name}`).join("\n");
    const { lists, chunks } = await read(`Rules of the allotment\n\nContents\n\n${list}\n\n${body}\n`);
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatch(/^Contents\s+1\. Paths and gates.*6\. Bonfires$/s);
    expect(chunks.filter((chunk) => chunk.includes("Bonfires"))).toEqual([`6. Bonfires\n\n${prose("bonfires")}`]);
    expect(chunks.join("\n")).not.toContain("Contents");
  });

  it("are told by the numbers of pages, with dots before them", async () => {
    const list = NAMES.map((name, at) => `- ${name} ${". ".repeat(12)}${at + 3}`).join("\n");
    const parts = NAMES.map((name) => `## ${name}\n\n${prose(name.toLowerCase())}`).join("\n\n");
    const { lists } = await read(`# Rules of the allotment\n\n${list}\n\n${parts}\n`, "md");
    expect(lists).toHaveLength(1);
  });

  it("are found where several entries were read as one paragraph", async () => {
    const list = NAMES.map((name, at) => `${name} ${".".repeat(30)} ${at + 3}`).join(" ");
    const parts = NAMES.map((name) => `## ${name}\n\n${prose(name.toLowerCase())}`).join("\n\n");
    const { lists, chunks } = await read(`# Rules of the allotment\n\n## Contents\n\n${list}\n\n${parts}\n`, "md");
    expect(lists).toHaveLength(1);
    expect(chunks.join("\n")).not.toMatch(/\.{5}/u);
  });

  it("are in no chunk, also where only a title stands above them", async () => {
    const list = NAMES.map((name, at) => `   ${at + 1}. ${name}`).join("\n");
    const { chunks } = await read(`Rules of the allotment\n\nContents\n\n${list}\n\n${body}\n`);
    expect(chunks.slice(0, 2)).toEqual(["Rules of the allotment", `1. Paths and gates\n\n${prose("paths and gates")}`]);
  });

  it("are told by the numbers of the headings", async () => {
    const list = NAMES.map((name, at) => `${at + 1}. ${name}`).join("\n");
    const { lists } = await read(`Rules of the allotment\n\n${list}\n\n${body}\n`);
    expect(lists).toHaveLength(1);
  });

  it("have entries over two lines and such as no heading was found for", async () => {
    const list = [
      "1. Paths\n   and gates",
      "2. Water butts",
      "3. Compost",
      "4. Something that is",
      "5. Bees",
      "6. Bonfires",
    ];
    const { lists } = await read(`Contents\n\n${list.join("\n")}\n\n${body}\n`);
    expect(lists[0]?.replaceAll(/\s+/gu, " ")).toMatch(/^Contents 1\. Paths and gates .* 6\. Bonfires$/);
  });

  it("are not what a sentence leads to, for that is what the document says", async () => {
    const list = NAMES.map((name, at) => `${at + 1}. ${name}`).join("\n");
    const { lists, chunks } = await read(
      `Rules of the allotment\n\nThe committee decides about six things:\n\n${list}\n\n${body}\n`,
    );
    expect(lists).toEqual([]);
    expect(chunks.join("\n")).toContain("six things");
  });

  it("are not a list of names that have parts of their own", async () => {
    const parts = NAMES.map((name) => `## ${name}\n\n${prose(name.toLowerCase())}`).join("\n\n");
    const names = NAMES.map((name) => `- ${name}`).join("\n");
    const { lists } = await read(`# What members share\n\n${names}\n\n${parts}\n`, "md");
    expect(lists).toEqual([]);
  });

  it("stop at the text they name, whose headings stay headings", async () => {
    const { parsed } = await read(
      `Contents\n\n${NAMES.map((name, at) => `${at + 1}. ${name}\n`).join("\n")}\n${body}\n`,
    );
    expect(outline(parsed).filter((block) => block.startsWith("heading") && !block.includes("Contents"))).toHaveLength(
      NAMES.length,
    );
  });
});
