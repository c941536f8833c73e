import { expect, test } from "vitest";
import { outline, parseAs } from "../testing/setup.ts";

const read = async (...lines: readonly string[]): Promise<string[]> =>
  outline(await parseAs("txt", new TextEncoder().encode(lines.join("\n"))));

test.each([
  ["of a chat", "[12/03/2025, 18:22] Ada: ", "[12/03/2025, 18:24] Ben: ", "[13/03/2025, 07:01] Ada: "],
  ["of another chat", "12.03.25, 6:22 PM - Ada: ", "12.03.25, 6:24 PM - Ben: ", "13.03.25, 7:01 AM - Ada: "],
  ["of a log", "2025-03-12 18:22:07 ", "2025-03-12 18:24:00 ", "2025-03-13T07:01:59Z "],
])("each message %s is a paragraph, with all of its lines", async (_, first, second, third) => {
  const said = [`${first}Who has the key?`, `${second}I do.`, "It hangs in the shed.", `${third}Thanks`];
  expect(await read(...said)).toEqual([
    `paragraph: ${first}Who has the key?`,
    expect.stringMatching(/I do\.\s+It hangs in the shed\.$/u),
    `paragraph: ${third}Thanks`,
  ]);
});

test("a text with a date and a time at the beginning of a line stays a paragraph", async () => {
  expect(await read("We met on", "12/03/2025, 18:22 by the clock, and spoke.", "All agreed.")).toHaveLength(1);
});
