import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, test } from "vitest";
import type { Message, Receipt } from "./message.ts";
import type { Passage, WrittenBy } from "#core/engine/engine.ts";
import { exportAnswer, exportName } from "./export-answer.ts";
import { withFootnotes } from "./footnotes.ts";

const HOSTILE = `"><script>alert(1)</script><img src=https://evil.example/x onerror=alert(2)>`;

const LLAMA: WrittenBy = { id: "m", name: "Llama", where: { sentTo: "api.example.org" } };

function setup(
  content: string,
  receipts: readonly Partial<Receipt>[] = [],
  passage: Partial<Passage> = {},
  generator = LLAMA,
) {
  const text = passage.content ?? "Nikola Tesla was born in Smiljan in 1856. He worked for Thomas Edison.";
  const passages: Passage[] = [
    {
      chunk_id: "c",
      document_id: "d",
      document_name: "tesla.pdf",
      heading: "Life",
      page: 3,
      score: 1,
      why: { words: [], similarity: null },
      ...passage,
      content: text,
      start: 100,
      end: 100 + text.length,
    },
  ];
  const whole = receipts.map((receipt) => ({
    from: 0,
    to: content.length,
    citation: 1,
    quote: "",
    start: 100,
    end: 141,
    supported: true,
    page: 4,
    ...receipt,
  }));
  const message: Message = {
    id: "m",
    session_id: "s",
    role: "assistant",
    content,
    created_at: "2026-01-02T03:04:05.678Z",
    metadata: {
      response_time_ms: 2100,
      answer: {
        receipts: whole,
        passages,
        queries_used: ["tesla birth"],
        generator,
        answered: true,
      },
    },
  };
  const html = exportAnswer({ question: "Where was Tesla born?", message, now: new Date("2026-02-03T00:00:00Z") });
  return { html, passages, receipts: whole };
}

describe("an answer saved as a file", () => {
  test("holds question, answer, and the passage with the words it rests on marked", () => {
    const { html } = setup("**Tesla** was born in Smiljan. [1]", [{ to: 31 }]);
    expect(html).toContain("<title>Where was Tesla born?</title>");
    expect(html).toContain("<strong>Tesla</strong> was born in Smiljan.");
    expect(html).toContain('<a class="cite" href="#source-1"');
    expect(html).toContain("<strong>tesla.pdf</strong>, page 4");
    expect(html).toContain("<mark>Nikola Tesla was born in Smiljan in 1856.</mark> He worked for Thomas Edison.");
    expect(html).toContain("Written by Llama, sent to api.example.org · in 2.1 s · on 2026-01-02");
  });

  test("says that it was quoted where no model wrote it", () => {
    const quoted = {
      id: "extractive",
      name: "Extractive answers (no language model)",
      where: "on this device",
    } as const;
    const { html } = setup("Tesla was born in Smiljan. [1]", [{ to: 26 }], {}, quoted);
    expect(html).toContain("Quoted without a language model, on this device · in 2.1 s · on 2026-01-02");
  });

  test("marks what no document supports, by shape and words", () => {
    const { html } = setup("He had 12 brothers.", [
      { supported: false, citation: null, start: null, end: null, missing: ["12"] },
    ]);
    expect(html).toContain('<span class="unsupported">He had 12 brothers.</span>');
    expect(html).toContain("(not found in your documents: “12”)");
    expect(html).not.toContain('class="sources"');
  });

  test("shows tables, lists, quotes and code", () => {
    const { html } = setup(
      "| A | B |\n|---|---|\n| 1 | 2 |\n\n1. one\n   - inner\n2. two\n\n> said\n\n```\nx < 1\n```\n\n---",
    );
    for (const part of ["<th", "<td", '<ol start="1">', "<ul>", "<blockquote", "<code>x &lt; 1</code>", "<hr>"])
      expect(html).toContain(part);
  });

  test("needs nothing from outside, and nothing in it can run, whatever the documents and the model say", () => {
    const link = "[a](javascript:alert(1)) [b](https://example.org/?a=1&b=2) ![pixel](https://evil.example/p.png)";
    const { html } = setup(`${HOSTILE} ${link} [1]`, [{ quote: HOSTILE, page: null }], {
      content: HOSTILE,
      document_name: HOSTILE,
      heading: HOSTILE,
    });
    const elements = elementsOf(html);
    const tags = new Set(elements.map(({ tagName }) => tagName));
    for (const tag of ["script", "img", "iframe", "link", "object", "form", "svg", "base"])
      expect(tags).not.toContain(tag);
    const attributes = elements.flatMap(({ attrs }) => attrs);
    expect(attributes.filter(({ name }) => /^on|^src/.test(name))).toEqual([]);
    expect(attributes.filter(({ name }) => name === "href").map(({ value }) => value)).toEqual([
      "https://example.org/?a=1&b=2",
      "#source-1",
    ]);
    expect(html).toContain("default-src 'none'");
  });

  test("is named after the question", () => {
    expect(exportName("Where was Nikola Tesla born?")).toBe("Where-was-Nikola-Tesla-born.html");
    expect(exportName("../../etc/passwd\0")).toBe("etc-passwd.html");
    expect(exportName("¿?")).toBe("answer.html");
    expect(exportName("特斯拉出生在哪里?")).toBe("特斯拉出生在哪里.html");
  });
});

test("an answer copied says at the sentence what no document supports", () => {
  const content = "Tesla was born in Smiljan. [1] He had 12 brothers.";
  const { passages, receipts } = setup(content, [
    { from: 0, to: 26 },
    { from: 31, to: 50, supported: false, citation: null, missing: ["12"] },
  ]);
  expect(withFootnotes(content, passages, receipts)).toBe(
    "Tesla was born in Smiljan. [^1] He had 12 brothers. *(not found in your documents: “12”)*\n\n[^1]: tesla.pdf, p. 4\n",
  );
});

function elementsOf(html: string): DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node): void => {
    if ("tagName" in node) found.push(node);
    if ("childNodes" in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}
