import { expect, test } from "vitest";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { FoundHighlight, Highlight, PlacedHighlight } from "#core/library/highlights/highlight.ts";
import { expectRefusal, tick, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

const RULES =
  "# Rules\n\nDogs travel free of charge.\n\nThe last ferry leaves at nine.\n\nDogs travel free of charge.\n";

/** Passages that a person marked. */
export function highlightCases({ api }: ContractSetup): void {
  const pathOf = (document: string, id?: string) =>
    `/api/documents/${document}/highlights${id === undefined ? "" : `/${id}`}`;
  const create = async (document: string, body: object) => {
    const { status, body: made } = await api.json("POST", pathOf(document), body);
    expect(status, JSON.stringify(made)).toBe(201);
    return Highlight.strict().parse(made);
  };
  const listed = async (document: string, query = "") =>
    PlacedHighlight.strict()
      .array()
      .parse((await api.get(`${pathOf(document)}${query}`)).body);
  const found = async (query: string) =>
    FoundHighlight.strict()
      .array()
      .parse((await api.get(`/api/highlights?${query}`)).body);
  const rules = async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "rules.md", RULES);
    const { text } = (await api.get(`/api/documents/${id}/text`)).body as { text: string };
    return { collection_id, id, text };
  };

  test("words are highlighted, listed in the order of the text, changed and deleted", async () => {
    const { id, text } = await rules();
    const start = text.indexOf("leaves at nine");
    const later = await create(id, { start: start - 1, end: start + 14, note: "In winter?" });
    const quote = "leaves at nine";
    expect(later).toMatchObject({ document_id: id, start, end: start + 14, quote, color: "yellow", page: null });
    const first = await create(id, { quote: "dogs travel", color: "blue" });
    expect(first).toMatchObject({ quote: "Dogs travel", start: text.indexOf("Dogs"), note: "" });
    expect((await listed(id)).map((each) => [each.id, each.placement])).toEqual([
      [first.id, "same"],
      [later.id, "same"],
    ]);

    const path = pathOf(id, later.id);
    const { status, body } = await api.json("PUT", path, { color: "pink" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...later, color: "pink", updated_at: expect.any(String) });
    expect((await api.json("PUT", path, { note: "" })).body).toMatchObject({ color: "pink", note: "" });
    expect((await api.get(path)).body).toMatchObject({ id: later.id, note: "" });
    expect((await api.remove(path)).status).toBe(204);
    for (const answer of [await api.get(path), await api.remove(path), await api.json("PUT", path, { note: "x" })])
      expectRefusal(answer, 404, later.id);
    expect((await listed(id)).map((each) => each.id)).toEqual([first.id]);
  });

  test("a range is taken by its words where other words are there", async () => {
    const { id, text } = await rules();
    const last = text.lastIndexOf("Dogs");
    const { start, end } = await create(id, { start: last + 3, end: last + 7, quote: "Dogs" });
    expect([start, end]).toEqual([last, last + 4]);
  });

  test("what the text does not have is refused", async () => {
    const { id, text } = await rules();
    const refuse = async (body: object, detail: RegExp) =>
      expectRefusal(await api.json("POST", pathOf(id), body), 400, detail);
    await refuse({ quote: "Cats travel" }, /^quote: must be words of the document/);
    await refuse({ start: 0, end: 4, quote: "Cats" }, /^quote: must be words of the document/);
    await refuse({}, /^start: must be given with end/);
    await refuse({ start: 5, end: 5 }, /^end: must be greater than start/);
    await refuse({ start: 0, end: text.length + 1 }, /^end: must be at most \d+, where the text ends/);
    const blank = text.indexOf("\n\n");
    await refuse({ start: blank, end: blank + 2 }, /^start: .*only white space/);
    const point = { page: 1, x: 0.5, y: 0.5 };
    await refuse({ from: point, to: point, quote: "Dogs" }, /^from: must be on a page with text/);
    await refuse({ quote: "Dogs", color: "beige" }, /^color/);
    await refuse({ quote: "Dogs", note: "x".repeat(20_001) }, /^note: must not be longer than 20,000/);
    expect(await listed(id)).toEqual([]);
  });

  test("nothing is highlighted in what is not there", async () => {
    const { id, collection_id } = await rules();
    const { id: other } = await api.completed(collection_id, "other.md", "# Other\n\nOwls.");
    const { id: highlight } = await create(id, { quote: "Dogs" });
    const paths = [pathOf(UNKNOWN_ID), pathOf(id, UNKNOWN_ID), pathOf(other, highlight), pathOf("x")];
    for (const path of paths) expectRefusal(await api.get(path), 404);
    expectRefusal(await api.json("POST", pathOf(UNKNOWN_ID), { quote: "Dogs" }), 404, UNKNOWN_ID);
    expectRefusal(await api.json("POST", pathOf(id), { quote: "Dogs", version: 7 }), 404, /version/);
    expectRefusal(await api.get(`${pathOf(id)}?version=7`), 404, /version/);
    expectRefusal(await api.get(`${pathOf(id)}?limit=0`), 400, /^limit/);
    expectRefusal(await api.get(`/api/documents/${id}/lines?page=0`), 400, /^page/);
    expectRefusal(await api.get(`/api/documents/${UNKNOWN_ID}/lines?page=1`), 404, UNKNOWN_ID);
  });

  test("two places on the page of a PDF give the words between them, with their rectangles", async () => {
    const { id: collection_id } = await api.newCollection();
    const pages = [["Leaf one of the log."], ["Gulls were seen.", "Seals came later."]];
    const { id } = await api.completed(collection_id, "log.pdf", makePdf({ pages }));
    const path = `/api/documents/${id}/lines?page=2`;
    const { width, height, lines } = (await api.get(path)).body as {
      width: number;
      height: number;
      lines: { text: string; x: number; y: number; width: number; height: number }[];
    };
    expect(lines.map(({ text }) => text)).toEqual(["Gulls were seen.", "Seals came later."]);
    const at = (line: number, share: number) => {
      const { x = 0, y = 0, width: long = 0, height: high = 0 } = lines[line] ?? {};
      return { page: 2, x: (x + long * share) / width, y: (y + high / 2) / height };
    };
    const made = await create(id, { from: at(0, 0.01), to: at(1, 0.99), quote: "Gulls were seen.\nSeals came later." });
    expect(made).toMatchObject({ page: 2, quote: expect.stringMatching(/^Gulls were seen\.\s+Seals came later\.$/) });
    const [placed] = await listed(id);
    expect(placed?.marks.map(({ page }) => page)).toEqual([2, 2]);
    expect(placed?.pages).toEqual([{ page: 2, width, height }]);
  });

  test("a newer version keeps what it still says, and lists what it does not", async () => {
    const { id } = await rules();
    const moved = await create(id, { quote: "Dogs travel free of charge." });
    const gone = await create(id, { quote: "leaves at nine", note: "Bring the tickets" });
    const later = RULES.replace("leaves at nine", "stays in port").replace("# Rules", "# Rules\n\nAs of June.");
    expect((await api.put(`/api/documents/${id}/file`, [{ name: "rules.md", content: later }])).status).toBe(200);
    await api.settled(id);
    const now = await listed(id);
    expect(now).toMatchObject([
      { id: moved.id, placement: "same", quote: "Dogs travel free of charge." },
      { id: gone.id, placement: "gone", quote: "leaves at nine", note: "Bring the tickets" },
    ]);
    expect(now[0]?.start).toBeGreaterThan(moved.start);
    expect(await listed(id, "?version=1")).toMatchObject([
      { id: moved.id, placement: "same", start: moved.start },
      { id: gone.id, placement: "same", start: gone.start },
    ]);
    const again = await create(id, { quote: "leaves at nine", version: 1 });
    expect(again.start).toBe(gone.start);
  });

  test("a document that has no text any more lists its highlights, and takes none", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.completed(collection_id, "log.pdf", makePdf({ pages: [["Gulls were seen."]] }));
    await create(id, { quote: "Gulls" });
    const damaged = makePdf({ pages: [["Gulls were seen."]] }).subarray(0, 60);
    expect((await api.put(`/api/documents/${id}/file`, [{ name: "log.pdf", content: damaged }])).status).toBe(200);
    expect((await api.settled(id)).status).toBe("failed");
    expect(await listed(id)).toMatchObject([{ quote: "Gulls", placement: "unread", marks: [] }]);
    expectRefusal(await api.json("POST", pathOf(id), { quote: "Gulls" }), 404);
  });

  test("highlights of all documents are found by the words of quote and note, newest first", async () => {
    const { id, collection_id } = await rules();
    const { collection_id: elsewhere } = await rules();
    const first = await create(id, { quote: "free of charge", note: "Für Zählung" });
    await tick();
    const second = await create(id, { quote: "The last ferry" });
    const among = `collection_id=${collection_id}`;
    expect(await found(among)).toMatchObject([
      { id: second.id, document_name: "rules.md", collection_id },
      { id: first.id },
    ]);
    expect((await found(`${among}&q=${encodeURIComponent("zahlung FREE")}`)).map((each) => each.id)).toEqual([
      first.id,
    ]);
    expect(await found(`${among}&q=ferry+free`)).toEqual([]);
    expect(await found(`collection_id=${elsewhere}`)).toEqual([]);
    expectRefusal(await api.get(`/api/highlights?collection_id=${UNKNOWN_ID}`), 404, UNKNOWN_ID);
    expectRefusal(await api.get(`/api/highlights?q=${"x".repeat(501)}`), 400, /^q: must not be longer/);
  });

  test("they are exported as Markdown, of a document and of a collection", async () => {
    const { id, collection_id } = await rules();
    const { id: highlight } = await create(id, { quote: "leaves at nine", note: "In *winter*?", color: "green" });
    const { text, headers } = await api.get(`/api/highlights/export?document_id=${id}`);
    expect(headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="rules\.md - highlights\.md"; /);
    expect(text).toMatch(/^# Highlights of rules\.md\n\n> leaves at nine\n\nIn \*winter\*\?\n\n— \[rules\.md\]\(/);
    expect(text).toMatch(new RegExp(`/documents/${id}\\?highlight=${highlight}\\) · green, \\d{4}-\\d\\d-\\d\\d\n$`));
    const all = await api.get(`/api/highlights/export?collection_id=${collection_id}`);
    expect(all.text).toMatch(/^# Highlights of Contract\n\n## rules\.md\n\n> leaves at nine/);
    expectRefusal(await api.get("/api/highlights/export"), 400, /^document_id: must be given, or collection_id/);
    expectRefusal(await api.get(`/api/highlights/export?document_id=${UNKNOWN_ID}`), 404, UNKNOWN_ID);
    expectRefusal(await api.get(`/api/highlights/export?collection_id=${UNKNOWN_ID}`), 404, UNKNOWN_ID);
  });

  test("they go with their document, and are copied with it", async () => {
    const { id, collection_id } = await rules();
    const { id: highlight } = await create(id, { quote: "Dogs", note: "And cats?" });
    const copy = (await api.json("POST", `/api/documents/${id}/copy`, { collection_id })).body as { id: string };
    const [copied] = await listed(copy.id);
    expect(copied).toMatchObject({ document_id: copy.id, quote: "Dogs", note: "And cats?" });
    expect(copied?.id).not.toBe(highlight);

    expect((await api.remove(`/api/documents/${id}`)).status).toBe(204);
    expectRefusal(await api.get(pathOf(id, highlight)), 404);
    expect((await found(`collection_id=${collection_id}`)).map((each) => each.document_id)).toEqual([copy.id]);
  });

  test("a highlight is written once for an Idempotency-Key, and not over a change that was not seen", async () => {
    const { id } = await rules();
    const post = () =>
      api.call({
        method: "POST",
        path: pathOf(id),
        headers: { "content-type": "application/json", "idempotency-key": `highlight-${id}` },
        body: { kind: "text", text: JSON.stringify({ quote: "Dogs" }) },
      });
    const [first, again] = [await post(), await post()];
    expect(again.body).toEqual(first.body);
    const [{ id: highlight } = { id: "" }] = await listed(id);
    expect(await listed(id)).toHaveLength(1);

    const path = pathOf(id, highlight);
    const { etag = "" } = (await api.get(path)).headers;
    const change = (note: string) =>
      api.call({
        method: "PUT",
        path,
        headers: { "content-type": "application/json", "if-match": etag },
        body: { kind: "text", text: JSON.stringify({ note }) },
      });
    expect((await change("one")).status).toBe(200);
    expect((await change("two")).status).toBe(412);
    expect((await api.get(path)).body).toMatchObject({ note: "one" });
  });
}
