import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { collections } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { put } from "#core/storage/store.ts";
import { createTestDevice, testCollection } from "./sync/testing/test-device.ts";
import { startForTest } from "./testing/start-for-test.ts";

/** A file system of its own of so many bytes; undefined where this machine lets nobody mount one. */
function mountSmallDisk(bytes: number): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), "lectern-disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder], { stdio: "ignore" });
  if (status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
}

function unmount(folder: string): void {
  spawnSync("umount", ["--lazy", folder], { stdio: "ignore" });
  rmSync(folder, { recursive: true, force: true });
}

const MEGABYTE = 1024 * 1024;
/** Milliseconds: a busy machine reads files slowly. */
const LONG = { timeout: 240_000 };
const probe = mountSmallDisk(MEGABYTE);
if (probe) unmount(probe);
else console.warn("Skipped: this machine does not let us mount a small disk to fill.");

function setup() {
  const disk = mountSmallDisk(8 * MEGABYTE);
  if (!disk) throw new Error("The disk that could be mounted a moment ago cannot be any more.");
  onTestFinished(() => unmount(disk));
  const start = () => startForTest({ DATA_DIR: join(disk, "data"), EVALUATION_DIR: join(disk, "evaluation") });
  const room = () => statfsSync(disk).bavail * statfsSync(disk).bsize;
  /** Leaves so many bytes; gives what makes room again. */
  const fill = (left: number) => {
    const path = join(disk, "ballast");
    writeFileSync(path, Buffer.alloc(Math.max(0, room() - left)));
    return () => rmSync(path);
  };
  /** The disk is a larger one from now on. */
  const grow = () => spawnSync("mount", ["-o", `remount,size=${64 * MEGABYTE}`, disk], { stdio: "ignore" });
  return { start, fill, room, grow };
}

async function newCollection(origin: string) {
  const body = JSON.stringify({ name: "Disk", description: "Made by a test" });
  const response = await fetch(`${origin}/api/collections/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  return { status: response.status, body: (await response.json()) as { id: string; detail: string } };
}

async function upload(origin: string, collection: string, text: string, name = "lighthouse.md") {
  const form = new FormData();
  form.set("collection_id", collection);
  form.set("file", new File([text], name));
  const response = await fetch(`${origin}/api/documents/`, { method: "POST", body: form });
  return { status: response.status, body: (await response.json()) as Document & { detail: string } };
}

const list = async (origin: string) => (await (await fetch(`${origin}/api/documents/`)).json()) as Document[];

async function allSettled(origin: string): Promise<Document[]> {
  for (;;) {
    const documents = await list(origin);
    if (documents.every(({ status }) => status === "completed" || status === "failed")) return documents;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const longText = (bytes: number) =>
  Array.from(
    { length: bytes / 60 },
    (_, at) => `Paragraph ${at} tells of lighthouse ${(at * 7919) % 99_991} by the sea.`,
  ).join("\n\n");

describe.skipIf(!probe)("a full disk", () => {
  it("is said in a sentence at the start, which then ends", async () => {
    const { start, fill } = setup();
    fill(0);
    const server = start();
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output().trim().split("\n")).toHaveLength(1);
    expect(server.output()).toMatch(/no room left/i);
  });

  it("is said in a sentence also where there was a server before", async () => {
    const { start, fill } = setup();
    const first = start();
    await first.ready;
    first.child.kill("SIGKILL");
    await first.ended;
    fill(0);
    const server = start();
    expect(await server.ended).toEqual({ code: 1, signal: null });
    expect(server.output().trim()).toMatch(/^There is no room left on the [^\n]*disk[^\n]*$/);
  });

  it("keeps what a device sends on the device, says whose disk is full, and takes it once there is room", async () => {
    const { start, fill } = setup();
    const origin = await start().ready;
    const [one, two] = [createTestDevice(() => origin), createTestDevice(() => origin)];
    expect((await one.client.cycle()).state.status).toBe("synced");
    const free = fill(64 * 1024);
    const rows = Array.from({ length: 100 }, (_, at) => ({ ...testCollection(at), description: longText(20_000) }));
    await one.store.write(rows.map((row) => put(collections, row)));
    const { state } = await one.client.cycle();
    expect(state.problem).toContain("There is no room left on the server's disk.");
    expect(state.pending).toBe(100);

    free();
    expect((await one.client.cycle()).state).toMatchObject({ status: "synced", pending: 0, problem: null });
    await two.client.cycle();
    expect(await two.store.count(collections, { owner: LOCAL_USER })).toBe(100);
  });

  it("refuses an upload with 507 and keeps what was there, which is searched and read as before", async () => {
    const { start, fill } = setup();
    const origin = await start().ready;
    const collection = (await newCollection(origin)).body.id;
    expect((await upload(origin, collection, "# Seven\n\nThe lighthouse holds the number seven.")).status).toBe(201);
    await allSettled(origin);

    const free = fill(64 * 1024);
    const refused = await upload(origin, collection, longText(2 * MEGABYTE), "long.md");
    expect([refused.status, refused.body.detail]).toEqual([507, expect.stringMatching(/no room left/i)]);
    expect((await list(origin)).map(({ original_filename, status }) => [original_filename, status])).toEqual([
      ["lighthouse.md", "completed"],
    ]);
    const query = JSON.stringify({ query: "Which number does the lighthouse hold?", similarity_threshold: 0 });
    const found = await fetch(`${origin}/api/search_u/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: query,
    });
    expect(((await found.json()) as { chunks: unknown[] }).chunks).toHaveLength(1);

    free();
    expect((await upload(origin, collection, longText(100_000), "long.md")).status).toBe(201);
    expect((await allSettled(origin)).map(({ status }) => status)).toEqual(["completed", "completed"]);
  });

  it("leaves nothing processing: what ran out of room ends failed with the reason, or is done", LONG, async () => {
    const { start, fill, room, grow } = setup();
    const origin = await start().ready;
    const collection = (await newCollection(origin)).body.id;
    fill(1.5 * MEGABYTE);
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++)
      statuses.push((await upload(origin, collection, longText(400_000), `${at}.md`)).status);
    expect(new Set([...statuses, 201, 507])).toEqual(new Set([201, 507]));
    await expect.poll(room, LONG).toBeLessThan(64 * 1024);
    // Where not even the outcome can be written, it is once there is room.
    grow();
    await newCollection(origin);
    expect((await upload(origin, collection, "# Small", "small.md")).status).toBe(201);
    const documents = await allSettled(origin);
    expect(documents).toHaveLength(statuses.filter((status) => status === 201).length + 1);
    for (const { status, metadata } of documents) {
      if (status === "failed") expect(metadata.error).toMatch(/no room left/i);
    }
  });
});
