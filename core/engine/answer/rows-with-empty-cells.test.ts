import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const VISITS = `Date,Reason,Vet,Next due
2025-03-14,Booster,Dr Ida Holm,2026-03-14
2025-06-02,Limping,Dr Ida Holm,
2025-09-30,Teeth,Dr Tom Reed,2027-09-30
2025-12-11,Ear,Dr Ida Holm,
`;

test("rows of one table stand in one table, those with an empty cell as well", async () => {
  const ask = await askFiles([{ name: "visits.csv", type: "csv", content: VISITS }]);
  const { content } = await ask("How many visits were with Dr Holm?");
  expect(content.split("\n").filter((line) => line.startsWith("|"))).toEqual([
    "| Date | Reason | Vet | Next due |",
    "|---|---|---|---|",
    "| 2025-03-14 | Booster | Dr Ida Holm | 2026-03-14 [1] |",
    "| 2025-06-02 | Limping | Dr Ida Holm |  [1] |",
    "| 2025-12-11 | Ear | Dr Ida Holm |  [1] |",
  ]);
});
