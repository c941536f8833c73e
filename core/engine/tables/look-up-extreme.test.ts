import { expect, test } from "vitest";
import { lookUpExtreme } from "./look-up-extreme.ts";
import { cellLabel } from "./show-cell.ts";
import { tableQuestion } from "./testing/table-question.ts";

const STAFF = `| Country | Staff | Costs 2022 | Note |
|---|---|---|---|
| Norway | 12 | 400 | old |
| Chile | 31 | 90 | new |
| Kenya | 25 | 350 | new |
| Total | 68 | 840 | |
`;
const YEARS = `| | 2022 | 2021 | 2020 |
|---|---|---|---|
| Net income | 186 | 558 | 122 |
| Costs | 5 | 5 | 4 |
`;

async function ask(markdown: string, question: string): Promise<string | null> {
  const found = lookUpExtreme(...(await tableQuestion(markdown, question)));
  const sure = found.filter(({ isSure }) => isSure);
  return sure.length === 0 ? null : sure.map(cellLabel).join(", ");
}

test.each([
  ["Which country has the most staff?", "Chile · Staff: 31"],
  ["Which country has the fewest staff?", "Norway · Staff: 12"],
  ["Which country had the highest costs in 2022?", "Norway · Costs 2022: 400"],
])("%s", async (question, label) => expect(await ask(STAFF, question)).toBe(label));

test("behind a code a row is called by its first words, too", async () => {
  const marks = "| Number | Surname | Points |\n|---|---|---|\n| 44120 | Arslan | 51 |\n| 44152 | Dorn | 19 |\n";
  expect(await ask(marks, "Who has the fewest points?")).toBe("44152 › Dorn · Points: 19");
});

test("what is worth the most has the highest value", async () => {
  const store = "| Item | Brand | Value (USD) |\n|---|---|---|\n| Tripod | Stedfast | 210 |\n| Lens | Nikor | 980 |\n";
  expect(await ask(store, "Which item is worth the most?")).toBe("Lens · Value (USD): 980");
});

const PEOPLE = `| Name | Profession | Age | Price |
|---|---|---|---|
| Ann Lee | painter | 69 | 12 |
| Tom Reed | baker | 90 | 4 |
| Ida Holm | painter | 82 | 30 |
| Max Orr | baker | 41 | 9 |
`;

const SPENDING = `| Date | Category | Vendor | Unit price |
|---|---|---|---|
| 4 May | Travel | Air Lund | 214.50 |
| 9 May | Travel | Taxi Holm | 31.40 |
| 2 June | Meals | The Anchor | 76.20 |
`;

test.each([
  ["Which vendor was the most expensive?", "Air Lund · Unit price: 214.50"],
  ["Which vendor was the least expensive?", "Taxi Holm · Unit price: 31.40"],
  ["Which category was the most expensive?", null],
  ["Which vendor is expensive?", null],
])("a column is meant without its name, and the thing is called as its column has it: %s", async (question, label) =>
  expect(await ask(SPENDING, question)).toBe(label),
);

test.each([
  ["Who is the oldest painter?", "Ida Holm · Age: 82"],
  ["Which baker is the youngest?", "Max Orr · Age: 41"],
  ["Which baker has the highest price?", "Max Orr · Price: 9"],
  ["Which person is the oldest?", "Tom Reed · Age: 90"],
  ["Which painter is the cheapest?", "Ann Lee · Price: 12"],
  ["Who is the oldest smith?", null],
  ["Who is the oldest painter under 82?", null],
  ["Who is the tallest painter?", null],
])("of the rows that are meant: %s", async (question, label) => expect(await ask(PEOPLE, question)).toBe(label));

test.each([
  ["Boat", null],
  ["Member", "Grey Goose · Length: 9.2"],
])("who is the one with the most of something is no row of a thing: %s", async (head, label) =>
  expect(
    await ask(`| ${head} | Length |\n|---|---|\n| Grey Goose | 9.2 |\n| Tern | 7.5 |\n`, "Who is the longest?"),
  ).toBe(label),
);

const EXPENSES = `# Travel expenses

| Date | Vendor | Kind | Amount |
|---|---|---|---|
| 4 May | Air Lund | Travel | 214.50 |
| 9 May | Quill | Software | 890.00 |
| 2 June | Taxi Holm | Travel | 31.40 |
| | | Total | 1,135.90 |
`;
const DEPENSES = `# Dépenses

| Date | Fournisseur | Montant |
|---|---|---|
| 3 mai | Morel | 1 480,50 |
| 4 mai | Perrin | 98,00 |
`;

test("of a person with several rows no largest value is told", async () =>
  expect(await ask(PEOPLE.replace("Ida Holm", "Ann Lee"), "Who has the highest price?")).toBeNull());

test.each([
  [EXPENSES, "What was the biggest expense?", "9 May · Amount: 890.00"],
  [EXPENSES, "What was the biggest payment?", "9 May · Amount: 890.00"],
  [EXPENSES, "What was the biggest travel expense?", "4 May · Amount: 214.50"],
  [DEPENSES, "Quelle est la dépense la plus élevée ?", "3 mai · Montant: 1 480,50"],
  [DEPENSES, "Quelle est la dépense la moins élevée ?", "4 mai · Montant: 98,00"],
  [DEPENSES.replace("Montant", "Montant (TTC)"), "Combien est le montant maximum ?", "3 mai · Montant (TTC): 1 480,50"],
  [EXPENSES, "What was the biggest mountain?", null],
  [EXPENSES, "Which city had the biggest expense?", null],
  [EXPENSES.replaceAll("Amount", "Unit price"), "What was the biggest expense?", null],
  [EXPENSES.replace("9 May", ""), "What was the biggest expense?", null],
])("the one column of amounts is meant where none is named: %#", async (markdown, question, label) =>
  expect(await ask(markdown, question)).toBe(label),
);

test.each([
  ["Which year had the highest net income?", "Net income · 2021: 558"],
  ["In which year was net income lowest?", "Net income · 2020: 122"],
  ["Which year had the highest costs?", "Costs · 2022: 5, Costs · 2021: 5"],
])("%s", async (question, label) => expect(await ask(YEARS, question)).toBe(label));

test.each([
  [STAFF, "Which country has the most lakes?"],
  [STAFF, "Which country has staff?"],
  [STAFF, "Which country has the highest note?"],
  [STAFF, "Which country had the highest costs in 2019?"],
  [STAFF, "Which year had the highest staff?"],
  [
    `${YEARS}\n\n# Other\n\n| | a | b |\n|---|---|---|\n| Net income | 900 | 5 |\n`,
    "Which year had the highest net income?",
  ],
  [`${YEARS}\n\n# Other\n\n${YEARS.replace("558", "5")}`, "Which year had the highest net income?"],
])("says nothing where no column, several values or two tables may be meant: %#", async (markdown, question) =>
  expect(await ask(markdown, question)).toBeNull(),
);

const BY_CATEGORY = `| Category | Day | Amount |
|---|---|---|
| Food | 1 May | 50.00 |
| Housing | 2 May | 80.00 |
| Food | 3 May | 60.00 |
`;
const SALARIES = `| Name | Dept | Salary |
|---|---|---|
| Ann | IT | 300 |
| Bob | Sales | 120 |
| Cem | Sales | 310 |
`;

test.each([
  [BY_CATEGORY, "Which category had the highest amount?", null],
  [BY_CATEGORY, "Which day had the highest amount?", "2 May · Amount: 80.00"],
  [BY_CATEGORY.replace("60.00", "€60.00").replace("80.00", "$80.00"), "Which day had the highest amount?", null],
  [SALARIES, "Which department has the highest salary?", null],
  [SALARIES, "Which employee has the highest salary?", "Cem · Salary: 310"],
])("a row is not told for a thing that is none, or has several rows: %#", async (markdown, question, label) =>
  expect(await ask(markdown, question)).toBe(label),
);

const PUPILS = `| Surname | Date of birth |
|---|---|
| Albers | 14.03.2015 |
| Ehlers | 08.09.2014 |
| Iwanow | 05.07.2015 |
`;

test.each([
  ["Who is the oldest?", "Ehlers · Date of birth: 08.09.2014"],
  ["Who is the youngest?", "Iwanow · Date of birth: 05.07.2015"],
])("who was born first is the oldest: %s", async (question, label) => expect(await ask(PUPILS, question)).toBe(label));

test("who is the youngest is open where a birthday is missing", async () => {
  const dogs = "| Dog | Born | Breed |\n|---|---|---|\n| Balu | 03.05.2019 | Collie |\n| Cora | 17.09.2022 | Pug |\n";
  expect(await ask(`${dogs}| Dino | 01.02.2020 | Mix |\n`, "Which dog is the youngest?")).toBe(
    "Cora · Born: 17.09.2022",
  );
  expect(await ask(`${dogs}| Dino | | Mix |\n`, "Which dog is the youngest?")).toBeNull();
});

const SCORES = `| Team | Won | Presence October | Error rate | Mark |
|---|---|---|---|---|
| Reds | 4 | 91.5 % | 3 % | 2 |
| Blues | 6 | 88.0 % | 9 % | 1 |
| Greens | 1 | 97.3 % | 1 % | 4 |
`;

test.each([
  ["Which team had the best presence in October?", "Greens · Presence October: 97.3 %"],
  ["Which team had the worst presence in October?", "Blues · Presence October: 88.0 %"],
  ["Which team has the best error rate?", null],
  ["Which team has the best mark?", null],
])("the best has the largest share, where more is better: %s", async (question, label) =>
  expect(await ask(SCORES, question)).toBe(label),
);

const BOOKED = `# Repairs 2025

| Item | Firm | Amount | Paid |
|---|---|---|---|
| Roof | Holm | 845.00 | yes |
| Single window | Reed | 320.00 | no |
| Door | Orr | 410.00 | yes |
| Total repairs | | 1,575.00 | |
| Of which paid | | 1,255.00 | |
`;
const KONTO = `| Datum | Text | Art | Betrag (EUR) |
|---|---|---|---|
| 01.03.2025 | Anfangssaldo | | |
| 03.03.2025 | Miete | Dauerauftrag | -710,00 |
| 05.03.2025 | Lenz | Gehalt | 2.380,00 |
| 09.03.2025 | Roth | Gutschrift | 45,00 |
| 11.03.2025 | Holm | Gutschrift | 60,00 |
| 18.03.2025 | Krone | Karte | -88,30 |
`;

test.each([
  [BOOKED, "What was the highest amount?", "Roof · Amount: 845.00"],
  [BOOKED, "What was the highest individual amount?", "Roof · Amount: 845.00"],
  [BOOKED, "What was the highest single amount?", null],
  [KONTO, "Was war die größte einzelne Ausgabe?", "03.03.2025 · Betrag (EUR): -710,00"],
  [KONTO, "Was war die größte Einnahme?", "05.03.2025 · Betrag (EUR): 2.380,00"],
  [KONTO, "largest amount paid in", "05.03.2025 · Betrag (EUR): 2.380,00"],
  [KONTO, "Welche Gutschrift war die höchste?", "11.03.2025 · Betrag (EUR): 60,00"],
  [BOOKED, "largest amount paid in", null],
  [BOOKED.replace("Amount", "Income"), "What was the highest income?", "Roof · Income: 845.00"],
  [KONTO.replaceAll(/[0-9.]+2025/gu, "Zeile"), "largest amount paid in", null],
])("of single rows, and those of money that moved so: %#", async (markdown, question, label) =>
  expect(await ask(markdown, question)).toBe(label),
);

test("a word of some names is also what all rows are called", async () => {
  const classes = "| Class | Pupils |\n|---|---|\n| Reception | 27 |\n| Class 1 | 31 |\n| Class 2 | 29 |\n";
  expect(await ask(classes, "Which class has the most pupils?")).toBe("Class 1 · Pupils: 31");
});
