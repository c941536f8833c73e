import type { Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { ChatMessage as Message, ChatSession as Session } from "#core/chat/chat.ts";
import type { Document } from "#core/library/documents/document.ts";
import { call, createCollection, listed, upload } from "./support/api.ts";
import { addFiles, addFilesSomewhere, expectAccessible, markdown } from "./support/page-steps.ts";
import { inStep, openSyncedDevices, strip, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const SLOW = { timeout: 60_000 };
const MEGABYTE = 1024 * 1024;

describe("two browsers over one server", () => {
  let world: SyncedDevices;
  let a: SyncedDevice;
  let b: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices();
    [a, b] = await Promise.all([world.openDevice(), world.openDevice()]);
  });
  afterAll(() => world?.close());
  // A step that failed may have left the server ended, the network cut or a page elsewhere.
  beforeEach(async () => {
    world.network.fate = undefined;
    if (!world.isRunning()) await world.startServer();
    if (a.page.isClosed()) a = { ...a, page: await a.openTab() };
    for (const { page } of [a, b]) if (new URL(page.url()).pathname !== "/") await page.goto(world.origin);
  });

  test("the strip says when everything is in step", async () => {
    await Promise.all([inStep(a.page), inStep(b.page)]);
  });

  test("an edit costs one request here and one there", async () => {
    const asked = () => world.network.passed.flatMap((each) => /\/sync\/(?:push|pull)\b/.exec(each) ?? []);
    // Both look once more when the server's events begin.
    await a.page.waitForTimeout(2000);
    const before = asked().length;
    await createCollection(a.page, "Letters");
    await expect.poll(() => names(b.page), SLOW).toContain("Letters");
    await a.page.waitForTimeout(2000);
    expect(asked().slice(before)).toEqual(["/sync/push", "/sync/pull"]);
  });

  test("a document dropped in one is listed, found and opened in the other, which never read it", async () => {
    await addFiles(a.page, [
      markdown("ferry.md", "# Timetable\n\nThe last ferry leaves the island at half past nine."),
    ]);
    await b.page.getByText("1 document can answer").waitFor();
    const { id } = await listed(b.page, "ferry.md");
    await expect.poll(() => found(b.page, "last ferry"), SLOW).toContain(id);
    expect(readers(a.page), "who reads files runs this worker").toBe(1);
    expect(readers(b.page)).toBe(0);

    await b.page.goto(`${world.origin}/documents/${id}`);
    await b.page.getByText("The last ferry leaves the island").first().waitFor();
    await b.page.goto(world.origin);
  });

  test("a document renamed, moved and tagged in one is so in the other, which never read it", async () => {
    const { id, collection_id } = await listed(a.page, "ferry.md");
    const { id: piers } = await createCollection(a.page, "Piers");
    const change = { original_filename: "Timetable", collection_id: piers, tags: ["boats"] };
    expect((await call(a.page, "PUT", `/api/documents/${id}`, change)).status).toBe(200);
    const there = async () => (await call<Document>(b.page, "GET", `/api/documents/${id}`)).body;
    await expect
      .poll(there, SLOW)
      .toMatchObject({ original_filename: "Timetable.md", collection_id: piers, tags: ["boats"] });
    await expect.poll(() => found(b.page, "last ferry"), SLOW).toContain(id);
    expect(readers(b.page)).toBe(0);
    await call(b.page, "PUT", `/api/documents/${id}`, { original_filename: "ferry.md", collection_id, tags: [] });
    await call(b.page, "DELETE", `/api/collections/${piers}`);
    await expect.poll(() => names(a.page), SLOW).not.toContain("Piers");
    expect((await call<Document>(a.page, "GET", `/api/documents/${id}`)).body.collection_id).toBe(collection_id);
  });

  test("a document copied in one is in the other, and gone from there once it is deleted", async () => {
    const { id, collection_id } = await listed(a.page, "ferry.md");
    const copy = (await call<Document>(a.page, "POST", `/api/documents/${id}/copy`, { collection_id })).body.id;
    const status = async () => (await call(b.page, "GET", `/api/documents/${copy}`)).status;
    await expect.poll(status, SLOW).toBe(200);
    await call(a.page, "DELETE", `/api/documents/${copy}`);
    await expect.poll(status, SLOW).toBe(404);
    expect((await call(b.page, "GET", `/api/documents/${id}`)).status).toBe(200);
  });

  test("a chat pinned, tagged and archived in one is so in the other, and so is one that continues it", async () => {
    const { id } = (await call<Session>(a.page, "POST", "/api/chat/sessions", { name: "Piers" })).body;
    await call(a.page, "POST", "/api/chat/message", { session_id: id, message: "When does the last ferry leave?" });
    const [asked, answered] = (await call<Message[]>(a.page, "GET", `/api/chat/messages?session_id=${id}`)).body;
    const change = { pinned: true, archived: true, tags: ["boats"] };
    expect((await call(a.page, "PUT", `/api/chat/sessions/${id}`, change)).status).toBe(200);
    const branch = { message_id: answered?.id };
    const fresh = (await call<Session>(a.page, "POST", `/api/chat/sessions/${id}/branch`, branch)).body;
    const there = async () => (await call<Session[]>(b.page, "GET", "/api/chat/sessions")).body;
    await expect.poll(there, SLOW).toContainEqual(expect.objectContaining({ id, ...change }));
    await expect.poll(there, SLOW).toContainEqual(expect.objectContaining({ id: fresh.id, message_count: 2 }));
    const copies = (await call<Message[]>(b.page, "GET", `/api/chat/messages?session_id=${fresh.id}`)).body;
    expect(copies.map(({ content }) => content)).toEqual([asked?.content, answered?.content]);
    const found = await call<{ session_id: string }[]>(b.page, "GET", "/api/chat/search?query=last%20ferry%20leave");
    expect(found.body.map(({ session_id }) => session_id).toSorted()).toEqual([id, fresh.id].toSorted());
    for (const each of [id, fresh.id]) await call(a.page, "DELETE", `/api/chat/sessions/${each}`);
    await expect.poll(there, SLOW).toEqual([]);
  });

  test("a document that a script gives to the server appears in the page", async () => {
    const [collection] = (await call<Collection[]>(a.page, "GET", "/api/collections/")).body;
    const form = new FormData();
    form.set("collection_id", collection?.id ?? "");
    form.set("file", new File(["# Heron\n\nThe heron stands in the reeds at dawn."], "heron.md"));
    expect((await fetch(`${world.origin}/api/documents/`, { method: "POST", body: form })).status).toBe(201);
    await a.page.getByText("2 documents can answer").waitFor();
    const { id } = await listed(a.page, "heron.md");
    await expect.poll(() => found(a.page, "heron reeds"), SLOW).toContain(id);
  });

  test("what never leaves a device stays on it, and its page does not say otherwise", async () => {
    const body = { name: "Diary", description: "Nobody's business", never_leaves: true };
    const { id } = (await call<Collection>(a.page, "POST", "/api/collections/", body)).body;
    await a.page.goto(`${world.origin}/collections/${id}`);
    await addFiles(a.page, [markdown("secret.md", "# Secret\n\nThe key lies under the third stone.")]);
    const secret = (await listed(a.page, "secret.md")).id;
    await expect.poll(() => found(a.page, "third stone"), SLOW).toContain(secret);
    await a.page.getByText("Never leaves this device.").waitFor();
    expect(await a.page.getByText(/by the Lectern server/).count()).toBe(0);
    // What was made later has arrived: the other would have, too.
    await createCollection(a.page, "Made after the diary");
    await expect.poll(() => names(b.page), SLOW).toContain("Made after the diary");
    expect(await names(b.page)).not.toContain("Diary");
    expect(await found(b.page, "third stone")).not.toContain(secret);
    expect(await namesOnServer()).not.toContain("Diary");
    await call(a.page, "DELETE", `/api/collections/${id}`);
    await a.page.goto(world.origin);
  });

  test("of two edits made apart the later counts, the other is kept and can be taken; a deletion stays one", async () => {
    const [moors, tides] = await Promise.all([createCollection(a.page, "Moors"), createCollection(a.page, "Tides")]);
    await b.page.getByRole("link", { name: /Tides/ }).waitFor();
    await world.killServer();
    await rename(a.page, moors.id, "Moors of the north");
    await rename(b.page, moors.id, "Moors of the south");
    await call(a.page, "DELETE", `/api/collections/${tides.id}`);
    await rename(b.page, tides.id, "Tides and winds");
    await strip(a.page)
      .getByText(/Offline, \d+ changes only here/)
      .waitFor();

    await world.startServer();
    await expect.poll(() => names(a.page), SLOW).toContain("Moors of the south");
    await expect.poll(async () => isSame(await names(a.page), await names(b.page)), SLOW).toBe(true);
    await a.page.goto(`${world.origin}/settings/account`);
    const lost = a.page.getByRole("listitem").filter({ hasText: "Moors of the north" });
    const name = lost.getByRole("group", { name: "Name" });
    await name
      .getByRole("definition")
      .filter({ hasText: /Moors of the south.*Written on “.+”/s })
      .waitFor();
    await name
      .getByRole("definition")
      .filter({ hasText: /Moors of the north.*Written on this device/s })
      .waitFor();
    expect(await lost.textContent()).not.toMatch(/[{}[\]"]|[0-9a-f]{8}-/);
    await expectAccessible(a.page);
    const use = lost.getByRole("button", { name: "Use the replaced one" });
    await use.evaluate((button) => button.setAttribute("data-before", ""));
    const listedAgain = a.page.waitForResponse((response) => response.url().includes("/sync/conflicts"));
    await createCollection(b.page, "Made meanwhile");
    await listedAgain;
    await a.page.getByRole("link", { name: /Made meanwhile/ }).waitFor();
    expect(await use.getAttribute("data-before"), "a click while the list changes would be lost").toBe("");
    await use.click();
    await expect.poll(() => names(b.page), SLOW).toContain("Moors of the north");
    const decided = a.page.getByRole("list", { name: "Decided changes" }).getByRole("listitem");
    await decided.getByRole("button", { name: /Undo/ }).click();
    await expect.poll(() => names(b.page), SLOW).toContain("Moors of the south");
    await lost.getByRole("button", { name: "Use the replaced one" }).click();
    await expect.poll(() => names(b.page), SLOW).toContain("Moors of the north");

    await a.page.getByRole("link", { name: "Open the trash" }).click();
    await a.page.getByRole("button", { name: "Bring back Tides and winds" }).click();
    await expect.poll(() => names(b.page), SLOW).toContain("Tides and winds");
    await expectAccessible(a.page);
    await a.page.goto(world.origin);
  });

  test("the same file given to both apart is one document with the tags of both; a copy goes with a click", async () => {
    const file = markdown("map.md", "# Map\n\nThe ford lies north of the mill.");
    const maps = async (page: Page) => (await call<Document[]>(page, "GET", "/api/documents/")).body.filter(isMap);
    await world.killServer();
    for (const { page } of [a, b]) {
      await addFilesSomewhere(page, [file]);
      const { id } = await listed(page, "map.md");
      await call(page, "PUT", `/api/documents/${id}`, { tags: [page === a.page ? "from one" : "from two"] });
    }
    await world.startServer();
    const tags = async ({ page }: SyncedDevice) => (await maps(page)).map((each) => each.tags.toSorted());
    for (const device of [a, b]) await expect.poll(() => tags(device), SLOW).toEqual([["from one", "from two"]]);
    expect((await maps(b.page))[0]?.id).toBe((await maps(a.page))[0]?.id);

    const [{ collection_id } = { collection_id: "" }] = await maps(a.page);
    await upload(a.page, collection_id, file.name, file.buffer);
    await b.page.goto(`${world.origin}/collections/${collection_id}`);
    await b.page.getByText("“map.md” is here twice, with the same content.").waitFor();
    await b.page.getByRole("button", { name: "Remove the copy" }).click();
    await expect.poll(async () => (await maps(a.page)).length, SLOW).toBe(1);
    await expect.poll(() => maps(b.page), SLOW).toEqual(await maps(a.page));
    await b.page.goto(world.origin);
  });

  test("changes pass while a file is on its way; cut off in the middle, it goes on with the parts that are missing", async () => {
    const parts = () => world.network.passed.filter((each) => /^PUT .*\/parts\//.test(each)).length;
    let [begun, refused] = [0, 0];
    const changed = Promise.withResolvers<void>();
    world.network.fate = async (method, path) => {
      if (method !== "PUT" || !path.includes("/parts/")) return "passes";
      const isFirst = ++begun <= 2;
      await changed.promise;
      if (isFirst) return "passes";
      refused++;
      return "is cut off";
    };
    const words = "The lighthouse keeper counts gulls.";
    const filling = Array.from({ length: 20 }, (_, at) => String(at).padEnd(MEGABYTE, "x")).join("\n");
    const file = {
      name: "long.html",
      mimeType: "text/html",
      buffer: Buffer.from(`<p>${words}</p><!-- ${filling} -->`),
    };
    await addFilesSomewhere(a.page, [file]);
    await expect.poll(() => begun, SLOW).toBeGreaterThan(0);
    await createCollection(a.page, "Written during an upload");
    await expect.poll(() => names(b.page), SLOW).toContain("Written during an upload");
    expect(parts()).toBe(0);
    changed.resolve();
    await expect.poll(() => refused, SLOW).toBeGreaterThan(0);
    // Answered, too: a part that is stored when its answer is lost does not pass a second time.
    await expect.poll(parts, SLOW).toBe(2);
    await world.killServer();
    world.network.fate = undefined;
    await world.startServer();

    const { id } = await listed(b.page, "long.html");
    const size = () =>
      b.page.evaluate(
        async (path) => (await (await fetch(path)).arrayBuffer()).byteLength,
        `/api/documents/${id}/file`,
      );
    await expect.poll(size, SLOW).toBe(file.buffer.length);
    expect(parts(), "each part passes once").toBe(3);
    await expect.poll(() => found(b.page, "lighthouse keeper"), SLOW).toContain(id);
  });

  test("a server killed after it had written, before it answered, leaves nothing twice", async () => {
    let lost = 0;
    world.network.fate = (_, path) => {
      if (path !== "/sync/push" || lost > 0) return "passes";
      lost++;
      return "loses its answer";
    };
    await createCollection(a.page, "Written once");
    await expect.poll(() => lost, SLOW).toBe(1);
    await world.killServer();
    await world.startServer();
    world.network.fate = undefined;
    await expect.poll(() => names(b.page), SLOW).toContain("Written once");
    await inStep(a.page);
    expect((await names(a.page)).filter((name) => name.startsWith("Written once"))).toEqual(["Written once"]);
    await expect.poll(async () => isSame(await names(a.page), await names(b.page)), SLOW).toBe(true);
  });

  test("two tabs are one device: what one adds the other shows, and it goes on when the first is closed", async () => {
    const other = await a.openTab();
    await createCollection(b.page, "From afar");
    await other.getByRole("link", { name: /From afar/ }).waitFor();
    await a.page.close();
    await createCollection(other, "After the first tab");
    await b.page.getByRole("link", { name: /After the first tab/ }).waitFor();
    await other.goto(`${world.origin}/settings/account`);
    await expect.poll(() => other.getByRole("list", { name: "Your devices" }).getByRole("listitem").count()).toBe(2);
    await other.getByText("(this device)").waitFor();
    await other.close();
  });

  test("a device that was signed out stops, says so, and may join again", async () => {
    const page = await a.openTab();
    await inStep(page);
    await b.page.goto(`${world.origin}/settings/account`);
    const theirs = b.page.getByRole("list", { name: "Your devices" }).getByRole("listitem");
    await b.page.getByText("(this device)").waitFor();
    await theirs
      .filter({ hasText: "(this device)" })
      .getByRole("button", { name: /^Name / })
      .click();
    await b.page.getByRole("dialog").getByLabel("Name").fill("The desk");
    await b.page.keyboard.press("Enter");
    await theirs.filter({ hasText: "The desk (this device)" }).waitFor();
    const other = theirs.filter({ hasNotText: "(this device)" }).first();
    await other.getByRole("button", { name: /^Sign out/ }).click();
    await b.page.getByRole("dialog").getByRole("button", { name: "Sign it out" }).click();
    await page.getByText("This device was taken off the account.").first().waitFor();
    await createCollection(page, "Kept here");
    await strip(page).getByText("Not syncing, 1 change only here").waitFor();

    await page.getByRole("link", { name: "Decide what stays here" }).click();
    await page.getByRole("button", { name: "Join again as a new device" }).click();
    await inStep(page);
    await expect.poll(() => names(b.page), SLOW).toContain("Kept here");
    expect([...a.errors, ...b.errors]).toEqual([]);
  });

  async function namesOnServer(): Promise<string[]> {
    const answer = (await (await fetch(`${world.origin}/api/collections/`)).json()) as Collection[];
    return answer.map(({ name }) => name);
  }
});

async function found(page: Page, query: string): Promise<string[]> {
  const body = { query, similarity_threshold: 0 };
  const answer = await call<{ chunks: { document_id: string }[] }>(page, "POST", "/api/search_u/", body);
  return answer.body.chunks.map(({ document_id }) => document_id);
}

const rename = (page: Page, id: string, name: string) =>
  call(page, "PUT", `/api/collections/${id}`, { name, description: "Renamed" });

const names = async (page: Page) =>
  (await call<Collection[]>(page, "GET", "/api/collections/")).body.map(({ name }) => name).sort();

const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

const isMap = ({ original_filename }: Document) => original_filename === "map.md";

/** Workers that read files, which start with the first file. */
const readers = (page: Page) => page.workers().filter((worker) => worker.url().includes("ingest")).length;
