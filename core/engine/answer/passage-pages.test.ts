import { expect, test } from "vitest";
import { makePdf } from "../parse/testing/make-pdf.ts";
import { askFiles } from "./testing/real-files.ts";

test("a passage that is on two pages names both, one that is on one page only that", async () => {
  const first = [
    "The keeper of the lighthouse feeds three seagulls at noon,",
    "and writes down the weather of the day.",
  ];
  const second = [
    "The ferry to the island leaves on Sundays from the harbour,",
    "and returns on the evening of the same day.",
  ];
  const both = await askFiles([{ name: "light.pdf", type: "pdf", content: makePdf({ pages: [first, second] }) }]);
  const { passages } = await both("Where does the ferry leave from?");
  expect(passages.map(({ page, pages }) => ({ page, pages }))).toEqual([{ page: 1, pages: [1, 2] }]);

  const one = await askFiles([{ name: "light.pdf", type: "pdf", content: makePdf({ pages: [first] }) }]);
  expect((await one("Who feeds the seagulls?")).passages[0]).not.toHaveProperty("pages");
});
