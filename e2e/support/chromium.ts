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

export interface BrowserOptions extends Pick<LaunchOptions, "proxy" | "args"> {
  /** The browser that people have. */
  readonly whole?: boolean;
}

/** Chromium's build without windows where there is one, since it opens the app with half the work. */
export async function launchChromium({ whole = false, ...options }: BrowserOptions = {}): Promise<Browser> {
  const executablePath = (whole ? undefined : shellPath()) ?? foundChromium();
  return chromium.launch({ ...options, executablePath, args: [...QUIET, ...(options.args ?? [])] });
}

/** The browser that people have, with a profile in a folder: other profiles do not follow hints such as dns-prefetch. */
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

/** Where `CHROMIUM_PATH` alone is set, that one runs everything. */
function shellPath(): string | undefined {
  const { HEADLESS_SHELL_PATH, CHROMIUM_PATH } = process.env;
  return [HEADLESS_SHELL_PATH, CHROMIUM_PATH, "/usr/bin/chromium-headless-shell"].find(
    (path) => path && existsSync(path),
  );
}

/** The Chromium of `CHROMIUM_PATH`, else Playwright's own, else the system's. */
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
