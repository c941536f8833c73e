import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContext, type LaunchOptions } from "playwright";

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
  return chromium.launch({ ...options, executablePath: foundChromium(), args: [...QUIET, ...(options.args ?? [])] });
}

/** The same with a profile in a folder, as a person has it: other profiles do not follow hints such as dns-prefetch. */
export async function launchProfile(folder: string, args: readonly string[]): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { executablePath: foundChromium(), args: [...QUIET, ...args] });
}

/** A window that a person sees and works in, with a profile that stays. */
export async function launchWindow(folder: string): Promise<BrowserContext> {
  const args = QUIET.filter((flag) => flag !== "--no-sandbox" || process.getuid?.() === 0);
  return chromium.launchPersistentContext(folder, {
    executablePath: foundChromium(),
    args,
    headless: false,
    viewport: null,
  });
}

function foundChromium(): string {
  const path = chromiumPath();
  if (!path) throw new Error("No Chromium found. Run `npx playwright install chromium`, or name one in CHROMIUM_PATH.");
  return path;
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
