import { expect, test } from "vitest";
import { makePptx } from "./testing/make-pptx.ts";
import { outline, parseAs } from "./testing/setup.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ["<ol><li>wake</li><li>eat</li></ol>", ["1. wake", "2. eat"]],
  ['<ol start="5"><li>wake</li><li value="9">eat</li><li>go</li></ol>', ["5. wake", "9. eat", "10. go"]],
  ['<ol type="a"><li>wake</li></ol><ol type="I"><li>eat</li></ol>', ["a. wake", "I. eat"]],
  ["<ol reversed><li>wake</li><li>eat</li></ol>", ["2. wake", "1. eat"]],
  ['<ol style="list-style-type: none"><li>wake</li></ol>', ["wake"]],
  ["<ul><li>wake</li></ul>", ["wake"]],
])("items of the HTML list %s are numbered as a browser shows them", async (list, items) => {
  const { text } = await parseAs("html", bytesOf(`<!doctype html><title>Day</title><main><p>Plan</p>${list}</main>`));
  expect(text.split("\n\n").slice(1)).toEqual(items);
});

test("items of a list within an item are numbered anew, and a second paragraph is not", async () => {
  const list = `<ol><li><p>wake</p><p>at six</p><ol><li>stretch</li></ol></li><li>eat<ul><li>bread</li></ul></li></ol>`;
  expect(outline(await parseAs("html", bytesOf(`<main><p>Plan</p>${list}</main>`))).slice(1)).toEqual([
    "list_item1: 1. wake",
    "list_item1: at six",
    "list_item2: 1. stretch",
    "list_item1: 2. eat",
    "list_item2: bread",
  ]);
});

test("items of ordered Markdown lists keep their numbers", async () => {
  const text = "Plan\n\n3. wake\n\n   at six\n4. eat\n   - bread\n\nThen\n\n* go";
  expect(outline(await parseAs("md", bytesOf(text)))).toEqual([
    "paragraph: Plan",
    "list_item1: 3. wake",
    "list_item1: at six",
    "list_item1: 4. eat",
    "list_item2: bread",
    "paragraph: Then",
    "list_item1: go",
  ]);
});

test("numbered points of a slide have the numbers that it shows", async () => {
  const point = (text: string, type: string, rest = "", lvl = 0): string =>
    `<a:p><a:pPr lvl="${lvl}">${type && `<a:buAutoNum type="${type}"${rest}/>`}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`;
  const points = [
    point("wake", "arabicPeriod"),
    point("slowly", "alphaLcParenBoth", "", 1),
    point("at six", "alphaLcParenBoth", "", 1),
    point("eat", "arabicPeriod"),
    point("rest", ""),
    point("go", "romanUcParenR", ' startAt="4"'),
  ];
  const xml = `<p:sp><p:txBody>${points.join("")}</p:txBody></p:sp>`;
  expect(outline(await parseAs("pptx", makePptx({ slides: [{ title: "Day", xml }] })))).toEqual([
    "heading1: Day",
    "list_item1: 1. wake",
    "list_item2: (a) slowly",
    "list_item2: (b) at six",
    "list_item1: 2. eat",
    "paragraph: rest",
    "list_item1: IV) go",
  ]);
});
