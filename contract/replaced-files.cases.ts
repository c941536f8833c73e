import { expect, test } from "vitest";
import { Document } from "#core/library/documents/document.ts";
import { expectRefusal, UNKNOWN_ID, type Upload } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

const section = (name: string, rule: string) =>
  `## ${name}\n\n${rule} ${`More about ${name.toLowerCase()} follows here, in words that fill the passage. `.repeat(8)}`;
const MANUAL = [
  "# Harbour rules",
  section("Ferries", "The last ferry leaves the island at half past nine."),
  section("Dogs", "Dogs travel free of charge."),
  section("Bicycles", "A bicycle costs four euros."),
].join("\n\n");
const LATER = MANUAL.replace("half past nine", "a quarter to eleven");

interface EarlierVersion {
  readonly version: number;
  readonly gone: readonly { readonly start: number; readonly end: number }[];
}

/** A file that is replaced with a newer version. */
export function replacedFileCases({ api, uploadBytes }: ContractSetup): void {
  const replace = (id: string, files: readonly Upload[]) => api.put(`/api/documents/${id}/file`, files);
  const replaced = async (id: string, content: string | Uint8Array, name = "newer.md") => {
    const { status, body } = await replace(id, [{ name, content }]);
    expect(status, JSON.stringify(body)).toBe(200);
    return Document.parse(body);
  };
  const earlierOf = ({ metadata }: Document) => (metadata["earlier_versions"] ?? []) as EarlierVersion[];
  const search = async (collection_id: string, query: string): Promise<string[]> => {
    const answer = await api.json("POST", "/api/search_u/", { query, collection_id, similarity_threshold: 0 });
    return (answer.body as { chunks: { content: string }[] }).chunks.map(({ content }) => content);
  };

  test("a newer version takes the place of the file; id, name, tags and collection stay", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "Rules.md", MANUAL);
    const change = { original_filename: "Our rules.md", tags: ["harbour"] };
    const before = (await api.json("PUT", `/api/documents/${id}`, change)).body as Document;
    const answered = await replaced(id, LATER);
    const { filename, original_filename, tags, created_at } = before;
    const kept = { id, filename, original_filename, tags, created_at, collection_id, document_type: "md" };
    expect(answered).toMatchObject({ ...kept, status: "processing", chunk_count: 0, file_size: LATER.length });
    const read = await api.settled(id);
    expect(read).toMatchObject({ ...kept, status: "completed", chunk_count: before.chunk_count });
    expect(read.file_path).not.toBe(before.file_path);
    expect(await api.get(`/api/documents/${id}/file`)).toMatchObject({ status: 200, text: LATER });
    expect(((await api.get(`/api/documents/${id}/text`)).body as { text: string }).text).toContain("quarter to eleven");
    const found = await search(collection_id, "last ferry leaves");
    expect(found.join("\n")).toContain("quarter to eleven");
    expect(found.join("\n")).not.toContain("half past nine");
  });

  test("equal passages keep their embeddings, and metadata.changes says what changed", async () => {
    const { id: collection_id } = await api.newCollection();
    const before = await api.completed(collection_id, "rules.md", MANUAL);
    expect(before.metadata).not.toHaveProperty("changes");
    const { text } = (await api.get(`/api/documents/${before.id}/text`)).body as { text: string };
    await replaced(before.id, LATER);
    const read = await api.settled(before.id);
    const [{ gone = [], ...first } = {}] = earlierOf(read);
    expect(first).toEqual({
      version: 1,
      began_at: before.created_at,
      replaced_at: expect.any(String),
      file_size: MANUAL.length,
    });
    expect(read.metadata["changes"]).toEqual({
      version: 2,
      replaced_at: expect.any(String),
      pages: [],
      earlier_pages: [],
      passages: { kept: read.chunk_count - 1, embedded: 1 },
    });
    expect(gone.map(({ start, end }) => text.slice(start, end))).toEqual([
      expect.stringMatching(/^The last ferry leaves the island at half past nine\./),
    ]);
    await replaced(before.id, MANUAL);
    const again = await api.settled(before.id);
    expect(again.metadata["changes"]).toMatchObject({ version: 3 });
    // The first version says all that the newest says.
    expect(earlierOf(again)).toMatchObject([
      { version: 2, gone: [{}] },
      { version: 1, gone: [] },
    ]);
  });

  test("earlier versions stay readable by their numbers, the last three of them", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "rules.md", MANUAL);
    const fileOf = (version: number) => api.get(`/api/documents/${id}/file?version=${version}`);
    const textOf = (version: number) => api.get(`/api/documents/${id}/text?version=${version}`);
    await replaced(id, LATER);
    await api.settled(id);
    expect(await fileOf(1)).toMatchObject({ status: 200, text: MANUAL });
    expect(await fileOf(2)).toMatchObject({ status: 200, text: LATER });
    expect(((await textOf(1)).body as { text: string }).text).toContain("half past nine");
    expect((await api.get(`/api/documents/${id}/marks?version=1&start=0&end=5`)).status).toBe(200);
    expectRefusal(await fileOf(3), 404, /version/i);
    expectRefusal(await textOf(3), 404, /version/i);
    expectRefusal(await fileOf(0), 400, /^version: /);
    for (const price of ["five", "six", "seven"]) {
      await replaced(id, MANUAL.replace("four euros", `${price} euros`));
      await api.settled(id);
    }
    expect(earlierOf(await api.settled(id)).map(({ version }) => version)).toEqual([4, 3, 2]);
    expectRefusal(await fileOf(1), 404, /version/i);
    expect(await fileOf(2)).toMatchObject({ status: 200, text: LATER });
  });

  test("a file of the same bytes changes nothing", async () => {
    const { id: collection_id } = await api.newCollection();
    const before = await api.completed(collection_id, "rules.md", MANUAL);
    expect(await replaced(before.id, MANUAL)).toEqual(before);
  });

  test("a newer version that cannot be read fails with the reason, and the next one is read", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "rules.md", MANUAL);
    await replaced(id, "");
    expect(await api.settled(id)).toMatchObject({
      status: "failed",
      metadata: { error: expect.stringMatching(/empty/) },
    });
    await replaced(id, LATER);
    const read = await api.settled(id);
    expect(read).toMatchObject({ status: "completed", metadata: { changes: { passages: { embedded: 1 } } } });
  });

  test("a copy of the document keeps the file that it was made of", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "rules.md", MANUAL);
    const copy = (await api.json("POST", `/api/documents/${id}/copy`, { collection_id })).body as Document;
    await replaced(id, LATER);
    await api.settled(id);
    expect(await api.get(`/api/documents/${copy.id}/file`)).toMatchObject({ status: 200, text: MANUAL });
    await api.remove(`/api/documents/${id}`);
    expect(await api.get(`/api/documents/${copy.id}/file`)).toMatchObject({ status: 200, text: MANUAL });
  });

  test("the document is checked first, then the file, its kind and its size", async () => {
    const { id: collection_id } = await api.newCollection();
    const before = await api.completed(collection_id, "rules.md", MANUAL);
    expectRefusal(await replace(UNKNOWN_ID, []), 404, UNKNOWN_ID);
    expectRefusal(await replace(before.id, []), 400, /^file: is required/);
    const file = { name: "newer.md", content: LATER };
    expectRefusal(await replace(before.id, [file, file]), 400, /^file: must be one file/);
    expectRefusal(await replace(before.id, [{ ...file, name: "newer.pdf" }]), 400, /^file: must be a \.md file/);
    expectRefusal(await replace(before.id, [{ ...file, name: "newer.exe" }]), 400, /\.exe is not supported/);
    expectRefusal(await api.json("PUT", `/api/documents/${before.id}/file`, {}), 415);
    if (uploadBytes <= 16 * 1024 * 1024)
      expectRefusal(await replace(before.id, [{ ...file, content: new Uint8Array(uploadBytes + 1).fill(97) }]), 413);
    expect((await api.get(`/api/documents/${before.id}`)).body).toEqual(before);
  });
}
