import { existsSync } from "node:fs";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { DESK } from "../screens.ts";
import type { DrivenBrowser, DrivenPage } from "./driven-page.ts";

/** Debian's; another by FIREFOX_PATH. */
export const firefoxPath = (): string | undefined =>
  [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find((path) => path && existsSync(path));

/** What keeps Firefox from calling its makers: settings, experiments, blocklists, updates, the look for a captive portal. */
const QUIET = {
  "app.normandy.enabled": false,
  "app.update.disabledForTesting": true,
  "browser.region.network.url": "",
  "browser.safebrowsing.downloads.remote.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "browser.safebrowsing.provider.google4.updateURL": "",
  "browser.safebrowsing.provider.mozilla.updateURL": "",
  "datareporting.healthreport.uploadEnabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.push.connection.enabled": false,
  "extensions.blocklist.enabled": false,
  "extensions.getAddons.cache.enabled": false,
  "extensions.systemAddon.update.enabled": false,
  "extensions.update.enabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.enabled": false,
  "toolkit.telemetry.unified": false,
};

/** Firefox through WebDriver BiDi, in a profile that goes with it. */
export async function launchFirefox(): Promise<DrivenBrowser> {
  const executablePath = firefoxPath();
  if (!executablePath) throw new Error("No Firefox found. Install firefox-esr, or name one in FIREFOX_PATH.");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: DESK,
    extraPrefsFirefox: QUIET,
  });
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, "")}`,
    async tab() {
      const page = await browser.newPage();
      page.setDefaultTimeout(60_000);
      const driven: DrivenPage = {
        open: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        evaluate: (work, ...given) =>
          page.evaluate(work as never, ...(given as never)) as Promise<Awaited<ReturnType<typeof work>>>,
        click: (selector) => page.click(selector),
        press: (key) => page.keyboard.press(key as KeyInput),
        type: (text) => page.keyboard.type(text),
      };
      return driven;
    },
    close: () => browser.close(),
  };
}
