import { expect, it } from "vitest";
import { change, put } from "../../storage/store.ts";
import { createBlobHttp } from "../files/blob-http.ts";
import { createWorld, note, notes, notesOf, type Device } from "../testing/sync-world.ts";

/** Characters of a batch. */
const TAKEN = 2_000;

/** A server, or a proxy before it, that takes small batches only. */
function setup() {
  const world = createWorld();
  let refused = 0;
  const one = world.addDevice({
    async fetch(send, path, init) {
      if (path !== "/sync/push" || String(init?.body).length <= TAKEN) return send(path, init);
      refused++;
      // As a proxy says it.
      return new Response("<h1>413</h1>", { status: 413 });
    },
  });
  return { ...world, one, two: world.addDevice(), refused: () => refused };
}

const cycle = async ({ client }: Device) => (await client.cycle()).state;

it("R22: a row that is larger than the server takes is told by its name, stays as it is, and holds nothing up", async () => {
  const { one, two, refused, errors } = setup();
  const large = note(one.owner, "x", { a: "x".repeat(TAKEN), name: "Large" });
  await one.store.write([put(notes, note(one.owner, "w")), put(notes, large), put(notes, note(one.owner, "y"))]);
  const problem = expect.stringMatching(/^“Large” is larger than the server takes/);
  expect(await cycle(one)).toMatchObject({ status: "synced", pending: 0, problem });
  await cycle(two);
  expect((await notesOf(two)).map(({ id }) => id)).toEqual(["w", "y"]);

  const before = refused();
  await one.store.write([change(notes, one.owner, "y", { a: 1 })]);
  expect(await cycle(one)).toMatchObject({ status: "synced", pending: 0, problem });
  expect(refused(), "not sent again and again").toBe(before);
  expect((await notesOf(one)).map(({ id }) => id)).toEqual(["w", "x", "y"]);

  await one.store.write([change(notes, one.owner, "x", { a: "short" })]);
  expect(await cycle(one)).toMatchObject({ status: "synced", pending: 0, problem: null });
  await cycle(two);
  expect(await notesOf(two)).toEqual(await notesOf(one));
  expect(errors).toEqual([]);
});

it("R22: a batch that is larger than a proxy takes goes in smaller ones", async () => {
  const { one, two } = setup();
  await one.store.write(Array.from({ length: 200 }, (_, at) => put(notes, note(one.owner, `x${at}`))));
  expect(await cycle(one)).toMatchObject({ status: "synced", pending: 0, problem: null });
  await cycle(two);
  expect(await notesOf(two)).toHaveLength(200);
});

it("a file that a proxy does not take is refused with a reason", async () => {
  const http = createBlobHttp({ fetch: async () => new Response("<h1>413</h1>", { status: 413 }) });
  await expect(http.putWhole("0".repeat(64), new Uint8Array(9))).rejects.toThrow(
    "It is larger than the server, or a proxy before it, takes.",
  );
});
