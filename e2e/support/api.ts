import type { Page } from "playwright";
import { expect } from "vitest";
import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Milliseconds from the call to the parsed body, measured in the page. */
  readonly took: number;
}

/** Calls the API as the page does: through `fetch`, not knowing who answers. */
export function call<Body = unknown>(page: Page, method: string, path: string, body?: unknown): Promise<Answer<Body>> {
  const request = { method, path, json: body === undefined ? undefined : JSON.stringify(body) };
  return page.evaluate(async ({ method, path, json }) => {
    const began = performance.now();
    const response = await fetch(path, {
      method,
      body: json,
      headers: json === undefined ? {} : { "content-type": "application/json" },
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined, took: performance.now() - began };
  }, request);
}

export async function createCollection(page: Page, name: string): Promise<Collection> {
  return (await call<Collection>(page, "POST", "/api/collections/", { name, description: `About ${name}` })).body;
}

export function upload(page: Page, collection: string, name: string, bytes: Uint8Array): Promise<Answer<Document>> {
  const request = { collection, name, base64: Buffer.from(bytes).toString("base64") };
  return page.evaluate(async ({ collection, name, base64 }) => {
    const began = performance.now();
    const content = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    const form = new FormData();
    form.set("collection_id", collection);
    form.set("file", new File([content], name));
    const response = await fetch("/api/documents/", { method: "POST", body: form });
    return { status: response.status, body: await response.json(), took: performance.now() - began };
  }, request);
}

/** The document once it is completed or failed. */
export async function processed(page: Page, id: string, limit = 60_000): Promise<Document> {
  const deadline = Date.now() + limit;
  for (;;) {
    const { status, body } = await call<Document>(page, "GET", `/api/documents/${id}`);
    if (status !== 200) throw new Error(`Document ${id} was answered ${status}: ${JSON.stringify(body)}`);
    if (body.status === "completed" || body.status === "failed") return body;
    if (Date.now() > deadline)
      throw new Error(`The document is still ${body.status}: ${JSON.stringify(body.metadata)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Uploads a file and waits for its end. */
export async function read(
  page: Page,
  collection: string,
  name: string,
  bytes: Uint8Array,
  limit?: number,
): Promise<Document> {
  const { status, body } = await upload(page, collection, name, bytes);
  if (status !== 201) throw new Error(`The upload was answered ${status}: ${JSON.stringify(body)}`);
  return processed(page, body.id, limit);
}

/** The document of this name, once it is listed. */
export async function listed(page: Page, name: string): Promise<Document> {
  const find = async () =>
    (await call<Document[]>(page, "GET", "/api/documents/")).body.find((each) => each.original_filename === name);
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return (await find()) as Document;
}
