import { expect, test } from "vitest";
import type { DocumentType } from "#core/engine/formats.ts";
import { makeDocx } from "#core/engine/parse/testing/make-docx.ts";
import { FILES as MAKERS } from "#core/engine/testing/files-of-text.ts";
import { makeHtml } from "#core/engine/parse/testing/make-html.ts";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { makePptx } from "#core/engine/parse/testing/make-pptx.ts";
import { FILE_KINDS } from "#core/library/documents/file-kinds.ts";
import { SearchAnswer } from "#core/library/search/search.ts";
import type { ContractSetup } from "./contract.ts";

const SENTENCE = "The lighthouse keeper of Skerry polishes the lamp every Thursday.";

/** With headings, pages and titles where the format has them; the others are the sentence alone. */
const RICHER: Partial<Record<DocumentType, () => Uint8Array>> = {
  pdf: () => makePdf({ pages: [["The keeper"], [SENTENCE]] }),
  docx: () => makeDocx({ parts: [{ heading: "The keeper" }, { paragraph: SENTENCE }] }),
  pptx: () => makePptx({ slides: [{ title: "The keeper", items: [SENTENCE] }] }),
  html: () => makeHtml({ title: "The keeper", body: `<h1>The keeper</h1><p>${SENTENCE}</p>` }),
  md: () => new TextEncoder().encode(`# The keeper\n\n${SENTENCE}\n`),
};

const FILES = FILE_KINDS.flatMap(({ extension, type }) =>
  isRead(type) ? [[`keeper.${extension}`, RICHER[type] ?? (() => MAKERS[type](SENTENCE))] as const] : [],
);

/** Pictures are recognised, which the engine of the contract does not do. */
function isRead(type: DocumentType): type is keyof typeof MAKERS {
  return type in MAKERS;
}

export function formatCases({ api }: ContractSetup): void {
  test.each(FILES)("%s is read, found, cited and deleted", async (name, make) => {
    const { id: collection_id } = await api.newCollection();
    const document = await api.completed(collection_id, name, make());
    expect(document.metadata).toMatchObject({ words: expect.any(Number), characters: expect.any(Number) });

    const found = await api.json("POST", "/api/search_u/", {
      query: "lighthouse keeper polishes lamp",
      collection_id,
      similarity_threshold: 0,
    });
    const [best] = SearchAnswer.parse(found.body).chunks;
    expect(best).toMatchObject({ document_id: document.id, content: expect.stringContaining("polishes the lamp") });

    const session = await api.newSession({ collection_id });
    const reply = await api.json("POST", "/api/chat/message", {
      session_id: session.id,
      message: "When does the keeper of Skerry polish the lamp?",
    });
    expect(reply.body).toMatchObject({
      content: expect.stringContaining("Thursday"),
      metadata: { source_documents: [expect.objectContaining({ document_id: document.id })] },
    });

    await api.remove(`/api/documents/${document.id}`);
    const after = await api.json("POST", "/api/search_u/", {
      query: "lighthouse keeper",
      collection_id,
      similarity_threshold: 0,
    });
    expect(SearchAnswer.parse(after.body).chunks).toEqual([]);
  });

  test("front matter that names facts of ours does not take their place", async () => {
    const { id: collection_id } = await api.newCollection();
    const source = `---\npages: about twelve\nerror: none\nauthor: Ada\n---\n\n${SENTENCE}`;
    const { metadata } = await api.completed(collection_id, "facts.md", source);
    expect(metadata).toMatchObject({ author: "Ada" });
    expect(metadata).not.toHaveProperty("pages");
    expect(metadata).not.toHaveProperty("error");
  });

  test("a passage of a PDF is marked on its page", async () => {
    const { id: collection_id } = await api.newCollection();
    const { id, metadata } = await api.completed(
      collection_id,
      "keeper.pdf",
      makePdf({ pages: [["The keeper"], [SENTENCE]] }),
    );
    expect(metadata.pages).toBe(2);
    const { text } = (await api.get(`/api/documents/${id}/text`)).body as { text: string };
    const start = text.indexOf("polishes");
    const { body } = await api.get(
      `/api/documents/${id}/marks?start=${start}&end=${start + "polishes the lamp".length}`,
    );
    const { marks, pages } = body as { marks: { page: number; width: number; height: number }[]; pages: object[] };
    expect(marks).toEqual([expect.objectContaining({ page: 2 })]);
    expect(marks[0]?.width).toBeGreaterThan(20);
    expect(pages).toEqual([{ page: 2, width: 595, height: 842 }]);

    const finding = await api.get(`/api/documents/${id}/find?q=POLISHES%20the%20lamp`);
    expect(finding.body).toEqual({ places: [{ start, end: start + 17, page: 2, marks }], has_more: false, pages });

    // An answer of before the document was read anew knows another place; the words tell where it is now.
    const earlier = `start=${start - 4}&end=${start - 4 + "polishes the lamp".length}`;
    const moved = await api.get(`/api/documents/${id}/marks?${earlier}&begins=${encodeURIComponent("polishes the")}`);
    expect(moved.body).toEqual(body);
    const other = await api.get(`/api/documents/${id}/marks?${earlier}&begins=nowhere`);
    expect(other.body).toEqual((await api.get(`/api/documents/${id}/marks?${earlier}`)).body);
    expect(other.body).not.toEqual(body);
  });
}
