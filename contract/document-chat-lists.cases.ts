import { beforeAll, expect } from "vitest";
import type { ContractSetup } from "./contract.ts";
import { listCases, listRows } from "./lists.cases.ts";

/** Every list of document chat gives the part asked for. */
export function documentChatListCases({ api }: ContractSetup): void {
  let session = "";
  let document = "";

  beforeAll(async () => {
    const { id: collection_id } = await api.newCollection("Lists");
    await api.newCollection("Lists too");
    session = (await api.newSession({ collection_id })).id;
    const { id: other } = await api.newSession();
    expect((await api.json("POST", "/api/chat/message", { session_id: other, message: "Owls?" })).status).toBe(200);
    for (const name of ["a.md", "b.md"])
      document = (await api.completed(collection_id, name, `# ${name}\n\nOwls hunt at night.`)).id;
    for (const quote of ["Owls", "night"])
      expect((await api.json("POST", `/api/documents/${document}/highlights`, { quote })).status).toBe(201);
    for (const message of ["When do owls hunt?", "And who hunts?"])
      expect((await api.json("POST", "/api/chat/message", { session_id: session, message })).status).toBe(200);
    for (const name of ["one.json", "two.json"]) {
      const file = { name, content: JSON.stringify([{ question: "When?" }]) };
      expect((await api.upload(undefined, [file], "/api/evaluation/files")).status).toBe(201);
      const saved = { question: `What is in ${name}?`, collection_id };
      expect((await api.json("POST", "/api/evaluation/cases/", saved)).status).toBe(201);
      const run = { collection_id, total_questions: 1, user_id: "u", config: {} };
      expect((await api.json("POST", "/api/evaluation/plugin/start", run)).status).toBe(200);
    }
    await api.everything();
  });

  listCases(
    listRows("document-chat"),
    () => api,
    ({ name, fullPath }) => {
      if (name === "listHighlights") return fullPath.replace(":document_id", document);
      if (name === "searchChats") return `${fullPath}?query=owls`;
      return name === "listMessages" ? `${fullPath}?session_id=${session}` : fullPath;
    },
  );
}
