import { expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import { askFiles } from "./testing/real-files.ts";

const { ask } = askOver([
  {
    name: "meadows.md",
    blocks: [
      "# Counting plants",
      "Alpha diversity is the number of species in one spot, and beta diversity their change along a slope.",
      "The alpha plot was mown in June.",
      "Quadrats are square frames of one metre that are laid on the ground.",
      "Transects are lines along which every plant is written down.",
      "The menu of the counter shows the name of the observer and the name of the meadow.",
      "Knot moss differs from what is common here: it needs shade all day.",
    ],
  },
  {
    name: "paint.md",
    blocks: ["The alpha channel of a colour says how clear it is.", "Quadrats of felt were sold at the fair."],
  },
]);
const contentOf = async (question: string): Promise<string> => (await ask(question)).content;

test("a sentence that describes both things comes first", async () => {
  const content = await contentOf("What is the difference between alpha and beta diversity?");
  expect(content).toMatch(/^Side by side:\n\n- Alpha diversity/u);
  expect(content).not.toContain("channel");
});

test("things are compared by what one document says of each", async () => {
  const content = await contentOf("Compare quadrats and transects");
  expect(content).toMatch(/In short\*\* \| Quadrats are square frames.* \| Transects are lines/u);
  expect(content).not.toContain("felt");
});

test("what is compared may be what the question asks for before", async () => {
  const content = await contentOf("What are quadrats, and how do they differ from transects?");
  expect(content).toMatch(/In short\*\* \| Quadrats are square frames.* \| Transects are lines/u);
});

test("things that are only named get quotes, and no table", async () => {
  const content = await contentOf("How does the observer differ from the meadow?");
  expect(content).toMatch(/^From your documents:/u);
  expect(content).toContain("the name of the observer and the name of the meadow");
});

test("a thing that is compared with the usual is asked for alone", async () => {
  const content = await contentOf("How is knot moss different from the usual one?");
  expect(content).not.toContain("Side by side");
  expect(content).toContain("it needs shade all day");
});

test("things are compared by what a glossary says of each, and a sentence that stands twice is told once", async () => {
  const both = "What a borrower pays a lender for the use of their money.";
  const glossary = ["Borrower", "The person that receives the money.", "Lender", "The company that lends money.", both];
  const askGlossary = await askFiles([
    { name: "loans.md", type: "md", content: ["# Words", ...glossary].join("\n\n") },
    { name: "savings.md", type: "md", content: ["# Words", "Interest", both].join("\n\n") },
  ]);
  const { content } = await askGlossary("What is the difference between a lender and a borrower?");
  expect(content).toMatch(/\| The company that lends money\. \[\d\] \| The person that receives the money\./u);
  expect(content.split(both)).toHaveLength(2);
});

test("what says what one thing is stands in its column with its paragraph, though it names the other", async () => {
  const askMail = await askFiles([
    {
      name: "mail.md",
      type: "md",
      content: [
        "# Mail accounts",
        "## POP3",
        "POP3 brings your mail to one computer. The mail is then deleted on the server.",
        "## IMAP",
        "IMAP was made to mend the weaknesses of POP3. All mail stays on the server.",
      ].join("\n\n"),
    },
  ]);
  const { content } = await askMail("What is the difference between POP3 and IMAP?");
  expect(content).toMatch(
    /\| POP3 brings .* deleted on the server\. \[\d\] \| IMAP was made .* stays on the server\. \[\d\] \|/u,
  );
});
