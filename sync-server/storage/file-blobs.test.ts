import { chmod, mkdir, readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { blobsRules, sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { openFileBlobs } from "./file-blobs.ts";
import { blobFailure } from "./file-errors.ts";
import { tempFolder } from "./testing/temp-folder.ts";

async function setup() {
  const folder = join(await tempFolder(), "blobs");
  return { folder, blobs: await openFileBlobs({ folder }) };
}

it.each(blobsRules)("file blobs $id: $says", async ({ check }) => {
  const { folder, blobs } = await setup();
  await check(blobs);
  expect(await readdir(join(folder, "temp"))).toEqual([]);
});

it("finds every blob again after a restart", async () => {
  const { folder, blobs } = await setup();
  const { id } = await blobs.put(sampleBytes(1000, 1));
  expect(await (await openFileBlobs({ folder })).bytes(id)).toEqual(sampleBytes(1000, 1));
});

it("puts each blob into a folder of its first two digits", async () => {
  const { folder, blobs } = await setup();
  const { id } = await blobs.put(sampleBytes(1000, 1));
  expect(await readdir(join(folder, id.slice(0, 2)))).toEqual([id.slice(2)]);
});

it("sweeps uploads a killed process left behind, not those another one is writing", async () => {
  const { folder } = await setup();
  const temp = join(folder, "temp");
  await writeFile(join(temp, "old"), "half");
  await writeFile(join(temp, "young"), "half");
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(join(temp, "old"), yesterday, yesterday);
  await openFileBlobs({ folder });
  expect(await readdir(temp)).toEqual(["young"]);
});

it.skipIf(process.getuid?.() === 0)("says what to do where it may not write", async () => {
  const parent = await tempFolder();
  await mkdir(join(parent, "locked"));
  await chmod(join(parent, "locked"), 0o500);
  await expect(openFileBlobs({ folder: join(parent, "locked", "blobs") })).rejects.toThrow(/give it the permission/);
});

it("words what the disk refuses", () => {
  const refusal = (code: string) => blobFailure(Object.assign(new Error(code), { code }), "/data") as Error;
  expect(refusal("ENOSPC").name).toBe("StorageFull");
  expect(refusal("EACCES").message).toContain("may not write to /data");
  expect(refusal("EXDEV").message).toBe("EXDEV");
});

it("reads to its end what is removed while it is read", async () => {
  const { blobs } = await setup();
  const { id } = await blobs.put(sampleBytes(300_000, 1));
  const stream = await blobs.stream(id);
  await blobs.remove(id);
  expect(await blobs.stream(id)).toBeUndefined();
  const read = await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer();
  expect(new Uint8Array(read)).toEqual(sampleBytes(300_000, 1));
});
