import { expect, test, vi } from "vitest";
import { RequestFailed } from "#core/http/request-failed.ts";
import { filePath } from "#core/library/documents/content-tag.ts";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { createBlobHash } from "#core/storage/blob-hash.ts";
import { importLibrary, leftWords, outcomeWords, type ImportDeps } from "./import-library.ts";
import type { Plan, Planned } from "./planned.ts";

/** What the service stores, without reading it. */
function setup() {
  const collections: Collection[] = [];
  const documents: Document[] = [];
  const refused = new Map<string, RequestFailed>();
  const change = (id: string, fields: Partial<Document>) => {
    const at = documents.findIndex((document) => document.id === id);
    return (documents[at] = { ...documents[at], ...fields } as Document);
  };
  const api = {
    listCollections: async () => [...collections],
    listDocuments: async () => [...documents],
    createCollection: vi.fn(async ({ body }: { body: { name: string } }) => {
      const made = { id: `c${collections.length}`, name: body.name } as Collection;
      collections.push(made);
      return made;
    }),
    uploadDocument: vi.fn(async ({ fields, files }: { fields: { collection_id: string }; files: { file: File } }) => {
      const refusal = refused.get(files.file.name);
      if (refusal) throw (refused.delete(files.file.name), refusal);
      const hash = await createBlobHash();
      hash.update(new Uint8Array(await files.file.arrayBuffer()));
      const { collection_id } = fields;
      const { name: original_filename, size: file_size } = files.file;
      const about = { collection_id, original_filename, file_size, file_path: filePath(hash.finish()) };
      documents.push({ ...about, id: `d${documents.length}`, tags: [] as string[], reference: null } as Document);
      return documents.at(-1) as Document;
    }),
    changeDocument: async ({ params, body }: { params: { document_id: string }; body: Partial<Document> }) =>
      change(params.document_id, body),
    copyDocument: vi.fn(
      async ({ params, body }: { params: { document_id: string }; body: { collection_id: string } }) => {
        const of = documents.find(({ id }) => id === params.document_id) as Document;
        documents.push({ ...of, id: `d${documents.length}`, collection_id: body.collection_id });
        return documents.at(-1) as Document;
      },
    ),
  };
  const deps = { api, client: { invalidateQueries: async () => undefined } } as unknown as ImportDeps;
  const stop = new AbortController();
  const run = (plan: Plan, onProgress: (done: number) => void = () => undefined) =>
    importLibrary(deps, plan, { signal: stop.signal, onProgress });
  return { api, documents, collections, refused, run, stop };
}

const planned = (name: string, collections = ["Tea"], text = name): Planned => ({
  path: name,
  collections,
  open: async () => ({
    file: new File([text], name),
    tags: ["kettle"],
    reference: { from: "Zotero", item: { type: "book", title: name } },
  }),
});
const planOf = (...documents: Planned[]): Plan => ({ from: "Zotero", documents, left: new Map(), items: 1 });

test("documents go into their collections with tags and reference, and a second collection gets a copy", async () => {
  const { run, api, documents, collections } = setup();
  const outcome = await run(planOf(planned("a.md", ["Tea", "To read"]), planned("b.md")));
  expect(outcomeWords(outcome)).toBe("2 documents taken in from Zotero, in 2 collections.");
  expect(collections.map(({ name }) => name)).toEqual(["Tea", "To read"]);
  expect(api.uploadDocument).toHaveBeenCalledTimes(2);
  expect(api.copyDocument).toHaveBeenCalledTimes(1);
  expect(documents.map(({ tags, reference }) => [tags, reference?.item.title])).toEqual([
    [["kettle"], "a.md"],
    [["kettle"], "a.md"],
    [["kettle"], "b.md"],
  ]);
});

test("the same again adds nothing, and what is said of a document is added where it was lacking", async () => {
  const { run, documents } = setup();
  const plan = planOf(planned("a.md"), planned("b.md"));
  await run(plan);
  documents[1] = { ...(documents[1] as Document), reference: null };
  const again = await run(plan);
  expect(outcomeWords(again)).toBe(
    "0 documents taken in from Zotero, in 1 collection. 1 document was here already and not added again. 1 document was here already and got tags or a reference.",
  );
  expect(documents).toHaveLength(2);
  expect(documents[1]?.reference?.item.title).toBe("b.md");
});

test("an import that was stopped goes on where it ended", async () => {
  const { run, stop, documents } = setup();
  const plan = planOf(planned("a.md"), planned("b.md"), planned("c.md"));
  const stopped = await run(plan, (done) => done === 1 && stop.abort());
  expect(outcomeWords(stopped)).toContain("1 document is left: choose the same folder again to continue.");
  expect(documents).toHaveLength(2);
});

test("a file that the service refuses is named with the reason, and the others are taken", async () => {
  const { run, refused } = setup();
  refused.set("a.md", new RequestFailed(413, "The file is larger than 5 MB."));
  const outcome = await run(planOf(planned("a.md"), planned("b.md")));
  expect(outcome.taken).toBe(1);
  expect(leftWords(outcome.left)).toEqual([{ reason: "1 × The file is larger than 5 MB", names: "a.md" }]);
});

test("a file that cannot be opened is named, and the others are taken", async () => {
  const { run } = setup();
  const lost = { ...planned("a.md"), open: () => Promise.reject(new Error("It needs a password.")) };
  const outcome = await run(planOf(lost, planned("b.md")));
  expect([...outcome.left]).toEqual([["could not be read: It needs a password", ["a.md"]]]);
  expect(outcome.taken).toBe(1);
});

test("a service that asks for patience gets it", async () => {
  const { run, refused, api } = setup();
  refused.set("a.md", new RequestFailed(429, "Slower.", 0));
  expect((await run(planOf(planned("a.md")))).taken).toBe(1);
  expect(api.uploadDocument).toHaveBeenCalledTimes(2);
});

test("a full device stops the import, and says how to go on", async () => {
  const { run, refused } = setup();
  refused.set("b.md", new RequestFailed(507, "There is no room on this device."));
  await expect(run(planOf(planned("a.md"), planned("b.md")))).rejects.toThrow(
    "The import stopped after 1 of 2 documents. There is no room on this device. Choose the folder again to continue.",
  );
});
