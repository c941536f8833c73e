import { describe, expect, test } from "vitest";
import { apiRoutes } from "#core/api/app.ts";
import { expectRefusal, UNKNOWN_ID } from "../caller.ts";
import type { PlatformSetup } from "./platform-contract.ts";

/** The document-chat API knows users too: what ada has is nothing that bob could see, change or delete. */
export function ownershipCases({ ada, bob }: PlatformSetup): void {
  describe("document chat with tokens", () => {
    test("tells nobody of another's collections, documents, chats and runs, and touches none", async () => {
      const mine = ada().api;
      const collection = await mine.newCollection("Hers alone");
      const document = await mine.completed(collection.id, "hers.md", "# Hers\n\nThe canary sings at noon.");
      const session = await mine.newSession({ name: "Her talk", collection_id: collection.id });
      const asked = { session_id: session.id, message: "When does the canary sing?" };
      expect((await mine.json("POST", "/api/chat/message", asked)).status).toBe(200);
      expect((await mine.get("/api/chat/search?query=canary")).body).toHaveLength(1);
      const run = await mine.json("POST", "/api/evaluation/plugin/start", {
        collection_id: collection.id,
        total_questions: 1,
      });
      const file = `hers-${crypto.randomUUID().slice(0, 8)}.json`;
      const sent = [{ name: file, content: JSON.stringify([{ question: "When does the canary sing?" }]) }];
      expect((await mine.upload(undefined, sent, "/api/evaluation/files")).status).toBe(201);
      const ids: Readonly<Record<string, string>> = {
        collection_id: collection.id,
        document_id: document.id,
        session_id: session.id,
        evaluation_id: (run.body as { evaluation_run_id: string }).evaluation_run_id,
        evaluation_run_id: (run.body as { evaluation_run_id: string }).evaluation_run_id,
        name: file,
      };
      const before = await mine.everything();

      const named = apiRoutes.filter(
        ({ api, fullPath, tag }) => api === "document-chat" && tag !== "Models" && fullPath.includes(":"),
      );
      expect(named.length).toBeGreaterThan(10);
      for (const row of named) {
        const path = row.fullPath.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? `no id for ${name}`);
        const answer = row.form
          ? await bob().api.put(path, [{ name: "hers.md", content: "# His" }])
          : row.body
            ? await bob().api.json(row.method, path, bodies[row.name] ?? {})
            : await bob().api.call({
                method: row.method,
                path: row.query ? `${path}?start=0&end=1&page=1&q=canary` : path,
              });
        if (row.name === "loadState") expect(answer.text, row.name).not.toContain('"found":true');
        else expectRefusal(answer, 404);
      }
      expectRefusal(
        await bob().api.json("POST", "/api/search_u/", { query: "canary", collection_id: collection.id }),
        404,
      );
      expectRefusal(
        await bob().api.json("POST", "/api/chat/message", { session_id: session.id, message: "Canary?" }),
        404,
      );
      expectRefusal(await bob().api.get(`/api/chat/messages?session_id=${session.id}`), 404);
      expect((await bob().api.get("/api/chat/search?query=canary")).body).toEqual([]);
      expectRefusal(await bob().api.upload(collection.id, [{ name: "his.md", content: "His." }]), 404);
      expect(await mine.everything()).toBe(before);
      expect(await bob().api.everything()).not.toContain(collection.id);
      const found = await bob().api.json("POST", "/api/search_u/", { query: "When does the canary sing?" });
      expect(found.text).not.toContain("noon");
    });
  });
}

/** What these rows take, so that only the owner is wrong. */
const bodies: Readonly<Record<string, unknown>> = {
  changeDocument: { tags: ["his"] },
  copyDocument: { collection_id: UNKNOWN_ID },
  joinDocuments: { ids: [UNKNOWN_ID] },
  unlockDocument: { password: "pass" },
  readScanAgain: { language: "eng" },
  changeSession: { name: "His talk" },
  branchSession: { message_id: UNKNOWN_ID },
  saveState: { current_question_index: 0, answered_questions: 0, user_answers: {}, evaluation_results: [] },
};
