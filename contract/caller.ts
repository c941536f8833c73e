import { expect } from "vitest";
import { Collection } from "#core/library/collections/collection.ts";
import { Document } from "#core/library/documents/document.ts";
import { ChatSession, type NewChatSession } from "#core/chat/chat.ts";
import { bytesToBase64, responseText, type ContractFile, type ContractRequest, type Send } from "./request.ts";

export interface Called {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** Parsed; undefined when the body is empty or no JSON. */
  readonly body: unknown;
}

export type Caller = ReturnType<typeof createCaller>;

/** Milliseconds: to ask more rarely costs the cases more time than the answers do. */
const MOST_PAUSE = 40;

export const UNKNOWN_ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

/** The requests that the cases are written in. Names and ids are the cases' own, so that they can run beside other data. */
export function createCaller(send: Send) {
  async function call(request: ContractRequest): Promise<Called> {
    const response = await send(request);
    const text = responseText(response);
    const isJson = (response.headers["content-type"] ?? "").startsWith("application/json");
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== "" ? (JSON.parse(text) as unknown) : undefined,
    };
  }

  const get = (path: string, headers: Record<string, string> = {}) => call({ method: "GET", path, headers });
  const remove = (path: string) => call({ method: "DELETE", path });
  const json = (method: string, path: string, body: unknown) => raw(method, path, JSON.stringify(body));
  const raw = (method: string, path: string, text: string, type = "application/json") =>
    call({ method, path, headers: { "content-type": type }, body: { kind: "text", text } });

  function upload(
    collection_id: string | undefined,
    files: readonly Upload[],
    path = "/api/documents/",
  ): Promise<Called> {
    const fields = collection_id === undefined ? [] : [["collection_id", collection_id] as const];
    return call({ method: "POST", path, body: { kind: "form", fields, files: files.map(toSent) } });
  }

  const put = (path: string, files: readonly Upload[]): Promise<Called> =>
    call({ method: "PUT", path, body: { kind: "form", fields: [], files: files.map(toSent) } });

  async function newCollection(name = "Contract"): Promise<Collection> {
    const { status, body } = await json("POST", "/api/collections/", { name, description: "Made by a test" });
    expect(status).toBe(201);
    return Collection.parse(body);
  }

  async function newDocument(collection_id: string, name: string, content: string | Uint8Array): Promise<Document> {
    const { status, body } = await upload(collection_id, [{ name, content }]);
    expect(status, JSON.stringify(body)).toBe(201);
    return Document.parse(body);
  }

  async function newSession(fields: Partial<NewChatSession> = {}): Promise<ChatSession> {
    const { status, body } = await json("POST", "/api/chat/sessions", { name: "Contract", ...fields });
    expect(status).toBe(201);
    return ChatSession.parse(body);
  }

  /** Waits as a client does: by asking. */
  async function settled(id: string): Promise<Document> {
    for (let pause = 5; ; pause = Math.min(pause * 2, MOST_PAUSE)) {
      const document = Document.parse((await get(`/api/documents/${id}`)).body);
      if (document.status === "completed" || document.status === "failed") return document;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  async function completed(collection_id: string, name: string, content: string | Uint8Array): Promise<Document> {
    const document = await settled((await newDocument(collection_id, name, content)).id);
    expect(document.status, JSON.stringify(document.metadata)).toBe("completed");
    return document;
  }

  /** Everything that can be listed, to see that a refused request changed nothing; what cases before began is done by then. */
  async function everything(): Promise<string> {
    await allDone();
    const lists = [
      "/api/collections/",
      "/api/documents/",
      "/api/chat/sessions",
      "/api/evaluation/runs",
      "/api/evaluation/files",
    ];
    const answers = await Promise.all(lists.map((path) => get(path)));
    return answers.map((answer) => answer.text).join("\n");
  }

  async function allDone(): Promise<void> {
    const isOpen = ({ status, kind }: { status: string; kind?: string }) =>
      ["pending", "processing", "running"].includes(status) && kind !== "plugin";
    for (let pause = 5; ; pause = Math.min(pause * 2, MOST_PAUSE)) {
      const lists = await Promise.all(["/api/documents/", "/api/evaluation/runs"].map((path) => get(path)));
      const rows = lists.flatMap(({ body }) => body as { status: string; kind?: string }[]);
      if (!rows.some(isOpen)) return;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  return {
    call,
    get,
    remove,
    json,
    raw,
    upload,
    put,
    newCollection,
    newDocument,
    newSession,
    settled,
    completed,
    everything,
  };
}

export interface Upload {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly field?: string;
}

const toSent = ({ name, content, field = "file" }: Upload): ContractFile => ({
  field,
  name,
  base64: bytesToBase64(toBytes(content)),
});

const toBytes = (content: string | Uint8Array): Uint8Array =>
  typeof content === "string" ? new TextEncoder().encode(content) : content;

/** A refusal as documented: the status, and a body that is `{detail: string}` and, where one is expected, the code. */
export function expectRefusal(answer: Called, status: number, detail?: string | RegExp, code?: string): void {
  expect(answer.status, answer.text.slice(0, 300)).toBe(status);
  expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(answer.body).toEqual({ detail: expect.any(String), ...(code !== undefined && { code }) });
  if (detail) expect((answer.body as { detail: string }).detail).toMatch(detail);
}

/** Two rows made within one millisecond have no order; a pause gives them one. */
export const tick = () => new Promise((resolve) => setTimeout(resolve, 3));
