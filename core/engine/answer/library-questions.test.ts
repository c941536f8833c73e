import { beforeAll, describe, expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const section = (title: string, text: string): string => `## ${title}\n\n${text}\n`;
const LEASE = `# Lease of the boathouse

${section("1. Rent", "The rent of the boathouse is due on the first day of each month and is paid to the harbour office.")}
${section("2. Repairs", "The tenant repairs the doors and the windows. The owner repairs the roof and the slipway every spring.")}
### 2.1 Emergencies

A leak in the roof is told to the owner within two days, or the tenant pays for the damage.

${section("3. End of the lease", "Either side ends the lease three months ahead, in a letter that both of them sign.")}
`;
const BIRDS = `# Birds of the fjord

Gannets and terns breed on the outer islands. The gannets come back in March, and the terns do in May when the sand eels arrive.
`;

let ask: (question: string) => Promise<string>;

beforeAll(async () => {
  const asking = await askFiles([
    { name: "birds.md", type: "md", content: BIRDS },
    { name: "lease.md", type: "md", content: LEASE },
    { name: "costs.csv", type: "csv", content: "Item,Cost\nRope,12\nPaint,30\n" },
  ]);
  ask = async (question) => (await asking(question)).content;
});

describe("what a document consists of", () => {
  test.each([
    "Which sections does the lease have?",
    "How many chapters does the lease of the boathouse have?",
    "table of contents of lease.md",
    "Wie ist lease.md gegliedert?",
  ])("its headings are listed in order, each with its place: %s", async (question) => {
    const lines = (await ask(question)).split("\n");
    expect(lines[0]).toMatch(/^lease\.md · (?:Sections|Abschnitte): 3$/u);
    expect(lines.filter((line) => line.startsWith("- "))).toEqual([
      expect.stringMatching(/^- 1\\?\. Rent \[\d\]$/u),
      expect.stringMatching(/^- 2\\?\. Repairs \[\d\]$/u),
      expect.stringMatching(/^- 3\\?\. End of the lease \[\d\]$/u),
    ]);
  });

  test.each([
    "What does section 2 of the lease say?",
    "Was steht in Abschnitt 2 von lease.md?",
    "section 2 of the lease",
  ])("a part is told by its number, with what stands below it: %s", async (question) => {
    const said = await ask(question);
    expect(said).toMatch(/^\*\*2\\?\. Repairs\*\*/u);
    expect(said).toContain("repairs");
    expect(said).not.toContain("harbour office");
  });

  test("a part below a part is found", async () => {
    expect(await ask("What is in section 2.1 of the lease?")).toContain("A leak in the roof is told to the owner");
  });

  test("a chapter's number on a line alone belongs to its title", async () => {
    const content = `# Handbook\n\n## Chapter 1\n\n## Boats\n\nBoats are tied to the quay with two ropes.\n\n## Chapter 2\n\n## Nets\n\nNets are dried on the poles behind the house.\n`;
    const handbook = await askFiles([{ name: "handbook.md", type: "md", content }]);
    expect((await handbook("What does chapter 2 say?")).content).toMatch(/^\*\*Chapter 2 Nets\*\*.*Nets are dried/su);
    expect((await handbook("Which chapters are in this handbook?")).content).toContain("Sections: 2");
  });

  test("a number that no heading has is searched as any question", async () => {
    expect(await ask("What does section 9 of the lease say?")).not.toMatch(/^\*\*\d/u);
  });

  test("a question about a part's matter is no question about its number", async () => {
    expect(await ask("Which sections of the lease mention the roof?")).not.toContain("Sections: 3");
  });
});

describe("which files there are", () => {
  const named = (said: string): string[] => [...said.matchAll(/^- \*\*(.+?)\*\*/gmu)].map(([, name]) => name ?? "");

  test.each([
    ["Which spreadsheets do I have?", ["costs.csv"]],
    ["list all my markdown files", ["birds.md", "lease.md"]],
    ["What is my longest document?", ["lease.md", "birds.md", "costs.csv"]],
    ["what's the newest file", ["costs.csv", "lease.md", "birds.md"]],
    ["Was ist mein ältestes Dokument?", ["birds.md", "lease.md", "costs.csv"]],
    ["Do I have anything about gannets?", ["birds.md"]],
    ["Are there any documents on repairs?", ["lease.md"]],
  ])("%s", async (question, names) => {
    expect(named(await ask(question))).toEqual(names);
  });

  test.each([
    ["Which documents are in German?", ["miete.md"]],
    ["Which German documents do I have?", ["miete.md"]],
    ["Welche Dokumente sind auf Englisch?", ["garden.md"]],
  ])("%s", async (question, names) => {
    const both = await askFiles([
      { name: "miete.md", type: "md", content: "Die Miete ist am ersten Tag des Monats zu zahlen und steigt nicht." },
      { name: "garden.md", type: "md", content: "The garden is watered in the evening by those who live here." },
    ]);
    expect(named((await both(question)).content)).toEqual(names);
  });

  test("says so where no file is of the kind", async () => {
    expect(await ask("Which PDFs do I have?")).toBe("There is no such file.");
  });

  test.each([
    "Which birds do I have to look for?",
    "Which files do I have to sign?",
    "What is the first thing to repair?",
    "How many images are there?",
    "Show me the presentation of the costs",
  ])("is not asked by: %s", async (question) => {
    expect(named(await ask(question))).not.toContain("costs.csv");
  });
});

test("a list whose words no passage has together gets quotes of what is near", async () => {
  const list = await askFiles([
    {
      name: "minutes.md",
      type: "md",
      content:
        "# Minutes\n\nThe pump broke in June. It was agreed to take the cheaper offer.\n\nThe next meeting is on 10 July at 7.30 pm in the hut.",
    },
    { name: "seeds.md", type: "md", content: "# Seeds\n\nThe seeds of carrots are sown in April." },
  ]);
  const { content } = await list("List all decisions of the meeting");
  expect(content).toContain("The next meeting is on 10 July");
});
