import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moduleData, pluginZip } from "#core/plugins/testing/make-plugin.ts";
import { openAppTab, type AppSession } from "./support/app-session.ts";
import { componentPlugin } from "./support/component-plugins.ts";
import { expectAccessible } from "./support/page-steps.ts";
import { installPlugin } from "./support/plugins.ts";

describe("what a person is told of a plugin", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test("a review keeps in sight what a plugin asks for, and says that a version is older and which modules go", async () => {
    const name = "Wide".repeat(200);
    const archive = (version: string, modules: readonly string[]) =>
      pluginZip({
        slug: "Wide",
        version,
        plugin: { name, description: name, permissions: ["api.access"] },
        modules: modules.map((module) => moduleData(module)),
      });
    const choose = (buffer: Uint8Array) =>
      page.locator('input[aria-label="Archive of a plugin"]').setInputFiles({
        name: "wide.zip",
        mimeType: "application/zip",
        buffer: Buffer.from(buffer),
      });
    await page.goto(new URL("/settings/plugins", page.url()).href);
    await choose(archive("2.0.0", ["One", "Two"]));
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Read and search your collections and documents").waitFor();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await dialog.getByRole("button", { name: "Install it", exact: true }).click();
    await page.getByRole("switch", { name: `${name} is on` }).waitFor();

    await choose(archive("1.0.0", ["One"]));
    await dialog.getByText("Version 1.0.0 is older than version 2.0.0, which is here, and takes its place.").waitFor();
    await dialog.getByText("The Two. Where they are on a page, the page says that they are missing.").waitFor();
    await dialog.getByRole("button", { name: "Install the older version" }).click();
    await page.getByText("went back from 2.0.0 to 1.0.0.").waitFor();
  });

  test("a permission is withdrawn on the plugin's page, and its module at work is started again without it", async () => {
    const module = `(node, { services }) => services.api.get("/api/collections/").then(
      () => void (node.textContent = "It may"),
      (error) => void (node.textContent = "It may not: " + error.status),
    )`;
    const archive = componentPlugin({
      slug: "Curious",
      modules: { Asks: module },
      metadata: { Asks: { required_services: { api: { methods: ["get"], version: "1.0.0" } } } },
      sharesReact: false,
      permissions: ["api.access", "network.request"],
    });
    await installPlugin(page, "Curious", archive);
    await page.goto(new URL("/settings/plugins/Curious", page.url()).href);
    await page.getByRole("button", { name: "Try it here" }).click();
    const inside = page.frameLocator(".plugin-module iframe").frameLocator("iframe");
    await inside.getByText("It may", { exact: true }).waitFor();
    const mayRead = page.getByRole("switch", { name: "Read and search your collections" });
    await mayRead.click();
    await inside.getByText("It may not: 403").waitFor();
    await expectAccessible(page);
    await page.reload();
    await mayRead.waitFor();
    expect(await mayRead.isChecked()).toBe(false);
    expect(await page.getByRole("switch", { name: "Send requests to other web sites" }).count()).toBe(0);
    await mayRead.click();
    await page.getByRole("button", { name: "Try it here" }).click();
    await inside.getByText("It may", { exact: true }).waitFor();
  });

  test("no error went uncaught", () => {
    expect(app.pageErrors).toEqual([]);
  });
});
