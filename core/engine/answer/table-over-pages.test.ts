import { expect, test } from "vitest";
import { makePdf } from "../parse/testing/make-pdf.ts";
import { printed, type Printed } from "../parse/testing/print-table.ts";
import { askFiles } from "./testing/real-files.ts";

const row = (name: string, ...values: readonly string[]): Printed[] => [
  [name, 60],
  ...values.map((value, at): Printed => [value, 300 + at * 100]),
];

const content = makePdf({
  pages: [
    printed(
      [
        row("Region", "Income", "Costs"),
        row("North", "1,204", "804"),
        row("South", "2,100", "950"),
        row("East", "1,950", "700"),
      ],
      740,
    ),
    printed([row("West", "1,310", "610"), row("Islands", "3,480", "520"), row("Abroad", "1,770", "330")], 60),
  ],
});

test.each([
  ["Which region has the highest income?", "Islands"],
  ["What is the income of Abroad?", "1,770"],
  ["What is the total income?", "11,814"],
])("%s is answered from both pages of the table", async (question, answer) => {
  const ask = await askFiles([{ name: "regions.pdf", type: "pdf", content }]);
  const [claim] = (await ask(question)).content.split("\n\n");
  expect(claim).toContain(answer);
});
