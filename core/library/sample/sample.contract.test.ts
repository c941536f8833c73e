import { expect, test } from "vitest";
import { createInProcessService } from "#contract/testing/in-process.ts";
import { createRealEngine } from "#contract/testing/real-engine.ts";
import { LOCAL_USER } from "#core/accounts/built-in-user.ts";
import { SAMPLE } from "./sample.ts";

test("the sample goes through the ordinary endpoints and answers its questions", async () => {
  const { fetch, background, engine } = createInProcessService({ engine: createRealEngine });
  const made = await fetch("/api/collections/", {
    method: "POST",
    body: JSON.stringify(SAMPLE.collection),
    headers: { "content-type": "application/json" },
  });
  const { id: collection_id } = (await made.json()) as { id: string };
  for (const { name, type, text } of SAMPLE.documents) {
    const form = new FormData();
    form.append("collection_id", collection_id);
    form.append("file", new File([text], name, { type }));
    expect((await fetch("/api/documents/", { method: "POST", body: form })).status).toBe(201);
  }
  await background.idle();

  const expected = {
    "How often is the lens polished?": "Thursday",
    "Who brought bees to the island?": "Marit Aune",
    "How many steps does the tower have?": "142",
    "When does the last boat leave Skerry?": "17:15",
    "Summarise these documents": "Bees of the island",
  };
  const scope = { owner: LOCAL_USER, collection_id };
  for (const [question, words] of Object.entries(expected)) {
    const { content } = await engine.answer({ scope, question, history: [], top_k: 5, hybrid: true });
    expect(content, question).toContain(words);
  }
});
