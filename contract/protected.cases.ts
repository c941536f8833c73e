import { expect, test } from "vitest";
import {
  PROTECTED_PASSWORD,
  readProtected,
  type ProtectedName,
} from "#core/engine/parse/testing/protected/protected-files.ts";
import { Document } from "#core/library/documents/document.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function protectedCases({ api }: ContractSetup): void {
  const unlock = (id: string, password: unknown) => api.json("POST", `/api/documents/${id}/unlock`, { password });

  async function locked(name: ProtectedName): Promise<{ readonly id: string; readonly collection_id: string }> {
    const { id: collection_id } = await api.newCollection();
    const { id } = await api.newDocument(collection_id, name, readProtected(name));
    expect(await api.settled(id)).toMatchObject({
      status: "failed",
      metadata: { protected: true, try_again: false, error: expect.stringMatching(/protected with a password/) },
    });
    return { id, collection_id };
  }

  test.each(["aes-256.pdf", "agile.docx"] as const)("%s is read, found and cited with its password", async (name) => {
    const { id, collection_id } = await locked(name);
    const { status, body } = await unlock(id, PROTECTED_PASSWORD);
    expect(status).toBe(200);
    expect(Document.parse(body)).toMatchObject({ id, status: "processing" });
    expect(await api.settled(id)).toMatchObject({ status: "completed", metadata: { protected: true } });

    const session = await api.newSession({ collection_id });
    const message = "Who is the harbour master of Brightwater?";
    const reply = await api.json("POST", "/api/chat/message", { session_id: session.id, message });
    expect(reply.body).toMatchObject({
      content: expect.stringContaining("Ada Lindqvist"),
      metadata: { source_documents: [expect.objectContaining({ document_id: id })] },
    });
    // It was for that reading only.
    expectRefusal(await unlock(id, PROTECTED_PASSWORD), 400, /does not ask for a password/);
    expect(JSON.stringify((await api.get(`/api/documents/${id}`)).body)).not.toContain(PROTECTED_PASSWORD);
  });

  test("no answer is kept under an Idempotency-Key, for the request holds a secret", async () => {
    const { id } = await locked("aes-256.pdf");
    const send = () =>
      api.call({
        method: "POST",
        path: `/api/documents/${id}/unlock`,
        headers: { "content-type": "application/json", "idempotency-key": `unlock ${id}` },
        body: { kind: "text", text: JSON.stringify({ password: PROTECTED_PASSWORD }) },
      });
    expect((await send()).status).toBe(200);
    expect((await api.settled(id)).status).toBe("completed");
    expectRefusal(await send(), 400, /does not ask for a password/);
  });

  test("a wrong password is told from a missing one, and the document stays as it is", async () => {
    const { id } = await locked("rc4-128.pdf");
    const before = (await api.get(`/api/documents/${id}`)).text;
    expectRefusal(await unlock(id, "wrong"), 403, /not the password/);
    expectRefusal(await unlock(id, ""), 400, /^password: must not be empty/);
    expectRefusal(await unlock(id, undefined), 400, /^password: /);
    expect((await api.get(`/api/documents/${id}`)).text).toBe(before);
  });

  test("a document that asks for no password is not unlocked", async () => {
    const { id: collection_id } = await api.newCollection();
    const read = await api.completed(collection_id, "tea.md", "Tea is a drink.");
    expectRefusal(await unlock(read.id, PROTECTED_PASSWORD), 400, /does not ask for a password/);
    const damaged = await api.newDocument(collection_id, "damaged.docx", "No archive.");
    expect((await api.settled(damaged.id)).status).toBe("failed");
    expectRefusal(await unlock(damaged.id, PROTECTED_PASSWORD), 400, /not protected with a password/);
    const owned = await api.completed(collection_id, "owner-only.pdf", readProtected("owner-only.pdf"));
    expect(owned.metadata).not.toHaveProperty("protected");
  });

  test("a document that is gone is not unlocked", async () => {
    expectRefusal(await unlock(UNKNOWN_ID, PROTECTED_PASSWORD), 404, UNKNOWN_ID);
    const { id } = await locked("standard.docx");
    await api.remove(`/api/documents/${id}`);
    expectRefusal(await unlock(id, PROTECTED_PASSWORD), 404, id);
  });

  test("a password is asked for again where a document is read again without it", async () => {
    const { id } = await locked("aes-256.pdf");
    expect((await api.json("POST", `/api/documents/${id}/process`, undefined)).status).toBe(200);
    expect(await api.settled(id)).toMatchObject({ status: "failed", metadata: { protected: true } });
  });
}
