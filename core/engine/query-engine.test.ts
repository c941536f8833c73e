import { describe, expect, it } from "vitest";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { createMemoryBlobs } from "../storage/testing/memory-blobs.ts";
import { createMemoryStore } from "../storage/testing/memory-store.ts";
import { put, remove } from "../storage/store.ts";
import { tables } from "#core/api/tables.ts";
import { createBuiltinEmbedder } from "./embed/builtin.ts";
import type { Embedder } from "./embed-port.ts";
import { createIngestEngine } from "./ingest-engine.ts";
import { createQueryEngine } from "./query-engine.ts";
import { createTellingEmbedder } from "./testing/telling-embedder.ts";
import { parsePlain, parsePlainBytes } from "./retrieve/testing/plain-parser.ts";

const OWNER = "00000000-0000-4000-8000-000000000001";
const COLLECTION = "00000000-0000-4000-8000-000000000002";

async function setup(model?: Embedder) {
  const store = createMemoryStore(tables);
  const blobs = createMemoryBlobs();
  const reports: Error[] = [];
  const embedder = createBuiltinEmbedder();
  const ingest = createIngestEngine({
    blobs,
    embedder,
    findModelEmbedder: async () => model,
    parse: parsePlainBytes,
    assets: () => Promise.reject(new Error("no assets in this test")),
  });
  const query = createQueryEngine({
    documents,
    store,
    blobs,
    embedders: [embedder],
    findModelEmbedder: async (id) => (id === model?.id ? model : undefined),
    where: "on this device",
    report: (error) => reports.push(error),
  });
  let count = 0;

  const add = async (name: string, source: string, more: Partial<DocumentRow> = {}): Promise<DocumentRow> => {
    const file = await blobs.put(new TextEncoder().encode(source));
    const id = `10000000-0000-4000-8000-${String(++count).padStart(12, "0")}`;
    const about = { owner: OWNER, file: file.id, document_id: id, original_filename: name, type: "md" } as const;
    const request = { ...about, ...(model && { model: model.id }) };
    const result = await ingest.process(request, () => undefined, new AbortController().signal);
    const row = sampleDocument({
      id,
      owner: OWNER,
      original_filename: name,
      file: file.id,
      collection_id: COLLECTION,
      created_at: `2026-11-20T12:00:${String(count).padStart(2, "0")}.000Z`,
      ...result,
      ...more,
    });
    await store.write([put(documents, row)]);
    return row;
  };
  const search = (text: string, more: object = {}) =>
    query.search({ scope: { owner: OWNER }, query: text, top_k: 5, hybrid: true, threshold: 0, ...more });
  return { add, blobs, ingest, query, reports, search, store };
}

const TEA = "# Tea\n\nGreen tea is steamed soon after picking.\n\nBlack tea is fully oxidised before drying.";
const SHIPS = "# Ships\n\nA sloop carries one mast.\n\nThe schooner Bluenose won many races off Nova Scotia.";

describe("the query engine", () => {
  it("does not miss a word that only the name of a document has", async () => {
    const { add, query } = await setup();
    await add("Aurora_notes.md", TEA);
    await add("ships.md", SHIPS);
    const ask = (question: string) =>
      query.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });
    expect((await ask("What colour was the pheasant of Aurora?")).content).not.toContain("Aurora");
    expect((await ask("What colour was the pheasant of Borealis?")).content).toContain("Borealis");
  });

  it("says of what is not read, or not here, only that it is not read", async () => {
    const { add, blobs, query } = await setup();
    const ask = async (scope: object = {}): Promise<string> => {
      const asked = { question: "Who won the race of Cowes?", history: [], top_k: 5, hybrid: true };
      return (await query.answer({ ...asked, scope: { owner: OWNER, ...scope } })).content;
    };
    const tea = await add("tea.md", TEA);
    expect(await ask()).toMatch(/^Your document does not mention \*Cowes\*\./u);
    await add("scanned.pdf", SHIPS, { ocr: "waiting", ocr_unread: [2, 3] });
    await add("new.md", "# New\n\nNothing yet.", { status: "processing", segments: [], text: null });
    const away = await add("away.md", "# Away\n\nOn another device.");
    await Promise.all(away.segments.map((segment) => blobs.remove(segment)));
    const content = await ask();
    expect(content).toMatch(/^What has been read so far does not mention \*Cowes\*\./u);
    expect(content).toContain("Not read so far: **scanned.pdf** (2 pages), **new.md**, **away.md**.");
    expect(await ask({ document_ids: [tea.id] })).toMatch(/^Your document does not mention/u);
  });

  it("finds the passage that holds the words of the question, with its exact range", async () => {
    const { add, search } = await setup();
    await add("tea.md", TEA);
    const ships = await add("ships.md", SHIPS);

    const { passages } = await search("Which races did the Bluenose win?");

    expect(passages[0]?.document_id).toBe(ships.id);
    expect(passages[0]?.why.words).toEqual(["Bluenose", "won", "races"]);
    expect(passages[0]?.content).toBe(parsePlain(SHIPS).text.slice(passages[0]?.start, passages[0]?.end));
    expect(passages[0]?.heading).toBe("Ships");
  });

  it("sees a document as soon as it is completed, and no longer when it is deleted", async () => {
    const { add, search, store } = await setup();
    await add("tea.md", TEA);
    expect((await search("schooner")).passages.map(({ document_name }) => document_name)).not.toContain("ships.md");
    const ships = await add("ships.md", SHIPS);
    expect((await search("schooner")).passages[0]?.document_id).toBe(ships.id);
    await store.write([remove(documents, OWNER, ships.id)]);
    expect((await search("schooner")).passages.map(({ document_name }) => document_name)).not.toContain("ships.md");
  });

  it("keeps to the collection, the documents and the owner it is asked about", async () => {
    const { add, search } = await setup();
    const other = "00000000-0000-4000-8000-000000000003";
    const tea = await add("tea.md", TEA);
    const again = await add("again.md", TEA, { collection_id: other });
    const ids = async (scope: object) =>
      (await search("green tea", { scope: { owner: OWNER, ...scope } })).passages.map(({ document_id }) => document_id);
    expect(new Set(await ids({ collection_id: other }))).toEqual(new Set([again.id]));
    expect(new Set(await ids({ document_ids: [tea.id] }))).toEqual(new Set([tea.id]));
    expect((await search("green tea", { scope: { owner: other } })).passages).toEqual([]);
  });

  it("reports a segment that is gone or damaged and searches the rest", async () => {
    const { add, blobs, reports, search } = await setup();
    const tea = await add("tea.md", TEA);
    await add("ships.md", SHIPS);
    for (const segment of tea.segments) await blobs.remove(segment);
    const damaged = await blobs.put(new Uint8Array(1000));
    await add("damaged.md", "Nothing.", { segments: [damaged.id] });

    expect((await search("schooner")).passages[0]?.document_name).toBe("ships.md");
    expect(reports.map(({ message }) => message.replace(/[0-9a-f]{64}/, "…"))).toEqual([
      "The search index … of a document is missing. Process the document again.",
      "The search index of a document is damaged (not a segment). Process the document again.",
    ]);
  });

  it("R28: finds what a segment holds that came after its document was listed, and reports it missing once", async () => {
    const { add, blobs, reports, search } = await setup();
    const ships = await add("ships.md", SHIPS);
    const [segment = ""] = ships.segments;
    const bytes = (await blobs.bytes(segment)) ?? new Uint8Array();
    await blobs.remove(segment);
    const found = async () => (await search("schooner")).passages.length;
    expect(await found()).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await found()).toBe(0);
    expect(reports).toHaveLength(1);
    await blobs.put(bytes);
    await expect.poll(found).toBeGreaterThan(0);
  });

  it("searches by vectors alone", async () => {
    const { add, search } = await setup();
    await add("tea.md", TEA);
    await add("ships.md", SHIPS);
    const outcome = await search("schooner races", { hybrid: false });
    expect(outcome.method).toBe("vector");
    expect(outcome.passages[0]?.document_name).toBe("ships.md");
    expect(outcome.passages[0]?.why.similarity).toBeGreaterThan(0.2);
  });

  it("ranks the documents that the question names first, unless document choice is off", async () => {
    const { add, query } = await setup();
    const about = (words: string) => `# Results\n\n${words}`;
    await add("bestbuy-2021.md", about("Revenue in the year was 50 million dollars."));
    await add("lodge-2021.md", about("What the revenue was in the year: revenue of 60 million dollars."));
    await add("harbour-2020.md", about("The revenue of the harbour and of its ferries."));
    const first = async (more: object) => {
      const question = "What was the revenue of Best Buy in the year 2021?";
      const request = { scope: { owner: OWNER }, question, history: [], top_k: 3, hybrid: true, vectors: false };
      const { passages } = await query.answer({ ...request, ...more });
      return passages[0]?.document_name;
    };
    expect(await first({})).toBe("bestbuy-2021.md");
    expect(await first({ document_choice: false })).toBe("lodge-2021.md");
  });

  it("asks for the rows once for a question, whatever is written meanwhile", async () => {
    const { add, query, store } = await setup();
    await add("tea.md", TEA);
    const ships = await add("ships.md", SHIPS);
    let asked = 0;
    const real = store.query.bind(store);
    store.query = async (...request) => {
      asked++;
      // As a document that is being read does all the time.
      await store.write([put(documents, { ...ships, processed_at: new Date(asked).toISOString() })]);
      return real(...request);
    };
    const question = "Which races did the Bluenose win, and how is green tea made?";
    const answer = await query.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });
    expect(answer.content).toContain("Bluenose");
    expect(asked).toBe(1);
  });

  it("scores what answers the question above the default threshold, and what does not below", async () => {
    const { add, search } = await setup();
    await add("tea.md", TEA);
    await add("ships.md", SHIPS);
    const asked = await search("How many races did the schooner Bluenose win?", { threshold: 0.7 });
    expect(asked.passages.map(({ document_name }) => document_name)).toEqual(["ships.md"]);
    const foreign = await search("Who invented the transistor radio?", { threshold: 0.7 });
    expect(foreign.passages).toEqual([]);
    expect((await search("qwzx blarg", { threshold: 0.1 })).passages).toEqual([]);
  });

  it("answers from the documents", async () => {
    const { add, query } = await setup();
    await add("ships.md", SHIPS);
    const answer = await query.answer({
      scope: { owner: OWNER },
      question: "How many masts does a sloop carry?",
      history: [],
      top_k: 5,
      hybrid: true,
    });
    expect(answer.answered).toBe(true);
    expect(answer.content).toContain("one mast");
  });
});

describe("sentences of documents that a model embeds", () => {
  const HOME =
    "# Home\n\nThe cat sleeps. Our car was repaired in May. The roof leaks.\n\nNobody drives the automobile.";
  const question = "Who fixed the automobile?";
  const ask = (query: Awaited<ReturnType<typeof setup>>["query"]) =>
    query.answer({ scope: { owner: OWNER }, question, history: [], top_k: 5, hybrid: true });

  it("are embedded with their passage, and not again when a question asks for them", async () => {
    const { embedder, embedded } = createTellingEmbedder();
    const { add, query, reports } = await setup(embedder);
    await add("home.md", HOME);
    expect(embedded.sentences).toContain("Our car was repaired in May.");
    expect((await ask(query)).content).toContain("Our car was repaired in May.");
    // Headings have no vectors in the index.
    expect(embedded).toMatchObject({ queries: [question], passages: ["Home"] });
    expect(reports).toEqual([]);
  });

  it("are embedded for the question where the index has no vectors of them", async () => {
    const { embedder, embedded } = createTellingEmbedder();
    const { embedPassages: _, ...older } = embedder;
    const { add, query } = await setup(older);
    await add("home.md", HOME);
    embedded.passages.length = 0;
    expect((await ask(query)).content).toContain("Our car was repaired in May.");
    expect(embedded.passages).toContain("Our car was repaired in May.");
  });
});
