import type { Page } from "playwright";

export const PHONE = { width: 390, height: 844 };
export const SMALLEST = { width: 320, height: 640 };
export const DESK = { width: 1280, height: 800 };
export const LARGE = { width: 1440, height: 900 };

/** Whatever the width of the screen, nothing stands beyond its edge. */
export async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll("#main")].map((e) => e.scrollWidth),
    ),
  );
}
