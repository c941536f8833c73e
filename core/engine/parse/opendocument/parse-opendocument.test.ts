import { strToU8 } from "fflate";
import { expect, test } from "vitest";
import { makeOpenDocument } from "../testing/make-opendocument.ts";
import { parseAs } from "../testing/setup.ts";

const read = async (body: string, entries: Readonly<Record<string, Uint8Array>> = {}) =>
  (await parseAs("odt", makeOpenDocument("text", body, entries))).text;

test("comments are told apart, with who wrote them and when", async () => {
  const comment = `<office:annotation><dc:creator>Ada</dc:creator><dc:date>2024-03-05T10:00:00</dc:date><text:p>Is that <text:span>so</text:span>?</text:p></office:annotation>`;
  expect(await read(`<text:p>The mill${comment} turns.</text:p><text:p>It is red.</text:p>`)).toBe(
    "The mill turns.\n\nComment by Ada, 2024-03-05: Is that so?\n\nIt is red.",
  );
});

test("headers and footers of the pages come last, once each, and only where they hold words", async () => {
  const master = (header: string, footer: string) =>
    `<style:master-page><style:header><text:p>${header}</text:p></style:header><style:footer><text:p><text:page-number>1</text:page-number>${footer}</text:p></style:footer></style:master-page>`;
  const styles = `<office:document-styles><office:master-styles>${master("Mill company", "")}${master("Mill company", " of the lease")}</office:master-styles></office:document-styles>`;
  expect(await read("<text:p>The mill turns.</text:p>", { "styles.xml": strToU8(styles) })).toBe(
    "The mill turns.\n\nHeader: Mill company\n\nFooter: 1 of the lease",
  );
});

test("a note and a text box come after the paragraph that they are anchored in", async () => {
  const note = `<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Built in 1911.</text:p></text:note-body></text:note>`;
  const box = `<draw:frame><draw:text-box><text:p>Opens at ten.</text:p></draw:text-box></draw:frame>`;
  const text = await read(`<text:p>The mill${note} turns${box} daily.</text:p><text:p>It is red.</text:p>`);
  expect(text).toBe("The mill turns daily.\n\nBuilt in 1911.\n\nOpens at ten.\n\nIt is red.");
});

const level = (at: number, rest: string) => `<text:list-level-style-number text:level="${at}" ${rest}/>`;
const CLAUSES = `<text:list-style style:name="L1">${level(1, 'style:num-format="1" style:num-suffix="."')}${level(2, 'style:num-format="a" style:num-prefix="(" style:num-suffix=")"')}</text:list-style><text:list-style style:name="L2"><text:list-level-style-bullet text:level="1"/></text:list-style>`;
const item = (content: string, rest = "") => `<text:list-item${rest}>${content}</text:list-item>`;
const p = (text: string) => `<text:p>${text}</text:p>`;

test("items of numbered lists have their numbers, as the page shows them", async () => {
  const nested = `<text:list>${item(p("of wheat"))}${item(p("of rye"))}</text:list>`;
  const list = `<text:list text:style-name="L1">${item(p("The rent") + nested)}${item(p("The repairs") + p("Of the roof"))}</text:list>`;
  const on = `<text:list text:style-name="L1" text:continue-numbering="true">${item(p("The end"))}${item(p("Signed"), ' text:start-value="9"')}</text:list>`;
  const bullets = `<text:list text:style-name="L2">${item(p("a bag"))}</text:list>`;
  expect((await read(CLAUSES + list + p("Agreed.") + on + bullets)).split("\n\n")).toEqual([
    "1. The rent",
    "(a) of wheat",
    "(b) of rye",
    "2. The repairs",
    "Of the roof",
    "Agreed.",
    "3. The end",
    "9. Signed",
    "a bag",
  ]);
});

test("an item that only holds a list of the next level has no number of its own", async () => {
  const deep = `<text:list text:style-name="L1" text:continue-numbering="true">${item(`<text:list text:continue-numbering="true">${item(p("of oats"))}</text:list>`)}</text:list>`;
  const list = `<text:list text:style-name="L1">${item(`${p("The rent")}<text:list>${item(p("of wheat"))}</text:list>`)}</text:list>`;
  expect((await read(CLAUSES + list + p("And") + deep)).split("\n\n")).toEqual([
    "1. The rent",
    "(a) of wheat",
    "And",
    "(b) of oats",
  ]);
});

test("headings have the numbers that their outline gives them", async () => {
  const levels = [1, 2].map(
    (at) => `<text:outline-level-style text:level="${at}" style:num-format="1" text:display-levels="${at}"/>`,
  );
  const styles = `<office:document-styles><text:outline-style>${levels.join("")}</text:outline-style></office:document-styles>`;
  const h = (at: number, text: string, rest = "") => `<text:h text:outline-level="${at}"${rest}>${text}</text:h>`;
  const body = [
    h(1, "Foreword", ' text:is-list-header="true"'),
    h(1, "The mill"),
    h(2, "Its wheel"),
    h(2, "Its stones"),
    h(1, "The lease"),
  ];
  const text = await read(body.join(""), { "styles.xml": strToU8(styles) });
  expect(text.split("\n\n")).toEqual(["Foreword", "1 The mill", "1.1 Its wheel", "1.2 Its stones", "2 The lease"]);
});

test("what is drawn on a sheet and the comments on its cells are below its rows, and no cells", async () => {
  const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`;
  const words = (text: string) => `<text:p>${text}</text:p>`;
  const box = `<draw:frame><draw:text-box>${words("New members pay 35 euros.")}</draw:text-box></draw:frame>`;
  const comment = `<office:annotation>${words("Heron leaks.")}</office:annotation>`;
  const rows = [
    [words("Boat"), words("Seats"), box],
    [comment + words("Heron"), words("4")],
  ].map((row) => `<table:table-row>${row.map(cell).join("")}</table:table-row>`);
  const sheet = `<office:spreadsheet><table:table table:name="Boats">${rows.join("")}</table:table></office:spreadsheet>`;
  const styles = `<office:document-styles><style:header><text:p>Page <text:page-number>1</text:page-number></text:p><text:p>Draft for the board</text:p></style:header></office:document-styles>`;
  const file = makeOpenDocument("spreadsheet", sheet, { "styles.xml": strToU8(styles) });
  expect((await parseAs("ods", file)).text).toBe(
    "Boats\n\nBoat | Seats\nHeron | 4\n\nNew members pay 35 euros.\n\nComment: Heron leaks.\n\nHeader: Draft for the board",
  );
});

test("a chart is read as its title and a table of its numbers, and a formula as it was typed", async () => {
  const object = (name: string) => `<draw:frame><draw:object xlink:href="./${name}"/></draw:frame>`;
  const row = (...texts: readonly string[]) =>
    `<table:table-row>${texts.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join("")}</table:table-row>`;
  const chart = `<office:chart><chart:title><text:p>Alarms a month</text:p></chart:title><table:table>${row("", "Alarms")}${row("March", "0.30000000000000004")}${row("April", "NaN")}</table:table></office:chart>`;
  const formula =
    '<math xmlns="m"><semantics><mi>E</mi><annotation encoding="StarMath 5.0">E = m c^2</annotation></semantics></math>';
  const text = await read(`<text:p>Look:${object("One")}${object("Two")}</text:p>`, {
    "One/content.xml": strToU8(chart),
    "Two/content.xml": strToU8(formula),
  });
  expect(text).toBe("Look:\n\nAlarms a month\n\n| Alarms\nMarch | 0.3\nApril\n\nE = m c^2");
});

test("headers of first and left pages are read, with the white space between their words", async () => {
  const header = (name: string, text: string) => `<style:${name}><text:p>${text}</text:p></style:${name}>`;
  const styles = `<office:document-styles>${header("header", "Mill<text:tab/>Lease")}${header("header-first", "File 77-B")}${header("footer-left", "Dr. Hahn")}</office:document-styles>`;
  expect(await read("<text:p>The mill turns.</text:p>", { "styles.xml": strToU8(styles) })).toBe(
    "The mill turns.\n\nHeader: Mill Lease\n\nHeader: File 77-B\n\nFooter: Dr. Hahn",
  );
});

test("what describes a drawing for those who do not see it is no part of the paragraph that it is anchored in", async () => {
  const drawing = `<draw:frame><svg:title>Group 1</svg:title><svg:desc>Contact data</svg:desc></draw:frame>`;
  expect(await read(`<text:p>${drawing}Objective: <text:title>Curriculum</text:title></text:p>`)).toBe(
    "Objective: Curriculum",
  );
});
