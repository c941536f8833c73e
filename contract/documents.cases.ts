import { expect, test } from "vitest";
import { Document } from "#core/library/documents/document.ts";
import { FoundInDocument } from "#core/library/documents/find-in-document.ts";
import { expectRefusal, tick, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

const TEXT = "# Tea\n\nAssam is a black tea from India.\n\nSencha is a green tea from Japan.\n";

export function documentCases({ api }: ContractSetup): void {
  test("an upload answers at once, and every field is filled once it is completed", async () => {
    const { id: collection_id } = await api.newCollection();
    const { status, body } = await api.upload(collection_id, [{ name: "Tea, green & black.markdown", content: TEXT }]);
    expect(status).toBe(201);
    const uploaded = Document.strict().parse(body);
    expect(uploaded).toMatchObject({
      original_filename: "Tea, green & black.markdown",
      filename: `doc_${uploaded.id.slice(0, 8)}.markdown`,
      file_size: TEXT.length,
      document_type: "md",
      collection_id,
      status: "processing",
      processed_at: null,
      metadata: {},
      chunk_count: 0,
    });
    expect(uploaded.file_path).not.toBe("");

    const completed = await api.settled(uploaded.id);
    expect(completed).toMatchObject({
      ...uploaded,
      status: "completed",
      processed_at: expect.any(String),
      metadata: expect.any(Object),
      chunk_count: expect.any(Number),
    });
    expect(completed.chunk_count).toBeGreaterThan(0);
    expect(completed.metadata.processing_time_seconds).toSatisfy(Number.isInteger);
    expect(completed.metadata).toMatchObject({
      characters: expect.any(Number),
      warnings: [],
      embedding_model: expect.any(String),
    });
    expect((await api.get(`/api/collections/${collection_id}`)).body).toMatchObject({ document_count: 1 });
  });

  test("documents are listed newest first, of one collection or of all", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id: other } = await api.newCollection();
    const first = await api.newDocument(collection_id, "first.md", TEXT);
    await tick();
    const second = await api.newDocument(collection_id, "second.md", TEXT);
    const elsewhere = await api.newDocument(other, "third.md", TEXT);

    const own = await api.get(`/api/documents/?collection_id=${collection_id.toUpperCase()}`);
    expect(idsOf(own.body)).toEqual([second.id, first.id]);
    expect(own.headers["x-total-count"]).toBe("2");
    expect(idsOf((await api.get(`/api/documents/?collection_id=${collection_id}&limit=1&offset=1`)).body)).toEqual([
      first.id,
    ]);
    expect(idsOf((await api.get("/api/documents/")).body)).toEqual(
      expect.arrayContaining([first.id, second.id, elsewhere.id]),
    );
    expect((await api.get(`/api/documents/?collection_id=${UNKNOWN_ID}`)).body).toEqual([]);
    expectRefusal(await api.get("/api/documents/?collection_id=tea"), 400, /^collection_id: must be a UUID/);
  });

  test("the original file comes back whole, in ranges, and not again when it is known", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.newDocument(collection_id, 'Grüner "Tee".md', TEXT);
    const whole = await api.get(`/api/documents/${id}/file`);
    expect(whole).toMatchObject({ status: 200, text: TEXT });
    expect(whole.headers).toMatchObject({
      "content-type": "text/markdown; charset=utf-8",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    expect(whole.headers["content-disposition"]).toBe(
      "inline; filename=\"Gr_ner _Tee_.md\"; filename*=UTF-8''Gr%C3%BCner%20%22Tee%22.md",
    );
    expect((await api.get(`/api/documents/${id}/file?download=true`)).headers["content-disposition"]).toMatch(
      /^attachment; /,
    );

    const part = await api.get(`/api/documents/${id}/file`, { range: "bytes=2-4" });
    expect(part).toMatchObject({ status: 206, text: "Tea" });
    expect(part.headers["content-range"]).toBe(`bytes 2-4/${TEXT.length}`);
    expect((await api.get(`/api/documents/${id}/file`, { range: "bytes=-7" })).text).toBe("Japan.\n");
    expect((await api.get(`/api/documents/${id}/file`, { range: `bytes=${TEXT.length - 7}-` })).text).toBe("Japan.\n");
    expect((await api.get(`/api/documents/${id}/file`, { range: "bytes=4-2" })).status).toBe(200);
    const beyond = await api.get(`/api/documents/${id}/file`, { range: "bytes=9999-" });
    expectRefusal(beyond, 416);
    expect(beyond.headers["content-range"]).toBe(`bytes */${TEXT.length}`);

    const etag = whole.headers.etag ?? "";
    expect(await api.get(`/api/documents/${id}/file`, { "if-none-match": etag })).toMatchObject({
      status: 304,
      text: "",
    });
    expect((await api.get(`/api/documents/${id}/file`, { "if-range": '"other"', range: "bytes=2-4" })).status).toBe(
      200,
    );
    const head = await api.call({ method: "HEAD", path: `/api/documents/${id}/file` });
    expect(head).toMatchObject({ status: 200, text: "" });
  });

  test("no answer about a document shows the hash of its content", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "hashed.md", `${TEXT}\nHashed.\n`);
    const twin = await api.completed(collection_id, "twin.md", `${TEXT}\nHashed.\n`);
    const paths = ["", "/file", "/text", "/marks?start=0&end=5", "/find?q=sencha"].map(
      (part) => `/api/documents/${id}${part}`,
    );
    const answers = await Promise.all(
      [...paths, `/api/documents/?collection_id=${collection_id}`].map((p) => api.get(p)),
    );
    answers.push(await api.json("POST", "/api/search_u/", { query: "Sencha", collection_id, similarity_threshold: 0 }));
    for (const { status, text, headers } of answers) {
      expect(status).toBe(200);
      expect(text + JSON.stringify(headers)).not.toMatch(/[0-9a-f]{64}/);
    }
    expect(answers[0]?.body).toMatchObject({ file_path: twin.file_path });
  });

  test("a page that a person uploaded cannot run as one of ours", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.newDocument(collection_id, "page.htm", "<p>Hello</p><script>alert(1)</script>");
    const { headers } = await api.get(`/api/documents/${id}/file`);
    expect(headers["content-security-policy"]).toMatch(/^sandbox; default-src 'none'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("the extracted text has structure, and ranges point into it", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "tea.md", TEXT);
    const { status, body } = await api.get(`/api/documents/${id}/text`);
    expect(status).toBe(200);
    const { text, blocks } = body as { text: string; blocks: { start: number; end: number }[] };
    expect(blocks.map(({ start, end }) => text.slice(start, end))).toContain("Sencha is a green tea from Japan.");
    expect((await api.get(`/api/documents/${id}/marks?start=0&end=5`)).body).toEqual({
      marks: [],
      unsure: [],
      pages: [],
    });
    expectRefusal(await api.get(`/api/documents/${id}/marks?start=a&end=5`), 400, /^start: /);
    expectRefusal(await api.get(`/api/documents/${id}/marks?start=0`), 400, /^end: is required/);
  });

  test("words are found in a document whatever their case and accents", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "team.md", "# Équipe\n\nThe équipe met.\n\nThe EQUIPE left.\n");
    const { text } = (await api.get(`/api/documents/${id}/text`)).body as { text: string };
    const { status, body } = await api.get(`/api/documents/${id}/find?q=the%20equipe`);
    expect(status).toBe(200);
    const { places, has_more, pages } = FoundInDocument.strict().parse(body);
    expect(places.map(({ start, end }) => text.slice(start, end))).toEqual(["The équipe", "The EQUIPE"]);
    expect(places.every(({ page, marks }) => page === null && marks.length === 0)).toBe(true);
    expect({ has_more, pages }).toEqual({ has_more: false, pages: [] });

    const first = FoundInDocument.parse((await api.get(`/api/documents/${id}/find?q=equipe&limit=1`)).body);
    expect([first.places.length, first.has_more]).toEqual([1, true]);
    expect((await api.get(`/api/documents/${id}/find?q=nowhere`)).body).toMatchObject({ places: [], has_more: false });

    for (const query of ["", "?q=", "?q=%20", `?q=${"a".repeat(501)}`])
      expectRefusal(await api.get(`/api/documents/${id}/find${query}`), 400, /^q: /);
    expectRefusal(await api.get(`/api/documents/${id}/find?q=a&limit=0`), 400, /^limit: /);
    expectRefusal(await api.get(`/api/documents/${UNKNOWN_ID}/find?q=a`), 404);
  });

  test("a document has a guide once it is read, and none when it failed or is gone", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "tea.md", TEXT);
    const { status, body, text } = await api.get(`/api/documents/${id}/guide`);
    expect(status, text).toBe(200);
    const { questions } = body as { questions: { start: number; end: number }[] };
    expect(body).toMatchObject({ document_id: id, names: expect.any(Array), terms: expect.any(Array) });
    for (const { start, end } of questions) expect(end).toBeGreaterThan(start);
    expect((await api.get(`/api/documents/${id}/guide`)).body).toEqual(body);
    const failed = await api.settled((await api.newDocument(collection_id, "empty.md", "")).id);
    expectRefusal(await api.get(`/api/documents/${failed.id}/guide`), 404);
    await api.remove(`/api/documents/${id}`);
    expectRefusal(await api.get(`/api/documents/${id}/guide`), 404, id);
  });

  test("a document that failed is processed again, one that is read is not", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.settled((await api.newDocument(collection_id, "empty.md", "")).id);
    const again = await api.json("POST", `/api/documents/${id}/process`, {});
    expect(again.status, again.text).toBe(200);
    expect(again.body).toMatchObject({ id, status: "processing" });
    expect(await api.settled(id)).toMatchObject({ status: "failed", metadata: { error: expect.any(String) } });
    const read = await api.completed(collection_id, "tea.md", TEXT);
    expectRefusal(await api.json("POST", `/api/documents/${read.id}/process`, {}), 400);
  });

  test("a document with text on every page stays as it is when its text recognition is stopped or resumed", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "tea.md", TEXT);
    const read = (await api.get(`/api/documents/${id}`)).body;
    expect(await api.remove(`/api/documents/${id}/ocr`)).toMatchObject({ status: 200, body: read });
    expect(await api.json("POST", `/api/documents/${id}/ocr`, {})).toMatchObject({ status: 200, body: read });
  });

  test("a language to recognise scanned pages in is one that is known, of a document that has such pages", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "tea.md", TEXT);
    const choose = (language: string) => api.json("PUT", `/api/documents/${id}/ocr`, { language });
    expectRefusal(await choose("klingon"), 400, /is no language that text recognition knows/);
    for (const language of ["eng", "deu", "auto"]) expectRefusal(await choose(language), 400, /has no scanned pages/);
  });

  test("deleting a document removes all of it", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "tea.md", TEXT);
    expect(await api.remove(`/api/documents/${id}`)).toMatchObject({ status: 204, text: "" });
    for (const path of ["", "/file", "/text"]) expectRefusal(await api.get(`/api/documents/${id}${path}`), 404, id);
    expectRefusal(await api.remove(`/api/documents/${id}`), 404, id);
    expectRefusal(await api.json("POST", `/api/documents/${id}/process`, {}), 404, id);
    expectRefusal(await api.json("POST", `/api/documents/${id}/ocr`, {}), 404, id);
    expectRefusal(await api.remove(`/api/documents/${id}/ocr`), 404, id);
    expectRefusal(await api.json("PUT", `/api/documents/${id}/ocr`, { language: "eng" }), 404, id);
    expect((await api.get(`/api/collections/${collection_id}`)).body).toMatchObject({ document_count: 0 });
  });

  test("several are deleted by one request", async () => {
    const { id: collection_id } = await api.newCollection();
    const first = await api.completed(collection_id, "first.md", TEXT);
    const second = await api.completed(collection_id, "second.md", TEXT);
    const ids = [first.id, UNKNOWN_ID, second.id, first.id];
    const { status, body } = await api.json("POST", "/api/documents/delete", { ids });
    expect([status, body]).toEqual([200, { deleted: 2 }]);
    expect((await api.get(`/api/documents/?collection_id=${collection_id}`)).body).toMatchObject([]);
  });

  test("copies are joined with the document that stays, which gets their tags and highlights", async () => {
    const [{ id: collection_id }, { id: other }] = [await api.newCollection(), await api.newCollection()];
    const own = `${TEXT}${crypto.randomUUID()}`;
    const stays = await api.completed(collection_id, "tea.md", own);
    const copy = await api.completed(collection_id, "tea.md", own);
    const elsewhere = await api.completed(other, "tea.md", own);
    await api.json("PUT", `/api/documents/${stays.id}`, { tags: ["green"] });
    await api.json("PUT", `/api/documents/${copy.id}`, { tags: ["black", "green"] });
    const marked = { quote: "Assam is a black tea", note: "mine" };
    expect((await api.json("POST", `/api/documents/${copy.id}/highlights`, marked)).status).toBe(201);
    const ids = [copy.id, elsewhere.id, crypto.randomUUID()];
    const { status, body } = await api.json("POST", `/api/documents/${stays.id}/join`, { ids });
    expect([status, Document.parse(body).tags]).toEqual([200, ["green", "black"]]);
    expect((await api.get(`/api/documents/${stays.id}/highlights`)).body).toMatchObject([{ note: "mine" }]);
    expect((await api.get(`/api/documents/${copy.id}`)).status).toBe(404);
    expect((await api.get(`/api/documents/${elsewhere.id}`)).status, "of another collection").toBe(200);
    expect((await api.json("POST", `/api/documents/${copy.id}/join`, { ids })).status).toBe(404);
  });
}

const idsOf = (body: unknown): string[] =>
  Document.array()
    .parse(body)
    .map(({ id }) => id);
