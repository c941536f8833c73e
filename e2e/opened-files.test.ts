import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { call } from "./support/api.ts";
import { controlled, openApp, type AppSession } from "./support/app-session.ts";

describe("files from outside the page", () => {
  let app: AppSession;
  let elsewhere: Server;
  beforeAll(async () => {
    app = await openApp();
    elsewhere = createServer(({ url = "" }, response) => {
      const hides = url.includes("hides");
      const shared: Shared = url.includes("address")
        ? { text: "Owls at night https://owls.example/night" }
        : url.includes("words")
          ? { text: "The owls of the mill hunt at night." }
          : { file: `${hides ? "hidden" : "plain"}.md` };
      if (hides) response.setHeader("referrer-policy", "no-referrer");
      response.setHeader("content-type", "text/html");
      response.end(`<!doctype html><title>Elsewhere</title><script>${submit.toString()}
        submit(${JSON.stringify(app.server.origin)}, ${JSON.stringify(shared)});</script><body></body>`);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => elsewhere.once("listening", resolve));
  });
  afterAll(async () => {
    elsewhere.close();
    await app.close();
  });

  /** A page as the installed app shows it; a tab otherwise. */
  async function openInstalled(): Promise<Page> {
    const page = await app.context.newPage();
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => (query.includes("standalone") ? { ...real(query), matches: true } : real(query));
    });
    await page.goto(app.server.origin);
    await controlled(page);
    return page;
  }

  /** As the system's share dialog does: a navigation with no page behind it. */
  async function share(page: Page, path = "hides"): Promise<void> {
    await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/${path}`);
    await page.waitForURL((url) => url.origin === app.server.origin && url.pathname === "/");
    await controlled(page);
  }

  test("a form of another web site adds nothing and asks nothing, whether it hides where it is or not", async () => {
    await (await app.openTab()).close();
    for (const path of ["says", "hides"]) {
      const page = await app.context.newPage();
      await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/${path}`);
      await page.waitForURL((url) => url.origin === app.server.origin && url.pathname === "/");
      await controlled(page);
      await page.getByRole("link", { name: "Lectern" }).first().waitFor();
      await expect.poll(() => page.evaluate(() => caches.has("lectern-shared"))).toBe(false);
      expect(new URL(page.url()).search).toBe("");
      expect(await page.getByRole("dialog").count()).toBe(0);
      expect(await named(page, "plain.md")).toBe(0);
      expect(await named(page, "hidden.md")).toBe(0);
      await page.close();
    }
  });

  test("what the system shares waits over a reload and a closed tab, and is added once when it is confirmed", async () => {
    const page = await openInstalled();
    await share(page);
    await page.getByRole("dialog", { name: "Add 1 shared file?" }).waitFor();
    expect(await named(page, "hidden.md")).toBe(0);
    await page.reload();
    await page.getByRole("dialog", { name: /^Add 1 shared file/ }).waitFor();
    await page.close();

    const next = await app.openTab();
    const dialog = next.getByRole("dialog", { name: /^Add 1 shared file/ });
    await dialog.getByText("hidden.md").waitFor();
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => named(next, "hidden.md"), { timeout: 60_000 }).toBe(1);
    expect(await next.evaluate(() => caches.has("lectern-shared"))).toBe(false);
    await next.reload();
    await controlled(next);
    expect(await named(next, "hidden.md")).toBe(1);
    await next.close();
  });

  test("what is discarded is gone", async () => {
    const page = await openInstalled();
    await share(page);
    const before = await named(page, "hidden.md");
    await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => caches.has("lectern-shared"))).toBe(false);
    expect(await named(page, "hidden.md")).toBe(before);
    await page.close();
  });

  test("a shared web address is asked about, and nothing is fetched before that", async () => {
    const page = await openInstalled();
    await share(page, "hides-address");
    const dialog = page.getByRole("dialog", { name: "Add from the web" });
    await dialog.waitFor();
    expect(await dialog.getByLabel("Address").inputValue()).toBe("https://owls.example/night");
    await page.reload();
    await dialog.waitFor();
    expect(await dialog.getByLabel("Address").inputValue()).toBe("https://owls.example/night");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.reload();
    await page.getByRole("link", { name: "Lectern" }).first().waitFor();
    expect(await dialog.count()).toBe(0);
    expect(app.foreign.asked).toEqual([]);
    await page.close();
  });

  test("a shared text is added as a file once it is confirmed", async () => {
    const page = await openInstalled();
    await share(page, "hides-words");
    const dialog = page.getByRole("dialog", { name: "Add 1 shared file?" });
    await dialog.getByText("The owls of the mill hunt at night.md").waitFor();
    const [outer, title] = await Promise.all([dialog.boundingBox(), dialog.getByRole("heading").boundingBox()]);
    expect((title?.x ?? 0) - (outer?.x ?? 0), "pixels from the edge of the dialog to its title").toBeGreaterThan(12);
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => named(page, "The owls of the mill hunt at night.md"), { timeout: 60_000 }).toBe(1);
    await page.close();
  });

  test("files opened with the installed app wait in the same way", async () => {
    const page = await app.context.newPage();
    await page.addInitScript(() => {
      const getFile = async () => new File(["# Opened\n\nA word about dunlins."], "opened größe.md");
      const setConsumer = (consumer: (launch: object) => void) => consumer({ files: [{ getFile }] });
      Object.defineProperty(window, "launchQueue", { value: { setConsumer } });
    });
    await page.goto(app.server.origin);
    await controlled(page);
    const dialog = page.getByRole("dialog", { name: /^Add 1 shared file/ });
    await dialog.getByText("opened größe.md").waitFor();
    expect(await named(page, "opened größe.md")).toBe(0);
    await dialog.getByRole("button", { name: "Add" }).click();
    await expect.poll(() => named(page, "opened größe.md"), { timeout: 60_000 }).toBe(1);
    await page.close();
  });
});

interface Shared {
  /** Name of a file. */
  readonly file?: string;
  /** As programs share a page: its title and address as one text. */
  readonly text?: string;
}

/** Runs in a page of another site. */
function submit(origin: string, { file, text = "" }: Shared): void {
  const transfer = new DataTransfer();
  if (file !== undefined) transfer.items.add(new File(["# Shared\n\nA word about plovers."], file));
  const input = Object.assign(
    document.createElement("input"),
    file === undefined ? { name: "text", value: text } : { type: "file", name: "files", files: transfer.files },
  );
  const form = Object.assign(document.createElement("form"), {
    method: "POST",
    action: `${origin}/share`,
    enctype: "multipart/form-data",
  });
  form.append(input);
  document.documentElement.append(form);
  form.submit();
}

/** How many documents have the name. */
async function named(page: Page, name: string): Promise<number> {
  const { body } = await call<Document[]>(page, "GET", "/api/documents/");
  return body.filter(({ original_filename }) => original_filename === name).length;
}
