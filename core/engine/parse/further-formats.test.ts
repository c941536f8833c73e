import { describe, expect, test } from "vitest";
import { makeMsg } from "./testing/make-msg.ts";
import { makeXls } from "./testing/make-xls.ts";
import { outline, parseAs } from "./testing/setup.ts";

describe("XML", () => {
  test("elements that repeat are a table, with attributes and inner elements as columns", async () => {
    const parsed = await parseAs(
      "xml",
      `<?xml version="1.0"?><orders xmlns="urn:x"><order id="7"><orderDate>2024-03-05</orderDate><buyer><name>Ada</name></buyer><item>Oak</item><item>Paint</item></order>
      <order id="8"><orderDate>2024-04-19</orderDate><buyer><name>Bob</name></buyer></order></orders>`,
    );
    expect(outline(parsed)).toEqual([
      "table: id | order date | buyer name | item\n7 | 2024-03-05 | Ada | Oak, Paint\n8 | 2024-04-19 | Bob",
    ]);
    expect(parsed.tables).toMatchObject([{ caption: "orders", header_rows: 1 }]);
  });

  test("one record is lines with names, and titles and words among elements are text", async () => {
    const parsed = await parseAs(
      "xml",
      `<!DOCTYPE book [<!ENTITY x "y">]><book><title>Herons</title><server port="80"><host>a.example</host></server>
      <chapter><title>Food</title><para>They eat <emphasis>fish</emphasis> &amp; frogs&x;.</para><note><![CDATA[1 < 2]]></note></chapter></book>`,
    );
    expect(outline(parsed)).toEqual([
      "heading1: Herons",
      "paragraph: server\nport: 80\nhost: a.example",
      "heading2: Food",
      "paragraph: They eat fish & frogs&x;.",
      "paragraph: note: 1 < 2",
    ]);
    expect(parsed.title).toBe("Herons");
  });

  test("what is not well formed is refused with the reason", async () => {
    await expect(parseAs("xml", "<a><b></a>")).rejects.toThrow("XML cannot be read");
  });
});

describe("notebooks", () => {
  const cell = (cell_type: string, source: string | string[], outputs: unknown[] = []) => ({
    cell_type,
    source,
    outputs,
  });
  test("Markdown keeps its headings, and code is followed by what it wrote", async () => {
    const parsed = await parseAs(
      "ipynb",
      JSON.stringify({
        nbformat: 4,
        metadata: { kernelspec: {} },
        cells: [
          cell("markdown", ["# Rainfall\n", "\n", "Measured in *Bergen*."]),
          cell("code", "print(total)", [
            { output_type: "stream", name: "stdout", text: ["\u001b[31m2250\u001b[0m mm\n"] },
          ]),
          cell("code", "frame", [
            {
              output_type: "execute_result",
              data: {
                "text/plain": "a b",
                "text/html": "<table><tr><th>Month</th><th>mm</th></tr><tr><td>May</td><td>106</td></tr></table>",
              },
            },
          ]),
          cell("code", "1/0", [{ output_type: "error", ename: "ZeroDivisionError", evalue: "division by zero" }]),
          cell("code", "plot()", [{ output_type: "display_data", data: { "image/png": "iVBO" } }]),
        ],
      }),
    );
    expect(outline(parsed)).toEqual([
      "heading1: Rainfall",
      "paragraph: Measured in Bergen.",
      "code: print(total)",
      "code: 2250 mm",
      "code: frame",
      "table: Month | mm\nMay | 106",
      "code: 1/0",
      "code: ZeroDivisionError: division by zero",
      "code: plot()",
    ]);
    expect(parsed.warnings).toEqual(["Pictures among the outputs were not read."]);
  });

  test("one of an older format is read, too", async () => {
    const cells = [
      { cell_type: "heading", level: 2, source: "Old" },
      { cell_type: "code", input: ["x = 1"] },
    ];
    const parsed = await parseAs("ipynb", JSON.stringify({ nbformat: 3, worksheets: [{ cells }] }));
    expect(outline(parsed)).toEqual(["heading2: Old", "code: x = 1"]);
  });

  test("JSON that is no notebook says so", async () => {
    await expect(parseAs("ipynb", '{"a": 1}')).rejects.toThrow("not a Jupyter notebook");
  });
});

describe("LaTeX", () => {
  test("sections, lists, notes, formulas and signs are text without commands", async () => {
    const parsed = await parseAs(
      "tex",
      String.raw`\documentclass[11pt]{article}
\usepackage{graphicx} % a comment
\newcommand{\town}{Troms\o}
\title{The Herons of \town}
\author{Ada L\"owe \and Bob}
\begin{document}
\maketitle
\begin{abstract}
We count 50\% of them.
\end{abstract}
\section{Where they \emph{live}}\label{sec:where}
In la \'ecole of \town{} they are ${"``"}grey''\footnote{Some are white.} --- see \cite[p.~3]{oken,ada}.
The ratio is $\frac{a}{b} \leq 2\alpha$. % half a line
It costs \$5 \& more, at \href{https://example.org/x}{this place}.

\begin{itemize}
\item One
  \begin{enumerate}
  \item Two
  \end{enumerate}
\item[Last] Three
\end{itemize}
\begin{verbatim}
x = {1} % kept
\end{verbatim}
\begin{equation*}
E = mc^2
\end{equation*}
\end{document}
Nothing after it.`,
    );
    expect(outline(parsed)).toEqual([
      "title: The Herons of Tromsø",
      "paragraph: Ada Löwe Bob",
      "heading2: Abstract",
      "paragraph: We count 50% of them.",
      "heading2: Where they live",
      "paragraph: In la école of Tromsø they are “grey” — see [oken,ada]. The ratio is (a)/(b) ≤ 2α. It costs $5 & more, at this place.",
      "notes: Some are white.",
      "list_item1: One",
      "list_item2: Two",
      "list_item1: Last Three",
      "code: x = {1} % kept",
      "paragraph: E = mc^2",
    ]);
    expect(parsed.links.map(({ href }) => href)).toEqual(["https://example.org/x"]);
    expect(parsed.title).toBe("The Herons of Tromsø");
  });

  test("a table keeps its cells and its caption", async () => {
    const parsed = await parseAs(
      "tex",
      String.raw`\begin{table}[ht]\centering
\caption{Pairs by \textbf{year}}\label{tab:pairs}
\begin{tabular}{l|rr} \toprule
Year & Pairs & Nests \\ \midrule
\multicolumn{3}{c}{Counted} \\
2023 & 41 & 39 \\[2pt] \cline{1-2}
2024 & 44 &
\end{tabular}
\end{table}
Thus.`,
    );
    expect(outline(parsed)).toEqual([
      "caption: Pairs by year",
      "table: Year | Pairs | Nests\nCounted\n2023 | 41 | 39\n2024 | 44",
      "paragraph: Thus.",
    ]);
    expect(parsed.tables[0]).toMatchObject({ caption: "Pairs by year", columns: 3 });
  });
});

describe("Excel before 2007", () => {
  test("each sheet is a page with its cells as a person reads them, and long texts go over records", async () => {
    const long = "Øre ".repeat(4000).trim();
    const parsed = await parseAs(
      "xls",
      makeXls({
        Costs: [
          ["What", "Paid", "Share", "Cost"],
          ["Oak planks", [45401, 14], [0.125, 9], [1840.5, 0]],
        ],
        Empty: [],
        Notes: [[long]],
      }),
    );
    expect(outline(parsed)).toEqual([
      "heading2: Costs",
      "table: What | Paid | Share | Cost\nOak planks | 2024-04-19 | 12.5% | 1840.5",
      "heading2: Notes",
      `paragraph: ${long}`,
    ]);
    expect(parsed.pages.map(({ label }) => label)).toEqual(["Costs", "Empty", "Notes"]);
  });
});

describe("Outlook messages", () => {
  const options = {
    subject: "The visit",
    from: ["Ada", "ada@example.org"],
    to: [["Bob", "bob@example.org"]],
    cc: [["Eve", "/o=Exchange/cn=eve"]],
    sent: new Date("2024-03-05T17:42:00Z"),
    attached: ["plan.pdf"],
  } as const;

  test("who wrote to whom and when is told, and attachments are named", async () => {
    const parsed = await parseAs("msg", makeMsg({ ...options, body: "The train arrives at 17:42.\r\n\r\nBest" }));
    expect(outline(parsed)).toEqual([
      "title: The visit",
      "paragraph: From: Ada <ada@example.org>",
      "paragraph: To: Bob <bob@example.org>",
      "paragraph: Cc: Eve",
      "paragraph: Date: 5 March 2024, 17:42 (UTC)",
      "paragraph: Attachments: plan.pdf",
      "paragraph: The train arrives at 17:42.",
      "paragraph: Best",
    ]);
    expect(parsed.warnings).toEqual(["Attachments were not read: plan.pdf."]);
  });

  test("one of HTML alone is read as that", async () => {
    const parsed = await parseAs("msg", makeMsg({ subject: "Hi", html: "<p>Größe: <b>14</b> kg</p>" }));
    expect(outline(parsed)).toEqual(["title: Hi", "paragraph: Größe: 14 kg"]);
  });
});

test.each([
  ["xlsx", makeXls({ One: [["Hello", "there"]] }), "Excel workbook of before 2007"],
  ["doc", makeMsg({ subject: "Hello", body: "there" }), "an Outlook message"],
] as const)("an old file named .%s is read as what it is, with a warning", async (type, bytes, kind) => {
  const parsed = await parseAs(type, bytes);
  expect(parsed.text).toContain("Hello");
  expect(parsed.warnings[0]).toContain(kind);
});
