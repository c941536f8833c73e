import type { Locator, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { call } from "./support/api.ts";
import { holdReplies } from "./support/held-replies.ts";
import { openPlatform, type PlatformSession } from "./support/platform-session.ts";
import { installPlugin, pluginOf } from "./support/plugins.ts";

interface Subject {
  readonly control: Locator;
  /** Requests that store what is chosen. */
  readonly writes: RegExp;
  /** What loads it again; left out where the reply tells. */
  readonly reads?: RegExp;
  /** What is said when it could not be stored. */
  readonly refusal: RegExp;
}

describe("a choice whose reply takes long", () => {
  let session: PlatformSession;
  let page: Page;
  beforeAll(async () => {
    session = await openPlatform("the server");
    page = session.page;
    await session.logIn();
  });
  afterAll(() => session.close());

  let made = 0;
  /** Each test has things of its own. */
  const unused = (name: string) => `${name}${++made}`;
  const create = async <Body>(path: string, body: unknown) => (await call<Body>(page, "POST", path, body)).body;

  const SUBJECTS: Readonly<Record<string, () => Promise<Subject>>> = {
    async "a plugin on the list"() {
      const slug = unused("ListedPlugin");
      await installPlugin(page, slug, pluginOf(slug, ""));
      await session.open("/settings/plugins");
      const control = page.getByRole("switch", { name: `${slug} is on` });
      return {
        control,
        writes: /\/plugins\/[^/]+$/,
        reads: /\/plugins\//,
        refusal: /could not be switched off\. The disk/,
      };
    },
    async "a plugin on its page"() {
      const slug = unused("OwnPlugin");
      await installPlugin(page, slug, pluginOf(slug, ""));
      await session.open(`/settings/plugins/${slug}`);
      const control = page.getByRole("switch", { name: /^The plugin is/ });
      return {
        control,
        writes: /\/plugins\/[^/]+$/,
        reads: /\/plugins\//,
        refusal: /could not be switched off\. The disk/,
      };
    },
    async "a module of a plugin"() {
      const slug = unused("ModulePlugin");
      await installPlugin(page, slug, pluginOf(slug, ""));
      await session.open(`/settings/plugins/${slug}`);
      const control = page.getByRole("switch", { name: "Main is on" });
      return {
        control,
        writes: /\/modules\/[^/]+/,
        reads: /\/plugins\//,
        refusal: /could not be switched off\. The disk/,
      };
    },
    async "a setting"() {
      const name = unused("Held forecast");
      await create("/api/v1/settings/definitions", {
        id: unused("held.forecast"),
        name,
        category: "weather",
        type: "boolean",
        default_value: true,
      });
      await session.open("/settings");
      const control = page.getByRole("switch", { name });
      return {
        control,
        writes: /\/settings\/instances/,
        reads: /\/settings\/instances/,
        refusal: /Not saved\. The disk/,
      };
    },
  };

  test.each(Object.entries(SUBJECTS))(
    "%s: what was chosen last holds while and after it is stored",
    async (_, open) => {
      const { control, writes, reads } = await open();
      await expect.poll(() => control.isChecked()).toBe(true);
      const held = await holdReplies(page, writes);
      onTestFinished(held.end);
      await control.uncheck();
      const first = await held.next();
      await control.check();
      const told = page.waitForResponse((response) => {
        const request = response.request();
        return reads ? request.method() === "GET" && reads.test(request.url()) : request === first.request();
      });
      await first.continue();
      await (await told).finished();
      await painted(page);
      expect(await control.isChecked()).toBe(true);
      const second = await held.next();
      expect(await control.isChecked()).toBe(true);
      const stored = page.waitForResponse((response) => response.request() === second.request());
      await second.continue();
      await (await stored).finished();
      await page.reload();
      await expect.poll(() => control.isChecked()).toBe(true);
    },
  );

  test.each(Object.entries(SUBJECTS))("%s: a choice that is refused goes back, and why is said", async (_, open) => {
    const { control, writes, refusal } = await open();
    await expect.poll(() => control.isChecked()).toBe(true);
    const held = await holdReplies(page, writes);
    onTestFinished(held.end);
    await control.uncheck();
    const first = await held.next();
    expect(await control.isChecked()).toBe(false);
    await first.fulfill({ status: 507, json: { detail: "The disk is full." } });
    await page.getByText(refusal).first().waitFor();
    await expect.poll(() => control.isChecked()).toBe(true);
  });
});

/** Resolves when what arrived before is in the page. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
