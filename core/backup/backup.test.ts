import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { collections } from "#core/library/collections/collection.ts";
import { blobsOf, documents } from "#core/library/documents/document.ts";
import { change, put, remove } from "../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { blobHolders } from "../sync/files/blob-tables.ts";
import { chatSessions } from "#core/chat/chat.ts";
import { tags } from "#core/chat/tags/tag.ts";
import { CONVERSATION, earlierRows } from "#core/chat/testing/earlier-chats.ts";
import { expectMoved } from "#core/chat/testing/moved-chats.ts";
import { BACKED_UP, LEFT_OUT } from "./backup-tables.ts";
import { importBackup } from "./import-backup.ts";
import { toValues } from "../sync/merge/wire.ts";
import { MANIFEST, rowsPath, type Manifest } from "./manifest.ts";
import { changed, setup, tools } from "./testing/backup-host.ts";

const LATER = "2099-01-01T00:00:00.000Z";

const text = (zip: Uint8Array, path: string) => strFromU8(unzipSync(zip)[path] ?? new Uint8Array());

describe("a backup", () => {
  it("says of every table whether it is in it, and why not", () => {
    const declared = [...BACKED_UP.map(({ table }) => table.name), ...Object.keys(LEFT_OUT)];
    expect(new Set(declared).size).toBe(declared.length);
    expect(tables.map(({ name }) => name).filter((name) => !declared.includes(name))).toEqual([]);
  });

  it("brings everything to another host, where it answers at once; brought in twice it changes nothing", async () => {
    const [one, two] = [setup(), setup()];
    const { collection, document } = await one.filled();
    const zip = await one.exported();
    expect(strFromU8(zip)).not.toContain("sk-secret");

    const job = await two.imported(zip);
    expect(job, JSON.stringify(job)).toMatchObject({ status: "completed", result: { left_aside: 0 } });
    const there = await two.store.get(documents, LOCAL_USER, document.id);
    expect(there).toEqual(await one.store.get(documents, LOCAL_USER, document.id));
    const query = { query: "How long is the Nile?", collection_id: collection.id };
    expect((await two.api.json("POST", "/api/search_u/", query)).text).toContain("6650 km");
    expect((await two.api.get(`/api/documents/${document.id}/file`)).text).toContain("6650 km");

    const rows = async () => Promise.all(BACKED_UP.map(({ table }) => two.store.query(table, { owner: LOCAL_USER })));
    const before = await rows();
    const again = await two.imported(zip);
    expect(again.result).toMatchObject({ added: 0, updated: 0, left_aside: 0, files_stored: 0 });
    expect(await rows()).toEqual(before);
    // The engine of the tests makes segments of its own kind, which the next start takes note of.
    const errors = [...one.errors, ...two.errors].map(String);
    expect(errors.filter((error) => !error.includes("made segments by plain"))).toEqual([]);
  });

  it("never overwrites what was changed later, updates what is older, and brings back what was deleted", async () => {
    const host = setup();
    const { collection, document } = await host.filled();
    const older = await host.api.newCollection("Older");
    const zip = await host.exported();
    await host.store.write([
      change(collections, LOCAL_USER, collection.id, { name: "Newer here", updated_at: LATER }),
      change(collections, LOCAL_USER, older.id, { name: "Stale", updated_at: "2020-01-01T00:00:00.000Z" }),
      remove(documents, LOCAL_USER, document.id),
    ]);
    const { result } = await host.imported(zip);
    expect(result).toMatchObject({ tables: { collections: { updated: 1, kept: 1 }, documents: { added: 1 } } });
    expect(await host.store.get(collections, LOCAL_USER, collection.id)).toMatchObject({ name: "Newer here" });
    expect(await host.store.get(collections, LOCAL_USER, older.id)).toMatchObject({ name: "Older" });
    expect(await host.store.get(documents, LOCAL_USER, document.id)).toMatchObject({ status: "completed" });
  });

  it("of the version before brings conversations in as chats, once, and leaves what is newer here", async () => {
    const [one, two] = [setup(), setup()];
    const rowsBefore = Map.groupBy(
      earlierRows(LOCAL_USER).flatMap((each) => (each.kind === "put" ? [each] : [])),
      ({ table }) => table.name,
    );
    const zip = await changed(await one.exported(), (files) => {
      for (const [name, puts] of rowsBefore) {
        const lines = puts.map(({ row }) => {
          const { id, owner, ...fields } = row;
          return `${JSON.stringify({ id, ...toValues(fields, owner) })}\n`;
        });
        files[rowsPath(name, 0)] = strToU8(lines.join(""));
      }
    });
    const { result } = await two.imported(zip);
    expect(result).toMatchObject({
      left_aside: 0,
      tables: { chat_sessions: { added: 2 }, chat_messages: { added: 3 }, conversation_tags: { updated: 1 } },
    });
    await expectMoved(two.store, LOCAL_USER);
    await two.store.write([change(chatSessions, LOCAL_USER, CONVERSATION, { name: "Newer here", updated_at: LATER })]);
    expect((await two.imported(zip)).result).toMatchObject({ added: 0, updated: 0, left_aside: 0 });
    expect(await two.store.get(chatSessions, LOCAL_USER, CONVERSATION)).toMatchObject({ name: "Newer here" });
  });

  it("renames what has a name that is taken", async () => {
    const [one, two] = [setup(), setup()];
    await one.filled();
    const zip = await one.exported();
    const made = (await two.api.json("POST", "/api/v1/tags", { name: "Water" })).body as { id: string };
    const { result } = await two.imported(zip);
    expect(result).toMatchObject({ tables: { tags: { added: 1 } } });
    const names = (await two.store.query(tags, { owner: LOCAL_USER })).map(({ name }) => name).toSorted();
    expect(names).toEqual(["Water", expect.stringMatching(/^Water-[0-9a-f]{4}$/)]);
    expect(await two.store.get(tags, LOCAL_USER, made.id)).toMatchObject({ name: "Water" });
    expect((await two.imported(zip)).result).toMatchObject({ added: 0, updated: 0 });
  });

  it("reads a document again whose text and index did not come along", async () => {
    const [one, two] = [setup(), setup()];
    const { document } = await one.filled();
    const zip = await changed(await one.exported(), (files) => {
      for (const path of Object.keys(files)) if (path.startsWith("blobs/")) delete files[path];
    });
    await two.imported(zip);
    expect(await two.api.settled(document.id)).toMatchObject({
      status: "completed",
      chunk_count: document.chunk_count,
    });
  });

  it("does not let a row name a file that is neither in the archive nor one's own", async () => {
    const [one, two] = [setup(), setup()];
    const { document } = await one.filled();
    const zip = await one.exported();
    // Somebody else's, on the same host.
    await two.imported(zip);
    const row = await two.store.get(documents, LOCAL_USER, document.id);
    if (!row) throw new Error("It came in.");
    await two.store.write([put(documents, { ...row, owner: "somebody" }), remove(documents, LOCAL_USER, document.id)]);
    await two.store.write(blobsOf(row).map((id) => remove(blobHolders, LOCAL_USER, id)));
    const without = await changed(zip, (files) => {
      for (const path of Object.keys(files)) if (/^(blobs|files)\//.test(path)) delete files[path];
    });
    const { result } = await two.imported(without);
    expect(result).toMatchObject({ tables: { documents: { left_aside: 1 } } });
    expect(await two.store.get(documents, LOCAL_USER, document.id)).toBeUndefined();
  });

  it("goes on after it was cut off, at whatever write", async () => {
    const one = setup();
    await one.filled();
    const zip = await one.exported();
    const whole = setup();
    await whole.imported(zip);
    const expected = await Promise.all(BACKED_UP.map(({ table }) => whole.store.count(table, { owner: LOCAL_USER })));
    for (let at = 0; at < 8; at++) {
      const host = setup();
      await host.api.get("/api/v1/tags");
      const { id: file } = await host.blobs.put(zip);
      let left = at;
      const failing = {
        ...host.store,
        write: async (...request: Parameters<typeof host.store.write>) => {
          if (left-- === 0) throw new Error("The power went off.");
          return host.store.write(...request);
        },
      };
      const cut = importBackup({ store: failing, blobs: host.blobs }, { owner: LOCAL_USER, file }, tools);
      await expect(cut).rejects.toThrow("The power went off.");
      await host.blobs.put(zip);
      await importBackup({ store: host.store, blobs: host.blobs }, { owner: LOCAL_USER, file }, tools);
      const counts = await Promise.all(BACKED_UP.map(({ table }) => host.store.count(table, { owner: LOCAL_USER })));
      expect(counts).toEqual(expected);
    }
  });

  it.each([
    ["is no zip file", async () => strToU8("hello"), /not a zip file/],
    ["is another zip file", async () => zipSync({ "a.txt": strToU8("a") }), /not a backup of Lectern/],
    ["was cut off", async (zip: Uint8Array) => zip.subarray(0, zip.length - 30), /not a zip file|damaged/],
    [
      "had a row changed",
      (zip: Uint8Array) =>
        changed(
          zip,
          (files) => {
            const path = "rows/collections.0.jsonl";
            files[path] = strToU8(strFromU8(files[path] ?? new Uint8Array()).replace("Rivers", "Revirs"));
          },
          { lie: true },
        ),
      /not what it was/,
    ],
    [
      "had a file added",
      (zip: Uint8Array) => changed(zip, (files) => void (files["files/evil.md"] = strToU8("x")), { lie: true }),
      /does not hold what its list says/,
    ],
    [
      "climbs",
      (zip: Uint8Array) => changed(zip, (files) => void (files["../evil"] = strToU8("x"))),
      /no backup of Lectern does/,
    ],
    [
      "is a bomb",
      (zip: Uint8Array) => changed(zip, (files) => void (files["blobs/zeros"] = new Uint8Array(20_000_000))),
      /zip bomb/,
    ],
    [
      "is of a newer program",
      (zip: Uint8Array) =>
        changed(
          zip,
          (files) => {
            const manifest = JSON.parse(strFromU8(files[MANIFEST] ?? new Uint8Array())) as Manifest;
            files[MANIFEST] = strToU8(JSON.stringify({ ...manifest, format: 3 }));
          },
          { lie: true },
        ),
      /newer Lectern/,
    ],
  ] as const)("writes nothing of what %s", async (_, make, reason) => {
    const [one, two] = [setup(), setup()];
    await one.filled();
    const job = await two.imported(await make(await one.exported()));
    expect(job).toMatchObject({ status: "failed", error: expect.stringMatching(reason) });
    expect(await two.store.count(documents, { owner: LOCAL_USER })).toBe(0);
    expect(await two.store.count(collections, { owner: LOCAL_USER })).toBe(0);
    expect(two.errors).toEqual([]);
  });

  it("leaves rows aside that this version does not know, with the reason", async () => {
    const [one, two] = [setup(), setup()];
    await one.filled();
    const zip = await changed(await one.exported(), (files) => {
      const path = "rows/tags.0.jsonl";
      files[path] = strToU8(`${strFromU8(files[path] ?? new Uint8Array())}{"id":"x"}\n[]\nno json\n`);
      files["rows/dreams.0.jsonl"] = strToU8('{"id":"1"}\n');
    });
    const { result } = await two.imported(zip);
    expect(result).toMatchObject({ tables: { tags: { added: 1, left_aside: 3 }, dreams: { left_aside: 1 } } });
    expect(text(zip, "rows/dreams.0.jsonl")).toContain("1");
  });
});
