import { existsSync } from "node:fs";
import { chromium, type Browser, type LaunchOptions } from "playwright";

/** What keeps Chromium from calling home, so that a journey may count every foreign request as a defect. */
const QUIET = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-default-apps",
];

/** The Chromium of `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export async function launchChromium(options: Pick<LaunchOptions, "proxy" | "args"> = {}): Promise<Browser> {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error("No Chromium found. Run `npx playwright install chromium`, or name one in CHROMIUM_PATH.");
  return chromium.launch({ ...options, executablePath, args: [...QUIET, ...(options.args ?? [])] });
}

export function chromiumPath(): string | undefined {
  const candidates = [
    process.env.CHROMIUM_PATH,
    chromium.executablePath(),
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ];
  return candidates.find((path) => path && existsSync(path));
}
