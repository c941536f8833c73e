import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FrameLocator } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { frameOf, openLectern, PHONE, type OpenedLectern } from "lectern/testing";
import { packPlugin } from "../scripts/plugin/pack-plugin.ts";
import { readPluginFolder } from "../scripts/plugin/plugin-folder.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { DESK, widthOf } from "./support/screens.ts";

const EXAMPLES = fileURLToPath(new URL("../examples/plugins/", import.meta.url));
const BUILT = readdirSync(EXAMPLES).filter((name) => existsSync(join(EXAMPLES, name, "src")));

/** Pictures go here where it is set, for people to look at. */
const SHOTS = process.env["LECTERN_SHOTS"];

interface Use {
  /** A config field of the form in the designer, and what is set there. */
  readonly label: string;
  readonly value: string;
  /** Uses the module on the published page, until what was set is seen. */
  readonly use: (frame: FrameLocator) => Promise<void>;
}

const USES: Readonly<Record<string, Use>> = {
  "reading-timer": {
    label: "Minutes a day to reach",
    value: "45",
    async use(frame) {
      await frame.getByLabel("Minutes read elsewhere").fill("50");
      await frame.getByRole("button", { name: "Add", exact: true }).click();
      await frame.getByText("50 min today. Goal of 45 min reached.").waitFor();
    },
  },
  "flash-cards": {
    label: "Topic",
    value: "apples",
    async use(frame) {
      await frame.getByRole("button", { name: "Make cards" }).click();
      await frame.getByRole("button", { name: "Show the answer" }).click();
      await frame.locator(".gap.shown").waitFor();
    },
  },
  "number-table": {
    label: "Rows shown at once, at most",
    value: "10",
    async use(frame) {
      await frame.getByLabel("Document").selectOption({ label: "harvest.md" });
      await frame.getByRole("status").getByText("12 numbers; the first 10 are shown").waitFor();
    },
  },
};

const MONTHS = ["January", "March", "May", "July", "August"];
const HARVEST = `# Harvest\n\n${MONTHS.map((name, at) => `In ${name} the farm sold ${1250 + 13 * at} kg of apples for $${310 + at}.`).join(" ")} The price of apples rose by 4.5 % within 2 years.\n`;

describe("the examples, as a person uses them", () => {
  let lectern: OpenedLectern;
  beforeAll(async () => {
    lectern = await openLectern();
    await lectern.addDocument("Farm", "harvest.md", HARVEST);
  });
  afterAll(() => lectern?.close());

  test.each(BUILT)("%s is dropped, placed, set, published, and read on a phone in both themes", async (name) => {
    const { page } = lectern;
    const shoot = async (what: string) => {
      if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${what}.png`) });
    };
    const folder = await readPluginFolder(join(EXAMPLES, name));
    const archive = Buffer.from(await packPlugin(folder)).toString("base64");
    await page.setViewportSize(DESK);
    await page.goto(new URL("/settings/plugins", page.url()).href);
    const carried = await page.evaluateHandle((base64) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
      data.items.add(new File([bytes], "plugin.zip", { type: "application/zip" }));
      return data;
    }, archive);
    await page.locator(".plugin-drop").dispatchEvent("drop", { dataTransfer: carried });
    await page.getByRole("dialog").getByRole("button", { name: "Install it" }).click();
    await page.getByRole("link", { name: folder.modules[0]?.name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ") }).waitFor();

    const route = `/${name}`;
    const id = await page.evaluate(async (route) => {
      const content = { layout: {}, components: [] };
      const body = JSON.stringify({ name: `Page with ${route.slice(1)}`, route, description: "", content });
      const headers = { "content-type": "application/json" };
      const made = await fetch("/api/v1/pages/", { method: "POST", body, headers });
      return ((await made.json()) as { id: string }).id;
    }, route);
    await page.goto(new URL(`/pages/${id}`, page.url()).href);
    const shown = name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");
    await page.getByRole("button", { name: `Add ${shown}` }).click();
    await frameOf(page);
    const example = USES[name];
    if (!example) throw new Error(`Say in this test how ${name} is used.`);
    const { label, value, use } = example;
    await page.getByLabel(label).fill(value);
    await page.getByText("Saved", { exact: true }).waitFor();
    await shoot("designer");
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("The page is published.").waitFor();

    await page.goto(new URL(`/p${route}`, page.url()).href);
    const frame = await frameOf(page);
    await use(frame);
    await expectAccessible(page);
    await shoot("desktop");
    await page.setViewportSize(PHONE);
    await lectern.setTheme("dark");
    expect(await widthOf(page)).toBeLessThanOrEqual(PHONE.width);
    const overflow = await frame.locator("body").evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await shoot("phone-dark");
    await lectern.setTheme("light");
    expect(lectern.errors).toEqual([]);
  });
});
