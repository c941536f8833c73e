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
}
