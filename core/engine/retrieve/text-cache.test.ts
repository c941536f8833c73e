import { expect, test } from "vitest";
import { createMemoryBlobs } from "../../storage/testing/memory-blobs.ts";
import { plainDocument } from "../testing/plain-document.ts";
import { encodeText } from "../text-blob.ts";
import { createTextCache } from "./text-cache.ts";

async function setup() {
  const blobs = createMemoryBlobs();
  const reads: string[] = [];
  const cache = createTextCache({
    heldBy: (owner) => ({
      ...blobs.heldBy(owner),
      bytes: (id: string) => {
        reads.push(`${owner} ${id}`);
        return blobs.heldBy(owner).bytes(id);
      },
    }),
  });
  const put = async (text: string) => (await blobs.put(encodeText(plainDocument(text)))).id;
  return { cache, put, reads };
}

test("a text is unpacked once, for each owner", async () => {
  const { cache, put, reads } = await setup();
  const id = await put("Green tea is steamed.");
  expect((await cache.read("ada", id))?.text).toBe("Green tea is steamed.");
  await cache.read("ada", id);
  await cache.read("bob", id);
  expect(reads).toEqual([`ada ${id}`, `bob ${id}`]);
});

test("the texts read longest ago are dropped when there are too many", async () => {
  const { cache, put, reads } = await setup();
  const ids = await Promise.all(["a", "b", "c"].map((letter) => put(letter.repeat(6_000_000))));
  for (const id of ids) await cache.read("ada", id);
  await cache.read("ada", ids[2] ?? "");
  await cache.read("ada", ids[1] ?? "");
  expect(reads).toHaveLength(3);
  await cache.read("ada", ids[0] ?? "");
  expect(reads).toHaveLength(4);
});

test("a text that is not here is looked for again", async () => {
  const { cache, reads } = await setup();
  expect(await cache.read("ada", "0".repeat(64))).toBeUndefined();
  expect(await cache.read("ada", "0".repeat(64))).toBeUndefined();
  expect(reads).toHaveLength(2);
});
