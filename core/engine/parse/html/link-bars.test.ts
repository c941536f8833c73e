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

test("a page of nothing but navigation is read", async () => {
  expect(await textOf(`<nav>${links(" ", "Home", "Berths", "Rowers")}</nav>`)).toContain("Berths");
});

test("links in a text, and the authors of an article, are read", async () => {
  const authors = `<header><p>${links(", ", "Ada", "Ben", "Cleo")}</p></header>`;
  const text = await textOf(`<article>${authors}${rules}<p>${links(", ", "Oars", "Ropes", "Lamps")}</p></article>`);
  expect(text).toMatch(/Ada, Ben, Cleo[^]*Oars, Ropes, Lamps/u);
});
