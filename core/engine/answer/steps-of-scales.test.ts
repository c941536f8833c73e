import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const ask = await askFiles([
  {
    name: "kita.md",
    type: "md",
    content:
      "# Kita\n\nDie Gebühr richtet sich nach dem Einkommen der Eltern.\n\n| Einkommen im Jahr | Gebühr im Monat |\n|---|---|\n| bis 20.000 € | 0 € |\n| 20.001 – 35.000 € | 65 € |\n| 35.001 – 60.000 € | 140 € |\n",
  },
  {
    name: "boathouse.md",
    type: "md",
    content:
      "# Boathouse\n\nWho may use which berth of the boathouse.\n\n| Berths | Length | Rent |\n|---|---|---|\n| 1–4 | short | £40 |\n| 5–9 | long | £70 |\n| 10–14 | middle | £55 |\n",
  },
  {
    name: "season.md",
    type: "md",
    content:
      "# Season tickets\n\nWhat comes back for a ticket that is handed in early.\n\n| Handed in after | Share of the price |\n|---|---|\n| 1 month | 90 % |\n| 3 months | 71 % |\n| 6 months | 42 % |\n| 10 1/2 months | none |\n",
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
  expect(content).toMatch(/^From your documents:\n\n(?!Does not mention)/u);
  expect(content.match(/£\d+\.\d\d/gu)?.[0]).toBe(price);
});

test("neither the number nor the verb of such a question is told as missing", async () => {
  const { content, answered } = await ask("Can I post 800 grams?");
  expect(answered).toBe(true);
  expect(content).not.toContain("mentions");
  expect(content).toContain("up to 2 kg");
});

test("a step without a word is quoted", async () => {
  const { content } = await ask("Wie hoch ist die Gebühr bei 42.000 € Einkommen?");
  expect(content).toContain("| 35.001 – 60.000 € | 140 €");
  expect(content).not.toContain("bis 20.000");
});

test("a row whose name is the same length in other words is the step", async () => {
  const { content } = await ask("How much of the price comes back for a ticket handed in after half a year?");
  expect(content).toContain("42 %");
  expect(content).not.toMatch(/90 %|71 %/u);
});

test("a number of other things chooses no step", async () => {
  expect((await ask("What is the rent of a long berth for a crew of 12 rowers?")).content).toContain("£70");
});
