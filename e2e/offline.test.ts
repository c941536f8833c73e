import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatMessage, ChatSession } from "#core/chat/chat.ts";
import { makePdf } from "#core/engine/parse/testing/make-pdf.ts";
import { call, createCollection, read, upload } from "./support/api.ts";
import { controlled, keptForOffline, openAppTab, type AppSession } from "./support/app-session.ts";

interface Found {
  readonly chunks: readonly {
    readonly document_id: string;
    readonly content: string;
    readonly metadata: { readonly page?: number };
  }[];
}

const LIGHTHOUSE = makePdf({
  title: "The lighthouse",
  pages: [
    ["This page speaks of whales and nothing else."],
    ["The lighthouse was built in 1896.", "Its keeper was called Ingrid Solheim."],
  ],
});

describe("a document, a question, and no network", () => {
  let app: AppSession;
  let page: Page;
  let collection: string;
  let document: string;

  beforeAll(async () => {
    ({ app, page } = await openAppTab());
    collection = (await createCollection(page, "Coast")).id;
  });
  afterAll(() => app.close());

  test("a PDF is read in the browser", async () => {
    const ended = await read(page, collection, "lighthouse.pdf", LIGHTHOUSE);

    expect(ended).toMatchObject({ status: "completed", metadata: { pages: 2, title: "The lighthouse" } });
    expect(ended.chunk_count).toBeGreaterThan(0);
    document = ended.id;
  });

  test("it is found by search and cited by an answer", async () => {
    await findsTheKeeper();
    await answersWhen();
  });

  test("all of it again after the plug was pulled and the page reloaded", async () => {
    await keptForOffline(page);
    await app.pullThePlug();
    await page.reload();
    await controlled(page);

    await findsTheKeeper();
    await answersWhen();
    const another = await read(
      page,
      collection,
      "offline.md",
      new TextEncoder().encode("# Offline\n\nThe ferry leaves at noon, network or not."),
    );
    expect(another.status).toBe("completed");
    const second = await upload(page, collection, "pdf-offline.pdf", makePdf({ pages: [["Read without a network."]] }));
    expect(second.status).toBe(201);
  });

  test("the original file and its marks are there too", async () => {
    const file = await page.evaluate(async (id) => {
      const response = await fetch(`/api/documents/${id}/file`);
      return { type: response.headers.get("content-type"), size: (await response.arrayBuffer()).byteLength };
    }, document);
    expect(file).toEqual({ type: "application/pdf", size: LIGHTHOUSE.byteLength });

    const { body } = await call<{ text: string }>(page, "GET", `/api/documents/${document}/text`);
    const start = body.text.indexOf("Ingrid");
    const marks = await call<{ marks: readonly { page: number }[] }>(
      page,
      "GET",
      `/api/documents/${document}/marks?start=${start}&end=${start + 14}`,
    );
    expect(marks.body.marks.map((mark) => mark.page)).toEqual([2]);
  });

  test("no foreign host was called", () => expect(app.foreign.asked).toEqual([]));

  async function findsTheKeeper(): Promise<void> {
    const { status, body } = await call<Found>(page, "POST", "/api/search_u/", {
      query: "lighthouse keeper Ingrid",
      collection_id: collection,
      similarity_threshold: 0,
    });
    expect(status).toBe(200);
    expect(body.chunks[0]).toMatchObject({ document_id: document, content: expect.stringContaining("Ingrid Solheim") });
  }

  async function answersWhen(): Promise<void> {
    const session = (
      await call<ChatSession>(page, "POST", "/api/chat/sessions", { name: "Coast", collection_id: collection })
    ).body;
    const { status, body } = await call<ChatMessage>(page, "POST", "/api/chat/message", {
      session_id: session.id,
      message: "When was the lighthouse built?",
    });
    expect(status).toBe(200);
    expect(body.content).toMatch(/1896.*\[1\]/s);
    expect(body.metadata).toMatchObject({ source_documents: [expect.objectContaining({ document_id: document })] });
  }
});
