import { describe, expect, it } from "vitest";
import { z } from "zod";
import { jsonReply, type MountedRoute } from "#core/http/route.ts";
import { createMemoryStore } from "#core/storage/testing/memory-store.ts";
import { remove } from "#core/storage/store.ts";
import { table } from "#core/storage/table.ts";
import { createKeptReplies } from "./kept-replies.ts";

const things = table({
  name: "things",
  schema: z.object({ id: z.string(), owner: z.string() }),
  indexes: [],
  syncs: false,
});
const row = {
  name: "list",
  api: "document-chat",
  tag: "Things",
  fullPath: "/api/things",
  method: "GET",
  path: "/",
  summary: "List",
} as const;

function setup({ says = true, during = async () => undefined as unknown, body = "é" as unknown } = {}) {
  const store = createMemoryStore([things]);
  const keepReply = createKeptReplies();
  const route: MountedRoute<never> = { ...row, ...(says ? { reads: [things] } : {}), handle: () => undefined };
  let made = 0;
  const make = async () => {
    made++;
    await during();
    return jsonReply({ body, made }, { "x-total-count": "1" });
  };
  const get = async (url = "/api/things", user = "me") => {
    const reply = await keepReply(route, url, { store, user }, make);
    return reply.kind === "raw" && reply.body instanceof Uint8Array
      ? { headers: reply.headers, ...JSON.parse(new TextDecoder().decode(reply.body)) }
      : reply;
  };
  const write = (owner = "me") => store.write([remove(things, owner, "1")]);
  return { get, write, made: () => made };
}

describe("kept replies", () => {
  it("give the same text and headers until a row of the owner is written", async () => {
    const { get, write, made } = setup();
    const first = {
      body: "é",
      made: 1,
      headers: { "x-total-count": "1", "content-type": "application/json; charset=utf-8" },
    };
    expect([await get(), await get()]).toEqual([first, first]);
    await write("you");
    await get();
    expect(made()).toBe(1);
    await write();
    expect(await get()).toEqual({ ...first, made: 2 });
  });

  it("keep users and addresses apart", async () => {
    const { get } = setup();
    expect([
      (await get()).made,
      (await get("/api/things?limit=1")).made,
      (await get("/api/things", "you")).made,
    ]).toEqual([1, 2, 3]);
  });

  it("keep nothing that was made while a row was written", async () => {
    const asked = setup({ during: () => asked.write() });
    expect([(await asked.get()).made, (await asked.get()).made]).toEqual([1, 2]);
  });

  it("keep nothing of a route that does not say what it reads, and nothing long", async () => {
    for (const { get, made } of [setup({ says: false }), setup({ body: "a".repeat(70_000) })]) {
      await get();
      await get();
      expect(made()).toBe(2);
    }
  });
});
