import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";
import { quotesIn } from "./testing/quotes-in.ts";

/** A bill whose customer is named above it only; the sections fill a passage each. */
const bill = (
  customer: string,
  { gas, meter }: { readonly gas: string; readonly meter: string },
): string => `# Your bill

Mr ${customer}, 9 Weavers Court. Dear Mr ${customer.split(" ")[1] ?? ""}, this is your bill for the last quarter of the year.

## Prices

${"The prices of this section hold for a year and are the same in all parts of the town and at every hour. ".repeat(6)}A unit of gas costs ${gas} pence.

## Meters

${"Meters are read on the last day of each quarter by our staff, who carry a card with their picture on it. ".repeat(6)}The gas meter stands ${meter}.
`;

const BILLS = [
  { name: "bill-a.md", type: "md" as const, content: bill("Jonas Whitlock", { gas: "6.24", meter: "in the cellar" }) },
  { name: "bill-b.md", type: "md" as const, content: bill("Owen Farrant", { gas: "7.11", meter: "behind the door" }) },
  { name: "bill-c.md", type: "md" as const, content: bill("Ivo Marsh", { gas: "5.80", meter: "in the yard" }) },
  { name: "bill-d.md", type: "md" as const, content: bill("Nils Aasen", { gas: "8.02", meter: "under the stairs" }) },
];

test.each([
  ["What does Jonas Whitlock pay for a unit of gas?", "costs 6.24 pence"],
  ["What does Mr Farrant pay for a unit of gas?", "costs 7.11 pence"],
  ["Where does the gas meter of Ivo Marsh stand?", "stands in the yard"],
  ["Where does the gas meter of Mr Aasen stand?", "stands under the stairs"],
])("%s is answered by the paper of the person, not by the line with the name", async (question, said) => {
  const ask = await askFiles(BILLS);
  expect(quotesIn((await ask(question)).content)[0]).toContain(said);
});

test("a sentence with the name still comes before one of its paper without", async () => {
  const minutes =
    "# Minutes\n\nPresent: Lorcan Daly, Ruben Holt, Imke Voss.\n\nImke will order the seeds in March. Lorcan will order the shed in April.\n";
  const ask = await askFiles([...BILLS, { name: "minutes.md", type: "md", content: minutes }]);
  expect(quotesIn((await ask("What will Lorcan order?")).content)[0]).toMatch(/Lorcan will order the shed/u);
});

test("a German noun is no name of a paper, for it has its capital anyhow", async () => {
  const filler =
    "In diesem Abschnitt steht, was die Verwaltung zu allen Wohnungen sagt, und was für jede davon gilt. ".repeat(6);
  const letter = `# Abrechnung\n\n${filler}Die Wartung der Heizung ist Ende Mai fällig.\n\n## Beträge\n\n${filler}Ende November ist die Nachzahlung zu leisten.\n`;
  const ask = await askFiles([...BILLS, { name: "abrechnung.md", type: "md", content: letter }]);
  expect(quotesIn((await ask("Wann ist die Nachzahlung fällig?")).content)[0]).toContain("Ende November");
});
