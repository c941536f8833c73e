// Draws the app's icons from public/icon.svg: `node scripts/icons.ts`. Only needed when the drawing changes.
import { readFile, writeFile } from "node:fs/promises";
import { launchChromium } from "../e2e/support/chromium.ts";

const publicFolder = new URL("../public/", import.meta.url);
const drawing = await readFile(new URL("icon.svg", publicFolder), "utf8");
/** Maskable icons are cut to the platform's shape: no corners of our own, the drawing within the middle 80 %. */
const maskable = drawing
  .replace(' rx="112"', "")
  .replace(/(<rect[^>]*>)([\s\S]*)(<\/svg>)/, '$1<g transform="translate(51.2 51.2) scale(0.8)">$2</g>$3');

const browser = await launchChromium();
for (const [name, size, svg] of [
  ["icon-180.png", 180, maskable],
  ["icon-192.png", 192, drawing],
  ["icon-512.png", 512, drawing],
  ["icon-maskable-512.png", 512, maskable],
] as const) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await writeFile(new URL(name, publicFolder), await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
