import { expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

const TEXT = "# Ferries\n\nThe last ferry leaves the island at half past nine.\n";

/** Rename, move, tag and copy. */
export function changedDocumentCases({ api }: ContractSetup): void {
  const newFerry = async () => {
    const { id: collection_id } = await api.newCollection();
    const read = await api.completed(collection_id, "source.md", TEXT);
    return { collection_id, read };
  };
  const found = async (collection_id: string): Promise<string[]> => {
    const body = { query: "last ferry", collection_id, similarity_threshold: 0 };
    const answer = await api.json("POST", "/api/search_u/", body);
    return (answer.body as { chunks: { document_id: string }[] }).chunks.map(({ document_id }) => document_id);
  };
  const countOf = async (collection_id: string) =>
    ((await api.get(`/api/collections/${collection_id}`)).body as { document_count: number }).document_count;

  test("a document is renamed; its extension, id, file and text stay", async () => {
    const { read } = await newFerry();
    const { status, body } = await api.json("PUT", `/api/documents/${read.id}`, { original_filename: "Timetable" });
    expect(status).toBe(200);
    expect(body).toEqual({ ...read, original_filename: "Timetable.md" });
    expect((await api.get(`/api/documents/${read.id}`)).body).toEqual(body);
    const file = await api.get(`/api/documents/${read.id}/file?download=true`);
    expect(file).toMatchObject({ status: 200, text: TEXT });
    expect(file.headers["content-disposition"]).toContain("Timetable.md");
    const named = (name: string) => api.json("PUT", `/api/documents/${read.id}`, { original_filename: name });
    expect((await named("Ferry.MD")).body).toMatchObject({ original_filename: "Ferry.MD" });
    expect((await named("../a/b.pdf")).body).toMatchObject({ original_filename: "b.pdf.md", document_type: "md" });
    expectRefusal(await named(""), 400, /^original_filename: /);
    expectRefusal(await named("x".repeat(256)), 400, /^original_filename: /);
    expect((await api.json("PUT", `/api/documents/${read.id}`, {})).body).toMatchObject({
      original_filename: "b.pdf.md",
    });
  });

  test("a document moves to another collection, where it is counted, listed and found from then on", async () => {
    const { collection_id, read } = await newFerry();
    const { id: other } = await api.newCollection();
    const { body } = await api.json("PUT", `/api/documents/${read.id}`, { collection_id: other });
    expect(body).toEqual({ ...read, collection_id: other });
    expect([await countOf(collection_id), await countOf(other)]).toEqual([0, 1]);
    expect(await found(collection_id)).toEqual([]);
    expect(await found(other)).toContain(read.id);
    const listed = (await api.get(`/api/documents/?collection_id=${other}`)).body as Document[];
    expect(listed.map(({ id }) => id)).toEqual([read.id]);
    const gone = { collection_id: UNKNOWN_ID };
    expectRefusal(await api.json("PUT", `/api/documents/${read.id}`, gone), 404, /collection/i);
    expectRefusal(await api.json("PUT", `/api/documents/${UNKNOWN_ID}`, { collection_id: other }), 404, /document/i);
  });

  test("a document keeps what another program says of it", async () => {
    const { collection_id, read } = await newFerry();
    expect(read.reference).toBeNull();
    const item = {
      type: "article-journal",
      title: "Crossings",
      author: [{ family: "Quistgaard", given: "Ane" }],
      issued: { "date-parts": [[1987]] },
      DOI: "10.1000/ferry_1",
      "container-title": "Journal of Ferries",
    };
    const reference = { from: "Zotero", item, notes: ["Mine."], collections: ["Islands"], aliases: ["Sailings"] };
    const change = (given: unknown) => api.json("PUT", `/api/documents/${read.id}`, { reference: given });
    expect((await change(reference)).body).toEqual({ ...read, reference });
    expect((await api.get(`/api/documents/${read.id}`)).body).toMatchObject({ reference });
    const copied = await api.json("POST", `/api/documents/${read.id}/copy`, { collection_id });
    expect(copied.body).toMatchObject({ reference });
    expectRefusal(await change({ ...reference, item: { title: "x" } }), 400, /^reference.item.type: /);
    expect((await change(null)).body).toMatchObject({ reference: null });
  });

  test("a document has tags, each once and without empty ones", async () => {
    const { read } = await newFerry();
    expect(read.tags).toEqual([]);
    const tags = (given: unknown) => api.json("PUT", `/api/documents/${read.id}`, { tags: given });
    expect((await tags([" island ", "2026", "island"])).body).toMatchObject({ tags: ["island", "2026"] });
    expectRefusal(await tags("island"), 400, /^tags/);
    expectRefusal(await tags(["x".repeat(51)]), 400, /^tags/);
    expect((await tags([])).body).toEqual(read);
  });

  test("a copy has an id of its own, is found at once, and outlives the original", async () => {
    const { read } = await newFerry();
    const { id: other } = await api.newCollection();
    const { status, body } = await api.json("POST", `/api/documents/${read.id}/copy`, { collection_id: other });
    const copy = body as Document;
    expect(status).toBe(201);
    expect(copy.id).not.toBe(read.id);
    const { id: _, filename: __, created_at: ___, ...same } = read;
    expect(copy).toMatchObject({ ...same, collection_id: other, status: "completed" });
    expect(await found(other)).toContain(copy.id);
    await api.remove(`/api/documents/${read.id}`);
    expect(await api.get(`/api/documents/${copy.id}/file`)).toMatchObject({ status: 200, text: TEXT });
    expect(await found(other)).toContain(copy.id);
    const gone = { collection_id: UNKNOWN_ID };
    expectRefusal(await api.json("POST", `/api/documents/${copy.id}/copy`, gone), 404, /collection/i);
  });

  test("nothing moves or is copied out of a collection that never leaves; a copy may go into it", async () => {
    const { collection_id, read } = await newFerry();
    const diary = { name: "Diary", description: "Own", never_leaves: true };
    const { id: here } = (await api.json("POST", "/api/collections/", diary)).body as { id: string };
    expectRefusal(await api.json("PUT", `/api/documents/${read.id}`, { collection_id: here }), 409, /never leaves/);
    const kept = (await api.json("POST", `/api/documents/${read.id}/copy`, { collection_id: here })).body as Document;
    expect(await found(here)).toEqual([kept.id]);
    expectRefusal(await api.json("PUT", `/api/documents/${kept.id}`, { collection_id }), 409, /never leaves/);
    expectRefusal(await api.json("POST", `/api/documents/${kept.id}/copy`, { collection_id }), 409, /never leaves/);
    expect(await countOf(collection_id)).toBe(1);
  });
}
