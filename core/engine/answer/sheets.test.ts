import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const RECHNUNGEN = `Nr.;Kunde;Art;Betrag;Bezahlt
R1;Linde;Druck;1.250,00 €;ja
R2;Mira;Druck;89,90 €;nein
R3;Linde;Netz;645,00 €;nein
R4;Brandt;Netz;645,00 €;ja
R5;Mira;Netz;12,00 €;nein
;;Summe;2.641,90 €;
`;

const ask = await askFiles([{ name: "Rechnungen.csv", type: "csv", content: RECHNUNGEN }]);

test.each([
  ["Welche Rechnungen sind nicht bezahlt?", "**Bezahlt · nein: R2; R3; R5**", ["R2", "R3", "R5"]],
  ["Wie viele Rechnungen sind offen?", "**Bezahlt · nein: 3 von 5 Zeilen**", ["R2", "R3", "R5"]],
  ["Was ist die Gesamtsumme der Rechnungen?", "**Betrag: 2.641,90 €**", ["R1", "R2", "R3", "R4", "R5"]],
  ["Welche Rechnung war die höchste?", "**R1 · Betrag: 1.250,00 €**", ["R1"]],
])("%s gets %s and these rows", async (question, claim, rows) => {
  const { content } = await ask(question);
  expect(content).toContain(claim);
  expect([...content.matchAll(/^\| (R\d)/gmu)].map(([, row]) => row)).toEqual(rows);
});

test.each([
  [
    "Wie hoch ist die Summe pro Kunde?",
    ["Betrag · Linde: 1.895,00 €", "Betrag · Mira: 101,90 €", "Betrag · Brandt: 645,00 €"],
  ],
  ["Wer hat den höchsten Betrag in Netz?", ["R3 · Betrag: 645,00 €", "R4 · Betrag: 645,00 €"]],
])("%s gets each of %s", async (question, claims) => {
  const { content } = await ask(question);
  expect([...content.matchAll(/^\*\*(.+)\*\*/gmu)].map(([, claim]) => claim)).toEqual(claims);
});

test("a yes or no does not say who", async () => {
  const bought = "Item,Paid,Cost\nToner,no,40.00\nPaper,yes,12.50\nDesk,no,180.00\n";
  const askOffice = await askFiles([{ name: "office.csv", type: "csv", content: bought }]);
  expect((await askOffice("Who paid for the toner?")).content).not.toContain("**");
  expect((await askOffice("Is the toner paid?")).content).toContain("no");
});
