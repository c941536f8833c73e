import { expect, it, vi } from "vitest";
import { documents } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { evaluationFiles } from "#core/library/evaluation/evaluation.ts";
import { put } from "#core/storage/store.ts";
import type { BlobHttp } from "#core/sync/files/blob-http.ts";
import { refusedBy, Unreachable } from "#core/sync/device/client-http.ts";
import { tables } from "#core/api/tables.ts";
import { newId } from "#core/storage/time.ts";
import { createFileMover } from "./move-files.ts";

const OWNER = "anna";

function setup() {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const there = new Set<string>();
  /** What another device has sent, by its hash. */
  const sent = new Map<string, string>();
  const server = { onPut: async (_: string) => {} };
  const http: BlobHttp = {
    missing: async (ids) => ids.filter((id) => !there.has(id) && !sent.has(id)),
    async putWhole(sha256) {
      await server.onPut(sha256);
      there.add(sha256);
    },
    begin: () => Promise.reject(new Error("No file here is that large.")),
    putPart: () => Promise.reject(new Error("No file here is that large.")),
    commit: () => Promise.reject(new Error("No file here is that large.")),
    get: async (id) => {
      const text = sent.get(id);
      return text === undefined ? undefined : new Blob([text]).stream();
    },
  };
  const ended = new AbortController();
  const said: (string | null)[] = [];
  const mover = createFileMover({
    store,
    owner: OWNER,
    blobs,
    spareBlobs: blobs,
    http,
    signal: ended.signal,
    show: ({ refused }) => void (refused !== undefined && said.push(refused)),
  });
  async function addFile(text: string): Promise<string> {
    const { id: file } = await blobs.put(new TextEncoder().encode(text));
    await store.write([put(documents, sampleDocument({ owner: OWNER, file }))]);
    return file;
  }
  async function addQuestions(text: string): Promise<string> {
    const { id: file } = await blobs.put(new TextEncoder().encode(text));
    await store.write([
      put(evaluationFiles, {
        id: newId(),
        owner: OWNER,
        name: "questions.json",
        created_at: "2026-11-21T00:00:00.000Z",
        file,
        file_size: 2,
        total_questions: 0,
      }),
    ]);
    return file;
  }
  return { mover, store, blobs, sent, addFile, addQuestions, there, server, ended, said };
}

it("R28: what comes while files are under way is moved by the same run", async () => {
  const { mover, addFile, there, server } = setup();
  const first = await addFile("one");
  const held = Promise.withResolvers<void>();
  server.onPut = () => held.promise;
  const run = mover.move();
  const second = await addFile("two");
  const again = mover.move();
  held.resolve();
  await Promise.all([run, again]);
  expect([...there].sort()).toEqual([first, second].sort());
});

it("says when to try again what was cut off, later each time, and at once again after a success", async () => {
  const { mover, addFile, there, server } = setup();
  await addFile("one");
  server.onPut = () => Promise.reject(new Unreachable(new Error("cut")));
  expect([await mover.move(), await mover.move(), await mover.move()]).toEqual([2000, 4000, 8000]);
  server.onPut = async () => {};
  expect(await mover.move()).toBeUndefined();
  expect(there.size).toBe(1);
  await addFile("two");
  server.onPut = () => Promise.reject(new Unreachable(new Error("cut")));
  expect(await mover.move()).toBe(2000);
});

it("looks again, later each time, for a text that another device has still to send", async () => {
  const { mover, blobs, sent, store } = setup();
  const text = "what the other device read";
  const { id } = await createMemoryBlobs().put(new TextEncoder().encode(text));
  await store.write([put(documents, sampleDocument({ owner: OWNER, text: id }))]);
  expect([await mover.move(), await mover.move()]).toEqual([2000, 4000]);
  sent.set(id, text);
  expect(await mover.move()).toBeUndefined();
  expect(await blobs.size(id)).toBe(text.length);
});

it("R28: sends a file of questions, though no document has changed", async () => {
  const { mover, addFile, addQuestions, there } = setup();
  const first = await addFile("one");
  await mover.move();
  const questions = await addQuestions("[]");
  await mover.move();
  expect([...there].sort()).toEqual([first, questions].sort());
});

it("does not ask again while nothing has changed, and ends quietly when it is stopped", async () => {
  const { mover, addFile, server, ended } = setup();
  const puts = vi.fn(async () => {});
  server.onPut = puts;
  await addFile("one");
  await mover.move();
  await mover.move();
  expect(puts).toHaveBeenCalledTimes(1);
  ended.abort();
  await addFile("two");
  expect(await mover.move()).toBeUndefined();
  expect(puts).toHaveBeenCalledTimes(1);
});

it("a file that the server has no room for is sent once there is some, and few are tried until then", async () => {
  const { mover, addFile, there, server, said } = setup();
  const files = await Promise.all(Array.from({ length: 40 }, (_, at) => addFile(`file ${at}`)));
  let tried = 0;
  server.onPut = () => Promise.reject((tried++, refusedBy(507, { detail: "The server's disk is full." })));
  expect(await mover.move()).toBeGreaterThan(0);
  expect(tried).toBeLessThan(10);
  expect(said).toEqual(["The server did not take 40 files: The server's disk is full."]);
  server.onPut = async () => {};
  expect(await mover.move()).toBeUndefined();
  expect([...there].sort()).toEqual(files.sort());
  expect(said.at(-1)).toBeNull();
});

it("a file that a filter before the server refuses holds up no other, and is told", async () => {
  const { mover, addFile, there, server, said } = setup();
  const [refused, other] = [await addFile("one"), await addFile("another one")];
  server.onPut = async (id) => {
    if (id === refused) throw refusedBy(403, {});
  };
  await mover.move();
  expect([...there]).toEqual([other]);
  expect(said).toEqual(["The server did not take a file: The server answered with an error."]);
});
