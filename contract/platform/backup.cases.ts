import { describe, expect, test } from "vitest";
import { Job } from "#core/api/job-kinds.ts";
import { expectRefusal } from "../caller.ts";
import { expectInvalid } from "./people.ts";
import type { PlatformSetup } from "./platform-contract.ts";

const JOBS = "/api/v1/jobs";
const IMPORTS = "/api/v1/imports";

/** What a host promises about bringing in what an export made. */
export function backupCases(setup: PlatformSetup): void {
  describe("backups", () => {
    test("import brings in what an export made, to whoever brings it, and changes nothing the second time", async () => {
      const { api: bob, token } = setup.bob();
      const collection = await bob.newCollection("To be taken along");
      const document = await bob.completed(collection.id, "lark.md", "# Lark\n\nIt sings before sunrise.");
      const ended = async (id: string): Promise<Job> => {
        for (let pause = 5; ; pause = Math.min(pause * 2, 200)) {
          const job = Job.parse((await bob.get(`${JOBS}/${id}`)).body);
          if (job.completed_at !== null) return job;
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      };
      const { id } = Job.parse((await bob.json("POST", JOBS, { job_type: "export" })).body);
      const headers = { authorization: `Bearer ${token}` };
      const path = String((await ended(id)).result?.["download"]);
      const { base64 } = await setup.send({ method: "GET", path, headers });
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bring = async (bytes: Uint8Array) => {
        const answer = await bob.upload(undefined, [{ name: "backup.zip", content: bytes }], IMPORTS);
        expect(answer.status, answer.text).toBe(201);
        return ended(Job.parse(answer.body).id);
      };

      expect((await bob.remove(`/api/collections/${collection.id}`)).status).toBe(204);
      const job = await bring(content);
      expect(job, JSON.stringify(job)).toMatchObject({ job_type: "import", status: "completed", error: null });
      expect((await bob.get(`/api/collections/${collection.id}`)).body).toMatchObject({ document_count: 1 });
      const query = { query: "When does the lark sing?", collection_id: collection.id };
      expect((await bob.json("POST", "/api/search_u/", query)).text).toContain("sunrise");
      expect((await bob.get(`/api/documents/${document.id}/file`)).text).toContain("sunrise");
      expect((await bring(content)).result).toMatchObject({ added: 0, updated: 0, files_stored: 0 });

      expect(await bring(content.subarray(0, content.length - 9))).toMatchObject({
        status: "failed",
        error: expect.any(String),
      });
      expectRefusal(await setup.stranger.upload(undefined, [{ name: "a.zip", content }], IMPORTS), 401);
      expectInvalid(await bob.upload(undefined, [], IMPORTS), ["body", "file"]);
      // Only a file that was sent: no other job may name one.
      expectRefusal(await bob.json("POST", JOBS, { job_type: "import", payload: { filename: "a" } }), 400);
    });
  });
}
