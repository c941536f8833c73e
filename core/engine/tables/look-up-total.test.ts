import { expect, test } from "vitest";
import { lookUpTotal } from "./look-up-total.ts";
import { tableQuestion } from "./testing/table-question.ts";

const SPENDING = `| Date | Category | Vendor | Amount | Currency |
|---|---|---|---|---|
| 2025-01-04 | Travel | Air Lund | 214.50 | EUR |
| 2025-01-09 | Software | Quill | 1,169.00 | EUR |
| 2025-02-02 | Travel | Taxi Holm | 31.40 | EUR |
| 2025-02-11 | Meals | The Anchor | 76.20 | EUR |
`;
const STOCK = `| Item | Place | Quantity | Unit price | No |
|---|---|---|---|---|
| Paint white | Cellar | 20 | 8.75 | 1 |
| Paint red | Cellar | 6 | 9.25 | 2 |
| Ladder | Garage | 2 | 119.00 | 3 |
`;
const SUMMED = `| Item | Costs |\n|---|---|\n| Rent | 10 |\n| Light | 5 |\n| Total | 15 |\n`;

const RECHNUNGEN = `| Kunde | Betrag | Menge |
|---|---|---|
| Hornung | 1.250,00 € | 1.000 |
| Seidl | 89,90 € | 2.500 |
| Hornung | 645,50 € | 3.000 |
`;

const INVOICES = `# Invoices

| No | Customer | Invoice date | Amount | Paid |
|---|---|---|---|---|
| R1 | Linde | 2024-11-02 | 100.00 | yes |
| R2 | Mira | 2025-01-05 | 40.00 | no |
| R3 | Linde | 2025-02-01 | 60.00 | no |
| | | | 200.00 | |
`;

const BY_CATEGORY = `| Category | Day | Amount |
|---|---|---|
| Food | 1 May | 50.00 |
| Housing | 2 May | 80.00 |
| Food | 3 May | 60.00 |
`;

const MARKS = `| Name | Maths | Art |
|---|---|---|
| Ann | 70 | 80 |
| Bob | 60 | 90 |
| Cem | 50 | 73 |
| Class average | 60 | 81 |
`;
const WEIGHTS = `| Item | Quantity | Unit |
|---|---|---|
| Flour | 7 | kg |
| Yeast | 500 | g |
`;
const BILL = `# Invoice 118

| Item | Amount |
|---|---|
| Rent | 10.00 |
| Light | 5.00 |

`;
const CAMPAIGN = `| Item | Day | Amount |
|---|---|---|
| Print | 1 May | 50.00 |
| Social media | 2 May | 80.00 |
| 3 May | Subtotal | 130.00 |
| Post | 4 May | 20.00 |
`;

const CHECKS = `| Date | Device | Firm | Cost (EUR) | Next due |
|---|---|---|---|---|
| 2024-05-02 | Boiler | Reyes Heating | 80.00 | 2025-05-02 |
| 2025-03-09 | Lift | Anna Reyes Lifts | 120.00 | 2026-03-09 |
| 2025-04-28 | Boiler | Reyes Heating | 85.00 | 2026-04-28 |
`;

async function ask(markdown: string, question: string): Promise<string | null> {
  const found = lookUpTotal(...(await tableQuestion(markdown, question)));
  const told = found.map(({ of, column, chosen, total, unit }) =>
    [of, ...column, ...chosen, total, unit ?? ""].join(" ").trim(),
  );
  return told.length === 0 ? null : told.join(", ");
}

test.each([
  [SPENDING, "How much did I spend in total?", "sum Amount 1,491.10 EUR"],
  [SPENDING, "What did I spend on travel?", "sum Amount Travel 245.90 EUR"],
  [SPENDING, "How much did we spend on travel and meals?", "sum Amount Travel Meals 322.10 EUR"],
  [SPENDING, "What is the average amount?", "mean Amount 372.78 EUR"],
  [
    "| Name | Points |\n|---|---|\n| Ann | 70 |\n| Bob | 60 |\n",
    "How many points were there on average?",
    "mean Points 65.00",
  ],
  [SPENDING.replace("2025-01-04", "Group trip"), "What did I spend on travel?", "sum Amount Travel 245.90 EUR"],
  [SPENDING, "Which category did I spend the most on?", "sum Amount Software 1,169.00 EUR"],
  [SPENDING, "Which category did I spend the least on?", "sum Amount Meals 76.20 EUR"],
  [
    SPENDING,
    "How much did I spend per category?",
    "sum Amount Travel 245.90 EUR, sum Amount Software 1,169.00 EUR, sum Amount Meals 76.20 EUR",
  ],
  [BY_CATEGORY, "Which category had the most spending?", "sum Amount Food 110.00"],
  [BY_CATEGORY, "How much did I spend per category?", "sum Amount Food 110.00, sum Amount Housing 80.00"],
  [WEIGHTS.replace("| g ", "| kg "), "What is the total quantity?", "sum Quantity 507 kg"],
  [
    `${BILL}| | Due |\n|---|---|\n| VAT | 0.00 |\n| Total due | 15.00 |\n`,
    "What is the total of the invoice?",
    "sum Amount 15.00",
  ],
  [MARKS, "What is the sum of art?", "sum Art 243"],
  [MARKS.replace("Class average", "Average"), "What is the sum of art?", "sum Art 243"],
  [CAMPAIGN.replace(/.*Subtotal.*\n/u, ""), "What is the total amount?", "sum Amount 150.00"],
  [INVOICES, "What is the total of all invoices?", "sum Amount 200.00"],
  [INVOICES, "What is the total of the unpaid invoices?", "sum Amount Paid no 100.00"],
  [INVOICES, "What is the total amount in 2025?", "sum Amount 2025 100.00"],
  [INVOICES, "What is the average invoice?", "mean Amount 66.67"],
  [STOCK, "What is the total quantity in the cellar?", "sum Quantity Cellar 26"],
  [STOCK, "What is the average unit price of the paint?", "mean Unit price 9.00"],
  [RECHNUNGEN, "Summe Betrag Hornung", "sum Betrag Hornung 1.895,50 €"],
  [RECHNUNGEN, "Durchschnitt Betrag", "mean Betrag 661,80"],
  [SPENDING.replace("| Amount |", "| Amount (net) |"), "What is the average amount?", "mean Amount (net) 372.78 EUR"],
  [RECHNUNGEN, "Summe Menge", "sum Menge 6.500"],
  [CHECKS, "How much did I spend in 2025?", "sum Cost (EUR) 2025 205.00"],
  [CHECKS.replace("Date |", "Done |"), "How much did I spend in 2024?", null],
  [CHECKS.replace("Date |", "Done |"), "What is the total cost of those due in 2026?", "sum Cost (EUR) 2026 205.00"],
  [CHECKS.replace("Date |", "Done |"), "What is the total cost in 2025?", null],
  [CHECKS, "How much did I pay Reyes Heating?", "sum Cost (EUR) Reyes Heating 165.00"],
  [CHECKS, "How much did they pay Reyes Heating?", null],
  [RECHNUNGEN, "Was habe ich Hornung bezahlt?", "sum Betrag Hornung 1.895,50 €"],
  [INVOICES, "What did I pay Linde?", null],
])("the rows that are meant are reckoned: %#", async (markdown, question, told) =>
  expect(await ask(markdown, question)).toBe(told),
);

test.each([
  [SPENDING, "How much did I spend on unicorns?"],
  [SPENDING, "How much did I spend on software?"],
  [SPENDING, "How much was the taxi?"],
  [SPENDING.replace("| 31.40 | EUR", "| 31.40 | USD"), "How much did I spend on travel?"],
  [SPENDING.replace("31.40", "about 30"), "How much did I spend on travel?"],
  [SPENDING, "How much did I spend on travel in 2019?"],
  [SPENDING, "Which category did I spend on?"],
  [SPENDING, "What is the most I spent on travel?"],
  [SPENDING, "How much did I spend on things over 100 EUR?"],
  [STOCK, "How much did I spend on paint?"],
  [INVOICES.replace("200.00", "210.00"), "What is the total of all invoices?"],
  [INVOICES.replace("no |\n| R3", "|\n| R3"), "What is the total of the unpaid invoices?"],
  [INVOICES, "How many invoices are there in total?"],
  [INVOICES, "What is the total number of invoices?"],
  [
    `# Travel and rail\n\n${SPENDING.replace("| Travel | Taxi", "| Rail travel | Taxi")}`,
    "How much did I spend on rail?",
  ],
  [RECHNUNGEN.replaceAll(/,\d\d €/gu, " €").replace("89", "2.089"), "Summe Menge"],
  [STOCK, "What is the total no of the paint?"],
  [SUMMED, "What are the total costs?"],
  [MARKS, "What is the average of art?"],
  // The other sheet has food as well.
  [`# May\n\n${BY_CATEGORY}\n\n# June\n\n${BY_CATEGORY.replace(/.*Food.*\n/u, "")}`, "How much did I spend on food?"],
  [`# May\n\n${SUMMED}\n\n# June\n\n${SUMMED.replace(/.*Total.*\n/u, "")}`, "What are the total costs?"],
  [WEIGHTS, "What is the total quantity?"],
  // The bill has its total in the table below its lines, or above its payments.
  [`${BILL}| | Due |\n|---|---|\n| VAT | 2.00 |\n| Total due | 17.00 |\n`, "What is the total of the invoice?"],
  [`${BILL.replace("| Light", "| Total | 10.00 |\n| Light")}${BY_CATEGORY}`, "What is the total of the invoice?"],
  [SPENDING.replace("| 31.40 | EUR", "| 31.40 | "), "How much did I spend on travel?"],
  [CAMPAIGN, "What is the total amount?"],
  // The second may be the rest of the first, on the next page.
  [
    `${SPENDING}\n\n# Page 2\n\n${SPENDING.replace(/.*\n.*\n/u, "| | | | | |\n|---|---|---|---|---|\n").replaceAll("Travel", "Rail")}`,
    "How much did I spend on travel?",
  ],
  [`${SPENDING}\n\n# Last year\n\n${SPENDING}`, "How much did I spend on travel?"],
])("nothing is reckoned where a word stands nowhere, or several things may be meant: %#", async (markdown, question) =>
  expect(await ask(markdown, question)).toBeNull(),
);
