import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";
import { askOver } from "./testing/ask-over.ts";

const ROOF_BY_MASON = {
  name: "quote-mason.md",
  title: "Quote for the roof of the barn",
  blocks: [
    "Mason Ltd quotes for the roof of the barn.",
    "Our price is 4,100 euros, tiles included.",
    "We give a warranty of twelve years on the tiles.",
    "Work starts in the second week of June.",
  ],
};
const ROOF_BY_OAKLEY = {
  name: "quote-oakley.md",
  title: "Roof quote",
  blocks: [
    "Oakley Roofing is glad to make you this quote.",
    "The whole comes at a price of 3,650 euros.",
    "Our warranty covers five years, storms excepted.",
    "The men can come in July.",
  ],
};
const RABBITS = {
  name: "rabbits.md",
  blocks: ["Rabbits eat hay.", "The price of hay is 6 euros.", "A hutch needs a dry roof."],
};
const AGENDA = { name: "agenda.md", blocks: ["- Welcome", "- Hay for the winter", "- Any other business"] };
const ALL = [RABBITS, ROOF_BY_MASON, AGENDA, ROOF_BY_OAKLEY];
const contentOf = async (question: string, documents = ALL): Promise<string> =>
  (await askOver(documents).ask(question)).content;

test.each(["Compare the two quotes", "Compare the quotes for the roof", "How do both quotes differ?"])(
  "%s takes the documents of that name and no others",
  async (question) => {
    const content = await contentOf(question);
    expect(content).toContain("| | quote-mason.md | quote-oakley.md |");
    expect(content).not.toContain("rabbits");
  },
);

test.each([
  "Compare the quotes by price",
  "What is the difference in price between Mason and Oakley?",
  "Which quote is cheaper?",
])("%s quotes the price of each document", async (question) => {
  const content = await contentOf(question);
  expect(content).toMatch(/^Side by side:\n/u);
  expect(content).toMatch(/### quote-mason\.md\n\n> Our price is 4,100 euros/u);
  expect(content).toMatch(/### quote-oakley\.md\n\n> The whole comes at a price of 3,650 euros/u);
  expect(content).not.toContain("hay");
});

test("the price of a bill is its total, not a sentence on prices", async () => {
  const bill = (name: string, total: string) => ({
    name: `bill-${name}.md`,
    type: "md" as const,
    content: `# ${name}\n\nThe price is valid until July.\n\n| Item | Amount |\n|---|---|\n| Tiles | 900 |\n| Labour | 80 |\n| Total | ${total} |\n`,
  });
  const ask = await askFiles([bill("Peak", "980"), bill("Hill", "1080")]);
  const [, ...sides] = (await ask("Compare the two bills by price")).content.split("###");
  expect(sides.map((side) => /\| Total \| \d+/u.exec(side)?.[0])).toEqual(["| Total | 980", "| Total | 1080"]);
  expect(sides.every((side) => side.indexOf("Total") < side.indexOf("valid"))).toBe(true);
});

test("the matter may be named before the documents that are compared", async () => {
  const content = await contentOf("How do the warranties of the two quotes differ?");
  expect(content).toContain("a warranty of twelve years");
  expect(content).toContain("warranty covers five years");
});

test("a document that holds nothing on the matter gets no claim about what it says", async () => {
  const content = await contentOf("Compare quote-mason.md and rabbits.md in terms of warranty");
  expect(content).toContain("### rabbits.md\n\nNothing found on this.");
});

test("a document without sentences is shown by its first lines", async () => {
  const content = await contentOf("Compare agenda.md and rabbits.md");
  expect(content).toMatch(/In short\*\* \| .*Welcome/u);
});

test("no other document is put beside the only one that can be meant", async () => {
  const content = await contentOf("Compare the two quotes", [ROOF_BY_MASON, AGENDA]);
  expect(content).not.toContain("Side by side");
  expect(content).not.toContain("agenda.md");
});

test("a word that asks for a comparison is not said to be missing", async () => {
  expect(await contentOf("Is hay cheaper in winter?")).not.toContain("cheaper");
});
