import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { call, createCollection, processed, read, upload } from "./support/api.ts";
import { controlled, openApp, stopServiceWorkers, type AppSession } from "./support/app-session.ts";

/** Takes some seconds to read, so that there is a middle to interrupt. */
const LONG = makePdf({
  pages: Array.from({ length: 150 }, (_, page) =>
    Array.from(
      { length: 40 },
      (_, line) => `Page ${page}, line ${line}: the tide comes in twice a day and goes out again.`,
    ),
  ),
});

describe("processing in the browser", () => {
  let app: AppSession;
  let collection: string;
  beforeAll(async () => {
    app = await openApp();
    const page = await app.openTab();
    collection = (await createCollection(page, "Tides")).id;
    await page.close();
  });
  afterAll(() => app.close());

  test("a document cut off by a closed tab is finished when the app is opened again", async () => {
    const page = await app.openTab();
    const { id } = (await upload(page, collection, "long.pdf", LONG)).body;
    await underWay(page, id);
    await page.close();

    const again = await app.openTab();
    expect(await processed(again, id)).toMatchObject({ status: "completed", metadata: { pages: 150 } });
    await again.close();
  });

  test("another open tab goes on where a closed one stopped", async () => {
    const leader = await app.openTab();
    const other = await app.openTab();
    const { id } = (await upload(leader, collection, "long again.pdf", variant(1))).body;
    await underWay(leader, id);
    await leader.close();

    expect(await processed(other, id)).toMatchObject({ status: "completed", metadata: { pages: 150 } });
    await other.close();
  });

  test("a stopped service worker and any number of reloads do not lose it either", async () => {
    const page = await app.openTab();
    const { id } = (await upload(page, collection, "long once more.pdf", variant(2))).body;
    await underWay(page, id);
    await stopServiceWorkers(app, page);
    for (let reload = 0; reload < 4; reload++) {
      await page.reload();
      await begun(page, id);
    }

    expect(await processed(page, id)).toMatchObject({ status: "completed" });
    await page.close();
  });

  test("files that cannot be read fail with a reason and take nothing else down", async () => {
    const page = await app.openTab();
    const bytes = (text: string) => new TextEncoder().encode(text);
    const files = [
      ["empty.pdf", new Uint8Array()],
      ["damaged.pdf", bytes("%PDF-1.7\nand then nothing of it")],
      ["cut off.pdf", LONG.slice(0, 3000)],
      ["not office.docx", bytes("PK\u0003\u0004 no archive at all")],
      ["not slides.ppt", bytes("\u00d0\u00cf\u0011\u00e0 no container")],
      ["good.md", bytes("# Good\n\nThis one is fine and speaks of herons.")],
    ] as const;
    const uploads = await Promise.all(files.map(([name, content]) => upload(page, collection, name, content)));
    const ends = await Promise.all(uploads.map(({ body }) => processed(page, body.id)));

    for (const [index, [name]] of files.entries()) {
      if (name === "good.md") expect(ends[index]).toMatchObject({ status: "completed" });
      else
        expect(ends[index], name).toMatchObject({
          status: "failed",
          metadata: { error: expect.stringMatching(/\w{3,}.*\./) },
        });
    }
    await page.close();
  });

  test("what is uploaded in the first moments of a first visit is kept and read", async () => {
    for (let visit = 0; visit < 4; visit++) {
      const context = await app.browser.newContext();
      const page = await context.newPage();
      await page.goto(app.server.origin);
      await controlled(page);
      const { id } = await createCollection(page, "First");
      const ended = await read(page, id, "first.md", new TextEncoder().encode(`# First\n\nVisit ${visit}.`));
      expect(ended).toMatchObject({ status: "completed" });
      await context.close();
    }
  });

  test("many files sent at once all come to an end, the same ones among them", async () => {
    const page = await app.openTab();
    const content = (number: number) => new TextEncoder().encode(`# Note\n\nNumber ${number % 20} speaks of terns.`);
    const sent = await Promise.all(
      Array.from({ length: 40 }, (_, number) => upload(page, collection, `note ${number}.md`, content(number))),
    );
    const ends = await Promise.all(sent.map(({ body }) => processed(page, body.id)));
    expect(ends.map(({ status }) => status)).toEqual(sent.map(() => "completed"));
    await page.close();
  });

  test("without the code that reads files, documents wait for it and lose no attempt", async () => {
    const context = await app.browser.newContext();
    const blocked = await context.newPage();
    let isBlocked = true;
    await context.route(/ingest\.worker/, (route) => (isBlocked ? route.abort() : route.continue()));
    await blocked.goto(app.server.origin);
    await controlled(blocked);
    const { id } = await createCollection(blocked, "Waiting");
    const { body } = await upload(blocked, id, "waits.md", new TextEncoder().encode("# Waits\n\nFor its reader."));
    const wake = () => blocked.evaluate(() => new BroadcastChannel("lectern-wake").postMessage("wake"));
    for (let tries = 0; tries < 5; tries++) {
      await wake();
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect((await call<Document>(blocked, "GET", `/api/documents/${body.id}`)).body.status).toBe("processing");

    isBlocked = false;
    await wake();
    expect(await processed(blocked, body.id)).toMatchObject({ status: "completed" });
    await context.close();
  });

  test("a text that was opened while it was read is shown once it has been read", async () => {
    const page = await app.openTab();
    const row = await read(page, collection, "rule.md", new TextEncoder().encode("Herons go first."));
    // The page hears that the document is being read, and by the time the list of documents comes, it has been read.
    await page.addInitScript(
      ({ id, early }) => {
        const send = window.fetch;
        let isRead = false;
        const listAllowed = new Promise<void>((resolve) =>
          addEventListener("test:read", () => {
            isRead = true;
            resolve();
          }),
        );
        window.fetch = async (input, init) => {
          const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
          if (pathname === "/api/documents") await listAllowed;
          if (isRead || !pathname.startsWith(`/api/documents/${id}`)) return send(input, init);
          if (pathname.endsWith(id)) return Response.json(early);
          return Response.json({ detail: "This document is still being read." }, { status: 404 });
        };
      },
      { id: row.id, early: { ...row, status: "processing", processed_at: null, metadata: {} } },
    );
    await page.goto(`${app.server.origin}/documents/${row.id}`);
    await page.locator(".viewer-body").getByText("Starting to read").waitFor();
    await page.evaluate(() => dispatchEvent(new Event("test:read")));
    await page.locator(".text-paragraph", { hasText: "Herons go first." }).waitFor();
    await page.close();
  });

  test("deleting a document while it is read leaves nothing of it", async () => {
    const page = await app.openTab();
    const { id } = (await upload(page, collection, "long and deleted.pdf", variant(3))).body;
    await underWay(page, id);

    expect((await call(page, "DELETE", `/api/documents/${id}`)).status).toBe(204);
    const next = (
      await upload(page, collection, "next.md", new TextEncoder().encode("# Next\n\nA word about curlews."))
    ).body;
    expect(await processed(page, next.id)).toMatchObject({ status: "completed" });
    expect((await call(page, "GET", `/api/documents/${id}`)).status).toBe(404);
    await page.close();
  });
});

/** Other bytes, so that nothing of an earlier run is used again. */
function variant(number: number): Uint8Array {
  return new Uint8Array([...LONG, ...new TextEncoder().encode(`\n% ${number}\n`)]);
}

/** Resolves when the tab has taken the document up, or is done with it already. */
async function begun(page: Page, id: string): Promise<void> {
  await page
    .waitForFunction(
      async () => ((await navigator.locks.query()).held ?? []).some((lock) => lock.name === "lectern-busy"),
      undefined,
      { timeout: 5_000 },
    )
    .catch(async (error) => {
      if ((await call<Document>(page, "GET", `/api/documents/${id}`)).body.status !== "completed") throw error;
    });
}

/** Resolves when some pages are read and the rest is not. */
async function underWay(page: Page, id: string): Promise<void> {
  for (;;) {
    const { body } = await call<Document>(page, "GET", `/api/documents/${id}`);
    if (body.status !== "processing") throw new Error(`Too late to interrupt: it is ${body.status} already.`);
    if (body.metadata.progress) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
