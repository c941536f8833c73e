import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newPerson } from "#contract/platform/people.ts";
import { performRequest } from "#contract/request.ts";
import { startProcess } from "#sync-server/testing/start-process.ts";
import { createCollection, read } from "./support/api.ts";
import { controlled, openAppTab, type AppSession } from "./support/app-session.ts";
import { clearStorage } from "./support/clear-storage.ts";
import { expectAccessible } from "./support/page-steps.ts";

const TEXT = "# Harbour\n\nThe archive moved to the harbour building in March 1987.";
const QUESTION = "When did the archive move to the harbour building?";

describe("a backup", () => {
  let app: AppSession;
  let page: Page;
  let backup: string;
  beforeAll(async () => void ({ app, page } = await openAppTab()));
  afterAll(() => app.close());

  test("is no matter for who is new", async () => {
    await page.getByText("Your files stay on this device.").waitFor();
    expect(await page.getByText("Your documents were here before").count()).toBe(0);
    await page.getByRole("link", { name: "Bring in a backup" }).waitFor();
  });

  test("is made with one click, and downloaded", async () => {
    const { id } = await createCollection(page, "Harbour");
    await read(page, id, "harbour.md", new TextEncoder().encode(TEXT));
    await page.goto(`${app.server.origin}/settings/storage`);
    await controlled(page);
    await page.getByRole("button", { name: "Make a backup" }).click();
    await page.getByText("The backup is ready.").waitFor();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download it" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^lectern-backup-.*\.zip$/);
    backup = await download.path();
    expect((await readFile(backup)).subarray(0, 2).toString()).toBe("PK");
  });

  test("is offered after the browser cleared its storage, and answers with its source again", async () => {
    await page.waitForFunction(() => localStorage.getItem("lectern-has-data") === "yes");
    await page.close();
    await clearStorage(app.context, app.server.origin, "/robots.txt");

    page = await app.openTab();
    await page.getByText("Your documents were here before").waitFor();
    await expectAccessible(page);
    await page.getByLabel("A backup to bring in").setInputFiles(backup);
    await page.getByText("1 document can answer").waitFor();

    await page.getByRole("textbox").first().fill(QUESTION);
    await page.keyboard.press("Enter");
    await page.locator(".answer, .message").getByText("March 1987").first().waitFor();
    await page.getByText("harbour.md").first().waitFor();
  });

  test("brought in a second time changes nothing, and says so", async () => {
    await page.goto(`${app.server.origin}/settings/storage`);
    await controlled(page);
    await page.getByLabel("A backup to bring in").setInputFiles(backup);
    await page.getByText("Nothing was changed.").waitFor();
    expect(app.pageErrors).toEqual([]);
  });

  test("goes from the browser to a server, and from a server to the browser", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "lectern-backup-"));
    const { child, ready, ended } = startProcess({ DATA_DIR: dataDir, PAGE_DIR: join(dataDir, "no-page") });
    try {
      const origin = await ready;
      // Another person's id there: what names the owner names them.
      const { token } = await newPerson((request) => performRequest({ request, origin }), "cookies");
      const server = { origin, headers: { authorization: `Bearer ${token}` } };
      expect(await bringTo(server, await readFile(backup))).toMatchObject({ status: "completed", error: null });
      const search = await onServer(server, "POST", "/api/search_u/", { query: QUESTION });
      expect(await search.text()).toContain("March 1987");

      await onServer(server, "POST", "/api/collections/", { name: "Made on the server", description: "Only there" });
      const begun = (await (await onServer(server, "POST", JOBS, { job_type: "export" })).json()) as EndedJob;
      const made = await done(server, begun.id);
      const zip = await (await fetch(`${origin}/api/v1/exports/${made.id}`, { headers: server.headers })).arrayBuffer();
      await page.getByLabel("A backup to bring in").setInputFiles({
        name: "from-server.zip",
        mimeType: "application/zip",
        buffer: Buffer.from(zip),
      });
      await page.getByText(/things? came in/).waitFor();
      await page.getByRole("link", { name: "Made on the server" }).first().waitFor({ state: "attached" });
      // The same document on both: there already.
      const documents = await page.evaluate(async () => (await fetch("/api/documents/")).json());
      expect(documents).toHaveLength(1);
    } finally {
      child.kill();
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

const JOBS = "/api/v1/jobs";

interface Server {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

const onServer = ({ origin, headers }: Server, method: string, path: string, body: unknown) =>
  fetch(origin + path, {
    method,
    body: JSON.stringify(body),
    headers: { ...headers, "content-type": "application/json" },
  });

interface EndedJob {
  readonly id: string;
  readonly status: string;
  readonly error: string | null;
}

async function done({ origin, headers }: Server, id: string): Promise<EndedJob> {
  for (;;) {
    const job = (await (await fetch(`${origin}${JOBS}/${id}`, { headers })).json()) as EndedJob & {
      completed_at: string | null;
    };
    if (job.completed_at !== null) return job;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function bringTo(server: Server, zip: Buffer<ArrayBuffer>): Promise<EndedJob> {
  const form = new FormData();
  form.set("file", new File([zip], "backup.zip"));
  const answer = await fetch(`${server.origin}/api/v1/imports`, {
    headers: server.headers,
    method: "POST",
    body: form,
  });
  expect(answer.status).toBe(201);
  return done(server, ((await answer.json()) as EndedJob).id);
}
