import { expect, test } from "vitest";
import { StorageUse } from "#core/api/storage-use/storage-use.ts";
import type { ContractSetup } from "./contract.ts";

const TEXT = "# Tea\n\nAssam is a black tea from India.\n\nSencha is a green tea from Japan.\n";

export function storageUseCases({ api }: ContractSetup): void {
  test("storage use grows with a document and shrinks with its deletion", async () => {
    const use = async () =>
      (await api.get("/api/storage")).body as { documents: number; file_bytes: number; total_bytes: number };
    const before = await use();
    const { id: collection_id } = await api.newCollection();
    const own = `${TEXT}${crypto.randomUUID()}`;
    const { id } = await api.completed(collection_id, "tea.md", own);
    const during = await use();
    expect(during).toMatchObject({ documents: before.documents + 1, file_bytes: before.file_bytes + own.length });
    expect(during.total_bytes).toBeGreaterThan(before.total_bytes + own.length);
    await api.remove(`/api/documents/${id}`);
    expect(await use()).toEqual(before);
  });

  test("storage use is told by collection, the largest first, and a copy counts in both", async () => {
    const of = async (ids: readonly string[]) => {
      const { total_bytes, collections } = StorageUse.parse((await api.get("/api/storage")).body);
      return { total_bytes, own: collections.filter(({ collection_id }) => ids.includes(collection_id)) };
    };
    const [small, large, empty] = [await api.newCollection(), await api.newCollection(), await api.newCollection()];
    const ids = [small.id, large.id, empty.id];
    expect((await of(ids)).own).toEqual([]);
    const first = await api.completed(large.id, "long.md", `${TEXT.repeat(40)}${crypto.randomUUID()}`);
    await api.completed(large.id, "tea.md", `${TEXT}${crypto.randomUUID()}`);
    const copied = await api.completed(small.id, "green.md", `${TEXT}${crypto.randomUUID()}`);
    const before = await of(ids);
    expect(before.own).toEqual([
      { collection_id: large.id, documents: 2, bytes: expect.any(Number) },
      { collection_id: small.id, documents: 1, bytes: expect.any(Number) },
    ]);
    const [bytesLarge = 0, bytesSmall = 0] = before.own.map(({ bytes }) => bytes);
    expect(bytesLarge).toBeGreaterThan(bytesSmall);
    expect(bytesSmall).toBeGreaterThan(copied.file_size);

    await api.json("POST", `/api/documents/${copied.id}/copy`, { collection_id: large.id });
    const after = await of(ids);
    expect(after.total_bytes).toBe(before.total_bytes);
    expect(after.own.map(({ documents, bytes }) => [documents, bytes])).toEqual([
      [3, bytesLarge + bytesSmall],
      [1, bytesSmall],
    ]);
    await api.remove(`/api/documents/${first.id}`);
    expect((await of(ids)).own[0]?.bytes).toBeLessThan(bytesLarge + bytesSmall);
  });

  test("the file of a document that was put in here is nowhere else", async () => {
    const { id: collection_id } = await api.newCollection();
    await api.newDocument(collection_id, "tea.md", TEXT);
    const { status, body } = await api.get(`/api/storage/elsewhere?collection_id=${collection_id}`);
    expect([status, body]).toEqual([200, { document_ids: [], bytes: 0 }]);
  });
}
