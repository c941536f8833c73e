import { expect, test } from "vitest";
import { askFiles } from "../testing/real-files.ts";

const OTHER = {
  name: "other.txt",
  type: "txt" as const,
  content: "The harbour was dredged in 2025 by a crew from Bergen.",
};
const ASKED = "How many visitors did the museum have in 2025?";

test.each(["1053", "2004"])("%s in a column of numbers is not told to be another year", async (visitors) => {
  const content = `Place,Visitors\nMuseum,${visitors}\nPark,77\n`;
  const { content: answer } = await (await askFiles([{ name: "visits.csv", type: "csv", content }, OTHER]))(ASKED);
  expect(answer).not.toContain(`${visitors}, not`);
});

test("an ordinary number of a sentence is not told to be another year", async () => {
  const content = "The museum had 1053 visitors in its first month.";
  const { content: answer } = await (await askFiles([{ name: "visits.txt", type: "txt", content }, OTHER]))(ASKED);
  expect(answer).not.toContain("1053, not");
});
