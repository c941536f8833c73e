import { expect, test } from "vitest";
import { Document } from "#core/library/documents/document.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

/** Pages and files at addresses. */
export function fromWebCases({ api, standIns }: ContractSetup): void {
  const add = (collection_id: string, url: unknown) =>
    api.json("POST", "/api/documents/from-web", { url, collection_id });
  const added = async (path: string) => {
    const { id } = await api.newCollection();
    const { status, body, text } = await add(id, `${standIns()}/pages/${path}`);
    expect(status, text).toBe(201);
    return Document.parse(body);
  };

  test("a web page becomes a document with its title as its name, its source and its article", async () => {
    const document = await added("owls.html");
    expect(document).toMatchObject({
      original_filename: "Owls.html",
      document_type: "html",
      status: "processing",
      source: { url: `${standIns()}/pages/owls.html`, fetched_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    expect(await api.settled(document.id)).toMatchObject({ status: "completed", source: document.source });
    const { body } = await api.get(`/api/documents/${document.id}/text`);
    expect(JSON.stringify(body)).toContain("Owls hunt at night.");
    expect(JSON.stringify(body)).not.toContain("Home");
  });

  test("a copy keeps the source, and a file of one's own has none", async () => {
    const document = await api.settled((await added("owls.html")).id);
    const { id: collection_id } = await api.newCollection();
    const copy = await api.json("POST", `/api/documents/${document.id}/copy`, { collection_id });
    expect(copy.body).toMatchObject({ source: document.source });
    expect(await api.completed(collection_id, "own.md", "# Own\n\nMine.")).toMatchObject({ source: null });
  });

  test.each([
    ["heights.csv", "heights.csv", "csv"],
    ["table", "table.csv", "csv"],
    ["notes.md", "notes.md", "md"],
    ["latin.html", "Größe & Maß.html", "html"],
    ["untitled/", "untitled.html", "html"],
  ])("%s is kept as %s", async (path, original_filename, document_type) => {
    const document = await added(path);
    expect(document).toMatchObject({ original_filename, document_type });
    expect(await api.settled(document.id)).toMatchObject({ status: "completed" });
  });

  test("a page whose encoding only the server names is read in it", async () => {
    const { id } = await api.settled((await added("latin.html")).id);
    expect(JSON.stringify((await api.get(`/api/documents/${id}/text`)).body)).toContain("Die Größe täuscht.");
  });

  test("what cannot be added says why, and adds nothing", async () => {
    const { id } = await api.newCollection();
    const page = `${standIns()}/pages/owls.html`;
    expectRefusal(await add(id, "owls"), 400, /^url: must be a web address/);
    expectRefusal(await add(id, "file:///etc/passwd"), 400, /^url: must be a web address/);
    expectRefusal(await add(id, 7), 400, /^url: /);
    expectRefusal(await add("x", page), 400, /^collection_id: /);
    expectRefusal(await add(UNKNOWN_ID, page), 404, /collection/i);
    expectRefusal(await add(id, `${standIns()}/pages/picture.gif`), 400, /image\/gif.*no kind of document/);
    expectRefusal(await add(id, `${standIns()}/pages/none`), 502, /status 404/);
    expectRefusal(await add(id, `${standIns()}/pages/empty.html`), 502, /nothing/);
    expectRefusal(await add(id, `${standIns()}/pages/huge.txt`), 413, /more than/);
    expect((await api.get(`/api/documents/?collection_id=${id}`)).body).toEqual([]);
  });
}
