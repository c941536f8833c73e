/** What this device calls itself in the list of devices until a person names it: "Firefox on Linux". */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([, sign]) => sign.test(userAgent))?.[0] ?? "A browser";
  const system = SYSTEMS.find(([, sign]) => sign.test(userAgent))?.[0];
  return system ? `${browser} on ${system}` : browser;
}

/** In this order: browsers name those they are like, too. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ["Edge", /\bEdg/],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /SamsungBrowser/],
  ["Firefox", /Firefox|FxiOS/],
  ["Chrome", /Chrome|CriOS/],
  ["Safari", /Safari/],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Android", /Android/],
  ["Windows", /Windows/],
  ["a Mac", /Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
];
