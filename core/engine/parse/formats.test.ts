import { describe, expect, test } from "vitest";
import { makePpt } from "./testing/make-ppt.ts";
import { makeDocx } from "./testing/make-docx.ts";
import { makeHtml } from "./testing/make-html.ts";
import { makePptx } from "./testing/make-pptx.ts";
import { outline, parseAs } from "./testing/setup.ts";

describe("Markdown", () => {
  test("headings, lists, tables, code and quotes keep their kind", async () => {
    const parsed = await parseAs(
      "md",
      "# Title\n\nSome *words* and `code`.\n\n- one\n  - two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet x;\n\nx = 1;\n```\n\n> said\n",
    );
    expect(outline(parsed)).toEqual([
      "heading1: Title",
      "paragraph: Some words and code.",
      "list_item1: one",
      "list_item2: two",
      "table: a | b\n1 | 2",
      "code: let x;\n\nx = 1;",
      "quote: said",
    ]);
  });

  test("front matter is read, not shown", async () => {
    const parsed = await parseAs("md", "---\ntitle: The plan\ntags: [a, b]\n---\n\nWords.\n");
    expect(parsed).toMatchObject({ text: "Words.", title: "The plan", properties: { tags: ["a", "b"] } });
  });

  test("UTF-16 and windows-1252 files are read", async () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...[..."Größe"].flatMap((character) => [character.charCodeAt(0) & 255, character.charCodeAt(0) >> 8]),
    ]);
    expect((await parseAs("md", utf16)).text).toBe("Größe");
    expect((await parseAs("md", new Uint8Array([0x47, 0x72, 0xf6, 0xdf, 0x65]))).text).toBe("Größe");
  });
});

describe("long Markdown", () => {
  const filler = "Some words that fill a line of a paragraph.\n\n".repeat(1000);

  test("a link finds its definition at the other end of the text", async () => {
    const parsed = await parseAs("md", `See [the page][far].\n\n${filler}[far]: https://example.org/far\n`);
    expect(parsed.links).toEqual([{ start: 4, end: 12, href: "https://example.org/far" }]);
  });

  test("a table longer than a piece keeps its rows and shows its header once", async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => `| row ${index} | ${index * 2} |`);
    const { blocks, text } = await parseAs("md", ["| name | value |", "|---|---|", ...rows].join("\n"));
    expect(blocks.every((block) => block.kind === "table")).toBe(true);
    expect(text.split("\n").filter((line) => line !== "")).toEqual([
      "name | value",
      ...rows.map((row) => row.slice(2, -2)),
    ]);
  });

  test("a code block longer than a piece stays code, and what follows does not", async () => {
    const { blocks, text } = await parseAs(
      "md",
      `Before.\n\n\`\`\`\n${"let x = 1; // [a](b)\n".repeat(3000)}\`\`\`\n\nAfter *it*.\n`,
    );
    const kinds = blocks.map((block) => block.kind);
    expect([kinds[0], kinds.at(-1), new Set(kinds.slice(1, -1))]).toEqual([
      "paragraph",
      "paragraph",
      new Set(["code"]),
    ]);
    expect(text.match(/let x/g)).toHaveLength(3000);
    expect(text.endsWith("After it.")).toBe(true);
    expect(text).not.toContain("```");
  });
});

describe("web pages", () => {
  test("the terms of a glossary stay, whatever their class", async () => {
    const terms = ["Swarm", "Drone", "Comb"].map(
      (term) =>
        `<dt class="subheaders">${term}</dt><dd>In the words of keepers, what this is and where it is found in the hive, told in full.</dd>`,
    );
    const article = `<h1>Bees</h1>${"<p>Bees dance to tell each other, in some detail, where the flowers are, and how far it is to fly there.</p>".repeat(8)}<dl>${terms.join("")}</dl>`;
    const { text } = await parseAs("html", makeHtml({ title: "Bees", body: article, boilerplate: true }));
    expect(text).toMatch(/Swarm\n\nIn the words[^]*Drone\n\nIn the words[^]*Comb\n\nIn the words/);
  });

  test("the article stays, the menu, scripts, styles and hidden text go", async () => {
    const article = `<h1>Bees</h1>${"<p>Bees dance to tell each other, in some detail, where the flowers are; the angle of the dance is the angle to the sun.</p>".repeat(8)}<p style="display:none">secret</p><p aria-hidden="true">hidden</p>`;
    const { text } = await parseAs("html", makeHtml({ title: "Bees", body: article, boilerplate: true }));
    expect(text).toContain("angle of the dance");
    for (const other of ["Shop", "Imprint", "track()", "color:red", "secret", "hidden"])
      expect(text).not.toContain(other);
  });

  test("links and tables are kept", async () => {
    const parsed = await parseAs(
      "html",
      makeHtml({
        body: '<p>See <a href="https://example.org/a">this page</a>.</p><table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>',
      }),
    );
    expect(outline(parsed)).toEqual(["paragraph: See this page.", "table: A | B\n1 | 2"]);
    expect(parsed.links).toEqual([{ start: 4, end: 13, href: "https://example.org/a" }]);
  });
});

describe("Word", () => {
  test("headings, lists, tables, links and footnotes are read in order", async () => {
    const parsed = await parseAs(
      "docx",
      makeDocx({
        title: "Report 7",
        parts: [
          { heading: "One" },
          { item: "First" },
          { item: "Deeper", level: 2 },
          {
            table: [
              ["a", "b"],
              ["1", "2"],
            ],
          },
          { paragraph: "a link", href: "https://example.org/" },
        ],
        footnotes: ["A note."],
      }),
    );
    expect(outline(parsed)).toEqual([
      "heading1: One",
      "list_item1: First",
      "list_item2: Deeper",
      "table: a | b\n1 | 2",
      "paragraph: a link",
      "paragraph: A note.",
    ]);
    expect(parsed.title).toBe("Report 7");
    expect(parsed.links).toHaveLength(1);
  });

  test("hidden and deleted text and field codes stay out; text boxes are read once", async () => {
    const run = (text: string, properties = "") =>
      `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t>${text}</w:t></w:r>`;
    const box = `<w:txbxContent><w:p>${run("Boxed")}</w:p></w:txbxContent>`;
    const xml = `<w:p>${run("Shown")}${run("hidden", "<w:vanish/>")}<w:del>${run("deleted")}</w:del><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(" 7")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p><w:p>${run("Host")}<mc:AlternateContent xmlns:mc="m"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:p>`;
    expect((await parseAs("docx", makeDocx({ parts: [{ xml }] }))).text).toBe("Shown 7\n\nHost\n\nBoxed");
  });
});

describe("what is drawn", () => {
  const points = (values: readonly string[]) =>
    values.map((value, index) => `<c:pt idx="${index}"><c:v>${value}</c:v></c:pt>`).join("");
  const chart = `<c:chartSpace xmlns:c="c" xmlns:a="a"><c:title><a:t>Sales</a:t></c:title><c:ser><c:tx>${points(["Bees"])}</c:tx><c:cat>${points(["2024", "2025"])}</c:cat><c:val>${points(["3", "0.10000000000000001"])}</c:val></c:ser></c:chartSpace>`;
  const relations =
    '<Relationships><Relationship Id="rC" Type="http://x/chart" Target="charts/chart1.xml"/></Relationships>';
  const bytes = (text: string) => new TextEncoder().encode(text);

  test("a chart is read where it stands, as its title and a table", async () => {
    const xml =
      '<w:p><w:r><w:t>Before</w:t></w:r><w:r><w:drawing><c:chart xmlns:c="c" r:id="rC"/></w:drawing></w:r></w:p><w:p><w:r><w:t>After</w:t></w:r></w:p>';
    const entries = { "word/_rels/document.xml.rels": bytes(relations), "word/charts/chart1.xml": bytes(chart) };
    const parsed = await parseAs("docx", makeDocx({ parts: [{ xml }], entries }));
    expect(outline(parsed)).toEqual([
      "paragraph: Before",
      "caption: Sales",
      "table: | Bees\n2024 | 3\n2025 | 0.1",
      "paragraph: After",
    ]);
  });

  test("a drop cap is the first letter of the paragraph after it", async () => {
    const cap = (place: string) =>
      `<w:p><w:pPr><w:framePr w:dropCap="${place}" w:lines="3"/></w:pPr><w:r><w:t>T</w:t></w:r></w:p>`;
    const xml = `${cap("drop")}<w:p><w:r><w:t>he mill turns.</w:t></w:r></w:p><w:p><w:pPr><w:framePr w:w="9"/></w:pPr><w:r><w:t>Framed.</w:t></w:r></w:p>`;
    expect((await parseAs("docx", makeDocx({ parts: [{ xml }] }))).text).toBe("The mill turns.\n\nFramed.");
  });

  test("an equation stays readable in one line", async () => {
    const text = (words: string) => `<m:r><m:t>${words}</m:t></m:r>`;
    const xml = `<w:p><m:oMath xmlns:m="m">${text("x=")}<m:f><m:num>${text("a")}</m:num><m:den><m:rad><m:e>${text("b")}</m:e></m:rad></m:den></m:f><m:sSup><m:e>${text("c")}</m:e><m:sup>${text("2")}</m:sup></m:sSup></m:oMath></w:p>`;
    expect((await parseAs("docx", makeDocx({ parts: [{ xml }] }))).text).toBe("x=(a)/(√(b))c^2");
  });

  test("a heading is read without the sign that links to it", async () => {
    const page = `<h2 id="a">Water<a class="anchor" href="#a">#</a></h2><p>It runs.</p><h2>C<a href="#c"> sharp</a> <a href="x#c">¶</a></h2><p>It is <a href="#b">#1</a>.</p>`;
    const { text } = await parseAs("html", page);
    expect(text).toBe("Water\n\nIt runs.\n\nC sharp\n\nIt is #1.");
  });

  test("a document of pictures alone completes with a warning, an empty one does not", async () => {
    const pictures = makeDocx({ parts: [], entries: { "word/media/image1.png": bytes("png") } });
    expect((await parseAs("docx", pictures)).warnings).toEqual([
      "This file holds pictures or drawings but no text, so nothing in it can be found.",
    ]);
    expect((await parseAs("html", '<img src="a.png">')).warnings).toHaveLength(1);
    await expect(parseAs("docx", makeDocx({ parts: [] }))).rejects.toThrow("There is no text");
  });
});

/** A text box at a height of the slide in EMU, with paragraphs of one size in 1/100 point. */
const textBox = (top: number, size: number, paragraphs: readonly string[], bullet = ""): string =>
  `<p:sp><p:nvSpPr><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="${top}"/></a:xfrm></p:spPr><p:txBody>${paragraphs
    .map((text) => `<a:p><a:pPr>${bullet}</a:pPr><a:r><a:rPr sz="${size}"/><a:t>${text}</a:t></a:r></a:p>`)
    .join("")}</p:txBody></p:sp>`;

test("text boxes of a slide without places for them are its title and its points", async () => {
  const points = textBox(9000, 1800, ["Sluices", "Weirs"], '<a:buChar char="•"/>');
  const note = textBox(90_000, 1200, ["Measured in May"], "<a:buNone/>");
  const slides = [
    { xml: points + textBox(100, 3000, ["How water is held"]) + note },
    { xml: textBox(100, 1800, ["As large as the points"]) + points },
    { xml: points + textBox(90_000, 3000, ["Below the points"]) },
    { xml: textBox(100, 3000, ["Alone"]) },
  ];
  expect(outline(await parseAs("pptx", makePptx({ slides })))).toEqual([
    "heading1: How water is held",
    "list_item1: Sluices",
    "list_item1: Weirs",
    "paragraph: Measured in May",
    "paragraph: As large as the points",
    "list_item1: Sluices",
    "list_item1: Weirs",
    "list_item1: Sluices",
    "list_item1: Weirs",
    "paragraph: Below the points",
    "paragraph: Alone",
  ]);
});

test("a presentation gives title, points, table and speaker notes of each slide", async () => {
  const parsed = await parseAs(
    "pptx",
    makePptx({
      slides: [
        {
          title: "Goals",
          items: ["Grow"],
          table: [
            ["Q", "€"],
            ["1", "5"],
          ],
          notes: "Slowly now",
        },
        { title: "End" },
      ],
    }),
  );
  expect(outline(parsed)).toEqual([
    "heading1: Goals",
    "list_item1: Grow",
    "table: Q | €\n1 | 5",
    "notes: Speaker notes: Slowly now",
    "heading1: End",
  ]);
  expect(parsed.blocks.map((block) => block.page)).toEqual([1, 1, 1, 1, 2]);
});

test.each([
  ["pptx", makePptx({ slides: [{ title: "Goals" }, { title: "Reserve", isHidden: true }] })],
  ["ppt", makePpt([{ title: "Goals" }, { title: "Reserve", isHidden: true }])],
] as const)("a hidden slide of a .%s is read and said to be hidden", async (type, bytes) => {
  const parsed = await parseAs(type, bytes);
  expect(outline(parsed)).toEqual([
    "heading1: Goals",
    "notes: Hidden slide: it is left out when the presentation is shown.",
    "heading1: Reserve",
  ]);
  expect(parsed.blocks.map(({ page }) => page)).toEqual([1, 2, 2]);
});
