import { expect, it } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createPlainEngine } from "#contract/testing/plain-engine.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { ANY_OWNER, change, put, remove } from "#core/storage/store.ts";
import { documents } from "../document.ts";
import { sampleDocument } from "../testing/sample-document.ts";
import { documentGuides } from "./document-guide.ts";
import { createGuideMaker, type GuideMakerDeps } from "./guide-maker.ts";
import { soleProcess } from "#core/work/claims.ts";
import { createWorkQueue } from "#core/work/work-queue.ts";

const makerOf = (deps: GuideMakerDeps) => createWorkQueue({ ...deps, claims: soleProcess }, [createGuideMaker(deps)]);

function setup() {
  let made = 0;
  const service = createInProcessService({
    engine(deps) {
      const engine = createPlainEngine(deps);
      return { ...engine, guide: (request) => (made++, engine.guide(request)) };
    },
  });
  const guides = () => service.store.query(documentGuides, { owner: ANY_OWNER });
  const upload = async (text: string): Promise<string> => {
    const headers = { "content-type": "application/json" };
    const collection = await service.fetch("/api/collections/default", { method: "POST", body: "{}", headers });
    const form = new FormData();
    form.append("collection_id", ((await collection.json()) as { id: string }).id);
    form.append("file", new File([text], "a.md"));
    const sent = await service.fetch("/api/documents/", { method: "POST", body: form });
    await service.background.idle();
    return ((await sent.json()) as { id: string }).id;
  };
  return { ...service, guides, upload, made: () => made };
}

it("is made once, after processing, and answered from the store", async () => {
  const { upload, guides, fetch, made } = setup();
  const id = await upload("Tea is a drink.");
  expect(await guides()).toMatchObject([{ id, owner: LOCAL_USER }]);
  expect((await fetch(`/api/documents/${id}/guide`)).status).toBe(200);
  expect(made()).toBe(1);
});

it("is made when asked for of a document that has none, and again when the text is another", async () => {
  const { upload, store, fetch, made, guides } = setup();
  const id = await upload("Tea is a drink.");
  await store.write([remove(documentGuides, LOCAL_USER, id)]);
  expect((await fetch(`/api/documents/${id}/guide`)).status).toBe(200);
  expect(made()).toBe(2);
  const other = await store.get(documents, LOCAL_USER, await upload("Coffee is another drink."));
  await store.write([change(documents, LOCAL_USER, id, { text: other?.text ?? null })]);
  await fetch(`/api/documents/${id}/guide`);
  expect((await guides()).find((guide) => guide.id === id)?.text).toBe(other?.text);
});

it("goes with its document", async () => {
  const { upload, guides, fetch } = setup();
  const first = await upload("Tea is a drink.");
  const second = await upload("Coffee is a drink.");
  await fetch(`/api/documents/${first}`, { method: "DELETE" });
  expect((await guides()).map(({ id }) => id)).toEqual([second]);
  const [collection] = (await (await fetch("/api/collections/")).json()) as { id: string }[];
  await fetch(`/api/collections/${collection?.id}`, { method: "DELETE" });
  expect(await guides()).toEqual([]);
});

it("is removed where another device deleted the document", async () => {
  const { upload, store, guides, engine, errors } = setup();
  const id = await upload("Tea is a drink.");
  await store.write([remove(documents, LOCAL_USER, id)]);
  const maker = makerOf({ store, engine, report: (error) => errors.push(error) });
  maker.wake();
  await maker.idle();
  expect(await guides()).toEqual([]);
});

it("waits while a document is read, and leaves one alone whose text is not here", async () => {
  const { store, engine, errors, guides, made } = setup();
  const maker = makerOf({ store, engine, report: (error) => errors.push(error) });
  const absent = sampleDocument({ text: "absent" });
  const waiting = sampleDocument({ status: "pending" });
  await store.write([put(documents, absent), put(documents, waiting)]);
  maker.wake();
  await maker.idle();
  expect(made()).toBe(0);
  await store.write([remove(documents, LOCAL_USER, waiting.id)]);
  maker.wake();
  await maker.idle();
  expect(made()).toBe(1);
  expect(await guides()).toEqual([]);
});

it("reports nothing when the host stops while one is made", async () => {
  const { upload, store, guides } = setup();
  const id = await upload("Tea is a drink.");
  await store.write([remove(documentGuides, LOCAL_USER, id)]);
  const errors: unknown[] = [];
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<never>();
  const guide = () => (begun.resolve(), ended.promise);
  const maker = makerOf({ store, engine: { guide }, report: (error) => errors.push(error) });
  maker.wake();
  await begun.promise;
  const stopped = maker.stop();
  ended.reject(new Error("The server is stopping."));
  await stopped;
  expect([errors, await guides()]).toEqual([[], []]);
});
