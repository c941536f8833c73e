import { describe, expect, test } from "vitest";
import { makePdf } from "../testing/make-pdf.ts";
import { outline, parseAs } from "../testing/setup.ts";
import { createHeadings, readOutline, type Outline } from "./outline.ts";

const outlineOf = (depths: Readonly<Record<string, number>>): Outline => ({
  depthOf: (text) => depths[text] ?? null,
  isOfOtherPage: () => false,
});

describe("bookmarks", () => {
  test("a bookmark makes a heading on the page that it leads to, and nowhere else", async () => {
    const bytes = makePdf({
      pages: [
        ["Syntax", "", "What a command looks like is told here, in a whole sentence.", "And here in one more."],
        ["Commands", "", "The first command draws what it is given.", "", "Syntax", "", "plot and a name."],
      ],
      bookmarks: [
        { title: "Syntax", page: 1 },
        { title: "Commands", page: 2 },
      ],
    });
    expect(outline(await parseAs("pdf", bytes)).filter((block) => block.startsWith("heading"))).toEqual([
      "heading1: Syntax",
      "heading1: Commands",
    ]);
  });

  test("one that leads nowhere is a heading on any page, and a named destination is looked up", async () => {
    const read = await readOutline({
      getOutline: () =>
        Promise.resolve([
          { title: "Lost", dest: null, items: [] },
          { title: "Named", dest: "there", items: [{ title: "By index", dest: [4], items: [] }] },
        ] as never),
      getDestination: (name: string) => Promise.resolve(name === "there" ? [{ num: 12, gen: 0 }] : null),
    });
    expect(read.depthOf("Lost", { number: 9 })).toBe(1);
    expect(read.depthOf("Named", { number: 2, object: 12 })).toBe(1);
    expect(read.depthOf("Named", { number: 3, object: 14 })).toBeNull();
    expect(read.depthOf("By index", { number: 5, object: 20 })).toBe(2);
    expect(read.depthOf("By index", { number: 4 })).toBeNull();
  });

  test("a heading is known with its number where the bookmark has none, and the other way round", async () => {
    const read = await readOutline({
      getOutline: () =>
        Promise.resolve([
          { title: "Archive areas", dest: [4], items: [{ title: "2.1 Main", dest: [4], items: [] }] },
        ] as never),
      getDestination: () => Promise.resolve(null),
    });
    expect(read.depthOf("2 Archive areas", { number: 5 })).toBe(1);
    expect(read.depthOf("Chapter 2. ARCHIVE AREAS", { number: 5 })).toBe(1);
    expect(read.depthOf("Main", { number: 5 })).toBe(2);
    expect(read.isOfOtherPage("Chapter 2. Archive areas 8", { number: 8 })).toBe(true);
    expect(read.isOfOtherPage("8 Archive areas", { number: 5 })).toBe(false);
    expect(read.isOfOtherPage("Contrib", { number: 8 })).toBe(false);
  });

  test("the title of a chapter that runs over one of its pages is left out", async () => {
    const page = (top: string, title: string) => [
      { text: top, y: 20 },
      { text: title, y: 200, size: 18 },
      { text: "What a command looks like is told here, in a whole sentence.", y: 240 },
    ];
    const bytes = makePdf({
      pages: [page("", "Commands"), page("Commands", ""), page("", "Variables")],
      bookmarks: [
        { title: "Commands", page: 1 },
        { title: "Variables", page: 3 },
      ],
    });
    const { text } = await parseAs("pdf", bytes);
    expect(text.match(/Commands/gu)).toHaveLength(1);
  });

  test("a broken outline is none", async () => {
    const broken = () => Promise.reject(new Error("broken"));
    const read = await readOutline({ getOutline: broken, getDestination: broken });
    expect(read.depthOf("Any", { number: 1 })).toBeNull();
  });
});

describe("levels", () => {
  const page = { number: 1 };

  test("without bookmarks a heading has the level that it looks like", () => {
    expect(createHeadings().levelOf("Angles", page, 3)).toBe(3);
    expect(createHeadings().levelOf("Angles", page, null)).toBeNull();
  });

  test("what only looks like a heading is as far below or above the bookmark's as it looks", () => {
    const headings = createHeadings(outlineOf({ Plot: 3, Bare: 2 }));
    expect(headings.levelOf("Preface", page, 2)).toBe(2);
    expect(headings.levelOf("Plot", page, 2)).toBe(3);
    expect(headings.levelOf("Examples", page, 4)).toBe(5);
    expect(headings.levelOf("Chapter 2", page, 1)).toBe(2);
    expect(headings.levelOf("Bare", page, null)).toBe(2);
    expect(headings.levelOf("Examples", page, 1)).toBe(3);
  });
});
