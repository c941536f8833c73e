import { expect, it } from "vitest";
import { branchSession } from "#core/chat/branch-session.ts";
import { changeSession, createSession } from "#core/chat/sessions.ts";
import { NewChatMessage, chatMessages, chatSessions, chatTables } from "#core/chat/chat.ts";
import { sendMessage } from "#core/chat/send-message.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import { documents } from "../documents/document.ts";
import { uploadDocument } from "../documents/upload-document.ts";
import type { AnswerRequest } from "#core/engine/engine.ts";
import { evaluationRuns } from "../evaluation/evaluation.ts";
import { startPluginRun } from "../evaluation/start-run.ts";
import { createMemoryBlobs } from "#core/storage/testing/memory-blobs.ts";
import { change } from "#core/storage/store.ts";
import { createFetchingBlobs } from "#core/sync/files/fetch-blobs.ts";
import { createDeviceBlobs } from "#core/sync/files/held-blobs.ts";
import { namedBy } from "#core/sync/files/named-blobs.ts";
import { listDeleted } from "#core/sync/trash/trash.ts";
import { syncConflicts, syncRows } from "#core/sync/merge/sync-tables.ts";
import { createWorld, type Device } from "#core/sync/testing/sync-world.ts";
import { tables } from "#core/api/tables.ts";
import { collections } from "../collections/collection.ts";
import { changeCollection, createCollection, getCollection } from "../collections/collections.ts";
import { keepCollectionHere } from "./keep-here.ts";
import { keepingHere, scopeThatLeaves } from "./never-leaves.ts";

const CANARY = "The canary lives in Lisbon.";

function setup() {
  const sent: string[] = [];
  const world = createWorld({ serverTables: tables });
  const device = () =>
    world.addDevice({
      tables,
      fetch: (send, path, init) => {
        sent.push(String(init?.body ?? ""));
        return send(path, init);
      },
    });
  const [one, two] = [device(), device()];
  const asked: AnswerRequest[] = [];
  const blobs = createMemoryBlobs();
  const engine = createPlainEngine({ store: one.store, blobs });
  const deps = {
    chats: chatTables,
    store: one.store,
    blobs,
    clock: { now: () => (world.clock.now += 1) },
    limits: { uploadBytes: 1000 },
    background: { wake: () => undefined },
    engine: {
      search: engine.search,
      guide: engine.guide,
      answer: keepingHere({ store: one.store }, (request) => {
        asked.push(request);
        return engine.answer(request);
      }),
    },
  };
  const { owner } = one;

  const fill = async (never_leaves: boolean, name = "Birds") => {
    const collection = await createCollection(deps, owner, {
      name,
      description: CANARY,
      color: "#000000",
      never_leaves,
    });
    const document = await read(collection.id);
    const session = await createSession(deps, owner, { name: CANARY, collection_id: collection.id });
    await startPluginRun(deps, owner, {
      collection_id: collection.id,
      total_questions: 1,
      user_id: "u",
      config: { top_k: 5, use_hybrid_search: true },
    });
    return { collection, document, session };
  };
  const read = async (collection_id: string) => {
    const bytes = new TextEncoder().encode(CANARY);
    const file = {
      name: "canary.md",
      type: "",
      size: bytes.length,
      stream: () => new Blob([bytes]).stream(),
    };
    const { id } = await uploadDocument(deps, owner, { files: [{ field: "file", file }], fields: { collection_id } });
    const row = await one.store.get(documents, owner, id);
    if (!row) throw new Error("It was not written.");
    const { original_filename, document_type: type } = row;
    const processed = await engine.process(
      { owner: row.owner, file: row.file, document_id: id, original_filename, type },
      () => undefined,
      new AbortController().signal,
    );
    const { text, segments, chunk_count } = processed;
    const done = { text, segments: [...segments], chunk_count, status: "completed" as const };
    await one.store.write([change(documents, owner, id, done)]);
    return id;
  };
  const ask = (session_id: string, more: object = {}) =>
    sendMessage(
      deps,
      owner,
      NewChatMessage.parse({ session_id, message: "Where does the canary live?", ...more }),
      new AbortController().signal,
    );
  return { ...world, one, two, deps, owner, asked, sent, fill, ask };
}

async function cycle(...devices: readonly Device[]): Promise<void> {
  for (const { client } of devices)
    expect((await client.cycle()).state).toMatchObject({ status: "synced", pending: 0 });
}

const NOTHING = { description: "Nothing.", color: "#000000", never_leaves: false };

const HELD = [collections, documents, chatSessions, chatMessages, evaluationRuns] as const;

async function counts({ store }: { readonly store: Device["store"] }): Promise<number[]> {
  return Promise.all(HELD.map((table) => store.count(table as (typeof HELD)[0], { owner: "*" })));
}

it("what belongs to a collection that never leaves is not sent, nor are its files, and no books are kept of it", async () => {
  const { one, two, server, sent, owner, fill, ask } = setup();
  const { session } = await fill(true);
  await ask(session.id);
  await cycle(one, two, one);

  expect(await counts(one)).toEqual([1, 1, 1, 2, 1]);
  expect(await counts(server)).toEqual([0, 0, 0, 0, 0]);
  expect(await counts(two)).toEqual([0, 0, 0, 0, 0]);
  expect(sent.join("\n")).not.toContain("canary");
  expect(sent.join("\n")).not.toContain("Lisbon");
  expect(await namedBy(one.store, owner)).toEqual([]);
  expect(await one.store.count(syncRows, { owner })).toBe(0);
});

it("the same without the switch is sent: the test above can fail", async () => {
  const { one, server, sent, owner, fill, ask } = setup();
  const { session } = await fill(false);
  await ask(session.id);
  await cycle(one);
  expect(await counts(server)).toEqual([1, 1, 1, 2, 1]);
  expect(sent.join("\n")).toContain("Lisbon");
  expect(await namedBy(one.store, owner)).toHaveLength(3);
});

it("no hosted model is given it, whatever the request says: by collection, by document, and over everything", async () => {
  const { deps, owner, asked, fill } = setup();
  const open = await fill(false, "Open");
  const closed = await fill(true, "Closed");
  const ask = (scope: object) =>
    deps.engine.answer({
      scope: { owner, ...scope },
      question: "Where does the canary live?",
      history: [],
      top_k: 5,
      hybrid: true,
      allow_sending: true,
    });
  await ask({ collection_id: closed.collection.id });
  await ask({ document_ids: [open.document, closed.document] });
  await ask({});
  expect(asked.map(({ allow_sending }) => allow_sending)).toEqual([false, true, true]);
  const rest = { scope: { owner, document_ids: [open.document] } };
  const left_out = [{ collection_id: closed.collection.id, name: "Closed" }];
  expect(asked.map(({ sendable }) => sendable)).toEqual([undefined, { ...rest, left_out }, { ...rest, left_out }]);
  await ask({ collection_id: open.collection.id });
  await ask({ document_ids: [open.document] });
  expect(asked.slice(3).map(({ allow_sending }) => allow_sending)).toEqual([true, true]);
});

it("an empty collection that never leaves holds up nothing", async () => {
  const { deps, owner, asked, fill } = setup();
  await fill(false, "Open");
  await createCollection(deps, owner, { name: "Empty", description: "", color: "#000000", never_leaves: true });
  await deps.engine.answer({ scope: { owner }, question: "canary", history: [], top_k: 5, hybrid: true });
  expect(asked[0]?.allow_sending).toBeUndefined();
});

it("what was answered from it once is not sent along with a later question about something else", async () => {
  const { one, server, sent, deps, owner, asked, fill, ask } = setup();
  const open = await fill(false, "Open");
  const closed = await fill(true, "Closed");
  const session = await createSession(deps, owner, { name: "Both" });
  const reply = await ask(session.id, { collection_id: closed.collection.id });
  expect(reply.metadata["answer"]).toMatchObject({ kept_here: true });
  await ask(session.id, { collection_id: open.collection.id });
  expect(asked.map(({ allow_sending }) => allow_sending)).toEqual([false, false]);
  const fresh = await createSession(deps, owner, { name: "Fresh" });
  await ask(fresh.id, { collection_id: open.collection.id });
  expect(asked[2]?.allow_sending).toBe(true);

  await cycle(one);
  expect(await server.store.count(chatMessages, { owner: "*" })).toBe(2);
  expect(sent.join("\n")).not.toContain(closed.document);
});

it("a chat over everything keeps its name here with its first question, and sends it once a question may leave", async () => {
  const { one, two, sent, deps, owner, fill, ask } = setup();
  const open = await fill(false, "Open");
  await cycle(one);
  await fill(true, "Closed");
  const session = await createSession(deps, owner, { name: "Is the heron in Lisbon?" });
  expect(session.name).toBe("Is the heron in Lisbon?");
  await cycle(one);
  const reply = await ask(session.id, { message: "Is the heron in Lisbon?" });
  const branch = await branchSession(deps, owner, session.id, { message_id: reply.id });
  const renamed = await changeSession(deps, owner, session.id, { name: "Herons" });
  await cycle(one, two);
  expect([branch.name, renamed.name]).toEqual(["Is the heron in Lisbon? (continued)", "Herons"]);
  expect(sent.join("\n")).not.toMatch(/heron/i);
  const there = async () => (await two.store.query(chatSessions, { owner: two.owner })).map(({ name }) => name).sort();
  expect(await there()).toEqual(["", "", CANARY]);

  const free = await createSession(deps, owner, { name: "About the open one" });
  await ask(free.id, { document_ids: [open.document] });
  await cycle(one, two);
  expect(await there()).toEqual(["", "", "About the open one", CANARY]);
});

it("turned on later, the copies on the server and on other devices go, and all of it stays here under new ids", async () => {
  const { one, two, server, deps, owner, fill, ask } = setup();
  const { collection, document, session } = await fill(false);
  await ask(session.id);
  await cycle(one, two);
  expect(await counts(two)).toEqual([1, 1, 1, 2, 1]);

  await expect(changeCollection(deps, owner, collection.id, { never_leaves: true })).rejects.toThrow(/keep-here/);
  const kept = await keepCollectionHere(deps, owner, collection.id);
  expect(kept).toMatchObject({ name: "Birds", never_leaves: true, document_count: 1 });
  expect(kept.id).not.toBe(collection.id);
  await cycle(one, two, one);
  expect(await counts(one)).toEqual([1, 1, 1, 2, 0]);
  expect(await counts(server)).toEqual([0, 0, 0, 0, 0]);
  expect(await counts(two)).toEqual([0, 0, 0, 0, 0]);

  const [row] = await one.store.query(documents, { owner });
  expect(row).toMatchObject({ collection_id: kept.id, status: "completed", never_leaves: true });
  expect(row?.id).not.toBe(document);
  const [chat] = await one.store.query(chatSessions, { owner });
  const [question, reply] = await one.store.query(chatMessages, {
    owner,
    where: { session_id: chat?.id ?? "" },
    order: { by: "position", direction: "ascending" },
  });
  expect(reply?.metadata["source_documents"]).toEqual([expect.objectContaining({ document_id: row?.id })]);
  expect(reply?.metadata["answer"]).toMatchObject({ question_id: question?.id });
  const again = await ask(chat?.id ?? "");
  expect(again.content).toContain("Lisbon");
  expect(await keepCollectionHere(deps, owner, kept.id)).toEqual(kept);
});

it("is not turned on over files that are only on the server, before they are here", async () => {
  const { deps, owner, fill } = setup();
  const { collection, document } = await fill(false);
  const { file } = (await deps.store.get(documents, owner, document)) ?? { file: "" };
  const bytes = (await deps.blobs.bytes(file)) ?? new Uint8Array();
  await deps.blobs.remove(file);
  await expect(keepCollectionHere(deps, owner, collection.id)).rejects.toMatchObject({ status: 409 });

  const server = { get: async () => new Blob([bytes]).stream(), missing: async () => [] };
  const kept = await keepCollectionHere(
    { ...deps, blobs: createDeviceBlobs(createFetchingBlobs(deps.blobs, server)) },
    owner,
    collection.id,
  );
  expect(kept.never_leaves).toBe(true);
  expect(await deps.blobs.size(file)).toBe(bytes.byteLength);
});

/** All that a store holds of what syncs, with its books. */
async function heldBy({ store }: { readonly store: Device["store"] }): Promise<string> {
  const held = [...HELD, syncRows, syncConflicts];
  return JSON.stringify(await Promise.all(held.map((table) => store.query(table as (typeof HELD)[0], { owner: "*" }))));
}

it("turned on later, nothing of it is left elsewhere, not among what was deleted and not in chats that quoted it", async () => {
  const { one, two, server, deps, owner, fill, ask } = setup();
  const { collection, session } = await fill(false);
  await ask(session.id);
  const whole = await createSession(deps, owner, { name: "Where does the canary live?" });
  await ask(whole.id);
  const partly = await createSession(deps, owner, { name: "Small talk" });
  const other = await createCollection(deps, owner, { ...NOTHING, name: "Empty" });
  await ask(partly.id, { message: "Is there anything else?", collection_id: other.id });
  await ask(partly.id);
  await cycle(one, two);
  for (const store of [server, two]) expect(await heldBy(store)).toMatch(/canary.*Lisbon/);

  await keepCollectionHere(deps, owner, collection.id);
  await cycle(one, two, one);
  for (const store of [server, two]) expect(await heldBy(store)).not.toMatch(/canary|Lisbon/i);
  expect(await listDeleted(two, two.owner, { limit: 100, offset: 0 })).toEqual({ items: [], total: 0 });

  expect(await counts(one)).toEqual([2, 1, 3, 8, 0]);
  const chats = await one.store.query(chatSessions, { owner });
  const names = chats.filter((chat) => chat.never_leaves === true).map(({ name }) => name);
  expect(names.sort()).toEqual([CANARY, "Where does the canary live?"]);
  const left = await one.store.query(chatMessages, { owner, where: { session_id: partly.id } });
  const staying = left.filter((message) => message.never_leaves === true);
  expect([left.length, staying.length]).toEqual([4, 2]);
  expect(await two.store.query(chatMessages, { owner: two.owner })).toHaveLength(2);
});

it("turned off, everything in it travels from then on", async () => {
  const { one, two, server, deps, owner, fill, ask } = setup();
  const { collection, session } = await fill(true);
  await ask(session.id);
  await cycle(one);
  expect(await counts(server)).toEqual([0, 0, 0, 0, 0]);
  await changeCollection(deps, owner, collection.id, { never_leaves: false });
  await cycle(one, two);
  expect(await counts(two)).toEqual([1, 1, 1, 2, 1]);
  expect(await getCollection(deps, owner, collection.id)).toMatchObject({ never_leaves: false });
});

it("programs that are not this one are given what may leave, and told of the rest as if it were not there", async () => {
  const { deps, owner, fill } = setup();
  const open = await fill(false, "Open");
  expect(await scopeThatLeaves(deps, { owner })).toEqual({ owner });
  const closed = await fill(true, "Closed");
  expect(await scopeThatLeaves(deps, { owner })).toEqual({ owner, document_ids: [open.document] });
  const own = { owner, collection_id: open.collection.id };
  expect(await scopeThatLeaves(deps, own)).toEqual(own);
  await expect(scopeThatLeaves(deps, { owner, collection_id: closed.collection.id })).rejects.toThrow(/collection/);
  await expect(scopeThatLeaves(deps, { owner, document_ids: [closed.document] })).rejects.toThrow(/document/);
});
