import { expect, it } from "vitest";
import { z } from "zod";
import { createSecretBox, deriveSecretKey } from "#core/accounts/secret-box.ts";
import { createMemoryStore } from "../../storage/testing/memory-store.ts";
import { put, type Store } from "../../storage/store.ts";
import { table } from "../../storage/table.ts";
import { tables } from "#core/api/tables.ts";
import { entity } from "../entity.ts";
import { badRequest } from "../errors.ts";
import { jsonReply, type Reply } from "../route.ts";
import { oncePerKey, type Repeatable } from "./idempotency.ts";
import { dropOldAnswers } from "./drop-old-answers.ts";
import { keptAnswers } from "./kept-answer.ts";

const notes = table({
  name: "notes",
  schema: z.object({ id: z.string(), owner: z.string() }),
  indexes: [],
  syncs: false,
});

interface Context {
  readonly store: Store;
  readonly user: string;
  readonly clock: { now(): number };
  readonly accounts: { readonly secrets: ReturnType<typeof createSecretBox> };
}

const DAY = 86_400_000;

function setup() {
  const clock = { time: 1_700_000_000_000, now: () => clock.time };
  const store = createMemoryStore([...tables, notes as never]);
  const secrets = createSecretBox(() => deriveSecretKey("tests"));
  const context: Context = { store, user: "ada", clock, accounts: { secrets } };
  let made = 0;
  const makeNote = async (given: Context) => {
    const id = `note-${(made += 1)}`;
    await given.store.write([put(notes, { id, owner: "ada" })]);
    return id;
  };

  const send = (
    work: (given: Context) => Promise<Reply>,
    {
      request = "same",
      user = "ada",
      ...more
    }: { request?: string; user?: string } & Partial<Repeatable<Context>> = {},
  ) =>
    oncePerKey<Context>(
      { api: "platform", entity: entity(notes), ...more },
      { key: "key-1", hash: async () => request, signal: new AbortController().signal },
      { ...context, user },
      work,
    );
  const making = async (given: Context) => jsonReply({ id: await makeNote(given) }, {}, 201);
  const count = () => store.count(notes, { owner: "ada" });
  return { clock, store, send, makeNote, making, count };
}

/** A process that is killed at this point: nothing of it goes on. */
const killed = () => new Promise<never>(() => undefined);
/** Longer than whoever carries a request out may be silent. */
const SILENCE = 60_000;

it("what was written is not written again after its process died before it answered", async () => {
  const { clock, send, makeNote, making, count } = setup();
  const ids: string[] = [];
  void send(async (given) => {
    ids.push(await makeNote(given));
    return killed();
  });
  await expect.poll(() => ids.length).toBe(1);
  clock.time += SILENCE;
  const answerAgain = async (id: string) => jsonReply({ id, again: true }, {}, 201);
  const reply = await send(making, { answerAgain });
  expect(reply).toMatchObject({ status: 201, body: { id: ids[0], again: true } });
  expect(reply.headers).toEqual({ "idempotency-replayed": "true" });
  await expect(send(making)).rejects.toThrow(/cut off after it had written something \(id note-1\)/);
  expect(await count()).toBe(1);
});

it("what had not been written yet is carried out by the repeat, and the first can write no more", async () => {
  const { clock, send, makeNote, making, count } = setup();
  const gate = Promise.withResolvers<void>();
  let begun = false;
  const first = send(async (given) => {
    begun = true;
    await gate.promise;
    return jsonReply({ id: await makeNote(given) }, {}, 201);
  });
  await expect.poll(() => begun).toBe(true);
  clock.time += SILENCE;
  const second = await send(making);
  gate.resolve();
  await expect(first).rejects.toThrow(/still being carried out/);
  expect(await count()).toBe(1);
  expect(await send(making)).toMatchObject({ status: 201, body: (second as { body: unknown }).body });
});

it("a repeat that comes while the first is at it waits for its answer", async () => {
  const { send, makeNote, making, count } = setup();
  const gate = Promise.withResolvers<void>();
  const first = send(async (given) => {
    const id = await makeNote(given);
    await gate.promise;
    return jsonReply({ id }, {}, 201);
  });
  await expect.poll(count).toBe(1);
  const second = send(making);
  gate.resolve();
  expect((await second) as object).toMatchObject({ body: ((await first) as { body: unknown }).body });
  expect(await count()).toBe(1);
});

it("a failure before anything was written leaves the key free, one after that is the answer", async () => {
  const { send, makeNote, making, count } = setup();
  const failing = async () => {
    throw badRequest("Not like this.");
  };
  await expect(send(failing)).rejects.toThrow("Not like this.");
  const half = async (given: Context) => {
    await makeNote(given);
    return failing();
  };
  await expect(send(half)).rejects.toThrow("Not like this.");
  expect(await send(making)).toMatchObject({ status: 400, body: { detail: "Not like this." } });
  expect(await count()).toBe(1);
});

it("writes at once beside the first one are made too", async () => {
  const { send, makeNote, count } = setup();
  await send(async (given) => jsonReply(await Promise.all([1, 2, 3].map(() => makeNote(given))), {}));
  expect(await count()).toBe(3);
});

it("what a stream writes after its answer has begun is written", async () => {
  const { send, makeNote, making, count } = setup();
  const gate = Promise.withResolvers<void>();
  const later = Promise.withResolvers<void>();
  await send(async (given) => {
    void gate.promise.then(() => makeNote(given)).then(() => later.resolve(), later.reject);
    return { kind: "raw", status: 200, headers: {}, body: new ReadableStream() };
  });
  gate.resolve();
  await later.promise;
  await expect(send(making)).rejects.toThrow(/was a stream/);
  expect(await count()).toBe(1);
});

it("answers that are long are not kept, and are not made again either", async () => {
  const { send, count, makeNote } = setup();
  const long = async (given: Context) => jsonReply([await makeNote(given), "x".repeat(300_000)], {});
  expect(await send(long)).toMatchObject({ status: 200 });
  await expect(send(long)).rejects.toThrow(/too long to be kept/);
  expect(await count()).toBe(1);
});

it("after a day the key is free, and what was kept under it is gone", async () => {
  const { clock, store, send, making, count } = setup();
  await send(making);
  clock.time += DAY - 1;
  await send(making);
  expect(await count()).toBe(1);
  clock.time += 1;
  await send(making, { request: "another" });
  expect(await count()).toBe(2);
  expect(await store.count(keptAnswers, { owner: "ada" })).toBe(1);
  await send(making, { user: "bob" });
  expect(await dropOldAnswers({ store, clock })).toBe(0);
  clock.time += DAY + 1;
  expect(await dropOldAnswers({ store, clock })).toBe(2);
});

it("is kept sealed, and is nobody else's", async () => {
  const { store, send, making } = setup();
  const secret = async (given: Context) => ({ ...(await making(given)), body: { token: "lt_canary" } }) as Reply;
  await send(secret);
  const rows = await store.query(keptAnswers, { owner: "ada" });
  expect(JSON.stringify(rows)).not.toMatch(/canary|key-1/);
  const theirs = await send(async () => jsonReply({ nothing: true }, {}), { user: "bob" });
  expect(theirs).toMatchObject({ body: { nothing: true } });
});
