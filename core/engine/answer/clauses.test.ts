import { beforeAll, describe, expect, test } from "vitest";
import { makeDocx } from "../parse/testing/make-docx.ts";
import { askFiles } from "./testing/real-files.ts";

const level = (at: number, form: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${form}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const NUMBERING = `<w:abstractNum w:abstractNumId="0">${level(0, "decimal", "%1.")}${level(1, "decimal", "%1.%2")}${level(2, "lowerLetter", "(%3)")}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
const clause = (text: string, at = 0): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${at}"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** As Word keeps a contract: its numbers stand in no paragraph. */
const AGREEMENT = makeDocx({
  parts: [
    { paragraph: "BERTH AGREEMENT" },
    {
      xml: [
        clause("Berth"),
        clause("The harbour lets berth nine to the skipper.", 1),
        clause("Fees"),
        clause("The skipper pays 480 crowns a season.", 1),
        clause("The fee is due within fourteen days of the invoice.", 1),
        clause("End"),
        clause("The harbour may end this agreement where the skipper", 1),
        clause("fails to pay for sixty days;", 2),
        clause("sinks the boat; or", 2),
        clause("breaks clause 4 and does not mend it within ten days.", 2),
        clause("Rights that arose before are kept.", 1),
        clause("Quiet"),
        clause("No engine runs at night.", 1),
      ].join(""),
    },
  ],
  related: [["numbering", NUMBERING]],
});

let ask: Awaited<ReturnType<typeof askFiles>>;
beforeAll(async () => {
  ask = await askFiles([{ name: "berth agreement.docx", type: "docx", content: AGREEMENT }]);
});

const contentOf = async (question: string): Promise<string> => (await ask(question)).content;

test.each([
  "What does clause 2.2 say?",
  "clause 2.2",
  "What does clause 2.2 say about the invoice?",
  "In the agreement, what does clause 2.2 say?",
  "Was steht in Klausel 2.2?",
  "Ziffer 2.2",
])("%s", async (question) => {
  const content = await contentOf(question);
  expect(content).toContain("> 2.2 The fee is due within fourteen days of the invoice. [1]");
  expect(content).not.toContain("2.1");
});

test.each(["What is in 3.1(b)?", "What does clause 3.1 (b) say?", "Was sagt Klausel 3.1(b)?"])(
  "%s",
  async (question) => {
    expect((await contentOf(question)).trimEnd()).toMatch(/> \(b\) sinks the boat; or \[1\]$/u);
  },
);

test("a clause is quoted with all that stands below it", async () => {
  const content = await contentOf("What does clause 3.1 say?");
  for (const words of ["may end this agreement", "(a) fails to pay", "(b) sinks", "(c) breaks clause 4"])
    expect(content).toContain(words);
  expect(content).not.toContain("3.2");
});

test("a section is quoted whole below its heading, where it is short", async () => {
  expect(await contentOf("What does section 2 say?")).toBe(
    "**2\\. Fees** [1]\n\n> 2.1 The skipper pays 480 crowns a season. 2.2 The fee is due within fourteen days of the invoice. [1]",
  );
});

test("the clauses of an agreement are listed", async () => {
  const content = await contentOf("Which clauses does the agreement have?");
  expect(content.match(/^- \d\\?\. \p{L}+/gmu)).toEqual(["- 1\\. Berth", "- 2\\. Fees", "- 3\\. End", "- 4\\. Quiet"]);
});

test("a number that no clause has is searched for", async () => {
  expect(await contentOf("What does clause 7.7 say?")).not.toContain("> 7.7");
});

test("a quote stays within its section", async () => {
  const { content } = await ask("When does the skipper pay the fee?");
  const [first = ""] = content.split("\n\n").filter((block) => block.startsWith("> "));
  expect(first).toContain("2.2 The fee is due");
  expect(first).not.toContain("3.1");
  expect(first).not.toContain("berth nine");
});

test("a quote is said to stand under its own heading, not under the first of its passage", async () => {
  for (const [question, heading] of [
    ["How much does the skipper pay a season?", "2. Fees"],
    ["What happens when the skipper sinks the boat?", "3. End"],
    ["What does section 3 say?", "3. End"],
  ] as const) {
    const { passages, receipts } = await ask(question);
    expect(passages[(receipts[0]?.citation ?? 0) - 1]?.heading).toBe(`BERTH AGREEMENT › ${heading}`);
  }
});

test("a line that only looks like a heading is none", async () => {
  const text = "# Crew\n\nAda Vik\n\nShe keeps the log of the ferry.";
  const askCrew = await askFiles([{ name: "crew.md", type: "md", content: text }]);
  const { passages } = await askCrew("Who keeps the log of the ferry?");
  expect(passages[0]?.heading).toBe("Crew");
});

describe("of several documents", () => {
  const LEASE =
    "LEASE\n\n1. House\n1.1 The house is let.\n2. Rent\n2.1 The rent is nine crowns.\n2.2 It is due in May.";
  const LOG = "# Log of the ferry\n\nThe ferry left at nine.";
  const files = [
    { name: "berth agreement.docx", type: "docx", content: AGREEMENT },
    { name: "lease.txt", type: "txt", content: LEASE },
    { name: "log.md", type: "md", content: LOG },
  ] as const;
  let askAll: typeof ask;
  beforeAll(async () => void (askAll = await askFiles(files)));

  test("the clause of each that has it is quoted where none is named", async () => {
    const { content, passages } = await askAll("What does clause 2.2 say?");
    expect(content).toContain("> 2.2 The fee is due within fourteen days of the invoice. [1]");
    expect(content).toContain("> 2.2 It is due in May. [2]");
    expect(passages.map(({ document_name }) => document_name)).toEqual(["berth agreement.docx", "lease.txt"]);
  });

  test("that of the one that is named alone", async () => {
    const { content } = await askAll("What does clause 2.2 of the lease say?");
    expect(content).toContain("It is due in May");
    expect(content).not.toContain("fourteen days");
  });

  test("one that only one of them has", async () => {
    expect((await askAll("What does section 4 say?")).content).toContain("4.1 No engine runs at night.");
  });
});
