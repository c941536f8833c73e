import { expect, test } from "vitest";
import { Document } from "#core/library/documents/document.ts";
import { expectRefusal, UNKNOWN_ID } from "./caller.ts";
import type { ContractSetup } from "./contract.ts";

export function uploadCases({ api, uploadBytes }: ContractSetup): void {
  const small = { name: "a.md", content: "Some text." };

  test("the collection is checked first, then the file, its kind and its size", async () => {
    const { id } = await api.newCollection();
    const before = await api.everything();
    expectRefusal(await api.upload(UNKNOWN_ID, []), 404, UNKNOWN_ID);
    expectRefusal(await api.upload(undefined, [small]), 400, /^collection_id: is required/);
    expectRefusal(await api.upload("tea", [small]), 400, /^collection_id: must be a UUID/);
    expectRefusal(await api.upload("\0", [small]), 400, /^collection_id: /);
    expectRefusal(await api.upload(id, []), 400, /^file: is required/);
    expectRefusal(await api.upload(id, [{ ...small, field: "document" }]), 400, /^file: is required/);
    expectRefusal(await api.upload(id, [small, small]), 400, /^file: must be one file/);
    for (const name of ["a.xlsb", "a", "a.exe", ".md.", "a.md.zip", "a.constructor"]) {
      expectRefusal(
        await api.upload(id, [{ ...small, name }]),
        400,
        /\.pdf, \.docx, \.doc, \.pptx, \.ppt, \.md, \.markdown, \.html, \.htm/,
      );
    }
    expectRefusal(await api.upload(id, [{ ...small, name: "all.zip" }]), 400, /unpack it and send each file in it/);
    expect(await api.everything()).toBe(before);
  });

  test.runIf(uploadBytes <= 16 * 1024 * 1024)(
    "a file over the limit is 413 and leaves nothing, one at the limit is taken",
    async () => {
      const { id } = await api.newCollection();
      const before = await api.everything();
      expectRefusal(await api.upload(id, [{ name: "big.md", content: new Uint8Array(uploadBytes + 1).fill(97) }]), 413);
      expect(await api.everything()).toBe(before);
      const full = await api.upload(id, [{ name: "full.md", content: new Uint8Array(uploadBytes).fill(97) }]);
      expect(full.status).toBe(201);
      await api.remove(`/api/documents/${Document.parse(full.body).id}`);
    },
  );

  test("a form that is cut off, or is none, is 400 and leaves nothing", async () => {
    const { id } = await api.newCollection();
    const before = await api.everything();
    const whole = `--x\r\ncontent-disposition: form-data; name="collection_id"\r\n\r\n${id}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="a.md"\r\ncontent-type: text/markdown\r\n\r\nSome te`;
    const send = (text: string, type: string) => api.raw("POST", "/api/documents/", text, type);
    expectRefusal(await send(whole, "multipart/form-data; boundary=x"), 400, /cut off/);
    expectRefusal(await send("no form at all", "multipart/form-data; boundary=x"), 400);
    expectRefusal(await send(whole, "multipart/form-data"), 400);
    expect(await api.everything()).toBe(before);
  });

  test.each([
    ["../../etc/passwd.md", "passwd.md"],
    ["C:\\Users\\me\\notes.MD", "notes.MD"],
    ["<script>alert(1)</script>.html", "script>.html"],
    ["  spaced out .md", "spaced out .md"],
    ["résumé 履歴書 👩‍🔬.md", "résumé 履歴書 👩‍🔬.md"],
    [`${"long".repeat(200)}.md`, `${"long".repeat(63)}.md`],
    ["evil\u202Efdp.md", "evilfdp.md"],
  ])("the name %s is kept as %s", async (name, kept) => {
    const { id } = await api.newCollection();
    const { status, body } = await api.upload(id, [{ ...small, name }]);
    expect(status).toBe(201);
    expect(Document.parse(body)).toMatchObject({
      original_filename: kept,
      filename: expect.stringMatching(/^doc_[0-9a-f]{8}\.(md|html)$/),
    });
  });

  test("an empty file is accepted and ends failed, with the reason", async () => {
    const { id } = await api.newCollection();
    const document = await api.settled((await api.newDocument(id, "empty.md", "")).id);
    expect(document).toMatchObject({
      status: "failed",
      file_size: 0,
      chunk_count: 0,
      processed_at: expect.any(String),
    });
    expect(document.metadata.error).toMatch(/empty/);
    expectRefusal(await api.get(`/api/documents/${document.id}/text`), 404);
    expect(await api.get(`/api/documents/${document.id}/file`)).toMatchObject({ status: 200, text: "" });
  });

  test.each(["pdf", "docx", "doc", "pptx", "ppt"])(
    "a .%s that is none ends failed, with the reason",
    async (extension) => {
      const { id } = await api.newCollection();
      const content = Uint8Array.from({ length: 2000 }, (_, index) => (index * 7919 + 13) % 256);
      const document = await api.settled((await api.newDocument(id, `damaged.${extension}`, content)).id);
      expect(document.status).toBe("failed");
      expect(document.metadata.error).toMatch(/\w+ \w+/);
    },
  );

  test("50 uploads at once all end, and are all counted", async () => {
    const { id } = await api.newCollection();
    const documents = await Promise.all(
      Array.from({ length: 50 }, (_, n) => api.newDocument(id, `${n}.md`, `Paragraph number ${n}.`)),
    );
    expect(new Set(documents.map((document) => document.id)).size).toBe(50);
    expect((await api.get(`/api/collections/${id}`)).body).toMatchObject({ document_count: 50 });
    for (const document of documents) expect((await api.settled(document.id)).status).toBe("completed");
    expect((await api.remove(`/api/collections/${id}`)).status).toBe(204);
  });
}
