import { expect, test } from "vitest";
import { lookUpTrip } from "./look-up-trip.ts";
import { cellLabel } from "./show-cell.ts";
import { tableQuestion } from "./testing/table-question.ts";

const BUS = `| Stop | A | B | C |
|---|---|---|---|
| Millbrook, Church | 07:10 | 08:10 | 09:10 |
| Mill Lane | 07:16 | 08:17 | 09:16 |
| Railway Station | 07:33 | 08:38 | 09:33 |
`;
const FERRY = `| Sailing | Departs Portnoch | Arrives Skerry | Vessel |
|---|---|---|---|
| 1 | 06:45 | 07:35 | Ailsa |
| 2 | 09:30 | 10:20 | Ailsa |
| 3 | 12:15 | 13:15 | Corran |
`;
const NIGHT = `| Stop | A | B | C |
|---|---|---|---|
| Mill Lane | 22:10 | 23:10 | 00:10 |
| Station | 22:30 | 23:30 | 00:30 |
`;
const MEETING = `| Sailing | Departs Portnoch | Arrives Skerry |
|---|---|---|
| 1 | 09:30 | 10:20 |
| 2 | 10:20 | 11:10 |
`;

async function ask(markdown: string, question: string): Promise<string | null> {
  const found = lookUpTrip(...(await tableQuestion(markdown, question)));
  return found && cellLabel(found);
}

test.each([
  [BUS, "When does the bus that arrives at the Railway Station at 8:38 leave Mill Lane?", "Mill Lane · B: 08:17"],
  [
    BUS,
    "What time do I reach the Railway Station if I take the 9:10 bus from Millbrook?",
    "Railway Station · C: 09:33",
  ],
  [BUS, "When does the last bus leave Mill Lane?", "Mill Lane · C: 09:16"],
  [BUS, "When is the first bus at Railway Station?", "Railway Station · A: 07:33"],
  [FERRY, "When does the ferry that arrives at Skerry at 13:15 leave?", "3 › Corran · Departs Portnoch: 12:15"],
  [FERRY, "If I take the 9:30 ferry, when do I arrive on Skerry?", "2 › Ailsa · Arrives Skerry: 10:20"],
  [FERRY, "When does the last ferry depart from Portnoch?", "3 › Corran · Departs Portnoch: 12:15"],
])("a timetable is read from one time to the other of its trip: %#", async (table, question, label) =>
  expect(await ask(table, question)).toBe(label),
);

test.each([
  // No trip has this time there.
  [BUS, "When does the bus that arrives at the Railway Station at 8:17 leave Mill Lane?"],
  [BUS, "When does the bus that arrives at the Railway Station at 8:38 leave Mill Lane on Sundays?"],
  [BUS, "When does the 8:38 bus leave?"],
  // Behind midnight the last time is the least.
  [NIGHT, "When does the last bus leave Mill Lane?"],
  // One ferry leaves when another arrives.
  [MEETING, "If I take the 10:20 ferry, when do I arrive on Skerry?"],
])("no time is told where one of several may be meant, or a word is not read: %#", async (table, question) =>
  expect(await ask(table, question)).toBeNull(),
);
