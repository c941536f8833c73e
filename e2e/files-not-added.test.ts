import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listed } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible, markdown } from "./support/page-steps.ts";
import { PHONE } from "./support/screens.ts";

let app: AppSession;
let page: Page;

beforeAll(async () => {
  ({ app, page } = await openAppTab(PHONE, { uploadMb: 1 }));
});
afterAll(() => app?.close());

const row = (name: string) => page.getByRole("listitem").filter({ hasText: name }).first();
const large = markdown("large.md", `# Rope\n\n${"The rope is long. ".repeat(80_000)}`);

async function reload(): Promise<void> {
  await page.reload();
  await controlled(page);
}

test("files that were not added are named with the reason, also after a reload and in a new tab", async () => {
  await addFiles(page, [{ name: "song.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("la") }, large]);
  await row("large.md").getByText("Not added.").waitFor();
  const reasons = await Promise.all(["song.mp3", "large.md"].map((name) => row(name).innerText()));
  await reload();
  await row("song.mp3").getByText(".mp3 files cannot be read").waitFor();
  await row("large.md").getByRole("button", { name: "Choose the file again" }).waitFor();
  for (const [at, name] of ["song.mp3", "large.md"].entries())
    expect(await row(name).innerText()).toContain(
      reasons[at]?.split("\n").find((line) => line.startsWith("Not added")),
    );
  await expectAccessible(page);

  await page.close();
  page = await app.openTab("/library");
  await row("song.mp3").waitFor();
  await row("large.md").waitFor();
});

test("one that is chosen again is added, and one that is left out is forgotten", async () => {
  await page.getByLabel("File to add in place of large.md").setInputFiles([markdown("large.md", "# Rope\n\nShorter.")]);
  await listed(page, "large.md");
  await page.getByRole("button", { name: "Leave out song.mp3" }).click();
  await page.getByRole("list", { name: "Files being added" }).waitFor({ state: "detached" });
  await reload();
  await page.getByText("large.md").first().waitFor();
  expect(await page.getByText("song.mp3").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Choose the file again" }).count()).toBe(0);
});
