import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const ask = await askFiles([
  {
    name: "boathouse.md",
    type: "md",
    content:
      "# Boathouse\n\nWho may use which berth of the boathouse.\n\n| Berths | Length | Rent |\n|---|---|---|\n| 1–4 | short | £40 |\n| 5–9 | long | £70 |\n| 10–14 | middle | £55 |\n",
  },
  {
    name: "parcels.md",
    type: "md",
    content:
      "# Parcels\n\nWhat the post boat takes for a parcel.\n\n| Weight | Inland | Abroad |\n|---|---|---|\n| up to 2 kg | £3.20 | £9.90 |\n| 2–5 kg | £5.40 | £14.20 |\n| 5–10 kg | £8.10 | £21.00 |\n| over 10 kg | £12.60 | £35.50 |\n",
  },
]);

test.each([
  ["How much is a parcel of 7 kg?", "£8.10"],
  ["What does a parcel of 300 g cost?", "£3.20"],
  ["price of a parcel with 25 kg", "£12.60"],
])("%s is answered by the row whose step holds the number", async (question, price) => {
  const { content } = await ask(question);
  expect(content).toContain(price);
  expect(content.match(/£\d+\.\d\d/gu)?.[0]).toBe(price);
});

test("a number of other things chooses no step", async () => {
  expect((await ask("What is the rent of a long berth for a crew of 12 rowers?")).content).toContain("£70");
});
