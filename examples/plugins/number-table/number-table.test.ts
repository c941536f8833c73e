import { openLectern, type OpenedLectern } from "lectern/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findNumbers, isYear, valueOf } from "./src/numbers.ts";

test.each([
  ["1,234", false, 1234],
  ["1,234", true, 1.234],
  ["1.234", true, 1234],
  ["1.234", false, 1.234],
  ["1.234,56", false, 1234.56],
  ["1,234,567.8", true, 1234567.8],
  ["1 234 567", true, 1234567],
  ["0.125", true, 0.125],
  ["12,5", false, 12.5],
])("%s is read in a language with decimal commas (%s: %s)", (digits, usesComma, value) => {
  expect(valueOf(digits, usesComma)).toBe(value);
});

test("numbers have their sign, unit and page; parts of words, dates and versions are none", () => {
  const text = "It cost $1,200 in 2019, -3.5 % less. Room B12, 2026-11-23, v1.2.3: 40 days or 5-10 liters.\f€5 each.";
  const second = text.indexOf("\f");
  const pages = [
    { start: 0, end: second },
    { start: second, end: text.length },
  ];
  const found = findNumbers({ text, language: "en", pages });
  expect(found.map(({ value, unit, page }) => [value, unit, page])).toEqual([
    [1200, "$", 1],
    [2019, "", 1],
    [-3.5, "%", 1],
    [40, "days", 1],
    [5, "", 1],
    [10, "liters", 1],
    [5, "€", 2],
  ]);
  expect(found.filter(isYear).map(({ text }) => text)).toEqual(["2019"]);
});

let lectern: OpenedLectern;
beforeAll(async () => (lectern = await openLectern()));
afterAll(() => lectern?.close());

const REPORT = `# Harvest

In 2025 the farm sold 1,250 kg of apples and 80 kg of pears. The price rose by 4.5 %.
`;

test("the numbers of a document are listed, sorted and filtered, and years are left out where that is set", async () => {
  await lectern.addDocument("Farm", "harvest.md", REPORT);
  const { frame, configure } = await lectern.show(new URL(".", import.meta.url));
  await frame.getByLabel("Document").selectOption({ label: "harvest.md" });
  await frame.getByRole("status").getByText("4 numbers").waitFor();
  const numbers = frame.locator("tbody th");
  expect(await numbers.allTextContents()).toEqual(["2025", "1,250", "80", "4.5"]);
  expect(await frame.locator("tbody tr td:nth-child(2)").allTextContents()).toEqual(["", "kg", "kg", "%"]);
  await frame.getByLabel("Order").selectOption({ label: "Smallest first" });
  expect(await numbers.allTextContents()).toEqual(["4.5", "80", "1,250", "2025"]);
  await frame.getByLabel("Find").fill("pears");
  await configure({ years: false });
  await frame.getByLabel("Find").fill("");
  await frame.getByRole("status").getByText("3 numbers").waitFor();
  expect(await numbers.allTextContents()).toEqual(["4.5", "80", "1,250"]);

  const stored = async () =>
    lectern.page.evaluate(async () => (await fetch("/api/v1/plugin-state?plugin_id=NumberTable")).text());
  await expect.poll(stored).toContain("document");
  await lectern.page.reload();
  await frame.getByRole("status").getByText("3 numbers").waitFor();
  expect(lectern.errors).toEqual([]);
});
