import { describe, expect, test } from "vitest";
import { askOver } from "./testing/ask-over.ts";
import { quotesIn } from "./testing/quotes-in.ts";

const { ask } = askOver([
  {
    name: "treaty.md",
    blocks: [
      "Norway and Denmark signed the treaty in 1902. Sweden and Finland did not sign the treaty. The treaty was printed in Oslo.",
      "Damage by water is covered by the policy. Damage by frost is excluded from the policy.",
    ],
  },
  {
    name: "vertrag.md",
    blocks: ["Norwegen hat den Vertrag unterschrieben. Schweden hat den Vertrag nicht unterschrieben."],
  },
  { name: "herons.md", blocks: ["Herons eat fish."] },
]);

const heap = askOver([
  { name: "heap.md", blocks: ["# What not to put in", "Cooked food, meat and fish on the heap."] },
  { name: "yard.md", blocks: ["The yard is open on weekdays. On Sundays the yard is closed."] },
]);

test.each([
  "Is damage by water covered if I did not tell anybody?",
  "When I did not tell anybody, is damage by water covered?",
  "What is covered by the policy unless nobody was told?",
])("a condition asks for nothing that is denied: %s", async (question) => {
  const { content } = await ask(question);
  expect(content).toContain("Damage by water is covered by the policy.");
  expect(content).not.toContain("do not say");
});

test("what only a heading denies, or says in another way, is not said to lack a “not”", async () => {
  for (const question of ["What must not go on the heap?", "When is the yard not open?"])
    expect((await heap.ask(question)).content).not.toContain("do not say");
});

test("what holds even if something is not so asks for nothing that is denied", async () => {
  const { content } = await ask("Is damage by water covered even if I do not tell anybody?");
  expect(content).toContain("Damage by water is covered by the policy.");
  expect(content).not.toContain("do not say");
});

describe("a question with a negation", () => {
  test.each([
    ["Which countries did not sign the treaty?", "Sweden and Finland did not sign"],
    ["What damage is not covered by the policy?", "Damage by frost is excluded"],
    ["Wer hat den Vertrag nicht unterschrieben?", "Schweden hat den Vertrag nicht"],
  ])("%s is answered first by what denies it", async (question, expected) => {
    const [first = ""] = quotesIn((await ask(question)).content);
    expect(first).toContain(expected);
  });

  test("has quotes named that do not deny it, and no short answer", async () => {
    const { content } = await ask("Where was the treaty not printed?");
    expect(content).toContain("These do not say “not”:");
    expect(content).not.toMatch(/^\*\*/u);
  });

  test("has that said once above several of them, and of no reason", async () => {
    const { content } = await ask("Where was the treaty not printed?");
    expect(content.match(/do not say/gu)).toHaveLength(1);
    expect((await ask("Why was the treaty not printed in Bergen?")).content).not.toContain("do not say");
  });

  test.each(["When was the treaty not printed?", "When wasn't the treaty printed?"])(
    "%s is no condition",
    async (question) => {
      expect((await ask(question)).content).toContain("do not say");
    },
  );

  test("names nothing in a question without one", async () => {
    expect((await ask("Which countries signed the treaty?")).content).not.toContain("do not say");
  });

  test.each(["How do I print the treaty without a seal?", "Wie drucke ich den Vertrag ohne Siegel?"])(
    "%s negates nothing",
    async (question) => {
      expect((await ask(question)).content).not.toMatch(/do not say|steht kein/u);
    },
  );

  test("lists the documents that do not mention a topic", async () => {
    const { content } = await ask("Which documents do not mention the treaty?");
    expect(content).toContain("2 of 3 documents do not mention “treaty”");
    expect(content).toContain("herons.md");
    expect(content).not.toContain("treaty.md");
  });
});
