import { expect, it } from "vitest";
import { collections } from "#core/library/collections/collection.ts";
import { documents } from "#core/library/documents/document.ts";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { NewPage, pages } from "#core/workspace/pages/page.ts";
import { createPage } from "#core/workspace/pages/pages.ts";
import { put, remove } from "../../storage/store.ts";
import { sealedFiles } from "./tables.ts";
import { collection, cycle, document, setup } from "./testing/encrypted-account.ts";

it("R22, R44: a page of several million characters passes sealed", async () => {
  const { one, two, errors } = await setup();
  const content = { layout: {}, components: [{ id: "text", text: "x".repeat(7_900_000) }] };
  const page = NewPage.parse({ name: "Large", route: "/large", content });
  const { id } = await createPage({ store: one.store, clock: Date }, one.owner, page);
  await cycle(one, two);
  expect((await two.store.get(pages, two.owner, id))?.content).toEqual(content);
  expect(errors).toEqual([]);
});

it("R44: a large file goes on after a cut with the same parts, and is let go a week after no row names it", async () => {
  const { server, clock, network, answer, one, two } = await setup();
  const bytes = sampleBytes(16 * 1024 * 1024 + 5, 5);
  const file = (await one.blobs.put(bytes)).id;
  const parent = collection(one.owner, "Files");
  const row = document(one.owner, parent.id, file);
  await one.store.write([put(collections, parent), put(documents, row)]);
  await cycle(one);
  const parts: string[] = [];
  network.pass = async (request) => {
    const part = /parts\/(\d+)$/.exec(request.url)?.[1];
    if (part !== undefined && parts.length === 1) throw new TypeError("cut off");
    if (part !== undefined) parts.push(part);
    return answer(request);
  };
  await expect(one.moveFiles()).rejects.toThrow("cannot be reached");
  network.pass = async (request) => {
    const part = /parts\/(\d+)$/.exec(request.url)?.[1];
    if (part !== undefined) parts.push(part);
    return answer(request);
  };
  expect(await one.moveFiles()).toMatchObject({ sent: 1 });
  expect(parts.toSorted()).toEqual(["0", "1", "2"]);
  await cycle(two);
  expect(await two.moveFiles()).toMatchObject({ sent: 0, missing: 0 });
  expect(Buffer.from((await two.blobs.bytes(file)) ?? []).equals(Buffer.from(bytes))).toBe(true);

  const days = async (count: number) => {
    clock.time += count * 86_400_000;
    await cycle(one, two);
  };
  await days(8);
  expect(await server.store.count(sealedFiles, { owner: "anna" })).toBe(1);
  await one.store.write([remove(documents, one.owner, row.id)]);
  await days(1);
  expect(await server.store.count(sealedFiles, { owner: "anna" })).toBe(1);
  // The deletion is forgotten after thirty days, and with it the name of the file.
  for (let at = 0; at < 5; at++) await days(8);
  expect(await server.store.count(sealedFiles, { owner: "anna" })).toBe(0);
}, 120_000);
