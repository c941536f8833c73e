import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Page as PageOfApi } from "#core/workspace/pages/page.ts";
import { moduleData, pluginData } from "#core/plugins/testing/make-plugin.ts";
import { call } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { installPlugin } from "./support/plugins.ts";

const TYPE = "numbers.said";
const schema = (type: string) => ({ type: "object", properties: { said: { type } }, required: ["said"] });
const event = { event: { methods: ["sendMessage", "subscribeToMessages"], version: "1.0.0" } };

/** A module that says numbers and words, one that hears numbers, and one that expects words and hears none of it. */
function talkingPlugin(): Buffer {
  const sends = [{ type: TYPE, description: "What was said", contentSchema: { type: "object" } }];
  const hears = (type: string) => [{ type: TYPE, description: "What is heard", contentSchema: schema(type) }];
  const modules = [
    moduleData("Hearer", { priority: 1, required_services: event, messages: { sends: [], receives: hears("number") } }),
    moduleData("Strict", {
      priority: 2,
      required_services: event,
      messages: { sends: [{ ...sends[0], contentSchema: schema("number") }], receives: [] },
    }),
    moduleData("Teller", { priority: 3, required_services: event, messages: { sends, receives: [] } }),
  ];
  const bundle = `
    const say = (host) => {
      const button = (label, said) => ({ type: "button", label, onClick: () =>
        host.services.event.sendMessage({ type: "${TYPE}", content: { said } }).catch((error) =>
          host.show({ type: "text", text: error.message })) });
      host.show({ type: "group", children: [button("Say 7", 7), button("Say seven", "seven")] });
    };
    const mounts = {
      Teller: say,
      Strict: say,
      Hearer: async (host) => {
        await host.services.event.subscribeToMessages("${TYPE}", ({ content }) =>
          host.show({ type: "text", text: "Heard " + content.said }));
        host.show({ type: "text", text: "Nothing heard" });
      },
    };
    var Talk = { init() {}, get: async (name) => () => ({ mount: mounts[name.replace("./", "")] }) };`;
  const metadata = {
    plugin_data: pluginData({ slug: "Talk", plugin: { name: "Talk", permissions: ["storage.read"] } }),
    module_data: modules,
  };
  return Buffer.from(
    zipSync({ "plugin.json": strToU8(JSON.stringify(metadata)), "dist/remoteEntry.js": strToU8(bundle) }),
  );
}

describe("messages between modules of a page", () => {
  let app: AppSession;
  let page: Page;
  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    await installPlugin(page, "Talk", talkingPlugin());
    const fields = { name: "Talk", route: "/talk", content: { layout: {}, components: [] } };
    const { body } = await call<PageOfApi>(page, "POST", "/api/v1/pages/", fields);
    await page.goto(`${app.server.origin}/pages/${body.id}`);
    await controlled(page);
  });
  afterAll(() => app.close());

  const frameOf = (name: string) => page.frameLocator(`[data-block^="the-${name.toLowerCase()}"] iframe`);

  test("modules are offered by their priority", async () => {
    const entries = page.getByRole("region", { name: "Talk" }).getByRole("button");
    await expect.poll(() => entries.count()).toBe(3);
    expect(await entries.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual([
      "Add The Teller",
      "Add The Strict",
      "Add The Hearer",
    ]);
  });

  test("what the receiver did not declare is not given to it, and its author is told", async () => {
    for (const name of ["Teller", "Strict", "Hearer"]) {
      await page.getByRole("tab", { name: "Add" }).click();
      await page.getByRole("button", { name: `Add The ${name}` }).click();
    }
    await frameOf("Hearer").getByText("Nothing heard").waitFor();
    await frameOf("Teller").getByRole("button", { name: "Say seven" }).click();
    await page.getByRole("tab", { name: "Developer" }).click();
    await page.getByText(`Message refused: ${TYPE} {"said":"seven"}`).waitFor();
    await frameOf("Hearer").getByText("Nothing heard").waitFor();
    await frameOf("Teller").getByRole("button", { name: "Say 7" }).click();
    await frameOf("Hearer").getByText("Heard 7").waitFor();
  });

  test("what the sender did not declare is not sent, and it hears why", async () => {
    await frameOf("Strict").getByRole("button", { name: "Say seven" }).click();
    await frameOf("Strict").getByText(`The content of “${TYPE}”`).waitFor();
    await frameOf("Hearer").getByText("Heard 7").waitFor();
    expect(app.pageErrors).toEqual([]);
  });
});
