import { openLectern, type OpenedLectern } from "lectern/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answered, inOrder, makeCards } from "./src/cards.ts";

const passage = (id: string, content: string, page?: number) => ({
  id,
  content,
  metadata: { document_name: "moons.md", ...(page !== undefined && { page }) },
});

test("a card hides the figure or the name of a sentence, and nothing of the topic", () => {
  const passages = [
    passage("a", "# Moons\n\nThe moon Titan was found by Christiaan Huygens in 1655. Yes.", 3),
    passage("b", "The moon Titan was found by Christiaan Huygens in 1655."),
    passage("c", "Its thick atmosphere hides the surface of the moon from view.\n\n| a | row of a table |"),
    passage("d", "Too short."),
  ];
  const cards = makeCards(passages, "Titan moon");
  expect(cards.map(({ before, hidden, after, source }) => [before, hidden, after, source])).toEqual([
    ["The moon Titan was found by Christiaan Huygens in ", "1655", ".", "moons.md, page 3"],
    ["Its thick ", "atmosphere", " hides the surface of the moon from view.", "moons.md"],
  ]);
  const [first, second] = cards;
  if (!first || !second) throw new Error("There are no cards.");
  const boxes = answered({}, first, true);
  expect(inOrder(cards, boxes)).toEqual([second, first]);
  expect(answered(boxes, first, false)).toEqual({ [first.id]: 0 });
});

let lectern: OpenedLectern;
beforeAll(async () => (lectern = await openLectern()));
afterAll(() => lectern?.close());

const MOONS = `# Titan

The moon Titan was discovered by Christiaan Huygens in 1655.

# Europa

The moon Europa is covered by a smooth crust of frozen water.
`;

test("passages of a collection become cards, missed ones come again, and the end is said", async () => {
  await lectern.addDocument("Astronomy", "moons.md", MOONS);
  await lectern.addDocument(
    "Kitchen",
    "bread.md",
    "# Bread\n\nThe bread must rest for 45 minutes before it is baked.\n",
  );
  const { frame, configure } = await lectern.show(new URL(".", import.meta.url), { config: { topic: "moon" } });
  await frame.getByLabel("Collection").selectOption({ label: "Astronomy" });
  await frame.getByRole("button", { name: "Make cards" }).click();
  await frame.getByText(/^0 of \d known$/).waitFor();
  const total = Number(/of (\d)/.exec((await frame.getByText(/^0 of \d known$/).textContent()) ?? "")?.[1]);
  expect(await frame.getByText("bread.md").count()).toBe(0);

  const sentence = frame.locator(".sentence");
  const missed = await sentence.textContent();
  await frame.getByRole("button", { name: "Show the answer" }).click();
  expect(await frame.locator(".gap.shown").textContent()).toMatch(
    /1655|Huygens|Christiaan|covered|Europa|smooth|frozen/,
  );
  await frame.getByRole("button", { name: "Again" }).click();
  for (let known = 1; known <= total; known++) {
    await frame.getByRole("button", { name: "Show the answer" }).press("Enter");
    const shown = await sentence.textContent();
    if (known === total) expect(shown?.slice(0, 20)).toBe(missed?.slice(0, 20));
    await frame.getByRole("button", { name: "I knew it" }).press("Enter");
  }
  await frame.getByText(total === 1 ? "The card is known." : `All ${total} cards are known.`).waitFor();

  await configure({ topic: "bread" });
  await expect.poll(() => frame.getByLabel("Topic").inputValue()).toBe("bread");
  await frame.getByLabel("Collection").selectOption({ label: "Kitchen" });
  await frame.getByLabel("Topic").press("Enter");
  await frame.getByText("bread.md").waitFor();
  await frame.getByRole("button", { name: "Show the answer" }).click();
  expect(await frame.locator(".gap.shown").textContent()).toBe("45");
  expect(lectern.errors).toEqual([]);
});
