import { chatTables } from "#core/chat/chat.ts";
import { describe, expect, it } from "vitest";
import type { RequestContext } from "#core/http/context.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sweep } from "#core/library/documents/sweep.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createFetchHandler } from "../../http/fetch-handler.ts";
import { mountRoutes } from "../../http/route.ts";
import { sampleBytes } from "#core/storage/contract/blobs-rules.ts";
import type { Blobs } from "../../storage/blobs.ts";
import { createMemoryBlobs } from "../../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { put, type Store } from "../../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { blobUploads } from "./blob-tables.ts";
import { createBlobHttp } from "./blob-http.ts";
import { syncBlobRoutes } from "./blobs.routes.ts";
import { createHeldBlobs, holding } from "./held-blobs.ts";
import { createFetchingBlobs, fetchMissing } from "./fetch-blobs.ts";
import { PART_SIZE } from "./part-size.ts";
import { sendBlobs } from "./send-blobs.ts";

const never = new AbortController().signal;

interface Cut {
  /** Requests by method and path, as they arrive. */
  readonly seen: string[];
  /** Answers instead of the server, or lets the request pass. */
  meddle: (request: Request) => Response | undefined | Promise<Response | undefined>;
}

function setup() {
  const clock = { time: Date.UTC(2026, 10, 21), now: () => clock.time };
  const store = createMemoryStore(tables);
  const server = { store, blobs: createHeldBlobs(createMemoryBlobs(), store) };
  const errors: unknown[] = [];
  const network: Cut = { seen: [], meddle: () => undefined };
  const answer = createFetchHandler<RequestContext>({
    routes: mountRoutes([syncBlobRoutes]),
    contextOf: async (request) =>
      ({
        ...server,
        clock,
        limits: { uploadBytes: 64 * 1024 * 1024 },
        user: request.headers.get("x-user") ?? "",
      }) as unknown as RequestContext,
    report: (error) => errors.push(error),
  });

  function addDevice(user = "anna") {
    const store = createMemoryStore(tables);
    const local = createMemoryBlobs();
    const http = createBlobHttp({
      fetch: async (path, init) => {
        const request = new Request(`http://server.test${path}`, init);
        request.headers.set("x-user", user);
        network.seen.push(`${request.method} ${path}`);
        return (await network.meddle(request)) ?? answer(request);
      },
    });
    const owner = `on-device-of-${user}`;
    return { store, local, http, owner, send: () => sendBlobs({ store, blobs: local, http, owner, signal: never }) };
  }

  return { server, errors, network, addDevice, clock };
}

async function addDocument(
  { store, local, owner }: { readonly store: Store; readonly local: Blobs; readonly owner: string },
  size: number,
  seed = 1,
): Promise<DocumentRow> {
  const file = (await local.put(sampleBytes(size, seed))).id;
  const text = (await local.put(sampleBytes(100, seed + 1))).id;
  const segment = (await local.put(sampleBytes(1000, seed + 2))).id;
  const row = sampleDocument({ owner, file, text, segments: [segment], file_size: size });
  await store.write([put(documents, row)]);
  return row;
}

describe("R27: files between a device and the server", () => {
  it("arrive whole, and a second device reads them when it needs them", async () => {
    const { addDevice, errors } = setup();
    const one = addDevice();
    const row = await addDocument(one, 3000);
    expect(await one.send()).toEqual({ sent: 3, refused: [], isFull: false });

    const two = addDevice();
    const blobs = createFetchingBlobs(two.local, two.http);
    expect(await blobs.bytes(row.file)).toEqual(sampleBytes(3000, 1));
    expect(await two.local.size(row.file)).toBe(3000);
    const [segment, text] = await blobs.bytesOfMany([row.segments[0] ?? "", row.text ?? ""]);
    expect([segment?.byteLength, text?.byteLength]).toEqual([1000, 100]);
    expect(errors).toEqual([]);
  });

  it("are on the server for those who hold them alone", async () => {
    const { addDevice, server } = setup();
    const row = await addDocument(addDevice("anna"), 3000);
    const { id } = await server.blobs.put(sampleBytes(3000, 1));
    await server.store.write(holding("anna", [id]));
    const areHere = (user: string) => server.blobs.heldBy(user).areHere([row.text ?? "", id]);
    expect([await areHere("anna"), await areHere("bert")]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it("are sent once, the smallest first", async () => {
    const { addDevice, network } = setup();
    const one = addDevice();
    const row = await addDocument(one, 3000);
    await one.send();
    const puts = network.seen.filter((line) => line.startsWith("PUT"));
    expect(puts.map((line) => line.split("/").at(-1))).toHaveLength(3);
    expect(puts.at(-1)).toContain(row.file);
    network.seen.splice(0);
    expect(await one.send()).toEqual({ sent: 0, refused: [], isFull: false });
    expect(network.seen).toEqual(["POST /sync/blobs/missing"]);
  });

  it("go in parts when they are large, and after a cut only what is missing is sent again", async () => {
    const { addDevice, network, server } = setup();
    const one = addDevice();
    const size = 3 * PART_SIZE + 5;
    const row = await addDocument(one, size);
    let parts = 0;
    network.meddle = ({ method, url }) => {
      if (method === "PUT" && url.includes("/parts/") && ++parts > 2) throw new TypeError("cut");
      return undefined;
    };
    await expect(one.send()).rejects.toMatchObject({ name: "Unreachable" });
    expect(await server.blobs.size(row.file)).toBeUndefined();

    network.meddle = () => undefined;
    network.seen.splice(0);
    expect((await one.send()).sent).toBe(1);
    expect(network.seen.filter((line) => line.includes("/parts/"))).toHaveLength(2);
    expect(await server.blobs.size(row.file)).toBe(size);
    expect((await server.store.get(blobUploads, "anna", row.file)) ?? null).toBeNull();
  });

  it("go in small parts where a proxy refuses what is larger than a megabyte", async () => {
    const { addDevice, network, server, errors } = setup();
    const one = addDevice();
    const sizes = [700_000, 2_000_000, PART_SIZE + 5];
    const rows = [];
    for (const [at, size] of sizes.entries()) rows.push(await addDocument(one, size, 10 * at));
    let largest = 0;
    network.meddle = async (request) => {
      const bytes = (await request.clone().arrayBuffer()).byteLength;
      if (bytes > 1024 * 1024) return new Response("<h1>413 Request Entity Too Large</h1>", { status: 413 });
      largest = Math.max(largest, bytes);
      return undefined;
    };
    expect(await one.send()).toMatchObject({ refused: [], isFull: false });
    for (const { file, file_size } of rows) expect(await server.blobs.heldBy("anna").size(file)).toBe(file_size);
    expect(await server.store.query(blobUploads, { owner: "anna" })).toEqual([]);
    expect(largest).toBeGreaterThan(700_000);
    expect(errors).toEqual([]);
  });

  it("that not even small parts get through are named with the reason", async () => {
    const { addDevice, network } = setup();
    const one = addDevice();
    const { file } = await addDocument(one, 2_000_000);
    network.meddle = (request) =>
      request.method === "PUT" ? new Response("<h1>413</h1>", { status: 413 }) : undefined;
    const { refused } = await one.send();
    expect(refused).toContainEqual({ id: file, reason: expect.stringContaining("a proxy before it, takes") });
  });

  it("are taken again where the answer to the last step was lost", async () => {
    const { addDevice, network, server } = setup();
    const one = addDevice();
    const row = await addDocument(one, PART_SIZE + 1);
    let lost = false;
    network.meddle = async (request) => {
      if (!request.url.endsWith("/commit") || lost) return undefined;
      lost = true;
      throw new TypeError("cut");
    };
    await expect(one.send()).rejects.toMatchObject({ name: "Unreachable" });
    await one.send();
    expect(await server.blobs.size(row.file)).toBe(PART_SIZE + 1);
  });

  it("are refused when their bytes are not what their name says, and leave nothing", async () => {
    const { addDevice, server } = setup();
    const { http } = addDevice();
    const wrong = "a".repeat(64);
    await expect(http.putWhole(wrong, sampleBytes(10, 1))).rejects.toMatchObject({ status: 400 });
    await http.begin(wrong, 10);
    await http.putPart(wrong, 0, sampleBytes(10, 1));
    await expect(http.commit(wrong)).rejects.toMatchObject({ status: 400 });
    await expect(http.putPart(wrong, 7, sampleBytes(10, 1))).rejects.toMatchObject({ status: 404 });
    await expect(http.begin(wrong, 65 * 1024 * 1024)).rejects.toMatchObject({ status: 413 });
    const kept = [];
    for await (const { id } of server.blobs.list()) kept.push(id);
    expect(kept).toEqual([]);
  });

  it("are nobody else's: neither their bytes nor that they are there", async () => {
    const { addDevice, server } = setup();
    const anna = addDevice("anna");
    const row = await addDocument(anna, 3000);
    await anna.send();
    const mallory = addDevice("mallory");
    // A row with the hash of somebody else's file proves nothing.
    await mallory.store.write([put(documents, sampleDocument({ owner: mallory.owner, file: row.file }))]);
    expect(await mallory.http.get(row.file, 0)).toBeUndefined();
    expect(await mallory.http.missing([row.file])).toEqual([row.file]);
    expect(await mallory.http.begin(row.file, 3000)).toMatchObject({ complete: false, missing: [0] });
    await mallory.http.putWhole(row.file, sampleBytes(3000, 1));
    expect(await mallory.http.missing([row.file])).toEqual([]);
    expect(await server.blobs.size(row.file)).toBe(3000);
  });

  it("that the server made itself are the user's it made them for", async () => {
    const { addDevice, server } = setup();
    const { id } = await server.blobs.put(sampleBytes(500, 9));
    await server.store.write([put(documents, sampleDocument({ owner: "anna", file: id })), ...holding("anna", [id])]);
    expect(await addDevice("anna").http.get(id, 0)).toBeDefined();
    expect(await addDevice("mallory").http.get(id, 0)).toBeUndefined();
  });

  it("go on from where the line was cut while they are fetched", async () => {
    const { addDevice, network, server } = setup();
    const one = addDevice();
    const row = await addDocument(one, 300_000);
    await one.send();
    const whole = sampleBytes(300_000, 1);
    let cut = false;
    network.meddle = (request) => {
      if (request.method !== "GET" || cut) return undefined;
      cut = true;
      let sent = false;
      const body = new ReadableStream({
        pull(controller) {
          if (sent) return controller.error(new TypeError("cut"));
          sent = true;
          controller.enqueue(whole.slice(0, 100_000));
        },
      });
      return new Response(body);
    };
    const two = addDevice();
    expect(await createFetchingBlobs(two.local, two.http).bytes(row.file)).toEqual(whole);
    expect(network.seen.filter((line) => line.startsWith("GET"))).toHaveLength(2);
    expect(await server.blobs.size(row.file)).toBe(300_000);
  });

  it("that arrive altered are not kept", async () => {
    const { addDevice, network } = setup();
    const one = addDevice();
    const row = await addDocument(one, 3000);
    await one.send();
    network.meddle = ({ method }) => (method === "GET" ? new Response(sampleBytes(3000, 77)) : undefined);
    const two = addDevice();
    expect(await createFetchingBlobs(two.local, two.http).bytes(row.file)).toBeUndefined();
    const kept = [];
    for await (const { id } of two.local.list()) kept.push(id);
    expect(kept).toEqual([]);
  });

  it("that cannot be fetched now are counted, and fetched when they can", async () => {
    const { addDevice, network } = setup();
    const one = addDevice();
    const row = await addDocument(one, 3000);
    const two = addDevice();
    const ids = [row.text ?? "", ...row.segments];
    expect(await fetchMissing(two.local, two.http, ids, never)).toBe(2);
    expect(network.seen, "what is not there is not asked for one by one").toEqual(["POST /sync/blobs/missing"]);
    await one.send();
    network.meddle = () => {
      throw new TypeError("offline");
    };
    expect(await fetchMissing(two.local, two.http, ids, never)).toBe(2);
    network.meddle = () => undefined;
    expect(await fetchMissing(two.local, two.http, ids, never)).toBe(0);
  });

  it("that another device has not sent yet are not asked for one by one when many are read", async () => {
    const { addDevice, network } = setup();
    const one = addDevice();
    const row = await addDocument(one, 3000);
    await one.send();
    const two = addDevice();
    const blobs = createFetchingBlobs(two.local, two.http);
    const notSent = ["a", "b", "c"].map((sign) => sign.repeat(64));
    network.seen.length = 0;
    const found = await blobs.bytesOfMany([...notSent, ...row.segments]);
    expect(found.map((bytes) => bytes?.byteLength)).toEqual([undefined, undefined, undefined, 1000]);
    expect(network.seen).toEqual(["POST /sync/blobs/missing", expect.stringMatching(/^GET/)]);
  });

  it("sent half and never again are forgotten after a week", async () => {
    const { addDevice, server, clock } = setup();
    const { http } = addDevice();
    await http.begin("a".repeat(64), 2 * PART_SIZE);
    await http.putPart("a".repeat(64), 0, sampleBytes(PART_SIZE, 1));
    await sweep({ ...server, clock, chats: chatTables });
    expect(await server.store.get(blobUploads, "anna", "a".repeat(64))).toBeDefined();
    clock.time += 8 * 24 * 60 * 60 * 1000;
    await sweep({ ...server, clock, chats: chatTables });
    expect(await server.store.get(blobUploads, "anna", "a".repeat(64))).toBeUndefined();
  });
});
