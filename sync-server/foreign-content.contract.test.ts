import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bytesToBase64 } from "#contract/request.ts";
import type { Caller } from "#contract/caller.ts";
import { newPerson, type Person } from "#contract/platform/people.ts";
import { sendBounded } from "#contract/platform/testing/send-bounded.ts";
import { documents, type DocumentRow } from "#core/library/documents/document.ts";
import { sampleDocument } from "#core/library/documents/testing/sample-document.ts";
import { evaluationFiles } from "#core/library/evaluation/evaluation.ts";
import { syncConflicts } from "#core/sync/merge/sync-tables.ts";
import type { SearchAnswer } from "#core/library/search/search.ts";
import { toValues } from "#core/sync/merge/wire.ts";
import { startPostgres } from "./storage/testing/postgres-server.ts";
import { S3_KEYS, startS3Server } from "./storage/testing/s3-server.ts";
import { startInProcess, type TestServer } from "./testing/start-in-process.ts";

const postgres = await startPostgres();
if (!postgres) console.warn("There is no PostgreSQL on this machine; foreign content is not asked for over it and S3.");
afterAll(() => postgres?.close());

/** In everything of hers, and in nothing else. */
const SECRET = "heliotrope";
const TEXT = `# Plan\n\nThe ${SECRET} opens at nine.\n\n- first ${SECRET}\n- second ${SECRET}\n`;
const CASES = JSON.stringify([{ question: `Where is the ${SECRET}?` }]);
const DEVICE = "mallory000";

const STORAGES = [
  { name: "SQLite and files", isThere: true, open: async () => ({ change: {}, close: async () => undefined as void }) },
  {
    name: "PostgreSQL and S3",
    isThere: postgres !== undefined,
    async open() {
      const objects = await startS3Server("papers", 100);
      const blobs = { bucket: `${objects.origin}/papers`, prefix: "", region: "us-east-1", ...S3_KEYS };
      return { change: { databaseUrl: (await postgres?.place()) ?? null, blobs }, close: () => objects.close() };
    },
  },
];

describe.each(STORAGES)("over $name, a row that names somebody else's content", (storage) => {
  let server: TestServer;
  let closeStorage: () => Promise<void>;
  let ada: Person;
  let bob: Person;
  /** Hers, as a device of hers sees it. */
  let hers: Pick<DocumentRow, "file" | "text" | "segments" | "pipeline" | "chunk_count">;
  let herCases: string;
  let collection: string;

  describe.skipIf(!storage.isThere)("opens nothing:", () => {
    beforeAll(async () => {
      const opened = await storage.open();
      closeStorage = opened.close;
      server = await startInProcess(opened.change);
      const send = sendBounded((path, init) => fetch(server.origin + path, init));
      [ada, bob] = [await newPerson(send, "cookies"), await newPerson(send, "cookies")];
      const { id: made } = await ada.api.newCollection();
      const { id } = await ada.api.newDocument(made, "plan.md", TEXT);
      await ada.api.settled(id);
      await ada.api.upload(undefined, [{ name: "cases.json", content: CASES }], "/api/evaluation/files");
      const { file, text, segments, pipeline, chunk_count } = (await pulled(ada.api, documents.name)) as typeof hers;
      hers = { file, text, segments, pipeline, chunk_count };
      herCases = String((await pulled(ada.api, evaluationFiles.name))["file"]);
      expect([hers.file, hers.text, ...hers.segments, herCases].every((id) => /^[0-9a-f]{64}$/.test(String(id)))).toBe(
        true,
      );
      collection = (await bob.api.newCollection()).id;
      expect((await bob.api.json("POST", "/sync/hello", { protocol: 1, device: DEVICE, name: "His" })).status).toBe(
        200,
      );
    });
    afterAll(async () => {
      await server.close();
      await closeStorage();
      expect(server.errors).toEqual([]);
    });

    let batch = 0;
    /** A row of his, as a device may push it. */
    async function push(table: string, row: { readonly id: string; readonly owner: string }): Promise<void> {
      const now = Date.now().toString(36).padStart(9, "0");
      const op = [table, row.id, `${now}0000.${DEVICE}`, toValues({ ...row }, row.owner), 0, 1];
      const body = { device: DEVICE, n: ++batch, since: 0, hash: String(batch).padStart(16, "0"), ops: [op] };
      const answer = await bob.api.json("POST", "/sync/push", body);
      expect([answer.status, (answer.body as { rejected?: unknown[] }).rejected ?? []], answer.text).toEqual([200, []]);
    }

    async function pushDocument(fields: Partial<DocumentRow>): Promise<string> {
      const row = sampleDocument({ owner: bob.user.id, collection_id: collection, file_size: TEXT.length, ...fields });
      await push(documents.name, row);
      return row.id;
    }

    const read = (id: string, part: string, headers = {}) => bob.api.get(`/api/documents/${id}/${part}`, headers);

    test("as a file it is 404, whole, a range of it, and to who asks whether it changed", async () => {
      const id = await pushDocument({ file: hers.file });
      for (const headers of [{}, { range: "bytes=0-9" }, { "if-none-match": "*" }, { range: "bytes=-5" }]) {
        const { status, text } = await read(id, "file", headers);
        expect([status, text.includes(SECRET)], JSON.stringify(headers)).toEqual([404, false]);
      }
    });

    test("it is not processed: asked again it is 404, and a row that waits ends failed or stays as it is", async () => {
      const failed = await pushDocument({ file: hers.file, status: "failed", metadata: { error: "no" } });
      expect((await bob.api.json("POST", `/api/documents/${failed}/process`, {})).status).toBe(404);
      await pushDocument({ file: hers.file, status: "processing" });
      const job = await bob.api.json("POST", "/api/v1/jobs", {
        job_type: "document_process",
        payload: { document_id: await pushDocument({ file: hers.file }) },
      });
      expect(job.status).toBe(201);
      expect(await ended(bob.api, (job.body as { id: string }).id)).toBe("failed");
      expect((await bob.api.get("/api/documents/")).text).not.toContain(SECRET);
    });

    test("as text it is 404, also where it is no text at all", async () => {
      for (const text of [hers.text, hers.file, hers.segments[0] ?? ""]) {
        const id = await pushDocument({ file: hers.file, text });
        expect((await read(id, "text")).status).toBe(404);
        expect((await read(id, "marks?start=0&end=9")).status).toBe(404);
      }
      const own = await bob.api.newDocument(collection, "own.md", "# Own\n\nNothing.");
      await bob.api.settled(own.id);
      const { file } = await pulled(bob.api, documents.name, own.id);
      const wrong = await pushDocument({ file: String(file), text: String(file) });
      expect((await read(wrong, "text")).status).toBe(404);
    });

    test("as an index it is neither found nor answered from, in any way of asking", async () => {
      await pushDocument({ ...hers });
      await pushDocument({ ...hers, text: hers.file, segments: [hers.file, herCases] });
      const asked = { collection_id: collection, similarity_threshold: 0, top_k: 50 };
      const answers = [await bob.api.json("POST", "/api/search_u/", { query: SECRET, ...asked })];
      const session = await bob.api.json("POST", "/api/chat/sessions", { name: "Talk", collection_id: collection });
      const { id } = session.body as { id: string };
      for (const message of [
        `Where is the ${SECRET}?`,
        "Summarise this collection.",
        "List all the items in the lists.",
        "Compare the documents.",
        "What are the three points?",
      ])
        answers.push(await bob.api.json("POST", "/api/chat/message", { session_id: id, message }));
      answers.push(
        await bob.api.json("POST", "/v1/chat/completions", {
          model: "lectern-extractive",
          messages: [{ role: "user", content: "When does it open?" }],
        }),
      );
      for (const { status, text } of answers) {
        expect(status, text).toBeLessThan(500);
        expect(text.toLowerCase()).not.toContain("opens at nine");
        expect(text).not.toContain(`first ${SECRET}`);
      }
    });

    test("as questions of an evaluation it is 404", async () => {
      const row = { id: crypto.randomUUID(), owner: bob.user.id, name: "stolen.json", file: herCases };
      const rest = { file_size: CASES.length, total_questions: 1, created_at: new Date().toISOString() };
      await push(evaluationFiles.name, { ...row, ...rest });
      const run = { test_cases_path: "stolen.json", collection_id: collection };
      const answer = await bob.api.json("POST", "/api/evaluation/run", run);
      expect([answer.status, answer.text.includes(SECRET)], answer.text).toEqual([404, false]);
    });

    test("in an archive of everything it is left out", async () => {
      await pushDocument({ ...hers });
      const job = await bob.api.json("POST", "/api/v1/jobs", { job_type: "export" });
      const { id } = job.body as { id: string };
      expect(await ended(bob.api, id)).toBe("completed");
      const made = await bob.api.get(`/api/v1/exports/${id}`);
      expect(made.status).toBe(200);
      expect(made.text).not.toContain(SECRET);
      const told = [await bob.api.get(`/api/v1/jobs/${id}`), await bob.api.get(`/api/v1/jobs/${id}/events`)];
      for (const { text } of told) expect(text).not.toMatch(/[0-9a-f]{64}/);
    });

    test("taking an overwritten value after all gives no right either", async () => {
      const id = await pushDocument({ file: "0".repeat(64) });
      const conflict = {
        id: `documents/${id}#file@${"0".repeat(13)}.${DEVICE}`,
        owner: bob.user.id,
        table: documents.name,
        row_id: id,
        field: "file",
        value: hers.file,
        stamp: `${"0".repeat(13)}.${DEVICE}`,
        settled: null,
      };
      await push(syncConflicts.name, conflict);
      const settled = await bob.api.json("POST", "/api/v1/sync/conflicts/settle", { id: conflict.id, take: true });
      expect(settled.status, settled.text).toBeLessThan(300);
      expect((await read(id, "file")).status).toBe(404);
      expect((await bob.api.get(`/sync/blobs/${hers.file}`)).status).toBe(404);
    });

    test("is found by the same search as soon as his device has sent the index", async () => {
      const { id } = await bob.api.newCollection();
      await push(documents.name, sampleDocument({ owner: bob.user.id, collection_id: id, ...hers }));
      const search = async () => {
        const asked = { query: SECRET, collection_id: id, similarity_threshold: 0 };
        return ((await bob.api.json("POST", "/api/search_u/", asked)).body as SearchAnswer).chunks.length;
      };
      expect([await search(), await search()]).toEqual([0, 0]);
      for (const blob of [hers.text ?? "", ...hers.segments]) {
        const bytes = await fetch(`${server.origin}/sync/blobs/${blob}`, {
          headers: { authorization: `Bearer ${ada.token}` },
        });
        await sendBlob(bob.api, blob, new Uint8Array(await bytes.arrayBuffer()));
      }
      await expect.poll(search, { timeout: 20_000 }).toBeGreaterThan(0);
    });

    test("who sends the same bytes holds them too, and what she deletes stays his", async () => {
      const id = await pushDocument({ file: hers.file });
      await sendBlob(bob.api, hers.file, new TextEncoder().encode(TEXT));
      const file = await read(id, "file");
      expect([file.status, file.text]).toEqual([200, TEXT]);
    });
  });
});

async function sendBlob(api: Caller, sha256: string, bytes: Uint8Array): Promise<void> {
  const files = [{ field: "file", name: "part", base64: bytesToBase64(bytes) }];
  const body = { kind: "form", fields: [], files } as const;
  const sent = await api.call({ method: "PUT", path: `/sync/blobs/${sha256}`, body });
  expect(sent.status, sent.text).toBe(204);
}

async function pulled(api: Caller, table: string, id?: string): Promise<Readonly<Record<string, unknown>>> {
  await api.json("POST", "/sync/hello", { protocol: 1, device: "watcher000", name: "A watcher" });
  const { rows } = (await api.get("/sync/pull?device=watcher000&since=0")).body as {
    rows: readonly [string, string, string, Record<string, unknown>][];
  };
  const row = rows.find(([name, each]) => name === table && (id === undefined || each === id));
  expect(row, table).toBeDefined();
  return row?.[3] ?? {};
}

async function ended(api: Caller, id: string): Promise<string> {
  for (;;) {
    const { status } = (await api.get(`/api/v1/jobs/${id}`)).body as { status: string };
    if (status !== "pending" && status !== "running") return status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
