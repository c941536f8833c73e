// Brings in Firefox and WebKitGTK, in which one journey is walked; elsewhere than on Debian it is walked where they are.
import { existsSync } from "node:fs";
import { isDebianRoot } from "./browser.mjs";
import { run } from "./run.mjs";

/** A program that a package brings, for each package. */
const PACKAGES = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/xvfb-run",
  xauth: "/usr/bin/xauth",
  "dbus-daemon": "/usr/bin/dbus-run-session",
};

/** Installs what is missing. Where that is not possible, says which journey is skipped; the others need none of it. */
export async function ensureOtherBrowsers(say) {
  const missing = Object.keys(PACKAGES).filter((name) => !existsSync(PACKAGES[name]));
  if (missing.length === 0) return;
  if (!isDebianRoot())
    return say(
      `The journey in Firefox and WebKitGTK is skipped where they are not installed (Debian's packages ${missing.join(", ")}).`,
    );
  say(`Installing ${missing.join(", ")} for the journey in other browsers…`);
  await run("sh", [
    "-c",
    `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${missing.join(" ")} >/dev/null`,
  ]);
  const still = missing.filter((name) => !existsSync(PACKAGES[name]));
  if (still.length > 0) say(`${still.join(", ")} could not be installed: the journey in that browser is skipped.`);
}
