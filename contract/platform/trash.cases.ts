import { expect, test } from "vitest";
import type { PlatformSetup } from "./platform-contract.ts";

/** What was deleted, and comes back. */
export function trashCases({ ada }: PlatformSetup): void {
  test("the highlights of a document come back from the trash with it", async () => {
    const { api } = ada();
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "rules.md", "# Rules\n\nDogs travel free of charge.\n");
    const highlights = `/api/documents/${id}/highlights`;
    const { body } = await api.json("POST", highlights, { quote: "Dogs", note: "And cats?" });
    expect((await api.remove(`/api/documents/${id}`)).status).toBe(204);
    const restored = await api.json("POST", "/api/v1/sync/deleted/restore", { id: `documents/${id}` });
    expect(restored).toMatchObject({ status: 200, body: { restored: 2 } });
    expect((await api.get(highlights)).body).toMatchObject([{ ...(body as object), note: "And cats?" }]);
  });

  test("documents that one request deletes come back from the trash one by one", async () => {
    const { api } = ada();
    const { id: collection_id } = await api.newCollection();
    const { id: first } = await api.completed(collection_id, "first.md", "Dogs travel free of charge.\n");
    const { id: second } = await api.completed(collection_id, "second.md", "Cats travel in a basket.\n");
    const { body } = await api.json("POST", "/api/documents/delete", { ids: [first, second] });
    expect(body).toEqual({ deleted: 2 });
    const restored = await api.json("POST", "/api/v1/sync/deleted/restore", { id: `documents/${first}` });
    expect(restored).toMatchObject({ status: 200, body: { restored: 1 } });
    expect((await api.get(`/api/documents/${first}`)).status).toBe(200);
    expect((await api.get(`/api/documents/${second}`)).status).toBe(404);
  });
}
