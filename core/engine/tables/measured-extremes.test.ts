import { expect, test } from "vitest";
import { lookUpExtreme } from "./look-up-extreme.ts";
import { cellLabel } from "./show-cell.ts";
import { tableQuestion } from "./testing/table-question.ts";

async function ask(markdown: string, question: string): Promise<string | null> {
  const found = lookUpExtreme(...(await tableQuestion(markdown, question)));
  const sure = found.filter(({ isSure }) => isSure);
  return sure.length === 0 ? null : sure.map(cellLabel).join(", ");
}

/** The cells that may be meant, of which none is sure. */
async function perhaps(markdown: string, question: string): Promise<readonly string[]> {
  const found = lookUpExtreme(...(await tableQuestion(markdown, question)));
  return found.filter(({ isSure }) => !isSure).map(cellLabel);
}

const VOICES = `| Voice | Language | Size | Made for |
|---|---|---|---|
| Alba | Scots | 92.4 MB | phones |
| Birk | Danish | 1.2 GB | studios |
| Cleo | Greek | 310 MB | laptops |
`;
const TREKS = `| Tour | Länge | Gehzeit | Temperatur |
|---|---|---|---|
| Uferweg | 18 km | 4 h 20 min | 21 °C |
| Grat | 900 m | 6 h | 9 °C |
| Aue | 7,5 km | 1 h 50 min | 24 °C |
`;
const ROOMS =
  "| Room | Size | Price |\n|---|---|---|\n| Attic | 20 m² | 90 |\n| Hall | 40 m² | 70 |\n| Nook | 9 m² | 30 |\n";
const LAPS = `| Layers | Output | Lap time (secs) | Rest time (secs) |
|---|---|---|---|
| 4 | OTSL | 1.91 | 7 |
| 2 | HTML | 3.26 | 9 |
| 6 | OTSL | 2.73 | 5 |
`;

test.each([
  [VOICES, "Which voice is the largest?", "Birk · Size: 1.2 GB"],
  [VOICES, "Which voice is the smallest?", "Alba · Size: 92.4 MB"],
  [VOICES, "Which voice is the fastest?", null],
  [`# Phones\n\n${VOICES}`, "Which phone is the largest?", null],
  [`# Phones\n\n${VOICES}`, "What is the largest phone?", null],
  [`# Voices\n\n${VOICES.replace("Voice", "Name")}`, "What is the largest voice?", "Birk · Size: 1.2 GB"],
  [VOICES.replace("1.2 GB", "1.2 kg"), "Which voice is the largest?", null],
  [TREKS, "Welche Tour ist die längste?", "Uferweg · Länge: 18 km"],
  [TREKS, "Welche Tour ist die kürzeste?", "Grat · Länge: 900 m"],
  [TREKS, "Welche Tour ist die wärmste?", "Aue · Temperatur: 24 °C"],
  [TREKS, "Welche Tour ist die kälteste?", "Grat · Temperatur: 9 °C"],
  [TREKS, "Welche Tour ist die tiefste?", null],
  [LAPS, "What is the longest lap time in the table?", "2 › HTML · Lap time (secs): 3.26"],
  [ROOMS, "Which room has the largest price?", "Attic · Price: 90"],
  [ROOMS, "What is the size of the largest room?", "Hall · Size: 40 m²"],
  [LAPS, "What is the fastest lap time?", "4 › OTSL · Lap time (secs): 1.91"],
])("an adjective is measured by the column that its noun heads: %#", async (markdown, question, label) =>
  expect(await ask(markdown, question)).toBe(label),
);

const TRAINS =
  "| Train | Time | Price | Fee |\n|---|---|---|---|\n| Dune | 14:05 | 9 | 4 |\n| Fjord | 06:20 | 12 | 1 |\n";

test.each([
  [TREKS, "Welche Tour ist die schnellste?", ["Aue · Gehzeit: 1 h 50 min", "Uferweg · Gehzeit: 4 h 20 min"]],
  [LAPS, "Which setup is the fastest?", ["4 › OTSL · Lap time (secs): 1.91", "6 › OTSL · Rest time (secs): 5"]],
  [ROOMS, "What is the price of the largest room?", ["Hall · Size: 40 m²", "Attic · Size: 20 m²"]],
  [TRAINS, "Which train is the fastest?", ["Fjord · Time: 06:20", "Dune · Time: 14:05"]],
  [TRAINS, "Which train is the cheapest?", ["Dune · Price: 9", "Fjord · Fee: 1"]],
])("rows are shown where it is open whether a column is meant: %#", async (markdown, question, labels) => {
  expect(await ask(markdown, question)).toBeNull();
  expect((await perhaps(markdown, question)).slice(0, 2)).toEqual(labels);
});
