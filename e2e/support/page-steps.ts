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

/** No rule of WCAG 2.2 AA that axe knows is broken, in either theme. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(await readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8"));
  const before = await page.evaluate(() => document.documentElement.dataset.theme ?? "light");
  for (const theme of ["dark", "light"]) {
    const violations = await page.evaluate(async (theme) => {
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
          run(root: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
      const { violations } = await axe.run(document, { runOnly: tags });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`);
    }, theme);
    expect(violations, `${theme} theme at ${page.url()}`).toEqual([]);
  }
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), before);
}
