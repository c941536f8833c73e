import { expect, test } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createBuiltinEmbedder } from "#core/engine/embed/builtin.ts";
import { createIngestEngine } from "#core/engine/ingest-engine.ts";
import { createQueryEngine } from "#core/engine/query-engine.ts";
import { documents } from "#core/library/documents/document.ts";
import type { HostBlobs } from "#core/storage/blobs.ts";
import type { Store } from "#core/storage/store.ts";

const embedder = createBuiltinEmbedder();
const makeEngine = ({ store, blobs }: { readonly store: Store; readonly blobs: HostBlobs }) => ({
  ...createIngestEngine({ blobs, embedder, assets: () => Promise.reject(new Error("Markdown needs no assets.")) }),
  ...createQueryEngine({
    documents,
    store,
    blobs,
    embedders: [embedder],
    where: "on this device",
    report: (error) => {
      throw error;
    },
  }),
});

async function setup() {
  const { fetch, background } = createInProcessService({ engine: makeEngine });
  const send = async (method: string, path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json();
  };
  const { id: collection_id } = (await send("POST", "/api/collections", { name: "c", description: "d" })) as {
    id: string;
  };
  const add = async (name: string, text: string) => {
    const form = new FormData();
    form.append("collection_id", collection_id);
    form.append("file", new File([text], name));
    const { id } = (await (await fetch("/api/documents", { method: "POST", body: form })).json()) as { id: string };
    await background.idle();
    return id;
  };
  const first = async (query: string) => {
    const body = { query, collection_id, similarity_threshold: 0 };
    const found = (await send("POST", "/api/search_u/", body)) as { chunks: { document_id: string }[] };
    return found.chunks[0]?.document_id;
  };
  const describe = (id: string, reference: unknown) => send("PUT", `/api/documents/${id}`, { reference });
  return { add, first, describe, send };
}

test.each(["Quistgaard", "van der Berg", "1987", "“Crossings”", "Overfarter"])(
  "a question that names %s is answered by the document of which another program says so",
  async (named) => {
    const { add, first, describe } = await setup();
    const described = await add("1.md", "# Ferries\n\nThe last ferry leaves the island at half past nine.\n");
    // Without the name this one is the better passage.
    const plain = await add("2.md", "# Ferries\n\nThe last ferry leaves at ten.\n");
    const question = `When does the last ferry leave according to ${named}?`;
    expect(await first(question)).toBe(plain);
    await describe(described, {
      from: "Zotero",
      item: {
        type: "article-journal",
        title: "Crossings",
        author: [
          { family: "Quistgaard", given: "Ane" },
          { family: "Berg", given: "Jan", "non-dropping-particle": "van der" },
        ],
        issued: { "date-parts": [[1987, 5]] },
      },
      aliases: ["Overfarter"],
    });
    expect(await first(question)).toBe(described);
  },
);

test("who wrote it and when says which work is meant, and is not looked for in its text", async () => {
  const { add, describe, send } = await setup();
  const reference = (year: number) => ({
    from: "Zotero",
    item: {
      type: "article-journal",
      title: `Kettles of ${year}`,
      author: [{ family: "Quistgaard", given: "Ane" }],
      issued: { "date-parts": [[year]] },
    },
  });
  // The same work in two of the person's collections, and another by the same author.
  for (const name of ["1.md", "2.md"])
    await describe(await add(name, "The kettle is descaled every eleven weeks.\n"), reference(2021));
  await describe(await add("3.md", "The kettle is descaled every two weeks.\n"), reference(1987));
  const { id: session_id } = (await send("POST", "/api/chat/sessions", { name: "Kettles" })) as { id: string };
  const ask = async (message: string) =>
    ((await send("POST", "/api/chat/message", { session_id, message })) as { content: string }).content;
  const content = await ask("How often is the kettle descaled according to Quistgaard 2021?");
  expect(content).toContain("> The kettle is descaled every eleven weeks.");
  expect(content).not.toMatch(/two weeks|not mention/u);
});
