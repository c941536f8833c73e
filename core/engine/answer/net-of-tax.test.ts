import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const BILLS = `# Bakery

## Bills of the 2nd quarter

| Bill | Net | VAT | Gross |
|---|---|---|---|
| Flour | 120.00 | 24.00 | 144.00 |
| Sugar | 60.00 | 12.00 | 72.00 |
| Total | 180.00 | 36.00 | 216.00 |
`;
const RECHNUNGEN = `# Bäckerei

| Rechnung | Netto | MwSt. | Brutto |
|---|---|---|---|
| Mehl | 120,00 | 22,80 | 142,80 |
| Zucker | 60,00 | 11,40 | 71,40 |
`;

async function answerTo(content: string, question: string): Promise<string> {
  const ask = await askFiles([{ name: "bills.md", type: "md", content }]);
  return (await ask(question)).content.replaceAll("\\", "");
}
const claimIn = (content: string): string | undefined => /^\*\*(.+?)\*\*/u.exec(content)?.[1];

test.each([
  [BILLS, "How much is the bill for flour before VAT?", "Flour · Net: 120.00"],
  [BILLS, "What was the bill for sugar without tax?", "Sugar · Net: 60.00"],
  [BILLS, "How much VAT is on the bill for flour?", "Flour · VAT: 24.00"],
  [RECHNUNGEN, "Wie hoch ist die Rechnung für Mehl ohne MwSt.?", "Mehl · Netto: 120,00"],
])("a sum without tax is in the column of such sums: %#", async (sheet, question, claim) =>
  expect(claimIn(await answerTo(sheet, question))).toBe(claim),
);

test("words of a table's title and heads are not told to be missing in its rows", async () => {
  const content = await answerTo(BILLS, "total of all bills in the 2nd quarter before VAT");
  expect(claimIn(content)).toBe("Total · Net: 180.00");
  expect(content).toContain("| Total | 180.00 ");
  expect(content).not.toContain("Does not mention");
});
