import type { Collection } from "#core/library/collections/collection.ts";
import type { Document } from "#core/library/documents/document.ts";
import { startInProcess, type TestServer } from "./start-in-process.ts";
import type { Config } from "../config.ts";

export interface ServerWithNote extends TestServer {
  readonly collection: Collection;
  readonly document: Document;
  /** A personal access token of the account that owns both. */
  readonly token: string;
  send(method: string, path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
}

/** A server with one account, one collection and one Markdown file in it that has been processed. */
export async function startWithNote(note: string, change: Partial<Config> = {}): Promise<ServerWithNote> {
  const server = await startInProcess(change);
  const send = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(server.origin + path, {
      method,
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const token = await openAccount(send);
  const authorization = `Bearer ${token}`;
  const made = await send("POST", "/api/collections/", { name: "Birds", description: "Notes" }, { authorization });
  const collection = (await made.json()) as Collection;
  const form = new FormData();
  form.set("collection_id", collection.id);
  form.set("file", new File([note], "gannets.md"));
  const headers = { authorization };
  const uploaded = await fetch(`${server.origin}/api/documents/`, { method: "POST", body: form, headers });
  const { id } = (await uploaded.json()) as Document;
  for (;;) {
    const found = (await (await fetch(`${server.origin}/api/documents/${id}`, { headers })).json()) as Document;
    if (found.status === "completed") return { ...server, collection, document: found, token, send };
    if (found.status === "failed") throw new Error(JSON.stringify(found.metadata));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function openAccount(send: ServerWithNote["send"]): Promise<string> {
  const account = { username: "ada", email: "ada@example.org", password: "correct horse battery" };
  await send("POST", "/api/v1/auth/register", account);
  const login = await send("POST", "/api/v1/auth/login", { email: account.email, password: account.password });
  const cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(";", 1)[0])
    .join("; ");
  const made = await send("POST", "/api/v1/auth/tokens", { name: "an assistant" }, { cookie });
  return ((await made.json()) as { token: string }).token;
}
