import { chatTables } from "#core/chat/chat.ts";
import { expect, test } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { collections } from "../collections/collection.ts";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { put, remove } from "#core/storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { discardBlobs, discardedBlobs } from "#core/storage/discard.ts";
import { documents } from "./document.ts";
import { sweep } from "./sweep.ts";

const HOUR = 60 * 60 * 1000;
const bytes = (text: string) => new TextEncoder().encode(text);

function setup() {
  let now = 0;
  const blobs = createMemoryBlobs({ now: () => now });
  const store = createMemoryStore(tables);
  return { blobs, store, later: (time: number) => void (now += time) };
}

test("files that no row names are removed once they are older than an hour", async () => {
  const { blobs, store, later } = setup();
  const old = await blobs.put(bytes("left over"));
  later(HOUR + 1);
  const young = await blobs.put(bytes("being uploaded"));
  await sweep({ blobs, store, clock: Date, chats: chatTables });
  expect(await blobs.size(old.id)).toBeUndefined();
  expect(await blobs.size(young.id)).toBe(14);
});

test("what a process killed within a removal left is removed at the next start", async () => {
  const { blobs, store } = setup();
  const { id } = await blobs.put(bytes("half removed"));
  await store.write([put(discardedBlobs, { id, owner: "host" })]);
  await sweep({ blobs, store, clock: Date, chats: chatTables });
  expect(await blobs.size(id)).toBeUndefined();
  expect(await store.count(discardedBlobs, { owner: "host" })).toBe(0);
});

test("documents of a collection that is gone are removed, all others kept", async () => {
  const { fetch, store, blobs, background } = createInProcessService();
  const ids: string[] = [];
  for (const name of ["gone", "kept"]) {
    const made = await fetch("/api/collections/", {
      method: "POST",
      body: JSON.stringify({ name, description: name }),
      headers: { "content-type": "application/json" },
    });
    const { id } = (await made.json()) as { id: string };
    const form = new FormData();
    form.append("collection_id", id);
    form.append("file", new File([`Text of ${name}.`], `${name}.md`));
    await fetch("/api/documents/", { method: "POST", body: form });
    ids.push(id);
  }
  await background.idle();
  await store.write([remove(collections, LOCAL_USER, ids[0] ?? "")]);
  await sweep({ store, blobs, clock: Date, chats: chatTables });
  const rows = await store.query(documents, { owner: LOCAL_USER });
  expect(rows.map((row) => row.original_filename)).toEqual(["kept.md"]);
  expect(await blobs.size(rows[0]?.file ?? "")).toBe(13);
});

test("a blob that a row still names survives being discarded", async () => {
  const { fetch, store, blobs, background } = createInProcessService();
  const made = await fetch("/api/collections/", {
    method: "POST",
    body: JSON.stringify({ name: "A", description: "B" }),
    headers: { "content-type": "application/json" },
  });
  const form = new FormData();
  form.append("collection_id", ((await made.json()) as { id: string }).id);
  form.append("file", new File(["Text."], "a.md"));
  await fetch("/api/documents/", { method: "POST", body: form });
  await background.idle();
  const [row] = await store.query(documents, { owner: LOCAL_USER });
  await discardBlobs({ store, blobs }, [row?.file ?? ""]);
  expect(await blobs.size(row?.file ?? "")).toBe(5);
});
