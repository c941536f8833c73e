import { describe, expect, test } from "vitest";
import { SEARCHED } from "../../remote/testing/moods.ts";
import { setupMoods } from "./testing/setup-moods.ts";

const GANNETS = "The lighthouse keeper of Inchkeith counts forty gannets every morning.";
const LIGHTHOUSE = {
  name: "lighthouse.md",
  title: "Inchkeith",
  blocks: [GANNETS, ...Array.from({ length: 30 }, (_, at) => `Day ${at}: ${"weather ".repeat(60)}`)],
};
const setup = (provider: Parameters<typeof setupMoods>[0]) => setupMoods(provider, undefined, [LIGHTHOUSE]);

describe.each(["local", "hosted_a", "hosted_b"] as const)("a model of %s that searches by itself", (provider) => {
  test("is given what it looks for, and what it says of it is cited and checked", async () => {
    const { ask, questions } = await setup(provider);
    const { answer, events } = await ask("searches");
    expect(answer.content).toContain(GANNETS.replace(/\.$/, ""));
    expect(answer.content).not.toContain("Let me look");
    expect(answer.queries_used).toContain(SEARCHED);
    const [receipt] = answer.receipts;
    expect(receipt).toMatchObject({ supported: true, quote: expect.stringContaining("forty gannets") });
    expect(answer.passages[(receipt?.citation ?? 0) - 1]?.document_name).toBe("lighthouse.md");
    expect(answer.model?.thinking).toContain(`Searching the documents for “${SEARCHED}”`);
    expect(answer.model?.prompt.at(-1)?.content).toContain(GANNETS);
    const numbers = events.flatMap((event) => (event.type === "passages" ? [event.passages.length] : []));
    expect(numbers.at(-1)).toBeGreaterThan(numbers[0] ?? 0);
    expect(questions()).toHaveLength(2);
  });

  test("is not let search without end", async () => {
    const { ask, questions } = await setup(provider);
    const { answer } = await ask("searches-for-ever");
    expect(answer.generator.id).toBe("extractive");
    expect(answer.lost).toMatchObject([{ code: "no_answer" }]);
    expect(questions()).toHaveLength(5);
  });
});

test("a model that no server says to call functions is offered none", async () => {
  const { ask, questions } = await setup("openai_compatible");
  const { answer } = await ask("searches");
  expect(answer.content).toContain("born in Smiljan");
  expect(questions().map(({ body }) => "tools" in (body as object))).toEqual([false]);
});
