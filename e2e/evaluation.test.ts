import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";

const TEA = `# Tea

Assam tea comes from India.

Sencha tea comes from Japan and is steamed for 40 seconds.

Oolong is brewed at 90 degrees.
`;
const MORE = [
  { question: "How long is Sencha steamed?", ground_truth: "forty seconds" },
  { question: "At how many degrees is Oolong brewed?", ground_truth: "90 degrees" },
  { question: "What colour is Assam tea?", ground_truth: "Copper" },
  { question: "What does a cup of Matcha cost?", ground_truth: "No document holds the answer." },
];

describe("an evaluation", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    await addFiles(page, [markdown("tea.md", TEA)]);
    await page.getByText("1 document can answer").waitFor();
  });
  afterAll(() => app.close());

  const main = () => page.locator("#main");
  const ask = async (question: string): Promise<void> => {
    await page.goto(app.server.origin);
    await page.locator("[data-ask]").fill(question);
    await page.keyboard.press("Enter");
    await page.getByRole("article", { name: "Answer" }).getByText("tea.md").first().waitFor();
  };
  const isPressed = (label: string) => page.getByLabel(label).getAttribute("aria-pressed");
  /** Chooses the saved questions on the form of a new evaluation. */
  const chooseSaved = async (): Promise<void> => {
    await page.goto(`${app.server.origin}/evaluation`);
    await page.getByLabel("A file given before").selectOption("saved-questions.json");
  };

  test("asks what was saved by a thumb below an answer", async () => {
    await ask("Where does Assam tea come from?");
    await page.getByLabel("This answer is right").click();
    await expect.poll(() => isPressed("This answer is right")).toBe("true");
    await ask("Where does Sencha tea come from?");
    await page.getByLabel("This answer is wrong").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Right answer").fill("Japan");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => isPressed("This answer is wrong")).toBe("true");

    await page.goto(`${app.server.origin}/evaluation/questions`);
    await main().getByText("Where does Assam tea come from?").waitFor();
    await main().getByText("Where does Sencha tea come from?").waitFor();
  });

  test("asks what was imported, and all of it can be exported", async () => {
    const buffer = Buffer.from(JSON.stringify({ test_cases: MORE }));
    await page
      .getByLabel("File of questions to import")
      .setInputFiles({ name: "more.json", mimeType: "application/json", buffer });
    await page.getByText("Imported 4 questions.").waitFor();
    await main().getByText("How long is Sencha steamed?").waitFor();
    await expectAccessible(page);

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export" }).click(),
    ]);
    const exported = JSON.parse(await readFile(await download.path(), "utf8")) as {
      test_cases: { question: string; ground_truth: string }[];
    };
    expect(exported.test_cases).toHaveLength(6);
    expect(exported.test_cases).toContainEqual(
      expect.objectContaining({ question: "Where does Sencha tea come from?", ground_truth: "Japan" }),
    );
  });

  test("says what was right and why the rest was wrong", async () => {
    await chooseSaved();
    await page.getByRole("button", { name: "Start the evaluation" }).click();
    await page.getByText("6 of 6 asked").waitFor();
    await page.getByText("5 right · 1 wrong").waitFor();
    await page.getByText("Wrong: 1 not found").waitFor();
    const colour = page.locator(".result", { hasText: "What colour is Assam tea?" });
    await colour.getByText("the right answer is in none of the passages that the search found").waitFor();
    const sencha = page.locator(".result", { hasText: "How long is Sencha steamed?" });
    await sencha.getByText("What was found").click();
    await sencha.getByText("holds the right answer").first().waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Wrong", exact: true }).click();
    expect(await page.locator(".result").count()).toBe(1);
  });

  test("is compared with a second one that has another setting, and both are in the chart", async () => {
    await chooseSaved();
    await page.getByLabel("Passages per question").fill("2");
    await page.getByRole("button", { name: "Start the evaluation" }).click();
    await page.getByText("6 of 6 asked").waitFor();
    await page.getByLabel("Compare with another evaluation").selectOption({ index: 1 });
    await page.getByText("0 better · 0 worse · 6 the same.").waitFor();
    await page.getByRole("region", { name: "Before" }).getByText("5 passages").waitFor();
    await page.getByRole("region", { name: "After" }).getByText("2 passages").waitFor();
    await expectAccessible(page);

    await page.getByRole("link", { name: "All evaluations" }).click();
    const chart = page.getByRole("region", { name: "Right answers over time" });
    await chart
      .getByRole("link", { name: /83\s?% right, 5 of 6/ })
      .nth(1)
      .waitFor();
    await chart.getByText("As a table").click();
    await chart.getByRole("link", { name: "Compare" }).waitFor();
    await expectAccessible(page);
  });

  test("tunes settings, document choice among them, and changes nothing unless asked", async () => {
    await chooseSaved();
    await page.getByRole("button", { name: "Tune for these questions" }).click();
    await page.getByRole("button", { name: "Use these settings" }).waitFor();
    await page.getByText("named documents not first").waitFor();
    expect(await page.locator(".tuning-tried td").first().textContent()).toContain("of 3");
    expect(await settingsInUse()).toEqual([null]);
    await expectAccessible(page);

    await page.getByRole("button", { name: "Use these settings" }).click();
    await page.getByText("In use for").waitFor();
    expect(await settingsInUse()).toEqual([expect.objectContaining({ top_k: expect.any(Number) })]);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Use these settings" }).waitFor();
    expect(await settingsInUse()).toEqual([null]);
  });

  const settingsInUse = () =>
    page.evaluate(async () => {
      const all = (await (await fetch("/api/collections/")).json()) as { answer_settings: object | null }[];
      return all.map(({ answer_settings }) => answer_settings);
    });
});
