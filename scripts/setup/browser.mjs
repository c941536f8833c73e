// Finds or fetches the Chromium that the journeys drive.
import { existsSync } from "node:fs";
import { run, SetupError } from "./run.mjs";

const SYSTEM_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Debian's build without windows: it opens the app with half the work. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Where the browsers are, as the journeys read it from the environment. */
export async function ensureBrowser(node, say) {
  const isDebian = isDebianRoot();
  const isMissing = async () => !(await findBrowser()) || (isDebian && !findShell());
  if ((await isMissing()) && isDebian) {
    say("Installing Chromium for the journeys…");
    const packages = "chromium chromium-headless-shell";
    await run("sh", [
      "-c",
      `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages} >/dev/null`,
    ]);
  } else if (await isMissing()) {
    say("Fetching Chromium for the journeys…");
    await run(node, ["node_modules/playwright/cli.js", "install", "chromium"]);
  }
  const [path, shell] = [await findBrowser(), findShell()];
  if (path) return { CHROMIUM_PATH: path, ...(shell && { HEADLESS_SHELL_PATH: shell }) };
  throw new SetupError(
    "The journeys need Chromium, and it could not be installed. Install it yourself, or name one with CHROMIUM_PATH=/path/to/chromium.",
  );
}

async function findBrowser() {
  const { chromium } = await import("playwright");
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PLACES].find(
    (path) => path && existsSync(path),
  );
}

/** None where another Chromium is named: that one is meant. */
function findShell() {
  if (process.env.CHROMIUM_PATH) return process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH;
  return [process.env.HEADLESS_SHELL_PATH, HEADLESS_SHELL].find((path) => path && existsSync(path));
}

export function isDebianRoot() {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}
