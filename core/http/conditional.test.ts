import { expect, it } from "vitest";
import { z } from "zod";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { change, put, remove, type Store } from "../storage/store.ts";
import { table } from "../storage/table.ts";
import { writeUnlessChanged } from "../storage/write-unless-changed.ts";
import { createSyncExtension } from "../sync/merge/extension.ts";
import { tables as all } from "#core/api/tables.ts";
import { rowTags } from "#core/sync/merge/row-tag.ts";
import type { RowTags } from "./row-tags.ts";
import { withConditions } from "./conditional.ts";
import { entity } from "./entity.ts";
import { jsonReply, rawReply, type Reply } from "./route.ts";

const Note = z.object({ id: z.string(), owner: z.string(), text: z.string(), updated_at: z.string() });
const notes = table<z.infer<typeof Note>>({ name: "notes", schema: Note, indexes: [], syncs: true });
const about = entity(notes, { param: "id", alone: true });

interface Context {
  readonly store: Store;
  readonly user: string;
  readonly tags: RowTags;
}

async function setup() {
  const clock = { time: 1_700_000_000_000 };
  const tables = [notes as never, ...all];
  const store = createMemoryStore(
    tables,
    createSyncExtension({ role: "server", tables, now: () => clock.time, newDevice: () => "r-0000test" }),
  );
  const at = () => new Date(clock.time).toISOString();
  await store.write([put(notes, { id: "n", owner: "ada", text: "a", updated_at: at() })]);
  const context: Context = { store, user: "ada", tags: rowTags };
  const send = (
    method: "GET" | "PUT" | "DELETE",
    headers: Readonly<Record<string, string>>,
    run: (given: Context) => Promise<Reply>,
  ) => {
    const conditions = { method, entity: about, params: { id: "n" }, headers: new Headers(headers) };
    return withConditions(conditions, context, run);
  };
  const show = async ({ store: given }: Context) => jsonReply(await given.get(notes, "ada", "n"), {});
  const write = (text: string) => async (given: Context) => {
    clock.time += 1;
    await given.store.write([change(notes, "ada", "n", { text, updated_at: at() })]);
    return show(given);
  };
  const etag = async () => (await send("GET", {}, show)).headers["etag"] ?? "";
  const text = async () => (await store.get(notes, "ada", "n"))?.text;
  return { clock, store, send, show, write, etag, text, at };
}

it("a change that comes between reading and writing is not lost, though the handler tries again", async () => {
  const { store, send, write, etag, text } = await setup();
  const seen = await etag();
  let tries = 0;
  const late = send("PUT", { "if-match": seen }, async (given) => {
    await write("theirs")({ store, user: "ada", tags: rowTags });
    while (!(await writeUnlessChanged(given.store, [change(notes, "ada", "n", { text: "mine" })])))
      expect(++tries).toBeLessThan(3);
    return jsonReply({ id: "n" }, {});
  });
  await expect(late).rejects.toMatchObject({ status: 412 });
  expect(await text()).toBe("theirs");
});

it("nothing that belongs to the change is written either", async () => {
  const { store, send, write, etag } = await setup();
  const seen = await etag();
  const late = send("DELETE", { "if-match": seen }, async (given) => {
    await write("theirs")({ store, user: "ada", tags: rowTags });
    await given.store.write([put(notes, { id: "other", owner: "ada", text: "b", updated_at: "x" })]);
    await given.store.write([remove(notes, "ada", "n")]);
    return rawReply(null, {}, 204);
  });
  await expect(late).rejects.toMatchObject({ status: 412 });
  expect(await store.get(notes, "ada", "other")).toBeUndefined();
});

it("a handler may write the row several times under one condition", async () => {
  const { send, write, etag, text } = await setup();
  const reply = await send("PUT", { "if-match": await etag() }, async (given) => {
    await write("once")(given);
    return write("twice")(given);
  });
  expect([await text(), reply.headers["etag"]]).toEqual(["twice", await etag()]);
});

it("the tag of what is answered is never newer than the answer", async () => {
  const { store, send, show, write, etag } = await setup();
  const before = await etag();
  const reply = await send("GET", {}, async (given) => {
    const shown = await show(given);
    await write("meanwhile")({ store, user: "ada", tags: rowTags });
    return shown;
  });
  expect(reply.headers["etag"]).toBe(before);
});

it("an answer made before the write says when the row was really written", async () => {
  const { clock, store, send, at } = await setup();
  // The clock of the books is ahead: another device wrote in the next second.
  clock.time += 1000;
  await store.write([change(notes, "ada", "n", { text: "b", updated_at: at() })]);
  clock.time -= 500;
  const reply = await send("PUT", {}, async (given) => {
    const row = { id: "n", owner: "ada", text: "c", updated_at: at() };
    await given.store.write([put(notes, row)]);
    return jsonReply(row, {});
  });
  const stored = await store.get(notes, "ada", "n");
  expect((reply as { body: unknown }).body).toMatchObject({ updated_at: stored?.updated_at });
  expect(stored?.updated_at).toBe("2023-11-14T22:13:21.000Z");
});
