import { mkdir, readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { call } from "./support/api.ts";
import { controlled, keptForOffline, openAppTab, type AppSession } from "./support/app-session.ts";
import { addFiles, expectAccessible } from "./support/page-steps.ts";
import { DESK, PHONE, SMALLEST, widthOf } from "./support/screens.ts";
import { startWitnesses } from "./support/witnesses.ts";

const QUESTION = "When was the lighthouse built?";
const LIGHTHOUSE = makePdf({
  title: "The lighthouse",
  pages: [["The lighthouse was built in 1896.", "Its keeper was called Ingrid Solheim."]],
});
const QUESTIONS = [{ id: "1", question: QUESTION, ground_truth: "1896", category: "date" }];

/** A worker made of a text is refused, so this one is served beside the app: it asks for the address after its own `?`. */
const ASKING_WORKER = new Map([
  ["/assets/asks.js", new TextEncoder().encode("fetch(location.search.slice(1)).catch(() => undefined);")],
]);

/** Milliseconds: a loaded machine with two cores is slow. */
const SLOW = { timeout: 60_000 };

interface Ledger {
  readonly since: string;
  readonly rows: readonly { readonly host: string; readonly requests: number; readonly refused: number }[];
}

describe("with every foreign host out of reach from the first byte", () => {
  let app: AppSession;
  let page: Page;
  // One of the ways out ends the page of Chromium's build without windows.
  beforeAll(async () => void ({ app, page } = await openAppTab(DESK, { files: ASKING_WORKER, whole: true })));
  afterAll(() => app.close());

  const ownHost = () => new URL(app.server.origin).host;
  const openPrivacy = async () => {
    await page.evaluate(() => document.querySelector<HTMLElement>("#main")?.focus());
    await page.goto(`${app.server.origin}/settings/privacy`);
    await page.getByRole("heading", { name: "Privacy", level: 1 }).waitFor();
  };
  const ask = async () => {
    await page.goto(`${app.server.origin}/`);
    await page.locator("[data-ask]").fill(QUESTION);
    await page.keyboard.press("Enter");
    await page.locator(".answer-text").getByText("1896").first().waitFor();
    // While the answer is under way, Enter asks nothing.
    await page.locator(".composer-send[type=submit]").waitFor();
  };

  test("a PDF is added, asked, cited and opened at its words", async () => {
    await addFiles(page, [{ name: "lighthouse.pdf", mimeType: "application/pdf", buffer: Buffer.from(LIGHTHOUSE) }]);
    await page.getByText("1 document can answer").waitFor();
    await ask();
    await page.locator(".cite").first().click();
    await page.locator(".pdf-mark").first().waitFor();
  });

  test("it is summed up and listed, a follow-up finds whom it means, and the answer is saved as one file", async () => {
    for (const question of ["Summarize all documents", "Which documents mention the keeper?"]) {
      await page.goto(`${app.server.origin}/`);
      await page.locator("[data-ask]").fill(question);
      await page.keyboard.press("Enter");
      await page.locator(".answer-text .cite").first().waitFor();
    }
    await ask();
    await page.locator("[data-ask]").fill("Who was its keeper?");
    await page.keyboard.press("Enter");
    await page.locator(".answer-text").getByText("Ingrid Solheim").first().waitFor();
    const [saved] = await Promise.all([
      page.waitForEvent("download", SLOW),
      page.getByRole("button", { name: "Save" }).last().click(),
    ]);
    const html = await readFile(await saved.path(), "utf8");
    expect(html).toContain("Ingrid Solheim");
    expect(html).not.toMatch(/(?:src|srcset)=|<link|<script/);
  });

  test("its passages are found, and it is evaluated", async () => {
    await page.goto(`${app.server.origin}/search`);
    await page.getByRole("searchbox").fill("keeper Ingrid");
    await page.keyboard.press("Enter");
    await page.locator(".source-text strong", { hasText: "Ingrid" }).first().waitFor();
    await page.goto(`${app.server.origin}/evaluation`);
    const buffer = Buffer.from(JSON.stringify(QUESTIONS));
    await page
      .locator('input[aria-label="File of questions"]')
      .setInputFiles({ name: "questions.json", mimeType: "application/json", buffer });
    await page.getByRole("button", { name: "Start the evaluation" }).click();
    await page.getByText("1 of 1 asked").waitFor();
  });

  test("the ledger says that nothing went to another host, and what went to this one", async () => {
    await openPrivacy();
    await page.getByRole("heading", { name: "0 requests to other hosts" }).waitFor();
    await page.getByRole("list", { name: "Hosts" }).getByText("Files of this program itself.").waitFor();
    await expectAccessible(page);
    const { rows } = await download(page);
    expect(rows.map(({ host }) => host)).toEqual(rows.map(() => ownHost()));
    expect(rows.reduce((sum, { requests }) => sum + requests, 0)).toBeGreaterThan(5);
    expect(app.foreign.asked).toEqual([]);
  });

  test("every known way out is tried and stopped, and the ledger saw none of them go", async () => {
    await page.getByRole("button", { name: "Try to leak" }).press("Enter");
    await page.getByText(/All 13 were stopped\. The count above saw no request to leak-/).waitFor();
    const tried = await page
      .locator("[data-attempt]")
      .evaluateAll((all) => all.map((each) => [each.getAttribute("data-attempt"), each.getAttribute("data-stopped")]));
    expect(tried).toHaveLength(13);
    expect(tried.filter(([, stopped]) => stopped !== "true")).toEqual([]);
    await expectAccessible(page);

    const { rows } = await download(page);
    const leaks = rows.filter(({ host }) => host.endsWith(".invalid"));
    expect(leaks).not.toEqual([]);
    for (const { requests, refused } of leaks) expect([requests, refused > 0]).toEqual([0, true]);
    expect(app.foreign.asked).toEqual([]);
    const { body } = await call<{ name: string }[]>(page, "GET", "/api/collections/");
    expect(body.map(({ name }) => name)).not.toContain("Leak test");
  });

  test("a request that does go out is counted, and counting anew forgets it", async () => {
    // On this machine the policy of the tests lets it go; nothing listens there.
    await page.evaluate(() => fetch("http://127.0.0.1:9/", { method: "POST", body: "x" }).catch(() => undefined));
    const host = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "127.0.0.1:9" }) });
    await host.getByText("1 request, size not known").waitFor();
    await host.getByText("(this machine)").waitFor();
    await page.getByRole("button", { name: "Start counting again" }).press("Enter");
    await host.waitFor({ state: "detached" });
    expect((await download(page)).rows.filter(({ host }) => host !== ownHost())).toEqual([]);
  });

  test("whatever way a page or a worker asks, it is counted where it goes out and where it is stopped", async () => {
    const goes = ["fetch", "xhr", "beacon", "events", "wasm", "worker"] as const;
    const stopped = ["image", "style", "font", "module", "socket"] as const;
    const witnesses = await startWitnesses([...goes, ...stopped]);
    const { of } = witnesses;
    try {
      const hosts = Object.fromEntries(Object.entries(of).map(([name, { host }]) => [name, host]));
      await page.evaluate(askEveryWay, hosts);
      const counted = async () => {
        const { rows } = await download(page);
        return (name: keyof typeof of) => {
          const own = rows.filter(({ host }) => host === of[name].host);
          return {
            out: own.reduce((sum, { requests }) => sum + requests, 0),
            refused: own.reduce((sum, { refused }) => sum + refused, 0),
          };
        };
      };
      // The page asks for the count every few seconds.
      const shown = page.getByRole("list", { name: "Hosts" }).getByRole("listitem");
      for (const name of [...goes, ...stopped]) await shown.filter({ hasText: of[name].host }).waitFor(SLOW);
      const by = await counted();
      for (const name of goes)
        expect([name, of[name].reached() > 0, by(name).out >= of[name].reached()]).toEqual([name, true, true]);
      for (const name of stopped) expect([name, of[name].reached(), by(name).out]).toEqual([name, 0, 0]);
    } finally {
      await witnesses.close();
    }
    await page.getByRole("button", { name: "Start counting again" }).press("Enter");
  });

  test("it fits a narrow phone, in both themes", async () => {
    await page.setViewportSize(SMALLEST);
    await page.getByRole("button", { name: "Try to leak" }).click();
    await page.getByText(/All 13 were stopped/).waitFor();
    expect(await widthOf(page)).toBeLessThanOrEqual(SMALLEST.width);
    await expectAccessible(page);
    await shots(page);
    await page.setViewportSize(DESK);
  });

  test("a collection is made that never leaves, by keyboard, and is named as such", async () => {
    await page.goto(`${app.server.origin}/`);
    await page.getByRole("button", { name: "New collection" }).first().click();
    const dialog = page.getByRole("dialog", { name: "New collection" });
    await dialog.getByLabel("Name").fill("Diary");
    await dialog.getByLabel("Never leaves this device").press("Space");
    await expectAccessible(page);
    await dialog.getByLabel("Name").press("Enter");
    await page.getByText("Never leaves this device.").waitFor();
    await openPrivacy();
    await page.getByRole("main").getByRole("link", { name: "Diary" }).waitFor();
  });

  test("one that could travel is moved with what is in it, and answers as before", async () => {
    await page.goto(`${app.server.origin}/`);
    await page.getByRole("link", { name: /My documents/ }).click();
    await page.getByRole("link", { name: "lighthouse.pdf" }).waitFor();
    const before = page.url();
    await page.getByRole("button", { name: "Change" }).click();
    await page.getByLabel("Never leaves this device").check();
    await page.getByText("Exports made before still hold it.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Never leaves this device.").waitFor();
    await page.getByRole("link", { name: "lighthouse.pdf" }).waitFor();
    expect(page.url()).not.toBe(before);
    await ask();
    await page.getByText(/Kept on this device: .* no hosted model was given any of this/).waitFor();
  });

  test("all of it again without a network, and still nobody was asked", async () => {
    await keptForOffline(page);
    await app.pullThePlug();
    await page.reload();
    await controlled(page);
    await ask();
    await openPrivacy();
    await page.getByRole("heading", { name: "0 requests to other hosts" }).waitFor();
    expect(app.foreign.asked).toEqual([]);
    expect(app.pageErrors).toEqual([]);
  });
});

/** Runs in the page: one request to each host, in the way that it is named after. */
function askEveryWay(hosts: Readonly<Record<string, string>>): void {
  const at = (name: string) => `http://${hosts[name] ?? ""}/`;
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  quietly(fetch(at("fetch"), { method: "POST", body: "x" }));
  const request = new XMLHttpRequest();
  request.open("GET", at("xhr"));
  request.send();
  navigator.sendBeacon(at("beacon"), "x");
  const events = new EventSource(at("events"));
  events.addEventListener("open", () => events.close());
  quietly(WebAssembly.instantiateStreaming(fetch(at("wasm"))));
  new Worker(`/assets/asks.js?${at("worker")}`).addEventListener("error", () => undefined);
  new Image().src = at("image");
  const box = document.createElement("div");
  box.style.backgroundImage = `url(${at("style")})`;
  document.body.append(box);
  quietly(new FontFace("Nobody", `url(${at("font")})`).load());
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href: at("module") }));
  new WebSocket(at("socket").replace("http", "ws")).addEventListener("error", () => undefined);
}

async function download(page: Page): Promise<Ledger> {
  const [saved] = await Promise.all([
    page.waitForEvent("download", SLOW),
    page.getByRole("button", { name: "Download as JSON" }).click(),
  ]);
  return JSON.parse(await readFile(await saved.path(), "utf8")) as Ledger;
}

/** Pictures to look at, where a folder for them is named. */
async function shots(page: Page): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const [name, size] of Object.entries({ phone: PHONE, desk: DESK, smallest: SMALLEST }))
    for (const theme of ["light", "dark"]) {
      await page.setViewportSize(size);
      await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
      await page.screenshot({ path: `${folder}/${name}-${theme}.png`, fullPage: true });
    }
}
