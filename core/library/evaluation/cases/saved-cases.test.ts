import { expect, test } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import type { Collection } from "../../collections/collection.ts";
import type { SavedCase } from "./saved-case.ts";

function setup() {
  const service = createInProcessService({});
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { "content-type": "application/json" };
    const response = await service.fetch(path, { method, ...(body && { body: JSON.stringify(body), headers }) });
    return (response.status === 204 ? undefined : await response.json()) as T;
  };
  return {
    call,
    collection: (name: string) => call<Collection>("POST", "/api/collections/", { name, description: name }),
    save: (collection_id: string) =>
      call<SavedCase>("POST", "/api/evaluation/cases/", { question: "When?", ground_truth: "Now", collection_id }),
    saved: () => call<SavedCase[]>("GET", "/api/evaluation/cases/"),
  };
}

test("questions of a collection that is kept here get new ids, and cannot be moved to one that travels", async () => {
  const { call, collection, save, saved } = setup();
  const [{ id }, other] = [await collection("A"), await collection("B")];
  const before = await save(id);
  const kept = await call<Collection>("POST", `/api/collections/${id}/keep-here`, {});
  const [after] = await saved();
  expect(await saved()).toHaveLength(1);
  expect(after).toMatchObject({ question: "When?", ground_truth: "Now", collection_id: kept.id });
  expect(after?.id).not.toBe(before.id);
  const refused = await call("PUT", `/api/evaluation/cases/${after?.id}`, { collection_id: other.id });
  expect(refused).toEqual({ detail: expect.stringContaining("never leaves this machine") });
});

test("questions go into another collection with theirs, and are deleted with it", async () => {
  const { call, collection, save, saved } = setup();
  const [from, into] = [await collection("A"), await collection("B")];
  await save(from.id);
  await call("POST", `/api/collections/${into.id}/take-in/${from.id}`, {});
  expect((await saved()).map(({ collection_id }) => collection_id)).toEqual([into.id]);
  await call("DELETE", `/api/collections/${into.id}`);
  expect(await saved()).toEqual([]);
});
