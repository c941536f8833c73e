import { expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";

const read = async (body: string) =>
  outline(await parseAs("html", new TextEncoder().encode(`<!doctype html><title>Pond</title><body>${body}`)));

test("two breaks end a paragraph, one a line", async () => {
  expect(
    await read("<p>Dear members,<br><br>the pond is frozen.<br>Keep off the ice.<br> <br>The committee</p>"),
  ).toEqual([
    "paragraph: Dear members,",
    "paragraph: the pond is frozen.\nKeep off the ice.",
    "paragraph: The committee",
  ]);
});

const LINKS =
  '<ul><li><a href="#fish">Fishing</a></li><li><a href="#ice">Ice</a><ul><li>2.1 <a href="#skates">Skates</a></li></ul></li></ul>';

test("a list of links to parts of the page is left out", async () => {
  expect(await read(`<p>Rules of the pond.</p>${LINKS}<h2 id="fish">Fishing</h2><p>Only from the jetty.</p>`)).toEqual([
    "paragraph: Rules of the pond.",
    "heading2: Fishing",
    "paragraph: Only from the jetty.",
  ]);
});

test("such a list is kept that a sentence leads to, that says more, or that leads elsewhere", async () => {
  const items = ["list_item1: Fishing", "list_item1: Ice", "list_item2: 2.1 Skates"];
  expect(await read(`<p>Three things have rules:</p>${LINKS}`)).toEqual([
    "paragraph: Three things have rules:",
    ...items,
  ]);
  expect(await read(LINKS.replace("Ice</a>", "Ice</a> never thicker than in March"))).toContain(
    "list_item1: Ice never thicker than in March",
  );
  expect(await read(LINKS.replace("#ice", "https://example.org/ice"))).toEqual(items);
});

test.each([
  [
    "docutils",
    `<p>The ice bears a horse. <a class="footnote-reference brackets" href="#n" id="r">1</a></p>
     <dl class="footnote"><dt id="n"><span><a class="fn-backref" href="#r">1</a></span></dt><dd><p>From January on.</p></dd></dl>`,
    "list_item1: 1. From January on.",
  ],
  [
    "Pandoc",
    `<p>The ice bears a horse. <a class="footnote-ref" role="doc-noteref" href="#n" id="r"><sup>1</sup></a></p>
     <section><ol><li id="n"><p>From January on. <a class="footnote-back" role="doc-backlink" href="#r">↩︎</a></p></li></ol></section>`,
    "list_item1: 1. From January on.",
  ],
])(
  "the number that leads to a note, and the sign back from it, are no text, as %s writes them",
  async (_, body, note) => {
    expect(await read(body)).toEqual(["paragraph: The ice bears a horse.", note]);
  },
);

test("a number that a list explains stands before its explanation", async () => {
  expect(await read("<dl><dt>1</dt><dd>Thin ice.</dd><dt>2</dt><dd>Safe ice.</dd></dl>")).toEqual([
    "list_item1: 1. Thin ice.",
    "list_item1: 2. Safe ice.",
  ]);
});
