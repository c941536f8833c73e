// Finds or fetches the Chromium that the journeys drive.
import { existsSync } from "node:fs";
import { run, SetupError } from "./run.mjs";

const SYSTEM_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of a Chromium; the journeys read it from CHROMIUM_PATH. */
export async function ensureBrowser(node, say) {
  const there = await findBrowser();
  if (there) return there;
  if (isDebianRoot()) {
    say("Installing Chromium for the journeys…");
    await run("sh", [
      "-c",
      "apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null",
    ]);
  } else {
    say("Fetching Chromium for the journeys…");
    await run(node, ["node_modules/playwright/cli.js", "install", "chromium"]);
  }
  const fetched = await findBrowser();
  if (fetched) return fetched;
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

export function isDebianRoot() {
  return existsSync("/etc/debian_version") && process.getuid?.() === 0;
}
