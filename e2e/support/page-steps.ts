import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { expect } from "vitest";

export interface NamedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export const markdown = (name: string, text: string): NamedFile => ({
  name,
  mimeType: "text/markdown",
  buffer: Buffer.from(text),
});

/** Adds files as through "Choose files". */
export const addFiles = (page: Page, files: NamedFile[]) =>
  page.locator('input[aria-label="Files to add"]').first().setInputFiles(files);

/** The same where there are several collections and none is in view: into the one that is preselected. */
export async function addFilesSomewhere(page: Page, files: NamedFile[]): Promise<void> {
  await addFiles(page, files);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Add to/ })
    .click();
}

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules about colours: all that a theme changes. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** No rule of WCAG 2.2 AA that axe knows is broken, in either theme; `within` is a selector of the part to look at. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8"));
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? "light");
  for (const [theme, runOnly] of [
    ["dark", COLOURS],
    ["light", TAGS],
  ] as const) {
    const violations = await page.evaluate(
      async ({ theme, runOnly, within }) => {
        document.documentElement.dataset.theme = theme;
        await Promise.all(
          document
            .getAnimations()
            .map((animation) =>
              animation.playState === "running" && animation.effect?.getTiming().iterations === 1
                ? animation.finished.catch(() => undefined)
                : undefined,
            ),
        );
        const { axe } = window as unknown as {
          axe: {
            run(root: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
          };
        };
        const root = within === undefined ? document : { include: [within] };
        const { violations } = await axe.run(root, { runOnly, resultTypes: ["violations"] });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
      },
      { theme, runOnly, within },
    );
    expect(violations, `${theme} theme at ${page.url()}`).toEqual([]);
  }
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), before);
}
