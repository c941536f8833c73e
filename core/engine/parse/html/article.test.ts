import { expect, test } from "vitest";
import { parseAs } from "../testing/setup.ts";

const paragraph = (about: string) =>
  `<p>The ${about} tells at some length how the ferry leaves the quay, crosses the sound, and comes back before the tide has turned again.</p>`;

const section = (heading: string, paragraphs: number) =>
  `<div class="sect1"><h2>${heading}</h2><div class="sectionbody">${Array.from({ length: paragraphs }, (_, at) => paragraph(`${heading} ${at}`)).join("")}</div></div>`;

test("a manual keeps all its sections where one of them looks like an article", async () => {
  const page = `<html><head><title>Ferry manual</title></head><body><div class="navheader">Prev Up Next</div>
    ${section("Fares", 2)}${section("Times", 12)}
    <dl><dt class="hdlist1">What do dogs pay?</dt><dd>${paragraph("rule on dogs")}</dd></dl>${section("Piers", 2)}
    <div id="footer">Last updated 2021</div></body></html>`;
  const { text } = await parseAs("html", page);
  for (const kept of ["The Fares 0", "The Times 11", "The rule on dogs", "The Piers 1"]) expect(text).toContain(kept);
  expect(text).not.toMatch(/Prev Up Next|Last updated/u);
});

test("an article is read without the teasers and comments around it", async () => {
  const page = `<html><head><title>The ferry</title></head><body><nav>Home</nav><div id="content">${Array.from({ length: 12 }, (_, at) => paragraph(`report ${at}`)).join("")}</div>
    <div class="comments">${Array.from({ length: 30 }, (_, at) => paragraph(`comment ${at}`)).join("")}</div>
    <div class="more"><p><a href="/a">The winter timetable that the harbour office published on Monday morning, in full</a></p></div></body></html>`;
  const { text } = await parseAs("html", page);
  expect(text).toContain("The report 11");
  expect(text).not.toMatch(/comment|timetable/u);
});

test("boxes between the paragraphs of a manual are read, and a sidebar beside it is not", async () => {
  const para = (about: string) => paragraph(about).replace("<p>", '<div class="para">').replace("</p>", "</div>");
  const box = (about: string) => `<div class="sidebar"><div><p class="title">NOTE</p></div>${para(about)}</div>`;
  const linked = para("sextant").replace("</div>", '<div class="url">→ <a href="/s">more</a></div></div>');
  const page = `<html><head><title>Ferry manual</title></head><body><div class="navheader">Prev Up Next</div>
    <div class="section">${para("manual")}${box("knot")}${box("anchor")}<div class="sidebar">${linked}</div><ul><li>One</li></ul>${box("buoy")}${Array.from({ length: 8 }, (_, at) => para(`chapter ${at}`)).join("")}</div>
    <div class="sidebar"><ul>${Array.from({ length: 3 }, (_, at) => `<li><a href="/${at}">What else the harbour office published, number ${at}</a></li>`).join("")}</ul></div></body></html>`;
  const { text } = await parseAs("html", page);
  for (const kept of ["The knot", "The anchor", "The buoy", "The sextant", "The chapter 7"])
    expect(text).toContain(kept);
  expect(text).not.toContain("harbour office");
});

test("a page of which only text would be left out is read whole", async () => {
  const page = `<html><head><title>Pumps</title></head><body><div class="menu">Home</div>${section("Hand pumps", 6)}
    <table><tr><td>${paragraph("tip on valves")}</td></tr></table></body></html>`;
  expect((await parseAs("html", page)).text).toContain("The tip on valves");
});

test("names of menus in the text of a manual are read", async () => {
  const choice =
    '<span class="menuchoice"><span class="guimenu">Actions</span> → <span class="guimenuitem">Reconcile</span></span>';
  const page = `<html><head><title>Ledger</title></head><body><div class="navheader">Prev Up Next</div>
    ${section("Reconciling", 8)}<p>The window opens by ${choice}, and the ferry of the ledger leaves the quay at that very moment.</p></body></html>`;
  expect((await parseAs("html", page)).text).toContain("by Actions → Reconcile, and");
});

test("all tabs of a page are read, and what nothing shows is not", async () => {
  const page = `<h1>Boats</h1><div role="tablist"><button role="tab">Row</button><button role="tab">Sail</button></div>
    <div role="tabpanel"><p>A rowing boat has two oars.</p></div><div role="tabpanel" hidden><p>A sailing boat has one mast.</p></div>
    <div hidden><p>Nobody sees the third boat.</p></div>`;
  const { text } = await parseAs("html", page);
  expect(text).toContain("A sailing boat has one mast.");
  expect(text).not.toContain("third boat");
});

test("a note that stands as an aside between paragraphs is read, and one with links to other pages is not", async () => {
  const page = `<h1>Oars</h1>${paragraph("rowing boat")}<aside aria-label="Note"><p>Oars are made of ash or of spruce, which is lighter than any ash.</p></aside>
    ${paragraph("oar")}<aside><a href="/more">More on boats that were built on the eastern shore of the sound, and on who built them</a></aside>`;
  const { text } = await parseAs("html", page);
  expect(text).toContain("Oars are made of ash");
  expect(text).not.toContain("eastern shore");
});

test("what stands beside the headline in one box is read with the article", async () => {
  const page = `<html><head><title>ferry-log(1)</title></head><body>
    <div id="header"><h1>ferry-log(1)</h1><h2>NAME</h2><div><p>ferry-log - show what the ferry did</p></div></div>
    <div id="content">${section("Description", 8)}</div><div id="footer"><div>Last updated 2021</div></div></body></html>`;
  const { text } = await parseAs("html", page);
  expect(text).toContain("ferry-log - show what the ferry did\n\n");
  expect(text.match(/show what the ferry did/gu)).toHaveLength(1);
  expect(text).not.toContain("Last updated");
});

test("short asides between paragraphs are read, with the notes of a page that are asides in one", async () => {
  const notes = `<aside class="footnote-list"><aside class="footnote" role="doc-footnote"><p>Only in summer.</p></aside></aside>`;
  const menu = `<aside><ul><li><a href="/a">The winter timetable of the harbour</a></li></ul></aside>`;
  const page = `<html><head><title>Ferry</title></head><body><nav>Home</nav><main>${section("Boats", 6)}<div>${paragraph("engine")}
    <aside class="topic"><p>Heat the coil first.</p></aside>${notes}${menu}</div></main></body></html>`;
  const { text } = await parseAs("html", page);
  expect(text).toContain("Heat the coil first.");
  expect(text).toContain("Only in summer.");
  expect(text).not.toContain("winter timetable");
});

test("sentences that name much in code are read, although each name is a link", async () => {
  const names = ["FERRY_SAILED", "FERRY_NOT_FOUND", "FERRY_IN_DOCK", "FERRY_NO_CAPTAIN"];
  const links = names.map((name) => `<a class="link" href="api.html#${name}"><code>${name}</code></a>`);
  const returns = `<h4>Returns</h4><p>${links[0]} if it left, ${links[1]} if there is none, ${links[2]} if it waits, ${links[3]} else.</p>`;
  const page = `<html><head><title>Ferry API</title></head><body><div class="navheader">Prev Up Next</div>
    ${Array.from({ length: 6 }, (_, at) => `<div class="refsect2"><div class="refsect3">${paragraph(`call ${at}`)}</div><div class="refsect3">${returns}</div></div>`).join("")}</body></html>`;
  expect((await parseAs("html", page)).text.match(/FERRY_NO_CAPTAIN else/gu)).toHaveLength(6);
});
