import { strFromU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents } from "#core/library/documents/document.ts";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import type { StoredRow } from "../storage/table.ts";
import { BACKED_UP } from "./backup-tables.ts";
import { importBackup } from "./import-backup.ts";
import { changed, setup, tools } from "./testing/backup-host.ts";

describe("the archive of a backup", () => {
  it("loses nothing that is here when a backup is damaged, and brings in a whole copy of it after that", async () => {
    const [one, two] = [setup(), setup()];
    const { document } = await one.filled();
    const mine = await two.filled();
    const zip = await one.exported();
    // What a document was read with is noted with it when the background looks.
    const bare = ({ metadata: _, ...row }: StoredRow & { readonly metadata?: unknown }) => row;
    const rows = async () =>
      (await Promise.all(BACKED_UP.map(({ table }) => two.store.query(table, { owner: LOCAL_USER })))).flat().map(bare);
    const before = await rows();
    const blobsBefore = await Array.fromAsync(two.blobs.list());
    const path = Object.keys(unzipSync(zip)).find((name) => name.startsWith("files/")) ?? "";
    const damaged = await changed(zip, (files) => void (files[path] = flipped(files[path])), { lie: true });
    for (const bytes of [damaged, zip.slice(0, zip.length / 2)]) {
      expect(await two.imported(bytes)).toMatchObject({
        status: "failed",
        error: expect.stringMatching(/copy|ends too early/),
      });
      expect(await rows()).toEqual(before);
    }
    expect(await two.imported(zip)).toMatchObject({ status: "completed" });
    expect(await two.store.get(documents, LOCAL_USER, document.id)).toMatchObject({ status: "completed" });
    expect((await two.api.get(`/api/documents/${mine.document.id}/file`)).text).toContain("6650 km");
    expect(blobsBefore.length).toBeGreaterThan(0);
    for (const { id } of blobsBefore) expect(await two.blobs.size(id)).toBeDefined();
  });

  it("is never read whole: its files pass in pieces, one after another", async () => {
    const [one, two] = [setup(), setup()];
    await one.filled();
    const collection = await one.api.newCollection("Large");
    for (const seed of [1, 2])
      await one.api.completed(
        collection.id,
        `${seed}.md`,
        strFromU8(sampleBytes(150_000, seed).map((byte) => 65 + (byte % 26))),
      );
    const files = unzipSync(await one.exported());
    const { id: file } = await two.blobs.put(zipSync(files, { level: 0 }));
    let open = 0;
    let most = 0;
    const watched = {
      ...two.blobs,
      bytes: () => Promise.reject(new Error("All of it was asked for.")),
      async stream(...asked: Parameters<typeof two.blobs.stream>) {
        const [, from = 0, to] = asked;
        expect(to, "a piece, not all").toBeDefined();
        const content = (await two.blobs.stream(...asked)) ?? new ReadableStream<Uint8Array>();
        most = Math.max(most, (open += Number(to) - from));
        return content.pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>({ flush: () => void (open -= Number(to) - from) }),
        );
      },
      async put(content: Parameters<typeof two.blobs.put>[0]) {
        expect(content).toBeInstanceOf(ReadableStream);
        return two.blobs.put(content);
      },
    };
    await importBackup({ store: two.store, blobs: watched }, { owner: LOCAL_USER, file }, tools);
    // The list of entries is read before any of them; of the entries one is open at a time.
    const largest = Math.max(...Object.values(files).map(({ length }) => length));
    expect(largest).toBeGreaterThanOrEqual(150_000);
    expect(most).toBeLessThanOrEqual(largest);
    expect(await two.store.count(documents, { owner: LOCAL_USER })).toBe(3);
  });
});

const flipped = (bytes: Uint8Array = new Uint8Array()) => bytes.map((byte, at) => (at === 5 ? byte ^ 1 : byte));
