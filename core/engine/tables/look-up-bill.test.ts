import { expect, test } from "vitest";
import { lookUpBill } from "./look-up-bill.ts";
import { cellLabel } from "./show-cell.ts";
import { tableQuestion } from "./testing/table-question.ts";

const INVOICE = `Greenleaf Tree Care, Hereford. VAT no. 318 4471 02

# Invoice GL-1197

| Description | Qty | Unit price | Amount |
|---|---|---|---|
| Stump grinding | 3 | 85.00 | 255.00 |
| Hedge trimming | 40 | 4.25 | 170.00 |
| | | Subtotal | 425.00 |
| | | VAT 20 % | 85.00 |
| | | Amount due | 510.00 |
`;

const RECHNUNG = `Malerbetrieb Konrad Sailer, Augsburg

# Rechnung Nr. 388

| Bezeichnung | Menge | Gesamt € |
|---|---|---|
| Decken streichen | 36 | 414,00 |
| Anfahrt | 1 | 45,00 |
| Nettobetrag | | 459,00 |
| zzgl. 19 % USt | | 87,21 |
| Gesamtbetrag | | 546,21 |
`;

const ask = async (markdown: string, question: string): Promise<string | null> => {
  const found = lookUpBill(...(await tableQuestion(markdown, question)));
  return found && cellLabel(found);
};

test.each([
  [INVOICE, "What is the price of the Greenleaf invoice?", "Amount due · Amount: 510.00"],
  [INVOICE, "How much do I owe Greenleaf?", "Amount due · Amount: 510.00"],
  [RECHNUNG, "Wie hoch ist die Malerrechnung?", "Gesamtbetrag · Gesamt €: 546,21"],
  [RECHNUNG, "Gesamtsumme der Rechnung von Sailer", "Gesamtbetrag · Gesamt €: 546,21"],
])("a bill comes to its last sum: %#", async (markdown, question, label) =>
  expect(await ask(markdown, question)).toBe(label),
);

test.each([
  [INVOICE, "How much VAT is on the Greenleaf invoice?"],
  [INVOICE, "How much of the Greenleaf invoice has been paid?"],
  [INVOICE, "What is the price of stump grinding on the Greenleaf invoice?"],
  [INVOICE, "What is the price of the Harrow invoice?"],
  [INVOICE, "What is the number of the Greenleaf invoice?"],
  [INVOICE, "How much is the invoice?"],
  [RECHNUNG, "Wie hoch ist die Stromrechnung?"],
  [INVOICE.replace("| | | Amount due | 510.00 |\n", ""), "What is the price of the Greenleaf invoice?"],
  [INVOICE.replace("# Invoice", "# Order"), "How much do I owe Greenleaf?"],
])("no sum is taken for what a bill comes to where another thing may be meant: %#", async (markdown, question) =>
  expect(await ask(markdown, question)).toBeNull(),
);
