import fc from "fast-check";
import { expect, test } from "vitest";
import { isOwnPlace } from "../../app/is-own-place.ts";
import { isSafe, parseInline, type InlineNode } from "./markdown-inline.ts";
import { parseMarkdown } from "./markdown.ts";

const inline = (source: string) => parseInline(source, { from: 0, to: source.length });

function words(source: string, nodes: readonly InlineNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === "text") return source.slice(node.from, node.to);
      if (node.kind === "code") return node.text;
      return node.kind === "cite" ? `[${node.number}]` : words(source, node.children);
    })
    .join("");
}

test("blocks keep the places of their words in the source", () => {
  const source =
    "# Terms\n\nFirst line\nand second.\n\n- one\n- two\n  1. nested\n\n> quoted\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";
  const blocks = parseMarkdown(source);

  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph", "list", "quote", "table"]);
  const [heading, paragraph, list] = blocks;
  expect(heading?.kind === "heading" && heading.lines.map(({ from, to }) => source.slice(from, to))).toEqual(["Terms"]);
  expect(paragraph?.kind === "paragraph" && paragraph.lines.map(({ from, to }) => source.slice(from, to))).toEqual([
    "First line",
    "and second.",
  ]);
  expect(list?.kind === "list" && list.items[1]?.children[0]?.kind).toBe("list");
});

test("every sign that can be escaped is shown as it was written", () => {
  const signs = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
  const source = [...signs].map((sign) => `\\${sign}`).join("");
  expect(words(source, inline(source))).toBe(signs);
  const price = "It cost \\$2,000 \\~ 1,900 \\<net\\>.";
  expect(words(price, inline(price))).toBe("It cost $2,000 ~ 1,900 <net>.");
  expect(words("C:\\temp", inline("C:\\temp"))).toBe("C:\\temp");
});

test("a citation is a citation, a link is a link, and a link to code is words", () => {
  expect(inline("It ends in May [2].").map(({ kind }) => kind)).toEqual(["text", "cite", "text"]);
  expect(inline("see [the site](https://example.org/a_(b))")).toMatchObject([
    { kind: "text" },
    { kind: "link", href: "https://example.org/a_(b)" },
  ]);
  const hostile = inline("[press](javascript:alert(1)) ![pixel](https://example.org/p.png)");
  expect(hostile.every(({ kind }) => kind === "text")).toBe(true);
});

test("a path of the app is a link where it may be one, also within emphasis, and words elsewhere", () => {
  const source = "see **[the desk](/p/desk)** or [the other](//example.org)";
  const range = { from: 0, to: source.length };
  const isLink = (href: string) => isSafe(href) || isOwnPlace(href);
  expect(parseInline(source, range, isLink).slice(0, 4)).toMatchObject([
    { kind: "text" },
    { kind: "strong", children: [{ kind: "link", href: "/p/desk" }] },
    { kind: "text" },
    { kind: "text" },
  ]);
  expect(JSON.stringify(parseInline(source, range))).not.toContain("link");
});

test("emphasis nests, and signs in the middle of words are words", () => {
  const source = "**bold and *more*** but snake_case_name and 2 * 3 * 4";
  expect(words(source, inline(source))).toBe("bold and more but snake_case_name and 2 * 3 * 4");
});

test("no text makes it fail or lose a letter", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom("a", "é", "*", "_", "`", "[", "]", "(", ")", "1", " ", "\\", "!", "|", "#", "-", "\n", ">"),
      ),
      (signs) => {
        const source = signs.join("");
        parseMarkdown(source);
        const shown = words(source, inline(source));
        const letters = (text: string) => text.replace(/[^aé]/g, "");
        const hidden = [...source.matchAll(/\]\(([^)]*)\)/g)].length > 0;
        if (!hidden) expect(letters(shown)).toBe(letters(source));
      },
    ),
  );
});
