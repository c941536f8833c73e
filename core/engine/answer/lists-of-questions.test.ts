import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const ask = await askFiles([
  {
    name: "allotment.md",
    type: "md",
    content: [
      "# Allotment questions",
      "Q: What are winter plots?",
      "A: They are looked after by two members from October on. Winter plots cost nothing.",
      "Q: Why are winter plots not for everybody?",
      "A: Winter plots need a well. Winter plots are small, and winter plots have no shed.",
      "Q: What is the difference between a half plot and a full plot?",
      "A: Sixty square metres, and nothing else.",
      "Q: Who mends the fence?",
      "A: A half plot and a full plot have the same fence, which the county mends.",
    ].join("\n\n"),
  },
  {
    name: "letter.md",
    type: "md",
    content:
      "# Letter\n\nA half plot differs from a full plot in its rent. Every full plot has a tap, and every half plot has a right to it.",
  },
]);

const firstQuote = (content: string): string => /^> .*$/mu.exec(content)?.[0] ?? "";

test("the very question of a document is answered by what stands below it", async () => {
  const { content } = await ask("What are winter plots?");
  expect(firstQuote(content)).toContain("looked after by two members");
});

test("so are two things that it compares itself", async () => {
  const { content } = await ask("What is the difference between a half plot and a full plot?");
  expect(firstQuote(content)).toContain("Sixty square metres");
});

test("another question is not", async () => {
  const { content } = await ask("What does a half plot differ in from a full plot, says the letter?");
  expect(content).toContain("in its rent");
});

test("it is found among many passages that say more of its words, and its bare yes is quoted with what follows", async () => {
  const others = Array.from({ length: 20 }, (_, at) => ({
    name: `note-${at}.md`,
    type: "md" as const,
    content: `In year ${at} the clubs work with Kelda, and Kelda does its work with them.`,
  }));
  const asked = await askFiles([
    ...others,
    {
      name: "faq.md",
      type: "md",
      content: [
        "# Questions",
        ...["sail", "rudder", "anchor", "bucket"].flatMap((thing) => [
          `## May I lend a ${thing} to a friend of mine who is no member?`,
          `The keeper lends every ${thing} for a day, and writes down who has it, and when it is to be brought back to him.`,
        ]),
        "## Can I use my own oars?",
        "Yes. Mark them with your name, and put them into the shed on the left. No key is needed for it.",
        "## Does it work with Kelda?",
        "Yes. Choose the blue rope for the bow, and tie the white one to the stern of the boat.",
        "## Is there a shed?",
        "There is one for each club at the quay, and it is open from April to October on every day but Sunday.",
      ].join("\n\n"),
    },
  ]);
  const { content } = await asked("Does it work with Kelda?");
  expect(firstQuote(content)).toMatch(/^> Does it work with Kelda\? Yes\. Choose the blue rope/u);
});

test("a question that stands below the very question in a list of questions does not answer it", async () => {
  const asked = await askFiles([
    {
      name: "index.md",
      type: "md",
      content: "# Questions\n\nCan I use Tarn to send maps?\n\nCan I use Tarn to print maps?\n\nWhere are maps kept?",
    },
    {
      name: "answers.md",
      type: "md",
      content: "# Answers\n\nCan I use Tarn to send maps?\n\nThe mail window does it, once an address is given.",
    },
  ]);
  expect(firstQuote((await asked("Can I use Tarn to send maps?")).content)).toContain("The mail window");
});
