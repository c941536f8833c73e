import { createCanvas } from "@napi-rs/canvas";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Document } from "#core/library/documents/document.ts";
import type { DocumentMarks, DocumentText } from "#core/library/documents/document-text.ts";
import { startWithNote, type ServerWithNote } from "./testing/start-with-note.ts";

const SENTENCE = "The bell of the chapel weighs 320 kilograms.";
const SIZE = { width: 1600, height: 500 };

let server: ServerWithNote;
beforeAll(async () => {
  server = await startWithNote("# Bells\n\nThey are cast in Utrecht.\n");
});
afterAll(async () => {
  await server.close();
  expect(server.errors).toEqual([]);
});

function photo(): File {
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.fillStyle = "#000000";
  context.font = "56px sans-serif";
  context.fillText(SENTENCE, 80, 250);
  return new File([new Uint8Array(canvas.toBuffer("image/png"))], "bell.png");
}

const headers = () => ({ authorization: `Bearer ${server.token}` });

async function post<Answer>(path: string, fields: Readonly<Record<string, string | File>>): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const response = await fetch(server.origin + path, { method: "POST", body, headers: headers() });
  expect(response.ok, await response.clone().text()).toBe(true);
  return (await response.json()) as Answer;
}

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(server.origin + path, { headers: headers() })).json()) as Answer;
}

test("the server reads the text off an image, with its places, and serves the image as one", async () => {
  const collection_id = server.collection.id;
  const { id, document_type } = await post<Document>("/api/documents/", { collection_id, file: photo() });
  expect(document_type).toBe("png");
  const status = async () => (await get<Document>(`/api/documents/${id}`)).status;
  await expect.poll(status, { timeout: 100_000 }).toBe("completed");
  expect(await get<Document>(`/api/documents/${id}`)).toMatchObject({
    chunk_count: 1,
    metadata: { pages: 1, words: 8, warnings: [], ocr: { state: "done", pages: 1, done: 1, unread: [] } },
  });
  const { text } = await get<DocumentText>(`/api/documents/${id}/text`);
  expect(text).toBe(SENTENCE);
  const at = text.indexOf("320");
  const { marks, pages } = await get<DocumentMarks>(`/api/documents/${id}/marks?start=${at}&end=${at + 3}`);
  expect(pages).toMatchObject([{ page: 1, width: expect.closeTo(842), height: expect.closeTo(263.1, 0) }]);
  const { y = 0, height = 0 } = marks[0] ?? {};
  // The words stand on half the height of the image, and reach a little below.
  expect([y < 128, y + height > 129, y + height < 145]).toEqual([true, true, true]);
  const file = await fetch(`${server.origin}/api/documents/${id}/file`, { headers: headers() });
  expect(file.headers.get("content-type")).toBe("image/png");
});

test("an image is recognised again in a language that is chosen", async () => {
  const { id } = await post<Document>("/api/documents/", { collection_id: server.collection.id, file: photo() });
  const state = async () => {
    const { status, metadata } = await get<Document>(`/api/documents/${id}`);
    return [status, (metadata["ocr"] as { state?: string } | undefined)?.state];
  };
  await expect.poll(state, { timeout: 100_000 }).toEqual(["completed", "done"]);
  const response = await fetch(`${server.origin}/api/documents/${id}/ocr`, {
    method: "PUT",
    headers: { ...headers(), "content-type": "application/json" },
    body: JSON.stringify({ language: "eng" }),
  });
  expect(response.status, await response.clone().text()).toBe(200);
  await expect.poll(state, { timeout: 100_000 }).toEqual(["completed", "done"]);
  expect((await get<DocumentText>(`/api/documents/${id}/text`)).text).toBe(SENTENCE);
});

test("the text of an image is extracted without keeping it", async () => {
  const { extracted_text } = await post<{ extracted_text: string }>("/api/v1/documents/process", { file: photo() });
  expect(extracted_text).toBe(SENTENCE);
});
