import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { ConflictEntry } from "#core/sync/trash/kept.ts";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { call } from "./support/api.ts";
import { addFiles, markdown } from "./support/page-steps.ts";
import { inStep, openSyncedDevices, type SyncedDevice, type SyncedDevices } from "./support/synced-devices.ts";

const FILES = 20;
const SLOW = { timeout: 100_000 };

describe("first uploads on a device that keeps in step with the server on the same machine", () => {
  let world: SyncedDevices;
  let device: SyncedDevice;
  beforeAll(async () => {
    world = await openSyncedDevices();
    device = await world.openDevice();
  });
  afterAll(() => world?.close());

  test("the first screen says where files will be kept before any is sent, and the strip says where they go", async () => {
    const { page } = device;
    const host = new URL(world.origin).host;
    const place = page.getByText(
      `Your files are kept in this browser and by the Lectern server on this computer (${host}).`,
    );
    await place.waitFor();
    expect(await page.getByText("Your files stay on this device").count()).toBe(0);
    expect(world.network.passed.filter((each) => each.includes("/sync/blobs"))).toEqual([]);
    await inStep(page);
    const lines: string[] = [];
    await page.exposeFunction("noteLine", (line: string) => void lines.push(line));
    await page.evaluate(() => {
      const strip = document.querySelector(".strip-sync .strip-words");
      const note = () => Reflect.get(window, "noteLine")(strip?.textContent ?? "");
      if (strip) new MutationObserver(note).observe(strip, { characterData: true, childList: true, subtree: true });
    });
    await addFiles(page, [markdown("heron.md", "# Heron\n\nThe heron stands in the reeds at dawn.")]);
    await expect.poll(() => lines.some((line) => /^Sending 1 file \(.+\) to /.test(line)), SLOW).toBe(true);
    await inStep(page);
    for (const line of lines) expect(line).toContain(host);
  });

  test("nothing counts as changed twice, and how far reading has come is sent to nobody", async () => {
    const { page } = device;
    for (let at = 0; at < FILES; at++)
      await addFiles(page, [{ name: `book-${at}.pdf`, mimeType: "application/pdf", buffer: variant(at) }]);
    await expect
      .poll(async () => (await documents()).filter(({ status }) => status === "completed").length, SLOW)
      .toBe(FILES + 1);
    const there = async () =>
      ((await (await fetch(`${world.origin}/api/documents/?limit=100`)).json()) as Document[]).filter(
        ({ status, metadata }) => status === "completed" && !("progress" in metadata),
      ).length;
    await expect.poll(there, SLOW).toBe(FILES + 1);
    await inStep(page);
    expect(await conflicts(), "on the device").toEqual([]);
    await page.goto(`${world.origin}/settings/account`);
    await page.getByRole("heading", { name: "Account and sync" }).waitFor();
    await inStep(page);
    expect(await page.getByRole("heading", { name: /Changed on two devices/ }).count()).toBe(0);
    expect(device.errors).toEqual([]);
  });

  const documents = async () =>
    (await call<Document[]>(device.page, "GET", "/api/documents/?limit=100")).body.filter(Boolean);
  const conflicts = async () =>
    (await call<ConflictEntry[]>(device.page, "GET", "/api/v1/sync/conflicts?limit=100")).body;
});

/** Long enough to say several times how far reading has come. */
const PDF = makePdf({
  pages: Array.from({ length: 60 }, (_, page) =>
    Array.from(
      { length: 40 },
      (_, line) => `Page ${page} line ${line}: the tide comes in and the tide goes out again.`,
    ),
  ),
});

/** Other bytes, so that each is a file of its own. */
const variant = (at: number) => Buffer.concat([PDF, Buffer.from(`\n% ${at}\n`)]);
