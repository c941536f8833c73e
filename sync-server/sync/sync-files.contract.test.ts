import { createHash } from "node:crypto";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { put } from "#core/storage/store.ts";
import { createBlobHttp } from "#core/sync/files/blob-http.ts";
import { fetchMissing } from "#core/sync/files/fetch-blobs.ts";
import { PART_SIZE } from "#core/sync/files/part-size.ts";
import { sendBlobs } from "#core/sync/files/send-blobs.ts";
import { startPostgres } from "../storage/testing/postgres-server.ts";
import { S3_KEYS, startS3Server } from "../storage/testing/s3-server.ts";
import { startInProcess } from "../testing/start-in-process.ts";
import { createTestDevice } from "./testing/test-device.ts";

const postgres = await startPostgres();
if (!postgres) console.warn("There is no PostgreSQL on this machine; files are not synced over it and S3.");
afterAll(() => postgres?.close());

const never = new AbortController().signal;

async function setup() {
  const objects = await startS3Server("papers", 100);
  const server = await startInProcess({
    databaseUrl: (await postgres?.place()) ?? null,
    blobs: { bucket: `${objects.origin}/papers`, prefix: "", region: "us-east-1", ...S3_KEYS },
  });
  onTestFinished(async () => {
    await server.close();
    await objects.close();
    expect(server.errors).toEqual([]);
  });
  /** Which requests of files arrive; all when left out. */
  const line = { passes: (_: string, __: string) => true, parts: 0 };
  const device = () => {
    const { store, client } = createTestDevice(() => server.origin);
    const blobs = createMemoryBlobs();
    const http = createBlobHttp({
      async fetch(path, init) {
        const method = init?.method ?? "GET";
        if (!line.passes(method, path)) throw new TypeError("cut");
        if (method === "PUT") line.parts++;
        return fetch(server.origin + path, init);
      },
    });
    return { store, client, blobs, http };
  };
  return { device, line };
}

it.skipIf(!postgres)(
  "I12: a file cut off in the middle goes on over PostgreSQL and S3 with what is missing, and arrives as what its name says",
  async () => {
    const { device, line } = await setup();
    const [one, two] = [device(), device()];
    const file = await one.blobs.put(sampleBytes(2 * PART_SIZE + 4321, 1));
    const row = sampleDocument({ file: file.id, file_size: file.size });
    await one.store.write([put(documents, row)]);
    expect((await one.client.cycle()).state).toMatchObject({ status: "synced", pending: 0 });

    const send = () =>
      sendBlobs({ store: one.store, blobs: one.blobs, http: one.http, owner: LOCAL_USER, signal: never });
    line.passes = (method) => method !== "PUT" || line.parts < 1;
    await expect(send()).rejects.toThrow();
    expect(line.parts).toBe(1);
    line.passes = () => true;
    expect(await send()).toMatchObject({ sent: 1, refused: [] });
    // Three parts, and the one that was under way at most once more.
    expect(line.parts).toBeLessThanOrEqual(4);

    expect((await two.client.cycle()).state.status).toBe("synced");
    expect(await two.store.get(documents, LOCAL_USER, row.id)).toMatchObject({ file: file.id });
    expect(await fetchMissing(two.blobs, two.http, [file.id], never)).toBe(0);
    const arrived = (await two.blobs.bytes(file.id)) ?? new Uint8Array();
    expect(createHash("sha256").update(arrived).digest("hex")).toBe(file.id);
  },
);
