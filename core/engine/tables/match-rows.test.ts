import { expect, test } from "vitest";
import { matchRows } from "./match-rows.ts";
import { tableQuestion } from "./testing/table-question.ts";

const SPENDING = `# Travel and office expenses

| Date | Vendor | Category | Amount | Paid |
|---|---|---|---|---|
| 4 May | Air Lund | Travel | 214.50 | yes |
| 9 May | Taxi Holm | Travel | 31.40 | no |
| 2 June | The Anchor | Meals | 76.20 | yes |
| 3 June | Air Lund | Travel | 99.00 | no |
| | | Total | 421.10 | |
`;
const MITGLIEDER = `# Mitglieder

| Name | Ort | Beitrag | Bezahlt | Amt |
|---|---|---|---|---|
| Anna Berger | Ellbach | 84,50 | x | Kasse |
| Bruno Fink | Talheim | 96,00 | | |
| Carla Voss | Talheim | 62,00 | x | |
| Dieter Kolb | Ellbach | 62,00 | | Vorsitz |
`;
const DEPENSES = `# Dépenses

| Date | Fournisseur | Réglé |
|---|---|---|
| 3 mai | Morel | oui |
| 4 mai | Perrin | non |
| 9 mai | Colin | |
`;
const GASTOS = `# Gastos

| Fecha | Importe | Pagado |
|---|---|---|
| 03/05/2025 | 12,50 | sí |
| 04/05/2025 | 9,00 | no |
`;
const STOCK = `# Stock

| Item | Shelf | Quantity | On loan |
|---|---|---|---|
| Hammer | A | 6 | x |
| Saw | A | 4 | |
| Drill | B | 3 | x |
`;
const BILLS = `# Bills

| Provider | For | Amount |
|---|---|---|
| Kestrel Water | Water | 33.00 |
| Brightwell Energy | Gas | 84.50 |
| Kestrel Water | Water | 33.00 |
`;
const BOOKS = `# Books

| Title | Author | Supplier |
|---|---|---|
| Emma | Jane Austen | Marks |
| Middlemarch | George Eliot | Marks |
| Persuasion | Jane Austen | Hall |
`;

const RUNNERS = `# Lake run

| Name | Club | Kept in |
|---|---|---|
| Ann | Seaview | Cabinet 1 |
| Ben | none | Cabinet 2 |
| Cem | Seaview | Cabinet 2 |
| Dot | Oldham | Box 2 |
`;

const SQUAD = `# Squad of the rowing club

| Surname | First name | Town |
|---|---|---|
| Holm | Ida | Lund |
| Holm | Tom | Oslo |
| Reed | Ann | Oslo |
`;

const NEGATION = /(?<!\p{L})(?:not|nicht|ne|pas|no)(?!\p{L})/u;

const VISITS = `# Visits of the vet

| Date | Reason | Vet | Next due |
|---|---|---|---|
| 2024-03-14 | Limping | Dr Ida Holm | 2025-03-14 |
| 2025-06-02 | Teeth | Dr Tom Reed | 2027-06-02 |
| 2025-09-30 | Check-up | Dr Ida Holm | 2026-09-30 |
`;

/** A list of clubs, under another heading and with another head of its names. */
const clubs = (head: string, heading = "Clubs", fee = "Age"): string => `# ${heading}

| ${head} | ${fee} |
|---|---|
| Seaview | 12 |
| Oldham | 14 |
| Holm | 19 |
`;

const COSTS = `# Spending

| Item | Firm | Amount | Status |
|---|---|---|---|
| Roof | Holm | 845.00 | paid |
| Window | Reed | 320.00 | unpaid |
| Paint | Orr | 90.00 | out of stock |
| Nails | Orr | 4.00 | in stock |
| Of which paid | | 845.00 | |
`;

async function ask(markdown: string, question: string): Promise<string | null> {
  const [reader, asked, searched] = await tableQuestion(markdown, question);
  const telling = asked.telling.filter(({ text }) => !NEGATION.test(text));
  const negation = NEGATION.exec(question)?.[0] ?? null;
  const found = matchRows(reader, { question, telling, negation }, searched);
  if (!found) return null;
  const by = found.chosen.map(({ head, value }) => `${head}=${value}`);
  return [...by, ...found.names, `${found.rows.length}/${found.total}`, ...(found.isSure ? [] : ["unsure"])].join(", ");
}

test.each([
  [SPENDING, "How many travel expenses are there?", "Category=Travel, 3/4"],
  [SPENDING, "How many expenses are not paid?", "Paid=no, 2/4"],
  [SPENDING, "How many travel expenses are still unpaid?", "Category=Travel, Paid=no, 2/4"],
  [SPENDING, "Which expenses are paid?", "Paid=yes, 2/4"],
  [SPENDING, "Which vendors are not paid?", "Paid=no, Taxi Holm, Air Lund, 2/4"],
  [MITGLIEDER, "Wie viele Mitglieder wohnen in Talheim?", "Ort=Talheim, 2/4"],
  [MITGLIEDER, "Wer hat noch nicht bezahlt?", "Bezahlt=, Bruno Fink, Dieter Kolb, 2/4"],
  [MITGLIEDER, "Wer hat den Beitrag nicht bezahlt?", "Bezahlt=, Bruno Fink, Dieter Kolb, 2/4"],
  [MITGLIEDER, "Welche Mitglieder sind offen?", "Bezahlt=, Bruno Fink, Dieter Kolb, 2/4"],
  [DEPENSES, "Quelles dépenses ne sont pas réglé ?", "Réglé=non, 1/3, unsure"],
  [GASTOS, "¿Qué gastos no están pagados?", "Pagado=no, 1/2"],
  [STOCK, "Which items are on loan?", "On loan=x, Hammer, Drill, 2/3"],
  [STOCK, "How many items are on loan?", "On loan=x, 2/3"],
  [STOCK, "How many different items are there?", "3/3"],
  [SPENDING, "How many different vendors are there?", "Vendor=3, Air Lund, Taxi Holm, The Anchor, 3/4"],
  [MITGLIEDER, "Wie viele verschiedene Orte gibt es?", "Ort=2, Ellbach, Talheim, 2/4"],
  [RUNNERS, "How many different clubs were at the lake run?", "Club=2, Seaview, Oldham, 2/4"],
  [RUNNERS, "Who is in Cabinet 2?", "Kept in=Cabinet 2, Ben, Cem, 2/4"],
  [SQUAD, "How many people are there?", "3/3"],
  [SQUAD, "How many people are in the rowing club?", "3/3"],
  [SQUAD, "How many people come from Oslo?", "Town=Oslo, 2/3"],
  [SQUAD.replace("Squad", "Members"), "How many members are there?", "3/3"],
  [SQUAD.replace("Squad", "Mitglieder"), "Wie viele Mitglieder gibt es?", "3/3"],
  [clubs("Club"), "How many clubs are there?", "3/3"],
  [clubs("Club no."), "How many clubs are there?", "3/3"],
  [clubs("Name of the club"), "How many clubs are there?", "3/3"],
  [clubs("Club type"), "How many club types are there?", "Club type=3, Seaview, Oldham, Holm, 3/3"],
  [clubs("Vereinsname", "Liste"), "Wie viele Vereine gibt es?", "3/3"],
  [clubs("Vereinsnr.", "Liste"), "Wie viele Vereine gibt es?", "3/3"],
  [clubs("Club", "New clubs"), "How many new clubs are there?", "3/3"],
  [COSTS, "Which bills are still unpaid?", "Status=unpaid, Window, 1/4"],
  [COSTS, "Which items are out of stock?", "Status=out of stock, Paint, 1/4"],
  [BILLS, "How many bills are from Kestrel Water?", "Provider=Kestrel Water, 2/3"],
  [BOOKS, "How many books are by Austen?", "Author=Jane Austen, 2/3"],
  [BOOKS, "How many different books does Marks supply?", "Supplier=Marks, 2/3"],
  [VISITS, "How many visits were with Dr Holm?", "Vet=Dr Ida Holm, 2/3"],
  [VISITS, "How many visits were there in 2025?", "2025=null, 2/3"],
])("the rows that are meant: %#", async (markdown, question, told) => expect(await ask(markdown, question)).toBe(told));

test.each([
  ["the cell has a dash, which may be none or unknown", RUNNERS.replace("Oldham", "–"), "Which club is Dot of?"],
  ["a word stands nowhere", RUNNERS, "How many different clubs were at the town run?"],
  ["the numbers of a column may be told otherwise", SPENDING, "How many different amounts are there?"],
  ["no row has the thing", MITGLIEDER, "Welches Amt hat Bruno Fink?"],
  ["a number is of no cell", RUNNERS, "Who is in Cabinet 3?"],
  ["a word stands nowhere", SPENDING, "How many travel expenses were refunded?"],
  ["a number is not read", SPENDING, "How many travel expenses are above 50?"],
  ["a limit is not read", SPENDING, "How many expenses are paid before the second of June?"],
  ["the things are those of a column", SPENDING, "How many vendors are there?"],
  ["the table is called by another thing beside those", SPENDING, "How many offices are paid?"],
  ["a thing has several rows", STOCK.replace("Saw", "Hammer"), "How many different items are there?"],
  ["a thing that is chosen has several rows", STOCK.replace("Drill", "Hammer"), "How many items are on loan?"],
  ["the rows are not said to be the things", SPENDING, "How many expenses are there?"],
  ["something else is negated", SPENDING, "How many expenses not for travel are paid?"],
  ["a word is a part of a cell", STOCK.replaceAll("| A |", "| New hall |"), "Which items are new?"],
  ["no column says it", SPENDING, "Which expenses are not travel?"],
  ["a second condition is not read", MITGLIEDER, "Welche Mitglieder mit Amt haben bezahlt?"],
  ["a column counts the things", STOCK, "How many hammers are there?"],
  ["a column may count the things", clubs("Club", "Clubs", "Owned"), "How many clubs are there?"],
  ["those who joined are no rows", SQUAD.replace("Squad", "Members"), "How many members did we get?"],
  ["those who joined are no rows", SQUAD.replace("Squad", "Mitglieder"), "Wie viele Mitglieder haben wir bekommen?"],
  ["the word after which is said in the question", MITGLIEDER, "Wer ist Anna Berger?"],
  [
    "two tables may be meant",
    `${SPENDING}\n\n# Last year's expenses\n\n${SPENDING}`,
    "How many travel expenses are there?",
  ],
  ["no column is called as the things", STOCK.replaceAll("Item", "Name"), "How many items are there?"],
  ["a number for each of them is asked for", BOOKS, "How many books by author are there?"],
  ["nothing says that the persons are members", SQUAD, "How many members are there?"],
  ["the rows are kinds of the things", clubs("Club type"), "How many clubs are there?"],
  ["the rows are kinds of the things", clubs("Vereinsart", "Liste"), "Wie viele Vereine gibt es?"],
  ["the rows are of other things beside those", clubs("Club manager"), "How many clubs are there?"],
  ["fees are told of kinds of things", clubs("Club", "Clubs", "Yearly fee"), "How many clubs are there?"],
  ["fees are told of kinds of things", clubs("Club", "Clubs", "Price per year"), "How many clubs are there?"],
  ["the heading is of some of the things", clubs("Club", "New clubs"), "How many clubs are there?"],
  ["the heading is of some of the things", clubs("Verein", "Gastverein"), "Wie viele Vereine gibt es?"],
  ["the caption does not say who came", clubs("Club"), "How many clubs came?"],
  ["a row is of several", clubs("Club").replace("Holm", "4–9"), "How many clubs are there?"],
  ["a row has no other cell", clubs("Club").replace("19", ""), "How many clubs are there?"],
  ["the table is of no such things", COSTS, "Which members are still unpaid?"],
  ["the rows are no persons", STOCK, "How many people are there?"],
  ["an amount is asked for", SPENDING, "How much travel is paid?"],
])("nothing is told where %s", async (_, markdown, question) => expect(await ask(markdown, question)).toBeNull());
