import { describe, expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const SLIDES = `<h1>Spring 2019</h1>
<p>Spring Meeting of the Ferry Society</p>
<p>14 April 2019</p>
<p>Tove Brandt</p>
<p>Master of the quay</p>
<p>VI Northern Canal Congress</p>
<h1>Engines</h1>
<p>Our engines run on diesel, and the pistons are oiled each week by the crew.</p>`;

const RELEASES = `<p>Ostra 1.1 Heron (June 2006): This was the first release with a name. By this time the society had moved. This release held 474 charts.</p>
<p>Ostra 1.2 Teal (May 2007): This release held 848 charts and a map.</p>`;

const firstQuote = async (content: string, question: string): Promise<string | undefined> => {
  const ask = await askFiles([{ name: "text.html", type: "html", content }]);
  return quotesIn((await ask(question)).content)[0];
};

describe("a title or label that does not answer by itself", () => {
  test("is quoted with the date below it", async () => {
    expect(await firstQuote(SLIDES, "When was the spring meeting of the Ferry Society?")).toBe(
      "Spring Meeting of the Ferry Society · 14 April 2019 [1]",
    );
  });

  test("is quoted with the names around it", async () => {
    expect(await firstQuote(SLIDES, "Who gave the talk at the Northern Canal Congress?")).toContain("Tove Brandt");
  });
});

test("a paragraph is about what stands before its colon", async () => {
  expect(await firstQuote(RELEASES, "How many charts did Ostra 1.1 hold?")).toContain("474 charts");
});

const MARKDOWN = `# Nodes

Begin a node name with one of these:

- Declare a letter as a node name
- Declare a node name by its sign

To declare a node name you follow the steps below:

- Write what the node does
- Write a colon
- End

Declarations must follow the syntax below:

- type of the node
- a colon

## Thread-safety

The nodes keep all state.
`;

describe("a sentence that leads to a list", () => {
  test.each([
    ["How do I declare a node name?", "Write what the node does", "letter"],
    ["What syntax must declarations follow?", "type of the node", "Thread-safety"],
  ])("is quoted with the items behind it alone: %s", async (question, item, other) => {
    const ask = await askFiles([{ name: "nodes.md", type: "md", content: MARKDOWN }]);
    const { content } = await ask(question);
    const [first = ""] = content.split("\n\n>").slice(1);
    expect(first).toContain(`1. ${item}`);
    expect(first).not.toContain(other);
  });
});

test("what a document says twice is quoted once", async () => {
  const said = "<p>The harbour is dredged because silt settles there. It costs the county much money.</p>";
  const ask = await askFiles([{ name: "twice.html", type: "html", content: `${said}<p>Otters live here.</p>${said}` }]);
  const { content } = await ask("Why is the harbour dredged at a cost of county money?");
  expect(content.split("costs the county").length).toBe(2);
});

test("a label that ends with a colon is quoted with that one", async () => {
  const row = (label: string, value: string) => `<tr><th>${label}</th><td>${value}</td></tr>`;
  const content = `<h1>Berth of the Heron</h1><table>${row("Skipper:", "Ida Lund")}${row("Berth number:", "14 at the long pier")}${row("Paid until:", "31 May")}</table>`;
  const ask = await askFiles([{ name: "berth.html", type: "html", content }]);
  const { content: answer } = await ask("Where is the berth of the skipper?");
  expect(answer).toContain("Skipper: Ida Lund");
  expect(answer).not.toContain("::");
});
