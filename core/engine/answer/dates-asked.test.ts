import { expect, test } from "vitest";
import { askFiles } from "./testing/real-files.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const prices = ["Barley", "Oats"].flatMap((grain, at) =>
  [2019, 2020].flatMap((year) =>
    MONTHS.map((month, index) => `${grain},${month} 1 ${year},${year - 1900 + index * 2 + at * 50}.5`),
  ),
);

const ask = await askFiles([
  { name: "grain.csv", type: "csv", content: ["grain,date,price", ...prices].join("\n") },
  {
    name: "log.md",
    type: "md",
    content:
      "# Log of the lock\n\n## Autumn\n\nOn 17 May 2021 the lower gate was painted again, in grey. The lower gate was painted in brown in 1998.\n\n## Spring\n\nIn wet weather nothing was done.\n\n## Lower gate\n\nOn 04/05/2021 it was painted green.",
  },
]);

test("the row of a month is found however the month is written", async () => {
  const { content } = await ask("What was the price of oats in July 2020?");
  expect(content).toContain("182.5");
  expect(/Oats[^\n]*\d\d\d\.5/u.exec(content)?.[0]).toContain("182.5");
});

test("a sentence of the day that is asked for comes before others of the same thing", async () => {
  const { content } = await ask("What colour was the lower gate painted on 4 May 2021?");
  expect(/^> .*$/mu.exec(content)?.[0]).toContain("green");
});
