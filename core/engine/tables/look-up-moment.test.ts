import { expect, test } from "vitest";
import { timeIn } from "./dates.ts";
import { lookUpMoment } from "./look-up-moment.ts";
import { cellLabel } from "./show-cell.ts";
import { tableQuestion } from "./testing/table-question.ts";

async function ask(markdown: string, question: string): Promise<string | null> {
  const found = lookUpMoment(...(await tableQuestion(markdown, question)));
  return found.length === 0 ? null : found.map(cellLabel).join(", ");
}

const PLAN = `# Rehearsals

| Date | Time | Rehearsal | Hall |
|---|---|---|---|
| 3 May 2026 | 18:00 | Strings | North |
| 24 May 2026 | 17:00 | Brass | South |
| 7 June 2026 | 16:00 | Strings | South |
| 21 June 2026 | 16:00 | Choir | North |
`;

test.each([
  ["When is the first rehearsal in June?", "Strings · Date: 7 June 2026"],
  ["When is the last rehearsal?", "Choir · Date: 21 June 2026"],
  ["Which rehearsal is the last in May?", "Brass · Date: 24 May 2026"],
  ["When is the first rehearsal in the south hall?", "Brass · Date: 24 May 2026"],
  ["When is the first rehearsal in July?", null],
  ["When is the first rehearsal with the conductor?", null],
  ["When is the first rehearsal after the brass rehearsal?", null],
  ["Which hall has the most rehearsals in the last month?", null],
  ["When is the rehearsal of the choir?", null],
])("the earliest or latest day of the rows that are meant: %s", async (question, told) =>
  expect(await ask(PLAN, question)).toBe(told),
);

const TRAINS = `# Trains

| Train | Departs | To | Arrives |
|---|---|---|---|
| K1 | 6:05 am | Holm | 7:10 am |
| K2 | 12:20 pm | Lind | 1:05 pm |
| K3 | 9:15 pm | Holm | 10:01 pm |
`;

test.each([
  ["Which train is the last one?", "K3 › Holm · Departs: 9:15 pm"],
  ["When does the first train to Holm arrive?", "K1 › Holm · Arrives: 7:10 am"],
  ["When does the last train to Lind leave?", "K2 › Lind · Departs: 12:20 pm"],
])("the earliest or latest time: %s", async (question, told) => expect(await ask(TRAINS, question)).toBe(told));

test("one column of times does not say when", async () => {
  const run = "# Fun run\n\n| Runner | Time |\n|---|---|\n| Orr | 21:07 |\n| Reyes | 22:45 |\n";
  expect(await ask(run, "When was the last fun run?")).toBeNull();
  expect(await ask(run, "Who was last in the fun run?")).toBe("Reyes · Time: 22:45");
});

test.each([
  ["Which course begins first?", "Clay · Beginning: 2 May 2026"],
  ["When does the last course end?", "Clay · End: 9 July 2026"],
])("a column is named by what begins or ends: %s", async (question, told) => {
  const courses = `# Courses

| Course | Beginning | End |
|---|---|---|
| Clay | 2 May 2026 | 9 July 2026 |
| Welding | 4 May 2026 | 1 July 2026 |
`;
  expect(await ask(courses, question)).toBe(told);
});

test("times of a column without a head are of anything", async () => {
  const headless = TRAINS.replace("| Train | Departs | To | Arrives |", "| Train Departs To Arrives | | | |");
  expect(await ask(headless, "When does the first train arrive?")).toBeNull();
});

test("times behind midnight do not follow each other", async () => {
  const night = TRAINS.replace("9:15 pm", "0:15 am").replace("10:01 pm", "1:01 am");
  expect(await ask(night, "Which train is the last one?")).toBeNull();
});

const CLUB = `| Surname | Born | Joined |
|---|---|---|
| Holm | 4 May 1990 | 2 June 2015 |
| Reed | 9 March 1984 | 1 July 2019 |
| Lind | 1 March 1999 | 1 July 2019 |
`;

test.each([
  ["Who joined most recently?", CLUB, "Reed · Joined: 1 July 2019, Lind · Joined: 1 July 2019"],
  ["Who joined first?", CLUB, "Holm · Joined: 2 June 2015"],
  ["Who is the last one?", CLUB.replace("Born", "Renewed"), null],
  ["Who joined most recently?", CLUB.replace("2 June 2015", ""), null],
  ["Who is the last one?", "| Surname | Born |\n|---|---|\n| Holm | 4 May 1990 |\n| Reed | 9 March 1984 |\n", null],
  ["What is the first name of Reed?", CLUB.replace("Surname", "First name"), null],
])("the column of the days is named, or there is only one: %s", async (question, table, told) =>
  expect(await ask(table, question)).toBe(told),
);

test.each([
  ["17:50", 1070],
  ["5:50 pm", 1070],
  ["05:50:00 PM", 1070],
  ["12:05 am", 5],
  ["17:50:00", 1070],
  ["1:02:45", null],
  ["5.50", null],
])("%s is a time of day: %s", (text, minutes) => expect(timeIn(text)).toBe(minutes));
