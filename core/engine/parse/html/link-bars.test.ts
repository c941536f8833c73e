import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

const links = (between: string, ...names: readonly string[]): string =>
  names.map((name) => `<a href="/${name}">${name}</a>`).join(between);

const rules = `<h1>Rules of the boathouse</h1><p>Members may take a boat from sunrise to sunset, and bring it back dry, with both oars and its number.</p>
  <h2>Keys</h2><p>The key hangs behind the door of the workshop, and whoever takes it writes the hour into the book that lies there.</p>`;

const textOf = async (body: string): Promise<string> => (await parseAs("html", `<body>${body}</body>`)).text;

test.each([
  ["navigation", `<nav>${links(" | ", "Home", "Berths", "Rowers")}</nav>${rules}`],
  ["a menu by its role", `<div role="menubar">${links(" ", "Home", "Berths", "Rowers")}</div>${rules}`],
  [
    "a menu by its name",
    `<ul class="top-menu"><li>${links("</li><li>", "Home", "Berths", "Rowers")}</li></ul>${rules}`,
  ],
  ["the trail to a page", `<p class="breadcrumb">${links(" › ", "Home", "Berths")} › Rowers</p>${rules}`],
  ["the links of a footer", `${rules}<footer><p>${links(" · ", "Home", "Berths", "Rowers")}</p></footer>`],
  ["the links of a header", `<header><p>${links(" · ", "Home", "Berths", "Rowers")}</p></header>${rules}`],
])("%s is no text of a page", async (_, page) => {
  const text = await textOf(page);
  expect(text).toContain("The key hangs behind the door");
  expect(text).not.toMatch(/Home|Berths|Rowers/u);
});

const head = `<head><title>Keys</title><link rel="prev" href="oars.html" title="2.1. Oars"><link rel="next" href="ropes.html" title="2.3. Ropes">
  <link rel="home" href="index.html" title="The boathouse"></head>`;

test.each([
  [
    "with the title of the work",
    `<ul><li><a href="oars.html">Prev</a></li><li>The boathouse</li><li><a href="ropes.html">Next</a></li></ul>`,
  ],
  [
    "with their titles",
    `<table><tr><td><a href="oars.html">Prev</a></td><td><a href="ropes.html">Next</a></td></tr><tr><td>2.1. Oars</td><td><a href="index.html">Home</a></td><td>2.3. Ropes</td></tr></table>`,
  ],
  [
    "named at the links",
    `<p>Next: <a rel="next" href="a.html">Lamps</a>, Up: <a rel="up" href="b.html">Berths</a> [<a rel="contents" href="c.html">Contents</a>]</p>`,
  ],
])("links to the pages beside a page are no text, %s", async (_, bar) => {
  const { text } = await parseAs("html", `<html>${head}<body>${bar}${rules}${bar}</body></html>`);
  expect(text).toMatch(/^Rules of the boathouse[^]*lies there\.$/u);
});

test("a sentence that names the pages beside a page is read", async () => {
  const led = `<p>Before you take a key, read what is said of <a href="oars.html">oars</a>, and afterwards all about <a href="ropes.html">ropes</a>.</p>`;
  const { text } = await parseAs("html", `<html>${head}<body>${rules}${led}</body></html>`);
  expect(text).toContain("Before you take a key, read what is said of oars");
});

test("a page of nothing but navigation is read", async () => {
  expect(await textOf(`<nav>${links(" ", "Home", "Berths", "Rowers")}</nav>`)).toContain("Berths");
});

test("links in a text, and the authors of an article, are read", async () => {
  const authors = `<header><p>${links(", ", "Ada", "Ben", "Cleo")}</p></header>`;
  const text = await textOf(`<article>${authors}${rules}<p>${links(", ", "Oars", "Ropes", "Lamps")}</p></article>`);
  expect(text).toMatch(/Ada, Ben, Cleo[^]*Oars, Ropes, Lamps/u);
});
