import { openLectern, type OpenedLectern } from "lectern/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { added, clock, EMPTY, lastDays, stopped } from "./src/diary.ts";

const at = (text: string) => new Date(text).getTime();

test("a reading over midnight counts on both days, and a running timer counts already", () => {
  const reading = { ...EMPTY, since: at("2026-11-22T23:40:00") };
  expect(stopped(reading, at("2026-11-23T00:10:00"))).toEqual({
    since: null,
    minutes: { "2026-11-22": 20, "2026-11-23": 10 },
  });
  const days = lastDays(added(reading, new Date(2026, 10, 20), 5), 4, at("2026-11-22T23:45:00"));
  expect(days.map(({ key, minutes }) => [key, minutes])).toEqual([
    ["2026-11-19", 0],
    ["2026-11-20", 5],
    ["2026-11-21", 0],
    ["2026-11-22", 5],
  ]);
  expect([clock(9_000), clock(605_000), clock(3_909_000)]).toEqual(["0:09", "10:05", "1:05:09"]);
});

let lectern: OpenedLectern;
beforeAll(async () => (lectern = await openLectern()));
afterAll(() => lectern?.close());

test("the timer runs, minutes are added, and the chart shows them beside the goal, also after a reload", async () => {
  const { frame, configure } = await lectern.show(new URL(".", import.meta.url), { config: { goal: 60 } });
  await frame.getByText("0 min today, 60 to the goal of 60").waitFor();
  await frame.getByRole("button", { name: "Start reading" }).click();
  const time = frame.getByLabel("Time of this reading");
  await expect.poll(() => time.textContent()).toMatch(/^0:(0[1-9]|[1-5]\d)$/);
  await frame.getByRole("button", { name: "Stop" }).click();
  await expect.poll(() => time.textContent()).toBe("0:00");

  await frame.getByLabel("Minutes read elsewhere").fill("45");
  await frame.getByRole("button", { name: "Add", exact: true }).click();
  await frame.getByText(/^4[5-6] min today, 1[45] to the goal of 60$/).waitFor();
  const chart = frame.getByRole("img");
  expect(await chart.getAttribute("aria-label")).toMatch(/: 4[5-6] minutes$/);
  expect(await chart.locator("rect").count()).toBe(7);

  await configure({ goal: 40, days: "14" });
  await frame.getByText(/Goal of 40 min reached\.$/).waitFor();
  await expect.poll(() => chart.locator("rect").count()).toBe(14);
  expect(await chart.locator(".reached").count()).toBe(1);

  const stored = () =>
    lectern.page.evaluate(async () => {
      const [state] = await (await fetch("/api/v1/plugin-state?plugin_id=ReadingTimer")).json();
      return String(state?.state_data.diary);
    });
  // The minutes that were added, not only those of the timer, which are stored before them.
  await expect.poll(stored).toMatch(/:4[5-6]\b/);
  await lectern.page.reload();
  await frame.getByText(/Goal of 40 min reached\.$/).waitFor();
  expect(lectern.errors).toEqual([]);
});
