import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { startForTest } from "./testing/start-for-test.ts";

const SLOW = { timeout: 60_000 };

async function setup() {
  const place = await mkdtemp(join(tmpdir(), "lectern-watched-"));
  onTestFinished(() => rm(place, { recursive: true, force: true }));
  const folder = join(place, "Harbour");
  await mkdir(join(folder, "birds"), { recursive: true });
  const start = (env: Readonly<Record<string, string>> = {}) =>
    startForTest({ DATA_DIR: join(place, "data"), WATCHED_FOLDER: folder, ...env });
  const put = (path: string, text: string) => writeFile(join(folder, path), text);
  return { folder, start, put };
}

async function read<Answer>(address: Promise<string>, path: string): Promise<Answer> {
  const response = await fetch(`${await address}${path}`);
  return (await response.json()) as Answer;
}

const namesAt = async (address: Promise<string>) =>
  (await read<Document[]>(address, "/api/documents/"))
    .filter(({ status }) => status === "completed")
    .map(({ original_filename }) => original_filename)
    .toSorted();

test("a collection follows the watched folder while the server runs and over a restart", SLOW, async () => {
  const { folder, start, put } = await setup();
  await put("ferry.md", "# Ferries\n\nThe last ferry leaves at half past nine.");
  await put("birds/heron.md", "# Heron\n\nThe heron stands in the reeds.");
  await put("song.xyz", "la la la");
  const first = start();
  await expect.poll(() => namesAt(first.ready), SLOW).toEqual(["ferry.md", "heron.md"]);
  const [collection] = await read<Collection[]>(first.ready, "/api/collections/");
  expect(collection).toMatchObject({ name: "Harbour", document_count: 2 });
  const ferry = (await read<Document[]>(first.ready, "/api/documents/")).find(
    ({ original_filename }) => original_filename === "ferry.md",
  );

  await put("ferry.md", "# Ferries\n\nThe last ferry leaves at a quarter to eleven.");
  await put("birds/tern.md", "# Tern\n\nThe tern dives for fish.");
  await rm(join(folder, "birds/heron.md"));
  await expect.poll(() => namesAt(first.ready), SLOW).toEqual(["ferry.md", "tern.md"]);
  const textOf = async (address: Promise<string>) =>
    (await read<{ text?: string }>(address, `/api/documents/${ferry?.id}/text`)).text;
  await expect.poll(() => textOf(first.ready), SLOW).toContain("quarter to eleven");

  first.child.kill("SIGTERM");
  expect(await first.ended).toMatchObject({ code: 0 });
  await rename(join(folder, "birds/tern.md"), join(folder, "little tern.md"));
  await put("ferry.md", "# Ferries\n\nNo ferry leaves in winter.");
  const second = start();
  await expect.poll(() => namesAt(second.ready), SLOW).toEqual(["ferry.md", "little tern.md"]);
  await expect.poll(() => textOf(second.ready), SLOW).toContain("No ferry leaves in winter");
  expect(await read<Collection[]>(second.ready, "/api/collections/")).toHaveLength(1);
});

test("a folder that no one could open is refused at the start", SLOW, async () => {
  const { start } = await setup();
  const server = start({ DOCUMENT_CHAT_AUTH: "required" });
  server.ready.catch(() => undefined);
  expect(await server.ended).toMatchObject({ code: 1 });
  expect(server.output()).toContain("WATCHED_FOLDER puts files into a collection that belongs to no account");
});
